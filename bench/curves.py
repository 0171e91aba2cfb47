"""Draws how the shipped nets have learned, from what was written down beside their weights, into the docs.

python -m bench.curves
"""

from __future__ import annotations

import json
from pathlib import Path

from matplotlib.figure import Figure

from rollwright.bots.weights import FOLDER

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "learning.svg"
COLUMNS = 2


def main() -> None:
    nets = sorted(FOLDER.glob("*.json"))
    figure = Figure(figsize=(8, 8), layout="constrained")
    panels = figure.subplots(-(-len(nets) // COLUMNS), COLUMNS)
    for panel, net in zip(panels.flat, nets, strict=True):
        made = json.loads(net.read_text())
        rows = made["curve"]["rows"]
        panel.plot([matches / 1000 for matches, _, _ in rows], [mean for _, _, mean in rows])
        panel.set(title=f"{net.stem}, seed {made['seed']}, {made['minutes']:g} minutes", xlabel="thousand matches")
        panel.set_ylabel("mean score")
        panel.locator_params(axis="x", nbins=6)
        panel.grid(alpha=0.3)
    figure.savefig(PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    main()
