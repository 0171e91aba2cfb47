"""How strong the bots are: means with standard errors, shares of wins, calibration. Prints a section of Markdown.

python -m bench.bots [--matches 4000] [--splitter-matches 10000] [--jobs 2] [--game qwinto …]

All of it takes many hours. Results are kept in `bench/kept`: stopped and called again, it goes on from where it was,
until the bots change.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import numpy as np

from bench.keeping import SEED, kept_folder, shown_progress
from bench.reliability import reliability
from rollwright import bots
from rollwright.bots import POINTS_ONLY
from rollwright.bots.arena import Report, arrange
from rollwright.bots.resumable_arena import kept_or_played
from rollwright.bots.standings import Standing, standings
from rollwright.bots.twenty_one.mind import RACE_COST
from rollwright.bots.twenty_one.race import match_results
from rollwright.bots.twenty_one.solve import optimum, solve
from rollwright.games import REGISTRY
from rollwright.games import game as find
from rollwright.games.twenty_one.sheet import LIMITS
from rollwright.sim.chance import key_of

SECONDS = 2.0


def main() -> None:
    options = _options()
    for key in options.game:
        print(f"### {find(key).info.name}\n")
        if key == "twenty-one":
            _solver()
        _means(key, options)
        _levels(key, options)
        print(reliability(key, options.calibration_matches, options.jobs))
        sys.stdout.flush()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--splitter-matches", type=int, default=10_000)
    parser.add_argument("--calibration-matches", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", nargs="*", choices=tuple(REGISTRY), default=tuple(REGISTRY))
    return parser.parse_args()


def _played(
    key: str, players: Sequence[str], seats: int, variant: str | None, matches: int, jobs: int
) -> tuple[list[Standing], list[Report]]:
    meeting = arrange(key, players, seats, variant, SEED, SECONDS)
    name = f"{key} {meeting.variant} {' '.join(players)}"
    file = kept_folder(key) / f"{name.replace(' ', '-')}.jsonl"
    reports: list[Report] = []
    with shown_progress(name, matches) as advance:
        for portion in kept_or_played(file, meeting, matches, jobs):
            reports += portion
            advance(len(portion))
    return standings(players, reports), reports


def _matches(key: str, options: argparse.Namespace) -> int:
    """Scores of Splitter lie nearer to each other: it takes more matches to tell players apart."""
    return int(options.splitter_matches if key == "splitter" else options.matches)


def _solver() -> None:
    points, turns = optimum(1, LIMITS[:1])
    print(f"A row with the limits 6 5 4 3 2 1, always active, in no hurry: {points:.4f} points in {turns:.3f} turns.\n")
    print("| seats | own optimum of a sheet, in no hurry | turns |\n|---|---|---|")
    for seats in find("twenty-one").info.playable:
        points, turns = optimum(seats)
        print(f"| {seats} | {points:.3f} | {turns:.2f} |")
    matches = 20_000
    tables = [solve(LIMITS.tobytes(), 2, cost) for cost in (RACE_COST, 0.0)]
    results = np.empty((matches, 2, 2))
    worth, again = np.stack([table.worth for table in tables]), np.stack([table.again for table in tables])
    match_results(2, worth, again, key_of(SEED), 0, matches, results)
    share, error = results[:, 0, 1].mean(), results[:, 0, 1].std() / matches**0.5
    print(f"\nTables that price a turn at {RACE_COST} points against own-score tables: wins {share:.1%} ± {error:.1%}")
    print(f"({matches} two-seat matches).\n")


def _means(key: str, options: argparse.Namespace) -> None:
    """The strongest level alone, and with itself."""
    matches = _matches(key, options)
    print("| master | matches | mean score | median / slowest decision, ms |\n|---|---|---|---|")
    variants = find(key).info.variants
    for variant in variants:
        for seats in (1,) if key == "splitter" else (1, 2):
            _, reports = _played(key, ["master"] * seats, seats, variant, matches, options.jobs)
            scores = np.array([np.mean(report.scores) for report in reports])
            seconds = np.array([spent for report in reports for seat in report.seconds for spent in seat])
            name = "alone" if seats == 1 else "two seats, with itself"
            board = f"board {variant}, " if len(variants) > 1 else ""
            print(
                f"| {board}{name} | {len(reports)} | {scores.mean():.2f} ± {scores.std() / len(scores) ** 0.5:.2f} "
                f"| {np.median(seconds) * 1000:.2f} / {seconds.max() * 1000:.0f} |"
            )
            sys.stdout.flush()
    print()


def _levels(key: str, options: argparse.Namespace) -> None:
    """Each level against the one below, and the strongest against its copy that looks at points alone."""
    print("| two seats | matches | wins (95 %) | mean scores |\n|---|---|---|---|")
    pairs = [*zip(bots.LEVELS[1:], bots.LEVELS, strict=False), ("master", POINTS_ONLY)]
    for better, worse in pairs:
        lines, _ = _played(key, [better, worse], 2, None, _matches(key, options), options.jobs)
        mine, theirs = (next(line for line in lines if line.player == name) for name in (better, worse))
        print(
            f"| {better} against {worse} | {mine.matches} "
            f"| {mine.win_share:.1%} ({mine.win_low:.1%}–{mine.win_high:.1%}) "
            f"| {mine.mean:.1f} ± {mine.error:.1f} : {theirs.mean:.1f} ± {theirs.error:.1f} |"
        )
        sys.stdout.flush()
    print()


if __name__ == "__main__":
    main()
