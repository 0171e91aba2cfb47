"""On every size of window the main button is in sight in every phase, nothing covers what asks for an answer, and
nothing jumps."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.page.conftest import Newcomer
from tests.page.driver import PATIENCE, PHONE, Person
from tests.page.playing import Habits, play
from tests.page.screen import Screen

pytestmark = pytest.mark.xdist_group("page-sizes")

GAMES = ("qwinto", "qwantum", "twenty-one", "splitter")
SIZES: tuple[tuple[int, int], ...] = (
    (320, 480),
    (320, 640),
    (360, 740),
    (740, 360),
    (820, 1180),
    (1280, 800),
    (1366, 650),
    (1920, 1080),
)
PHASES = {"qwinto": 3, "qwantum": 3, "twenty-one": 2, "splitter": 2}
#: Buttons of the bar that are not wholly in the window, or that something lies over.
#: Where something is asked in a window of its own, its buttons.
HIDDEN = """() => [...(document.querySelector('dialog[open]')?.querySelectorAll('.btn')
  ?? document.querySelectorAll('footer.actions .btn, .news .banner .btn'))].flatMap((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const name = button.textContent.trim();
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
    return [`${name}: ${Math.round(left)} ${Math.round(top)} ${Math.round(right)} ${Math.round(bottom)}`];
  }
  const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return button.contains(on) ? [] : [`${name}: covered by ${on?.className}`];
})"""
WIDTH = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
#: Shifts that no tap or key explains, gathered as browsers do: the worst five seconds.
WATCH_SHIFTS = """
window.worstShift = 0;
let sum = 0, first = 0, last = 0;
new PerformanceObserver((list) => {
  for (const { hadRecentInput, startTime, value } of list.getEntries()) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - first > 5000) { sum = 0; first = startTime; }
    last = startTime;
    sum += value;
    window.worstShift = Math.max(window.worstShift, sum);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
LEAST_SHIFT = 0.1


def hidden_buttons(page: Page, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """What is out of sight at which size, with the window as it was afterwards."""
    before = page.viewport_size
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {fault}" for fault in page.evaluate(HIDDEN)]
        if over := page.evaluate(WIDTH):
            found.append(f"{width}x{height}: {over} px stand over at the side")
    assert before is not None
    page.set_viewport_size(before)
    return found


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ("de", "hu", "pl", "en"), strict=True)))
def test_the_main_button_is_in_sight_in_every_phase_at_every_size(game: str, language: str, newcomer: Newcomer) -> None:
    """With the hints of a first match, which take the most room, and after it with none."""
    ada = newcomer("Ada", {"width": 1366, "height": 650}, language)
    ada.play_bot(game)
    phases: set[tuple[str, ...]] = set()
    found: list[str] = []

    def look(person: Person, screen: Screen) -> bool:
        names = tuple(re.sub(r"\d+", "#", thing.name) for thing in screen.bar)
        if names and names not in phases:
            phases.add(names)
            found.extend(f"{names}: {fault}" for fault in hidden_buttons(person.page))
        return len(phases) >= PHASES[game] and screen.round > 1

    play([(ada, Habits(hurries=False))], look)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, {"width": 1366, "height": 650}], ids=["phone", "laptop"])
def test_nothing_jumps_while_a_match_is_played(game: str, size: ViewportSize, newcomer: Newcomer) -> None:
    ada = newcomer("Ada", size)
    ada.context.add_init_script(WATCH_SHIFTS)
    ada.play_bot(game)
    heights: set[int] = set()

    def look(person: Person, screen: Screen) -> bool:
        heights.add(person.page.evaluate("document.querySelector('.deck').offsetHeight"))
        return screen.round > 3

    play([(ada, Habits(hurries=False))], look)
    assert ada.page.evaluate("window.worstShift") < LEAST_SHIFT
    assert len(heights) == 1, "tray and bar keep their height"


def test_nothing_jumps_at_home(newcomer: Newcomer) -> None:
    for size in ((360, 740), (1366, 650)):
        ada = newcomer("Ada", {"width": size[0], "height": size[1]})
        ada.context.add_init_script(WATCH_SHIFTS)
        ada.go_home()
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate("window.worstShift") < LEAST_SHIFT, size


def test_home_shows_all_games_without_the_server(newcomer: Newcomer) -> None:
    ada = newcomer("Ada", PHONE)
    ada.line_may_break = True
    ada.page.route(re.compile("/api/"), lambda route: route.abort())
    ada.go_home()
    assert ada.page.get_by_role("article").count() == len(GAMES)


def test_what_asks_for_an_answer_is_never_covered(ada: Person, ben: Person) -> None:
    ada.go_home()
    ada.open_table("splitter", seats=2)
    ben.join_by_link(ada.invitation()[0])
    ada.start()
    play([(ada, Habits()), (ben, Habits())], lambda _, screen: screen.round == 2)
    ben.press(ben.button("Menu"))
    ben.press(ben.button("Undo the last decision the others are asked"))
    ada.sees(ada.button("Agree"))
    assert not hidden_buttons(ada.page)
    ada.press(ada.button("No"))
    expect(ada.button("Agree")).to_have_count(0, timeout=PATIENCE)


def test_people_on_one_phone_are_told_who_is_next_and_undo_at_once(ada: Person) -> None:
    names = ("Maximiliane", "Bartholomäus", "Konstantin")
    _one_phone(ada, "splitter", names)
    ada.sees(ada.button(f"I am {names[0]}"))
    assert not hidden_buttons(ada.page)
    for name in names:
        ada.press(ada.button(f"I am {name}"))
        ada.sees(ada.page.get_by_role("heading", name=f"Sheet of {name}"))
        play([(ada, Habits())], lambda _, screen: any(thing.name.startswith("I am ") for thing in screen.all("button")))
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 2")))
    ada.press(ada.button(re.compile("^I am ")))
    assert not hidden_buttons(ada.page)
    ada.press(ada.button("Menu"))
    ada.press(ada.button("Undo the last decision at once"))
    ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile("Round 1")))


def test_the_sheet_of_one_of_several_people_fits_a_laptop(newcomer: Newcomer) -> None:
    ada = newcomer("Ada", {"width": 1280, "height": 800})
    _one_phone(ada, "splitter", ("Ada", "Ben"))
    ada.press(ada.button("I am Ada"))
    ada.sees(ada.page.get_by_role("heading", name="Sheet of Ada"))
    assert ada.page.locator(".stage").evaluate("it => it.scrollHeight - it.clientHeight") <= 0


def _one_phone(ada: Person, game: str, names: Sequence[str], typed: bool = False) -> None:
    """Several people on one device; seats are counted from 1."""
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name="We have real dice" if typed else "Open a table for friends"))
    ada.press(ada.button(ada.texts(f"game-{game}")))
    stepper = ada.page.get_by_role("group", name="Seats")
    while int(stepper.get_by_role("status").inner_text()) < len(names):
        ada.press(ada.button("More seats"))
    for seat, name in enumerate(names, 1):
        if seat > 1:
            ada.seat_choice(seat).select_option(label="on this device")
        ada.page.get_by_label(f"Name, seat {seat}").fill(name)
    ada.press_button("client-start")


def test_real_dice_of_qwinto_take_six_taps_and_others_two(ada: Person) -> None:
    _one_phone(ada, "qwinto", ("Ada", "Ben"), typed=True)
    ada.press(ada.button("One of us writes for everyone: don’t ask again"))
    for colour, face in (("orange", 5), ("yellow", 2), ("purple", 4)):
        ada.press(ada.button(f"{colour} die: {face}"))
    ada.press(ada.button("Keep 11"))
    for name in ("Ada", "Ben"):
        ada.sees(ada.page.get_by_role("heading", name=f"Sheet of {name}"))
        cell = ada.page.get_by_role("gridcell", name=re.compile("^orange, column 8"))
        ada.press(cell)
        ada.press(cell)
    ada.sees(ada.page.get_by_text(re.compile("Ben throws one to three dice")))


def test_real_dice_of_qwantum_are_typed_by_colour_and_number_in_any_order(ada: Person) -> None:
    _one_phone(ada, "qwantum", ("Ada", "Ben"), typed=True)
    ada.press(ada.button("One of us writes for everyone: don’t ask again"))
    for face in ("purple 6", "red 1", "yellow 4", "yellow 6", "blue 5", "red 3"):
        ada.press(ada.button(face))
    ada.press(ada.button("white die: 2"))
    ada.press(ada.button("Right"))
    ada.sees(ada.button("Keep all"))


def test_an_own_turn_of_qwinto_takes_four_taps(ada: Person) -> None:
    ada.play_bot("qwinto")
    ada.press(ada.button(re.compile("^Throw ")))
    ada.press(ada.button(re.compile(r"^Keep \d+$")))
    ada.sees(ada.button("Choose a field"))
    cell = ada.page.locator('[role="gridcell"][data-can]').first
    ada.press(cell)
    ada.press(cell)
    wrote = ada.page.get_by_text(re.compile(r"^You wrote(:| \d)"))
    expect(wrote.first).to_be_attached(timeout=PATIENCE)  # the bot's next lines may hide it again


def test_an_invitation_carries_an_address_that_other_devices_reach(newcomer: Newcomer) -> None:
    """The choice among networks is the host's, and the QR code follows it."""
    ada = newcomer("Ada", PHONE)
    reached = ["http://192.0.2.7:8021", "http://198.51.100.7:8021"]
    ada.page.route(re.compile("/api/invitations$"), lambda route: route.fulfill(json=reached))
    ada.go_home()
    ada.open_table("qwinto", seats=2)
    link = ada.page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(re.compile(f"^{re.escape(reached[0])}/join/"), timeout=PATIENCE)
    ada.choose(ada.page.get_by_label("Address for the others"), "198.51.100.7:8021")
    expect(link).to_have_value(re.compile(f"^{re.escape(reached[1])}/join/"))
    picture = ada.page.get_by_role("img", name="QR code with the link to this table")
    assert "198.51.100.7" in (picture.get_attribute("src") or "")


def test_an_unfinished_match_is_told_apart_and_given_up(ada: Person) -> None:
    ada.play_bot("splitter")
    ada.go_home()
    card = ada.page.get_by_role("article").filter(has_text="Splitter with Bot (random)")
    ada.sees(card.get_by_text(re.compile(r"Turn 1 · your move")))
    ada.press(card.get_by_role("button", name="Give up"))
    ada.press(card.get_by_role("button", name="Really?"))
    expect(card).to_have_count(0, timeout=PATIENCE)
    ada.go_home()
    ada.page.wait_for_load_state("networkidle")
    expect(card).to_have_count(0)
