"""Every screen of the page, one after the other, as somebody meets them who is shown round."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.page.driver import Person
from tests.page.playing import Habits, play, play_to_the_end
from tests.page.screen import Thing

GAMES = ("qwinto", "qwantum", "twenty-one", "splitter")
#: How far a match has come when it is looked at.
LATE = {"qwinto": 7, "qwantum": 7, "twenty-one": 9, "splitter": 14}
EARLY = dict.fromkeys(GAMES, 2)
_OUTCOME = re.compile(r"(?P<number>\d+) would bring (?P<gain>[+−]?\d+)")


@dataclass(frozen=True)
class Stop:
    """A screen that a person has before them."""

    name: str
    person: Person


def sensible(fields: list[Thing]) -> Thing:
    """What brings most; else where the number stands about as far right as it is high."""
    return max(fields, key=_worth)


def _worth(field: Thing) -> float:
    found = _OUTCOME.search(field.name)
    if found is None:
        return -100.0
    column = re.search(r"column (\d+)", field.name)
    gain = int(found["gain"].replace("−", "-"))
    if column is None or ", column" not in field.name:
        return gain - int(found["number"]) / 20
    wanted = 1 + int(found["number"]) * 11 / 18
    return gain - abs(int(column[1]) - wanted)


SENSIBLE = Habits(hurries=False, taste=sensible)


def tour(newcomer: Callable[..., Person], late: bool = True, **window: object) -> Iterator[Stop]:
    """All stops; the matches are played on the way, until much is written on the sheets or only a little."""
    ada = newcomer("Ada", **window)
    yield from _before_a_match(ada)
    for game in GAMES:
        yield from _match(ada, game, (LATE if late else EARLY)[game])
    yield from _real_dice(ada)
    yield from _one_device(ada)
    yield from _after_a_match(ada, *(("twenty-one", SENSIBLE) if late else ("qwinto", Habits())))
    yield from _club(ada)
    yield from _reading(ada)


def _before_a_match(ada: Person) -> Iterator[Stop]:
    ada.go_home()
    yield Stop("home", ada)
    ada.press(ada.page.get_by_role("link", name=ada.texts("client-open-table")))
    ada.sees(ada.page.get_by_role("textbox", name=ada.texts("client-name-of-seat", number=1)))
    yield Stop("new-table", ada)
    ada.go_home()
    ada.open_table("qwinto", seats=4, bots=[4])
    ada.invitation()
    ada.page.get_by_role("img", name=ada.texts("client-qr-alt")).wait_for(state="visible")
    yield Stop("lobby", ada)


def _match(ada: Person, game: str, turn: int) -> Iterator[Stop]:
    ada.go_home()
    ada.open_table(game, seats=3, bots=[2, 3])
    ada.sees(ada.page.get_by_role("grid").first)
    if (hints := ada.button(ada.texts("client-no-guide"))).is_visible():
        yield Stop(f"{game}-first-steps", ada)
        ada.press(hints)
    screen = play([(ada, SENSIBLE)], lambda _, screen: screen.round >= turn and screen.may_write)
    place = screen.all("gridcell").index(sensible(screen.free_fields()))
    ada.press(ada.sheet.get_by_role("gridcell").nth(place))
    ada.look_after_press(screen)
    yield Stop(game, ada)
    if game != "qwinto":
        return
    ada.press(ada.button(ada.texts("client-menu")))
    yield Stop("menu", ada)
    ada.page.keyboard.press("Escape")
    ada.press(ada.page.get_by_role("navigation", name=ada.texts("client-others")).get_by_role("button").first)
    ada.sees(ada.page.get_by_role("dialog"))
    yield Stop("close-up", ada)
    ada.page.keyboard.press("Escape")


def _real_dice(ada: Person) -> Iterator[Stop]:
    ada.go_home()
    ada.open_table("qwantum", seats=2, bots=[2], typed=True)
    ada.sees(ada.page.get_by_role("region", name=ada.texts("client-type-dice")))
    for face in ("purple 6", "red 1", "blue 5"):
        ada.press(ada.button(face))
    yield Stop("typed-dice", ada)


def _one_device(ada: Person) -> Iterator[Stop]:
    """Two people at one device, which needs no server: who is to hold it, and the match."""
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name=ada.texts("client-open-table")))
    ada.press(ada.button(ada.texts("game-splitter")))
    ada.fill(ada.page.get_by_label(ada.texts("client-name-of-seat", number=1)), ada.name)
    ada.choose(ada.seat_choice(2), ada.texts("client-holder-device"))
    ada.fill(ada.page.get_by_label(ada.texts("client-name-of-seat", number=2)), "Ben")
    ada.press(ada.page.get_by_label(ada.texts("client-on-device")))
    ada.press_button("client-start")
    ready = ada.button(ada.texts("client-hand-over-ready", name=ada.name))
    ada.sees(ready)
    yield Stop("hand-over", ada)
    ada.press(ready)
    play([(ada, SENSIBLE)], lambda _, screen: screen.may_write)
    yield Stop("on-device", ada)


def _after_a_match(ada: Person, game: str, habits: Habits) -> Iterator[Stop]:
    ada.go_home()
    ada.open_table(game, seats=3, bots=[2, 3])
    play_to_the_end([(ada, habits)])
    yield Stop("end", ada)
    ada.press(ada.page.get_by_role("link", name=ada.texts("client-look-back")))
    back = ada.button(ada.texts("client-step-back"))
    for _ in range(5):
        ada.press(back)
    yield Stop("replay", ada)
    ada.go("/me")
    ada.sees(ada.page.get_by_role("heading", name=ada.texts("client-my-matches")))
    yield Stop("me", ada)


def _club(ada: Person) -> Iterator[Stop]:
    ada.go("/club")
    ada.sees(ada.page.get_by_role("heading", name=ada.texts("evening-new")))
    yield Stop("club-new", ada)
    ada.press_button("evening-open")
    ada.fill(ada.page.get_by_label(ada.texts("evening-your-name")), ada.name)
    ada.press_button("evening-come")
    ada.sees(ada.page.get_by_text(ada.texts("evening-comes-in")))
    ada.page.get_by_role("img", name=ada.texts("client-qr-alt")).wait_for(state="visible")
    yield Stop("club", ada)
    ada.press(ada.page.get_by_role("link", name=ada.texts("evening-wall")))
    ada.sees(ada.page.get_by_role("link", name=ada.texts("evening-wall-back")))
    yield Stop("club-wall", ada)


def _reading(ada: Person) -> Iterator[Stop]:
    for game in GAMES:
        ada.go(f"/rules/{game}")
        ada.sees(ada.page.get_by_role("heading", level=2).first)
        yield Stop(f"rules-{game}", ada)
    ada.go_home()
    ada.press(ada.page.get_by_role("link", name=ada.texts("client-bots-how")))
    ada.sees(ada.page.get_by_role("heading", name=ada.texts("client-bot-master")))
    yield Stop("bots", ada)
    ada.line_may_break = True  # the browser itself complains of an answer that there is no such table
    ada.go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    ada.sees(ada.page.get_by_role("heading", name=ada.texts("client-no-table")))
    yield Stop("no-table", ada)
    ada.nowhere = "/nowhere"
    ada.go(ada.nowhere)
    ada.sees(ada.page.get_by_role("heading", level=1, name=ada.texts("client-nowhere")))
    yield Stop("nowhere", ada)
