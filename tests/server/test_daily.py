"""The challenge of a day is honest: one try, no way back, nobody else's decisions, and an end with its day."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rollwright.server import messages as say
from rollwright.server.errors import Refusal
from rollwright.server.handlers import HANDLERS
from rollwright.server.node import Node
from rollwright.server.settings import Settings
from rollwright.store.interface import Person
from tests.server.running import Someone

pytestmark = pytest.mark.xdist_group("server")

NOON = 1_800_014_400.0  # 2027-01-15 12:00 UTC
DAY = 24 * 3600.0


class Player:
    """Somebody at a table of a node in this process."""

    def __init__(self, node: Node, person: str) -> None:
        self.node = node
        self.person: str | None = person
        self.looking = True
        self.table: Any = None
        self._ids = iter(range(10_000))

    def tell(self, text: bytes) -> None:
        """What is told is not looked at here."""

    def unfollow(self) -> None:
        self.table = None

    async def recognised(self) -> str | None:
        return self.person

    async def remembered(self) -> str:
        return self.person or ""

    async def say(self, kind: type[Any], **fields: Any) -> None:
        command = kind(id=f"c{next(self._ids)}", **fields)
        await HANDLERS[kind](self, command)

    async def move(self, rng: random.Random) -> None:
        """Throw or decide, by chance."""
        match = self.table.match
        if match.position.thrower is not None:
            await self.say(say.Throw, seat=0, nonce="n", number=match.number)
        else:
            action = rng.choice(match.game.legal(match.state, 0))
            await self.say(say.Decide, seat=0, action=match.game.notation.action_to_json(action), number=match.number)


class Clock:
    now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def at_noon(tmp_path: Path) -> AsyncIterator[tuple[Node, Clock, Player]]:
    clock = Clock()
    node = Node(
        Settings(data=tmp_path, warm_bots=False, review_matches=False, bot_pause=0.0), clock=clock, rng=random.Random(1)
    )
    await node.start()
    await node.store.add_person(Person("ada", "Ada"), b"token", NOON)
    player = Player(node, "ada")
    table = await node.opener.daily("splitter", "2027-01-15", "ada", "Ada")
    await player.say(say.Watch, table=table)
    yield node, clock, player
    await node.stop()


async def test_ten_requests_at_once_are_one_try(ada: Someone) -> None:
    answers = await asyncio.gather(*(ada.post("/api/daily/qwinto") for _ in range(10)))
    assert len({answer["table"] for answer in answers}) == 1
    assert len(await ada.get("/api/tables/mine")) == 1


async def test_there_is_no_undo(at_noon: tuple[Node, Clock, Player]) -> None:
    _, _, ada = at_noon
    await ada.move(random.Random(1))
    await ada.move(random.Random(1))
    with pytest.raises(Refusal, match="nothing that may be undone"):
        await ada.say(say.Undo, seat=0)


async def test_a_try_ends_with_its_day(at_noon: tuple[Node, Clock, Player]) -> None:
    node, clock, ada = at_noon
    rng = random.Random(1)
    await ada.move(rng)
    clock.now += DAY
    with pytest.raises(Refusal) as refused:
        await ada.move(rng)
    assert refused.value.code == "day-over"
    assert await node.store.daily_results("splitter", "2027-01-15", 10) == []


async def test_a_result_that_a_bot_played_for_says_so(at_noon: tuple[Node, Clock, Player]) -> None:
    node, _, ada = at_noon
    rng = random.Random(1)
    await ada.move(rng)
    await ada.say(say.Leave, seat=0)
    while not ada.table.match.is_over:
        await asyncio.sleep(0.01)
    [result] = await node.store.daily_results("splitter", "2027-01-15", 10)
    assert result.unrated == "bot"


async def test_an_own_try_counts(at_noon: tuple[Node, Clock, Player]) -> None:
    node, _, ada = at_noon
    rng = random.Random(1)
    while not ada.table.match.is_over:
        await ada.move(rng)
    [result] = await node.store.daily_results("splitter", "2027-01-15", 10)
    assert result.unrated is None


async def test_throws_taken_back_alone_make_a_match_unrated(ada: Someone) -> None:
    """Splitter throws before each decision: the second throw is seen, the first decision taken back."""
    table = await ada.open("splitter", 1, start=True)
    rng = random.Random(2)
    async with ada.at(table) as a:
        for _ in range(3):
            kind, fields = a.next_move(rng)  # type: ignore[misc]
            await a.say(kind, **fields)
        await a.say("undo", seat=0)
        await a.play(rng)
    stats = (await ada.get("/api/me"))["stats"]["splitter"]
    assert (stats["matches"], stats["unrated"]) == (0, 1)
    [played] = (await ada.get("/api/me/history"))["matches"]
    assert played["unrated"] == "undone"


async def test_a_seed_is_not_told_before_the_end(ada: Someone, ben: Someone) -> None:
    table = await ada.open("splitter", 1, diceSource="seeded", start=True)
    answer = await ben.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    async with ada.at(table) as a:
        await a.play(random.Random(3))
    assert '[Seed "' in (await ben.http.get(f"/api/tables/{table}/record")).text
