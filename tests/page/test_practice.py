"""Practice at the table: hints by taps and by keyboard, and second thoughts of beginners."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import Newcomer
from tests.page.driver import DESK, PATIENCE, PHONE, Person
from tests.page.playing import Habits, play, play_to_the_end
from tests.page.test_access import findings
from tests.page.test_sizes import hidden_buttons

pytestmark = pytest.mark.xdist_group("page-practice")

#: Milliseconds: the first hint of a game on a new machine waits until its values are compiled.
FIRST_HINT = 240_000


def hint_panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile(person.texts("practice-hint-title-win")))


@pytest.mark.parametrize("game", ["qwinto", "qwantum", "twenty-one", "splitter"])
def test_a_hint_shows_the_best_actions_on_the_sheet_and_in_a_list(game: str, ada: Person) -> None:
    ada.play_bot(game)
    play([(ada, Habits(hurries=False))], lambda _, screen: screen.may_write and len(screen.free_fields()) > 1)
    ada.press(ada.button("Hint"))
    panel = hint_panel(ada)
    expect(panel).to_be_visible(timeout=FIRST_HINT)
    rows = panel.get_by_role("listitem").get_by_role("button")
    assert 2 <= rows.count() <= 3
    assert re.search(
        r"^★.*\d+\.\d.*points expected at the end.*chance to win\s+\d+%", rows.first.inner_text(), re.DOTALL
    )
    assert not hidden_buttons(ada.page)
    best = ada.page.locator('[role="gridcell"]:has(.worth.best)')
    assert best.count() >= 1
    expect(best.first).to_have_accessible_name(re.compile("the best$"))
    assert not findings(ada)
    ada.press(rows.first)
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    assert any("selected" in cell.states for cell in ada.look().all("gridcell"))
    expect(panel.locator(".why")).to_have_text(re.compile(r"[+−]\d+\.\d"), timeout=PATIENCE)
    expect(ada.button(re.compile("^Hint .*doesn’t count"))).to_be_visible()
    ada.press(panel.get_by_role("button", name="Close"))
    expect(panel).to_have_count(0)
    expect(best).to_have_count(0)


def test_a_hint_comes_by_the_key_h_and_everybody_sees_that_it_was_given(newcomer: Newcomer) -> None:
    ada, ben = newcomer("Ada", DESK), newcomer("Ben", PHONE)
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name="Open a table for friends"))
    ada.press(ada.button("Splitter"))
    ada.fill(ada.page.get_by_label("Name, seat 1"), "Ada")
    hints = ada.page.get_by_label(re.compile("^Hints allowed"))
    expect(hints).not_to_be_checked()
    hints.check()
    ada.press_button("client-open")
    ben.join_by_link(ada.invitation()[0])
    ada.start()
    play([(ada, Habits()), (ben, Habits())], lambda _, screen: screen.may_write)
    ada.sees(ada.button("Choose a field"))
    ada.page.keyboard.press("h")
    expect(hint_panel(ada)).to_be_visible(timeout=FIRST_HINT)
    ben.sees(ben.page.get_by_role("listitem").get_by_text("Ada had a hint"))
    if (explained := ben.button("No more hints")).is_visible():
        ben.press(explained)  # what is explained may stand in the place of the others
    card = ben.page.get_by_role("navigation", name="The others").get_by_role("button")
    expect(card).to_contain_text("has had a hint")
    expect(hint_panel(ben)).to_have_count(0)


def test_no_bulb_hangs_over_a_table_without_hints(ada: Person, ben: Person) -> None:
    ada.go_home()
    ada.open_table("splitter", seats=2)
    ben.join_by_link(ada.invitation()[0])
    ada.start()
    ada.sees(ada.button("Menu"))
    expect(ada.button("Hint")).to_have_count(0)


def test_a_beginner_thinks_again_or_not_and_is_never_asked_again(newcomer: Newcomer) -> None:
    ada = newcomer("Ada", PHONE, beginner=True)
    ada.play_bot("splitter")
    _choose_a_bad_field(ada)
    write, anyway = ada.button("Write"), ada.button("Do it anyway")
    ada.press(write)
    ada.sees(anyway)
    assert not hidden_buttons(ada.page)
    assert not findings(ada)
    ada.sees(ada.page.get_by_text(re.compile(r"^Worth thinking about: something else brings about \d+ points more\.$")))
    ada.press(ada.button("Think again"))
    expect(anyway).to_have_count(0)
    ada.press(write)  # the choice is still there
    ada.sees(anyway)
    before = ada.look().round
    ada.press(anyway)
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile(f"Round {before + 1} ")))
    _choose_a_bad_field(ada)
    ada.press(write)
    before = ada.look().round
    ada.press(ada.button("Don’t ask again"))
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile(f"Round {before + 1} ")))
    ada.page.reload()
    ada.press(ada.button("Menu"))
    expect(ada.page.get_by_label(re.compile("^Ask before I lose points"))).not_to_be_checked()


def _choose_a_bad_field(person: Person) -> None:
    """Where a hint says that much is lost; it also sees to it that the worth is known at once."""
    while True:
        play([(person, Habits())], lambda _, screen: screen.may_write)
        person.press(person.button(re.compile("^Hint")))
        expect(hint_panel(person)).to_be_visible(timeout=FIRST_HINT)
        losses = [_lost(cell.name) for cell in person.look().all("gridcell")]
        if max(losses) > 3.2:
            person.press(person.sheet.get_by_role("gridcell").nth(losses.index(max(losses))))
            return
        person.press(
            person.sheet.get_by_role("gridcell").nth(losses.index(min(found for found in losses if found >= 0)))
        )
        before = person.look()
        person.press(person.button("Write"))
        person.look_after_press(before)


def _lost(name: str) -> float:
    """How much less a field is worth than the best; -1 where nothing may be written."""
    found = re.search(r"(?:([\d.]+) points less than )?the best$", name)
    return -1.0 if found is None else float(found[1] or 0.0)


def test_another_way_is_taken_from_a_replay_and_the_same_dice_are_played_again(ada: Person) -> None:
    ada.play_bot("splitter")
    play_to_the_end([(ada, Habits())])
    ada.press(ada.end_sign)
    for _ in range(6):
        ada.press(ada.button("One step back"))
    replay = ada.page.url
    ada.press(ada.button("Play on from here"))
    ada.sees(ada.page.get_by_role("link", name=re.compile(r"^This goes on from turn \d+ of an earlier match")))
    assert not hidden_buttons(ada.page)
    play([(ada, Habits())], lambda _, screen: screen.may_write)
    ada.go(replay)
    ada.press(ada.button("Same dice again"))
    ada.sees(ada.page.get_by_role("link", name=re.compile("^This is an earlier match again")))
    play([(ada, Habits())], lambda _, screen: screen.round == 2)
