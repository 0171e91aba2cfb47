"""The table as it is drawn: the sheet of who plays, the others, the log, and the tray with what is expected."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rollwright.cli.play.canvas import Canvas
from rollwright.cli.play.dice_row import DIE_HEIGHT, draw_dice, shown_face
from rollwright.cli.play.hand import Hand
from rollwright.cli.play.page import Marks, Page, minus, sheet_of
from rollwright.cli.play.palette import (
    ACCENT,
    FAINT,
    GOOD,
    INK,
    LINE,
    ON_ACCENT,
    PANEL,
    PAPER,
    TABLE,
    TRAY,
    style,
)
from rollwright.cli.play.words import SOURCES, STATUSES, happened, level_name
from rollwright.games import game as game_of
from rollwright.games.protocol import Json, Seat
from rollwright.locales import Texts
from rollwright.table.view import View

HEADER_HEIGHT, DECK_HEIGHT, FOOTER_HEIGHT = 1, 6, 1
RAIL_GAP = 2
#: The width that the log and the list of players need beside a sheet.
NARROWEST_RAIL = 24
#: Faces that a die can show are looked at before it is thrown again.
FACES_PHASE = "again"
#: What a seat is doing, where there is no room for words.
SIGNS = {"throws": "!", "thinking": "…", "decided": "✓", "waits": "·", "over": "·"}


@dataclass(frozen=True, slots=True)
class Button:
    """Something that a key or a click does."""

    key: str
    words: str
    primary: bool = False
    shown: str = ""

    @property
    def label(self) -> str:
        return f" {self.shown or self.key}  {self.words} "


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that is on the screen."""

    texts: Texts
    view: View
    layouts: Sequence[Json]
    shown: Seat
    """Whose sheet is large."""
    prompt: str
    notes: Sequence[str] = ()
    """What the choice would bring, or why it can't be."""
    notes_are_good: bool = True
    buttons: Sequence[Button] = ()
    footer: Sequence[Button] = ()
    hand: Hand | None = None
    marks: Mapping[Seat, Marks] = field(default_factory=dict)
    side: Callable[[int, int], Canvas] | None = None
    """Draws what stands in the place of the log, given how much room that has."""
    remarks: Sequence[str] | None = None
    """What stands below the dice, in the place of buttons and of what happened last."""
    deck_height: int = DECK_HEIGHT

    def page(self, seat: Seat) -> Page:
        about = self.view.seats[seat]
        return Page(
            self.texts,
            self.layouts[seat],
            about.sheet,
            about.score,
            about.fails,
            self.view.sums,
            self.view.taken,
            self.marks.get(seat, Marks()),
        )


def paint(scene: Scene, width: int, height: int) -> Canvas:
    """The whole screen."""
    canvas = Canvas(width, height, style(INK, TABLE))
    body = height - HEADER_HEIGHT - scene.deck_height - FOOTER_HEIGHT
    _header(canvas, scene)
    _body(canvas, scene, HEADER_HEIGHT, body)
    _deck(canvas, scene, HEADER_HEIGHT + body)
    _footer(canvas, scene, height - FOOTER_HEIGHT)
    return canvas


def _header(canvas: Canvas, scene: Scene) -> None:
    view, texts = scene.view, scene.texts
    canvas.fill(0, 0, canvas.width, 1, style(INK, PANEL))
    words = [texts("terminal-turn", number=view.turn), texts(SOURCES[view.dice_source])]
    if len(game_of(view.game).info.variants) > 1:
        words.insert(0, sheet_of(view.game).variant_name(view.variant, texts))
    x = canvas.text(1, 0, texts.named("game", view.game), style(ACCENT, PANEL, bold=True))
    canvas.text(x, 0, "".join(f" · {word}" for word in words), style(FAINT, PANEL))
    standing = "  ".join(f"{seat.name} {minus(seat.score.total)}" for seat in view.seats)
    if len(standing) < canvas.width - 40:
        canvas.right(canvas.width - 1, 0, standing, style(INK, PANEL, bold=True))


# --- the sheets -------------------------------------------------------------------------------------------------------


def _body(canvas: Canvas, scene: Scene, y: int, height: int) -> None:
    sheet, page = sheet_of(scene.view.game), scene.page(scene.shown)
    others = [seat.seat for seat in scene.view.seats if seat.seat != scene.shown]
    rail = max(NARROWEST_RAIL, sheet.small(page).width) + RAIL_GAP
    drawn = sheet.draw(page, canvas.width - (0 if sheet.is_wide else rail), height - 1)
    paper = canvas.width if sheet.is_wide else drawn.width
    canvas.fill(0, y, paper, min(drawn.height + 1, height), style(INK, PAPER))
    _title(canvas, scene, scene.shown, 1, y, drawn.width - 2)
    canvas.paste(drawn, max(0, (paper - drawn.width) // 2), y + 1)
    if sheet.is_wide:
        top = y + 1 + drawn.height
        beside = len(others) * rail
        if others and canvas.width - beside >= NARROWEST_RAIL:
            _rail(canvas, scene, others, 1, top, beside - RAIL_GAP, y + height - top, with_log=False)
            _log(canvas, scene, beside + 1, top, canvas.width - beside - 2, y + height - top)
        else:
            _rail(canvas, scene, others, 1, top, canvas.width - 2, y + height - top)
    else:
        left = drawn.width + RAIL_GAP
        _rail(canvas, scene, others, left, y, canvas.width - left - 1, height)


def _title(canvas: Canvas, scene: Scene, seat: Seat, x: int, y: int, width: int) -> None:
    about = scene.view.seats[seat]
    active = scene.view.awaited != "over" and seat == scene.view.active
    end = canvas.text(x, y, "▸ " if active else "  ", style(ACCENT, bold=True))
    name, status = _title_words(scene, seat, width - 2 - len(f" {about.score.total} "))
    end = canvas.text(end, y, name, style(INK, bold=True))
    end = canvas.text(end, y, f" {minus(about.score.total)}", style(GOOD, bold=True))
    canvas.text(end, y, f" {status}", style(ACCENT if about.status in {"throws", "thinking"} else FAINT))
    canvas.zone(f"seat:{seat}", x, y, width, 1)


def _title_words(scene: Scene, seat: Seat, room: int) -> tuple[str, str]:
    """Name and status, as long as there is room for: a sign for the status is better than half a name."""
    about = scene.view.seats[seat]
    full = about.name if about.bot is None else f"{about.name} ({level_name(scene.texts, about.bot)})"
    status = scene.texts(STATUSES[about.status])
    for name, said in ((full, status), (about.name, status), (full, SIGNS[about.status])):
        if len(name) + len(said) <= room:
            return name, said
    return shortened(about.name, room - 1), SIGNS[about.status]


def _rail(
    canvas: Canvas,
    scene: Scene,
    others: Sequence[Seat],
    x: int,
    y: int,
    width: int,
    height: int,
    *,
    with_log: bool = True,
) -> None:
    """The other sheets if they fit, their names if they don't; faces of dice where they matter; then the log."""
    used = _small_sheets(canvas, scene, others, x, y, width, height) or _names(
        canvas, scene, others, x, y, width, height
    )
    if scene.view.phase == FACES_PHASE and any(isinstance(die.faces[0], str) for die in scene.view.dice):
        used += _faces(canvas, scene, x, y + used, height - used)
    if with_log:
        _log(canvas, scene, x, y + used, width, height - used)


def _small_sheets(canvas: Canvas, scene: Scene, others: Sequence[Seat], x: int, y: int, width: int, height: int) -> int:
    """How many lines were used; none where the sheets don't fit."""
    if not others:
        return 0
    drawn = [sheet_of(scene.view.game).small(scene.page(seat)) for seat in others]
    pitch = max(drawn[0].width, NARROWEST_RAIL - RAIL_GAP) + RAIL_GAP
    across = max(1, (width + RAIL_GAP) // pitch)
    block = drawn[0].height + 1
    rows = -(-len(others) // across)
    gaps = 1 if height > rows * (block + 1) - 1 else 0
    if rows * (block + gaps) - gaps > height or drawn[0].width > width:
        return 0
    for place, (seat, small) in enumerate(zip(others, drawn, strict=True)):
        left, top = x + place % across * pitch, y + place // across * (block + gaps)
        room = width if across == 1 else pitch - RAIL_GAP
        _title(canvas, scene, seat, left, top, room)
        canvas.paste(small, left, top + 1)
        canvas.zone(f"seat:{seat}", left, top, room, block)
    return min(height, rows * (block + gaps))


def _names(canvas: Canvas, scene: Scene, others: Sequence[Seat], x: int, y: int, width: int, height: int) -> int:
    across = max(1, width // NARROWEST_RAIL) if len(others) > height else 1
    pitch = width // across
    for place, seat in enumerate(others):
        if place // across < height:
            _title(canvas, scene, seat, x + place % across * pitch, y + place // across, pitch - 1)
    return min(height, -(-len(others) // across))


def _faces(canvas: Canvas, scene: Scene, x: int, y: int, height: int) -> int:
    """All faces of all dice, a line each, the one that shows marked."""
    if height <= len(scene.view.dice):
        return 0
    canvas.text(x, y, scene.texts("terminal-faces"), style(INK, bold=True))
    for line, die in enumerate(scene.view.dice, 1):
        end = canvas.text(x, y + line, f"{line} ", style(FAINT))
        for face in die.faces:
            words, hue = shown_face(scene.texts, die, face)
            look = style(hue.text, reverse=face == die.face, bold=face == die.face)
            end = canvas.text(end, y + line, words.replace(" ", ""), look)
            end = canvas.text(end, y + line, " ", style(INK))
    return len(scene.view.dice) + 1


def _log(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
    """What happened last, as much as fits; the newest line stands in the tray too."""
    if scene.side is not None and height >= 3:
        canvas.paste(scene.side(width, height), x, y)
        return
    lines: list[str] = []
    for entry in reversed(scene.view.log):
        if len(lines) >= height - 1:
            break
        wrapped = textwrap.wrap(happened(scene.texts, scene.view, entry), width, subsequent_indent="  ")
        lines = [*wrapped, *lines]
    if height < 3 or not lines:
        return
    canvas.text(x, y, scene.texts("terminal-log"), style(INK, bold=True))
    for place, line in enumerate(lines[-(height - 1) :], 1):
        canvas.text(x, y + place, line, style(FAINT))


# --- the tray ---------------------------------------------------------------------------------------------------------


def _deck(canvas: Canvas, scene: Scene, y: int) -> None:
    canvas.fill(0, y, canvas.width, scene.deck_height, style(INK, TRAY))
    canvas.text(1, y, shortened(scene.prompt, canvas.width - 2), style(INK, TRAY, bold=True))
    hand, view = scene.hand, scene.view
    pickable = hand is not None and hand.asks_for_dice
    picked = hand.picked if hand else set()
    x = draw_dice(canvas, scene.texts, view.dice, 1, y + 1, picked, pickable=pickable)
    if "sum" in view.sums:
        x = canvas.text(x + 1, y + 2, f"= {view.sums['sum']}", style(INK, TRAY, bold=True)) + 1
    look = style(ACCENT if scene.notes_are_good else FAINT, TRAY)
    lines = [line for note in scene.notes for line in textwrap.wrap(note, max(canvas.width - x - 3, 10))]
    for place, line in enumerate(lines[:DIE_HEIGHT]):
        canvas.text(x + 2, y + 1 + place, line, look)
    if scene.remarks is not None:
        _remarks(canvas, scene, y + 1 + DIE_HEIGHT, y + scene.deck_height)
        return
    _buttons(canvas, scene.buttons, y + 4)
    if view.log:
        words = shortened(happened(scene.texts, view, view.log[-1]), canvas.width - 2)
        canvas.text(1, y + 5, words, style(FAINT, TRAY))


def _remarks(canvas: Canvas, scene: Scene, y: int, end: int) -> None:
    lines = [line for words in scene.remarks or () for line in textwrap.wrap(words, canvas.width - 2)]
    room = end - y
    if len(lines) > room:
        lines[room - 1 :] = [shortened(" ".join(lines[room - 1 :]), canvas.width - 2)]
    for place, line in enumerate(lines):
        canvas.text(1, y + place, line, style(INK, TRAY))


def _buttons(canvas: Canvas, buttons: Sequence[Button], y: int) -> None:
    x = 1
    for button in buttons:
        look = style(ACCENT, ON_ACCENT, bold=True, reverse=True) if button.primary else style(INK, LINE)
        end = canvas.text(x, y, button.label, look)
        canvas.zone(f"key:{button.key}", x, y, end - x, 1)
        x = end + 1


def _footer(canvas: Canvas, scene: Scene, y: int) -> None:
    canvas.fill(0, y, canvas.width, 1, style(FAINT, PANEL))
    x = 1
    for button in scene.footer:
        start = x
        x = canvas.text(x, y, f"{button.shown or button.key} ", style(ACCENT, PANEL, bold=True))
        x = canvas.text(x, y, button.words, style(FAINT, PANEL))
        canvas.zone(f"key:{button.key}", start, y, x - start, 1)
        x += 2


def shortened(words: str, width: int) -> str:
    """Words that end with dots where there is no room for them."""
    return words if len(words) <= width else f"{words[: max(width - 1, 0)]}…"
