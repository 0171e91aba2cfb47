"""For everyone: axe finds nothing on any screen in light and dark, fields say what they are, nothing moves for those
who want it so, and the page is light."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, ViewportSize

from tests.page.conftest import Newcomer
from tests.page.driver import DESK, PHONE, Person
from tests.page.fit import misfits
from tests.page.playing import Habits, play
from tests.page.tour import tour

pytestmark = pytest.mark.xdist_group("page-access")

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
#: What depends on colours: all else was found in light already.
COLOUR_RULES = ("color-contrast", "link-in-text-block")
#: Compressed bytes that a first visit may load, all in all.
FIRST_LOAD = 150_000
#: Notes every animation that lasts, from the first moment of a page on.
WATCH_MOTION = """
window.motions = [];
addEventListener('animationstart', ({ target, animationName }) => {
  if (parseFloat(getComputedStyle(target).animationDuration) > 0.1) window.motions.push(animationName);
}, true);
"""
#: What was noted, once the next frames have begun what is drawn now.
MOTIONS = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(window.motions))))"
COLOURS = "red|yellow|green|blue|white|black"
FIELDS = {
    "qwinto": (27, re.compile(r"^(orange|yellow|purple), column \d+(, bonus field)?, free$")),
    "qwantum": (24, re.compile(r"^(purple|blue|red|yellow), field [1-6](, next)?, free$")),
    "twenty-one": (30, re.compile(rf"^row [1-5], ({COLOURS}), limit [1-6], free$")),
    "splitter": (44, re.compile(r"^row \d+, column \d+(, star|, heart)?, free$")),
}
STARS = {"splitter": 2}
#: What a field would bring, said with every number that may be written there.
OUTCOME = re.compile(r", \d+ would bring ([+−]\d+|0)\b")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_axe_finds_no_violation_on_any_screen_in_light_and_dark_and_all_fits(
    size: ViewportSize, newcomer: Newcomer
) -> None:
    found: list[str] = []
    for stop in tour(newcomer, late=False, size=size):
        found += [f"{stop.name}, {each}" for each in findings(stop.person)]
    assert not found, "\n".join(found)


def findings(person: Person) -> list[str]:
    """What axe finds on a screen in light and dark, and what doesn't fit into a narrow window."""
    page = person.page
    found = [f"light: {violation}" for violation in _violations(person)]
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {violation}" for violation in _violations(person, COLOUR_RULES)]
    page.emulate_media(color_scheme="light")
    return found + (misfits(page) if person.touches else [])


def _violations(person: Person, only: Sequence[str] = ()) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    wishes = {"resultTypes": ["violations"], **({"runOnly": list(only)} if only else {})}
    result: dict[str, Any] = person.page.evaluate("wishes => axe.run(document, wishes)", wishes)
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for violation in result["violations"]
        for node in violation["nodes"][:3]
    ]


@pytest.mark.parametrize("game", FIELDS)
def test_every_field_of_a_sheet_says_what_it_is_and_what_it_would_bring(game: str, ben: Person) -> None:
    count, form = FIELDS[game]
    ben.play_bot(game)
    names = [thing.name for thing in ben.look().all("gridcell")]
    assert len(names) == len(set(names)) == count
    assert not [name for name in names if not form.match(name)]
    assert sum(", star," in name for name in names) == STARS.get(game, 0)

    screen = play([(ben, Habits(hurries=False))], lambda _, screen: screen.may_write)
    offered = [field.name for field in screen.free_fields()]
    assert offered
    assert not [name for name in offered if not OUTCOME.search(name)]


def test_dice_roll_only_for_those_who_like_motion(newcomer: Newcomer) -> None:
    assert any(name.endswith("roll") for name in _motions(newcomer("Ada", reduced_motion="no-preference")))
    assert not _motions(newcomer("Ben", reduced_motion="reduce"))


def _motions(person: Person) -> list[str]:
    """What moves for longer than an eye notices, from before the match until the throw of its second round.

    The first throw may have fallen before the page was there to see it: then its dice just lie.
    """
    person.context.add_init_script(WATCH_MOTION)
    person.play_bot("splitter")
    play([(person, Habits())], lambda _, screen: screen.round > 1 and screen.may_write)
    motions: list[str] = person.page.evaluate(MOTIONS)
    return motions


def test_a_first_visit_loads_little(ada: Person) -> None:
    loaded: dict[str, int] = {}

    def count(request: Request) -> None:
        sizes = request.sizes()
        loaded[request.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    ada.page.on("requestfinished", count)
    ada.go_home()
    ada.page.wait_for_load_state("networkidle")
    assert loaded
    assert sum(loaded.values()) <= FIRST_LOAD, "\n".join(f"{size:7} {url}" for url, size in loaded.items())
    assert all(url.startswith(ada.page.url) for url in loaded), "something came from elsewhere"
