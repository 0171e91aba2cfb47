"""How light and quick the page is, in a real browser with its processor slowed down: prints Markdown.

python -m bench.renew page python -m bench.page
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests import provide
from tests.page.conftest import ARGUMENTS
from tests.page.driver import PATIENCE, PHONE, Person
from tests.page.playing import Habits, act, play
from tests.server.running import ServerProcess

from rollwright.locales import Texts

SLOWED = 6
VISITS = 5
TAPS = 12
DECISIONS = 6
PARTS = {"paint": "first contentful paint", "script": "script", "layout": "style and layout"}
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
#: From the tap's event to the frame after the one in which the field was drawn anew.
WATCH = """() => {
  window.drawn = [];
  document.addEventListener('click', (event) => {
    requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - event.timeStamp)));
  }, true);
}"""


def someone(browser: Browser, url: str) -> tuple[Person, CDPSession]:
    context = browser.new_context(base_url=url, viewport=PHONE, has_touch=True, is_mobile=True, locale="en")
    context.set_default_timeout(PATIENCE)
    person = Person("Ada", context, context.new_page(), Texts("en"), touches=True)
    return person, context.new_cdp_session(person.page)


def visit(browser: Browser, url: str, slowed: int) -> dict[str, float]:
    """A first visit with nothing kept: what it loads, when it shows something, how long scripts run."""
    person, session = someone(browser, url)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    session.send("Performance.enable")
    session.send("Network.enable")
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"]))
    person.go_home()
    person.page.wait_for_load_state("networkidle")
    measured = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    found = {
        "paint": _paint(person.page),
        "script": measured["ScriptDuration"] * 1000,
        "layout": (measured["LayoutDuration"] + measured["RecalcStyleDuration"]) * 1000,
        "bytes": sum(loaded),
        "requests": float(len(loaded)),
    }
    person.context.close()
    return found


def _paint(page: Page) -> float:
    page.wait_for_function(f"() => {PAINT} > 0")
    found: Any = page.evaluate(PAINT)
    return float(found)


def taps(browser: Browser, url: str, slowed: int) -> list[float]:
    """Milliseconds from a tap on a field to the frame that shows the number."""
    person, session = someone(browser, url)
    person.play_bot("splitter")
    screen = play([(person, Habits())], lambda _, screen: screen.may_write)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    person.page.evaluate(WATCH)
    cells = person.sheet.get_by_role("gridcell")
    free = [place for place, cell in enumerate(screen.all("gridcell")) if cell.usable]
    for place in (free * TAPS)[:TAPS]:
        person.press(cells.nth(place))
        person.page.keyboard.press("Escape")
    drawn: list[float] = person.page.evaluate("window.drawn")
    person.context.close()
    return drawn


def decisions(browser: Browser, url: str, slowed: int) -> list[float]:
    """Milliseconds from the tap that makes a decision to the frame that shows it as made, over several rounds."""
    person, session = someone(browser, url)
    person.play_bot("splitter")
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    found: list[float] = []
    for number in range(1, DECISIONS + 1):
        play([(person, Habits())], lambda _, screen, number=number: screen.round == number and screen.may_write)  # type: ignore[misc]
        person.page.evaluate(WATCH)
        act(person)
        times: list[float] = person.page.evaluate("window.drawn")
        found.append(times[1])  # the first tap chooses a field, the second decides
    person.context.close()
    return found


def main() -> int:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=provide.browser(), args=list(ARGUMENTS))
        try:
            plain = [visit(browser, server.url, 1) for _ in range(VISITS)]
            slow = [visit(browser, server.url, SLOWED) for _ in range(VISITS)]
            drawn = [taps(browser, server.url, slowed) for slowed in (1, SLOWED)]
            decided = [decisions(browser, server.url, slowed) for slowed in (1, SLOWED)]
        finally:
            browser.close()
            server.stop()
    _report(plain, slow, drawn, decided)
    return 0


def _report(
    plain: list[dict[str, float]], slow: list[dict[str, float]], drawn: list[list[float]], decided: list[list[float]]
) -> None:
    print(f"The start page at 360x740 on {VISITS} first visits, {TAPS} taps on a field, {DECISIONS} decisions. The")
    print("server and whatever else the machine does run beside it: the least is nearest to what the page takes.\n")
    print(f"| ms, least / median | as it is | processor slowed {SLOWED} times |\n|---|---:|---:|")
    for key, words in PARTS.items():
        _row(words, [visit[key] for visit in plain], [visit[key] for visit in slow])
    _row("from a tap on a field to its drawing", *drawn)
    _row("from the tap that decides to its drawing, before the server's answer", *decided)
    sizes = [statistics.median(visit[key] for visit in plain) for key in ("bytes", "requests")]
    print(f"\nLoaded: {sizes[0] / 1000:.1f} kB compressed, {sizes[1]:.0f} requests.")


def _row(words: str, *columns: list[float]) -> None:
    cells = (f"{min(times):.0f} / {statistics.median(times):.0f}" for times in columns)
    print(f"| {words} | {' | '.join(cells)} |")


if __name__ == "__main__":
    sys.exit(main())
