"""What if: practice tables that go on from a finished match, or play it again with the same dice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.running import Json, Socket, Someone

pytestmark = pytest.mark.xdist_group("server")


async def finished(someone: Someone, seats: int = 2) -> str:
    """A match of Splitter against bots, played to its end."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = await someone.open("splitter", seats, bots=bots, start=True)
    async with someone.at(table) as socket:
        await to_the_end(socket)
    return table


async def to_the_end(socket: Socket) -> None:
    while not socket.is_over():
        await socket.until(lambda s: s.is_over() or s.my_seats()[0]["status"] in {"throws", "thinking"})
        if socket.is_over():
            return
        seat = socket.my_seats()[0]
        number = socket.view["number"]
        if seat["status"] == "throws":
            await socket.say("throw", seat=seat["seat"], nonce="n", number=number)
        else:
            await socket.say("decide", seat=seat["seat"], action=seat["options"][0]["action"], number=number)
        await socket.until(_has_gone_on(number))


def _has_gone_on(number: int) -> Callable[[Socket], bool]:
    return lambda socket: socket.view["number"] > number


async def what_if(someone: Someone, table: str, **wish: Json) -> Json:
    return (await someone.http.post(f"/api/tables/{table}/what-if", json=wish)).json()


async def test_another_action_is_taken_and_the_match_goes_on_against_bots(ada: Someone) -> None:
    table = await finished(ada)
    views = (await ada.get(f"/api/tables/{table}/replay?seat=0"))["views"]
    at = next(view for view in views if view["turn"] == 12 and view["awaited"] == "decide")
    other = at["seats"][0]["options"][-1]["action"]
    opened = await what_if(ada, table, seat=0, number=at["number"], action=other)
    async with ada.at(opened["table"]) as a:
        await a.until(lambda s: s.view["turn"] == 13 or s.view["seats"][0].get("chosen") == other)
        assert a.view["origin"] == {"match": table, "number": at["number"], "turn": 12}
        await a.until(lambda s: s.view["turn"] == 13)
        sheets = [seat["sheet"] for seat in at["seats"]]
        assert _written(a.view["seats"][0]["sheet"]) == _written(sheets[0]) + 2
        assert (await ada.http.get(f"/api/tables/{opened['table']}/record")).status_code == 409
        await to_the_end(a)
    history = await ada.get("/api/me/history")
    assert history["matches"][0]["unrated"] == "practice"
    assert history["stats"]["splitter"]["matches"] == 1
    record = (await ada.http.get(f"/api/tables/{opened['table']}/record")).text
    assert f'[From "{table} event {at["number"]} turn 12"]' in record
    assert (await ada.post("/api/verify", {"record": record}))["codes"] == ["honest", "what-if"]


def _written(sheet: Json) -> int:
    return sum(bool(number) for row in sheet for number in row)


async def test_the_same_match_again_has_the_same_dice(ada: Someone) -> None:
    table = await finished(ada, seats=1)
    first = (await ada.http.get(f"/api/tables/{table}/record")).text
    opened = await what_if(ada, table, seat=0)
    async with ada.at(opened["table"]) as a:
        assert a.view["origin"] == {"match": table}
        assert a.table["hints"] is True
        await to_the_end(a)
    again = (await ada.http.get(f"/api/tables/{opened['table']}/record")).text
    assert _dice(again) == _dice(first)


def _dice(record: str) -> list[str]:
    turns = [line for line in record.splitlines() if line[:1].isdigit()]
    return [line.partition("(")[2].partition(")")[0].partition(" |")[0] for line in turns]


async def test_whoever_has_the_link_plays_on_in_any_seat_and_nobody_from_a_match_that_runs(
    ada: Someone, ben: Someone
) -> None:
    running = await ada.open("splitter", 1, start=True)
    assert (await what_if(ada, running, seat=0))["code"] == "not-over"
    table = await finished(ada)
    opened = await what_if(ben, table, seat=1, number=10)
    async with ben.at(opened["table"]) as b:
        assert [seat["holder"] for seat in b.view["seats"]] == ["bot", "person"]
    for wish, code in (
        ({"seat": 2}, "not-found"),
        ({"seat": 0, "number": 999}, "not-now"),
        ({"seat": 0, "action": "keep"}, "invalid-setup"),
        ({"seat": 0, "number": 10, "action": "keep"}, "invalid-notation"),
        ({"seat": 0, "dice": [1]}, "invalid-request"),
    ):
        assert (await what_if(ben, table, **wish))["code"] == code, wish


async def test_the_dice_of_a_day_are_not_played_again_before_it_is_over(ada: Someone) -> None:
    table = (await ada.post("/api/daily/splitter", {}))["table"]
    async with ada.at(table) as a:
        await to_the_end(a)
    assert (await what_if(ada, table, seat=0))["code"] == "after-day"
