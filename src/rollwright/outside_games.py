"""Games from outside the package, named by the environment: `ROLLWRIGHT_GAMES="stairs=my_games.{layer}.stairs"`.

Several are separated by spaces. The value is the name of a game's module in a layer, as in the registry.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from rollwright.errors import RollwrightError


class InvalidGames(RollwrightError):
    """The environment variable that names games from outside can't be read."""

    code = "invalid-games"


def outside_games() -> dict[str, str]:
    """The games from outside: the name of their module in a layer by their key. Raises `InvalidGames`."""
    found: dict[str, str] = {}
    for entry in os.environ.get("ROLLWRIGHT_GAMES", "").split():
        key, equals, pattern = entry.partition("=")
        if not key or not equals or "{layer}" not in pattern:
            raise InvalidGames(f"Expected key=package.{{layer}}.module in ROLLWRIGHT_GAMES, found {entry!r}.")
        found[key] = pattern
    return found


def words_of_outside_games(language: str) -> list[Path]:
    """The Fluent files with the words of games from outside, in a language."""
    specs = [find_spec(pattern.format(layer="locales")) for pattern in outside_games().values()]
    folders = [Path(folder) for spec in specs if spec for folder in spec.submodule_search_locations or ()]
    return [file for folder in folders if (file := folder / f"{language}.ftl").is_file()]
