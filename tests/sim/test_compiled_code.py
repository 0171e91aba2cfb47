"""Compiled code is kept between runs, and cleared away when its sources are long gone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

DAY = 24 * 3600
SCRIPT = "from rollwright.games import game; game('splitter').start(1)"


def made(cache: Path, name: str, days_ago: int) -> Path:
    folder = cache / "kernels" / name
    folder.mkdir(parents=True)
    (folder / "code.nbc").write_bytes(b"code")
    _age(folder, days_ago)
    return folder


def _age(folder: Path, days: int) -> None:
    then = time.time() - days * DAY
    os.utime(folder, (then, then))


def run(cache: Path) -> None:
    environment = {**os.environ, "ROLLWRIGHT_CACHE": str(cache)}
    subprocess.run([sys.executable, "-c", SCRIPT], env=environment, check=True, timeout=300)


def test_new_sources_clear_away_what_was_not_used_for_a_month_and_nothing_else(tmp_path: Path) -> None:
    old, recent = made(tmp_path, "games.splitter.rules-0", 31), made(tmp_path, "games.splitter.rules-1", 29)
    run(tmp_path)
    assert not old.exists()
    assert (recent / "code.nbc").exists()
    kept = [folder for folder in (tmp_path / "kernels").iterdir() if folder != recent]
    assert kept
    for folder in kept:
        _age(folder, 100)
    run(tmp_path)  # what is used is not old, however long ago it was made
    assert all(time.time() - folder.stat().st_mtime < DAY for folder in kept)
