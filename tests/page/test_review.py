"""Looking back at a match: what decided it, where every point came from, and its decisions once more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
from playwright.sync_api import Locator, Response, expect

from tests.page.conftest import Newcomer
from tests.page.driver import COMPILING, PHONE, Person
from tests.page.finished import finished_match
from tests.page.playing import Habits
from tests.server.test_reviews import TELLING, names_in

pytestmark = pytest.mark.xdist_group("page-review")

CAREFUL = Habits(hurries=False)


@pytest.mark.parametrize("game", ["qwinto", "splitter"])
def test_a_match_is_reviewed_and_its_dearest_decisions_are_tried_again(game: str, newcomer: Newcomer) -> None:
    ada = newcomer("Ada", PHONE)
    ada.go_home()
    table = finished_match(ada, game)
    ada.go(f"/t/{table}")
    ada.sees(ada.page.locator(".verdict[aria-busy=false]"), COMPILING)
    scores = ada.totals()
    ada.press(ada.page.get_by_role("link", name=ada.texts("review-open")))
    assert added_up(ada, ada.name) == number_in(scores["You"])
    walk_along(ada)
    look_at_worths(ada)
    bot = ada.texts("client-bot-name", number=2, level=ada.texts("client-bot-random"))
    ada.press(ada.button(re.compile(rf"^{re.escape(bot)}")))
    assert added_up(ada, bot) == number_in(scores[bot])
    ada.press(ada.button(re.compile(r"^Ada")))
    try_again(ada, table)


def added_up(person: Person, name: str) -> Decimal:
    """The result at the foot of the ledger, which is the sum of what stands above it."""
    ledger = person.page.get_by_role("region", name=person.texts("review-ledger", name=name))
    person.sees(ledger, COMPILING)
    told = numbers_in(ledger)
    assert sum(told[:-1]) == told[-1], f"{told} don't add up"
    assert len(told) == 6
    return told[-1]


def numbers_in(table: Locator) -> list[Decimal]:
    return [number_in(cell) for cell in table.get_by_role("cell").all_inner_texts()]


def number_in(text: str) -> Decimal:
    """The number that a text begins with, with its sign."""
    found = re.match(r"[+−]?[\d.]+", text)
    assert found, text
    return Decimal(found[0].replace("−", "-"))


def walk_along(person: Person) -> None:
    """Along the curve, and to the second of the moments."""
    curve = person.page.get_by_role("slider", name=person.texts("review-along"))
    curve.scroll_into_view_if_needed()
    before = curve.get_attribute("aria-valuetext")
    if person.touches:
        box = curve.bounding_box()
        assert box is not None
        person.page.touchscreen.tap(box["x"] + box["width"] * 0.4, box["y"] + box["height"] / 2)
    else:
        curve.focus()
        person.page.keyboard.press("PageDown" if curve.get_attribute("aria-valuenow") == "0" else "Home")
    expect(curve).not_to_have_attribute("aria-valuetext", before or "")
    moments = person.page.get_by_role("region", name=person.texts("review-moments")).get_by_role("listitem")
    second = moments.nth(1).get_by_role("button")
    person.press(second)
    expect(second).to_have_attribute("aria-current", "true")


def look_at_worths(person: Person) -> None:
    """What each action would have been worth: none more than the best, which stands first."""
    person.press(person.button(person.texts("review-show-worths")))
    worths = person.page.locator(".worths li b")
    person.sees(worths.first)
    assert worths.first.inner_text() == person.texts("client-worth-best")
    assert person.page.locator(".worths li").filter(has_text=person.texts("review-played-tag")).count() == 1


def try_again(person: Person, table: str) -> None:
    """Open the puzzles in a window that knows nothing, and read everything that comes before an answer."""
    told: list[tuple[str, Any]] = []
    asked = lambda answer: told.append((answer.url, answer)) if "/api/" in answer.url else None  # noqa: E731
    person.page.on("response", asked)
    person.go(f"/review/{table}/again?seat=0")
    say, page = person.texts, person.page
    for number in (1, 2, 3):
        person.sees(page.get_by_text(say("review-puzzle", number=number, of=3)))
        assert not list(spoilers(person, told))
        CAREFUL.act(person, person.look())
        person.sees(page.locator(".verdict"))
        if page.locator(".verdict.again").count():
            assert not list(spoilers(person, told))
            person.press(person.button(say("review-tell-me")))
        person.sees(page.locator(".verdict.right, .verdict.answer"))
        person.sees(page.locator(".why p:not(.waiting)").first)
        told.clear()
        person.press(person.button(say("review-next") if number < 3 else say("review-finish")))
    page.remove_listener("response", asked)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^[0-3] of 3 found$"))
    person.press(page.get_by_role("link", name=say("review-back-to-table")))
    person.sees(person.end_sign)


def spoilers(person: Person, told: list[tuple[str, Response]]) -> Iterator[str]:
    """What gives an answer away: on the screen, in spoken names, in the address, in messages."""
    for url, answer in told:
        if re.search(r"/(review|why)(\?|$)", url):
            yield url
        if "/puzzles" in url:
            body = answer.json()
            allowed = {"lost"} if body.get("verdict") == "again" else set()
            yield from TELLING & set(names_in(body)) - allowed
    say, text = person.texts, person.page.locator("body").aria_snapshot()
    for words in ("client-worth-best", "review-better", "review-parts", "review-cost"):
        found = say(words, points="@", share="@").split("@")[0].strip()
        if re.search(rf"\b{re.escape(found)}\b(?! than| *:)", text) and words != "review-better":
            yield words
    if person.page.locator(".cell.better, .cell.played, .cell .worth, .why").count():
        yield "a mark on the sheet"
    if not re.fullmatch(r".*/review/[^/]+/again\?seat=0", person.page.url):
        yield person.page.url
