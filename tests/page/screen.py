"""What a person finds on a screen: everything with a role and a name, as a screen reader would say it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

_LINE = re.compile(r'- (?P<role>[a-z]+) (?P<name>"(?:[^"\\]|\\.)*")(?P<states>(?: \[[^\]]*\])*)')
#: Where the buttons stand that make a decision.
BAR = "- contentinfo:"


@dataclass(frozen=True)
class Thing:
    """A button, a field of a sheet, a heading: something with a role and a name."""

    role: str
    name: str
    states: frozenset[str]

    @property
    def usable(self) -> bool:
        return "disabled" not in self.states


@dataclass(frozen=True)
class Screen:
    things: tuple[Thing, ...]
    text: str
    """The whole of it, for messages of failures."""

    def all(self, role: str) -> list[Thing]:
        return [thing for thing in self.things if thing.role == role]

    def button(self, *starts: str) -> Thing | None:
        """The first usable button of the bar below whose name is one of these, or begins so and goes on with a note."""
        bar = [thing for thing in _things(self.text.partition(BAR)[2]) if thing.role == "button" and thing.usable]
        fitting = (one for start in starts for one in bar if one.name == start or one.name.startswith(f"{start} "))
        return next(fitting, None)

    def free_fields(self) -> list[Thing]:
        """Fields that may be written in now, whether or not they are chosen already."""
        return [thing for thing in self.all("gridcell") if thing.usable]


def look(page: Page) -> Screen:
    text = page.locator("body").aria_snapshot()
    return Screen(_things(text), text)


def _things(text: str) -> tuple[Thing, ...]:
    return tuple(thing for line in text.splitlines() if (thing := _thing(line)) is not None)


def _thing(line: str) -> Thing | None:
    plain = line.strip()
    if plain.startswith("- '"):  # YAML quotes what holds a colon, and doubles the quotes in it
        plain = "- " + plain[3:].replace("''", "'")
    found = _LINE.match(plain)
    if found is None:
        return None
    states = frozenset(re.findall(r"\[([^\]]*)\]", found["states"]))
    return Thing(found["role"], json.loads(found["name"]), states)


def look_at(target: Locator) -> Thing | None:
    """The thing itself, without what is inside."""
    lines = target.aria_snapshot().splitlines()
    return _thing(lines[0]) if lines else None
