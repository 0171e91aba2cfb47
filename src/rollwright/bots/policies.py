"""Who plays a seat: a policy of the compiled loops, a bot by its level, a bot, a function or a kernel of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from rollwright import bots
from rollwright.games.protocol import InvalidSetup
from rollwright.sim.players import Decider, Player, PolicyFunction, player_for
from rollwright.sim.setup import policies_of

#: `"random"` and `"greedy"` are compiled; `"casual"`, `"club"`, `"master"` are bots. A function takes observations,
#: masks and a generator; a function compiled by Numba takes one observation, the legal actions and a random number.
Policy: TypeAlias = str | PolicyFunction | Decider

#: What stands in a setup for a seat that isn't played by a compiled policy.
PLACEHOLDER = "random"


def for_each(policies: Policy | Sequence[Policy], count: int, whose: str) -> list[Policy]:
    """One policy for all, or one for each."""
    listed: list[Any] = list(policies) if isinstance(policies, (list, tuple)) else [policies]
    listed = listed * count if len(listed) == 1 else listed
    if len(listed) != count:
        raise InvalidSetup(f"Expected one policy for all {whose}, or {count}; got {len(listed)}.")
    return listed


def is_compiled(key: str, policy: Policy) -> bool:
    """The policy plays inside the compiled loops."""
    return isinstance(policy, str) and policy in policies_of(key)


def setup_names(key: str, policies: Sequence[Policy | None]) -> list[str]:
    """The policies as a setup names them; those that are not compiled, or not there, get a placeholder."""
    return [str(policy) if policy is not None and is_compiled(key, policy) else PLACEHOLDER for policy in policies]


def players_of(key: str, policies: Sequence[Policy | None], seed: int) -> dict[int, Player]:
    """The players of the seats whose policies aren't compiled. Raises `UnknownBot` for a name that no bot has."""
    return {
        seat: player_for(found(key, policy), key, np.random.default_rng([natural(seed), seat]))
        for seat, policy in enumerate(policies)
        if policy is not None and not is_compiled(key, policy)
    }


def found(key: str, policy: Policy) -> Any:
    """A bot for its name, anything else as it is."""
    return bots.make(key, policy) if isinstance(policy, str) else policy


def natural(seed: int) -> int:
    """A seed that NumPy takes, from any integer."""
    return 2 * seed if seed >= 0 else -2 * seed - 1
