"""The SQL of reviews: what the ledger said of a finished match, and which matches wait for it."""

from __future__ import annotations

from collections.abc import Mapping

from rollwright.store.interface import Moment, Quality, StaleNumber, StoredReview
from rollwright.store.sql import Sql, Step

_CLAIM = (
    "UPDATE results SET review_due = ? WHERE review_due <= ? AND table_id = (SELECT table_id FROM results "
    "WHERE review_due <= ? ORDER BY review_due DESC LIMIT 1) RETURNING table_id"
)


class SqlReviews(Sql):
    async def review(self, table: str) -> StoredReview | None:
        sql = "SELECT table_id, number, edition, summary, entries FROM reviews WHERE table_id = ?"
        rows = await self._rows(sql, table)
        if not rows:
            return None
        id_, number, edition, summary, entries = rows[0]
        return StoredReview(id_, number, edition, bytes(summary), bytes(entries))

    async def keep_review(self, review: StoredReview, qualities: Mapping[int, Quality], at: Moment) -> None:
        steps = [
            Step(
                "UPDATE tables SET number = number WHERE id = ? AND number = ? AND state = 'over'",
                (review.table, review.number),
                StaleNumber,
            ),
            Step(
                "INSERT INTO reviews (table_id, number, edition, summary, entries, at) VALUES (?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, edition = excluded.edition, "
                "summary = excluded.summary, entries = excluded.entries, at = excluded.at",
                (*review, at),
            ),
        ]
        sql = "UPDATE results SET lost = ?, lost_squares = ?, decisions = ?, luck = ? WHERE table_id = ? AND seat = ?"
        steps += [Step(sql, (*quality, review.table, seat)) for seat, quality in qualities.items()]
        await self._transact([*steps, _nothing_due(review.table)])

    async def claim_review(self, now: Moment, until: Moment) -> str | None:
        if not await self._rows("SELECT 1 FROM results WHERE review_due <= ? LIMIT 1", now):
            return None
        rows = await self._transact([Step(_CLAIM, (until, now, now))])
        return rows[0][0] if rows else None

    async def drop_review_due(self, table: str) -> None:
        await self._transact([_nothing_due(table)])


def _nothing_due(table: str) -> Step:
    return Step("UPDATE results SET review_due = NULL WHERE table_id = ? AND review_due IS NOT NULL", (table,))
