"""The SQL of messages to people who are away: where their devices hear, and what each has still to be told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rollwright.store.interface import DuePush, Moment, PersonGone, PushKind, Subscription
from rollwright.store.sql import Row, Sql, Step

#: Devices of one person; the one that subscribed first gives way.
MOST_DEVICES = 10

_SUBSCRIBE = (
    "INSERT INTO subscriptions (id, person, endpoint, public_key, auth, language, created_at) "
    "SELECT CAST(? AS TEXT), id, CAST(? AS TEXT), {bytes}, {bytes}, CAST(? AS TEXT), CAST(? AS DOUBLE PRECISION) "
    "FROM people WHERE id = ? AND erased_at IS NULL{share} ON CONFLICT (id) DO UPDATE SET "
    "public_key = excluded.public_key, auth = excluded.auth, language = excluded.language"
)
_TELL = (
    "INSERT INTO pushes (table_id, subscription, person, kind, due_at) "
    "SELECT CAST(? AS TEXT), id, person, CAST(? AS TEXT), CAST(? AS DOUBLE PRECISION) "
    "FROM subscriptions WHERE person = ? ON CONFLICT DO NOTHING"
)
_CLAIM = (
    "UPDATE pushes SET claimed_until = ? WHERE (table_id, subscription) IN (SELECT table_id, subscription FROM pushes "
    "WHERE due_at <= ? AND (claimed_until IS NULL OR claimed_until < ?) ORDER BY due_at LIMIT ?{skip_locked}) "
    "RETURNING table_id, subscription, person, kind, tries"
)
_PUSHED = "UPDATE pushes SET due_at = NULL WHERE table_id = ? AND subscription = ? AND claimed_until = ?"
_PUSH_LATER = (
    "UPDATE pushes SET due_at = ?, tries = ?, claimed_until = NULL "
    "WHERE table_id = ? AND subscription = ? AND claimed_until = ?"
)


class SqlPushes(Sql):
    share = ""
    """The SQL that keeps rows as they were read until the transaction ends."""
    blob = "?"
    """The SQL of a parameter that holds bytes, where its type can't be told from its place."""

    async def subscribe(self, person: str, subscription: Subscription, at: Moment) -> None:
        of_it = subscription
        values = (of_it.id, of_it.endpoint, of_it.public_key, of_it.auth, of_it.language, at, person)
        await self._transact(
            [
                Step("DELETE FROM subscriptions WHERE id = ? AND person <> ?", (of_it.id, person)),
                Step(_SUBSCRIBE.format(share=self.share, bytes=self.blob), values, PersonGone),
                Step(
                    "DELETE FROM subscriptions WHERE person = ? AND id NOT IN "
                    "(SELECT id FROM subscriptions WHERE person = ? ORDER BY created_at DESC LIMIT ?)",
                    (person, person, MOST_DEVICES),
                ),
            ]
        )

    async def unsubscribe(self, id_: str, person: str | None = None) -> None:
        sql, args = "DELETE FROM subscriptions WHERE id = ?", [id_]
        if person is not None:
            sql, args = f"{sql} AND person = ?", [id_, person]
        await self._transact([Step(sql, args)])

    async def subscription(self, id_: str) -> Subscription | None:
        rows = await self._rows("SELECT id, endpoint, public_key, auth, language FROM subscriptions WHERE id = ?", id_)
        return _subscription(rows[0]) if rows else None

    async def claim_pushes(self, now: Moment, until: Moment, limit: int) -> list[DuePush]:
        rows = await self._transact([Step(_CLAIM.format(skip_locked=self.skip_locked), (until, now, now, limit))])
        return [DuePush(*row) for row in rows]

    async def pushed(self, push: DuePush, claim: Moment) -> None:
        await self._transact([Step(_PUSHED, (push.table, push.subscription, claim))])

    async def push_later(self, push: DuePush, claim: Moment, at: Moment, tries: int) -> None:
        await self._transact([Step(_PUSH_LATER, (at, tries, push.table, push.subscription, claim))])

    async def moves_told(self, subscription: str) -> int:
        sql = "SELECT COUNT(*) FROM pushes WHERE subscription = ? AND kind = 'move'"
        return int(await self._value(sql, subscription))

    async def looks_at(self, person: str, since: Moment) -> set[str]:
        rows = await self._rows(
            "SELECT p.table_id, p.looking FROM present p JOIN nodes n ON n.id = p.node "
            "WHERE n.seen_at >= ? AND p.looking LIKE ?",
            since,
            f"%{person}%",
        )
        return {table for table, looking in rows if person in looking.split()}


def tell_steps(table: str, people: Iterable[str], kind: PushKind, at: Moment) -> Iterator[Step]:
    """All devices of these people are to be told at this time, unless they have been, or look before."""
    for person in people:
        yield Step(_TELL, (table, kind, at, person))


def done_steps(table: str, people: Iterable[str]) -> Iterator[Step]:
    """Nobody waits for these people any more: the next time they are told anew."""
    for person in people:
        yield Step("DELETE FROM pushes WHERE table_id = ? AND person = ?", (table, person))


def seen_steps(table: str, people: Iterable[str]) -> Iterator[Step]:
    """These people look at a table: they need not be told what waits for them there."""
    for person in people:
        sql = "DELETE FROM pushes WHERE table_id = ? AND person = ? AND due_at IS NOT NULL"
        yield Step(sql, (table, person))


def _subscription(row: Row) -> Subscription:
    id_, endpoint, public_key, auth, language = row
    return Subscription(id_, endpoint, bytes(public_key), bytes(auth), language)
