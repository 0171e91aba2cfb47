"""People find each other again: the daily's list, the usual companions, a circle of four over three evenings."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Newcomer
from tests.page.driver import DESK, PHONE, Person
from tests.page.test_access import findings
from tests.server.running import ServerProcess, Someone
from tests.server.test_circles import evening, found_circle, friends

pytestmark = pytest.mark.xdist_group("page-together")
T = TypeVar("T")


def beside(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run what people do through sockets, beside the browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work())).result()


def become(person: Person, cookie: str, url: str) -> None:
    person.context.add_cookies([{"name": "rollwright", "value": cookie, "url": url}])


async def three_evenings(url: str) -> tuple[str, list[str], list[dict[str, int]]]:
    """The link, the cookies of four people, and their scores."""
    async with friends(url) as people:
        scores = [await evening(people, 11), await evening(people[:3], 12)]
        circle = await found_circle(people)
        scores.append(await evening(people[:2], 13))
        return circle, [each.cookie for each in people], scores


def test_a_circle_shows_who_leads_and_the_usual_companions_are_one_tap_away(
    newcomer: Newcomer, server: ServerProcess
) -> None:
    circle, cookies, scores = beside(lambda: three_evenings(server.url))
    ada, ben, eve = newcomer("Ada", PHONE), newcomer("Ben", DESK, "pl"), newcomer("Eve", PHONE, "de")
    become(ada, cookies[0], server.url)
    become(ben, cookies[1], server.url)
    ada.go(f"/c/{circle}")
    ada.sees(ada.page.get_by_role("heading", level=1, name="Friday"))
    won = sum(max(evening.values()) == evening["Ada"] for evening in scores)
    row = ada.page.get_by_role("listitem").filter(has_text=ada.texts("together-won-of", won=won, count=3)).first
    expect(row).to_contain_text("Ada")
    best = max(score for evening in scores for score in evening.values())
    ada.sees(ada.page.get_by_text(str(best), exact=True))
    expect(ada.page.get_by_role("table").get_by_role("row")).to_have_count(1 + 3)
    assert not findings(ada)

    # Her own page counts the same matches.
    ada.go("/me")
    ada.sees(ada.page.get_by_role("heading", name=ada.texts("me-distribution")))
    expect(ada.page.get_by_role("row").filter(has_text="Ben").first).to_be_visible()
    assert not findings(ada)

    # A stranger with the link joins under a name of their own, and leaves again.
    eve.go(f"/c/{circle}")
    eve.fill(eve.page.get_by_label(eve.texts("client-your-name")), "Eve")
    eve.press_button("together-join")
    eve.sees(eve.page.get_by_text("Eve", exact=False).first)
    eve.press_button("together-leave")
    eve.press_button("together-leave-sure")
    eve.sees(eve.page.get_by_role("link", name=eve.texts("client-open-table")))
    eve.line_may_break = True
    eve.nowhere = "/api/circles/AAAAAAAAAAAAAAAAAAAAAA"
    eve.go("/c/AAAAAAAAAAAAAAAAAAAAAA")
    eve.sees(eve.page.get_by_role("heading", level=1, name=eve.texts("together-no-circle")))

    # From the circle's page a table is opened for its members, who are told.
    ben.go(f"/c/{circle}")
    ben.choose(ben.page.get_by_label(ben.texts("together-which-game")), ben.texts("game-qwinto"))
    ben.press_button("together-open-table")
    ben.sees(ben.page.get_by_role("textbox", name=ben.texts("client-link")))
    ada.go_home()
    words = ada.texts("together-invited", name="Ben", game=ada.texts("game-qwinto"))
    ada.sees(ada.page.get_by_role("article").filter(has_text=words))

    # One tap opens a table for the usual companions, who find the invitation at home.
    ada.go_home()
    groups = ada.page.get_by_role("region", name=ada.texts("together-companions"))
    group = groups.get_by_role("article").filter(has_text="Ben").first
    ada.press(group.get_by_role("button", name=ada.texts("together-play")))
    ada.sees(ada.page.get_by_role("textbox", name=ada.texts("client-link")))
    table = ada.page.url
    ben.go_home()
    invited = ben.texts("together-invited", name=ada.texts("client-default-name"), game=ben.texts("game-splitter"))
    asked = ben.page.get_by_role("article").filter(has_text=invited)
    assert not findings(ben)
    ben.press(asked.get_by_role("link", name=ben.texts("client-sit-down")))
    ben.page.wait_for_url(table)


async def todays(url: str) -> str:
    """Ada and a friend have had their try at the day's challenge, and a stranger; Ada's cookie."""
    async with friends(url, 2) as (ada, ben), Someone(url) as eve:
        await evening([ada, ben], 21)
        for name, each in (("Ada", ada), ("Ben", ben), ("Eve", eve)):
            await each.http.put("/api/me", json={"name": name})
            table = (await each.post("/api/daily/splitter"))["table"]
            async with each.at(table) as socket:
                await socket.play(random.Random(name))
        return ada.cookie


def test_the_end_of_the_daily_says_so_and_compares(newcomer: Newcomer, server: ServerProcess) -> None:
    cookie = beside(lambda: todays(server.url))
    ada = newcomer("Ada", PHONE, permissions=["clipboard-read", "clipboard-write"])
    become(ada, cookie, server.url)
    ada.go_home()
    table = ada.context.request.post("/api/daily/splitter").json()["table"]
    ada.go(f"/t/{table}")
    told = ada.context.request.get("/api/daily/splitter/results").json()
    mine = next(each for each in told["friends"] if each.get("mine"))
    section = ada.page.get_by_role("region", name=ada.texts("together-daily", day="")[:5], exact=False)
    expect(section).to_contain_text(ada.texts("together-place", place=mine["place"], count=told["players"]))
    behind = told["results"][0]["score"] - mine["score"]
    if behind:
        expect(section).to_contain_text(ada.texts("together-behind", points=behind))
    friends_list = section.get_by_role("list", name=ada.texts("together-friends"))
    expect(friends_list.get_by_role("listitem")).to_have_count(2)
    assert not findings(ada)
    ada.page.evaluate("() => { delete Navigator.prototype.share }")
    ada.press(section.get_by_role("button", name=ada.texts("together-share")))
    ada.sees(section.get_by_role("button", name=ada.texts("client-copied")))
    shared = ada.page.evaluate("() => navigator.clipboard.readText()")
    assert ada.texts("together-share-points", points=str(mine["score"])) in shared
    assert ada.texts("game-splitter") in shared
