"""Bots think outside the event loop, in processes of their own, so that no socket waits for them."""

from __future__ import annotations

import asyncio
import functools
import logging
import multiprocessing
import secrets
import signal
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import numpy as np

from rollwright import bots
from rollwright.games import game as game_of
from rollwright.games.protocol import Json, Seat
from rollwright.server.metrics import Metrics

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
    """The processes; started when the first bot has to think."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._processes = processes
        self._seconds = seconds
        self._metrics = metrics
        self._pool: Executor | None = None

    async def decide(self, game: str, level: str, state: Any, seat: Seat) -> Json:
        """What a bot decides, in its JSON form. Chance needs no process; it also helps out when thinking fails."""
        began = time.perf_counter()
        try:
            if level == CHANCE:
                return think(game, level, state, seat, secrets.randbits(64))
            return await self._decide_elsewhere(game, level, state, seat)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("a bot failed", extra={"game": game, "level": level, "error": type(error).__name__})
            self._drop_pool()
            return think(game, CHANCE, state, seat, secrets.randbits(64))
        finally:
            self._metrics.bot_seconds.labels(level).observe(time.perf_counter() - began)

    async def _decide_elsewhere(self, game: str, level: str, state: Any, seat: Seat) -> Json:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _ignore_interrupt)
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._pool, think, game, level, state, seat, secrets.randbits(64))
        return await asyncio.wait_for(thinking, self._seconds)

    def _drop_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def close(self) -> None:
        self._drop_pool()


def think(game: str, level: str, state: Any, seat: Seat, seed: int) -> Json:
    """One decision of one bot; runs in a process of its own."""
    action = _bot(game, level).decide(state, seat, np.random.default_rng(seed))
    return game_of(game).notation.action_to_json(action)


@functools.cache
def _bot(game: str, level: str) -> bots.Bot:
    return bots.make(game, level)


def _ignore_interrupt() -> None:
    """Ctrl-C is for the server, which then ends its bots in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
