"""Telling people who are away that it is their move, or that somebody asks them to a table.

What is to be told stands in the store, written together with the change that made it so, and every node looks for what
is due; what one has claimed, the others leave alone. Whoever looks at the table is not told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from rollwright.locales import LANGUAGES, SOURCE_LANGUAGE, Texts
from rollwright.server import errors, outgoing
from rollwright.server.background import Background
from rollwright.server.changes import Changes
from rollwright.server.live_table import LiveTable
from rollwright.server.settings import Settings
from rollwright.server.table_cache import TableCache
from rollwright.store import Store
from rollwright.store.interface import DuePush, Subscription

if TYPE_CHECKING:
    from rollwright.server.web_push import Signer

log = logging.getLogger(__name__)

NAME = "push"
#: Longer than it can take to reach a device's service.
CLAIM_SECONDS = 60.0
CLAIMED_AT_ONCE = 100
AT_ONCE = 8
#: Seconds to wait after each try that failed.
PAUSES = (30.0, 120.0, 600.0)
GONE = {404, 410}
#: Answers after which it is worth trying again.
LATER = {408, 425, 429}
#: How long a push service keeps a message for a device that it can't reach.
LIVE_SECONDS = 30 * 60
SLOW_SECONDS = 24 * 3600
MANY = "many-tables"


class Notice(msgspec.Struct, frozen=True):
    """What the page's service worker shows."""

    title: str
    body: str
    url: str
    tag: str
    moves: int
    """Tables where a move waits: for the badge of the installed page."""


class Parcel(NamedTuple):
    """A notice on its way."""

    notice: Notice
    seconds: int
    urgent: bool


class Pusher:
    def __init__(
        self,
        store: Store,
        tables: TableCache,
        changes: Changes,
        background: Background,
        settings: Settings,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._tables = tables
        self._changes = changes
        self._background = background
        self._settings = settings
        self._clock = clock
        self._room = asyncio.Semaphore(AT_ONCE)

    async def public_key(self) -> str:
        """The key that browsers subscribe with."""
        return (await self._signer()).public_key

    async def _signer(self) -> Signer:
        from rollwright.server.web_push import Signer, new_private_key  # cryptography takes a while to load

        url = self._settings.public_url or ""
        contact = self._settings.push_contact or (url if url.startswith("https://") else None)
        return Signer(await self._store.key("push", new_private_key()), contact)

    async def run(self) -> None:
        """Never ends by itself; raises what the store raises."""
        while True:
            await asyncio.sleep(self._settings.timer_interval)
            now = self._clock()
            claim = now + CLAIM_SECONDS
            devices: dict[str, list[DuePush]] = {}
            for push in await self._store.claim_pushes(now, claim, CLAIMED_AT_ONCE):
                devices.setdefault(push.subscription, []).append(push)
            for pushes in devices.values():
                self._background.run(self._tell(pushes, claim))
            self._background.recovered(NAME)

    async def _tell(self, pushes: list[DuePush], claim: float) -> None:
        """Tell one device everything that is due there, as one message."""
        async with self._room:
            device = await self._store.subscription(pushes[0].subscription)
            due = [] if device is None else await self._worth_telling(pushes, claim)
            if device is None or not due:
                return
            parcel = await self._parcel(device, due)
            try:
                status = await self._send(device, parcel)
            except outgoing.Forbidden:
                status = 410
            except outgoing.Unreachable as error:
                log.info("a push service can't be reached", extra={"error": str(error)})
                status = 503
            await self._settle(device, [push for push, _ in due], claim, status)

    async def _worth_telling(self, pushes: Iterable[DuePush], claim: float) -> list[tuple[DuePush, LiveTable]]:
        """What still holds. Whoever has the table before them knows; whoever has another one is told afterwards."""
        due = []
        for push in pushes:
            looks_at = await self._store.looks_at(push.person, self._clock() - self._settings.presence_timeout)
            try:
                table = await self._tables.get(push.table)
                await self._changes.look_again(table)
            except errors.Refusal:
                continue
            if push.table in looks_at or not _holds(push, table):
                await self._store.pushed(push, claim)
            elif looks_at:
                await self._store.push_later(push, claim, self._clock() + self._settings.push_after, push.tries)
            else:
                due.append((push, table))
        return due

    async def _parcel(self, device: Subscription, due: list[tuple[DuePush, LiveTable]]) -> Parcel:
        texts = Texts(device.language if device.language in LANGUAGES else SOURCE_LANGUAGE)
        moves = await self._store.moves_told(device.id)
        slow = all(table.options.pace == "slow" for _, table in due)
        if len(due) > 1:
            notice = Notice(texts("push-many", count=len(due)), texts("push-many-note"), "/", MANY, moves)
        else:
            notice = _notice(texts, *due[0], moves)
        return Parcel(notice, SLOW_SECONDS if slow else LIVE_SECONDS, urgent=not slow)

    async def _send(self, device: Subscription, parcel: Parcel) -> int:
        from rollwright.server.web_push import sealed

        signer = await self._signer()
        headers = {
            "authorization": signer.authorization(device.endpoint, self._clock()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(parcel.seconds),
            "urgency": "high" if parcel.urgent else "normal",
            "topic": parcel.notice.tag,
        }
        body = sealed(msgspec.json.encode(parcel.notice), device.public_key, device.auth)
        return await outgoing.post(device.endpoint, headers, body, private=self._settings.push_private)

    async def _settle(self, device: Subscription, pushes: list[DuePush], claim: float, status: int) -> None:
        if status in GONE:
            await self._store.unsubscribe(device.id)
            return
        for push in pushes:
            if (status >= 500 or status in LATER) and push.tries < len(PAUSES):
                at = self._clock() + PAUSES[push.tries]
                await self._store.push_later(push, claim, at, push.tries + 1)
            else:
                await self._store.pushed(push, claim)
        if status >= 300:
            log.warning("a push service refused a message", extra={"status": status})


def _holds(push: DuePush, table: LiveTable) -> bool:
    """Whether a person is still waited for."""
    standing = table.standing
    mine = standing.seats_of(push.person)
    if push.kind == "move":
        return bool(mine & standing.awaited_people)
    return not standing.started and (bool(mine) or standing.row.open_seats > 0)


def _notice(texts: Texts, push: DuePush, table: LiveTable, moves: int) -> Notice:
    game = texts.named("game", table.options.game)
    names = _others(table, push.person)
    title = texts("push-move" if push.kind == "move" else "push-invited", game=game)
    note = "push-move-note" if push.kind == "move" else "push-invited-note"
    body = texts(note, names=", ".join(names)) if names else ""
    return Notice(title, body, f"/t/{table.id}", table.id, moves)


def _others(table: LiveTable, person: str) -> list[str]:
    """The names of the other people at a table."""
    standing = table.standing
    seats = sorted(standing.holdings.keys() - standing.seats_of(person))
    return [standing.position.chairs[seat].name for seat in seats]
