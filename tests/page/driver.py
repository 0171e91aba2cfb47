"""People who play on the page by what they see and press: never by what the page or the server keeps inside."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as NotSeen

from rollwright.locales import Texts
from tests.page.screen import Screen, Thing, look

PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1280, "height": 800}
#: Milliseconds that anything may take on a busy machine before it counts as not happening.
PATIENCE = 60_000
#: The bot that needs no time.
BOT = "random"
#: Milliseconds for which one person is watched before the others are looked at again.
GLANCE = 60
#: What browsers say of themselves when the line is cut: no fault of the page.
CUT_LINE = re.compile(r"net::ERR_|WebSocket connection to|status of 50[234]")


@dataclass
class Person:
    """Somebody with a browser: a name, a window, a language."""

    name: str
    context: BrowserContext
    page: Page
    texts: Texts
    touches: bool = False
    faults: list[str] = field(default_factory=list)
    line_may_break: bool = False

    def __post_init__(self) -> None:
        self.context.on("weberror", lambda error: self.faults.append(f"{self.name}: {error.error}"))
        self.context.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"} or (self.line_may_break and CUT_LINE.search(message.text)):
            return
        self.faults.append(f"{self.name}: {message.type}: {message.text} ({message.location.get('url')})")

    # Finding and pressing

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, target: Locator) -> None:
        if self.touches:  # as a thumb brings a field into the open that the tray covers
            target.first.evaluate("it => it.scrollIntoView({ block: 'center', behavior: 'instant' })")
        try:
            (target.tap if self.touches else target.click)(timeout=PATIENCE)
        except NotSeen as error:
            raise AssertionError(f"{self.name} can't press {target}, but sees\n{self.look().text}") from error

    def press_button(self, message: str) -> None:
        """Press the button with this text, whatever note stands below it."""
        self.press(self.button(re.compile(rf"^{re.escape(self.texts(message))}( |$)")))

    def press_thing(self, thing: Thing) -> None:
        self.press(self.page.get_by_role(thing.role, name=thing.name, exact=True).first)  # type: ignore[arg-type]

    def look(self) -> Screen:
        return look(self.page)

    def sees(self, target: Locator) -> None:
        expect(target).to_be_visible(timeout=PATIENCE)

    # Coming and sitting down

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def go_home(self) -> None:
        self.go()
        self.sees(self.button(self.texts("client-play-bots-name", game=self.texts("game-qwinto"))))

    def open_table(self, game: str, seats: int = 2, bots: Sequence[int] = (), typed: bool = False) -> None:
        """Open a table for friends on the page for it; seats are counted from 1."""
        say = self.texts
        self.press(self.page.get_by_role("link", name=say("client-open-table")))
        self.press(self.button(say(f"game-{game}")))
        if typed:
            self.press(self.button(say("client-source-typed")))
        stepper = self.page.get_by_role("group", name=say("client-seats"))
        while (shown := int(stepper.get_by_role("status").inner_text())) != seats:
            self.press(self.button(say("client-more" if shown < seats else "client-fewer")))
        self.page.get_by_label(say("client-name-of-seat", number=1)).fill(self.name)
        for seat in bots:
            self.seat_choice(seat).select_option(label=say("client-holder-bot"))
        if bots:
            self.page.get_by_label(say("client-bot-level")).select_option(label=say(f"client-bot-{BOT}"))
        self.press_button("client-start" if len(bots) == seats - 1 else "client-open")

    def play_bot(self, game: str, **more: Any) -> None:
        """A match against one bot, begun at once."""
        self.go_home()
        self.open_table(game, seats=2, bots=[2], **more)
        self.sees(self.page.get_by_role("grid").first)

    def seat_choice(self, seat: int) -> Locator:
        return self.page.get_by_label(self.texts("client-who-sits", number=seat))

    def invitation(self) -> tuple[str, str]:
        """The link and the code that the lobby shows."""
        link = self.page.get_by_role("textbox", name=self.texts("client-link"))
        self.sees(link)
        address = link.input_value()
        code = address.rsplit("/", 1)[1]
        self.sees(self.page.get_by_text(code, exact=True))
        return address, code

    def join_by_link(self, link: str) -> None:
        self.go(link)
        self._take_seat()

    def join_by_code(self, code: str) -> None:
        self.go_home()
        self.page.get_by_role("textbox", name=self.texts("client-code")).fill(code.lower())
        self.press(self.button(self.texts("client-join")))
        self._take_seat()

    def _take_seat(self) -> None:
        self.page.get_by_role("textbox", name=self.texts("client-your-name")).fill(self.name, timeout=PATIENCE)
        self.press(self.button(self.texts("client-take-seat")))
        self.sees(self.page.get_by_text(f"{self.name} ({self.texts('seat-you')})", exact=True))

    def start(self) -> None:
        self.press_button("client-start")

    # Playing

    @property
    def table_title(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def end_sign(self) -> Locator:
        return self.button(re.compile(rf"^{re.escape(self.texts('client-rematch'))}( |$)"))

    def turn_sign(self) -> Locator:
        """Something that this person is to press, or the end."""
        words = [
            *("action-throw", "action-again", "action-keep", "action-pass", "action-cross"),
            *("client-choose-dice", "client-choose-field", "client-choose-numbers"),
            *("client-keep-all", "client-go-on", "client-rematch"),
        ]
        starts = "|".join(re.escape(self.texts(word)) for word in words)
        return self.button(re.compile(rf"^({starts})( |$)"))

    def is_awaited(self, milliseconds: float = GLANCE) -> bool:
        try:
            self.turn_sign().first.wait_for(state="visible", timeout=milliseconds)
        except NotSeen:
            return False
        return True

    def may_write(self) -> bool:
        """Whether a field is to be chosen, and none is yet."""
        words = "|".join(re.escape(self.texts(word)) for word in ("client-choose-field", "client-choose-numbers"))
        return self.button(re.compile(rf"^({words})$")).is_visible()

    def is_at_end(self) -> bool:
        return self.end_sign.is_visible()

    def totals(self) -> dict[str, str]:
        """What the foot of the score table says, by the names above it."""
        table = self.page.get_by_role("table")
        names = table.get_by_role("columnheader").all_inner_texts()
        row = table.get_by_role("row", name=re.compile(f"^{re.escape(self.texts('result-total'))}"))
        return dict(zip(names, row.get_by_role("cell").all_inner_texts(), strict=True))


def first_of(fields: list[Thing]) -> Thing:
    return fields[0]


@dataclass(frozen=True)
class Habits:
    """How somebody plays: writes where it costs nothing to write, and hurries the end where it may."""

    hurries: bool = True
    """Pass where passing is a failed throw: matches of Qwinto and Qwantum end by them."""
    by_button: bool = False
    """Confirm a chosen field by the button below instead of by a second tap."""
    taste: Callable[[list[Thing]], Thing] = first_of
    """Which of the free fields to write in."""

    def act(self, person: Person) -> bool:
        """One step of the one who is to act."""
        screen, say = person.look(), person.texts
        if keep := self._keep(screen, say):
            person.press_thing(keep)
        elif thrown := self._throw(screen, say):
            person.press_thing(thrown)
        elif any(thing.name == say("client-choose-dice") for thing in screen.all("button")):
            self._pick_dice(person)
        elif (out := self._way_out(screen, say)) and (self.hurries or not screen.free_fields()):
            person.press_thing(out)
        elif fields := screen.free_fields():
            self._write(person, fields)
        elif cross := screen.button(say("action-cross"), say("action-pass"), say("client-go-on")):
            person.press_thing(cross)
        else:
            return False
        return True

    @staticmethod
    def _keep(screen: Screen, say: Texts) -> Thing | None:
        with_sum = re.compile(re.escape(say("client-keep", sum="@")).replace("@", r"\d+"))
        found = next((thing for thing in screen.all("button") if with_sum.fullmatch(thing.name)), None)
        return found or screen.button(say("client-keep-all"), say("action-keep"))

    @staticmethod
    def _throw(screen: Screen, say: Texts) -> Thing | None:
        found = screen.button(say("action-throw"))
        return None if found and found.name.startswith(say("action-again")) else found

    @staticmethod
    def _pick_dice(person: Person) -> None:
        """All dice: the sum fits where little does."""
        dice = person.page.get_by_role("region", name=person.texts("client-dice")).get_by_role("button")
        for die in dice.all():
            person.press(die)
        person.press_button("action-throw")

    @staticmethod
    def _way_out(screen: Screen, say: Texts) -> Thing | None:
        """Passing at the price of a failed throw, or going on to where it has one."""
        free = say("client-costs-nothing")
        out = screen.button(say("action-pass"))
        return screen.button(say("client-go-on")) or (out if out and free not in out.name else None)

    def _write(self, person: Person, fields: list[Thing]) -> None:
        say = person.texts
        several = say("client-choose-numbers")
        if any(thing.name == several for thing in person.look().all("button")):
            for one in fields:
                person.press_thing(one)
            wanted = say("client-write-numbers", count=len(fields))
            person.press(person.button(re.compile(rf"^{re.escape(wanted)}( |$)")))
            return
        sheet = person.page.get_by_role("grid").first
        chosen = sheet.get_by_role("gridcell", name=self.taste(fields).name, exact=True)
        path = chosen.get_attribute("data-path")
        person.press(chosen)
        if self.by_button:
            person.press_button("action-write")
        else:
            person.press(sheet.locator(f'[data-path="{path}"]'))


def play(people: Sequence[tuple[Person, Habits]], until: Callable[[], bool], seconds: float = 400.0) -> None:
    """Let people act as they are asked to, until something is so."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "\n\n".join(person.look().text for person, _ in people)
        for person, habits in people:
            if person.is_awaited() and not person.is_at_end() and not until():
                habits.act(person)


def play_to_the_end(people: Sequence[tuple[Person, Habits]]) -> None:
    play(people, lambda: all(person.is_at_end() for person, _ in people))
