"""Without a server and without a network: the page starts, plays whole matches, and loses nothing when it is killed.

`LEVEL=club pytest tests/page/test_offline.py -k whole_match` plays against another level than the strongest.
"""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from playwright.sync_api import Error as Gone

from rollwright.bots import LEVELS
from rollwright.games import REGISTRY
from rollwright.locales import Texts
from rollwright.table.record_reader import parse
from tests import provide
from tests.page.conftest import ARGUMENTS
from tests.page.driver import PATIENCE, PHONE, Person
from tests.page.playing import Habits, play, play_to_the_end
from tests.server.running import ServerProcess

pytestmark = pytest.mark.xdist_group("page-offline")

#: The worker has kept the page, the kernels and the rules.
IS_KEPT = "() => navigator.serviceWorker.ready.then(async () => !!(await caches.match('/api/rules/splitter?lang=pl')))"
KILLS = 3
LEVEL = os.environ.get("LEVEL", LEVELS[-1])


class Traveller:
    """Somebody whose browser has seen the page once, and is offline since."""

    def __init__(self, chromium: Browser, server: ServerProcess, folder: Path) -> None:
        self._launch = chromium.browser_type.launch_persistent_context
        self._url = server.url
        self._folder = folder
        self.person = self._come(offline=False)
        self.person.page.goto("/")
        self.person.page.wait_for_function(IS_KEPT, timeout=PATIENCE)
        self._keep_bots()
        self.context.close()
        self.person = self._come()

    def _keep_bots(self) -> None:
        """Before the journey, keep what the bots have learned."""
        ada = self.person
        ada.go("/bots")
        shelf = ada.page.get_by_role("region", name=ada.texts("client-bots-kept-title"))
        keep, remove = (shelf.get_by_role("button", name=re.compile(word)) for word in ("Keep for offline", "^Remove"))
        ada.sees(keep.first)
        while keep.count():
            kept = remove.count()
            ada.press(keep.first)
            expect(remove).to_have_count(kept + 1, timeout=PATIENCE)

    def _come(self, offline: bool = True) -> Person:
        """Start the browser, as from the icon of the installed page."""
        wishes: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
        self.context: BrowserContext = self._launch(
            self._folder,
            executable_path=provide.browser(),
            args=list(ARGUMENTS),
            base_url=self._url,
            locale="en",
            offline=offline,
            **wishes,
        )
        self.context.set_default_timeout(PATIENCE)
        person = Person("Ada", self.context, self.context.pages[0], Texts("en"), touches=True, line_may_break=True)
        if offline:
            person.go_home()
        return person

    def kill(self) -> None:
        """End the browser as a phone does that runs out of power, and start it again."""
        for process in Path("/proc").glob("[0-9]*"):
            if _is_browser(process, self._folder):
                os.kill(int(process.name), signal.SIGKILL)
        with contextlib.suppress(Gone):
            self.context.close()
        self.person = self._come()

    def open_table(self, game: str, seats: int = 1, bots: tuple[int, ...] = (), typed: bool = False) -> None:
        ada = self.person
        ada.press(ada.page.get_by_role("link", name=ada.texts("client-open-table")))
        ada.press(ada.button(ada.texts(f"game-{game}")))
        if typed:
            ada.press(ada.button(ada.texts("client-source-typed")))
        stepper = ada.page.get_by_role("group", name=ada.texts("client-seats"))
        while (shown := int(stepper.get_by_role("status").inner_text())) != seats:
            ada.press(ada.button(ada.texts("client-more" if shown < seats else "client-fewer")))
        for seat in range(1, seats + 1):
            if seat > 1:
                ada.choose(
                    ada.seat_choice(seat), ada.texts("client-holder-bot" if seat in bots else "client-holder-device")
                )
            if seat not in bots:
                ada.fill(ada.page.get_by_label(ada.texts("client-name-of-seat", number=seat)), f"Ada {seat}")
        expect(ada.page.get_by_label(ada.texts("client-on-device"))).to_be_checked()
        if bots:
            ada.choose(ada.page.get_by_label(ada.texts("client-bot-level")), ada.texts(f"client-bot-{LEVEL}"))
        ada.press_button("client-start")
        ada.sees(ada.page.get_by_role("heading", level=1, name=re.compile(ada.texts(f"game-{game}"))))


def _is_browser(process: Path, folder: Path) -> bool:
    try:
        return str(folder).encode() in (process / "cmdline").read_bytes()
    except OSError:
        return False


@pytest.fixture(scope="module")
def traveller(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Traveller]:
    server = ServerProcess(tmp_path_factory.mktemp("offline"))
    server.start()
    try:
        traveller = Traveller(chromium, server, tmp_path_factory.mktemp("browser"))
    finally:
        server.stop()
    yield traveller
    traveller.context.close()
    assert not traveller.person.faults, "\n".join(traveller.person.faults)


@pytest.mark.parametrize("game", REGISTRY)
def test_a_whole_match_is_played_by_taps_and_its_record_is_read_by_python(
    traveller: Traveller, game: str, tmp_path: Path
) -> None:
    ada = traveller.person
    ada.go_home()
    traveller.open_table(game, seats=2, bots=(2,))
    play_to_the_end([(ada, Habits())])
    with ada.page.expect_download() as download:
        ada.press_button("client-record")
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    match = parse(record.read_text())
    assert match.position.ended is not None
    assert match.position.chairs[1].bot == LEVEL
    shown = [total.split("\n")[0].replace("−", "-") for total in ada.totals().values()]
    assert shown == [str(score) for score in match.position.ended.scores]
    ada.go("/me")
    scores = " · ".join(
        f"{name} {score}" for name, score in zip(("Ada 1", f"{LEVEL.capitalize()} 2"), shown, strict=True)
    )
    ada.sees(
        ada.page.get_by_role("list", name=ada.texts("client-played-here")).get_by_text(scores.replace("-", "−")).first
    )


def test_three_people_at_one_device_type_in_what_their_own_dice_show(traveller: Traveller) -> None:
    ada = traveller.person
    ada.go_home()
    traveller.open_table("splitter", seats=3, typed=True)
    ada.press(ada.button(re.compile("^One of us writes for everyone")))
    for die, face in ((1, 2), (2, 5)):
        ada.press(ada.button(f"die {die}: {face}"))
    ada.press_button("client-right")
    play([(ada, Habits())], lambda _, screen: screen.round == 2)
    ada.sees(ada.page.get_by_text("Ada 2 throws at the table. Type what fell."))


def _play_on(person: Person, turns: int) -> None:
    """Play some turns more."""
    until = (person.look().round or 1) + turns
    play([(person, Habits())], lambda _, screen: (screen.round or 1) >= until)


def test_a_killed_browser_goes_on_where_it_was(traveller: Traveller) -> None:
    chance = random.Random(1)
    traveller.person.go_home()
    traveller.open_table("qwinto", seats=2, bots=(2,))
    address = traveller.person.page.url
    for _ in range(KILLS):
        turns = chance.randrange(1, 4)
        _play_on(traveller.person, turns)
        shown = traveller.person.sheet.inner_text()
        traveller.kill()
        ada = traveller.person
        ada.press(ada.page.get_by_role("link", name=ada.texts("client-my-table", game=ada.texts("game-qwinto"))).first)
        ada.sees(ada.sheet)
        assert ada.page.url == address
        assert ada.sheet.inner_text() == shown


def test_a_strength_that_is_not_on_the_device_says_what_it_lacks_and_cannot_be_chosen(traveller: Traveller) -> None:
    ada = traveller.person
    ada.go("/bots")
    ada.press(ada.button(f"{ada.texts('client-bots-remove')}: {ada.texts('game-qwinto')}"))
    ada.sees(ada.button(re.compile(f"{ada.texts('game-qwinto')}: Keep for offline")))
    ada.go("/?new=qwinto")
    ada.choose(ada.seat_choice(2), ada.texts("client-holder-bot"))
    levels = ada.page.get_by_label(ada.texts("client-bot-level"))
    lacking = levels.get_by_role("option", name=ada.texts("client-bot-elsewhere", level=ada.texts("client-bot-master")))
    expect(lacking).to_be_disabled()
    expect(levels).to_have_value("random")
