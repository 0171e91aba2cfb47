"""Traces of random matches played by an oracle itself, in the form that the trace command prints."""

import random
from collections.abc import Iterator
from typing import Any

from . import ORACLES
from .oracle import DIE, Dice, Oracle
from .qwantum import FACES as QWANTUM_FACES
from .twenty_one import CARDS, LETTERS


def random_dice(game: str, oracle: Oracle, chance: random.Random) -> Dice:
    wanted = oracle.dice_wanted()
    if game == "splitter":
        return [chance.choice(DIE) for _ in wanted]
    thrown: dict[str, Any] = {str(die): chance.choice(QWANTUM_FACES.get(str(die), DIE)) for die in wanted}
    lying = oracle.dice if isinstance(oracle.dice, dict) else {}
    return {**lying, **thrown}


def start_line(game: str, match: int, seats: int, variant: str, chance: random.Random) -> dict[str, Any]:
    start: dict[str, Any] = {"match": match, "event": "start", "game": game, "variant": variant, "seats": seats}
    start["first"] = chance.randrange(seats)
    if game == "twenty-one":
        start["sheets"] = chance.sample(LETTERS, seats)
        start["cards"] = [CARDS[letter] for letter in start["sheets"]]
    return start


def random_match(game: str, match: int, seats: int, variant: str, chance: random.Random) -> Iterator[dict[str, Any]]:
    start = start_line(game, match, seats, variant, chance)
    yield start
    oracle = ORACLES[game](seats, variant, start["first"], start.get("cards"), start.get("sheets"))
    while not oracle.is_over():
        if oracle.dice_wanted():
            oracle.throw(random_dice(game, oracle, chance))
            yield {"match": match, "event": "throw", "active": oracle.active, "dice": oracle.dice}
            continue
        decisions = {seat: chance.choice(oracle.legal(seat)) for seat in oracle.deciders()}
        for seat, chosen in decisions.items():
            line = {"match": match, "event": "decide", "seat": seat, "active": oracle.active, "phase": oracle.phase}
            line |= {"dice": oracle.dice, "sheets": oracle.sheets(), "fails": oracle.fails()}
            line |= {"legal": list(oracle.legal(seat)), "chosen": chosen}
            if oracle.phase == "second":
                line["taken"] = oracle.taken
            yield line
        oracle.decide(decisions)
    end = {"sheets": oracle.sheets(), "fails": oracle.fails(), "scores": oracle.scores()}
    yield {"match": match, "event": "end", **end}
