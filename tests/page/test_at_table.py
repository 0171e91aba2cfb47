"""What is called, heard, felt and celebrated at a table, by those who want it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.page.conftest import Newcomer
from tests.page.driver import DESK, PHONE, Person
from tests.page.playing import Habits, play, play_to_the_end
from tests.page.test_access import findings
from tests.page.test_together import become, beside
from tests.server.running import ServerProcess, Socket, Someone

pytestmark = pytest.mark.xdist_group("page-at-table")

#: Notes what the page asks the browser for: tones, rustles, shaking, the screen.
LISTEN = """
    window.asked = { sounds: 0, shakes: 0, locks: 0, released: 0 };
    for (const make of ['createOscillator', 'createBufferSource']) {
        const real = AudioContext.prototype[make];
        AudioContext.prototype[make] = function () { window.asked.sounds += 1; return real.call(this); };
    }
    Object.defineProperty(navigator, 'vibrate', { value: () => { window.asked.shakes += 1; return true; } });
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
        window.asked.locks += 1;
        return { release: async () => { window.asked.released += 1; } };
    } } });
"""
SWITCHES = ("sound", "vibration", "reactions", "awake", "confetti")


def asked(person: Person) -> dict[str, int]:
    found: dict[str, int] = person.page.evaluate("window.asked")
    return found


def bubbles(person: Person, reaction: str) -> Locator:
    return person.page.locator(f"[data-reaction='{reaction}']")


def call(person: Person, reaction: str) -> None:
    person.press_button("client-react")
    person.press_button(f"client-reaction-{reaction}")


def in_menu(person: Person, *switches: str) -> None:
    """Turn switches in the menu of the table."""
    person.press_button("client-menu")
    for switch in switches:
        person.press(person.page.get_by_role("checkbox", name=person.texts(f"client-{switch}"), exact=True))
    person.press_button("client-close")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_people_at_a_table_call_to_each_other_and_switch_it_off_with_one_tap(newcomer: Newcomer) -> None:
    ada, ben = newcomer("Ada", {"width": 320, "height": 640}, "de"), newcomer("Ben", DESK)
    ada.go_home()
    ada.open_table("qwinto", seats=2)
    link, _ = ada.invitation()
    ben.join_by_link(link)
    ada.start()
    for person in (ada, ben):
        person.sees(person.sheet)
    call(ben, "nice")
    ada.sees(bubbles(ada, "nice"))
    expect(ada.page.locator("[aria-live=polite]")).to_contain_text(f"Ben: {ada.texts('client-reaction-nice')}")
    ben.sees(bubbles(ben, "nice"))
    ada.press_button("client-react")
    assert not findings(ada)
    ada.press_button("client-reactions-off")
    expect(ada.button(ada.texts("client-react"))).to_have_count(0)
    expect(bubbles(ben, "nice")).to_have_count(0)
    call(ben, "wow")
    ben.sees(bubbles(ben, "wow"))
    expect(bubbles(ada, "wow")).to_have_count(0)
    in_menu(ada, "reactions")
    call(ada, "thanks")
    ben.sees(bubbles(ben, "thanks"))


def test_nobody_is_called_to_where_only_bots_sit(ada: Person) -> None:
    ada.play_bot("splitter")
    expect(ada.button(ada.texts("client-react"))).to_have_count(0)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_sounds_and_shaking_are_for_those_who_want_them_and_the_screen_stays_on(
    motion: str, newcomer: Newcomer
) -> None:
    ada = newcomer("Ada", PHONE, reduced_motion=motion)
    ada.context.add_init_script(LISTEN)
    ada.play_bot("splitter")
    play([(ada, Habits())], lambda _, screen: screen.round > 1 and screen.may_write)
    heard = asked(ada)
    assert (heard["sounds"], heard["shakes"]) == (0, 0)
    assert (heard["locks"], heard["released"]) == (1, 0)
    in_menu(ada, "sound", "vibration")
    play([(ada, Habits())], lambda _, screen: screen.round > 2 and screen.may_write)
    ada.page.wait_for_function("window.asked.sounds > 0")
    assert (asked(ada)["shakes"] > 0) == (motion == "no-preference")
    in_menu(ada, "awake")
    ada.page.wait_for_function("window.asked.released === 1")


async def _last_move(ada: Someone, table: str, taste: Any, leave: int) -> None:
    """Play alone by taste, until so many rounds are left."""
    async with ada.at(table) as socket:
        while not socket.is_over() and socket.view["turn"] <= ROUNDS - leave:
            await _move(socket, taste)


ROUNDS = 22


async def _move(socket: Socket, taste: Any) -> None:
    number, [seat] = socket.view["number"], socket.my_seats()
    if seat["status"] == "throws":
        await socket.say("throw", seat=0, nonce="n", number=number)
    else:
        best = taste(seat["options"], key=lambda option: option.get("gain", 0))
        await socket.say("decide", seat=0, action=best["action"], number=number)
    await socket.until(lambda s: s.view["number"] > number)


async def before_a_record(url: str) -> tuple[str, str]:
    """A poor match, and a good one whose last round is left; the cookie and the table."""
    async with Someone(url) as ada:
        poor = await ada.open("splitter", 1, start=True, diceSource="seeded")
        await _last_move(ada, poor, min, leave=0)
        good = await ada.open("splitter", 1, start=True, diceSource="seeded")
        await _last_move(ada, good, max, leave=1)
        return ada.cookie, good


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_personal_record_is_said_and_celebrated_once(motion: str, newcomer: Newcomer, server: ServerProcess) -> None:
    cookie, table = beside(lambda: before_a_record(server.url))
    ada = newcomer("Ada", PHONE, reduced_motion=motion)
    become(ada, cookie, server.url)
    ada.context.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('canvas.confetti')) window.fell = true; })"
        ".observe(document, { childList: true, subtree: true });"
    )
    ada.go(f"/t/{table}")
    ada.sees(ada.sheet)
    play_to_the_end([(ada, Habits())])
    record = ada.page.locator(".record")
    ada.sees(record)
    if motion == "reduce":
        expect(record).to_be_visible()
        assert not ada.page.evaluate("window.fell")
    else:
        ada.page.wait_for_function("window.fell")
        expect(ada.page.locator("canvas.confetti")).to_have_count(0, timeout=10_000)
    ada.page.reload()
    ada.sees(record)
    assert not ada.page.evaluate("window.fell")


def test_all_switches_stand_in_one_place_and_are_kept(ada: Person) -> None:
    ada.go("/me")
    boxes = [ada.page.get_by_role("checkbox", name=ada.texts(f"client-{name}"), exact=True) for name in SWITCHES]
    for box in boxes:
        ada.sees(box)
    assert [box.is_checked() for box in boxes] == [False, False, True, True, True]
    for box in boxes:
        ada.press(box)
    ada.page.reload()
    ada.sees(boxes[0])
    assert [box.is_checked() for box in boxes] == [True, True, False, False, False]
    assert not findings(ada)
