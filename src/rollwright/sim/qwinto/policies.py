"""Qwinto in playouts: what the greedy player does with dice, and the random player that others have published."""

from __future__ import annotations

from typing import Any

from rollwright.games.qwinto.rules import AGAIN, KEEP, PASS, PICK, THROW_ONCE_MORE, legal, legal_dice, legal_writing
from rollwright.jit import kernel
from rollwright.sim.chance import below

NOTHING_PLANNED = -1


@kernel
def greedy_about_dice(g: Any, seat: int, chance: Any, actions: Any) -> int:
    """Any dice; again if nothing can be written."""
    if g.phase == PICK:
        return int(actions[below(chance, legal_dice(actions))])
    if g.phase == AGAIN:
        return KEEP if legal_writing(g, seat, actions) > 1 else THROW_ONCE_MORE
    return -1


@kernel
def choose_random_field(g: Any, seat: int, chance: Any, actions: Any, plan: Any) -> int:
    """Any dice; then any legal field or throwing again; after that any legal field, a failure only if there is none.

    The others: any legal field, or passing. `plan` keeps the field for which the dice were kept.
    """
    if g.phase == PICK:
        plan[0] = NOTHING_PLANNED
        return int(actions[below(chance, legal_dice(actions))])
    if g.phase == AGAIN:
        plan[0] = actions[below(chance, legal_writing(g, seat, actions))]
        if plan[0] != PASS:
            return KEEP
        plan[0] = NOTHING_PLANNED
        return THROW_ONCE_MORE
    if seat != g.active:
        return int(actions[below(chance, legal(g, seat, actions))])
    if plan[0] != NOTHING_PLANNED:
        return int(plan[0])
    fields = legal_writing(g, seat, actions) - 1
    return int(actions[below(chance, fields)]) if fields else PASS
