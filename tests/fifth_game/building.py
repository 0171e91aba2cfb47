"""A copy of the project with the fifth game's page folder and words in it, and the page built from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.fifth_game import ENVIRONMENT, FOLDER, KEY, ROOT

#: The file of each language to which the page's words of the game are added.
WORDS = "client.ftl"


def build(folder: Path) -> dict[str, str]:
    """Build the page with the game in it, and return the environment for a server that offers both."""
    source = folder / "src" / "rollwright"
    shutil.copytree(ROOT / "src" / "rollwright", source, ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copytree(ROOT / "client", folder / "client", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    shutil.copytree(FOLDER / "client" / KEY, folder / "client" / "src" / "games" / KEY)
    for words in (FOLDER / "locales" / KEY).glob("*.ftl"):
        with (source / "locales" / words.stem / WORDS).open("a", encoding="utf-8") as all_words:
            all_words.write(words.read_text(encoding="utf-8"))
    paths = os.pathsep.join((str(folder / "src"), ENVIRONMENT["PYTHONPATH"]))
    environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": paths}
    _run(folder, environment, sys.executable, "-m", "rollwright.server.schema", "client/src")
    _run(folder / "client", environment, "npm", "run", "--silent", "types")
    _run(folder / "client", environment, "npm", "run", "--silent", "build")
    return environment


def _run(folder: Path, environment: dict[str, str], *command: str) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
