"""What every layer asks of a game, in words: `lacks("qwinto")` lists what a game doesn't have, and where to add it."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from rollwright.games.registry import game_module, module_name
from rollwright.locales import LANGUAGES, SECTIONS, Texts

ROOT = Path(__file__).parent.parent.parent

#: The names that a layer looks for in a game's module.
NAMES = {
    "games": ("GAME",),
    "sim": ("PART_NAMES",),
    "bots": ("NOISE", "OPENING_BY_CHANCE", "PLAYERS", "ladder", "outlook", "courses"),
    "paper": ("SHEET",),
    "cli.play": ("SHEET",),
    "wasm": ("KERNELS",),
}
#: The files that the page looks for in a game's folder.
PAGE_FILES = ("index.ts", "Sheet.svelte")


def lacks(key: str, page: Path) -> list[str]:
    """What a game lacks, in words; `page` is the folder with its part of the page."""
    return [*_modules(key), *_files(key, page), *_words(key)]


def _modules(key: str) -> Iterator[str]:
    for layer, names in NAMES.items():
        name = module_name(layer, key)
        if not _exists(name):
            yield f"{key} has no module for {layer}: add {name} with {', '.join(names)}"
            continue
        module = game_module(layer, key)
        yield from (f"{key}: {name} has no {wanted}" for wanted in names if not hasattr(module, wanted))


def _files(key: str, page: Path) -> Iterator[str]:
    if _exists(module_name("paper", key)) and not _has(module_name("paper", key), "sheet.typ"):
        yield f"{key} has no drawing of its sheet for print: add sheet.typ to {module_name('paper', key)}"
    yield from (
        f"{key} has no {name} on the page: add it to {page}" for name in PAGE_FILES if not (page / name).exists()
    )


def _exists(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:  # not even the folder is there
        return False


def _has(package: str, file: str) -> bool:
    return files(package).joinpath(file).is_file()


def _words(key: str) -> Iterator[str]:
    wanted = [f"game-{key}", f"tagline-{key}", f"paper-hint-{key}", f"client-short-{key}"]
    wanted += [f"rules-{key}-{section}-1" for section in SECTIONS]
    for language in LANGUAGES:
        texts = Texts(language)
        yield from (f"{key} has no words for {message} in {language}" for message in wanted if not texts.has(message))
