"""Ways to play: with real dice on one device, taking back, against all of today's players."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.driver import PATIENCE, Person
from tests.page.playing import Habits, act, play, play_to_the_end

pytestmark = pytest.mark.xdist_group("page-play")


def test_dice_are_typed_in_for_two_on_one_device(ada: Person) -> None:
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name="Open a table for friends"))
    ada.press(ada.button("Twenty One"))
    ada.press(ada.button("Real dice, typed in"))
    ada.page.get_by_label("Name, seat 1").fill("Ada")
    ada.seat_choice(2).select_option(label="on this device")
    ada.page.get_by_label("Name, seat 2").fill("Ben")
    ada.press_button("client-start")

    ada.press(ada.button("One of us writes for everyone: don’t ask again"))
    for colour, face in zip(("red", "yellow", "green", "blue", "white", "black"), (1, 4, 6, 6, 2, 3), strict=True):
        ada.press(ada.button(re.compile(rf"^{colour} die: {face}$", re.IGNORECASE)))
    ada.press_button("client-right")
    ada.press_button("action-keep")

    for name in ("Ada", "Ben"):
        ada.sees(ada.page.get_by_role("heading", name=f"Sheet of {name}"))
        ada.press(ada.page.get_by_role("gridcell", name=re.compile("red, limit .* 1 would bring")))
        ada.press(ada.button(re.compile("^Write one number")))
    ada.sees(ada.page.get_by_text("Ben throws at the table. Type what fell."))
    said = ada.page.get_by_role("status").first
    expect(said).to_contain_text(re.compile("Ada wrote: red.*Ben wrote: red"), timeout=PATIENCE)


def test_typed_dice_are_corrected_and_what_is_still_possible_stays(ada: Person, ben: Person) -> None:
    ada.go_home()
    ada.open_table("splitter", seats=2, typed=True)
    ben.join_by_link(ada.invitation()[0])
    ada.start()
    ada.press(ada.button("die 1: 4"))
    ada.press(ada.button("die 2: 1"))
    ada.press_button("client-right")
    for person in (ada, ben):
        play(
            [(person, Habits())],
            lambda _, screen: bool(screen.button(screen.say("client-take-back"))) or screen.round == 2,
        )
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 2")))
    assert [written[-1] for written in _written(ada)] == ["4", "1"]

    ada.press(ada.button("Menu"))
    ada.press(ada.button("Correct what was thrown the others are asked"))
    ada.press(ada.button(re.compile("Ada|You threw 4 and 1")))
    ada.press(ada.button("die 1: 6"))
    ada.press(ada.button("Ask the others"))
    ben.sees(ben.page.get_by_text("Ada says: in turn 1 fell 6 and 1."))
    ben.press(ben.button("Agree"))
    # A four was written that did not fall: both are asked again.
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 1")))
    assert not _written(ada)
    for person in (ada, ben):
        play(
            [(person, Habits())],
            lambda _, screen: bool(screen.button(screen.say("client-take-back"))) or screen.round == 2,
        )
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 2")))
    assert sorted(written[-1] for written in _written(ada)) == ["1", "6"]


def test_a_decision_is_taken_back_until_all_have_decided_and_undone_when_the_other_agrees(
    ada: Person, ben: Person
) -> None:
    ada.go_home()
    ada.open_table("splitter", seats=2)
    ben.join_by_link(ada.invitation()[0])
    ada.start()
    play([(ada, Habits()), (ben, Habits())], lambda _, screen: screen.may_write)
    ada.sees(ada.button("Choose a field"))

    act(ada)
    ada.sees(ada.page.get_by_text(re.compile(r"^You wrote \d")))
    ada.press_button("client-take-back")
    ada.sees(ada.button("Choose a field"))
    act(ada)
    play([(ben, Habits())], lambda _, screen: screen.round == 2)
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 2")))
    assert len(_written(ada)) == 2

    ada.press(ada.button("Menu"))
    ada.press(ada.button("Undo the last decision the others are asked"))
    ben.press(ben.button("Agree"))
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 1")))
    assert not _written(ada)


def _written(person: Person) -> list[str]:
    return [cell.name for cell in person.look().all("gridcell") if re.search(r", column \d+, \d$", cell.name)]


def test_the_daily_challenge_is_played_once_and_listed(ada: Person) -> None:
    ada.press(_qwinto_of_today(ada, "Play"))
    play_to_the_end([(ada, Habits())])
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("−20 points")))
    ada.press(ada.button("Check"))
    ada.sees(ada.page.get_by_text("The dice envelope is still closed"))
    expect(ada.button(re.compile("^Rematch"))).to_have_count(0)  # there is one try

    ada.press(_qwinto_of_today(ada, "Look"))
    ada.sees(ada.end_sign)


def _qwinto_of_today(person: Person, main_button: str) -> Locator:
    """The button of today's Qwinto: the games take turns, day by day, as the main challenge."""
    person.go_home()
    main = person.page.get_by_role("heading", name=re.compile("^Today’s challenge: "))
    person.sees(main)
    return person.button(main_button if "Qwinto" in main.inner_text() else "Qwinto of today")
