"""Every language at every size, light and dark; a replay that plays by itself; a reload without a network."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Newcomer
from tests.page.driver import PHONE, Person
from tests.page.test_together import become, beside
from tests.server.running import ServerProcess, Someone

pytestmark = pytest.mark.xdist_group("page-walk")

SIZES = ((320, 640), (360, 740), (820, 1180), (1366, 650), (1920, 1080))
PAGES = ("/", "/?new=splitter", "/me", "/rules/twenty-one", "/bots", "/club")
STANDS_OVER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("language", ["en", "pl", "hu", "de"])
def test_no_page_is_wider_than_its_window_in_any_language(language: str, newcomer: Newcomer) -> None:
    ada = newcomer("Ada", PHONE, language)
    for path in PAGES:
        ada.go(path)
        ada.sees(ada.page.get_by_role("heading", level=1).first)
        for theme in ("light", "dark"):
            ada.page.emulate_media(color_scheme=theme)
            for width, height in SIZES:
                ada.page.set_viewport_size({"width": width, "height": height})
                assert ada.page.evaluate(STANDS_OVER) <= 0, f"{path} in {language} at {width}x{height}, {theme}"


async def played_alone(url: str) -> tuple[str, str]:
    async with Someone(url) as ada:
        table = await ada.open("splitter", 1, start=True, diceSource="seeded")
        async with ada.at(table) as socket:
            await socket.play(random.Random(1))
        return ada.cookie, table


def test_a_replay_plays_by_itself_until_it_is_stopped(newcomer: Newcomer, server: ServerProcess) -> None:
    cookie, table = beside(lambda: played_alone(server.url))
    ada = newcomer("Ada", PHONE)
    become(ada, cookie, server.url)
    ada.go(f"/replay/{table}/0")
    moment = ada.page.get_by_role("slider")
    ada.sees(moment)
    first = int(moment.input_value())
    ada.press_button("client-play-on")
    ada.page.wait_for_function(
        "first => Number(document.querySelector('input[type=range]').value) > first + 1", arg=first
    )
    ada.press_button("client-pause")
    stopped = moment.input_value()
    ada.page.wait_for_timeout(2_000)
    assert moment.input_value() == stopped
    ada.sees(ada.button(ada.texts("client-play-on")))


def test_a_reload_without_a_network_shows_the_running_match(ada: Person) -> None:
    ada.line_may_break = True
    ada.play_bot("splitter")
    ada.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ada.page.reload()
    ada.sees(ada.sheet)
    ada.context.set_offline(True)
    ada.page.reload()
    ada.sees(ada.sheet)
    ada.sees(ada.page.get_by_text(ada.texts("client-line-away-kept")))
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(ada.texts("client-line-away-kept"))).to_have_count(0)
