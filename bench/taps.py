"""How many taps a turn takes on a phone, counted in a real browser: prints Markdown.

python -m bench.renew taps python -m bench.taps
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests import provide
from tests.page.conftest import ARGUMENTS
from tests.page.driver import Person
from tests.page.playing import Habits, play
from tests.page.tour import sensible
from tests.server.running import ServerProcess

from bench.page import someone

GAMES = ("qwinto", "qwantum", "twenty-one", "splitter")
TURNS = 6
COUNT = "window.taps = 0; addEventListener('click', () => window.taps++, true);"
HABITS = Habits(hurries=False, taste=sensible)


def taps_of_turns(person: Person, game: str) -> list[int]:
    """The taps of each of the first turns, own turns and the other's in turn."""
    person.context.add_init_script(COUNT)
    person.play_bot(game)
    found, before = [], int(person.page.evaluate("window.taps"))
    for turn in range(1, TURNS + 1):
        play([(person, HABITS)], lambda _, screen, turn=turn: screen.round > turn)  # type: ignore[misc]
        now = int(person.page.evaluate("window.taps"))
        found.append(now - before)
        before = now
    return found


def main() -> int:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=provide.browser(), args=list(ARGUMENTS))
        try:
            counted = {game: taps_of_turns(someone(browser, server.url)[0], game) for game in GAMES}
        finally:
            browser.close()
            server.stop()
    print(f"Taps in each of the first {TURNS} turns of a match with one bot, by somebody who writes whatever fits.\n")
    print("| game | taps a turn | most |\n|---|---|---:|")
    for game, taps in counted.items():
        print(f"| {game} | {', '.join(map(str, taps))} | {max(taps)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
