"""The end of a match: who won, and every part of every score."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from rollwright.cli.play.page import minus
from rollwright.cli.play.palette import ACCENT, FAINT, GOOD, INK, LINE
from rollwright.cli.play.review_notes import decided_text, progress_text
from rollwright.cli.play.reviewing import Reviewing
from rollwright.cli.play.screens.ask import AskPath
from rollwright.cli.play.screens.replay import ReplayScreen
from rollwright.games.protocol import Seat
from rollwright.locales import Texts
from rollwright.locales.parts import part_name
from rollwright.table.match import Match
from rollwright.table.record import format_match
from rollwright.table.view import SeatView, View, view_of

#: Seconds between two looks at how far the review is.
LOOK = 0.1


class FinalScreen(Screen[str]):
    """Left with what comes next: "new", "look" or "quit"."""

    DEFAULT_CSS = """
    FinalScreen { background: #1b1714; color: #f3eadc; }
    FinalScreen VerticalScroll { padding: 1 2; scrollbar-color: #6a5d50; scrollbar-background: #26201b; }
    FinalScreen #result { text-style: bold; color: #86cfc8; margin-bottom: 1; }
    FinalScreen #decided { margin-bottom: 1; }
    FinalScreen #said { height: auto; color: #a5d7a7; padding: 0 3; }
    FinalScreen #keys { dock: bottom; height: 1; background: #26201b; color: #b5a795; padding: 0 1; }
    """
    BINDINGS = [
        Binding("r", "review", show=False),
        Binding("s", "save", show=False),
        Binding("n", "leave('new')", show=False),
        Binding("l,escape", "leave('look')", show=False),
        Binding("q", "leave('quit')", show=False),
    ]

    def __init__(self, texts: Texts, match: Match, people: Sequence[Seat] = ()) -> None:
        """`people` are the seats at this keyboard: the sentence about the match is told to the best of them."""
        super().__init__()
        self._texts, self._match = texts, match
        self._view = view_of(match)
        winners = self._view.result.winners if self._view.result is not None else []
        self._reader = next((seat for seat in people if seat in winners), next(iter([*people, *winners]), 0))
        self._is_alone = len(people) == 1
        self._reviewing = Reviewing(match)

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(result_words(self._texts, self._view), id="result", markup=False)
            yield Static("", id="decided", markup=False)
            yield Static(parts_tables(self._texts, self._view))
            if self._view.seal is not None:
                yield Static(self._texts("terminal-final-sealed"))
        yield Static("", id="said", markup=False)
        yield Static(self._texts("terminal-final-keys"), id="keys")

    def on_mount(self) -> None:
        if self._reviewing.is_possible:
            self._weigh()
            self._watch = self.set_interval(LOOK, self._show_decided)

    @work(thread=True)
    def _weigh(self) -> None:
        self._reviewing.work(lambda: get_current_worker().is_cancelled)

    def _show_decided(self) -> None:
        """What decided the match, in a sentence, as soon as that is known."""
        review, texts = self._reviewing.review, self._texts
        if review is None:
            words = progress_text(texts, self._reviewing)
        else:
            self._watch.stop()
            winners = self._view.result.winners if self._view.result is not None else []
            words = decided_text(texts, review, self._reader, winners, is_reader=self._is_alone)
        self.query_one("#decided", Static).update(words)

    def action_review(self) -> None:
        screen = ReplayScreen(self._texts, [self._match], reviewing=self._reviewing, seat=self._reader)
        self.app.push_screen(screen)

    def action_leave(self, next_step: str) -> None:
        self.dismiss(next_step)

    def action_save(self) -> None:
        proposed = f"{self._view.game}-{self._match.opened.date[:10]}-{self._match.id}.txt"
        self.app.push_screen(AskPath(self._texts, proposed), self._save)

    def _save(self, path: str | None) -> None:
        if path is None:
            return
        target = Path(path).expanduser()
        try:
            with target.open("x", encoding="utf-8") as file:
                file.write(format_match(self._match))
        except FileExistsError:
            self._say(self._texts("terminal-save-exists", path=str(target)))
        except OSError as error:
            self._say(self._texts("terminal-save-failed", path=str(target), why=error.strerror or ""))
        else:
            self._say(self._texts("terminal-saved", path=str(target.absolute())))

    def _say(self, words: str) -> None:
        self.query_one("#said", Static).update(words)


def result_words(texts: Texts, view: View) -> str:
    """Who won; alone, how well it went."""
    result = view.result
    if result is None:
        return texts("phase-over")
    names = [view.seats[seat].name for seat in result.winners]
    points = max(result.scores)
    if len(view.seats) == 1:
        words = texts("count-points", count=points)
        return words if result.rating is None else f"{words}: {texts.named('rating', view.game, result.rating)}"
    if len(names) == 1:
        return texts("result-winner", name=names[0], points=points)
    listed = texts("result-names", names=", ".join(names[:-1]), last=names[-1])
    return texts("result-tie", names=listed, points=points)


def parts_tables(texts: Texts, view: View) -> Columns:
    """The parts of each score, as one would check them on paper; side by side where there is room."""
    order = sorted(view.seats, key=lambda seat: -seat.score.total)
    return Columns([Padding(_parts_table(texts, view, seat), (0, 3, 1, 0)) for seat in order])


def _parts_table(texts: Texts, view: View, seat: SeatView) -> Grid:
    won = view.result is not None and seat.seat in view.result.winners
    grid = Grid(box=None, pad_edge=False, show_edge=False, show_footer=True, padding=(0, 1))
    grid.add_column(
        Text(f"★ {seat.name}" if won else seat.name, f"bold {GOOD if won else INK}"),
        Text(texts("result-total"), f"bold {ACCENT}"),
    )
    grid.add_column("", Text(minus(seat.score.total), f"bold {ACCENT}"), justify="right")
    for part in seat.score.parts:
        words = part_name(texts, view.game, part.kind, part.name, part.count)
        grid.add_row(
            Text(words, FAINT if part.points else LINE), Text(minus(part.points), INK if part.points else LINE)
        )
    return grid
