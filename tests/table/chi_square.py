"""Whether sealed and seeded dice fall evenly: `python -m tests.table.chi_square --throws 1000000`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
from scipy import stats

from rollwright.games import game
from rollwright.games.protocol import Die, Face
from rollwright.table import dice

SECRET = bytes(range(32))
KEY = dice.seed_key(7)


def sealed_throws(thrown: tuple[Die, ...], count: int) -> Iterator[tuple[Face, ...]]:
    return (dice.sealed_faces(SECRET, "match", number, "nonce", thrown) for number in range(1, count + 1))


def seeded_throws(thrown: tuple[Die, ...], count: int) -> Iterator[tuple[Face, ...]]:
    return (dice.repeated_faces(KEY, number, 1, thrown) for number in range(1, count + 1))


SOURCES: dict[str, Callable[[tuple[Die, ...], int], Iterator[tuple[Face, ...]]]] = {
    "sealed": sealed_throws,
    "seeded": seeded_throws,
}


def two_dice() -> tuple[Die, ...]:
    """Two dice at once: pairs show whether faces are even, and whether one die tells about the other."""
    return game("splitter").info.dice


def chance_of_such_dice(source: str, count: int) -> float:
    """How often fair dice would fall at least as unevenly as these pairs did."""
    thrown = two_dice()
    seen = Counter(SOURCES[source](thrown, count))
    table = np.array([[seen[first, second] for second in thrown[1].faces] for first in thrown[0].faces])
    return float(stats.chisquare(table.ravel()).pvalue)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--throws", type=int, default=1_000_000)
    count = arguments.parse_args().throws
    for source in SOURCES:
        chance = chance_of_such_dice(source, count)
        sys.stdout.write(f"{source}: {count} throws of two dice, p = {chance:.3f}\n")


if __name__ == "__main__":
    main()
