"""Random matches of every game through text and back: `python -m tests.table.roundtrip --matches 10000`."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterable

from rollwright.games import REGISTRY
from rollwright.table.events import log_from_json, log_to_json
from rollwright.table.record import format_match
from rollwright.table.record_reader import parse
from rollwright.table.verify import verify
from tests.table.matches import SECRET, random_match


def check_matches(key: str, seeds: Iterable[int]) -> int:
    """Every match is equal after text and JSON, and the dice of every tenth are honest; returns the events."""
    events = 0
    for seed in seeds:
        match = random_match(key, random.Random(f"{key} {seed}"))
        read = parse(format_match(match))
        assert read == match, (key, seed)
        assert read.state == match.state, (key, seed)
        assert log_from_json(log_to_json(match.events)) == list(match.events), (key, seed)
        assert seed % 10 or verify(read, SECRET).honest is not False, (key, seed)
        events += match.number
    return events


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--matches", type=int, default=10_000, help="matches of each game")
    arguments.add_argument("--game", choices=list(REGISTRY), action="append", help="only this game")
    chosen = arguments.parse_args()
    for key in chosen.game or REGISTRY:
        began, events = time.perf_counter(), 0
        for first in range(0, chosen.matches, 100):
            events += check_matches(key, range(first, min(first + 100, chosen.matches)))
            sys.stdout.write(f"\r{key}: {min(first + 100, chosen.matches)} matches, {events} events, all equal")
            sys.stdout.flush()
        sys.stdout.write(f", {time.perf_counter() - began:.0f} s\n")


if __name__ == "__main__":
    main()
