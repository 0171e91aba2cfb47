"""Every window is used: nothing is cut off, nothing stands empty, what is explained never covers the sheet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Newcomer
from tests.page.driver import PATIENCE, Person
from tests.page.playing import Habits, play

pytestmark = pytest.mark.xdist_group("page-room")

GAMES = ("qwinto", "qwantum", "twenty-one", "splitter")
PHONES = ((320, 640), (360, 740))
TABLET = (820, 1180)
LAPTOPS = ((1366, 650), (1280, 800))
LARGE = (1920, 1080)
#: Pixels between two parts of a screen, and at a sheet's sides: more is room that stands empty.
MOST_EMPTY = 40
BOX = """name => {
  const found = document.querySelector(name);
  return found && found.checkVisibility({ visibilityProperty: true }) ? found.getBoundingClientRect().toJSON() : null;
}"""
CUT = "name => { const it = document.querySelector(name); return it.scrollHeight - it.clientHeight; }"


def _window(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def _box(page: Page, name: str) -> dict[str, float] | None:
    box: dict[str, float] | None = page.evaluate(BOX, name)
    return box


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    sideways = one["left"] < other["right"] - 1 and other["left"] < one["right"] - 1
    return sideways and one["top"] < other["bottom"] - 1 and other["top"] < one["bottom"] - 1


def _table_of(person: Person, game: str, seats: int) -> None:
    person.go_home()
    person.open_table(game, seats=seats, bots=range(2, seats + 1))
    person.sees(person.page.get_by_role("grid").first)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_explained_stands_beside_the_sheet_and_begins_with_a_picture_of_the_goal(
    game: str, newcomer: Newcomer
) -> None:
    ada = newcomer("Ada", {"width": 360, "height": 740})
    ada.play_bot(game)
    note = ada.page.get_by_role("note")
    expect(note).to_contain_text(ada.texts(f"client-guide-{game}-goal"), timeout=PATIENCE)
    for size in (*PHONES, TABLET, *LAPTOPS, LARGE):
        _window(ada.page, size)
        guide, sheet, deck = (_box(ada.page, name) for name in (".guide", ".stage", ".deck"))
        assert guide
        assert sheet
        assert deck
        assert not _overlap(guide, sheet), size
        assert not _overlap(guide, deck), size
        assert _box(ada.page, ".guide .picture"), size
    _window(ada.page, PHONES[1])
    ada.press(ada.button(ada.texts("client-understood")))
    expect(note.filter(has_text=ada.texts(f"client-guide-{game}-goal"))).to_have_count(0)


def test_who_acts_on_what_was_explained_is_told_the_next_thing(ada: Person) -> None:
    ada.play_bot("qwinto")
    ada.sees(ada.page.get_by_text(ada.texts("client-guide-qwinto-goal")))
    play([(ada, Habits(hurries=False))], lambda _, screen: screen.round > 2)
    expect(ada.page.get_by_text(ada.texts("client-guide-qwinto-goal"))).to_have_count(0)


@pytest.mark.parametrize(("game", "seats"), [("qwinto", 4), ("twenty-one", 5), ("splitter", 4), ("splitter", 12)])
def test_the_others_are_not_cut_off_and_no_room_stands_empty(game: str, seats: int, newcomer: Newcomer) -> None:
    ada = newcomer("Ada", {"width": 1280, "height": 800})
    _table_of(ada, game, seats)
    page = ada.page
    ada.press(ada.button(ada.texts("client-no-guide")))
    for size in (LAPTOPS[1], LARGE) if seats > 5 else (*LAPTOPS, LARGE):
        _window(page, size)
        assert page.evaluate(CUT, ".people") <= 0, size
    _window(page, LARGE)
    ada.sees(page.get_by_role("region", name=ada.texts("client-score")))
    sheet, log = _box(page, ".paper"), _box(page, ".log")
    assert sheet
    assert sheet["width"] >= LARGE[0] / 2
    assert log
    assert log["height"] >= LARGE[1] / 8
    _window(page, TABLET)
    assert _gaps(page, (".people", ".stage", ".news", ".deck")) <= MOST_EMPTY
    stage = _box(page, ".stage")
    paper = _box(page, ".paper")
    assert stage
    assert paper
    assert stage["height"] - paper["height"] <= 2 * MOST_EMPTY
    assert page.evaluate(CUT, ".stage") <= 0


def _gaps(page: Page, names: Sequence[str]) -> float:
    boxes = [box for name in names if (box := _box(page, name))]
    return max(lower["top"] - upper["bottom"] for upper, lower in pairwise(boxes))


def test_all_sheets_are_seen_at_once_and_one_of_them_close_up(newcomer: Newcomer) -> None:
    ada = newcomer("Ada", {"width": 360, "height": 740})
    _table_of(ada, "splitter", 12)
    ada.press(ada.button(ada.texts("client-no-guide")))
    ada.press(ada.button("See all sheets"))
    dialog = ada.page.get_by_role("dialog", name="All sheets")
    expect(dialog.get_by_role("listitem")).to_have_count(12, timeout=PATIENCE)
    assert all(box["width"] >= 110 for box in _boxes(ada.page, "dialog .picture"))
    ada.press(dialog.get_by_role("button", name=re.compile("^Bot 5")))
    ada.sees(ada.page.get_by_role("dialog", name=re.compile("^Bot 5")).get_by_role("grid"))


def _boxes(page: Page, name: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate(
        "name => [...document.querySelectorAll(name)].map(it => it.getBoundingClientRect().toJSON())", name
    )
    return found


def test_the_first_throw_needs_no_tab_by_keyboard(newcomer: Newcomer) -> None:
    ben = newcomer("Ben", {"width": 1280, "height": 800})
    ben.go_home()
    ben.button(re.compile("^Play bots: Splitter")).focus()
    ben.page.keyboard.press("Enter")
    ben.sees(ben.page.get_by_role("grid").first)
    main = ben.page.locator(":focus").and_(ben.button(re.compile("^Throw")).or_(ben.page.locator("[data-can]")))
    ben.sees(main)

    ben.page.reload()
    ben.sees(ben.page.get_by_role("grid").first)
    ben.page.keyboard.press("Tab")
    ben.sees(ben.page.locator(":focus").filter(has_text="To my move"))
    ben.page.keyboard.press("Enter")
    ben.sees(main)
