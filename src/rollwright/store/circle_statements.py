"""The SQL of circles, invitations, and the days and results that friends compare."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from rollwright.store.circle_interface import Circle, Invitation, Member
from rollwright.store.interface import Moment, PersonGone, Quality, Result
from rollwright.store.sql import Row, Sql, Step

#: A match counts in a circle where at least two members have results that count.
_COUNT_MATCH = (
    "INSERT INTO circle_matches (circle, table_id) SELECT m.circle, r.table_id FROM results r "
    "JOIN members m ON m.person = r.person WHERE {which} AND r.unrated IS NULL AND r.daily IS NULL "
    "GROUP BY m.circle, r.table_id HAVING COUNT(DISTINCT m.person) > 1 ON CONFLICT DO NOTHING"
)
_JOIN = (
    "INSERT INTO members (circle, person, name, joined_at) "
    "SELECT c.id, p.id, CAST(? AS TEXT), CAST(? AS DOUBLE PRECISION) FROM circles c, people p "
    "WHERE c.id = ? AND p.id = ? AND p.erased_at IS NULL "
    "ON CONFLICT (circle, person) DO UPDATE SET name = excluded.name"
)
_DATES = "SELECT DISTINCT person, daily FROM results WHERE person IN ({holders}) AND daily >= ? ORDER BY daily DESC"
_DAILY = (
    "FROM results r JOIN daily_tries d ON d.table_id = r.table_id AND d.person = r.person "
    "WHERE r.game = ? AND r.daily = ?"
)
_COMPANIONS = (
    "SELECT o.person FROM results m JOIN results o ON o.table_id = m.table_id "
    "WHERE m.person = ? AND o.person IS NOT NULL"
)


def result_of(row: Row) -> Result:
    values = dict(row)
    del values["review_due"]
    figures = [values.pop(name) for name in Quality._fields]
    quality = None if figures[0] is None else Quality(*figures)
    return Result(table=values.pop("table_id"), won=bool(values.pop("won")), quality=quality, **values)


def circle_match_step(table: str) -> Step:
    """A match has ended: the circles of its people count it."""
    return Step(_COUNT_MATCH.format(which="r.table_id = ?"), (table,))


def invitation_steps(table: str, people: Iterable[str], host: str | None, inviter: str, at: Moment) -> Iterator[Step]:
    for person in people:
        sql = "INSERT INTO invitations (table_id, person, host, inviter, at) VALUES (?, ?, ?, ?, ?)"
        yield Step(sql, (table, person, host, inviter, at))


class SqlCircles(Sql):
    async def add_circle(self, circle: Circle, founder: Member, at: Moment) -> None:
        sql = "INSERT INTO circles (id, name, founder, created_at) VALUES (?, ?, ?, ?)"
        await self._transact([Step(sql, (*circle, at)), Step(_JOIN, (founder.name, at, circle.id, founder.person))])

    async def circle(self, id_: str) -> Circle | None:
        rows = await self._rows("SELECT id, name, founder FROM circles WHERE id = ?", id_)
        return Circle(*rows[0]) if rows else None

    async def members(self, circle: str) -> list[Member]:
        sql = "SELECT person, name FROM members WHERE circle = ? ORDER BY joined_at, person"
        return [Member(*row) for row in await self._rows(sql, circle)]

    async def circles_of(self, person: str) -> list[Circle]:
        rows = await self._rows(
            "SELECT c.id, c.name, c.founder FROM circles c JOIN members m ON m.circle = c.id WHERE m.person = ? "
            "ORDER BY m.joined_at",
            person,
        )
        return [Circle(*row) for row in rows]

    async def join_circle(self, circle: str, member: Member, at: Moment) -> None:
        which = "m.circle = ? AND r.table_id IN (SELECT table_id FROM results WHERE person = ?)"
        await self._transact(
            [
                Step(_JOIN, (member.name, at, circle, member.person), PersonGone),
                Step(_COUNT_MATCH.format(which=which), (circle, member.person)),
            ],
            laborious=True,
        )

    async def leave_circle(self, circle: str, person: str) -> None:
        await self._transact(
            [
                Step("DELETE FROM members WHERE circle = ? AND person = ?", (circle, person)),
                Step("UPDATE circles SET founder = NULL WHERE id = ? AND founder = ?", (circle, person)),
                Step(
                    "DELETE FROM circles WHERE id = ? AND NOT EXISTS (SELECT 1 FROM members WHERE circle = ?)",
                    (circle, circle),
                ),
            ]
        )

    async def delete_circle(self, circle: str) -> None:
        await self._transact([Step("DELETE FROM circles WHERE id = ?", (circle,))], laborious=True)

    async def circle_results(self, circle: str, limit: int) -> list[Result]:
        rows = await self._rows(
            "SELECT r.* FROM circle_matches c JOIN results r ON r.table_id = c.table_id "
            "WHERE c.circle = ? AND r.unrated IS NULL ORDER BY r.finished_at DESC, r.table_id, r.seat LIMIT ?",
            circle,
            limit,
        )
        return [result_of(row) for row in rows]

    async def daily_dates(self, people: Collection[str], since: str) -> dict[str, list[str]]:
        if not people:
            return {}
        holders = ", ".join("?" * len(people))
        rows = await self._rows(_DATES.format(holders=holders), *people, since)
        dates: dict[str, list[str]] = {}
        for person, date in rows:
            dates.setdefault(person, []).append(date)
        return dates

    async def daily_count(self, game: str, date: str) -> int:
        return int(await self._value(f"SELECT COUNT(*) {_DAILY} AND r.unrated IS NULL", game, date))

    async def daily_better(self, game: str, date: str, score: int) -> int:
        sql = f"SELECT COUNT(*) {_DAILY} AND r.unrated IS NULL AND r.score > ?"
        return int(await self._value(sql, game, date, score))

    async def daily_of_companions(self, person: str, game: str, date: str, limit: int) -> list[Result]:
        rows = await self._rows(
            f"SELECT r.* {_DAILY} AND (r.person = ? OR r.person IN ({_COMPANIONS})) "
            "ORDER BY CASE WHEN r.unrated IS NULL THEN 0 ELSE 1 END, r.score DESC, r.finished_at LIMIT ?",
            game,
            date,
            person,
            person,
            limit,
        )
        return [result_of(row) for row in rows]

    async def blocked_by(self, person: str, people: Collection[str]) -> set[str]:
        rows = await self._rows("SELECT person FROM blocks WHERE blocked = ?", person)
        return {blocker for (blocker,) in rows} & set(people)

    async def invitations_of(self, person: str, limit: int) -> list[Invitation]:
        rows = await self._rows(
            "SELECT i.table_id, t.game, i.inviter, i.at FROM invitations i JOIN tables t ON t.id = i.table_id "
            "WHERE i.person = ? AND t.state = 'open' AND t.open_seats > 0 AND NOT EXISTS "
            "(SELECT 1 FROM holdings h WHERE h.table_id = t.id AND h.person = i.person) ORDER BY i.at DESC LIMIT ?",
            person,
            limit,
        )
        return [Invitation(*row) for row in rows]

    async def decline(self, table: str, person: str, never: bool) -> None:
        steps = [
            Step("DELETE FROM pushes WHERE table_id = ? AND person = ? AND kind = 'invited'", (table, person)),
            Step("DELETE FROM invitations WHERE table_id = ? AND person = ?", (table, person)),
        ]
        if never:
            sql = (
                "INSERT INTO blocks (person, blocked) SELECT person, host FROM invitations "
                "WHERE table_id = ? AND person = ? AND host IS NOT NULL ON CONFLICT DO NOTHING"
            )
            steps.insert(0, Step(sql, (table, person)))
        await self._transact(steps)
