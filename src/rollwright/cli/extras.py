"""Which extra of the package brings a library that is missing."""

from __future__ import annotations

import re
from importlib.metadata import requires

#: Extras that only gather others.
_GATHERING = ("all", "dev")


def advice(module: str) -> str:
    """One line that says what to install for a module that isn't there."""
    library = module.partition(".")[0]
    extra = _extra_with(library)
    what = f"rollwright[{extra}]" if extra else library
    return f"this needs {library}, which is not installed: pip install '{what}'"


def _extra_with(library: str) -> str | None:
    """The smallest extra that brings a library."""
    brings = [extra for extra, libraries in _extras().items() if library in libraries and extra not in _GATHERING]
    return min(brings, key=lambda extra: len(_extras()[extra]), default=None)


def _extras() -> dict[str, set[str]]:
    """The libraries of each extra, by the names of their modules."""
    extras: dict[str, set[str]] = {}
    for requirement in requires("rollwright") or ():
        named, extra = re.match(r"[\w.-]+", requirement), re.search(r"extra == ['\"]([\w-]+)", requirement)
        if named and extra:
            extras.setdefault(extra[1], set()).add(_as_module(named[0]))
    return extras


def _as_module(distribution: str) -> str:
    return distribution.replace("-", "_").lower()
