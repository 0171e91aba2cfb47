"""Bots and their processes: none decides at random under another name, and whoever waits is served first."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollwright import preparation
from rollwright.games import game
from rollwright.server import bots
from rollwright.server.bots import BotFailed, Thinkers, think
from rollwright.server.compiling import Compiling
from rollwright.server.metrics import Metrics
from tests.server.running import ServerProcess, Someone

#: Stands for the compiler of a game: it takes a while, notes when it began and ended, and marks the game as compiled.
COMPILER = """
import pathlib, sys, time
key, folder = sys.argv[1], pathlib.Path(sys.argv[2])
with (folder / "log").open("a") as log: log.write(f"{key} begins\\n")
time.sleep(float(sys.argv[3]))
(folder / key).touch()
with (folder / "log").open("a") as log: log.write(f"{key} is compiled\\n")
"""


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(1, 30.0, Metrics())
    yield thinkers
    await thinkers.close()


def _first_decision() -> tuple[object, int]:
    rules = game("qwantum")
    state = rules.start(2)
    return rules.throw(state, [die.faces[0] for die in rules.dice_wanted(state)]), 0


async def test_a_bot_whose_process_dies_is_asked_again(thinkers: Thinkers) -> None:
    state, seat = _first_decision()
    expected = think("qwantum", "master", state, seat, 0)
    assert await thinkers.decide("qwantum", "master", state, seat) == expected
    for process in list(thinkers._started()._processes.values()):
        process.kill()
    assert await thinkers.decide("qwantum", "master", state, seat) == expected


async def test_a_bot_that_cannot_decide_in_time_is_not_replaced_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ATTEMPTS", 2)
    thinkers = Thinkers(1, 0.01, Metrics())
    try:
        with pytest.raises(BotFailed, match="could not decide"):
            await thinkers.decide("qwantum", "master", *_first_decision())
    finally:
        await thinkers.close()


async def test_a_table_says_when_a_bot_could_not_decide(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, BOT_SECONDS="0.01", WARM_BOTS="false")
    server.start()
    try:
        async with Someone(server.url) as ada:
            table = await ada.open("qwantum", 2, start=True, mine=[], names=[], bots={"0": "club", "1": "random"})
            async with ada.at(table) as line:
                await line.until(lambda seen: seen.view["seats"][0]["bot"] == "random", seconds=60)
                assert line.view["seats"][0]["name"] == "Random 1"
    finally:
        server.stop()


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Games that are compiled by a program of ours, into this folder."""

    def command(key: str, *, in_the_background: bool = False) -> list[str]:
        return [sys.executable, "-c", COMPILER, key, str(tmp_path), "30" if in_the_background else "0.1"]

    monkeypatch.setattr(preparation, "command", command)
    monkeypatch.setattr(preparation, "is_prepared", lambda key: (tmp_path / key).exists())
    return tmp_path


async def test_the_game_that_is_asked_for_does_not_wait_for_others(compilers: Path) -> None:
    compiling = Compiling()
    compiling.begin()
    while not (compilers / "log").exists():
        await asyncio.sleep(0.01)
    await asyncio.wait_for(asyncio.gather(compiling.ready("splitter"), compiling.ready("splitter")), 20)
    await compiling.close()
    told = (compilers / "log").read_text().splitlines()
    assert told[:3] == ["qwinto begins", "splitter begins", "splitter is compiled"]
    assert not (compilers / "qwinto").exists()


async def test_two_games_that_are_asked_for_are_compiled_together(compilers: Path) -> None:
    compiling = Compiling()
    await asyncio.wait_for(asyncio.gather(compiling.ready("qwinto"), compiling.ready("splitter")), 20)
    assert (compilers / "qwinto").exists()
    assert (compilers / "splitter").exists()
    await compiling.close()
