"""A replay: the match step by step, and beside it its review, as far as that is worked out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.worker import get_current_worker

from rollwright.analysis.explained import SMALL_LOSS
from rollwright.cli.play.canvas import Canvas
from rollwright.cli.play.page import Marks
from rollwright.cli.play.review_notes import decision_of, ledger_canvas, moment_notes, reason_of
from rollwright.cli.play.reviewing import Reviewing
from rollwright.cli.play.scene import DECK_HEIGHT, Button, Scene, paint
from rollwright.cli.play.screens.review import ReviewScreen
from rollwright.cli.play.screens.rules import RulesScreen
from rollwright.cli.play.view import LEAST_HEIGHT, CanvasView
from rollwright.cli.play.words import happened
from rollwright.games.protocol import Json, Seat
from rollwright.locales import Texts
from rollwright.table.events import Decided, Seated
from rollwright.table.match import Match
from rollwright.table.sheet_diff import sheet_diff
from rollwright.table.steps import fold
from rollwright.table.view import View, view_of

#: Lines more that reasons get on a screen that is higher than the smallest.
MORE_LINES = 2
#: Seconds between two looks at how far the review is.
LOOK = 0.1


class ReplayScreen(Screen[None]):
    """Steps through the events of matches."""

    DEFAULT_CSS = "ReplayScreen { background: #1b1714; }"
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
        Binding("m", "missed(1)", show=False),
        Binding("M", "missed(-1)", show=False),
        Binding("r", "review", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("q,escape,ctrl+c", "leave", show=False),
    ]

    def __init__(
        self,
        texts: Texts,
        matches: Sequence[Match],
        *,
        reviewing: Reviewing | None = None,
        seat: Seat = 0,
        is_root: bool = False,
    ) -> None:
        """`reviewing` is the review of the first match, if it has been begun; leaving the root ends the program."""
        super().__init__()
        self._texts, self._matches, self._is_root = texts, matches, is_root
        self._reviews = {} if reviewing is None else {0: reviewing}
        self._drawn: tuple[int, int] | None = None
        """The match, and how much of its review was known when it was last drawn."""
        self._open(0)
        self._shown = seat

    def _open(self, place: int) -> None:
        self._place, self._shown = place, 0
        self._match = self._matches[place]
        self._events = self._match.events
        turns = [position.turn for _, position in fold(self._events)]
        first = next((n for n, event in enumerate(self._events[1:], 1) if not isinstance(event, Seated)), 1)
        #: The numbers of the last events before each step: a replay begins when all are seated.
        self._numbers = range(first, len(self._events) + 1)
        self._turn_starts = [n for n in self._numbers if n == first or turns[n - 1] != turns[n - 2]]
        self.number = first
        self._layouts = view_of(self._match_at(first), layouts=True).layouts or []
        if place not in self._reviews:
            self._reviews[place] = Reviewing(self._match)
        self.reviewing = self._reviews[place]

    def compose(self) -> ComposeResult:
        yield CanvasView(self._texts, self._paint)

    def on_mount(self) -> None:
        self.set_interval(LOOK, self._look_for_news)
        self._work(self.reviewing)

    # --- the review ---------------------------------------------------------------------------------------------------

    @work(thread=True, exclusive=True)
    def _work(self, reviewing: Reviewing) -> None:
        reviewing.work(lambda: get_current_worker().is_cancelled)

    def _look_for_news(self) -> None:
        """However fast news come, they are drawn at a pace that leaves time for keys."""
        if self._drawn != (self._place, self.reviewing.known):
            self.query_one(CanvasView).repaint()

    # --- keys ---------------------------------------------------------------------------------------------------------

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
        self._work(self.reviewing)
        self._go_to(self.number)

    def action_look(self) -> None:
        self._shown = (self._shown + 1) % self._match.opened.seats
        self._go_to(self.number)

    def action_missed(self, step: int) -> None:
        """To the biggest chance that the seat shown missed, then to smaller ones."""
        missed = [one for one in self.reviewing.missed() if one.seat == self._shown]
        if not missed:
            if self.reviewing.review is not None:
                self.notify(self._texts("review-nothing-missed"))
            return
        here = next((place for place, one in enumerate(missed) if one.number == self.number), None)
        self._go_to(missed[0 if here is None else (here + step) % len(missed)].number)

    def action_review(self) -> None:
        self.app.push_screen(ReviewScreen(self._texts, self.reviewing))

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self._texts, self._match.opened.game))

    def action_leave(self) -> None:
        if self._is_root:
            self.app.exit()
        else:
            self.dismiss()

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

    # --- drawing ------------------------------------------------------------------------------------------------------

    def _paint(self, width: int, height: int) -> Canvas:
        self._drawn = (self._place, self.reviewing.known)
        view = view_of(self._match_at(self.number))
        names, texts = [seat.name for seat in view.seats], self._texts
        notes, reason = self._said(names)
        scene = Scene(
            texts,
            view,
            self._layouts,
            self._shown,
            self._prompt(view),
            notes=notes,
            footer=(Button("", texts("terminal-replay-keys")),),
            marks=self._marks(view),
            side=self._side(names),
            remarks=[reason] if reason else [],
            deck_height=DECK_HEIGHT + (MORE_LINES if height >= LEAST_HEIGHT + MORE_LINES else 0),
        )
        return paint(scene, width, height)

    def _prompt(self, view: View) -> str:
        texts = self._texts
        steps = texts("terminal-replay-step", number=self._numbers.index(self.number), count=len(self._numbers) - 1)
        which = texts("terminal-replay-match", number=self._place + 1, count=len(self._matches))
        parts = [steps, which] if len(self._matches) > 1 else [steps]
        told = sorted((entry for entry in view.log if entry.number == self.number), key=lambda e: e.seat != self._shown)
        if told:
            parts.append(happened(texts, view, told[0]))
        return " · ".join(parts)

    def _said(self, names: Sequence[str]) -> tuple[list[str], str]:
        """What the moment was worth to whom, and why something else was better."""
        reviewing = self.reviewing
        if not reviewing.is_possible:
            return [], ""
        notes = moment_notes(self._texts, reviewing, self.number, self._shown, names)
        return notes, reason_of(self._texts, reviewing, self.number, self._shown)

    def _side(self, names: Sequence[str]) -> Callable[[int, int], Canvas] | None:
        """The ledger in the place of the log."""
        if not self.reviewing.is_possible:
            return None
        return lambda width, height: ledger_canvas(
            self._texts, self.reviewing, self.number, self._shown, names, width, height
        )

    def _marks(self, view: View) -> Mapping[Seat, Marks]:
        """What the event just written changed on the sheets, and what had better been written on the one shown."""
        if not isinstance(self._events[self.number - 1], Decided):
            return {}
        before = view_of(self._match_at(self.number - 1), (self._shown,))
        fresh = {
            seat.seat: frozenset(path for path, _ in sheet_diff(before.seats[seat.seat].sheet, seat.sheet))
            for seat in view.seats
        }
        better = self._better(before)
        return {seat: Marks(fresh=paths, better=better if seat == self._shown else {}) for seat, paths in fresh.items()}

    def _better(self, before: View) -> dict[str, str]:
        decision = decision_of(self.reviewing.moments_at(self.number), self._shown)
        if decision is None or decision.lost <= SMALL_LOSS:
            return {}
        return written_by(before, self._shown, decision.best)


def written_by(view: View, seat: Seat, action: Json) -> dict[str, str]:
    """What an action would write, by field."""
    options = view.seats[seat].options or []
    return {path: str(value) for option in options if option.action == action for path, value in option.writes}
