"""What a person finds on a screen: everything with a role and a name, as a screen reader would say it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from playwright.sync_api import Page

from rollwright.locales import Texts

_LINE = re.compile(r'- (?P<role>[a-z]+) (?P<name>"(?:[^"\\]|\\.)*")(?P<states>(?: \[[^\]]*\])*)')
_BLOCK = re.compile(r"^- (?P<role>[a-z]+)", re.MULTILINE)
#: Parts of a screen that change only with what this person may do: not the others' cards, nor what happened.
OWN = ("banner", "main", "region", "contentinfo")
#: Where the buttons stand that make a decision.
BAR = "contentinfo"


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
    """One look at a page: all that is asked about it is asked of the same moment."""

    text: str
    """The whole of it, as it is read, and for messages of failures."""
    say: Texts

    @cached_property
    def things(self) -> tuple[Thing, ...]:
        return _things(self.text)

    @cached_property
    def offer(self) -> tuple[Thing, ...]:
        """What this person has before them to press, and its state: it changes when a press had its effect."""
        return tuple(thing for role in OWN for thing in self._inside(role))

    @cached_property
    def bar(self) -> tuple[Thing, ...]:
        return tuple(thing for thing in self._inside(BAR) if thing.role == "button")

    def _inside(self, role: str) -> tuple[Thing, ...]:
        starts = [*(found.start() for found in _BLOCK.finditer(self.text)), len(self.text)]
        blocks = (self.text[start:end] for start, end in pairwise(starts))
        return tuple(thing for block in blocks if block.startswith(f"- {role}") for thing in _things(block))

    def all(self, role: str) -> list[Thing]:
        return [thing for thing in self.things if thing.role == role]

    def button(self, *starts: str) -> Thing | None:
        """The first usable button of the bar below whose name is one of these, or begins so and goes on with a note."""
        usable = [thing for thing in self.bar if thing.usable]
        fitting = (one for start in starts for one in usable if one.name == start or one.name.startswith(f"{start} "))
        return next(fitting, None)

    def asks(self, message: str) -> bool:
        """Whether the bar says what is to be chosen before anything can be pressed there."""
        return any(thing.name == self.say(message) for thing in self.bar)

    def free_fields(self) -> list[Thing]:
        """Fields that may be written in now, whether or not they are chosen already."""
        return [thing for thing in self.all("gridcell") if thing.usable]

    @property
    def title(self) -> str:
        return next((thing.name for thing in self.all("heading") if "level=1" in thing.states), "")

    @property
    def round(self) -> int:
        """The number of the turn or round in the title, 0 where there is none."""
        words = "|".join(
            re.escape(self.say(f"client-{word}", of="#", **{word: "@"})).replace("@", r"(\d+)").replace(r"\#", r"\d+")
            for word in ("turn", "round")
        )
        found = re.search(words, self.title)
        return int(found[1] or found[2]) if found else 0

    @property
    def may_write(self) -> bool:
        """Whether a field is to be chosen, and none is yet."""
        return self.asks("client-choose-field") or self.asks("client-choose-numbers")

    @property
    def is_end(self) -> bool:
        return any(thing.name == self.say("client-look-back") for thing in self.all("link"))


def look(page: Page, say: Texts) -> Screen:
    return Screen(page.locator("body").aria_snapshot(), say)


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
