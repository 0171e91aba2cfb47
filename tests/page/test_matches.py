"""Whole matches of all games in all languages: of two people and a bot by taps on a phone and clicks at a desk, then
back over it and once more; by keyboard alone; alone on a phone."""

from __future__ import annotations

import re

import pytest

from tests.page.conftest import Newcomer
from tests.page.driver import DESK, PHONE, Person
from tests.page.keyboard import KeyboardPerson
from tests.page.playing import Habits, play_to_the_end

pytestmark = pytest.mark.xdist_group("page-matches")

GAMES = ("qwinto", "qwantum", "twenty-one", "splitter")
WAYS = (("qwinto", "link"), ("qwantum", "code"), ("twenty-one", "link"), ("splitter", "code"))


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_two_people_and_a_bot_play_a_whole_match_look_back_and_play_again(
    game: str, way: str, newcomer: Newcomer
) -> None:
    ada, ben = newcomer("Ada", PHONE), newcomer("Ben", DESK, "de")
    _sit_together(game, way, ada, ben)

    play_to_the_end([(ada, Habits()), (ben, Habits(by_button=True))])

    assert _scores(ada) == _scores(ben)
    assert len(_scores(ada)) == 3
    ada.press(ada.button("Check"))
    ada.sees(ada.page.get_by_text("The dice envelope is open and fits."))
    _both_devices_gave_shares(ada)
    _look_back(ben)
    _play_again(ada, ben)


def _sit_together(game: str, way: str, ada: Person, ben: Person) -> None:
    ada.go_home()
    ada.open_table(game, seats=3, bots=[3])
    link, code = ada.invitation()
    if way == "link":
        ben.join_by_link(link)
    else:
        ben.join_by_code(code)
    ada.sees(ada.page.get_by_text("Ben", exact=True))
    ada.start()


def _both_devices_gave_shares(person: Person) -> None:
    """The pages did so by themselves: from the first throw on, unless this machine is so busy that one was late."""
    table = person.page.url.rsplit("/", 1)[1].partition("?")[0]
    record = person.page.request.get(f"/api/tables/{table}/record").text()
    assert re.search(r"^\* shares 0:[0-9a-f]{32} 1:[0-9a-f]{32}$", record, re.MULTILINE)
    assert re.search(r"\| 0:[0-9a-f]{32} 1:[0-9a-f]{32} [0-9a-f]{16}\)", record)
    person.sees(person.page.get_by_text(re.compile(r"share of everybody|share is missing")).first)


def _scores(person: Person) -> list[str]:
    return sorted(person.totals().values())


def _look_back(person: Person) -> None:
    """Step through the finished match, from another seat too; the address leads to the same moment."""
    page, say, end_screen = person.page, person.texts, person.page.url
    person.press(page.get_by_role("link", name=say("client-look-back")))
    person.sees(person.button(say("client-step-back")))
    last = _moment(person)
    turns = _turns(person)
    assert turns[0] == turns[1] > 1
    for _ in range(2):
        person.press(person.button(say("client-turn-back")))
    assert turns[0] - 2 <= _turns(person)[0] < turns[0]
    page.wait_for_function("last => location.pathname.split('/').pop() !== String(last)", arg=last)
    first = _moment(person)
    person.press(person.button(say("client-step-on")))
    page.wait_for_function("first => location.pathname.split('/').pop() !== String(first)", arg=first)
    person.choose(page.get_by_label(say("client-from-seat")), "Ada")
    person.sees(page.get_by_role("heading", name=say("client-sheet-of", name="Ada")))
    page.reload()
    person.sees(page.get_by_role("heading", name=say("client-sheet-of", name="Ada")))
    assert _moment(person) == first + 1
    person.go(end_screen)
    person.sees(person.end_sign)


def _moment(person: Person) -> int:
    return int(person.page.evaluate("location.pathname.split('/').pop()"))


def _turns(person: Person) -> tuple[int, int]:
    """Which turn is shown, and how many there are."""
    shown = person.page.get_by_role("status").filter(has_text=re.compile(r"\d.*\d")).last
    turn, of = re.findall(r"\d+", shown.inner_text())
    return int(turn), int(of)


def _play_again(ada: Person, ben: Person) -> None:
    finished = ada.page.url
    ada.press_button("client-rematch")
    ben.press(ben.page.get_by_role("link", name=ben.texts("client-rematch-open")))
    ada.sees(ada.page.get_by_role("listitem").filter(has_text="Ben").get_by_text("here", exact=True))
    ada.start()
    for person in (ada, ben):
        person.sees(person.sheet)
        assert person.look().round == 1
        assert person.page.url != finished
    assert ada.page.url == ben.page.url


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_keyboard_alone(game: str, newcomer: Newcomer) -> None:
    _play_alone(game, newcomer("Ada", DESK, "pl", kind=KeyboardPerson))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_a_bot_is_played_on_a_phone(game: str, newcomer: Newcomer) -> None:
    _play_alone(game, newcomer("Ada", PHONE, "hu"))


def _play_alone(game: str, person: Person) -> None:
    person.play_bot(game)
    assert person.page.locator("html").get_attribute("lang") == person.texts.language
    play_to_the_end([(person, Habits())])
    assert len(person.totals()) == 2
