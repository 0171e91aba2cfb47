"""The kernels that Python calls: those of one game, taking the flat buffer of a state.

Loaded once for each game, with its `rules` as a global (see `jit.kernels_for`). Passing a record to a kernel from
Python costs microseconds, a flat buffer a fraction of one, so the record is made on this side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.jit import kernel

if TYPE_CHECKING:
    from rollwright.games.rules_protocol import rules


@kernel
def start(buffer: Any, seats: int, variant: int, first: int) -> None:
    rules.start(buffer.view(rules.STATE)[0], seats, variant, first)


@kernel
def deciders(buffer: Any) -> int:
    return rules.deciders(buffer.view(rules.STATE)[0])


@kernel
def legal(buffer: Any, seat: int, actions: Any) -> int:
    return rules.legal(buffer.view(rules.STATE)[0], seat, actions)


@kernel
def is_legal(buffer: Any, seat: int, action: int) -> bool:
    actions = np.empty(rules.ACTIONS, np.int16)
    return bool((actions[: legal(buffer, seat, actions)] == action).any())


@kernel
def dice_wanted(buffer: Any, wanted: Any) -> int:
    return rules.dice_wanted(buffer.view(rules.STATE)[0], wanted)


@kernel
def throw(buffer: Any, faces: Any) -> None:
    rules.throw(buffer.view(rules.STATE)[0], faces)


@kernel
def decide(buffer: Any, actions: Any) -> None:
    rules.decide(buffer.view(rules.STATE)[0], actions)


@kernel
def mark(buffer: Any, seat: int, action: int) -> None:
    rules.mark(buffer.view(rules.STATE)[0], seat, action)


@kernel
def is_over(buffer: Any) -> bool:
    return rules.is_over(buffer.view(rules.STATE)[0])


@kernel
def scores(buffers: Any, seat: int, parts: Any, totals: Any) -> None:
    for at in range(len(buffers)):
        totals[at] = rules.score(buffers[at].view(rules.STATE)[0], seat, parts[at])


@kernel
def breach(buffer: Any, seat: int) -> int:
    return rules.breach(buffer.view(rules.STATE)[0], seat)
