"""A club evening in the browser: opened, joined by two, played, listed, and shown on a wall."""

from __future__ import annotations

from tests.page.conftest import Newcomer
from tests.page.driver import DESK, PHONE, Person
from tests.page.playing import Habits, play_to_the_end


def open_evening(host: Person, game: str, rounds: int = 1) -> str:
    """Open an evening by taps; its address."""
    host.go("/")
    host.press(host.page.get_by_role("link", name=host.texts("client-club-evening")))
    host.sees(host.page.get_by_role("heading", name=host.texts("evening-new")))
    host.press(host.button(host.texts("game-" + game)))
    fewer = host.page.get_by_role("group", name=host.texts("evening-rounds")).get_by_role("button").first
    for _ in range(3 - rounds):
        host.press(fewer)
    seats = host.page.get_by_role("group", name=host.texts("evening-seats")).get_by_role("button").first
    for _ in range(2):
        host.press(seats)
    host.press_button("evening-open")
    host.sees(host.button(host.texts("evening-come")))
    return host.page.url


def join(person: Person) -> None:
    person.fill(person.page.get_by_label(person.texts("evening-your-name")), person.name)
    person.press_button("evening-come")
    person.sees(person.page.get_by_text(person.texts("evening-comes-in")))


def test_two_people_play_an_evening_by_one_link(newcomer: Newcomer) -> None:
    ada, ben = newcomer("Ada", PHONE), newcomer("Ben", DESK)
    address = open_evening(ada, "splitter")
    ben.page.goto(address)
    join(ben)
    join(ada)
    ada.press(ada.button(ada.texts("evening-begin", number=1)))
    for person in (ada, ben):
        person.sees(person.sheet)
    play_to_the_end([(ada, Habits()), (ben, Habits())])
    for person in (ada, ben):
        person.press(person.page.get_by_role("link", name=person.texts("client-to-evening")))
        person.sees(person.page.get_by_role("rowheader", name="Ben"))
    over = ben.texts("evening-over")
    ben.sees(ben.page.get_by_text(over))
    ben.press(ben.page.get_by_role("link", name=ben.texts("evening-wall")))
    ben.sees(ben.page.get_by_role("rowheader", name="Ada"))
    ada.press(ada.button(ada.texts("evening-end")))
    ada.press(ada.button(ada.texts("evening-end"), exact=False))
    ada.page.get_by_role("img", name=ada.texts("client-qr-alt")).wait_for(state="detached")


def test_an_unknown_evening_says_so(ada: Person) -> None:
    ada.go("/club/nothing-is-here-at-all1")
    ada.sees(ada.page.get_by_role("alert"))
    ada.faults.clear()  # the browser reports the 404
