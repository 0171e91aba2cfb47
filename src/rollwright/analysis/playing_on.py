"""Playing a match on from a decision, many times, with dice that don't depend on what was decided.

Loaded once for each game, with its rules and its player as globals (see `analysis.why`). The dice of a throw follow
from the number of the match, the turn and the throw alone, and all dice fall each time, wanted or not. So two actions
meet the same dice as long as they ask for any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below

if TYPE_CHECKING:
    from rollwright.analysis.reference import player
    from rollwright.games.rules_protocol import rules

    #: The faces of each die as kernels know them.
    FACES = np.zeros((1, 1), np.int8)

#: No match has so many turns.
TURNS = 1 << 10
THROWS_OF_TURN = 2


@kernel
def play_on(mind: Any, buffer: Any, seat: int, action: int, key: Any, parts: Any) -> None:
    """Let a seat take an action and everybody play on to the end: the parts of the seat's score, match by match."""
    copy = buffer.copy()
    g = copy.view(rules.STATE)[0]
    plan = player.new_plan(mind, int(g.seats))
    chance, wanted = np.empty(WORDS, np.int64), np.empty(rules.DICE, np.int8)
    faces, actions = np.empty(rules.DICE, np.int8), np.empty(rules.MAX_SEATS, np.int16)
    for match in range(len(parts)):
        for place in range(len(buffer)):
            copy[place] = buffer[place]
        turn, throws, is_first = 0, 0, True
        while not rules.is_over(g):
            deciders = rules.deciders(g)
            if deciders == 0:
                begin_stream(chance, key, (match * TURNS + turn) * THROWS_OF_TURN + throws)
                throw_all(g, chance, wanted, faces)
                throws += 1
                continue
            for other in range(int(g.seats)):
                if deciders >> other & 1 and not (is_first and other == seat):
                    actions[other] = player.choose(mind, g, other, turn, plan)
            if is_first:
                actions[seat], is_first = action, False
            is_thrown = not is_table_empty(g)
            rules.decide(g, actions)
            if is_thrown and is_table_empty(g):
                turn, throws = turn + 1, 0
        rules.score(g, seat, parts[match])


@kernel
def is_table_empty(g: Any) -> bool:
    """Nothing was thrown in this turn yet."""
    is_empty = True
    for die in range(rules.DICE):
        is_empty = is_empty and g.dice[die] == 0
    return is_empty


@kernel
def throw_all(g: Any, chance: Any, wanted: Any, faces: Any) -> None:
    """Let all dice fall, and take those that are wanted."""
    fallen = np.empty(rules.DICE, np.int8)
    for die in range(rules.DICE):
        fallen[die] = FACES[die, below(chance, FACES.shape[1])]
    for place in range(rules.dice_wanted(g, wanted)):
        faces[place] = fallen[wanted[place]]
    rules.throw(g, faces)


@kernel
def parts_after(buffer: Any, seat: int, action: int, parts: Any) -> None:
    """The parts of a seat's score if it alone carried out an action now."""
    copy = buffer.copy()
    g = copy.view(rules.STATE)[0]
    rules.mark(g, seat, action)
    rules.score(g, seat, parts)
