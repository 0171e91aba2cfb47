"""What a decision costs before the network and the disk: `python -m bench.views [--game splitter] [--profile]`.

Four people play whole matches at a table, by chance. Counted is the processor's time from a message to the bytes that
everybody is told, for throws and decisions alike.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import pstats
import random
import time
from typing import Any

import msgspec

from rollwright.games import REGISTRY
from rollwright.server import messages as say
from rollwright.server import plans
from rollwright.server.live_table import LiveTable
from rollwright.server.standing import Options, Standing, after, encode, stored_events
from rollwright.store.interface import TableRow
from rollwright.table.dice import seal
from rollwright.table.events import Sealed
from rollwright.table.match import Match

SEATS = 4
SECRET = bytes(range(32))


class Reader:
    """Somebody at the table; what is told is counted and thrown away."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.looking = True
        self.told = 0

    def tell(self, text: bytes) -> None:
        self.told += len(text)


def seated(game: str) -> tuple[LiveTable, list[Reader]]:
    """A table where the match has begun."""
    match = Match.open(game, SEATS, match="x" * 22, source=Sealed(seal(SECRET)), secret=SECRET)
    people = {seat: f"person {seat}" for seat in range(SEATS)}
    for seat in people:
        match.accept(match.sit(seat, "Ada"))
    options = Options(game, match.opened.variant, SEATS, "sealed")
    row = TableRow(
        match.id, "ABCDEF", people[0], game, encode(options), False, 0.0, state="playing", number=match.number
    )
    table = LiveTable(Standing.of(row, people, match), match)
    table.present = frozenset(people)
    readers = [Reader(person) for person in people.values()]
    table.followers.update(readers)
    return table, readers


def play(table: LiveTable, rng: random.Random) -> tuple[list[float], list[float]]:
    """A match to its end: the seconds of each throw, and of each decision."""
    throws: list[float] = []
    decisions: list[float] = []
    while not table.match.is_over:
        position = table.match.position
        if position.thrower is not None:
            throws.append(_say(table, position.thrower, {"type": "throw", "nonce": f"{rng.getrandbits(40):x}"}))
            continue
        deciders = list(position.deciders)
        rng.shuffle(deciders)
        for seat in deciders:
            action = position.game.notation.action_to_json(rng.choice(position.game.legal(position.state, seat)))
            decisions.append(_say(table, seat, {"type": "decide", "action": action}))
    return throws, decisions


_COMMANDS = msgspec.json.Decoder(say.Throw | say.Decide)


def _say(table: LiveTable, seat: int, command: dict[str, Any]) -> float:
    text = encode({**command, "id": "a", "seat": seat, "number": table.match.number})
    began = time.process_time()
    said, person = _COMMANDS.decode(text), table.holdings[seat]
    plan = plans.throw(said, table, person) if isinstance(said, say.Throw) else plans.decide(said, table, person)
    standing = after(table.standing, plan, 0.0)
    stored_events(table.row.number + 1, plan.change.events if plan.change else ())
    table.accept(plan.change, standing)
    return time.process_time() - began


def measure(game: str, matches: int) -> dict[str, Any]:
    rng = random.Random(1)
    play(seated(game)[0], rng)  # loads what is compiled
    gc.collect()
    gc.disable()  # as the server does: see rollwright.server.gc_schedule
    throws: list[float] = []
    decisions: list[float] = []
    told = 0
    for _ in range(matches):
        table, readers = seated(game)
        thrown, decided = play(table, rng)
        throws += thrown
        decisions += decided
        told += sum(reader.told for reader in readers)
    used = sum(throws) + sum(decisions)
    return {
        "game": game,
        "decisions": len(decisions),
        "ms_a_decision": round(1000 * used / len(decisions), 3),
        "ms_a_throw": round(1000 * sum(throws) / len(throws), 3),
        "kilobytes_a_decision": round(told / len(decisions) / 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(REGISTRY), nargs="+", default=list(REGISTRY))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--profile", action="store_true", help="say where the time goes")
    asked = parser.parse_args()
    for game in asked.game:
        profile = cProfile.Profile()
        if asked.profile:
            profile.enable()
        print(json.dumps(measure(game, asked.matches)))
        if asked.profile:
            profile.disable()
            pstats.Stats(profile).sort_stats("tottime").print_stats(30)


if __name__ == "__main__":
    main()
