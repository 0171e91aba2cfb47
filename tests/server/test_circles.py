"""People who play together find each other again, and a circle counts their matches; nothing of it without its link."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from rollwright.server.circle_stats import days_in_a_row, duels, matches_of, records, standings, streak, week_start
from rollwright.store.interface import Result
from rollwright.table.record_reader import parse
from tests.server.running import Refused, ServerProcess, Someone

pytestmark = pytest.mark.xdist_group("server")
NAMES = ("Ada", "Ben", "Cleo", "Dan")


@asynccontextmanager
async def friends(url: str, count: int = 4) -> AsyncIterator[list[Someone]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Someone(url)) for _ in range(count)]


async def evening(people: list[Someone], seed: int, game: str = "splitter") -> dict[str, int]:
    """A match of all of them; the scores by name."""
    host = people[0]
    table = await host.open(game, seats=len(people), diceSource="seeded")
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(each.at(table)) for each in people]
        for name, socket in list(zip(NAMES, sockets, strict=False))[1:]:
            await socket.say("sit", name=name)
        await sockets[0].say("start")
        await asyncio.gather(*(socket.play(random.Random(seed + at)) for at, socket in enumerate(sockets)))
        scores = sockets[0].view["result"]["scores"]
    return dict(zip(NAMES, scores, strict=False))


async def found_circle(people: list[Someone]) -> str:
    circle: str = (await people[0].post("/api/circles", {"name": "Friday", "me": "Ada"}))["circle"]
    for name, person in list(zip(NAMES, people, strict=False))[1:]:
        assert (await person.http.post(f"/api/circles/{circle}/join", json={"name": name})).status_code == 204
    return circle


async def test_a_circle_of_four_over_three_evenings(server: ServerProcess) -> None:
    async with friends(server.url) as people:
        first = await evening(people, 1)  # before there is a circle
        circle = await found_circle(people)
        scores = [first, await evening(people, 2), await evening(people[:2], 3)]
        page = await people[1].get(f"/api/circles/{circle}")
        assert page["matches"] == 3
        assert [member["name"] for member in page["members"]] == list(NAMES)
        assert [member["mine"] for member in page["members"]] == [False, True, False, False]
        won = {name: sum(s[name] == max(s.values()) for s in scores if name in s) for name in NAMES}
        counted = {NAMES[each["member"]]: (each["matches"], each["won"]) for each in page["week"]}
        assert counted == {name: (sum(name in s for s in scores), won[name]) for name in NAMES}
        assert page["week"] == page["year"] or page["week"][0]["matches"] <= 3
        [duel] = [each for each in page["duels"] if (each["one"], each["other"]) == (0, 1)]
        ada_ben = [s["Ada"] - s["Ben"] for s in scores]
        assert (duel["won"], duel["lost"], duel["tied"]) == (
            sum(by > 0 for by in ada_ben),
            sum(by < 0 for by in ada_ben),
            sum(by == 0 for by in ada_ben),
        )
        [record] = page["records"]
        assert record["game"] == "splitter"
        assert record["score"] == max(score for s in scores for score in s.values())
        assert all(set(member) == {"name", "mine", "streak"} for member in page["members"])


async def test_leaving_and_being_erased_leave_the_others_what_they_have_won(server: ServerProcess) -> None:
    async with friends(server.url, 3) as people:
        circle = await found_circle(people)
        scores = await evening(people, 5)
        before = await people[0].get(f"/api/circles/{circle}")
        await people[2].http.post(f"/api/circles/{circle}/leave")
        await people[1].http.delete("/api/me")
        after = await people[0].get(f"/api/circles/{circle}")
        assert [member["name"] for member in after["members"]] == ["Ada"]
        assert after["week"] == [each for each in before["week"] if each["member"] == 0]
        assert after["records"][0]["score"] == scores["Ada"]
        assert after["duels"] == []
        assert "Ben" not in str(after)


async def test_nothing_of_a_circle_is_told_or_changed_without_its_link(server: ServerProcess) -> None:
    async with friends(server.url, 2) as people, Someone(server.url) as eve:
        circle = await found_circle(people)
        for wrong in (circle[:-1], circle[:-1] + "~", "A" * 22):
            for method, path in (("GET", ""), ("POST", "/join"), ("POST", "/leave"), ("DELETE", "")):
                answer = await eve.http.request(method, f"/api/circles/{wrong}{path}", json={"name": "Eve"})
                assert answer.status_code in {404, 405}
                assert "Ada" not in answer.text
        assert (await eve.get("/api/me/together"))["circles"] == []
        assert (await eve.http.delete(f"/api/circles/{circle}")).status_code == 403
        assert (await people[1].http.delete(f"/api/circles/{circle}")).status_code == 403
        await eve.http.post(f"/api/circles/{circle}/leave")
        assert len((await people[0].get(f"/api/circles/{circle}"))["members"]) == 2
        seen = await eve.get(f"/api/circles/{circle}")  # with the link: to look is not to belong
        assert not seen["member"]
        assert (await people[0].http.delete(f"/api/circles/{circle}")).status_code == 204
        with pytest.raises(Refused, match="not-found"):
            await people[0].get(f"/api/circles/{circle}")


async def test_wrong_names_and_too_many_circles_are_refused(sqlite_server: ServerProcess) -> None:
    async with Someone(sqlite_server.url) as ada:
        for wrong in ({"name": "", "me": "Ada"}, {"name": "x" * 99, "me": "Ada"}, {"name": "Us", "me": "\u200b"}):
            with pytest.raises(Refused, match="invalid-name"):
                await ada.post("/api/circles", wrong)
        for _ in range(20):
            await ada.post("/api/circles", {"name": "Us", "me": "Ada"})
        with pytest.raises(Refused, match="too-many"):
            await ada.post("/api/circles", {"name": "Us", "me": "Ada"})


async def test_the_usual_companions_are_asked_with_one_tap_and_may_say_never_again(server: ServerProcess) -> None:
    async with friends(server.url, 2) as (ada, ben), Someone(server.url) as eve:
        await evening([ada, ben], 7)
        [group] = (await ada.get("/api/me/together"))["companions"]
        assert group["names"] == ["Ben"]
        with pytest.raises(Refused, match="not-found"):
            await eve.post(f"/api/me/companions/{group['id']}", {"game": "qwinto", "name": "Eve"})
        wish = {"game": "qwinto", "name": "Ada"}
        table = (await ada.post(f"/api/me/companions/{group['id']}", wish))["table"]
        [asked] = (await ben.get("/api/me/together"))["invitations"]
        assert asked == {"table": table, "game": "qwinto", "name": "Ada"}
        async with ben.at(table) as at_ben:
            await at_ben.say("sit", name="Ben")
        assert (await ben.get("/api/me/together"))["invitations"] == []
        again = (await ada.post(f"/api/me/companions/{group['id']}", wish))["table"]
        await ben.http.post(f"/api/me/invitations/{again}/decline", json={"never": True})
        await ada.post(f"/api/me/companions/{group['id']}", wish)
        assert (await ben.get("/api/me/together"))["invitations"] == []


async def test_a_member_opens_a_table_for_the_circle_and_all_others_are_asked(server: ServerProcess) -> None:
    async with friends(server.url) as people, Someone(server.url) as eve:
        circle = await found_circle(people)
        wish = {"game": "splitter", "name": "Ben"}
        table = (await people[1].post(f"/api/circles/{circle}/tables", wish))["table"]
        for other in (people[0], *people[2:]):
            [asked] = (await other.get("/api/me/together"))["invitations"]
            assert asked == {"table": table, "game": "splitter", "name": "Ben"}
        async with people[1].at(table) as socket:
            assert [seat["holder"] for seat in socket.view["seats"]] == ["person", "open", "open", "open"]
        # Looking at a circle by its link is not belonging to it.
        for stranger, id_, code in ((eve, circle, "not-yours"), (eve, "A" * 22, "not-found")):
            with pytest.raises(Refused, match=code):
                await stranger.post(f"/api/circles/{id_}/tables", wish)
        await people[2].http.post(f"/api/me/invitations/{table}/decline", json={"never": True})
        await people[1].post(f"/api/circles/{circle}/tables", wish)
        assert (await people[2].get("/api/me/together"))["invitations"] == []
        assert len((await people[0].get("/api/me/together"))["invitations"]) == 2
        await people[1].http.post(f"/api/circles/{circle}/leave")
        with pytest.raises(Refused, match="not-yours"):
            await people[1].post(f"/api/circles/{circle}/tables", wish)


async def test_friends_stand_together_in_the_list_of_the_day(server: ServerProcess) -> None:
    async with friends(server.url, 2) as (ada, ben), Someone(server.url) as eve:
        await evening([ada, ben], 9)
        for at, each in enumerate((ada, ben, eve)):
            await each.http.put("/api/me", json={"name": ("Ada", "Ben", "Eve")[at]})
            table = (await each.post("/api/daily/splitter"))["table"]
            async with each.at(table) as socket:
                await socket.play(random.Random(at))
        told = await ada.get("/api/daily/splitter/results")
        assert {each["name"] for each in told["friends"]} == {"Ada", "Ben"}
        assert told["days"] == 1
        assert told["players"] >= 3
        mine = next(each for each in told["friends"] if each.get("mine"))
        assert mine["place"] == 1 + sum(each["score"] > mine["score"] for each in told["results"])
        assert {each["name"] for each in told["results"] if each.get("friend")} == {"Ben"}


async def test_own_results_and_records_can_be_taken_away(server: ServerProcess) -> None:
    async with friends(server.url, 2) as people, Someone(server.url) as eve:
        scores = await evening(people, 15)
        header, *lines = (await people[0].http.get("/api/me/results.csv")).text.splitlines()
        assert header.split(",")[:3] == ["finished", "game", "variant"]
        assert len(lines) == 1
        assert f"Ben {scores['Ben']}" in lines[0]
        text = (await people[0].http.get("/api/me/records.txt")).text
        assert parse(text.strip() + "\n").position.ended is not None
        assert (await eve.http.get("/api/me/records.txt")).text == ""


# --- what matches come to ---------------------------------------------------------------------------------------------

DAY = 24 * 3600.0
#: A Wednesday.
NOW = 1_800_446_400.0


def a_result(table: str, person: str | None, score: int, at: float, won: bool = False, seat: int = 0) -> Result:
    return Result(table, seat, person, str(person), "qwinto", "", 2, score, won, at)


def seats(*results: Result) -> Any:
    return matches_of(results, {"ada": 0, "ben": 1})


def test_a_week_begins_on_monday_and_wins_lead() -> None:
    monday = week_start(NOW)
    assert 0 <= NOW - monday < 7 * DAY
    matches = seats(
        a_result("t1", "ada", 90, monday - 1, won=True),
        a_result("t1", "ben", 80, monday - 1),
        a_result("t2", "ada", 50, monday),
        a_result("t2", "ben", 70, monday, won=True),
    )
    assert [(each.member, each.won) for each in standings(matches, monday)] == [(1, 1), (0, 0)]
    assert [(each.member, each.matches) for each in standings(matches, 0)] == [(0, 2), (1, 2)]
    assert [(each.won, each.lost, each.tied) for each in duels(matches)] == [(1, 1, 0)]
    assert [(each.score, each.member) for each in records(matches)] == [(90, 0)]
    assert streak(matches, 1, [], "2027-01-20").won == 1
    assert streak(matches, 0, [], "2027-01-20").longest == 1


def test_days_in_a_row_may_end_yesterday() -> None:
    assert days_in_a_row(["2026-11-18", "2026-11-17", "2026-11-15"], "2026-11-18") == 2
    assert days_in_a_row(["2026-11-17", "2026-11-16"], "2026-11-18") == 2
    assert days_in_a_row(["2026-11-16"], "2026-11-18") == 0
    assert days_in_a_row([], "2026-11-18") == 0
    assert days_in_a_row(["2026-11-18", "2026-11-17"], "2026-11-17") == 1
