"""How strong the bots are: means with standard errors, shares of wins, calibration. Prints a section of Markdown.

python -m bench.bots [--matches 4000] [--splitter-matches 10000] [--jobs 2] [--game qwinto …]

All of it takes many hours. Results are kept in `bench/kept`: stopped and called again, it goes on from where it was,
until the bots change.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import joblib
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rollwright import bots
from rollwright.bots import POINTS_ONLY, Judgement
from rollwright.bots.arena import Report, arrange
from rollwright.bots.calibration import CHANCE_DECISIONS
from rollwright.bots.kept import kept_or_played, minds
from rollwright.bots.standings import Standing, standings
from rollwright.bots.twenty_one.judge import RACE_COST
from rollwright.bots.twenty_one.race import match_results
from rollwright.bots.twenty_one.solve import optimum, solve
from rollwright.games import REGISTRY
from rollwright.games import game as find
from rollwright.games.twenty_one.sheet import LIMITS
from rollwright.sim.chance import key_of

SECONDS = 2.0
SEED = 2024
KEPT = Path(__file__).with_name("kept")
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
TENTHS = 10


def main() -> None:
    options = _options()
    for key in options.game:
        print(f"### {find(key).info.name}\n")
        if key == "twenty-one":
            _solver()
        _means(key, options)
        _levels(key, options)
        _calibration(key, options)
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
    folder = KEPT / minds(key)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{key} {meeting.variant} {' '.join(players)}"
    reports: list[Report] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(name, total=matches)
        for portion in kept_or_played(folder / f"{name.replace(' ', '-')}.jsonl", meeting, matches, jobs):
            reports += portion
            progress.update(task, completed=len(reports))
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


def _calibration(key: str, options: argparse.Namespace) -> None:
    """What was said and what came true: chances to win in tenths, and the score expected at the first decision."""
    portions = joblib.Parallel(n_jobs=options.jobs)(
        joblib.delayed(_said_and_won)(key, match) for match in range(options.calibration_matches)
    )
    seats = [seat for match in portions for seat in match]
    said = np.array([chance for seat in seats for chance in seat.said])
    won = np.array([seat.won for seat in seats for _ in seat.said])
    print("| said: wins with | decisions | won |\n|---|---|---|")
    tenths = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    points = []
    for tenth in range(TENTHS):
        inside = tenths == tenth
        if inside.any():
            print(f"| {said[inside].mean():.1%} | {inside.sum()} | {won[inside].mean():.1%} |")
            points.append((said[inside].mean(), won[inside].mean()))
    first = np.array([np.mean([seat.expected for seat in match]) for match in portions])
    scored = np.array([np.mean([seat.scored for seat in match]) for match in portions])
    error = scored.std() / len(scored) ** 0.5
    print(f"\nExpected at the first decision: {first.mean():.2f}; scored: {scored.mean():.2f} ± {error:.2f}.\n")
    _draw(key, points)


class Foretold(NamedTuple):
    """What a seat said in a match, and what came of it."""

    said: list[float]
    """Its chance to win with each decision."""
    won: float
    expected: float
    """The score that it expected at its first decision."""
    scored: int


def _said_and_won(key: str, match: int) -> list[Foretold]:
    """One match of two masters."""
    game, rng = find(key), np.random.default_rng((SEED, match))
    master, chance = bots.evaluator(key), bots.make(key, "random")
    state = game.start(2, None, match % 2)
    opinions: tuple[list[Judgement], ...] = ([], [])
    by_chance = CHANCE_DECISIONS.get(key, 0)
    while not game.is_over(state):
        if dice := game.dice_wanted(state):
            state = game.throw(state, [die.faces[int(rng.integers(len(die.faces)))] for die in dice])
            continue
        actions: dict[int, Any] = {}
        for seat in game.deciders(state):
            if by_chance:
                actions[seat] = chance.decide(state, seat, rng)
            else:
                opinions[seat].append(master.evaluate(state, seat)[0])
                actions[seat] = opinions[seat][-1].action
        by_chance = max(0, by_chance - 1)
        state = game.decide(state, actions)
    winners = game.winners(state)
    return [
        Foretold(
            [opinion.win for opinion in said],
            1 / len(winners) if seat in winners else 0.0,
            said[0].score,
            game.score(state, seat).total,
        )
        for seat, said in enumerate(opinions)
    ]


def _draw(key: str, points: list[tuple[float, float]]) -> None:
    """The reliability picture: what was said across, what was won upwards."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    axes.plot(*zip(*points, strict=True), marker="o")
    axes.set(title=find(key).info.name, xlabel="said: wins with", ylabel="won", xlim=(0, 1), ylim=(0, 1))
    axes.grid(alpha=0.3)
    figure.savefig(PICTURES / f"calibration-{key}.svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
