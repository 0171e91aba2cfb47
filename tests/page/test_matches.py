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


def _scores(person: Person) -> list[str]:
    return sorted(person.totals().values())


def _look_back(person: Person) -> None:
    """Step through the finished match, from another seat too; the address leads to the same moment."""
    page, say, end_screen = person.page, person.texts, person.page.url
    person.press(page.get_by_role("link", name=say("client-look-back")))
    person.sees(person.button(say("client-step-back")))
    last = _moment(person)
    person.press(person.button(say("client-first")))
    page.wait_for_function("last => location.pathname.split('/').pop() !== String(last)", arg=last)
    first = _moment(person)
    person.press(person.button(say("client-step-on")))
    person.sees(page.get_by_text(f"{first + 1} / {last}", exact=True))
    person.choose(page.get_by_label(say("client-from-seat")), "Ada")
    person.sees(page.get_by_role("heading", name=say("client-sheet-of", name="Ada")))
    page.reload()
    person.sees(page.get_by_role("heading", name=say("client-sheet-of", name="Ada")))
    assert _moment(person) == first + 1
    person.go(end_screen)
    person.sees(person.end_sign)


def _moment(person: Person) -> int:
    place = person.page.get_by_text(re.compile(r"^\d+ / \d+$"))
    person.sees(place)
    return int(place.inner_text().split(" / ")[0])


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
