"""The review beside a replay, at the end of a match, and hints."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from rollwright.analysis import Decision, Throw, review
from rollwright.cli.main import run
from rollwright.cli.play.app import PlayApp
from rollwright.cli.play.replay import ReplayApp
from rollwright.cli.play.review_notes import decided_text
from rollwright.cli.play.reviewing import Reviewing
from rollwright.cli.play.screens.final import FinalScreen
from rollwright.cli.play.screens.hint import HintScreen
from rollwright.cli.play.screens.replay import ReplayScreen
from rollwright.cli.play.screens.review import ReviewScreen
from rollwright.cli.play.screens.table import TableScreen
from rollwright.cli.play.view import CanvasView
from rollwright.cli.review_words import points_text
from rollwright.games import REGISTRY
from rollwright.locales import LANGUAGES, Texts
from rollwright.table.events import Hinted
from rollwright.table.match import Match
from rollwright.table.record import format_match
from rollwright.table.record_reader import parse
from tests.analysis.matches import played
from tests.terminal.player import ADA, BEN, ROBO, game_app, play_moment, play_to_end, settle, shown, table_of


def replaying(app: ReplayApp) -> ReplayScreen:
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


async def until_reviewed(reviewing: Reviewing, pilot: Pilot[Any], *, reasons: bool = False) -> None:
    for _ in range(600):
        if reviewing.review is not None and (not reasons or len(reviewing.whys) == len(reviewing.missed())):
            await pilot.pause(0.2)
            return
        await pilot.pause(0.1)
    raise AssertionError("the review doesn't end")


async def until_told(app: PlayApp, pilot: Pilot[Any]) -> str:
    for _ in range(600):
        told = str(app.screen.query_one("#worths", Static).content)
        if "Every action is being weighed" not in told:
            return told
        await pilot.pause(0.1)
    raise AssertionError("the hint doesn't come")


def finished(reviewing: Reviewing) -> Reviewing:
    reviewing.work(lambda: False)
    return reviewing


@pytest.mark.parametrize("game", REGISTRY)
def test_the_ledger_adds_up_at_every_step_of_a_replay(game: str) -> None:
    match = played(game, 2, 1)
    reviewing = finished(Reviewing(match))
    for number in range(1, match.number + 1):
        for seat in range(2):
            account = reviewing.account(seat, number)
            assert account is not None
            told = account.expected + account.luck - account.lost + account.others + account.residual
            assert account.final == pytest.approx(told, abs=1e-9)
    whole = review(match)
    for told_seat in whole.seats:
        last = reviewing.account(told_seat.seat, match.number)
        assert last is not None
        assert (last.final, last.lost) == pytest.approx((told_seat.final, told_seat.lost), abs=1e-9)
        assert last.final == match.position.scores[told_seat.seat].total


def test_a_review_that_was_interrupted_goes_on_where_it_was() -> None:
    match = played("splitter", 2, 1)
    reviewing, asked = Reviewing(match), 0

    def after_ten() -> bool:
        nonlocal asked
        asked += 1
        return asked > 10

    reviewing.work(after_ten)
    assert reviewing.review is None
    assert 0 < reviewing.share < 1
    assert reviewing.account(0, match.number) is None
    assert finished(reviewing).review == review(match)
    assert len(reviewing.whys) == len(reviewing.missed())


@pytest.mark.parametrize(("game", "language"), list(zip(REGISTRY, LANGUAGES, strict=True)))
async def test_luck_loss_and_reason_stand_beside_the_replay(game: str, language: str) -> None:
    texts = Texts(language)
    app = ReplayApp(texts, [played(game, 2, 1)])
    async with app.run_test(size=(80, 24)) as pilot:
        screen = replaying(app)
        await until_reviewed(screen.reviewing, pilot)
        missed = next(one for one in screen.reviewing.missed() if one.seat == 0)
        await pilot.press("m")
        assert screen.number == missed.number
        for _ in range(100):
            if (missed.number, 0) in screen.reviewing.whys:
                break
            await pilot.pause(0.1)
        await pilot.pause(0.2)
        said = " ".join(app.query_one(CanvasView).canvas.plain().split())
        assert points_text(texts, missed.lost) in said
        assert texts("review-lost")[:8] in said
        assert texts("review-why-asked") not in said
        thrown = next(
            number
            for number in range(1, len(screen.reviewing.match.events) + 1)
            if any(isinstance(one, Throw) for one in screen.reviewing.moments_at(number))
        )
        screen._go_to(thrown)
        moment = screen.reviewing.moments_at(thrown)[0]
        assert isinstance(moment, Throw)
        assert points_text(texts, abs(moment.luck[0])) in app.query_one(CanvasView).canvas.plain()


async def test_what_had_been_better_is_marked_on_the_sheet() -> None:
    app = ReplayApp(Texts("en"), [played("splitter", 1, 1)])
    async with app.run_test(size=(80, 24)) as pilot:
        screen = replaying(app)
        await until_reviewed(screen.reviewing, pilot)
        await pilot.press("m")
        numbers = {decision.best["place"][2] for decision in screen.reviewing.missed()[:1]}
        assert any(f"+{number}" in app.query_one(CanvasView).canvas.plain() for number in numbers)


class Held(Reviewing):
    """A review that waits before it is worked out."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.go = threading.Event()

    def work(self, is_cancelled: Callable[[], bool]) -> None:
        self.go.wait()
        super().work(is_cancelled)


async def test_keys_are_answered_while_a_review_is_worked_out() -> None:
    match, texts = played("splitter", 1, 1), Texts("en")
    app, held = ReplayApp(texts, [match]), Held(match)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = ReplayScreen(texts, [match], reviewing=held)
        await app.push_screen(screen)
        start = screen.number
        await pilot.press("right", "right", "right")
        assert screen.number == start + 3
        assert "being weighed: 0%" in " ".join(screen.query_one(CanvasView).canvas.plain().split())
        held.go.set()
        await until_reviewed(held, pilot)
        assert "being weighed" not in screen.query_one(CanvasView).canvas.plain()


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
async def test_the_whole_review_is_a_key_away(size: tuple[int, int]) -> None:
    app = ReplayApp(Texts("en"), [played("splitter", 2, 1)])
    async with app.run_test(size=size) as pilot:
        await until_reviewed(replaying(app).reviewing, pilot)
        await pilot.press("r")
        await pilot.pause(0.3)
        assert isinstance(app.screen, ReviewScreen)
        told = str(app.screen.query_one("#review", Static).content)
        assert "Own decisions" in told
        assert "Chances missed" in told
        await pilot.press("escape")
        assert isinstance(app.screen, ReplayScreen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_of_a_match_says_what_decided_it(language: str, tmp_path: Path) -> None:
    app = game_app(tmp_path, "splitter", (ADA, ROBO), lang=language)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_to_end(app, pilot)
        screen = app.screen
        assert isinstance(screen, FinalScreen)
        await until_reviewed(screen._reviewing, pilot)
        match = table_of(app).match
        result = match.position.scores
        winners = [seat for seat in range(2) if result[seat].total == max(score.total for score in result)]
        expected = decided_text(Texts(language), review(match), 0, winners, is_reader=True)
        assert str(screen.query_one("#decided", Static).content) == expected
        await pilot.press("r")
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("q")
        assert isinstance(app.screen, FinalScreen)


async def _to_a_choice(app: PlayApp, pilot: Pilot[Any]) -> TableScreen:
    """Until a person has something to choose from."""
    await settle(app, pilot)
    for _ in range(20):
        screen = app.screen
        if isinstance(screen, TableScreen) and screen.hand is not None and len(screen.hand.seat.options or []) > 1:
            return screen
        await play_moment(app, pilot)
    raise AssertionError("nobody has a choice")


@pytest.mark.parametrize("game", REGISTRY)
async def test_a_hint_tells_the_best_actions_and_marks_the_match(game: str, tmp_path: Path) -> None:
    app = game_app(tmp_path, game, (ADA, ROBO))
    async with app.run_test(size=(80, 24)) as pilot:
        await _to_a_choice(app, pilot)
        match = table_of(app).match
        assert not any(isinstance(event, Hinted) for event in match.events)
        await pilot.press("h")
        assert isinstance(app.screen, HintScreen)
        assert isinstance(match.events[-1], Hinted)
        assert match.position.hinted == {0}
        await until_told(app, pilot)
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)
        assert "Ada had a hint." in shown(app)
        again = parse(format_match(match))
        assert any(isinstance(event, Hinted) for event in again.events)


async def test_a_match_goes_on_after_a_hint_while_a_bot_was_thinking(tmp_path: Path) -> None:
    app = game_app(tmp_path, "splitter", (ADA, ROBO))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        await pilot.press("t", "h")
        assert isinstance(app.screen, HintScreen)
        await pilot.press("enter")
        await play_to_end(app, pilot)
        assert table_of(app).match.is_over


@pytest.mark.parametrize(("players", "source"), [((ADA, BEN), "seeded"), ((ADA, ROBO), "daily")])
async def test_where_hints_are_not_allowed_nothing_is_told(players: Any, source: str, tmp_path: Path) -> None:
    app = game_app(tmp_path, "qwinto", players, source)
    async with app.run_test(size=(80, 24)) as pilot:
        await _to_a_choice(app, pilot)
        assert "h hint" not in shown(app)
        await pilot.press("h")
        assert isinstance(app.screen, TableScreen)
        assert not any(isinstance(event, Hinted) for event in table_of(app).match.events)


def _printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        run(["replay", *arguments])
    assert not ended.value.code
    return capsys.readouterr().out


def _saved(match: Match, folder: Path) -> str:
    file = folder / "match.txt"
    file.write_text(format_match(match))
    return str(file)


def test_a_printed_replay_tells_what_each_step_was_worth(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played("splitter", 2, 1)
    file = _saved(match, tmp_path)
    told = _printed(capsys, file, "--review", "--lang", "de")
    lost = max(one.lost for one in review(match).moments if isinstance(one, Decision))
    assert points_text(Texts("de"), lost) in told
    assert Texts("de")("review-well-done") in told
    assert len(told) > len(_printed(capsys, file, "--lang", "de"))


def test_a_replay_as_json_holds_the_moments_of_each_event(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played("splitter", 1, 1)
    file = _saved(match, tmp_path)
    steps = [json.loads(line) for line in _printed(capsys, file, "--review", "--json").splitlines()]
    told = [moment["number"] for step in steps for moment in step["moments"]]
    assert told == [moment.number for moment in review(match).moments]
    assert "moments" not in json.loads(_printed(capsys, file, "--json").splitlines()[0])
