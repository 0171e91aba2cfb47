"""The rules of Stairs."""

from __future__ import annotations

from typing import Any

import numpy as np
from tests.fifth_game.games.stairs.sheet import DICE as DIE_NAMES
from tests.fifth_game.games.stairs.sheet import FULL_BONUS, MISS_COST, MISSES_TO_END, SEATS, STEPS

from rollwright.jit import kernel

MAX_SEATS = SEATS.stop - 1
DICE = len(DIE_NAMES)

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("active", "i1"),
            ("phase", "i1"),
            ("dice", "i1", (DICE,)),
            ("fails", "i1", (MAX_SEATS,)),
            ("cells", "i1", (MAX_SEATS, 1, STEPS)),
        ],
    )
)

THROW, WRITE, OVER = range(3)

# Actions: the step to write on, then pass.
PASS = STEPS
ACTIONS = STEPS + 1

# Parts of a score: the steps, the bonus, the misses.
STEPS_PART, BONUS_PART, MISSES_PART = range(3)
PARTS = 3


@kernel
def start(g: Any, seats: int, variant: int, first: int) -> None:
    """Empty staircases; the first player throws."""
    g.dice[:] = 0
    g.fails[:] = 0
    g.cells[:] = 0
    g.seats = seats
    g.active = first
    g.phase = THROW


@kernel
def deciders(g: Any) -> int:
    """Everybody writes at once."""
    return (1 << int(g.seats)) - 1 if g.phase == WRITE else 0


@kernel
def dice_wanted(g: Any, wanted: Any) -> int:
    """Both dice."""
    if g.phase != THROW:
        return 0
    for die in range(DICE):
        wanted[die] = die
    return DICE


@kernel
def throw(g: Any, faces: Any) -> None:
    """What fell lies on the table."""
    for die in range(DICE):
        g.dice[die] = faces[die]
    g.phase = WRITE


@kernel
def thrown_sum(g: Any) -> int:
    """The number that is written."""
    total = 0
    for die in range(DICE):
        total += int(g.dice[die])
    return total


@kernel
def fits(g: Any, seat: int, step: int, number: int) -> bool:
    """Numbers rise strictly from the lowest step to the highest."""
    if g.cells[seat, 0, step] != 0:
        return False
    for other in range(STEPS):
        written = int(g.cells[seat, 0, other])
        if written != 0 and (written >= number if other < step else written <= number):
            return False
    return True


@kernel
def legal(g: Any, seat: int, actions: Any) -> int:
    """The sum on a step where it fits, or pass."""
    if not deciders(g) >> seat & 1:
        return 0
    number, count = thrown_sum(g), 0
    for step in range(STEPS):
        if fits(g, seat, step, number):
            actions[count] = step
            count += 1
    actions[count] = PASS
    return count + 1


@kernel
def mark(g: Any, seat: int, action: int) -> None:
    """Write, or mark a miss."""
    if g.phase != WRITE:
        return
    if action == PASS:
        g.fails[seat] += 1
    else:
        g.cells[seat, 0, action] = thrown_sum(g)


@kernel
def decide(g: Any, actions: Any) -> None:
    """Everybody's decision; then the next player throws, unless the match has ended."""
    for seat in range(g.seats):
        mark(g, seat, actions[seat])
    g.dice[:] = 0
    if has_ended(g):
        g.phase = OVER
    else:
        g.phase = THROW
        g.active = (g.active + 1) % g.seats


@kernel
def written(g: Any, seat: int) -> int:
    """How many steps are written."""
    count = 0
    for step in range(STEPS):
        count += g.cells[seat, 0, step] != 0
    return count


@kernel
def has_ended(g: Any) -> bool:
    """Somebody has filled all steps or marked the third miss."""
    for seat in range(g.seats):
        if written(g, seat) == STEPS or g.fails[seat] >= MISSES_TO_END:
            return True
    return False


@kernel
def is_over(g: Any) -> bool:
    """Nobody decides or throws any more."""
    return int(g.phase) == OVER


@kernel
def score(g: Any, seat: int, parts: Any) -> int:
    """1 for each written step, 5 more for all, -2 for each miss."""
    steps = written(g, seat)
    parts[STEPS_PART] = steps
    parts[BONUS_PART] = FULL_BONUS if steps == STEPS else 0
    parts[MISSES_PART] = -MISS_COST * int(g.fails[seat])
    return int(parts[STEPS_PART]) + int(parts[BONUS_PART]) + int(parts[MISSES_PART])


@kernel
def breach(g: Any, seat: int) -> int:
    """The first step that isn't higher than the written ones before it, or -1."""
    last = 0
    for step in range(STEPS):
        number = int(g.cells[seat, 0, step])
        if number != 0 and number <= last:
            return step
        last = max(last, number)
    return -1
