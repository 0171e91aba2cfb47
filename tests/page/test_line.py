"""Never lost: reload, no network, a server that is killed. The same seat and state, and the match goes on."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.driver import Person
from tests.page.playing import Habits, act, play
from tests.server.running import ServerProcess

pytestmark = pytest.mark.xdist_group("page-line")

NO_LINE = "No connection. Your sheet is safe; what you write is sent when the line is back."
WRITTEN = re.compile(r"^row \d+, column \d+, [1-6]$")


@pytest.fixture
def ada_in_round_3(ada: Person) -> Person:
    ada.line_may_break = True
    ada.play_bot("splitter")
    play([(ada, Habits())], lambda _, screen: screen.round == 3 and screen.may_write)
    return ada


def test_a_reload_in_mid_match_leads_back_to_the_same_seat_and_sheet(ada_in_round_3: Person) -> None:
    ada = ada_in_round_3
    before = _written(ada)
    assert len(before) == 4
    ada.page.reload()
    ada.sees(ada.page.get_by_role("grid").first)
    assert _written(ada) == before
    _goes_on(ada)


def test_what_is_written_in_a_tunnel_is_drawn_at_once_and_sent_when_the_line_is_back(ada_in_round_3: Person) -> None:
    ada = ada_in_round_3
    ada.context.set_offline(True)
    act(ada)
    ada.sees(ada.page.get_by_text(re.compile(r"^You wrote \d")))
    ada.sees(ada.page.get_by_text(NO_LINE))
    assert ada.look().round == 3
    ada.context.set_offline(False)
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 4")))
    assert len(_written(ada)) == 6
    _goes_on(ada)


def test_the_shell_opens_without_a_line_and_says_what_it_cannot_do(ada: Person) -> None:
    ada.line_may_break = True
    ada.go_home()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.page.reload()
    ada.sees(ada.page.get_by_role("article", name="Qwinto"))
    ada.context.set_offline(True)
    ada.page.reload()
    ada.sees(ada.page.get_by_text(re.compile("^No connection to the server")).first)
    ada.context.set_offline(False)


def test_a_page_that_begins_to_keep_itself_leaves_what_is_being_filled_in(ada: Person) -> None:
    ada.go("/?new=splitter")
    ada.fill(ada.page.get_by_label("Name, seat 1"), "Ada of the first visit")
    began = ada.page.evaluate("performance.timeOrigin")
    ada.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ada.press(ada.button("More seats"))
    expect(ada.page.get_by_role("group", name="Seats").get_by_role("status")).to_have_text("3")
    expect(ada.page.get_by_label("Name, seat 1")).to_have_value("Ada of the first visit")
    assert ada.page.evaluate("performance.timeOrigin") == began, "the page was loaded again"


def test_two_tabs_of_one_person_show_the_same_match(ada_in_round_3: Person) -> None:
    ada = ada_in_round_3
    other = ada.context.new_page()
    other.goto(ada.page.url)
    act(ada)
    other.get_by_role("heading", level=1, name=re.compile("Round 4")).wait_for()
    other.close()


def test_a_match_goes_on_when_its_server_was_killed(ada_in_round_3: Person, server: ServerProcess) -> None:
    ada = ada_in_round_3
    before = _written(ada)
    server.kill()
    ada.sees(ada.page.get_by_text(NO_LINE))
    act(ada)
    ada.sees(ada.page.get_by_text(re.compile(r"^You wrote \d")))
    server.start()
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 4")))
    assert set(before) < set(_written(ada))
    _goes_on(ada)


def test_a_decision_is_drawn_before_it_is_answered_and_put_right_when_it_is_refused(ada: Person) -> None:
    """The line holds a decision back, then brings one to the server that nobody may make."""
    held: list[tuple[WebSocketRoute, str]] = []

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(
            lambda said: held.append((server, str(said))) if '"type":"decide"' in said else server.send(said)
        )

    ada.page.route_web_socket(re.compile("/ws$"), through)
    ada.play_bot("splitter")
    play([(ada, Habits())], lambda _, screen: screen.may_write)
    act(ada)
    ada.sees(ada.page.get_by_text(re.compile(r"^You wrote \d")))
    [(server, said)] = held

    server.send(json.dumps({**json.loads(said), "action": {"place": [0, 0, 6]}}))

    ada.sees(ada.button("Choose a field"))
    ada.sees(ada.page.get_by_role("alert").filter(has_text=ada.texts("client-not-done")))
    assert not _written(ada)
    assert ada.look().free_fields()


def _written(person: Person) -> list[str]:
    return [cell.name for cell in person.look().all("gridcell") if WRITTEN.match(cell.name)]


def _goes_on(person: Person) -> None:
    now = person.look().round
    play([(person, Habits())], lambda _, screen: screen.round > now)
    assert person.page.get_by_role("dialog").count() == 0
