"""Hints: for the own seat, at tables that were opened with them, and never unnoticed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from rollwright.server import messages as say
from tests.server.running import Json, Refused, Socket, Someone
from tests.server.test_rights import COMMANDS, fields_of

pytestmark = pytest.mark.xdist_group("server")

#: What only somebody knows who knows what positions are worth.
TELLING = {"win", "values", "luck", "lost", "expected", "worth", "best"}


async def at_decision(socket: Socket) -> Json:
    """Go on to where the first of my seats chooses between several actions."""
    while True:
        await socket.until(lambda s: s.my_seats()[0]["status"] in {"throws", "thinking"})
        seat = socket.my_seats()[0]
        if seat["status"] == "thinking" and len(seat["options"]) > 1:
            return seat
        if seat["status"] == "throws":
            await socket.say("throw", seat=0, nonce="n", number=socket.view["number"])
        else:
            await decide(socket, seat["options"][0]["action"])


async def decide(socket: Socket, action: Json, **more: Json) -> None:
    await socket.say("decide", seat=0, action=action, number=socket.view["number"], **more)


async def hint(socket: Socket, seat: int = 0) -> Json:
    """The answer to a hint. A busy machine may have to load the game's values first, and asks for patience."""
    while (answer := await socket.ask("hint", seat=seat, number=socket.view["number"]))["type"] == "refused":
        if answer["code"] != "hint-late":
            raise Refused(answer["code"], answer["text"])
    return next(told for told in reversed(socket.told) if told["type"] == "hint")


async def test_a_hint_tells_what_every_own_action_is_worth_and_everybody_that_it_was_told(
    ada: Someone, ben: Someone
) -> None:
    table = await ada.open("twenty-one", 2, hints=True)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        seat = await at_decision(a)
        told = await hint(a)
        assert sorted(map(repr, (each["action"] for each in told["values"]))) == sorted(
            repr(option["action"]) for option in seat["options"]
        )
        worths = [each["points"] for each in told["values"]]
        assert worths == sorted(worths, reverse=True)
        assert all(0 <= each["win"] <= 1 for each in told["values"])
        await b.until(lambda s: s.view["seats"][0].get("hinted", False))
        assert b.view["log"][-1]["kind"] == "hinted"
        assert not any(message["type"] == "hint" for message in b.told)
        number = a.view["number"]
        assert await hint(a) == {**told, "number": number}
        assert a.view["number"] == number, "the same hint was noted twice"
    assert "* seat 0 hint" in (await ada.http.get(f"/api/tables/{table}/record")).text


async def test_a_decision_that_was_made_before_a_hint_of_somebody_else_still_counts(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 2, hints=True)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        await at_decision(a)
        number = b.view["number"]
        chosen = b.my_seats()[0]["options"][0]["action"]
        await hint(a)
        await b.until(lambda s: s.view["number"] == number + 1)
        await b.say("decide", seat=1, action=chosen, number=number)
        await a.until(lambda s: s.view["seats"][1]["status"] == "decided")
        stale = await b.ask("decide", seat=1, action=chosen, number=number - 1)
        assert stale["code"] == "stale"


async def test_a_match_with_a_hint_does_not_count(ada: Someone) -> None:
    table = await ada.open("splitter", 2, hints=True, bots={"1": "random"}, start=True)
    async with ada.at(table) as a:
        await at_decision(a)
        await hint(a)
        while not a.is_over():
            await decide(a, (await at_decision(a))["options"][0]["action"])
            await a.until(lambda s: s.is_over() or s.my_seats()[0]["status"] in {"throws", "thinking"})
            while not a.is_over() and (a.my_seats()[0]["status"] != "thinking" or len(a.my_seats()[0]["options"]) < 2):
                if a.my_seats()[0]["status"] == "throws":
                    await a.say("throw", seat=0, nonce="n", number=a.view["number"])
                elif a.my_seats()[0]["status"] == "thinking":
                    await decide(a, a.my_seats()[0]["options"][0]["action"])
                await a.until(lambda s: s.is_over() or s.my_seats()[0]["status"] in {"throws", "thinking"})
    history = await ada.get("/api/me/history")
    assert history["matches"][0]["unrated"] == "hint"
    assert history["stats"]["splitter"]["matches"] == 0
    record = (await ada.http.get(f"/api/tables/{table}/record")).text
    verdict = await ada.post("/api/verify", {"record": record})
    assert verdict["honest"] is True
    assert verdict["codes"] == ["honest", "unshared", "hinted"]


async def test_nothing_is_told_at_a_table_without_hints(ada: Someone, ben: Someone) -> None:
    """Every command and every route, as the player, as the opponent and as a watcher."""
    table = await ada.open("twenty-one", 2)
    async with ada.at(table) as a, ben.at(table) as b, ben.socket() as watcher:
        await b.say("sit", name="Ben")
        await a.say("start")
        await watcher.say("watch", table=table)
        seat = await at_decision(a)
        answer = await a.ask("hint", seat=0, number=a.view["number"])
        assert (answer["type"], answer["code"]) == ("refused", "no-hints")
        number = a.view["number"]
        for socket in (b, watcher):
            for type_ in COMMANDS.keys() - {"leave", "undo"}:
                await socket.ask(type_, **fields_of(type_, socket))
        for socket in (a, b, watcher):
            assert not [said for told in socket.told for said in TELLING & set(keys_in(told))]
        for someone in (ada, ben):
            assert not [said for body in await every_answer(someone, table) for said in TELLING & set(keys_in(body))]
        worst = await a.ask("decide", seat=0, action=seat["options"][-1]["action"], number=number, careful=True)
        assert worst["type"] == "done", "who may have no hint was warned"


async def every_answer(someone: Someone, table: str) -> list[Json]:
    """What every route tells of a table that is being played; reviews are refused."""
    schema = await someone.get("/schema/openapi.json")
    found = []
    for path, methods in schema["paths"].items():
        if "table_id" not in path:
            continue
        for method in methods:
            answer = await someone.http.request(method, path.replace("{table_id}", table))
            if "json" in answer.headers.get("content-type", ""):
                found.append(answer.json())
            else:
                assert not re.search("luck|worth", answer.text)
    assert len(found) >= 3
    return found


def keys_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from keys_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_in(inner)


async def test_the_reason_of_a_hint_is_for_those_who_had_it_while_it_holds(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 2, hints=True)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        await at_decision(a)
        await b.until(lambda s: s.my_seats()[0]["status"] == "thinking")
        asked = {"seat": 0, "number": a.view["number"]}
        assert (await reason(ada, table, asked))["code"] == "not-hinted"
        told = await hint(a)
        why = (await reason(ada, table, asked))["reason"]
        assert why["better"] == told["values"][0]["action"]
        assert why["points"] > 0.1
        assert why["gains"][0]["points"] > 0
        assert (await reason(ben, table, asked))["code"] == "not-yours"
        await b.until(lambda s: s.view["seats"][0].get("hinted", False))
        assert (await reason(ben, table, {**asked, "seat": 1}))["code"] == "not-hinted"
        await decide(a, why["better"])
        await b.say("decide", seat=1, action=b.my_seats()[0]["options"][0]["action"], number=b.view["number"])
        assert (await reason(ada, table, asked))["code"] == "stale"
    plain = await ada.open("splitter", 1, start=True)
    async with ada.at(plain) as a:
        await at_decision(a)
        assert (await reason(ada, plain, {"seat": 0, "number": a.view["number"]}))["code"] == "no-hints"


async def reason(someone: Someone, table: str, asked: Json) -> Json:
    while (answer := (await someone.http.get(f"/api/tables/{table}/hint/why", params=asked)).json()).get(
        "code"
    ) == "hint-late":
        pass
    return answer


async def test_nobody_gets_a_hint_for_the_seat_of_somebody_else(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 2, hints=True)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        with pytest.raises(Refused, match="not-started"):
            await hint(a)
        await a.say("start")
        with pytest.raises(Refused, match="not-now"):
            await hint(a)
        await at_decision(a)
        with pytest.raises(Refused, match="not-yours"):
            await hint(b, seat=0)
        with pytest.raises(Refused, match="stale"):
            await b.say("hint", seat=1, number=b.view["number"] - 1)
        assert not any(seat.get("hinted") for seat in b.view["seats"])


def test_no_command_changes_whether_a_table_has_hints() -> None:
    fields = {name for command in get_args(say.Command) for name in command.__struct_fields__}
    assert "hints" not in fields


async def test_a_beginner_is_asked_to_think_again_once_and_may_do_it_anyway(ada: Someone) -> None:
    table = await ada.open("splitter", 2, hints=True, bots={"1": "random"}, start=True)
    async with ada.at(table) as a:
        for _ in range(8):
            await at_decision(a)
            values = (await hint(a))["values"]
            if values[0]["points"] - values[-1]["points"] > 3:
                break
            await decide(a, values[0]["action"])
        worst = values[-1]["action"]
        number = a.view["number"]
        asked = await a.ask("decide", seat=0, action=worst, number=number, careful=True)
        assert asked["code"] == "worth-thinking"
        assert asked["details"]["lost"] > 3
        assert a.my_seats()[0]["status"] == "thinking"
        assert asked.keys() == {"type", "id", "code", "text", "details"}
        assert asked["details"].keys() == {"lost"}, "it says what would be better"
        await decide(a, worst)
        assert a.view["number"] > number


async def test_a_second_thought_is_noted_as_a_hint_and_good_decisions_are_not(ada: Someone) -> None:
    """Nothing is learned from a decision that is simply taken."""
    warm, table = [await ada.open("splitter", 1, hints=True, start=True) for _ in range(2)]
    async with ada.at(warm) as a:  # a decision is simply taken while the values are being loaded
        await at_decision(a)
        await hint(a)
    async with ada.at(table) as a:
        while not a.my_seats()[0].get("hinted"):
            await at_decision(a)
            options = a.my_seats()[0]["options"]
            answer = await a.ask("decide", seat=0, action=options[0]["action"], number=a.view["number"], careful=True)
            if answer["type"] == "refused":
                assert a.my_seats()[0]["hinted"]
            else:
                assert not a.my_seats()[0].get("hinted", False)


async def test_people_at_one_table_are_not_asked_to_think_again(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 2, hints=True)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        for _ in range(6):
            seat = await at_decision(a)
            await decide(a, seat["options"][0]["action"], careful=True)
            await b.until(lambda s: s.my_seats()[0]["status"] == "thinking")
            await b.say("decide", seat=1, action=b.my_seats()[0]["options"][0]["action"], number=b.view["number"])
            if b.view["thrower"] == 1:
                await b.say("throw", seat=1, nonce="n", number=b.view["number"])
        assert not any(seat.get("hinted") for seat in a.view["seats"])
