"""The first match on a computer, and terminals that are too small."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import ProgressBar

from rollwright.cli.play import app as play_app
from rollwright.cli.play.app import PlayApp
from rollwright.cli.play.saving import games_of_saved
from rollwright.cli.play.screens import preparing
from rollwright.cli.play.screens.preparing import PreparingScreen
from rollwright.cli.play.screens.table import TableScreen
from rollwright.cli.play.table import Player, Setup, Table
from rollwright.cli.play.view import CanvasView
from rollwright.locales import LANGUAGES, Texts
from rollwright.preparation import STAGES
from tests.terminal.player import game_app

SETUP = Setup("splitter", "A", (Player("Ada"),), "seeded", 7)


async def test_keys_pressed_while_a_game_is_compiled_do_nothing_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def compile_slowly(games: list[str]) -> Iterator[tuple[str, str]]:
        for stage in STAGES:
            yield games[0], stage
        go_on.wait(60)

    monkeypatch.setattr(play_app, "is_prepared", lambda _: False)
    monkeypatch.setattr(preparing, "compile_games", compile_slowly)
    app = PlayApp(Texts("en"), tmp_path, begin=SETUP, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, PreparingScreen)
        await pilot.press("t", "t", "enter", "q", "p")
        while app.screen.query_one(ProgressBar).percentage != 1.0:
            await pilot.pause(0.01)
        go_on.set()
        while not isinstance(app.screen, TableScreen):
            await pilot.pause(0.01)
        await pilot.pause()
        assert app.table is not None
        assert [type(event).__name__ for event in app.table.match.events] == ["Opened", "Seated"]


async def test_a_match_is_not_begun_when_somebody_gives_up_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_app, "is_prepared", lambda _: False)
    monkeypatch.setattr(preparing, "compile_games", lambda _: iter(()))
    app = PlayApp(Texts("en"), tmp_path, begin=SETUP, pace=0)
    monkeypatch.setattr(PreparingScreen, "on_mount", lambda _: None)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("escape")
        await pilot.pause()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(79, 24), (80, 23), (30, 10)])
async def test_a_terminal_that_is_too_small_says_so(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    app = game_app(tmp_path, "splitter", (Player("Ada"),), lang=language)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        told = " ".join(app.screen.query_one(CanvasView).canvas.plain().split())
        assert Texts(language)("terminal-too-small", width=80, height=24) in told
        assert f"{size[0]} × {size[1]}" in told
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Ada" in app.screen.query_one(CanvasView).canvas.plain()


def test_the_games_of_saved_matches_are_known_without_playing_them(tmp_path: Path) -> None:
    Table.begin(SETUP, tmp_path).close()
    (tmp_path / "broken.jsonl").write_bytes(b"\xff\n")
    assert games_of_saved(tmp_path) == ["splitter"]
