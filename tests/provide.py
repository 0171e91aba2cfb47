"""Find what the tests need beyond Python and Node, a browser and a PostgreSQL server, and install it where allowed.

`python -m tests.provide` is what `make test` calls first. It compiles the games too: the tests run in several
processes at once, and each of them would compile the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

from rollwright.cli.prepare import prepare_games
from rollwright.games import REGISTRY
from rollwright.locales import SOURCE_LANGUAGE, Texts
from tests import postgres

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@dataclass(frozen=True)
class Need:
    """Something the tests need, how to see whether it is there, and what installs it."""

    name: str
    found: Callable[[], bool]
    package: str


def browser() -> str:
    """The browser that tests drive: `ROLLWRIGHT_BROWSER`, or the first one on the path."""
    named = os.environ.get("ROLLWRIGHT_BROWSER")
    return named or next((path for path in map(shutil.which, BROWSERS) if path), "")


def _postgres_found() -> bool:
    try:
        postgres.binaries()
    except RuntimeError:
        return False
    return True


def _postgres_usable() -> bool:
    """The wheel's server can't be used by root: another user has to run it, who may not see root's files."""
    return _postgres_found() and (os.geteuid() != 0 or str(postgres.binaries()).startswith("/usr/lib"))


NEEDS = (
    Need("a browser (Chromium or Chrome)", lambda: bool(browser()), "chromium"),
    Need("a PostgreSQL server", _postgres_usable, "postgresql"),
)


def _install(packages: list[str]) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
    subprocess.run(["apt-get", "install", "-y", "-qq", *packages], env=quiet, check=False)


def main() -> int:
    missing = [need for need in NEEDS if not need.found()]
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        _install([need.package for need in missing])
        missing = [need for need in missing if not need.found()]
    for need in missing:
        sys.stderr.write(f"The tests need {need.name}: install it, on Debian with `apt-get install {need.package}`.\n")
    if missing:
        return 2
    prepare_games(Texts(SOURCE_LANGUAGE), list(REGISTRY))
    return 0


if __name__ == "__main__":
    sys.exit(main())
