"""How well people played: worked out after each of their matches, while the bots' processes have nothing to do."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable

import msgspec

from rollwright.analysis.bands import Losses, band
from rollwright.analysis.model import Band
from rollwright.games import REGISTRY, has_module
from rollwright.games.protocol import RollwrightError
from rollwright.server.background import Background
from rollwright.server.live_table import resumed
from rollwright.server.reviews import Reviews
from rollwright.store import Store
from rollwright.store.interface import Moment, Quality, Result, StoreError

log = logging.getLogger(__name__)

NAME = "quality"
SECONDS_BETWEEN = 3.0
#: A node that hasn't worked out a match by then is gone, and another one may try.
CLAIM_SECONDS = 600.0


class QualityLoop:
    def __init__(self, store: Store, reviews: Reviews, background: Background, clock: Callable[[], Moment]) -> None:
        self._store = store
        self._reviews = reviews
        self._background = background
        self._clock = clock

    async def run(self) -> None:
        """One match after the other, the newest first, with a pause after each."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            now = self._clock()
            table = await self._store.claim_review(now, now + CLAIM_SECONDS)
            if table is not None:
                await self._work_out(table)
            self._background.recovered(NAME)

    async def _work_out(self, table: str) -> None:
        """Review a match, which keeps how well it was played. One that can't be reviewed isn't tried again."""
        loaded = await self._store.load(table)
        if loaded is not None and loaded.table.game in REGISTRY and has_module("analysis", loaded.table.game):
            try:
                await self._reviews.work_out(table, await resumed(loaded))
            except StoreError:
                raise
            except RollwrightError as error:
                log.warning("a match could not be reviewed", extra={"error": str(error)})
        await self._store.drop_review_due(table)


class MatchQuality(msgspec.Struct, frozen=True, rename="camel"):
    """How well a person played a match."""

    table: str
    variant: str
    seats: int
    at: float
    final: int
    lost: float
    """Points lost by unforced decisions."""
    decisions: int
    """How many of these there were."""
    luck: float
    adjusted: float
    """The final score without luck."""
    daily: str | None
    unrated: str | None
    """Why it doesn't count for the band: `bot`, `hint` or `undone`."""


class GameQuality(msgspec.Struct, frozen=True, rename="camel"):
    """How well a person plays a game."""

    matches: list[MatchQuality]
    """The first match first."""
    pending: int
    """Matches that are still to be worked out, or told."""
    band: Band | None
    """Over all rated matches with the number of seats that the person played most."""
    band_seats: int | None
    """That number."""


def quality_by_game(results: Iterable[Result], most: int, today: str) -> dict[str, GameQuality]:
    """A person's results by game, so many of the last of each. A try at today's challenge is told tomorrow."""
    games: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        if result.game in REGISTRY and has_module("analysis", result.game):
            games[result.game].append(result)
    return {game: _of_game(game, found, most, today) for game, found in games.items()}


def _of_game(game: str, results: list[Result], most: int, today: str) -> GameQuality:
    known = [
        (result, result.quality)
        for result in results
        if result.quality is not None and (result.daily is None or result.daily < today)
    ]
    seats, losses = _most_played((result.seats, quality) for result, quality in known if result.unrated is None)
    return GameQuality(
        matches=[_of_match(result, quality) for result, quality in known[-most:]],
        pending=len(results) - len(known),
        band=band(game, seats, losses) if seats else None,
        band_seats=seats,
    )


def _most_played(found: Iterable[tuple[int, Quality]]) -> tuple[int | None, Losses]:
    """The number of seats with which somebody has decided most, and what these decisions lost."""
    by_seats: dict[int, list[Quality]] = defaultdict(list)
    for seats, quality in found:
        by_seats[seats].append(quality)
    pooled = {seats: _pooled(of_seats) for seats, of_seats in by_seats.items()}
    most = max(pooled, key=lambda number: pooled[number].decisions, default=None)
    return most, pooled[most] if most else Losses(0, 0.0, 0.0)


def _pooled(found: list[Quality]) -> Losses:
    decisions = sum(quality.decisions for quality in found)
    return Losses(decisions, sum(each.lost for each in found), sum(each.lost_squares for each in found))


def _of_match(result: Result, quality: Quality) -> MatchQuality:
    return MatchQuality(
        table=result.table,
        variant=result.variant,
        seats=result.seats,
        at=result.finished_at,
        final=result.score,
        lost=quality.lost,
        decisions=quality.decisions,
        luck=quality.luck,
        adjusted=result.score - quality.luck,
        daily=result.daily,
        unrated=result.unrated,
    )
