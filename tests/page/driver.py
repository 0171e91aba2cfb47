"""People who play on the page by what they see and press: never by what the page or the server keeps inside."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
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
#: Milliseconds that the first review of a game may take on a machine that has yet to compile it.
COMPILING = 300_000
#: The bot that needs no time.
BOT = "random"
#: Ids of messages, which nobody is ever to read.
BARE_ID = re.compile(
    r"\b(client|say|log|action|sheet|part|colour|count|why|phase|error|result|seat|review)-[a-z]+(-[a-z]+)*\b"
)
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
    nowhere: str | None = None
    """An address at which there is nothing, as this person knows: browsers complain of that answer by themselves."""

    def __post_init__(self) -> None:
        self.context.on("weberror", lambda error: self.faults.append(f"{self.name}: {error.error}"))
        self.context.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"} or (self.line_may_break and CUT_LINE.search(message.text)):
            return
        if message.text.endswith("/derived_inert"):
            return  # Svelte's own remark on a value that is read once more while its panel closes
        if self.nowhere and "status of 404" in message.text and message.location.get("url", "").endswith(self.nowhere):
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

    def press_in_bar(self, thing: Thing) -> None:
        self.press(self.page.get_by_role("contentinfo").get_by_role("button", name=thing.name, exact=True))

    def mark(self, field: Locator) -> None:
        """Choose a field, one of several."""
        self.press(field)

    def fill(self, target: Locator, text: str) -> None:
        target.fill(text, timeout=PATIENCE)

    def choose(self, target: Locator, label: str) -> None:
        target.select_option(label=label, timeout=PATIENCE)

    def look(self) -> Screen:
        """One look at everything, which has to be words."""
        screen = look(self.page, self.texts)
        assert not (bare := BARE_ID.search(screen.text)), f"{bare.group()} in\n{screen.text}"
        return screen

    def look_after_press(self, before: Screen) -> Screen:
        """What is seen when a press has had its effect: never the screen on which it was made."""
        end = time.monotonic() + PATIENCE / 1000
        while (screen := self.look()).offer == before.offer:
            assert time.monotonic() < end, f"{self.name} pressed, and nothing changed:\n{screen.text}"
        return screen

    def sees(self, target: Locator, patience: int = PATIENCE) -> None:
        expect(target).to_be_visible(timeout=patience)

    # Coming and sitting down

    def go(self, path: str = "/") -> None:
        self.page.goto(path)

    def go_home(self) -> None:
        self.go()
        self.sees(
            self.button(
                re.compile("^" + re.escape(self.texts("client-play-bots-name", game=self.texts("game-qwinto"))))
            )
        )

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
        self.fill(self.page.get_by_label(say("client-name-of-seat", number=1)), self.name)
        for seat in bots:
            self.choose(self.seat_choice(seat), say("client-holder-bot"))
        if bots:
            self.choose(self.page.get_by_label(say("client-bot-level")), say(f"client-bot-{BOT}"))
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
        self.fill(self.page.get_by_role("textbox", name=self.texts("client-code")), code.lower())
        self.press(self.button(self.texts("client-join")))
        self._take_seat()

    def _take_seat(self) -> None:
        self.fill(self.page.get_by_role("textbox", name=self.texts("client-your-name")), self.name)
        self.press(self.button(self.texts("client-take-seat")))
        self.sees(self.page.get_by_text(f"{self.name} ({self.texts('seat-you')})", exact=True))

    def start(self) -> None:
        self.press_button("client-start")

    # In a match

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("grid").first

    @property
    def end_sign(self) -> Locator:
        return self.page.get_by_role("link", name=self.texts("client-look-back"), exact=True)

    def totals(self) -> dict[str, str]:
        """What the foot of the score table says, by the names above it."""
        table = self.page.get_by_role("table")
        names = table.get_by_role("columnheader").all_inner_texts()
        row = table.get_by_role("row", name=re.compile(f"^{re.escape(self.texts('result-total'))}"))
        return dict(zip(names, row.get_by_role("cell").all_inner_texts(), strict=True))
