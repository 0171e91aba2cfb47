"""One server and one browser for all tests of the page, and people with windows of their own who hear no complaint."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from rollwright.locales import Texts
from tests import provide
from tests.page.driver import DESK, PATIENCE, PHONE, Person
from tests.server.running import ServerProcess

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)

#: An empty page keeps nothing, and says so by an error.
CAREFUL_OFF = "try { localStorage.setItem('rollwright.careful', 'off') } catch {}"

Newcomer = Callable[..., Person]


# For the folder, not the session: while Playwright runs, no test of asyncio can.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=provide.browser(), args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("page"))
    process.start()
    yield process
    assert process.stop() in {0, -signal.SIGTERM}
    assert "Traceback" not in process.log(), process.log()


@pytest.fixture
def newcomer(chromium: Browser, server: ServerProcess) -> Iterator[Newcomer]:
    """Opens a window for somebody: `newcomer("Ada", PHONE)`."""
    people: list[Person] = []

    def come(
        name: str = "Ada",
        size: ViewportSize = DESK,
        language: str = "en",
        kind: type[Person] = Person,
        *,
        beginner: bool = False,
        **more: Any,
    ) -> Person:
        touches = size["width"] == PHONE["width"]
        wishes = {"viewport": size, "reduced_motion": "reduce", "has_touch": touches, "is_mobile": touches, **more}
        context = chromium.new_context(base_url=server.url, locale=language, **wishes)
        context.set_default_timeout(PATIENCE)
        if not beginner:  # who is one is asked before points are lost
            context.add_init_script(CAREFUL_OFF)
        people.append(kind(name, context, context.new_page(), Texts(language), touches))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert not (faults := [fault for person in people for fault in person.faults]), "\n".join(faults)


@pytest.fixture
def ada(newcomer: Newcomer) -> Person:
    return newcomer("Ada", PHONE)


@pytest.fixture
def ben(newcomer: Newcomer) -> Person:
    return newcomer("Ben", DESK)
