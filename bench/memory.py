"""Whether simulations keep their memory over many matches: they must not grow with them.

python -m bench.memory --matches 10000000
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rollwright.games import REGISTRY, game
from rollwright.sim.matches import play_in_portions
from rollwright.sim.setup import setup
from rollwright.sim.statistics import Tally

#: How often memory is read.
READINGS = 10
PAGES = Path("/proc/self/statm")
MEGABYTE = 1 << 20


def resident() -> float:
    """The memory that this process takes, in megabytes."""
    import resource

    return int(PAGES.read_text().split()[1]) * resource.getpagesize() / MEGABYTE


def readings(key: str, matches: int) -> list[float]:
    """Memory after each tenth of the matches."""
    plan = setup(key)
    tally = Tally(plan.seats)
    taken: list[float] = []
    for results in play_in_portions(plan, matches):
        tally.add(results)
        if tally.matches * READINGS >= matches * (len(taken) + 1):
            taken.append(resident())
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description="Measure memory over many matches.")
    parser.add_argument("--matches", type=int, default=10_000_000, help="Matches of each game.")
    matches = parser.parse_args().matches
    print(f"Megabytes of the process after each tenth of {matches:,} random matches with their statistics:\n")
    print(f"| game | seats | {' | '.join(f'{tenth * 100 // READINGS} %' for tenth in range(1, READINGS + 1))} |")
    print("|---|" + "---:|" * (READINGS + 1))
    for key in REGISTRY:
        seats = game(key).info.seats.start
        print(f"| {key} | {seats} | {' | '.join(f'{taken:.1f}' for taken in readings(key, matches))} |", flush=True)


if __name__ == "__main__":
    main()
