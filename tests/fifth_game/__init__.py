"""A fifth game, added from outside: all of it is in this folder. `docs/adding-a-game.md` is what it follows."""

from __future__ import annotations

import os
from pathlib import Path

KEY = "stairs"
FOLDER = Path(__file__).parent
ROOT = FOLDER.parent.parent
#: What registers the game with every process that has it in its environment.
ENVIRONMENT = {
    "ROLLWRIGHT_GAMES": f"{KEY}=tests.fifth_game.{{layer}}.{KEY}",
    "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", "")))),
}
