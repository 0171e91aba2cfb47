"""Whole matches through real sockets, on both databases."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from urllib.parse import quote

import pytest

from rollwright.games import REGISTRY
from tests.server.running import Refused, ServerProcess, Someone

pytestmark = pytest.mark.xdist_group("server")


@pytest.mark.parametrize("game", REGISTRY)
async def test_two_people_and_a_bot_play_a_match(ada: Someone, ben: Someone, game: str) -> None:
    table = await ada.open(game, 3, bots={"2": "random"})
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        rng = random.Random(game)
        await asyncio.gather(a.play(rng), b.play(rng))
        assert a.view["number"] == b.view["number"]
        assert a.view["result"] == b.view["result"]
        assert [seat["name"] for seat in a.view["seats"]] == ["Ada", "Ben", "Random 3"]
        result = a.view["result"]
        assert result["scores"] == [seat["score"]["total"] for seat in a.view["seats"]]
    record = (await ada.http.get(f"/api/tables/{table}/record")).text
    assert (await ben.post("/api/verify", {"record": record}))["honest"] is True
    views = (await ben.get(f"/api/tables/{table}/replay"))["views"]
    assert [view["number"] for view in views] == list(range(1, a.view["number"] + 1))
    assert views[-1]["result"] == result
    [played] = (await ben.get("/api/me/history"))["matches"]
    assert [seat["score"] for seat in played["seats"]] == result["scores"]
    assert [seat["mine"] for seat in played["seats"]] == [False, True, False]


async def test_a_finished_match_is_reviewed(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 2, start=True, bots={"1": "random"})
    async with ada.at(table) as a:
        await a.play(random.Random(3))
        scores = a.view["result"]["scores"]
    reviewed = await ada.get(f"/api/tables/{table}/review")
    assert [seat["final"] for seat in reviewed["seats"]] == scores
    for seat in reviewed["seats"]:
        told = seat["expected"] + seat["luck"] - seat["lost"] + seat["others"] + seat["residual"]
        assert told == pytest.approx(seat["final"], abs=1e-9)
    assert await ada.get(f"/api/tables/{table}/review") == reviewed
    assert (await ben.http.get(f"/api/tables/{table}/review")).status_code == (
        await ben.http.get(f"/api/tables/{table}/replay")
    ).status_code


async def test_a_finished_match_says_why_an_action_is_better(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 2, start=True, bots={"1": "random"})
    async with ada.at(table) as a:
        await a.play(random.Random(3))
    decisions = [one for one in (await ada.get(f"/api/tables/{table}/review"))["moments"] if one["kind"] == "decision"]
    worst = max(decisions, key=lambda one: one["lost"])
    path, query = f"/api/tables/{table}/review/{worst['number']}/why", f"?seat={worst['seat']}"
    told = await ada.get(path + query)
    assert (told["better"], told["other"]) == (worst["best"], worst["played"])
    assert told["points"] == pytest.approx(worst["lost"], abs=1e-9)
    assert told["points"] == pytest.approx(sum(part["points"] for part in told["parts"]) + told["rest"], abs=1e-9)
    third = worst["values"][-2]["action"]
    assert (await ada.get(f"{path}{query}&other={quote(json.dumps(third))}"))["other"] == third
    replay = await ben.http.get(f"/api/tables/{table}/replay")
    assert (await ben.http.get(path + query)).status_code == replay.status_code
    for bad, status in (
        (f"{path}?seat=7", 404),
        (f"/api/tables/{table}/review/1/why?seat=0", 404),
        (path, 400),
        (f"{path}{query}&better=1e", 400),
        (f"{path}{query}&better=%5B%5B1%5D%5D", 400),
        (f"{path}{query}&better=%22z99%22", 400),
    ):
        assert (await ada.http.get(bad)).status_code == status, bad


async def test_a_match_that_goes_on_is_not_reviewed(ada: Someone) -> None:
    table = await ada.open("splitter", 1, start=True)
    for path in ("review", "review/3/why?seat=0"):
        answer = await ada.http.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 409
        assert answer.json()["code"] == "not-over"


@pytest.mark.parametrize("source", ["seeded", "typed"])
async def test_dice_may_be_seeded_or_typed_in(ada: Someone, source: str) -> None:
    table = await ada.open("splitter", 2, diceSource=source, start=True, bots={"1": "random"})
    async with ada.at(table) as a:
        await a.play(random.Random(3))
        assert a.view["diceSource"] == source
        assert "seal" not in a.view


async def test_one_phone_may_hold_all_seats(ada: Someone) -> None:
    table = await ada.open("twenty-one", 2, mine=[0, 1], names=["Ada", "Ben"], start=True)
    async with ada.at(table) as a:
        await a.play(random.Random(4))
        assert all(seat["mine"] for seat in a.view["seats"])


async def test_bots_play_alone_while_somebody_watches(ada: Someone) -> None:
    table = await ada.open("qwinto", 2, mine=[], names=[], start=True, bots={"0": "random", "1": "random"})
    async with ada.at(table) as a:
        await a.until(lambda s: s.is_over())


async def test_a_bot_that_thinks_does_so_elsewhere(ada: Someone) -> None:
    """Its process takes seconds to get ready; sockets are answered meanwhile."""
    table = await ada.open("twenty-one", 2, start=True, bots={"1": "club"})
    rng = random.Random(11)
    async with ada.at(table) as a:
        while not any(entry.get("seat") == 1 and entry["kind"] != "seated" for entry in a.view["log"]):
            move = a.next_move(rng)
            if move is not None:
                await a.ask(move[0], **move[1])
                continue
            await a.say("ping")
            told = len(a.told)
            await a.until(lambda s, told=told: len(s.told) > told, 120)  # type: ignore[misc]


async def test_a_rematch_seats_the_same_people(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 2)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        assert (await b.ask("rematch"))["code"] == "not-over"
        rng = random.Random(5)
        await asyncio.gather(a.play(rng), b.play(rng))
        await b.say("rematch")
        await a.until(lambda s: s.table.get("rematch") is not None)
        await a.say("rematch")
        again = a.table["rematch"]
        assert again == b.table["rematch"]
        await a.say("watch", table=again)
        assert [seat["name"] for seat in a.view["seats"]] == ["Ada", "Ben"]
        assert a.my_seats()[0]["seat"] == 0
        assert not a.table["started"]
        assert not a.table["host"]
        assert a.view["active"] == 1


async def test_hidden_decisions_stay_hidden_until_all_are_in(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 2)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        await _throw(a, b)
        number = a.view["number"]
        option = a.my_seats()[0]["options"][0]
        await a.say("decide", seat=0, action=option["action"], number=number)
        await b.until(lambda s: s.presence is not None and s.presence["decided"] == [0])
        assert "chosen" not in b.view["seats"][0]
        assert b.view["number"] == number
        other = a.my_seats()[0]["options"][1]
        await a.say("decide", seat=0, action=other["action"], number=number)
        await a.until(lambda s: s.my_seats()[0].get("chosen") == other["action"])
        await a.say("take-back", seat=0)
        await b.until(lambda s: s.presence["decided"] == [])
        await a.say("decide", seat=0, action=option["action"], number=number)
        await b.say("decide", seat=1, action=b.my_seats()[0]["options"][0]["action"], number=number)
        await b.until(lambda s: s.view["number"] > number)
        assert not any(str(option["action"]) in str(told) for told in b.told if told["type"] == "presence")


async def _throw(*sockets: object) -> None:
    """The first throw of a match of two."""
    rng = random.Random(1)
    for socket in sockets:
        await socket.until(lambda s: s.view["awaited"] == "throw" or s.next_move(rng) is not None)  # type: ignore[attr-defined]
    for socket in sockets:
        move = socket.next_move(rng)  # type: ignore[attr-defined]
        if move is not None and move[0] == "throw":
            await socket.say(move[0], **move[1])  # type: ignore[attr-defined]
    for socket in sockets:
        await socket.until(lambda s: s.view["awaited"] == "decide")  # type: ignore[attr-defined]


async def test_alone_with_bots_undo_is_free(ada: Someone) -> None:
    table = await ada.open("qwinto", 2, start=True, diceSource="seeded", bots={"1": "random"})
    async with ada.at(table) as a:
        rng = random.Random(2)
        await a.until(lambda s: s.next_move(rng) is not None)
        move, fields = a.next_move(rng) or ("", {})
        await a.say(move, **fields)
        await a.until(lambda s: s.view["undo"]["possible"])
        await a.say("undo", seat=0)
        assert any(entry["kind"] == "undone" for entry in a.view["log"])


async def test_a_wish_to_undo_outlasts_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        async with Someone(server.url) as ada, Someone(server.url) as ben:
            table = await ada.open("qwinto", 2, diceSource="seeded")
            async with ada.at(table) as a, ben.at(table) as b:
                await b.say("sit", name="Ben")
                await a.say("start")
                await a.say("decide", seat=0, action={"dice": ["orange"]}, number=a.view["number"])
                await a.say("undo", seat=0)
            server.kill()
            server.start()
            async with ben.at(table) as b:
                assert b.view["undo"] == {"possible": True, "askedBy": [0], "needs": [1]}
                await b.say("undo", seat=1)
                assert b.view["log"][-1]["kind"] == "undone"
    finally:
        server.stop()


async def test_an_undo_needs_everybody(ada: Someone, ben: Someone) -> None:
    table = await ada.open("qwinto", 2, diceSource="seeded")
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        rng = random.Random(2)
        await a.until(lambda s: s.next_move(rng) is not None)
        move, fields = a.next_move(rng) or ("", {})
        await a.say(move, **fields)
        number = a.view["number"]
        await a.say("undo", seat=0)
        await b.until(lambda s: s.view["undo"].get("askedBy") == [0])
        await b.say("undo", seat=1, agree=False)
        await a.until(lambda s: not s.view["undo"].get("askedBy"))
        assert a.view["number"] == number
        await a.say("undo", seat=0)
        await b.say("undo", seat=1)
        await a.until(lambda s: s.view["number"] > number)
        assert a.view["log"][-1]["kind"] == "undone"


async def test_typed_dice_are_corrected_when_everybody_agrees(
    ada: Someone, ben: Someone, server: ServerProcess
) -> None:
    table = await ada.open("splitter", 2, diceSource="typed")
    async with ada.at(table) as a, ben.at(table) as b, Someone(server.url) as zoe:
        await b.say("sit", name="Ben")
        await a.say("start")
        await a.say("enter", seat=0, faces=[4, 1], number=a.view["number"])
        await b.until(lambda s: s.view["awaited"] == "decide")
        throw = a.view["throws"][0]
        for seat, socket in enumerate((a, b)):
            option = socket.my_seats()[0]["options"][0]["action"]
            await socket.say("decide", seat=seat, action=option, number=socket.view["number"])
        await a.until(lambda s: s.view["turn"] == 2)
        async with zoe.at(table) as z:
            with pytest.raises(Refused, match="not-yours"):
                await z.say("correct", throw=throw, faces=[4, 2])
        for refused in (
            {"throw": 99, "faces": [4, 2]},
            {"throw": throw, "faces": [4, 9]},
            {"throw": throw, "faces": [4]},
        ):
            with pytest.raises(Refused):
                await a.say("correct", **refused)
        await a.say("correct", throw=throw, faces=[4, 2])
        await b.until(lambda s: s.view.get("correction", {}).get("faces") == [4, 2])
        await b.say("correct", throw=throw)
        await a.until(lambda s: "correction" not in s.view)
        await a.say("correct", throw=throw, faces=[4, 2])
        await b.say("correct", throw=throw, faces=[4, 2])
        await a.until(lambda s: s.view["throws"] != [throw])
        entries = [entry for entry in a.view["log"] if entry["kind"] in {"corrected", "thrown"}]
        assert [entry["kind"] for entry in entries[-2:]] == ["corrected", "thrown"]
        assert entries[-1]["dice"] == [4, 2]
    record = (await ada.http.get(f"/api/tables/{table}/record")).text
    assert f"* correct {throw} by 0 1" in record


async def test_a_seat_is_left_to_a_bot_and_taken_back(ada: Someone, ben: Someone) -> None:
    table = await ada.open("qwinto", 2)
    async with ada.at(table) as a, ben.at(table) as b:
        await b.say("sit", name="Ben")
        await a.say("start")
        await b.say("leave", seat=1)
        await a.until(lambda s: s.view["seats"][1].get("standIn") is True)
        assert a.view["seats"][1]["name"] == "Ben"
        assert (await b.ask("decide", seat=1, action={}, number=b.view["number"]))["code"] == "stood-in"
        await b.say("return", seat=1)
        await a.until(lambda s: not s.view["seats"][1].get("standIn"))
        rng = random.Random(6)
        await asyncio.gather(a.play(rng), b.play(rng))


async def test_a_command_sent_twice_is_carried_out_once(ada: Someone, server: ServerProcess) -> None:
    table = await ada.open("qwinto", 1, start=True)
    rng = random.Random(7)
    async with ada.at(table) as a:
        for _ in range(6):
            move, fields = a.next_move(rng) or ("", {})
            fields["id"] = a.new_id()
            before = a.view["number"]
            await a.say(move, **fields)
            after = a.view["number"]
            assert after == before + 1
            assert (await a.ask(move, **fields))["type"] == "done"
            async with ada.at(table) as again:
                assert (await again.ask(move, **fields))["type"] == "done"
                assert again.view["number"] == after


async def test_who_comes_back_gets_what_was_missed_or_everything(ada: Someone) -> None:
    table = await ada.open("qwinto", 1, start=True)
    rng = random.Random(8)
    async with ada.at(table) as a, ada.socket() as phone:
        number = a.view["number"]
        move, fields = a.next_move(rng) or ("", {})
        await a.say(move, **fields)
        await phone.say("watch", table=table, last=number)
        assert phone.told[0]["type"] == "update"
        assert phone.view["number"] == number + 1
        for last in (None, 0, -3, number + 50):
            phone.told.clear()
            await phone.say("watch", table=table, **({} if last is None else {"last": last}))
            assert phone.told[0]["type"] == "snapshot"
            assert phone.told[0]["view"]["layouts"]


async def test_an_update_tells_what_is_new_and_who_comes_back_is_told_all_anew(ada: Someone) -> None:
    table = await ada.open("qwinto", 1, start=True)
    rng = random.Random(8)
    async with ada.at(table) as a, ada.socket() as phone:
        for _ in range(12):
            a.told.clear()
            known = a.view["number"]
            move, fields = a.next_move(rng) or ("", {})
            await a.say(move, **fields)
            news = [entry["number"] for told in a.told if told["type"] == "update" for entry in told["view"]["log"]]
            assert set(news) == {known + 1}
        await phone.say("watch", table=table, last=a.view["number"] - 3)
        assert phone.told[0]["view"]["log"] == a.view["log"]
        assert [entry["kind"] for entry in a.view["log"][:2]] == ["opened", "seated"]


async def test_presence_says_who_is_there(ada: Someone, ben: Someone) -> None:
    table = await ada.open("qwinto", 2)
    async with ada.at(table) as a:
        async with ben.at(table) as b:
            await b.say("sit", name="Ben")
            await a.until(lambda s: s.presence is not None and s.presence["connected"] == [0, 1])
        await a.until(lambda s: s.presence["connected"] == [0])
        async with ben.at(table):
            await a.until(lambda s: s.presence["connected"] == [0, 1])


async def test_the_lobby_fills_and_empties(ada: Someone, ben: Someone) -> None:
    table = await ada.open("qwinto", 3)
    async with ada.at(table) as a, ben.at(table) as b:
        await a.say("set-seat", seat=1, bot="random")
        await b.say("sit", name="Ben", seat=2)
        assert a.view["awaited"] == "seats"
        assert not any(seat.get("options") for seat in a.view["seats"])
        assert (await b.ask("sit", name="Ben", seat=0))["code"] == "seat-taken"
        assert (await b.ask("sit", name="Ben"))["code"] == "table-full"
        await a.say("set-seat", seat=1)
        await b.say("leave", seat=2)
        await a.until(lambda s: [seat["holder"] for seat in s.view["seats"]] == ["person", "open", "open"])
        assert (await a.ask("throw", seat=0, nonce="x", number=a.view["number"]))["code"] == "not-started"
        await a.say("start")
        await a.until(lambda s: [seat["holder"] for seat in s.view["seats"]] == ["person", "bot", "bot"])
        assert a.table["started"]


async def test_a_spoken_code_leads_to_the_table(ada: Someone, ben: Someone) -> None:
    opened = await ada.post("/api/tables", {"game": "qwinto", "seats": 2, "mine": [0], "names": ["Ada"]})
    code = opened["code"]
    spoken = f" {code[:3].lower()} {code[3:].lower()} "
    assert await ben.post("/api/join", {"code": spoken}) == {"table": opened["table"]}
    with pytest.raises(Refused, match="unknown-code"):
        await ben.post("/api/join", {"code": "222222"})


async def test_tables_are_listed_only_when_their_host_wants_it(ada: Someone, ben: Someone) -> None:
    private, public = await ada.open(), await ada.open(listed=True)
    listed = {table["table"] for table in await ben.get("/api/tables/open")}
    assert public in listed
    assert private not in listed
    assert {private, public} <= {table["info"]["table"] for table in await ada.get("/api/tables/mine")}
    assert await ben.get("/api/tables/mine") == []


async def test_a_full_table_is_listed_no_more_until_somebody_leaves(ada: Someone, ben: Someone) -> None:
    table = await ada.open(listed=True)

    async def is_listed() -> bool:
        return table in {each["table"] for each in await ben.get("/api/tables/open")}

    async with ben.at(table) as b:
        await b.say("sit", name="Ben")
        assert not await is_listed()
        await b.say("leave", seat=1)
        assert await is_listed()
