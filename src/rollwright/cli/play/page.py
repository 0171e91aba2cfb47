"""What a sheet is drawn from, and what all sheets have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from rich.style import Style

from rollwright.cli.play.canvas import LIGHT, Canvas
from rollwright.cli.play.palette import (
    ACCENT,
    ACCENT_TINT,
    CHOSEN,
    DANGER,
    FAINT,
    GOOD,
    PAPER,
    PENCIL,
    POINTED,
    Hue,
    style,
)
from rollwright.games.protocol import Json
from rollwright.games.registry import game_module
from rollwright.locales import Texts
from rollwright.locales.colours import letter
from rollwright.table.view import ScoreView

#: What may be written stands behind this sign, so that nobody takes it for something written.
MAY = "·"
CROSS = "✗"
#: What had better been written, beside what was.
BETTER = "+"
BACKGROUND = style(PENCIL, PAPER)


@dataclass(frozen=True, slots=True)
class Marks:
    """What a person may do on a sheet, and what happened there. Fields are paths into the sheet's JSON."""

    cursor: str | None = None
    offered: Mapping[str, str] = field(default_factory=dict)
    """What could be written in a field."""
    chosen: Mapping[str, str] = field(default_factory=dict)
    """What would be written if one pressed Enter."""
    sealed: bool = False
    """It is decided already, and still hidden from the others."""
    fresh: frozenset[str] = frozenset()
    """Written when decisions were last revealed."""
    better: Mapping[str, str] = field(default_factory=dict)
    """What had better been written here."""
    gains: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """What the choice brings to the parts of the score, by kind and name."""
    is_plain: bool = False
    """One sees from the dice what could be written: a sign that it may is enough."""


@dataclass(frozen=True, slots=True)
class Box:
    """A place on the canvas, frame and all."""

    x: int
    y: int
    width: int
    height: int

    @property
    def inside(self) -> Box:
        return Box(self.x + 1, self.y + 1, self.width - 2, self.height - 2)


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet, ready to be drawn."""

    texts: Texts
    layout: Json
    sheet: Json
    score: ScoreView
    fails: int = 0
    sums: Mapping[str, int] = field(default_factory=dict)
    taken: str | None = None
    marks: Marks = Marks()

    def letter(self, colour: str) -> str:
        """The letter of a colour in the language of the table."""
        return letter(self.texts, colour)

    def points(self, kind: str, name: str) -> int | None:
        """The points of a part of the score; None where it isn't scored."""
        return next((part.points for part in self.score.parts if (part.kind, part.name) == (kind, name)), None)


class Sheet(ABC):
    """A game in the terminal: how its sheet is drawn, and how its decisions are put into words.

    `rollwright.cli.play.<game>` has one as `SHEET`.
    """

    #: It takes the whole width, and the other sheets go below it.
    is_wide: ClassVar[bool] = False
    #: The message that names the button for writing.
    write_message: ClassVar[str] = "action-write"

    @abstractmethod
    def draw(self, page: Page, width: int, height: int) -> Canvas:
        """The sheet as large as it may be; its fields are zones named by their paths."""

    @abstractmethod
    def small(self, page: Page) -> Canvas:
        """The sheet of somebody else: numbers without frames."""

    @abstractmethod
    def fields_of(self, action: Json, page: Page) -> tuple[str, ...]:
        """The fields that an action, legal or not, would write in."""

    @abstractmethod
    def name_of(self, path: str, page: Page) -> str:
        """A field in words."""

    @abstractmethod
    def written_words(self, action: Json, texts: Texts) -> str:
        """Where and what an action writes, in words; "" for an action that writes nothing."""

    def dice_of(self, action: Json) -> tuple[str, ...]:
        """The dice that an action picks, in their order; none where it is about something else."""
        if not isinstance(action, dict):
            return ()
        return tuple(str(die) for key in ("dice", "again") for die in action.get(key, ()))

    def variant_name(self, variant: str, texts: Texts) -> str:  # noqa: ARG002 (most games have a single variant)
        """A variant of the game in words."""
        return texts("terminal-variant-standard")


def sheet_of(game: str) -> Sheet:
    """What the terminal knows of a game. Raises `UnknownGame`."""
    sheet: Sheet = game_module("cli.play", game).SHEET
    return sheet


def draw_field(
    canvas: Canvas, page: Page, path: str, at: Box, written: str, hue: Hue, *, printed: str = "", weight: int = LIGHT
) -> None:
    """A field with its frame, and what stands in it; `printed` is what an empty one shows.

    In a row of one colour the frames have it too; where colours meet, frames are paper.
    """
    inside = at.inside
    ground, look, words = _entry(page, path, written, printed, hue)
    canvas.fill(inside.x, inside.y, inside.width, inside.height, ground)
    canvas.box(at.x, at.y, at.width, at.height, style(hue.edge, hue.tint if hue.is_band else PAPER), weight)
    canvas.centred(inside.x, inside.y + inside.height // 2, inside.width, words, look)
    canvas.zone(path, at.x, at.y, at.width, at.height)


def _entry(page: Page, path: str, written: str, printed: str, hue: Hue) -> tuple[Style, Style, str]:
    """The ground of a field, and what stands in it, and how."""
    marks = page.marks
    if path in marks.chosen and not marks.sealed:
        return CHOSEN, CHOSEN, marks.chosen[path]
    if path in marks.chosen:
        sealed = style(ACCENT, ACCENT_TINT, bold=True)
        return sealed, sealed, f"░{marks.chosen[path]}░"
    if path == marks.cursor:
        return POINTED, POINTED, written or "–"
    ground = style(hue.edge, hue.tint)
    if written:
        return ground, style(PENCIL, hue.tint, bold=True, underline=path in marks.fresh), written
    if path in marks.better:
        better = style(GOOD, PAPER, bold=True, reverse=True)
        return better, better, f"{BETTER}{marks.better[path]}"
    if path in marks.offered:
        may = style(ACCENT, ACCENT_TINT, bold=True)
        return may, may, MAY if marks.is_plain else f"{MAY}{marks.offered[path]}"
    return ground, ground, printed


def failures(canvas: Canvas, page: Page, x: int, y: int) -> None:
    """The boxes for failed throws: what each costs, a cross through those that were taken."""
    words = page.texts("sheet-failed-throws")
    x = canvas.text(x, y, f"{words} ", style(FAINT))
    would = page.marks.gains.get(("failures", ""), 0)
    for place, cost in enumerate(page.layout["failures"]):
        if place < page.fails:
            x = canvas.text(x, y, f"[{CROSS:^2}]", style(DANGER, bold=True))
        elif place == page.fails and would:
            x = canvas.text(x, y, "[", style(DANGER))
            x = canvas.text(x, y, f"{minus(cost)}", style(DANGER, PAPER, bold=True, reverse=True))
            x = canvas.text(x, y, "]", style(DANGER))
        else:
            x = canvas.text(x, y, f"[{minus(cost)}]", style(FAINT))


def column_box(canvas: Canvas, page: Page, column: str, full: bool, x: int, y: int, width: int) -> None:
    """The box below a column that scores: what it brings, or would bring."""
    would = page.marks.gains.get(("column", column))
    if would:
        canvas.centred(x, y, width, f"[{signed(would)}]", CHOSEN)
    elif full:
        canvas.centred(x, y, width, f"[{page.points('column', column)}]", style(GOOD, bold=True))
    else:
        canvas.centred(x, y, width, "[  ]", style(FAINT))


def signed(points: int) -> str:
    """Points as a gain or a loss."""
    return f"+{points}" if points >= 0 else minus(points)


def minus(points: int) -> str:
    """A number with the sign that printers use."""
    return str(points).replace("-", "−")
