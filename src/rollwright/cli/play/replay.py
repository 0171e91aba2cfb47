"""A match that was played, step by step on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import App, ComposeResult
from textual.binding import Binding

from rollwright.cli.play.canvas import Canvas
from rollwright.cli.play.page import Marks
from rollwright.cli.play.scene import Button, Scene, paint
from rollwright.cli.play.screens.rules import RulesScreen
from rollwright.cli.play.view import CanvasView
from rollwright.games.protocol import Seat
from rollwright.locales import Texts
from rollwright.table.events import Decided, Seated
from rollwright.table.match import Match
from rollwright.table.sheet_diff import sheet_diff
from rollwright.table.steps import fold
from rollwright.table.view import View, view_of


class ReplayApp(App[None]):
    """Steps through the events of matches."""

    TITLE = "Rollwright"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("left", "step(-1)", show=False),
        Binding("right,enter,space", "step(1)", show=False),
        Binding("up", "turn(-1)", show=False),
        Binding("down", "turn(1)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("pageup", "match(-1)", show=False),
        Binding("pagedown", "match(1)", show=False),
        Binding("l", "look", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("q,escape,ctrl+c", "quit", show=False),
    ]

    def __init__(self, texts: Texts, matches: Sequence[Match]) -> None:
        super().__init__()
        self._texts, self._matches = texts, matches
        self._place = 0
        self._shown: Seat = 0
        self._open(0)

    def _open(self, place: int) -> None:
        self._place, self._shown = place, 0
        self._events = self._matches[place].events
        turns = [position.turn for _, position in fold(self._events)]
        first = next((n for n, event in enumerate(self._events[1:], 1) if not isinstance(event, Seated)), 1)
        #: The numbers of the last events before each step: a replay begins when all are seated.
        self._numbers = range(first, len(self._events) + 1)
        self._turn_starts = [n for n in self._numbers if n == first or turns[n - 1] != turns[n - 2]]
        self.number = first
        self._layouts = view_of(self._match_at(first), layouts=True).layouts or []

    def compose(self) -> ComposeResult:
        yield CanvasView(self._texts, self._paint)

    def action_step(self, step: int) -> None:
        self._go_to(self.number + step)

    def action_turn(self, step: int) -> None:
        ahead = [n for n in self._turn_starts if n > self.number]
        behind = [n for n in self._turn_starts if n < self.number]
        ends = (behind[-1:] or [self._numbers[0]]) if step < 0 else (ahead[:1] or [self._numbers[-1]])
        self._go_to(ends[0])

    def action_jump(self, place: int) -> None:
        self._go_to(self._numbers[place])

    def action_match(self, step: int) -> None:
        self._open((self._place + step) % len(self._matches))
        self._go_to(self.number)

    def action_look(self) -> None:
        self._shown = (self._shown + 1) % self._matches[self._place].opened.seats
        self._go_to(self.number)

    def action_rules(self) -> None:
        self.push_screen(RulesScreen(self._texts, self._matches[self._place].opened.game))

    def on_canvas_view_clicked(self, event: CanvasView.Clicked) -> None:
        kind, _, seat = event.zone.partition(":")
        if kind == "seat":
            self._shown = int(seat)
            self._go_to(self.number)

    def _go_to(self, number: int) -> None:
        self.number = min(max(number, self._numbers[0]), self._numbers[-1])
        self.query_one(CanvasView).repaint()

    def _match_at(self, number: int) -> Match:
        return Match.resume(self._events[:number])

    def _paint(self, width: int, height: int) -> Canvas:
        match = self._match_at(self.number)
        view = view_of(match)
        texts = self._texts
        steps = texts("terminal-replay-step", number=self._numbers.index(self.number), count=len(self._numbers) - 1)
        which = texts("terminal-replay-match", number=self._place + 1, count=len(self._matches))
        prompt = f"{steps} · {which}" if len(self._matches) > 1 else steps
        footer = (Button("", texts("terminal-replay-keys")),)
        marks = {seat: Marks(fresh=fresh) for seat, fresh in self._fresh(view).items()}
        scene = Scene(texts, view, self._layouts, self._shown, prompt, footer=footer, marks=marks)
        return paint(scene, width, height)

    def _fresh(self, view: View) -> dict[Seat, frozenset[str]]:
        """What the event just written changed on the sheets."""
        if not isinstance(self._events[self.number - 1], Decided):
            return {}
        before = view_of(self._match_at(self.number - 1))
        return {
            seat.seat: frozenset(path for path, _ in sheet_diff(before.seats[seat.seat].sheet, seat.sheet))
            for seat in view.seats
        }
