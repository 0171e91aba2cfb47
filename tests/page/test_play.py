"""Ways to play: by keyboard alone, in every language, with real dice, taking back, against all of today's players."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from rollwright.locales import LANGUAGES
from tests.page.conftest import Newcomer
from tests.page.driver import PATIENCE, PHONE, Habits, Person, play, play_to_the_end
from tests.page.keyboard import tab_to

pytestmark = pytest.mark.xdist_group("page-play")

#: Ids of messages, which nobody is ever to read.
BARE_ID = re.compile(
    r"\b(client|say|log|action|sheet|part|colour|count|why|phase|error|result|seat)-[a-z]+(-[a-z]+)*\b"
)
GAME_OF_LANGUAGE = {"en": "splitter", "de": "twenty-one", "hu": "qwinto", "pl": "qwantum"}


def test_a_whole_match_is_played_by_keyboard_alone(ben: Person) -> None:
    """Four turns of the own in Qwinto, with every throw failed, and what the bot throws written down."""
    keys = ben.page.keyboard
    ben.go_home()
    tab_to(ben, "link", "Open a table for friends")
    keys.press("Enter")
    tab_to(ben, "textbox", "Name, seat 1")
    keys.type("Ben")
    tab_to(ben, "combobox", "Who sits on seat 2")
    keys.type("bot")
    tab_to(ben, "combobox", "Strength of the bots")
    keys.type("random")
    tab_to(ben, "button", "Start")
    keys.press("Enter")

    wrote = 0
    while not ben.is_at_end():
        if not ben.is_awaited():
            continue
        screen = ben.look()
        if screen.button("Keep"):
            tab_to(ben, "button", "Keep")
        elif any(thing.name == "Choose dice" for thing in screen.all("button")):
            keys.press("1")
            tab_to(ben, "button", "Throw")
        elif (out := screen.button("Pass")) and ("failed" in out.name or not screen.free_fields()):
            tab_to(ben, "button", "Pass")
        elif screen.free_fields():
            tab_to(ben, "gridcell", "")
            keys.press("n")
            wrote += 1
        else:
            continue
        keys.press("Enter")
    assert wrote
    ben.sees(ben.page.get_by_role("heading", level=1, name=re.compile("wins? by|share the victory")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_in_every_language(language: str, newcomer: Newcomer) -> None:
    person = newcomer("Ada", PHONE, language)
    person.play_bot(GAME_OF_LANGUAGE.get(language, "qwinto"))
    assert person.page.locator("html").get_attribute("lang") == language
    play([(person, Habits())], lambda: _reads_well(person) and person.is_at_end())
    assert len(person.totals()) == 2


def _reads_well(person: Person) -> bool:
    text = person.look().text
    assert not (bare := BARE_ID.search(text)), f"{bare.group()} in\n{text}"
    return True


def test_dice_are_typed_in_for_two_on_one_device(ada: Person) -> None:
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name="Open a table for friends"))
    ada.press(ada.button("Twenty One"))
    ada.press(ada.button("Real dice, typed in"))
    ada.page.get_by_label("Name, seat 1").fill("Ada")
    ada.seat_choice(2).select_option(label="on this device")
    ada.page.get_by_label("Name, seat 2").fill("Ben")
    ada.press_button("client-start")

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


def test_a_decision_is_taken_back_until_all_have_decided_and_undone_when_the_other_agrees(
    ada: Person, ben: Person
) -> None:
    ada.go_home()
    ada.open_table("splitter", seats=2)
    ben.join_by_link(ada.invitation()[0])
    ada.start()
    play([(ada, Habits()), (ben, Habits())], ada.may_write)

    Habits().act(ada)
    ada.sees(ada.page.get_by_text(re.compile(r"^You wrote \d")))
    ada.press_button("client-take-back")
    ada.sees(ada.button("Choose a field"))
    Habits().act(ada)
    play([(ben, Habits())], lambda: ada.page.get_by_role("heading", level=1, name=re.compile("Round 2")).is_visible())
    assert len(_written(ada)) == 2

    ada.press(ada.button("Menu"))
    ada.press(ada.button("Undo the last decision the others are asked"))
    ben.press(ben.button("Agree"))
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 1")))
    assert not _written(ada)


def _written(person: Person) -> list[str]:
    return [cell.name for cell in person.look().all("gridcell") if re.search(r", column \d+, \d$", cell.name)]


def test_the_daily_challenge_is_played_once_and_listed(ada: Person) -> None:
    ada.go_home()
    main = ada.page.get_by_role("heading", name="Today’s challenge: Qwinto")
    ada.press(ada.button("Play") if main.is_visible() else ada.button("Qwinto of today"))
    play_to_the_end([(ada, Habits())])
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("−20 points")))

    ada.go_home()
    ada.press(ada.button("Look") if main.is_visible() else ada.button("Qwinto of today"))
    ada.sees(ada.end_sign)
