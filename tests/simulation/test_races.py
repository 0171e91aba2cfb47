"""Every pair of commands at once, of one person at one table: whatever comes first, the table stays whole."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from typing import Any

import pytest

from rollwright.server import messages as say
from rollwright.server.errors import Refusal
from rollwright.server.opening import NewTable
from rollwright.store.interface import Person
from tests.simulation.people import Someone
from tests.simulation.world import BEGIN, VirtualLoop, World

COMMANDS = (
    "sit",
    "set-seat",
    "start",
    "decide",
    "take-back",
    "throw",
    "commit",
    "share",
    "undo",
    "leave",
    "return",
    "nudge",
    "rematch",
)
ROUTES = ("erase", "open", "rename")
#: The second finds nothing left to do: it is acknowledged, and there is nothing to keep of it. Shares are never kept.
DONE_BY_EITHER = ("nudge", "rematch", "commit", "share")
#: A whole match is played before each pair of these.
AFTER_THE_END = ("undo", "leave", "return", "nudge", "rematch")
STATES = {"open": COMMANDS, "playing": COMMANDS, "over": AFTER_THE_END}


class Table(World):
    """A table of Ada and Ben on a store that delays and doesn't fail."""

    async def race(self, state: str, pair: tuple[str, str]) -> None:
        for node in self.nodes:
            await node.start()
        table = await self._at(state)
        ada = self.people[0]
        twin = Someone(self, "ada")
        await twin.watch(table)
        await asyncio.gather(self._do(ada, pair[0]), self._do(twin, pair[1]))
        await asyncio.sleep(10)
        self.check(table)
        for someone in (ada, twin):
            if "erase" not in pair:
                await self._check_told(someone, table)
        if "erase" in pair:
            self._check_erased(ada, table)
        for node in self.nodes:
            assert not node.background.failing
            await node.stop()

    async def _at(self, state: str) -> str:
        store = self.nodes[0].store
        for someone in self.people:
            person = someone.person or ""
            await store.add_person(Person(person, someone.name), person.encode(), BEGIN)
        wish = NewTable("splitter", 2, mine=[0], names=["Ada"])
        table = (await self.nodes[0].opener.open(wish, "ada")).id
        ada, ben, _ = self.people
        for someone in (ada, ben):
            await someone.watch(table)
        if state != "open":
            await ben.say(say.Sit, name="Ben", seat=1)
            await ada.say(say.Start)
        moves = 10_000 if state == "over" else 5 if state == "playing" else 0
        for _ in range(moves):
            if ada.table.match.is_over:
                break
            await asyncio.gather(ada.act(), ben.act())
            await asyncio.sleep(2)
        return table

    async def _do(self, someone: Someone, what: str) -> None:
        await asyncio.sleep(self.rng.random() * 0.1)
        if someone.table is None:
            return  # sent away: the erasure was first
        node, match = someone.node, someone.table.match
        legal = match.game.legal(match.state, 0) if match.position.deciders else ()
        action = match.game.notation.action_to_json(self.rng.choice(legal)) if legal else 0
        seated: dict[str, tuple[type[Any], dict[str, Any]]] = {
            "sit": (say.Sit, {"name": "Ada", "seat": None}),
            "set-seat": (say.SetSeat, {"seat": 1, "bot": "random"}),
            "start": (say.Start, {}),
            "decide": (say.Decide, {"seat": 0, "action": action, "number": match.number}),
            "take-back": (say.TakeBack, {"seat": 0}),
            "throw": (say.Throw, {"seat": 0, "nonce": "n", "number": match.number}),
            "commit": (say.Commit, {"tip": someone.chain.tip}),
            "share": (say.Share, {"at": match.position.moves, "link": someone.chain.link(1)}),
            "undo": (say.Undo, {"seat": 0}),
            "leave": (say.Leave, {"seat": 0}),
            "return": (say.Return, {"seat": 0}),
            "nudge": (say.Nudge, {}),
            "rematch": (say.Rematch, {}),
        }
        match what:
            case "erase":
                self.people[0].is_erased = True
                await node.erase("ada")
            case "open":
                with contextlib.suppress(Refusal):
                    await node.opener.open(NewTable("splitter", 2, mine=[0], names=["Ada"]), "ada")
            case "rename":
                await node.store.rename("ada", "Ada")
            case _:
                kind, fields = seated[what]
                if await someone.say(kind, patient=False, **fields) and what in DONE_BY_EITHER:
                    someone.done.pop()


@pytest.mark.parametrize("state", STATES)
def test_every_pair_at_once_leaves_the_table_whole(state: str) -> None:
    for seed, pair in enumerate(itertools.combinations_with_replacement((*STATES[state], *ROUTES), 2)):
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            try:
                runner.run(Table(seed).race(state, pair))
            except BaseException as error:
                error.add_note(f"{pair} at once, state {state}, seed {seed}")
                raise
