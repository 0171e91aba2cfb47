"""Running a coroutine at once, as far as it comes, in place of a task that has to wait for its turn."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Generator
from typing import Any


def run_until_it_waits(coroutine: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run it now. None if it has ended; otherwise what is left of it, to be awaited."""
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return _Rest(coroutine, waits_for)


class _Rest:
    """A coroutine that waits for something, and goes on where it is awaited."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._coroutine = coroutine
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        while True:
            try:
                yield self._waits_for
            except BaseException as error:
                self._waits_for = self._coroutine.throw(error)
                continue
            try:
                self._waits_for = self._coroutine.send(None)
            except StopIteration:
                return
