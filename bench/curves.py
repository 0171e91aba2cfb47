"""Draws how the shipped nets have learned, from what was written down beside their weights, into the docs.

python -m bench.curves
"""

from __future__ import annotations

import json
from pathlib import Path

from matplotlib.figure import Figure

from rollwright.bots.training import NothingToTrain, courses
from rollwright.bots.weights import installed
from rollwright.games import REGISTRY

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "learning.svg"
COLUMNS = 2


def _names(game: str) -> list[str]:
    try:
        return [course.name for course in courses(game)]
    except NothingToTrain:
        return []


def main() -> None:
    nets = [installed(game) / f"{name}.json" for game in REGISTRY for name in _names(game)]
    rows = -(-len(nets) // COLUMNS)
    figure = Figure(figsize=(8, 2.7 * rows), layout="constrained")
    panels = figure.subplots(rows, COLUMNS)
    for panel, net in zip(panels.flat, nets, strict=False):
        made = json.loads(net.read_text())
        curve = made["curve"]["rows"]
        panel.plot([matches / 1000 for matches, _, _ in curve], [mean for _, _, mean in curve])
        panel.set(title=f"{net.stem}, seed {made['seed']}, {made['minutes']:g} minutes", xlabel="thousand matches")
        panel.set_ylabel("mean score")
        panel.locator_params(axis="x", nbins=6)
        panel.grid(alpha=0.3)
    figure.savefig(PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    main()
