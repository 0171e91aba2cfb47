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
from collections.abc import Collection
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import numpy as np

from rollwright import bots
from rollwright.games import REGISTRY
from rollwright.games import game as game_of
from rollwright.games.protocol import Json, Seat
from rollwright.server.metrics import Metrics
from rollwright.server.worker_process import leave_with_server

log = logging.getLogger(__name__)

CHANCE = "random"
#: What a seat gets when nobody says otherwise: the first of these that there is.
STAND_IN_LEVELS = ("club", "casual", CHANCE)


def stand_in_level(game: str) -> str:
    """The level of a bot that plays for somebody who is away, and of one on a seat that was left open."""
    offered = bots.levels(game)
    return next(level for level in STAND_IN_LEVELS if level in offered)


def bot_name(level: str, seat: Seat) -> str:
    return f"{level.title()} {seat + 1}"


class Thinkers:
    """The processes; started after the server (`warm_up`), or when the first bot has to think.

    A level is made ready as soon as a table wants it.
    """

    def __init__(self, processes: int, seconds: float, metrics: Metrics, *, warm: bool = False) -> None:
        self._processes = processes
        self._warm = warm
        self._seconds = seconds
        self._metrics = metrics
        self._pool: Executor | None = None
        self._ready: set[tuple[str, str]] = set()

    async def decide(self, game: str, level: str, state: Any, seat: Seat) -> Json:
        """What a bot decides, in its JSON form. Chance needs no process; it also helps out when thinking fails."""
        began = time.perf_counter()
        try:
            if level == CHANCE:
                return think(game, level, state, seat, secrets.randbits(64))
            return await self._decide_elsewhere(game, level, state, seat)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("a bot failed", extra={"game": game, "level": level, "error": type(error).__name__})
            if isinstance(error, BrokenProcessPool):
                self.close()
            return think(game, CHANCE, state, seat, secrets.randbits(64))
        finally:
            self._metrics.bot_seconds.labels(level).observe(time.perf_counter() - began)

    def warm_up(self) -> None:
        """Start all processes. Each gets ready for all games, while it can be asked already."""
        for _ in range(self._processes):
            self._started().submit(os.getpid).add_done_callback(_look_away)

    def prepare(self, game: str, levels: Collection[str]) -> None:
        """Let bots load what they know before they are asked for the first time."""
        for level in set(levels) - {CHANCE}:
            if (game, level) not in self._ready:
                self._ready.add((game, level))
                self._started().submit(rehearse, game, level).add_done_callback(_look_away)

    async def _decide_elsewhere(self, game: str, level: str, state: Any, seat: Seat) -> Json:
        seed = secrets.randbits(64)
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._started(), think_in_time, game, level, state, seat, seed, self._seconds)
        return await asyncio.wait_for(thinking, self._seconds * 2)

    def _started(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _enter_process, (os.getpid(), self._warm))
        return self._pool

    def close(self) -> None:
        """End the processes, whatever they think about, and leave nothing of them to the system."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        self._ready.clear()
        for process in multiprocessing.active_children():
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def rehearse(game: str, level: str) -> None:
    """One decision that nobody waits for: it loads and compiles what the level needs, however long that takes."""
    rules = game_of(game)
    state = rules.start(rules.info.seats.start)
    if dice := rules.dice_wanted(state):
        state = rules.throw(state, [die.faces[0] for die in dice])
    think(game, level, state, rules.deciders(state)[0], seed=0)
    _rehearsed.add((game, level))


_rehearsed: set[tuple[str, str]] = set()
LEAST_PRIORITY = 19
#: How much longer the first decision of a level may take in a process.
FIRST_TIME = 10


def _look_away(prepared: Future[Any]) -> None:
    """What kept a bot from getting ready will show when it is asked to decide."""
    if not prepared.cancelled():
        prepared.exception()


def think_in_time(game: str, level: str, state: Any, seat: Seat, seed: int, seconds: float) -> Json:
    """One decision; a process that hangs over it ends itself, and another takes its place."""
    patience = seconds if (game, level) in _rehearsed else seconds * FIRST_TIME
    faulthandler.dump_traceback_later(patience, exit=True)
    try:
        action = think(game, level, state, seat, seed)
        _rehearsed.add((game, level))
        return action
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
    """Load and compile what the bots of all games need, and leave the processor to others meanwhile."""
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LEAST_PRIORITY)
    for game in REGISTRY:
        bots.warm_up(game)
