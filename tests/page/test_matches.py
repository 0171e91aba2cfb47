"""Whole matches of two people and a bot, by taps on a phone and clicks at a desk; then back over it, and once more."""

from __future__ import annotations

import re

import pytest

from tests.page.driver import Habits, Person, play_to_the_end

pytestmark = pytest.mark.xdist_group("page-matches")

WAYS = (("qwinto", "link"), ("qwantum", "code"), ("twenty-one", "link"), ("splitter", "code"))


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_two_people_and_a_bot_play_a_whole_match_look_back_and_play_again(
    game: str, way: str, ada: Person, ben: Person
) -> None:
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
    page, end_screen = person.page, person.page.url
    person.press(page.get_by_role("link", name="Look back"))
    person.sees(person.button("One step back"))
    last = _moment(person)
    person.press(person.button("To the beginning"))
    page.wait_for_function("last => location.pathname.split('/').pop() !== String(last)", arg=last)
    first = _moment(person)
    person.press(person.button("One step on"))
    person.sees(page.get_by_text(f"{first + 1} / {last}", exact=True))
    page.get_by_label("Seen from").select_option(label="Ada")
    person.sees(page.get_by_role("heading", name="Sheet of Ada"))
    page.reload()
    person.sees(page.get_by_role("heading", name="Sheet of Ada"))
    assert _moment(person) == first + 1
    person.go(end_screen)
    person.sees(person.end_sign)


def _moment(person: Person) -> int:
    person.sees(person.page.get_by_text(re.compile(r"^\d+ / \d+$")))
    return int(person.page.get_by_text(re.compile(r"^\d+ / \d+$")).inner_text().split(" / ")[0])


def _play_again(ada: Person, ben: Person) -> None:
    finished = ada.page.url
    ada.press_button("client-rematch")
    ben.press(ben.page.get_by_role("link", name="A rematch is open: go there"))
    ada.sees(ada.page.get_by_role("listitem").filter(has_text="Ben").get_by_text("here", exact=True))
    ada.start()
    for person in (ada, ben):
        person.sees(person.page.get_by_role("heading", level=1, name=re.compile("(Turn|Round) 1")))
        assert person.page.url != finished
    assert ada.page.url == ben.page.url
