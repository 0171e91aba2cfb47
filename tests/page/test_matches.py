"""Whole matches of two people and a bot, by taps on a phone and clicks at a desk."""

from __future__ import annotations

import pytest

from tests.page.driver import Habits, Person, play_to_the_end

pytestmark = pytest.mark.xdist_group("page-matches")

WAYS = (("qwinto", "link"), ("qwantum", "code"), ("twenty-one", "link"), ("splitter", "code"))


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_two_people_and_a_bot_play_a_whole_match(game: str, way: str, ada: Person, ben: Person) -> None:
    ada.go_home()
    ada.open_table(game, seats=3, bots=[3])
    link, code = ada.invitation()
    if way == "link":
        ben.join_by_link(link)
    else:
        ben.join_by_code(code)
    ada.sees(ada.page.get_by_text("Ben", exact=True))
    ada.start()

    play_to_the_end([(ada, Habits()), (ben, Habits(by_button=True))])

    assert _scores(ada) == _scores(ben)
    assert len(_scores(ada)) == 3
    ada.press(ada.button("Check"))
    ada.sees(ada.page.get_by_text("The dice envelope is open and fits."))


def _scores(person: Person) -> list[str]:
    return sorted(person.totals().values())
