"""What scripted players choose. Loaded once for each game, with its rules as globals (see `sim.loops`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rollwright.jit import kernel
from rollwright.sim.chance import below

if TYPE_CHECKING:
    from rollwright.games.rules_protocol import rules
    from rollwright.sim.defaults import no_dice_decisions as greedy_about_dice
    from rollwright.sim.defaults import no_own_policy as choose_own

# Policies.
RANDOM, GREEDY, OWN = range(3)


@kernel
def choose(
    policy: int,
    g: Any,
    after: Any,
    buffer: Any,
    trial: Any,
    seat: int,
    chance: Any,
    actions: Any,
    parts: Any,
    plan: Any,
) -> int:
    """The action that a policy takes. `g` and `after` are what `buffer` and `trial` hold; the rest is room to work."""
    if policy == RANDOM:
        return int(actions[below(chance, rules.legal(g, seat, actions))])
    if policy == GREEDY:
        return choose_greedily(g, after, buffer, trial, seat, chance, actions, parts)
    return int(choose_own(g, seat, chance, actions, plan))


@kernel
def choose_greedily(
    g: Any, after: Any, buffer: Any, trial: Any, seat: int, chance: Any, actions: Any, parts: Any
) -> int:
    """What raises the seat's score most at once; among equals something written, and one of these at random."""
    about_dice = greedy_about_dice(g, seat, chance, actions)
    if about_dice >= 0:
        return int(about_dice)
    best, best_worth, ties = -1, 0, 0
    for place in range(rules.legal(g, seat, actions)):
        action = actions[place]
        copy(buffer, trial)
        rules.mark(after, seat, action)
        worth = 2 * int(rules.score(after, seat, parts)) + int(is_written(g, after, seat))
        if best < 0 or worth > best_worth:
            best, best_worth, ties = int(action), worth, 0
        if worth == best_worth:
            ties += 1
            if below(chance, ties) == 0:
                best = int(action)
    return best


@kernel
def copy(buffer: Any, to: Any) -> None:
    """Byte by byte, as in `is_written`: what Numba has for whole arrays takes seconds to compile."""
    for place in range(len(buffer)):
        to[place] = buffer[place]


@kernel
def is_written(g: Any, after: Any, seat: int) -> bool:
    """Something stands on the sheet that didn't stand there before."""
    for row in range(g.cells.shape[1]):
        for column in range(g.cells.shape[2]):
            if after.cells[seat, row, column] != g.cells[seat, row, column]:
                return True
    return False
