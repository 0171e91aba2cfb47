"""What bots decide, for the page's bots to decide after: `python -m tests.device.decisions GAME COUNT SEED`.

One line of JSON for each decision: the level, the state, the seat, the chance that was drawn, and the action's number.
Matches are played on by the bots themselves, in all numbers of seats and on all boards.
"""

from __future__ import annotations

import itertools
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from rollwright import bots
from rollwright.bots.minds import drawn_key
from rollwright.games import game as game_of

#: How often each level is asked: the strongest one thinks longest.
SHARES = (2, 2, 1)


def decisions(key: str, count: int, seed: int) -> Iterator[dict[str, Any]]:
    """So many decisions, taken from matches of all kinds."""
    yield from itertools.islice(_all_decisions(key, seed), count)


def _all_decisions(key: str, seed: int) -> Iterator[dict[str, Any]]:
    for number in itertools.count():
        yield from _of_a_match(key, random.Random(f"{key} {seed} {number}"))


def _of_a_match(key: str, chance: random.Random) -> Iterator[dict[str, Any]]:
    """A few of the decisions of a match, from anywhere in it. Quick bots play it, and every now and then any level."""
    game = game_of(key)
    seats = chance.choice(game.info.playable)
    sheets = chance.sample(game.info.sheets, seats) if game.info.sheets and chance.random() < 0.5 else None
    state = game.start(seats, chance.choice(game.info.variants), chance.randrange(seats), sheets=sheets)
    while not game.is_over(state):
        if dice := game.dice_wanted(state):
            state = game.throw(state, [chance.choice(die.faces) for die in dice])
            continue
        actions = {}
        for seat in game.deciders(state):
            is_told = len(game.legal(state, seat)) > 1 and chance.random() < 0.2
            level = chance.choices(bots.LEVELS[1:], SHARES)[0] if is_told else bots.LEVELS[1]
            drawn = chance.randrange(1 << 32)
            actions[seat] = bots.make(key, level).decide(state, seat, np.random.default_rng(drawn))
            if is_told:
                yield _told(game, state, seat, level, drawn) | {"code": game.action_code(actions[seat])}
        state = game.decide(state, actions)


def _told(game: Any, state: Any, seat: int, level: str, drawn: int) -> dict[str, Any]:
    rng = np.random.default_rng(drawn)
    keys = [*drawn_key(rng).tolist(), *drawn_key(rng).tolist()]
    where = {"variant": state.variant, "seats": state.seats, "seat": seat, "phase": str(state.phase)}
    return {**where, "level": level, "state": state.data.hex(), "chance": keys}


if __name__ == "__main__":
    for decision in decisions(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])):
        sys.stdout.write(f"{json.dumps(decision)}\n")
