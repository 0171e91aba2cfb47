"""Work on what anybody may send in: in a process of its own, in limited time, and limited per address."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NoReturn

from rollwright.server.errors import Refusal, unavailable
from rollwright.server.limits import Rate, Room
from rollwright.server.worker_process import end_processes, leave_with_server
from rollwright.table.dice import daily_key
from rollwright.table.events import Daily
from rollwright.table.match import Match
from rollwright.table.record_reader import InvalidRecord, parse
from rollwright.table.verify import Finding, Verdict, verify

#: Seconds of work that an address may ask for at once, and how fast they come back.
SECONDS_AT_ONCE = 20.0
SECONDS_PER_SECOND = 0.1
#: Python drops an error that a signal raises inside a callback of the garbage collector or of a library, so it is
#: raised again after so many seconds.
REMINDER = 0.1


class OutOfTime(TimeoutError):
    """It takes longer than anybody may ask for. (The reader of records would take one of our errors for its own.)"""


class Costly:
    """The process is started when it is first needed; it ends with the server."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._budget = Rate(SECONDS_PER_SECOND, SECONDS_AT_ONCE)
        self._at_once = Room(1)

    async def verify(self, record: str, salt: bytes, today: str, round_key: bytes | None, address: str) -> Verdict:
        """Whether the dice of a record were honest. Raises `Refusal`."""
        work = verify_in_time, record, salt, today, round_key, self._seconds
        verdict: Verdict = await self._run(address, *work)
        return verdict

    async def _run(self, address: str, work: Any, *args: Any) -> Any:
        self._budget.check(address, "You have asked for much work. Wait a minute and try again.")
        with self._at_once.one(address, "Wait until your other record is checked."):
            began = time.perf_counter()
            try:
                return await asyncio.get_running_loop().run_in_executor(self._started(), work, *args)
            except BrokenProcessPool:
                self.close()
                raise unavailable() from None
            except OutOfTime:
                text = f"This takes longer than {self._seconds:g} seconds, which is the limit."
                raise Refusal("too-costly", text, 413) from None
            finally:
                self._budget.charge(address, time.perf_counter() - began)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, leave_with_server, (os.getpid(),))
        return self._pool

    def close(self) -> None:
        """End the process, whatever it works on."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            end_processes(pool)
            pool.shutdown(wait=False, cancel_futures=True)


def verify_in_time(record: str, salt: bytes, today: str, round_key: bytes | None, seconds: float) -> Verdict:
    with _limit(seconds):
        try:
            match = parse(record)
        except InvalidRecord as error:
            return Verdict(False, (Finding("unreadable", {}, str(error)),))
        return verify(match, _day_key(match, salt, today) or round_key)


def _day_key(match: Match, salt: bytes, today: str) -> bytes | None:
    """The key of a day's dice, once the day is over."""
    source = match.opened.dice
    if not isinstance(source, Daily) or source.date >= today:
        return None
    return daily_key(source.date, match.opened.game, salt)


@contextlib.contextmanager
def _limit(seconds: float) -> Iterator[None]:
    def stop(*_: object) -> NoReturn:
        raise OutOfTime

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, REMINDER)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
