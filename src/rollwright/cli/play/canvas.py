"""A piece of paper of characters: text, lines that join where they meet, and zones that a mouse can click."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

LIGHT, HEAVY = 1, 2
UP, RIGHT, DOWN, LEFT = range(4)
_DIRECTIONS = {
    "UP": (UP,),
    "RIGHT": (RIGHT,),
    "DOWN": (DOWN,),
    "LEFT": (LEFT,),
    "VERTICAL": (UP, DOWN),
    "HORIZONTAL": (LEFT, RIGHT),
}
_WEIGHTS = {"LIGHT": LIGHT, "HEAVY": HEAVY}
#: A dashed line, where a light one stands alone.
DASHED = {"│": "┊", "─": "┈"}


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of a canvas that can be pointed at."""

    name: str
    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Characters are twice as high as wide: so distances are those that the eye sees."""
        return self.x + self.width / 2, 2 * (self.y + self.height / 2)


class Canvas:
    """Characters with styles. What is drawn beyond the edges is lost."""

    def __init__(self, width: int, height: int, background: Style) -> None:
        self.width, self.height = width, height
        self.zones: list[Zone] = []
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[background] * width for _ in range(height)]
        self._lines: dict[tuple[int, int], list[int]] = {}

    def text(self, x: int, y: int, words: str, style: Style) -> int:
        """Write words, and return where they end. A style without a background keeps the one that is there."""
        for sign in words:
            if 0 <= y < self.height and 0 <= x < self.width:
                self._signs[y][x] = sign
                self._styles[y][x] = self._styles[y][x] + style
                self._lines.pop((x, y), None)
            x += max(cell_len(sign), 1)
        return x

    def centred(self, x: int, y: int, width: int, words: str, style: Style) -> None:
        self.text(x + (width - cell_len(words)) // 2, y, words, style)

    def right(self, x: int, y: int, words: str, style: Style) -> None:
        """Write words that end before x."""
        self.text(x - cell_len(words), y, words, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        for row in range(y, y + height):
            self.text(x, row, " " * width, style)

    def box(self, x: int, y: int, width: int, height: int, style: Style, weight: int = LIGHT) -> None:
        """A frame; where it meets others, they join."""
        self.line(x, y, width, True, style, weight)
        self.line(x, y + height - 1, width, True, style, weight)
        self.line(x, y, height, False, style, weight)
        self.line(x + width - 1, y, height, False, style, weight)

    def line(self, x: int, y: int, length: int, across: bool, style: Style, weight: int = LIGHT) -> None:
        """A line of some characters to the right or down."""
        step_x, step_y = (1, 0) if across else (0, 1)
        forward, backward = (RIGHT, LEFT) if across else (DOWN, UP)
        for place in range(length):
            here = (x + place * step_x, y + place * step_y)
            if place < length - 1:
                self._join(here, forward, weight, style)
            if place > 0:
                self._join(here, backward, weight, style)

    def _join(self, place: tuple[int, int], direction: int, weight: int, style: Style) -> None:
        x, y = place
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        arms = self._lines.setdefault(place, [0, 0, 0, 0])
        if weight >= max(arms):
            self._styles[y][x] = self._styles[y][x] + style
        arms[direction] = max(arms[direction], weight)
        self._signs[y][x] = _joints()[tuple(arms)]

    def dash(self, x: int, y: int, height: int, style: Style) -> None:
        """Make a light line downwards a dashed one."""
        for row in range(y, y + height):
            if 0 <= row < self.height and self._signs[row][x] in DASHED:
                self._signs[row][x] = DASHED[self._signs[row][x]]
                self._styles[row][x] = self._styles[row][x] + style

    def zone(self, name: str, x: int, y: int, width: int, height: int) -> None:
        self.zones.append(Zone(name, x, y, width, height))

    def zone_at(self, x: int, y: int) -> str | None:
        """The zone at a place; the one drawn last, where several lie there."""
        return next((zone.name for zone in reversed(self.zones) if zone.holds(x, y)), None)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lay another canvas upon this one, zones and all."""
        for row in range(min(other.height, self.height - y)):
            for column in range(min(other.width, self.width - x)):
                self._signs[y + row][x + column] = other._signs[row][column]
                self._styles[y + row][x + column] = self._styles[y + row][x + column] + other._styles[row][column]
                self._lines.pop((x + column, y + row), None)
        self.zones += [Zone(z.name, z.x + x, z.y + y, z.width, z.height) for z in other.zones]

    def segments(self, y: int) -> Iterator[Segment]:
        """A line of the canvas."""
        styled = zip(self._signs[y], self._styles[y], strict=True)
        for style, signs in groupby(styled, key=lambda pair: pair[1]):
            yield Segment("".join(sign for sign, _ in signs), style)

    def plain(self) -> str:
        """The signs alone."""
        return "\n".join("".join(row).rstrip() for row in self._signs)


def nearest(zones: Iterable[Zone], start: Zone, dx: int, dy: int) -> Zone | None:
    """The next zone in a direction: near, and rather straight on than aside."""
    x, y = start.centre
    found: list[tuple[float, Zone]] = []
    for zone in zones:
        to_x, to_y = zone.centre[0] - x, zone.centre[1] - y
        ahead, aside = to_x * dx + to_y * dy, abs(to_x * dy) + abs(to_y * dx)
        if ahead > 0.5:
            found.append((ahead + 3 * aside, zone))
    return min(found, key=lambda pair: pair[0])[1] if found else None


@cache
def _joints() -> dict[tuple[int, ...], str]:
    """The sign for the weights of the four arms of a joint, as Unicode names them."""
    joints: dict[tuple[int, ...], str] = {}
    for code in range(0x2500, 0x2580):
        words = unicodedata.name(chr(code)).removeprefix("BOX DRAWINGS ")
        arms = [0, 0, 0, 0]
        weight = 0
        for clause in words.split(" AND "):
            terms = clause.split()
            weight = next((_WEIGHTS[term] for term in terms if term in _WEIGHTS), weight)
            for term in terms:
                for direction in _DIRECTIONS.get(term, ()):
                    arms[direction] = weight
        if set(words.split()) <= {"AND", *_WEIGHTS, *_DIRECTIONS}:
            joints[tuple(arms)] = chr(code)
    return joints
