"""Games that aren't compiled yet are compiled beside the server: the one that somebody waits for first."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from rollwright import preparation
from rollwright.games import REGISTRY

log = logging.getLogger(__name__)


class Compiling:
    """Compiles games in processes of their own, so that neither the event loop nor the bots wait for the compiler.

    A game that is asked for is compiled at once. The others follow one after another, with the lowest priority; they
    stop while somebody waits, and go on from there, since what was compiled is kept.
    """

    def __init__(self) -> None:
        self._wanted: dict[str, asyncio.Task[None]] = {}
        self._others: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Compile all games, while nobody waits for one."""
        if self._others is None and any(_is_to_compile(game) for game in REGISTRY):
            self._others = asyncio.create_task(self._compile_others())

    async def ready(self, game: str) -> None:
        """Wait until a game is compiled, before all others. At once where it is, or where it can't be kept."""
        if not _is_to_compile(game):
            return
        if game not in self._wanted:
            self._wanted[game] = asyncio.create_task(self._compile_now(game))
        await asyncio.shield(self._wanted[game])

    async def close(self) -> None:
        """End the compilers."""
        tasks = [task for task in (self._others, *self._wanted.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _compile_now(self, game: str) -> None:
        await self._stop_others()
        try:
            await _compile(game)
        finally:
            del self._wanted[game]
        if not self._wanted:
            self.begin()

    async def _stop_others(self) -> None:
        others, self._others = self._others, None
        if others is not None:
            others.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await others

    async def _compile_others(self) -> None:
        for game in REGISTRY:
            if _is_to_compile(game):
                await _compile(game, in_the_background=True)
        self._others = None


def _is_to_compile(game: str) -> bool:
    return not preparation.is_prepared(game) and preparation.can_be_kept()


async def _compile(game: str, *, in_the_background: bool = False) -> None:
    command = preparation.command(game, in_the_background=in_the_background)
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        _, errors = await process.communicate()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if process.returncode:
        reason = errors.decode(errors="replace").strip().splitlines()[-1:]
        log.error("a game could not be compiled", extra={"game": game, "error": "".join(reason)})
