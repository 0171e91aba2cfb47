"""Bots think outside the event loop, in processes of their own, so that no socket waits for them."""

from __future__ import annotations

import asyncio
import faulthandler
import functools
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable, Collection
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import numpy as np

from rollwright import bots
from rollwright.games import REGISTRY
from rollwright.games import game as game_of
from rollwright.games.protocol import Json, RollwrightError, Seat
from rollwright.preparation import is_prepared
from rollwright.server.compiling import Compiling
from rollwright.server.metrics import Metrics
from rollwright.server.worker_process import end_processes, leave_with_server

log = logging.getLogger(__name__)

Result = TypeVar("Result")

CHANCE = "random"
#: What a seat gets when nobody says otherwise: the first of these that there is.
STAND_IN_LEVELS = ("club", "casual", CHANCE)


def stand_in_level(game: str) -> str:
    """The level of a bot that plays for somebody who is away, and of one on a seat that was left open."""
    offered = bots.levels(game)
    return next(level for level in STAND_IN_LEVELS if level in offered)


def bot_name(level: str, seat: Seat) -> str:
    return f"{level.title()} {seat + 1}"


class BotFailed(RollwrightError):
    """A bot could not decide, although its process was started again and asked once more."""

    code = "bot-failed"


class Thinkers:
    """The processes in which bots think; started with the server (`warm_up`), or when the first bot has to think.

    They load what was compiled and compile nothing themselves, which keeps them small: `Compiling` does that.
    """

    def __init__(self, processes: int, seconds: float, metrics: Metrics, *, warm: bool = False) -> None:
        self._processes = processes
        self._warm = warm
        self._seconds = seconds
        self._metrics = metrics
        self._compiling = Compiling()
        self._pool: ProcessPoolExecutor | None = None
        self._ready: set[tuple[str, str]] = set()
        self._rehearsals: set[asyncio.Task[None]] = set()
        self._deciding = 0

    async def decide(self, game: str, level: str, state: Any, seat: Seat) -> Json:
        """What a bot decides, in its JSON form. A bot whose process dies or hangs is asked again in a new one.

        Raises `BotFailed` when that doesn't help either.
        """
        began = time.perf_counter()
        self._deciding += 1
        try:
            if level == CHANCE:
                return think(game, level, state, seat, secrets.randbits(64))
            await self._compiling.ready(game)
            return await self._decide_elsewhere(game, level, state, seat)
        finally:
            self._deciding -= 1
            self._metrics.bot_seconds.labels(level).observe(time.perf_counter() - began)

    def warm_up(self) -> None:
        """Start all processes, and compile the games that aren't."""
        if self._warm:
            self._compiling.begin()
        for _ in range(self._processes):
            self._started().submit(os.getpid).add_done_callback(_look_away)

    def prepare(self, game: str, levels: Collection[str]) -> None:
        """Let bots load what they know before they are asked for the first time."""
        for level in set(levels) - {CHANCE}:
            if (game, level) not in self._ready:
                self._ready.add((game, level))
                rehearsal = asyncio.create_task(self._rehearse(game, level))
                self._rehearsals.add(rehearsal)
                rehearsal.add_done_callback(self._rehearsals.discard)

    async def _rehearse(self, game: str, level: str) -> None:
        await self._compiling.ready(game)
        self._started().submit(rehearse, game, level).add_done_callback(_look_away)

    async def run(self, game: str, work: Callable[..., Result], *args: Any) -> Result:
        """Other work on a game that takes too long for the event loop."""
        await self._compiling.ready(game)
        pool = self._started()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._end_processes()
            raise

    async def rest(self) -> None:
        """Wait until no bot has to decide."""
        while self._deciding:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def _decide_elsewhere(self, game: str, level: str, state: Any, seat: Seat) -> Json:
        for _ in range(ATTEMPTS):
            pool = self._started()
            try:
                return await self._ask(pool, game, level, state, seat)
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("a bot failed", extra={"game": game, "level": level, "error": type(error).__name__})
                if self._pool is pool:
                    self._end_processes()
        raise BotFailed(f"The bot {level} of {game} could not decide.")

    async def _ask(self, pool: ProcessPoolExecutor, game: str, level: str, state: Any, seat: Seat) -> Json:
        """One attempt. Where nothing compiled can be kept, the process compiles, and gets the time for it."""
        patience = self._seconds * (1 if is_prepared(game) else FIRST_TIME)
        seed = secrets.randbits(64)
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(pool, think_in_time, game, level, state, seat, seed, patience)
        return await asyncio.wait_for(thinking, patience * 2)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _enter_process, (os.getpid(), self._warm))
        return self._pool

    async def close(self) -> None:
        """End the processes, whatever they think about, and leave nothing of them to the system."""
        await self._compiling.close()
        for rehearsal in self._rehearsals:
            rehearsal.cancel()
        self._end_processes()

    def _end_processes(self) -> None:
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        self._ready.clear()
        end_processes(pool)
        pool.shutdown(wait=True, cancel_futures=True)


def rehearse(game: str, level: str) -> None:
    """One decision that nobody waits for: it loads what the level needs."""
    rules = game_of(game)
    state = rules.start(rules.info.seats.start)
    if dice := rules.dice_wanted(state):
        state = rules.throw(state, [die.faces[0] for die in dice])
    think(game, level, state, rules.deciders(state)[0], seed=0)


LEAST_PRIORITY = 19
SECONDS_BETWEEN_LOOKS = 0.1
#: How much longer a decision may take where the process has to compile for it.
FIRST_TIME = 10
#: How often a bot is asked before it is given up; a bot that hangs takes the processes of others down with it.
ATTEMPTS = 3


def _look_away(prepared: Future[Any]) -> None:
    """What kept a bot from getting ready will show when it is asked to decide."""
    if not prepared.cancelled():
        prepared.exception()


def think_in_time(game: str, level: str, state: Any, seat: Seat, seed: int, seconds: float) -> Json:
    """One decision; a process that hangs over it ends itself, and another takes its place."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return think(game, level, state, seat, seed)
    finally:
        faulthandler.cancel_dump_traceback_later()


def think(game: str, level: str, state: Any, seat: Seat, seed: int) -> Json:
    """One decision of one bot."""
    action = _bot(game, level).decide(state, seat, np.random.default_rng(seed))
    return game_of(game).notation.action_to_json(action)


@functools.cache
def _bot(game: str, level: str) -> bots.Bot:
    return bots.make(game, level)


def _enter_process(server: int, warm: bool) -> None:
    leave_with_server(server)
    if warm:
        threading.Thread(target=_get_ready, daemon=True).start()


def _get_ready() -> None:
    """Load what the bots of the compiled games need, and leave the processor to others meanwhile."""
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LEAST_PRIORITY)
    for game in REGISTRY:
        if is_prepared(game):
            bots.warm_up(game)
