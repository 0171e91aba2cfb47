"""Names of people: what may stand on a sheet, and how two of the same name are told apart."""

from __future__ import annotations

import re
from collections.abc import Iterable

LONGEST_NAME = 40

_PICTURE = "[\u00a9\u00ae\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
_SINGLE = f"{_PICTURE}[\ufe0f\U0001f3fb-\U0001f3ff]?"
#: Pictures that are joined to one, as families and professions are, and the flags of parts of a country: the joiners
#: in them can't be seen by themselves, and mean nothing elsewhere.
_JOINED = re.compile(f"{_SINGLE}(?:\u200d{_SINGLE})+|\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f")


def without_joiners(name: str) -> str:
    """The name with a plain picture for each that is joined of several."""
    return _JOINED.sub("\u263a", name)


def is_printable(name: str) -> bool:
    """Whether nothing in a name is hidden from the eye or changes how the rest is read."""
    return without_joiners(name).isprintable()


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody else at the table has the same one."""
    taken = {other.casefold() for other in others}
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        end = f" {number}"
        found = f"{name[: LONGEST_NAME - len(end)].rstrip()}{end}"
    return found
