"""The screens around a match: what they tell, what they offer, and that nothing on them jumps."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NotSeen

from tests.page.conftest import Newcomer
from tests.page.driver import PATIENCE, PHONE, Person
from tests.page.playing import Habits, play, play_to_the_end
from tests.page.test_sizes import LEAST_SHIFT, WATCH_SHIFTS, hidden_buttons

pytestmark = pytest.mark.xdist_group("page-pages")

NARROW = {"width": 320, "height": 640}
IN_WINDOW = "it => { const { top, bottom } = it.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; }"
WIDTH = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
#: Milliseconds in which everything has come that could push something away.
SETTLED = 3_000
FAMILY = "👨\u200d👩\u200d👧"


def test_nothing_jumps_on_any_screen_around_a_match(newcomer: Newcomer) -> None:
    """Each screen is opened anew, as by its address: what comes late may push nothing away."""
    ada = newcomer("Ada", PHONE)
    ada.context.add_init_script(WATCH_SHIFTS)
    ada.go_home()
    ada.open_table("splitter", seats=3, bots=[3])
    link, _ = ada.invitation()
    lobby = ada.page.url
    ben = newcomer("Ben", PHONE)
    ben.context.add_init_script(WATCH_SHIFTS)
    found = {"join": _shift(ben, link), "lobby": _shift(ada, lobby)}
    ada.play_bot("splitter")
    play_to_the_end([(ada, Habits())])
    ended = ada.page.url
    paths = {
        "end": ended,
        "replay": ended.replace("/t/", "/replay/") + "/9",
        "rules": "/rules/splitter",
        "me": "/me",
        "new table": "/?new=splitter",
        "home": "/",
    }
    found |= {name: _shift(ada, path) for name, path in paths.items()}
    assert not {name: shift for name, shift in found.items() if shift >= LEAST_SHIFT}


def _shift(person: Person, path: str) -> float:
    person.go(path)
    person.sees(person.page.get_by_role("main"))
    with contextlib.suppress(NotSeen):  # a screen that follows the server is never quite idle
        person.page.wait_for_load_state("networkidle", timeout=SETTLED)
    return float(person.page.evaluate("window.worstShift"))


def test_a_name_that_nobody_sees_is_refused_beside_its_field_and_joined_emoji_are_names(ada: Person) -> None:
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name="Open a table for friends"))
    first, second = (ada.page.get_by_label(f"Name, seat {seat}") for seat in (1, 2))
    ada.seat_choice(2).select_option(label="on this device")
    first.fill(FAMILY)
    second.fill("A\u200bda")
    ada.press_button("client-start")
    fault = ada.page.get_by_role("listitem").filter(has=second).get_by_role("alert")
    expect(fault).to_contain_text("can’t be used", timeout=PATIENCE)
    expect(second).to_be_focused()
    second.fill(FAMILY)
    expect(fault).to_have_count(0)
    ada.press_button("client-start")
    ada.press(ada.button("One of us writes for everyone: don’t ask again"))
    ada.sees(ada.page.get_by_role("group", name="Whose sheet").get_by_role("button", name=f"{FAMILY} 2"))


def test_two_people_of_one_name_are_told_apart(ada: Person, newcomer: Newcomer) -> None:
    ada.go_home()
    ada.open_table("splitter", seats=2)
    other = newcomer("ada", PHONE)
    other.go(ada.invitation()[0])
    other.fill(other.page.get_by_role("textbox", name="Your name"), "ada")
    other.press(other.button("Take a seat"))
    other.sees(other.page.get_by_text("ada 2 (you)", exact=True))
    ada.sees(ada.page.get_by_text("ada 2", exact=True))


@pytest.mark.parametrize("size", [NARROW, PHONE, {"width": 1366, "height": 650}], ids=["narrow", "phone", "laptop"])
def test_the_lobby_shows_code_and_start_and_what_bots_score(size: dict[str, int], newcomer: Newcomer) -> None:
    ada = newcomer("Ada", size)
    ada.go_home()
    ada.open_table("qwinto", seats=3, bots=[3])
    for shown in (ada.page.get_by_role("img", name=re.compile("^QR code")), ada.button(re.compile("^Start"))):
        ada.sees(shown)
        assert shown.evaluate(IN_WINDOW), shown
    ada.sees(ada.page.get_by_role("listitem").filter(has_text="Bot").get_by_text(re.compile(r"^scores about −?\d+$")))
    ada.press(ada.button("Leave this table"))
    ada.sees(ada.page.get_by_role("heading", name="Qwinto"))


def test_open_tables_say_who_opened_them_and_how_many_sit_there(ada: Person, ben: Person) -> None:
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name="Open a table for friends"))
    ada.page.get_by_label("Name, seat 1").fill("Ilka")
    ada.press(ada.page.get_by_label("Show it among the open tables"))
    ada.press_button("client-open")
    ada.invitation()
    ben.go_home()
    ben.sees(ben.page.get_by_role("listitem").filter(has_text="Ilka").get_by_text("Qwinto · 1 of 2 seats taken").first)


def test_an_unfinished_match_shows_its_sheet_and_sheets_are_printed_from_home_and_lobby(ada: Person) -> None:
    ada.play_bot("splitter")
    play([(ada, Habits())], lambda _, screen: screen.round > 1)
    ada.go_home()
    card = ada.page.get_by_role("article").filter(has_text="Splitter with Bot")
    expect(card.locator(".picture [data-number]")).to_have_count(2, timeout=PATIENCE)
    for place in ("/", "/?new=splitter&dice=typed", "/rules/splitter"):
        ada.go(place)
        ada.sees(ada.page.locator('a[href*="/api/sheets/splitter.pdf"]'))


def test_the_end_of_four_fits_the_narrowest_phone(newcomer: Newcomer) -> None:
    ada = newcomer("Ada", NARROW)
    ada.go_home()
    ada.open_table("qwinto", seats=4, bots=[2, 3, 4])
    play_to_the_end([(ada, Habits())])
    ada.sees(ada.end_sign)
    table = ada.page.get_by_role("table").first
    assert table.evaluate("it => it.scrollWidth - it.parentElement.clientWidth") <= 0
    assert _right_of(ada.page) <= NARROW["width"]
    assert not hidden_buttons(ada.page, [(320, 640)])


def _right_of(page: Page) -> float:
    return float(
        page.evaluate(
            "Math.max(...[...document.querySelectorAll('table td')].map(it => it.getBoundingClientRect().right))"
        )
    )


def test_the_rules_count_a_finished_sheet_of_every_board(ben: Person) -> None:
    ben.go("/rules/splitter")
    for board in ("A", "B"):
        counted = ben.page.get_by_role("figure").filter(has_text=f"A finished sheet, counted, Board {board}")
        ben.sees(counted)
        ben.sees(counted.get_by_role("listitem").filter(has_text="doubled").first)
        ben.sees(counted.get_by_role("listitem").filter(has_text="Total"))
