"""Work beside the requests: single tasks, and loops that are started again when they fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from rollwright.server.errors import Refusal
from rollwright.store.interface import StoreError

log = logging.getLogger(__name__)

FIRST_BACKOFF = 0.5
LONGEST_BACKOFF = 30.0
#: A loop that ran so long had recovered: its next failure is a first one again.
RECOVERED_AFTER = 60.0


def _log_unexpected(error: BaseException) -> None:
    log.error("work in the background failed", exc_info=error)


class Background:
    """The tasks of a node. What goes wrong in them is logged and stays there."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Future[Any]] = set()
        self._failing: dict[str, str] = {}
        #: Is told of every error that neither the store nor a refusal explains.
        self.unexpected: Callable[[BaseException], None] = _log_unexpected

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        self.adopt(asyncio.create_task(work))

    def adopt(self, task: asyncio.Future[Any]) -> None:
        """Let something finish that nobody waits for any more."""
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def keep_running(self, name: str, loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run something that never ends, and start it again, later each time, when it fails."""
        self.run(self._supervised(name, loop))

    @property
    def failing(self) -> list[str]:
        """The names of the loops that have failed and not recovered yet."""
        return sorted(self._failing)

    def recovered(self, name: str) -> None:
        """A loop says that it works."""
        if self._failing.pop(name, None) is not None:
            log.info("a background loop works again", extra={"loop": name})

    async def _supervised(self, name: str, loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        clock = asyncio.get_running_loop().time
        backoff = FIRST_BACKOFF
        while True:
            began = clock()
            try:
                await loop()
            except Exception as error:
                if clock() - began > RECOVERED_AFTER:
                    backoff = FIRST_BACKOFF
                self._failed(name, error)
            await asyncio.sleep(backoff)
            backoff = min(2 * backoff, LONGEST_BACKOFF)

    def _failed(self, name: str, error: Exception) -> None:
        if not _is_of_store(error):
            self.unexpected(error)
        if name not in self._failing:
            log.warning("a background loop failed", extra={"loop": name, "error": type(error).__name__})
        self._failing[name] = type(error).__name__

    def _finished(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if _is_of_store(error):
            log.warning("work in the background has to wait", extra={"error": type(error).__name__})
        elif not isinstance(error, Refusal):  # whoever was refused is gone
            self.unexpected(error)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _is_of_store(error: BaseException) -> bool:
    """The store failed, or a change was given up because it did not answer for long."""
    return isinstance(error, StoreError) or (isinstance(error, Refusal) and error.code == "unavailable")


async def retried(work: Callable[[], Awaitable[None]], pauses: tuple[float, ...]) -> None:
    """Do something that needs the store; while it is away, try again after each pause."""
    for seconds in pauses:
        try:
            await work()
        except StoreError:
            await asyncio.sleep(seconds)
        else:
            return
