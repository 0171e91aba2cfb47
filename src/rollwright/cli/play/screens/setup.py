"""Before a match: one to go on with, or game, board, dice and seats of a new one."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import ClassVar, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from rollwright import bots
from rollwright.cli.play.canvas import Canvas
from rollwright.cli.play.page import sheet_of
from rollwright.cli.play.palette import ACCENT, CHOSEN, DANGER, FAINT, INK, PANEL, TABLE, style
from rollwright.cli.play.saving import Saved
from rollwright.cli.play.screens.rules import RulesScreen
from rollwright.cli.play.table import SOURCES, Player, Setup
from rollwright.cli.play.view import CanvasView
from rollwright.cli.play.words import SOURCE_NOTES, level_name
from rollwright.cli.play.words import SOURCES as SOURCE_NAMES
from rollwright.games import REGISTRY
from rollwright.games import game as game_of
from rollwright.locales import Texts
from rollwright.table.names import LONGEST_NAME

#: The most saved matches that are offered.
OFFERED = 3
VALUE_X, NAME_X, NOTE_HEIGHT = 20, 42, 2
USUAL_LEVEL = "club"

T = TypeVar("T")


@dataclass(slots=True)
class Line:
    """A line of the form: what it is called, what is chosen, and how that changes."""

    label: str
    value: str
    note: str = ""
    turn: Callable[[int], None] | None = None
    """Choose the next or the one before."""
    press: Callable[[], None] | None = None
    """What Enter does."""
    seat: int | None = None
    """The seat whose name is typed here."""


class SetupScreen(Screen[Setup | Path]):
    """Left with a new match, or with the file of a saved one."""

    DEFAULT_CSS = "SetupScreen { background: #1b1714; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "move(-1)", show=False),
        Binding("down,tab", "move(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("enter", "press", show=False),
        Binding("f1", "rules", show=False),
        Binding("escape", "app.quit", show=False),
    ]

    def __init__(self, texts: Texts, saved: Sequence[Saved], game: str | None, variant: str | None) -> None:
        super().__init__()
        self._texts, self._saved = texts, list(saved)[:OFFERED]
        self._games = tuple(REGISTRY)
        self._game = game or self._games[0]
        self._variant = variant or game_of(self._game).info.variants[0]
        self._source = SOURCES[0]
        self._levels: list[str | None] = [None, *(_usual_level(self._game) for _ in range(11))]
        self._names = [texts("terminal-player", number=number) for number in range(1, 13)]
        self._count = max(2, game_of(self._game).info.seats.start)
        self._cursor = 0
        self.mistake = ""

    def compose(self) -> ComposeResult:
        yield CanvasView(self._texts, self._paint)

    # --- the form -----------------------------------------------------------------------------------------------------

    def _lines(self) -> list[Line]:
        texts, info = self._texts, game_of(self._game).info
        lines = [self._saved_line(saved) for saved in self._saved]
        tagline = texts.named("tagline", self._game)
        lines.append(Line(texts("terminal-setup-game"), info.name, tagline, turn=self._turn_game))
        if len(info.variants) > 1:
            words = sheet_of(self._game).variant_name(self._variant, texts)
            lines.append(Line(texts("terminal-setup-variant"), words, turn=self._turn_variant))
        source, note = texts(SOURCE_NAMES[self._source]), texts(SOURCE_NOTES[self._source])
        lines.append(Line(texts("terminal-setup-dice"), source, note, turn=self._turn_source))
        alone = self._count == 1 and not info.official_solo
        seats, note = texts("count-players", count=self._count), texts("terminal-setup-practice") if alone else ""
        lines.append(Line(texts("terminal-setup-seats"), seats, note, turn=self._turn_count))
        lines += [self._seat_line(seat) for seat in range(self._count)]
        lines.append(Line("", texts("terminal-setup-start"), press=self._start))
        return lines

    def _saved_line(self, saved: Saved) -> Line:
        match, texts = saved.match, self._texts
        when = datetime.fromtimestamp(saved.changed).astimezone().strftime("%Y-%m-%d %H:%M")
        standing = ", ".join(
            f"{chair.name} {score.total}"
            for chair, score in zip(match.position.chairs, match.position.scores, strict=True)
        )
        what = f"{match.game.info.name}, {texts('terminal-turn', number=match.position.turn)}"
        return Line(texts("terminal-go-on"), what, f"{standing} · {when}", press=lambda: self._go_on(saved))

    def _go_on(self, saved: Saved) -> None:
        self.dismiss(saved.path)

    def _seat_line(self, seat: int) -> Line:
        level = self._levels[seat]
        label = self._texts("seat-numbered", number=seat + 1)
        if level is None:
            value, note = self._texts("terminal-setup-person"), self._names[seat]
        else:
            value = self._texts("terminal-setup-bot", level=level_name(self._texts, level))
            note = ""
        return Line(label, value, note, turn=lambda step: self._turn_seat(seat, step), seat=seat)

    def _turn_game(self, step: int) -> None:
        self._game = _turned(self._games, self._game, step)
        info = game_of(self._game).info
        self._variant = info.variants[0]
        self._count = min(max(self._count, info.playable.start), info.playable[-1])
        offered = (None, *bots.levels(self._game))
        self._levels = [level if level in offered else _usual_level(self._game) for level in self._levels]

    def _turn_variant(self, step: int) -> None:
        self._variant = _turned(game_of(self._game).info.variants, self._variant, step)

    def _turn_source(self, step: int) -> None:
        self._source = _turned(SOURCES, self._source, step)

    def _turn_count(self, step: int) -> None:
        playable = game_of(self._game).info.playable
        self._count = min(max(self._count + step, playable.start), playable[-1])

    def _turn_seat(self, seat: int, step: int) -> None:
        choices = (None, *bots.levels(self._game))
        self._levels[seat] = _turned(choices, self._levels[seat], step)

    def _start(self) -> None:
        names = [self._names[seat].strip() for seat in range(self._count)]
        players = []
        for seat, name in enumerate(names):
            level = self._levels[seat]
            if level is None and not name:
                self._cursor = self._seat_cursor(seat)
                self.mistake = self._texts("terminal-setup-nameless")
                return
            bot_name = self._texts("terminal-bot", number=seat + 1)
            players.append(Player(name if level is None else bot_name, level))
        self.dismiss(Setup(self._game, self._variant, tuple(players), self._source))

    def _seat_cursor(self, seat: int) -> int:
        return next(place for place, line in enumerate(self._lines()) if line.seat == seat)

    # --- keys and clicks ----------------------------------------------------------------------------------------------

    def action_move(self, step: int) -> None:
        self._cursor = (self._cursor + step) % len(self._lines())
        self._changed()

    def action_turn(self, step: int) -> None:
        turn = self._lines()[self._cursor].turn
        if turn is not None:
            turn(step)
        self._changed()

    def action_press(self) -> None:
        """Enter does what the line does; elsewhere it goes on to the next line."""
        press = self._lines()[self._cursor].press
        if press is None:
            self._cursor += 1
        else:
            press()
        self._changed()

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self._texts, self._game))

    def on_key(self, event: events.Key) -> None:
        """Letters go into the name of the seat where the cursor stands."""
        seat = self._lines()[self._cursor].seat
        if seat is None or self._levels[seat] is not None:
            if event.character == "?":
                self.action_rules()
            elif event.character == "q":
                self.app.exit()
            return
        if event.key == "backspace":
            self._names[seat] = self._names[seat][:-1]
        elif event.character and event.is_printable and len(self._names[seat]) < LONGEST_NAME:
            # A proposed name gives way to the first letter of a real one.
            proposed = self._names[seat] == self._texts("terminal-player", number=seat + 1)
            self._names[seat] = event.character if proposed else self._names[seat] + event.character
        else:
            return
        event.stop()
        self._changed()

    def on_canvas_view_clicked(self, event: CanvasView.Clicked) -> None:
        kind, _, place = event.zone.partition(":")
        self._cursor = int(place)
        line = self._lines()[self._cursor]
        if kind == "press" and line.press is not None:
            line.press()
        elif kind in {"back", "next"} and line.turn is not None:
            line.turn(1 if kind == "next" else -1)
        self._changed()

    def _changed(self) -> None:
        self._cursor = min(self._cursor, len(self._lines()) - 1)
        for view in self.query(CanvasView):
            view.repaint()

    # --- drawing ------------------------------------------------------------------------------------------------------

    def _paint(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height, style(INK, TABLE))
        canvas.fill(0, 0, width, 1, style(INK, PANEL))
        canvas.text(1, 0, "Rollwright", style(ACCENT, PANEL, bold=True))
        lines = self._lines()
        top = 2
        for place, line in enumerate(lines):
            if line.press is not None and place == len(lines) - 1:
                top += 1 if len(lines) + top + 2 < height else 0
            self._paint_line(canvas, line, place, top + place)
            if place == len(self._saved) - 1:
                top += 1
        if self.mistake:
            canvas.text(2, top + len(lines) + 1, self.mistake, style(DANGER, TABLE, bold=True))
            self.mistake = ""
        note = textwrap.wrap(lines[self._cursor].note, min(width - 6, 100)) if lines[self._cursor].seat is None else []
        for place, words in enumerate(note[:NOTE_HEIGHT]):
            canvas.text(3, height - 1 - NOTE_HEIGHT + place, words, style(FAINT))
        canvas.fill(0, height - 1, width, 1, style(FAINT, PANEL))
        canvas.text(1, height - 1, self._texts("terminal-setup-keys"), style(FAINT, PANEL))
        return canvas

    def _paint_line(self, canvas: Canvas, line: Line, place: int, y: int) -> None:
        here = place == self._cursor
        canvas.text(1, y, "▸" if here else " ", style(ACCENT, bold=True))
        canvas.text(3, y, line.label, style(INK if here else FAINT, bold=here))
        look = CHOSEN if here else style(INK, PANEL)
        x = VALUE_X
        if line.turn is not None:
            canvas.zone(f"back:{place}", x, y, 2, 1)
            x = canvas.text(x, y, "‹ ", style(ACCENT if here else FAINT, bold=True))
        end = canvas.text(x, y, f" {line.value} ", look)
        canvas.zone(f"{'press' if line.press else 'next'}:{place}", x, y, end - x + 2, 1)
        if line.turn is not None:
            canvas.text(end, y, " ›", style(ACCENT if here else FAINT, bold=True))
        if line.seat is not None and self._levels[line.seat] is None:
            x = canvas.text(max(NAME_X, end + 3), y, line.note, style(INK, bold=True))
            canvas.text(x, y, "▏" if here else " ", style(ACCENT, bold=True))


def _turned(values: Sequence[T], value: T, step: int) -> T:
    return values[(values.index(value) + step) % len(values)]


def _usual_level(game: str) -> str:
    """A bot that most people have a good match with."""
    levels = bots.levels(game)
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[-1]
