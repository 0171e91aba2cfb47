"""What the strongest bots foretell and what comes true: chances to win, and the score expected at the first decision.

python -m bench.reliability GAME [--matches 400] [--jobs 2]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from bench.keeping import SEED, kept_folder, shown_progress
from rollwright import bots
from rollwright.bots import Judgement
from rollwright.bots.calibration import opening_by_chance
from rollwright.games import REGISTRY
from rollwright.games import game as find
from rollwright.sim.workers import share_out

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
TENTHS = 10
#: Where it says about 60 % to win.
ABOUT_60 = (0.55, 0.65)


class Foretold(msgspec.Struct):
    """What a seat said in a match, and what came of it."""

    said: list[float]
    """Its chance to win with each decision."""
    won: float
    expected: float
    """The score that it expected at its first decision."""
    scored: int


def reliability(game: str, matches: int, jobs: int) -> str:
    """A table of what was said and what was won, as Markdown; the picture of it goes to the docs."""
    played = list(_kept_or_played(game, matches, jobs))
    seats = [seat for match in played for seat in match]
    said = np.array([chance for seat in seats for chance in seat.said])
    won = np.array([seat.won for seat in seats for _ in seat.said])
    tenths = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    bands = [tenths == tenth for tenth in range(TENTHS) if (tenths == tenth).any()]
    _draw(game, [(said[band].mean(), won[band].mean()) for band in bands])
    first, scored = (
        np.array([np.mean([getattr(seat, name) for seat in match]) for match in played])
        for name in ("expected", "scored")
    )
    about_60 = (said >= ABOUT_60[0]) & (said < ABOUT_60[1])
    error = scored.std() / len(scored) ** 0.5
    rows = [f"| {said[band].mean():.1%} | {band.sum()} | {won[band].mean():.1%} |" for band in bands]
    return f"""Two masters, {len(played)} matches:

| said: wins with | decisions | won |
|---|---|---|
{chr(10).join(rows)}

Where it said 55 to 65 %, on average {said[about_60].mean():.1%}, it won {won[about_60].mean():.1%} of {about_60.sum()}.
Expected at the first decision: {first.mean():.2f}, scored {scored.mean():.2f} ± {error:.2f}.
"""


def _kept_or_played(game: str, matches: int, jobs: int) -> Iterator[list[Foretold]]:
    """All matches: first those that were kept, then those that are played and kept."""
    with (
        (kept_folder(game) / "foretold.jsonl").open("a+b") as file,
        shown_progress(f"{game} foretold", matches) as move,
    ):
        file.seek(0)
        kept = [line for line in file.readlines() if line.endswith(b"\n")]
        file.truncate(sum(map(len, kept)))  # what was cut off in the middle of a line is played again
        for line in kept[:matches]:
            move(1)
            yield msgspec.json.decode(line, type=list[Foretold])
        for match in share_out(_said_and_won, [(game, number) for number in range(len(kept), matches)], jobs):
            file.write(msgspec.json.encode(match) + b"\n")
            file.flush()
            move(1)
            yield match


def _said_and_won(key: str, match: int) -> list[Foretold]:
    """One match of two masters."""
    game, rng = find(key), np.random.default_rng((SEED, match))
    master, chance = bots.evaluator(key), bots.make(key, "random")
    state = game.start(2, None, match % 2)
    opinions: tuple[list[Judgement], ...] = ([], [])
    by_chance = opening_by_chance(key)
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tuple(REGISTRY))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    print(reliability(options.game, options.matches, options.jobs))


if __name__ == "__main__":
    from bench import reliability as by_name  # other processes can't read what a module called __main__ has made

    by_name.main()
