"""How honest values are: what `bots.outlook` says of positions beside what masters make of them, played out many times.

python -m bench.outlooks [GAME …] [--seats 2 4] [--positions 500] [--playouts 200] [--jobs 2]

Positions come from matches of masters, each from another match, anywhere between its first decision and its last. The
chance of the playouts is taken out of the errors.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from bench.keeping import SEED, shown_progress
from rollwright import bots
from rollwright.games import REGISTRY
from rollwright.games import game as find
from rollwright.sim.workers import share_out

Floats = np.ndarray[Any, np.dtype[np.float64]]
COLUMNS = ("score", "win")


def main() -> None:
    options = _options()
    print("| game | seats | positions | win: off by | slope | score: off by | mean error | slope |")
    print("|---|---|---|---|---|---|---|---|")
    for game in options.game:
        for seats in options.seats:
            if seats in find(game).info.playable:
                print(_row(game, seats, options), flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=tuple(REGISTRY), default=tuple(REGISTRY))
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args()


def _row(game: str, seats: int, options: argparse.Namespace) -> str:
    """All positions with so many seats, as a row of Markdown."""
    work = [(game, seats, position, options.playouts) for position in range(options.positions)]
    said, played = [], []
    with shown_progress(f"{game} {seats}", len(work)) as move:
        for expected, results in share_out(said_and_played, work, options.jobs):
            said.append(expected)
            played.append(results)
            move(1)
    score, win = (
        compared(np.concatenate([expected[:, column] for expected in said]), np.concatenate(results, axis=1))
        for column, results in enumerate(zip(*[(got[:, :, 0], got[:, :, 1]) for got in played], strict=True))
    )
    name = find(game).info.name
    return (
        f"| {name} | {seats} | {len(work)} | {win[0]:.1%} | {win[2]:.2f} "
        f"| {score[0]:.2f} | {score[1]:+.2f} | {score[2]:.2f} |"
    )


def compared(said: Floats, played: Floats) -> tuple[float, float, float]:
    """How far what was said is off (root mean square, less the chance of playouts), its mean error, and the slope.

    `played` has a row for each playout, a column for each thing that was said.
    """
    means, chance = played.mean(axis=0), played.var(axis=0, ddof=1) / len(played)
    off = float(((said - means) ** 2 - chance).mean())
    slope = float(np.cov(said, means)[0, 1] / said.var(ddof=1))
    return max(0.0, off) ** 0.5, float((said - means).mean()), slope


def said_and_played(game: str, seats: int, number: int, playouts: int) -> tuple[Floats, Floats]:
    """One position: score and chance as said, by seat; and what each playout brought, by playout and seat."""
    rng = np.random.default_rng((SEED, seats, number))
    path = _played_on(game, find(game).start(seats, None, number % seats), rng)
    position = path[int(rng.integers(len(path) - 1))]
    said = np.array([(seen.score, seen.win) for seen in bots.outlook(game, position)])
    finals = (_played_on(game, position, rng)[-1] for _ in range(playouts))
    return said, np.array([[(seen.score, seen.win) for seen in bots.outlook(game, final)] for final in finals])


def _played_on(game: str, state: Any, rng: np.random.Generator) -> list[Any]:
    """All positions of a match of masters from here to its end."""
    rules, master = find(game), bots.make(game, "master")
    path = [state]
    while not rules.is_over(state):
        if dice := rules.dice_wanted(state):
            state = rules.throw(state, [die.faces[int(rng.integers(len(die.faces)))] for die in dice])
        else:
            state = rules.decide(state, {seat: master.decide(state, seat, rng) for seat in rules.deciders(state)})
        path.append(state)
    return path


if __name__ == "__main__":
    from bench import outlooks as by_name  # other processes can't read what a module called __main__ has made

    by_name.main()
