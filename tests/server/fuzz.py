"""Nonsense through the socket: `python -m tests.server.fuzz --messages 100000`.

Broken JSON, wrong types, wrong numbers, huge and tiny values, commands of others. The server must answer or close,
never fail; and a table that only got bad messages must be as it was.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import string
import tempfile
import time
from collections import Counter
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from rollwright.games import REGISTRY
from tests.server.running import Json, ServerProcess, Socket, Someone

#: Every command with the fields that it needs.
TYPES: dict[str, list[str]] = {
    "watch": ["table"],
    "sit": ["name"],
    "set-seat": ["seat"],
    "start": [],
    "decide": ["seat", "action", "number"],
    "take-back": ["seat"],
    "throw": ["seat", "nonce", "number"],
    "enter": ["seat", "faces", "number"],
    "undo": ["seat"],
    "leave": ["seat"],
    "return": ["seat"],
    "nudge": [],
    "rematch": [],
    "ping": [],
}
FIELDS = ["id", "table", "last", "name", "seat", "bot", "action", "number", "nonce", "faces", "agree", "type", "x"]


def any_value(rng: random.Random, depth: int = 0) -> Json:
    """Something of any shape."""
    simple = [
        None,
        True,
        False,
        0,
        -1,
        1,
        5,
        2**31,
        2**63,
        -(2**80),
        0.5,
        1e308,
        "",
        "0",
        "\u0000",
        "\ud800",
        "ä" * 40,
        "x" * rng.randrange(200),
        "".join(rng.choices(string.printable, k=8)),
    ]
    if depth > 3 or rng.random() < 0.7:
        return rng.choice(simple)
    if rng.random() < 0.5:
        return [any_value(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(FIELDS): any_value(rng, depth + 1) for _ in range(rng.randrange(5))}


def any_message(rng: random.Random, known: Json, number: int) -> str | bytes:
    """A message that may be nearly right or anything at all."""
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randrange(60))
    if kind < 0.2:
        return "".join(rng.choices('{}[]",:0123456789truefalsenull \\u', k=rng.randrange(60)))
    message: Json = {"type": rng.choice(list(TYPES)), "id": f"{rng.getrandbits(60):x}"}
    wanted = [field for field in TYPES[message["type"]] if rng.random() < 0.97]
    for field in [*wanted, *rng.sample(FIELDS[1:], rng.randrange(2))]:
        message[field] = rng.choice(known[field]) if field in known and rng.random() < 0.8 else any_value(rng)
    if rng.random() < 0.7 and "number" in message:
        message |= {"seat": 0, "number": number}
    if kind < 0.3:
        message[rng.choice(FIELDS)] = any_value(rng)
    text = json.dumps(message)
    if kind < 0.4:
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(["", "\\", '"', "\u0007"]) + text[cut + 1 :]
    if kind > 0.99:
        return "[" * 3000
    return text


async def fuzz(server: ServerProcess, messages: int, seed: int, progress: bool = False) -> Counter[str]:
    """Send so many; what they came to."""
    rng = random.Random(seed)
    outcomes: Counter[str] = Counter()
    async with Someone(server.url) as ada, Someone(server.url) as eve:
        table = await ada.open("qwinto", 2, start=False)
        await ada.open("qwinto", 1, start=True)
        async with ada.at(table) as owner:
            before = json.dumps({**owner.view, "seats": [{**seat, "connected": 0} for seat in owner.view["seats"]]})
            known = {
                "table": [table, table[:-1], "x" * 22],
                "seat": [0, 1, 2, -1, 99],
                "bot": ["random", "club", "", None],
                "number": [owner.view["number"], 0, 1, 10**9],
                "name": ["Eve", "", "x" * 100],
                "action": [
                    "pass",
                    "keep",
                    "again",
                    {"dice": ["orange"]},
                    {"dice": []},
                    {"dice": [1, None]},
                    {"row": "orange", "column": 1},
                    {"row": "x", "column": 2**70},
                    {"field": [0, 0]},
                    {"cells": [[0, 1], [99, -1]]},
                    [],
                    [[]],
                    {},
                ],
                "nonce": ["x", "", "x" * 100],
                "faces": [[1, 2, 3], [], [7], ["a"] * 50],
            }
            sent = 0
            while sent < messages:
                own = await eve.open(
                    rng.choice(list(REGISTRY)), 1, diceSource=rng.choice(["sealed", "typed"]), start=True
                )
                half = min(1000, messages - sent)
                sent += await _one_socket(eve, own, rng, known, half, outcomes)
                sent += await _one_socket(eve, table, rng, known, half, outcomes)
                if progress:
                    print(f"{sent} messages: {dict(outcomes)}", flush=True)
            await owner.say("ping")
            after = json.dumps({**owner.view, "seats": [{**seat, "connected": 0} for seat in owner.view["seats"]]})
            assert after == before, "a bad message has changed a table"
        assert (await ada.http.get("/ready")).status_code == 200
    assert "Traceback" not in server.log(), server.log()[-3000:]
    return outcomes


async def _one_socket(
    eve: Someone, table: str, rng: random.Random, known: Json, most: int, outcomes: Counter[str]
) -> int:
    """A socket full of nonsense, until the server has had enough of it. To sit down at a table would be no nonsense.

    At one's own table some of it may be right: there it is mixed with real moves, so that it meets all phases.
    """
    sent = 0
    try:
        async with eve.at(table) as socket:
            while sent < most and not socket.closed:
                message = any_message(rng, known, socket.view["number"])
                if _is_sound(message):
                    continue
                told = len(socket.told)
                await socket.connection.send(message)
                sent += 1
                if sent % 25 == 0:
                    await _catch_up(socket, table, rng)
                for answer in socket.told[told:]:
                    outcomes[answer.get("code", answer["type"])] += 1
                if len(socket.told) > 500:
                    del socket.told[:-1]
    except ConnectionClosed:
        outcomes["closed"] += 1
    return sent


async def _catch_up(socket: Socket, table: str, rng: random.Random) -> None:
    """The server still answers, and the socket still follows its table and can play there."""
    await socket.say("ping")
    await socket.say("watch", table=table)
    move = socket.next_move(rng)
    if move is not None:
        answer = await socket.ask(move[0], **move[1])
        assert answer["type"] == "done", answer


def _is_sound(message: str | bytes) -> bool:
    """Whether this would rightly change the table, or follow another one."""
    try:
        value = json.loads(message)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and value.get("type") == "sit"


def ask_everything(url: str, examples: int) -> dict[str, set[int]]:
    """Requests of all kinds to every route that the server describes; the statuses of each."""
    described = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    return {operation.label: _ask(operation, examples) for operation in operations}


def _ask(operation: Json, examples: int) -> set[int]:
    statuses: set[int] = set()

    @settings(max_examples=examples, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def ask(case: schemathesis.Case[Json]) -> None:
        response = case.call()
        statuses.add(response.status_code)
        assert response.status_code < 500, (case.path, response.text)
        if response.status_code >= 400:
            assert response.json().keys() == {"code", "text", "details"}, response.text

    ask()
    return statuses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=200, help="to each route of HTTP")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    data = Path(tempfile.mkdtemp(prefix="rollwright-fuzz-"))
    server = ServerProcess(data)
    server.start()
    print(f"seed {asked.seed}")
    try:
        outcomes = asyncio.run(fuzz(server, asked.messages, asked.seed, progress=True))
        print(json.dumps(outcomes))
        answered = ask_everything(server.url, asked.requests)
        print(json.dumps({label: sorted(statuses) for label, statuses in answered.items()}))
    finally:
        server.stop()
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main()
