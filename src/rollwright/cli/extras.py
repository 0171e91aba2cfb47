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
    for requirement in requires("rollwright") or ():
        named, extra = re.match(r"[\w.-]+", requirement), re.search(r"extra == ['\"]([\w-]+)", requirement)
        if named and extra and _as_module(named[0]) == library and extra[1] not in _GATHERING:
            return extra[1]
    return None


def _as_module(distribution: str) -> str:
    return distribution.replace("-", "_").lower()
