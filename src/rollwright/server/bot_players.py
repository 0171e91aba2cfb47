"""The bots of all tables: they act where they are waited for, by the same changes as people."""

from __future__ import annotations

import asyncio
import logging
import random

from rollwright.games.protocol import Seat
from rollwright.server import errors, plans
from rollwright.server.background import Background
from rollwright.server.bots import BotFailed, Thinkers
from rollwright.server.changes import Changes
from rollwright.server.live_table import LiveTable
from rollwright.server.people import token
from rollwright.server.settings import Settings

log = logging.getLogger(__name__)

NONCE_BYTES = 9


class BotPlayers:
    def __init__(
        self, thinkers: Thinkers, changes: Changes, background: Background, settings: Settings, rng: random.Random
    ) -> None:
        self._thinkers = thinkers
        self._changes = changes
        self._background = background
        self._settings = settings
        self._rng = rng

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table act, if they are waited for and not at it already."""
        if not table.bots_at_work and table.standing.awaited_bots:
            table.bots_at_work = True
            self._background.run(self._play(table))

    def prepare(self, table: LiveTable) -> None:
        """Let the bots of a table get ready while people take their seats."""
        levels = {chair.player_bot for chair in table.standing.position.chairs}
        self._thinkers.prepare(table.options.game, {level for level in levels if level is not None})

    async def _play(self, table: LiveTable) -> None:
        try:
            while awaited := table.standing.awaited_bots:
                await asyncio.sleep(self._settings.bot_pause)
                for seat, level in sorted(awaited.items()):
                    await self._act(table, seat, level)
        except errors.Refusal as refused:
            log.warning("bots have to wait", extra={"code": refused.code})
        finally:
            table.bots_at_work = False

    async def _act(self, table: LiveTable, seat: Seat, level: str) -> None:
        standing, number = table.standing, table.match.position.settled
        if standing.position.thrower == seat:
            nonce = token(self._rng, NONCE_BYTES)
            await table.gather_shares(self._settings.share_wait)
            await self._changes.change(table, lambda now: plans.bot_throws(now, seat, number, nonce))
        elif seat in standing.awaited_bots:
            try:
                action = await self._thinkers.decide(table.options.game, level, standing.position.state, seat)
            except BotFailed:
                await self._changes.change(table, lambda now: plans.bot_gives_up(now, seat, number))
            else:
                await self._changes.change(table, lambda now: plans.bot_decides(now, seat, number, action))
