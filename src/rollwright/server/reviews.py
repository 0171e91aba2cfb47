"""Reviews of finished matches: worked out once, piece by piece in the bots' processes, and kept in the store.

What is kept has no names: whoever reads a review gets the names that the match has then.
"""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec
from msgspec.structs import replace

from rollwright.analysis.bands import Losses
from rollwright.analysis.edition import edition
from rollwright.analysis.model import Summary
from rollwright.games.protocol import Json, RollwrightError, Seat
from rollwright.server.background import Background
from rollwright.server.bots import Thinkers
from rollwright.server.errors import Refusal, refusal_of, too_many, unavailable
from rollwright.server.limits import Rate
from rollwright.store import Store
from rollwright.store.interface import Quality, StaleNumber, StoredReview
from rollwright.table.events import log_to_json
from rollwright.table.match import Match

#: Reviews that an address may begin at once, and how fast that comes back: the end of every match asks for one.
AT_ONCE = 60.0
PER_SECOND = 0.2
#: Reviews that are worked out at the same time, piece by piece in turn.
MOST_AT_WORK = 64
#: Seconds for which a piece keeps a process from the bots: little for the first, so that something is there soon.
FIRST_PIECE = 0.02
PIECE = 0.15
#: The same limits for reasons: whoever looks through a match asks for one after the other.
REASONS_KEPT = 1024
REASONS_AT_ONCE = 60.0
REASONS_PER_SECOND = 2.0


class Work:
    """A review that is being worked out. Everybody who asks for it meanwhile reads along."""

    def __init__(self, *, patient: bool) -> None:
        self.lines: list[bytes] = []
        self.kept: StoredReview | None = None
        self.failed: RollwrightError | None = None
        self.patient = patient
        """Nobody waits for it: bots that have to decide go first."""
        self._news = asyncio.Event()

    def tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def read(self) -> AsyncIterator[bytes]:
        """Line by line, as they come; raises what went wrong."""
        read = 0
        while True:
            for line in self.lines[read:]:
                yield line
                read += 1
            if self.failed is not None:
                raise self.failed
            if self.kept is not None:
                return
            if read == len(self.lines):
                await self._news.wait()

    async def done(self) -> StoredReview:
        """Wait for all of it; raises what went wrong."""
        async for _ in self.read():
            pass
        if self.kept is None:
            raise unavailable()
        return self.kept


class Reviews:
    """One piece of a review, or one reason, at a time is worked out: the processes are there for the bots first."""

    def __init__(self, store: Store, thinkers: Thinkers, background: Background, clock: Callable[[], float]) -> None:
        self._store = store
        self._thinkers = thinkers
        self._background = background
        self._clock = clock
        self._at_work: dict[str, Work] = {}
        self._turn = asyncio.Semaphore(1)
        self._rate = Rate(PER_SECOND, AT_ONCE)
        self._reasons: OrderedDict[bytes, bytes] = OrderedDict()
        self._reasons_rate = Rate(REASONS_PER_SECOND, REASONS_AT_ONCE)

    async def of(self, table: str, match: Match, address: str) -> bytes:
        """The review of a match as JSON. Raises `Refusal`."""
        found = await self._begun(table, match, address)
        kept = await found.done() if isinstance(found, Work) else found
        return await asyncio.to_thread(body_of, kept, match)

    async def lines(self, table: str, match: Match, address: str) -> AsyncIterator[bytes]:
        """The review of a match, an entry a line as it is worked out, and in the end the summary. Raises `Refusal`."""
        found = await self._begun(table, match, address)
        return _lines_of(found, match)

    async def work_out(self, table: str, match: Match) -> None:
        """Have the review of a match kept, while bots have nothing to do. Raises `Refusal`."""
        if await self._kept(table, match) is None:
            await self._start(table, match, patient=True).done()

    async def why(self, match: Match, number: int, seat: Seat, actions: tuple[Json, Json], address: str) -> bytes:
        """What sets two actions apart in a decision of a match, as JSON. Raises `Refusal`."""
        log = log_to_json(match.events)
        asked = msgspec.json.encode((number, seat, actions))
        key = hashlib.sha256(log + asked).digest()
        if key not in self._reasons:
            self._reasons_rate.check(address, "You have asked for many reasons. Wait a moment and try again.")
            self._reasons[key] = await self._worked_out(match.opened.game, why_json, log, number, seat, *actions)
            while len(self._reasons) > REASONS_KEPT:
                self._reasons.popitem(last=False)
        self._reasons.move_to_end(key)
        return self._reasons[key]

    # --- working it out -----------------------------------------------------------------------------------------------

    async def _begun(self, table: str, match: Match, address: str) -> StoredReview | Work:
        """The review that is kept, or the work on it, begun if need be."""
        if table not in self._at_work and (kept := await self._kept(table, match)) is not None:
            return kept
        if table not in self._at_work:
            self._rate.check(address, "You have asked for many reviews. Wait a minute and try again.")
            if len(self._at_work) >= MOST_AT_WORK:
                raise too_many("Many reviews are being worked out. Wait a minute and try again.")
        work = self._start(table, match, patient=False)
        work.patient = False
        return work

    async def _kept(self, table: str, match: Match) -> StoredReview | None:
        """What the store has, if it is the review of this match by these values."""
        kept = await self._store.review(table)
        if kept is None or kept.number != match.number:
            return None
        return kept if kept.edition == await asyncio.to_thread(edition, match.opened.game) else None

    def _start(self, table: str, match: Match, *, patient: bool) -> Work:
        if table not in self._at_work:
            self._at_work[table] = Work(patient=patient)
            self._background.run(self._carry_out(table, match, self._at_work[table]))
        return self._at_work[table]

    async def _carry_out(self, table: str, match: Match, work: Work) -> None:
        """It goes on when nobody reads it any more: it will be asked for again."""
        try:
            work.kept = await self._carried_out(table, match, work)
        except RollwrightError as error:
            work.failed = error
        finally:
            work.failed = work.failed or (unavailable() if work.kept is None else None)
            del self._at_work[table]
            work.tell()

    async def _carried_out(self, table: str, match: Match, work: Work) -> StoredReview:
        game, number, log = match.opened.game, match.number, log_to_json(match.events)
        first: int | None = 0
        while first is not None:
            if work.patient:
                await self._thinkers.rest()
            seconds = PIECE if first else FIRST_PIECE
            lines, first = await self._worked_out(game, review_piece, log, first, seconds)
            work.lines += lines
            work.tell()
        summary, entries, losses = await self._worked_out(game, whole_review, log, work.lines)
        values = await asyncio.to_thread(edition, game)
        review = StoredReview(table, number, values, msgspec.json.encode(summary), entries)
        try:
            await self._store.keep_review(review, _qualities(summary, losses), self._clock())
        except StaleNumber:
            raise Refusal("not-over", "The match goes on: review it when it has ended.", 409) from None
        return review

    async def _worked_out(self, game: str, work: Callable[..., Any], *args: Any) -> Any:
        async with self._turn:
            try:
                return await self._thinkers.run(game, work, *args)
            except BrokenProcessPool:
                raise unavailable() from None


# --- what is told -----------------------------------------------------------------------------------------------------


async def _lines_of(found: StoredReview | Work, match: Match) -> AsyncIterator[bytes]:
    try:
        if isinstance(found, StoredReview):
            for line in await asyncio.to_thread(_entries_of, found):
                yield line
            kept: StoredReview | None = found
        else:
            async for line in found.read():
                yield line
            kept = found.kept
        if kept is not None:
            yield msgspec.json.encode(_named(kept, match))
    except RollwrightError as error:
        refused = refusal_of(error)
        yield msgspec.json.encode({"kind": "failed", "code": refused.code, "text": refused.text})


class _RawEntry(msgspec.Struct):
    """An entry whose parts are passed on as they are."""

    moments: list[msgspec.Raw]
    point: msgspec.Raw


def body_of(review: StoredReview, match: Match) -> bytes:
    """A review as one JSON object."""
    entries = [msgspec.json.decode(line, type=_RawEntry) for line in _entries_of(review)]
    whole = msgspec.structs.asdict(_named(review, match))
    whole["moments"] = [moment for entry in entries for moment in entry.moments]
    whole["curve"] = [entry.point for entry in entries]
    return msgspec.json.encode(whole)


def _entries_of(review: StoredReview) -> list[bytes]:
    return zlib.decompress(review.entries).split(b"\n")


def _named(review: StoredReview, match: Match) -> Summary:
    """The summary with the names that the seats have now."""
    summary = msgspec.json.decode(review.summary, type=Summary)
    chairs = match.position.chairs
    return replace(summary, seats=[replace(seat, name=chairs[seat.seat].name) for seat in summary.seats])


def _qualities(summary: Summary, losses: Sequence[Sequence[float]]) -> dict[int, Quality]:
    """How well every seat played; nothing of a match that was broken off."""
    if not summary.finished:
        return {}
    found = {}
    for seat in summary.seats:
        decisions, total, squares = Losses.of(losses[seat.seat])
        found[seat.seat] = Quality(total, squares, decisions, seat.luck)
    return found


# --- in one of the bots' processes; a server that is never asked doesn't load what they need --------------------------


def why_json(log: bytes, number: int, seat: Seat, better: Json, other: Json) -> bytes:
    """The reason of one decision."""
    from rollwright.analysis.worker import why_in_log

    return msgspec.json.encode(why_in_log(log, number, seat, better, other))


def review_piece(log: bytes, first: int, seconds: float) -> tuple[list[bytes], int | None]:
    """Some entries of a review."""
    from rollwright.analysis import worker

    return worker.review_piece(log, first, seconds)


def whole_review(log: bytes, lines: list[bytes]) -> tuple[Summary, bytes, list[list[float]]]:
    """The end of a review."""
    from rollwright.analysis import worker

    return worker.whole_review(log, lines)
