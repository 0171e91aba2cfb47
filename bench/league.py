"""The league: every player of a game against every other, two seats, and one master among others with more seats.

python -m bench.league [GAME …] [--matches 2000] [--among 2000] [--jobs 2] [--players NAME …] [--seats 3 4 …]

Prints Markdown. Results are kept in `bench/kept`: stopped and called again, it goes on from where it was, until the
bots change.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence

import numpy as np

from bench.keeping import SEED, kept_folder, shown_progress
from rollwright import bots
from rollwright.bots.arena import Report, arrange
from rollwright.bots.resumable_arena import kept_or_played
from rollwright.bots.standings import INTERVAL, wilson
from rollwright.games import REGISTRY
from rollwright.games import game as find

SECONDS = 2.0
PAIR = 2
MASTER = bots.LEVELS[-1]


def main() -> None:
    options = _options()
    for game in options.game:
        players = options.players or bots.players(game)
        print(f"### {find(game).info.name}\n")
        _table(game, players, options.matches, options.jobs)
        if options.among:
            seats = options.seats or [seats for seats in find(game).info.seats if seats > PAIR]
            _among(game, [name for name in players if name != MASTER], seats, options.among, options.jobs)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=tuple(REGISTRY), default=tuple(REGISTRY))
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--among", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--players", nargs="*")
    parser.add_argument(
        "--seats", type=int, nargs="*", help="one master among others with so many seats; all if not given"
    )
    return parser.parse_args()


def played(game: str, players: Sequence[str], matches: int, jobs: int) -> list[Report]:
    """All matches of these players at one table, from the file or played now."""
    meeting = arrange(game, players, len(players), None, SEED, SECONDS)
    name = f"{game} {len(players)} {' '.join(players)}"
    reports: list[Report] = []
    with shown_progress(name, matches) as advance:
        for portion in kept_or_played(kept_folder(game) / f"{name.replace(' ', '-')}.jsonl", meeting, matches, jobs):
            reports += portion
            advance(len(portion))
    return reports


def share_of_first(reports: Sequence[Report]) -> str:
    """What the first player won, with its 95 % interval, and its points beside the mean of the others'."""
    wins = [report.wins[report.players.index(0)] for report in reports]
    mine = [report.scores[report.players.index(0)] for report in reports]
    others = [np.mean(np.delete(report.scores, report.players.index(0))) for report in reports]
    low, high = wilson(float(np.mean(wins)), len(wins))
    return f"{np.mean(wins):.1%} ({low:.1%}–{high:.1%}) | {np.mean(mine):.1f} : {np.mean(others):.1f} | {len(wins)}"


def _table(game: str, players: Sequence[str], matches: int, jobs: int) -> None:
    """Everyone against everyone."""
    shares: dict[tuple[str, str], float] = {}
    for one, two in itertools.combinations(players, 2):
        wins = [report.wins[report.players.index(0)] for report in played(game, [one, two], matches, jobs)]
        shares[one, two] = float(np.mean(wins))
        shares[two, one] = 1.0 - shares[one, two]
    print(f"Wins of the player in the row, {matches} matches each,", end=" ")
    print(f"± {INTERVAL * 0.5 / matches**0.5:.1%} at most (95 %).\n")
    print(f"| {find(game).info.name} | {' | '.join(players)} |\n|---{'|---' * len(players)}|")
    for one in players:
        line = [f"{shares[one, two]:.1%}" if one != two else "" for two in players]
        print(f"| `{one}` | {' | '.join(line)} |")
    print()


def _among(game: str, others: Sequence[str], numbers: Sequence[int], matches: int, jobs: int) -> None:
    """One master among copies of each other player, for these numbers of seats."""
    print("| one master among | seats | fair | wins (95 %) | points | matches |\n|---|---|---|---|---|---|")
    for seats in numbers:
        for other in others:
            reports = played(game, [MASTER, *[other] * (seats - 1)], matches, jobs)
            print(f"| `{other}` | {seats} | {1 / seats:.1%} | {share_of_first(reports)} |", flush=True)


if __name__ == "__main__":
    main()
