"""Whole matches by keys, and what a person sees on the way."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from textual.widgets import Input, Label, Static

from rollwright.cli.play.app import PlayApp
from rollwright.cli.play.canvas import Canvas, nearest
from rollwright.cli.play.palette import style
from rollwright.cli.play.saving import folder as data_folder
from rollwright.cli.play.screens.ask import Agree, AskPath, Curtain
from rollwright.cli.play.screens.final import FinalScreen
from rollwright.cli.play.screens.rules import RulesScreen
from rollwright.cli.play.screens.setup import SetupScreen
from rollwright.cli.play.screens.table import TableScreen
from rollwright.cli.play.screens.typed import TypedDice
from rollwright.games import REGISTRY
from rollwright.games import game as game_of
from rollwright.locales import LANGUAGES, Texts, rules
from rollwright.locales.parts import part_name
from rollwright.table.record_reader import parse
from tests.terminal.player import ADA, BEN, ROBO, game_app, play_moment, play_to_end, settle, shown, table_of

SMALL = (80, 24)


def hand_of(app: PlayApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


@pytest.mark.parametrize("game", REGISTRY)
async def test_a_whole_match_is_played_by_keys_and_its_record_saved(game: str, tmp_path: Path) -> None:
    app = game_app(tmp_path, game)
    async with app.run_test(size=SMALL) as pilot:
        await play_to_end(app, pilot)
        match = table_of(app).match
        assert match.is_over
        assert isinstance(app.screen, FinalScreen)
        await pilot.resize_terminal(120, 60)
        await pilot.pause()
        page = app.export_screenshot().replace("&#160;", " ")
        assert all(str(score.total).replace("-", "−") in page for score in match.position.scores)
        parts = [part for score in match.position.scores for part in score.parts]
        assert all(part_name(Texts("en"), game, part.kind, part.name, part.count) in page for part in parts)
        await pilot.press("s")
        assert isinstance(app.screen, AskPath)
        record = tmp_path / "saved.txt"
        app.screen.query_one(Input).value = str(record)
        await pilot.press("enter")
        await pilot.pause()
        assert parse(record.read_text()) == match


async def test_a_record_is_never_written_over_another_file(tmp_path: Path) -> None:
    app = game_app(tmp_path, "splitter", (ADA,))
    taken = tmp_path / "taken.txt"
    taken.write_text("mine")
    async with app.run_test(size=SMALL) as pilot:
        await play_to_end(app, pilot)
        await pilot.press("s")
        app.screen.query_one(Input).value = str(taken)
        await pilot.press("enter")
        await pilot.pause()
        assert "is there already" in str(app.screen.query_one("#said", Static).render())
    assert taken.read_text() == "mine"


async def test_what_a_field_would_bring_is_shown_before_it_is_written(tmp_path: Path) -> None:
    app = game_app(tmp_path, "qwinto")
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("1", "2", "t", "k")
        await settle(app, pilot)
        assert "·" in shown(app)
        await pilot.press("n")
        assert "Brings +1" in shown(app)
        assert "orange row, column 3" in shown(app)
        assert table_of(app).match.pending.keys() <= {1}


async def test_arrow_keys_reach_fields_that_cannot_be_written_and_say_why(tmp_path: Path) -> None:
    app = game_app(tmp_path, "qwinto")
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("1", "2", "t", "k")
        await settle(app, pilot)
        await pilot.press("n", "down", "down")
        screen = hand_of(app)
        assert screen.hand is not None
        assert screen.hand.cursor == "purple.2"
        assert "This was not thrown" in shown(app)
        number = table_of(app).match.number
        await pilot.press("enter")
        assert table_of(app).match.number == number


async def test_a_click_shows_and_a_second_click_writes(tmp_path: Path) -> None:
    app = game_app(tmp_path, "qwinto", (ADA,))
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("1", "t", "k")
        await settle(app, pilot)
        zones = app.screen.query_one("CanvasView").canvas.zones  # type: ignore[attr-defined]
        zone = next(zone for zone in zones if zone.name == "orange.4")
        at = (zone.x + 2, zone.y + 1)
        await pilot.click("CanvasView", offset=at)
        assert "column 5" in shown(app)
        assert not table_of(app).match.game.notation.sheet_to_json(table_of(app).match.state, 0)["orange"][4]
        await pilot.click("CanvasView", offset=at)
        await pilot.pause()
        assert table_of(app).match.game.notation.sheet_to_json(table_of(app).match.state, 0)["orange"][4]


async def test_undo_takes_the_last_decision_back(tmp_path: Path) -> None:
    app = game_app(tmp_path, "splitter", (ADA,))
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("t")
        before = table_of(app).match.state
        await pilot.press("n", "enter")
        assert table_of(app).match.state != before
        await pilot.press("u")
        await settle(app, pilot)
        assert table_of(app).match.state == before


async def test_several_numbers_are_written_together_in_twenty_one(tmp_path: Path) -> None:
    app = game_app(tmp_path, "twenty-one", (ADA,))
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("t", "k")
        await settle(app, pilot)
        screen = hand_of(app)
        assert screen.hand is not None
        count = min(2, len(screen.hand.legal_fields))
        for _ in range(count):
            await pilot.press("n", "space")
        await pilot.press("enter")
        written = table_of(app).match.game.notation.sheet_to_json(table_of(app).match.state, 0)["rows"][0]
        assert sum(number is not None for number in written) == count == 2


async def test_the_numbers_of_a_pair_can_be_turned_round_in_splitter(tmp_path: Path) -> None:
    app = game_app(tmp_path, "splitter", (ADA,))
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("t", "n")
        screen = hand_of(app)
        assert screen.hand is not None
        first = screen.hand.choice
        await pilot.press("s")
        turned = screen.hand.choice
        assert first is not None
        assert turned is not None
        assert sorted(value for _, value in first.writes) == sorted(value for _, value in turned.writes)
        assert first.action != turned.action


async def test_a_curtain_falls_between_people_who_decide_at_the_same_time(tmp_path: Path) -> None:
    app = game_app(tmp_path, "splitter", (ADA, BEN))
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("t")
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter", "n", "enter")
        assert isinstance(app.screen, Curtain)
        assert list(table_of(app).match.pending) == [0]
        await pilot.press("enter")
        assert "░" not in shown(app), "what Ada chose stays hidden from Ben"
        await pilot.press("n", "enter")
        await settle(app, pilot)
        assert table_of(app).match.position.turn == 2


async def test_an_undo_is_for_all_people_to_agree_on(tmp_path: Path) -> None:
    app = game_app(tmp_path, "splitter", (ADA, BEN))
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("t", "enter", "n", "enter", "enter", "n", "enter")
        await settle(app, pilot)
        turn = table_of(app).match.position.turn
        await pilot.press("u")
        assert isinstance(app.screen, Agree)
        await pilot.press("escape")
        assert table_of(app).match.position.turn == turn
        await pilot.press("u", "enter")
        assert table_of(app).match.position.turn == turn - 1


async def test_typed_dice_refuse_what_a_die_cannot_show_and_say_why(tmp_path: Path) -> None:
    app = game_app(tmp_path, "qwantum", (ADA,), "typed")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TypedDice)
        await pilot.press("p", "9")
        said = str(app.screen.query_one(".mistake", Label).render())
        assert "can’t show p9" in said
        assert "R1, R4, Y5, B1, B5, P6" in said
        await pilot.press("enter")
        assert isinstance(app.screen, TypedDice)
        await pilot.press("backspace", "6", *"r2", *"r1", *"r5", *"r3", *"r6", "4", "enter")
        await settle(app, pilot)
        assert table_of(app).match.state.sums == {"purple": 10, "blue": 4, "red": 21, "yellow": 4}


async def test_the_faces_of_all_dice_are_shown_before_the_second_throw(tmp_path: Path) -> None:
    app = game_app(tmp_path, "qwantum")
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("t")
        assert "4 R5 Y6 B2 B4 P1 P3" in shown(app)


@pytest.mark.parametrize("language", ["pl", "hu"])
async def test_the_rules_are_a_key_away_in_the_chosen_language(language: str, tmp_path: Path) -> None:
    app = game_app(tmp_path, "qwinto", lang=language)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.press("question_mark")
        assert isinstance(app.screen, RulesScreen)
        tagline = rules("qwinto", language).tagline
        assert tagline in str(app.screen.query_one(Static).render())
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)


async def test_without_colours_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = game_app(tmp_path, "qwinto")
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await play_moment(app, pilot)
        await play_moment(app, pilot)
        await pilot.press("n")
        drawn = app.export_screenshot()
        assert "#573520" not in drawn, "no tint of orange is drawn"
        words = shown(app)
        assert all(f" {letter} " in words for letter in "OYP")
        assert "·" in words


@pytest.mark.parametrize(("game", "language"), list(zip(REGISTRY, cycle(reversed(LANGUAGES)), strict=False)))
async def test_two_players_fit_into_a_small_terminal(game: str, language: str, tmp_path: Path) -> None:
    app = game_app(tmp_path, game, lang=language)
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        words = shown(app)
        zones = app.screen.query_one("CanvasView").canvas.zones  # type: ignore[attr-defined]
        assert "Robo" in words
        assert Texts(language)("terminal-footer-quit") in words.splitlines()[-1]
        assert all(zone.x + zone.width <= 80 and zone.y + zone.height <= 24 for zone in zones)


@pytest.mark.parametrize("game", REGISTRY)
async def test_full_tables_of_all_sizes_can_be_drawn(game: str, tmp_path: Path) -> None:
    seats = game_of(game).info.seats.stop - 1
    app = game_app(tmp_path, game, (ADA, *(ROBO,) * (seats - 1)))
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        assert shown(app).count("Robo") >= seats - 1
        for size in ((200, 60), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "Ada" in shown(app)


async def test_a_terminal_that_became_too_small_says_so_and_shows_the_match_again_when_it_grows(tmp_path: Path) -> None:
    app = game_app(tmp_path, "splitter", (ADA, ROBO))
    async with app.run_test(size=SMALL) as pilot:
        await settle(app, pilot)
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        assert "40 × 10" in shown(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "Ada" in shown(app)


async def test_a_match_is_chosen_with_arrow_keys_and_names(tmp_path: Path) -> None:
    app = PlayApp(Texts("en"), tmp_path, pace=0, prepare=False)
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, SetupScreen)
        await pilot.press("left", "down", "right", "down", "right")  # Splitter, board B, seeded dice
        await pilot.press("down", "left", "down", *"Zoe", "enter", "enter")
        await settle(app, pilot)
        opened = table_of(app).match.opened
        assert (opened.game, opened.variant, opened.dice.name, opened.seats) == ("splitter", "B", "seeded", 1)
        assert table_of(app).match.position.chairs[0].name == "Zoe"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_keys_fit_into_a_small_terminal(language: str) -> None:
    texts = Texts(language)
    lines = (texts("terminal-setup-keys"), texts("terminal-replay-keys"), texts("terminal-final-keys"))
    assert [line for line in lines if len(line) > SMALL[0] - 2] == []


def test_the_data_folder_follows_the_environment(tmp_path: Path) -> None:
    assert data_folder({"ROLLWRIGHT_DATA": str(tmp_path)}) == tmp_path / "matches"
    assert "rollwright" in str(data_folder({}))


def test_frames_join_where_they_meet() -> None:
    canvas = Canvas(7, 3, style())
    canvas.box(0, 0, 4, 3, style())
    canvas.box(3, 0, 4, 3, style(), weight=2)
    assert canvas.plain() == "┌──┲━━┓\n│  ┃  ┃\n└──┺━━┛"


def test_an_arrow_goes_rather_straight_on_than_aside() -> None:
    canvas = Canvas(20, 9, style())
    for name, x, y in (("start", 0, 3), ("far", 12, 3), ("aside", 4, 0)):
        canvas.zone(name, x, y, 4, 3)
    start, *others = canvas.zones
    found = nearest(others, start, 1, 0)
    assert found is not None
    assert found.name == "far"
