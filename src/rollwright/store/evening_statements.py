"""The SQL of club evenings."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.store.circle_statements import result_of
from rollwright.store.evenings import EveningRow, EveningTable, LoadedEvening, Member, Round
from rollwright.store.interface import Moment, Opening, PersonGone, RoundBegun
from rollwright.store.sql import Query, Row, Sql, Step


class EveningSql(Sql):
    share = ""
    """The SQL that keeps rows as they were read until the transaction ends."""

    def _opening_steps(self, opening: Opening) -> list[Step]:
        raise NotImplementedError

    async def open_evening(self, evening: EveningRow) -> None:
        sql = "INSERT INTO evenings (id, host, options, created_at) VALUES (?, ?, ?, ?)"
        await self._transact([Step(sql, (evening.id, evening.host, evening.options, evening.created_at))])

    async def load_evening(self, evening: str) -> LoadedEvening | None:
        queries = (
            "SELECT * FROM evenings WHERE id = ?",
            "SELECT number, person, name, here FROM evening_members WHERE evening = ? ORDER BY number",
            "SELECT number, key, seal FROM evening_rounds WHERE evening = ? ORDER BY number",
            _TABLES,
            _HOLDERS,
            _RESULTS,
        )
        found = await self._read([Query(sql, (evening,)) for sql in queries])
        return _loaded(found) if found[0] else None

    async def count_evenings(self, host: str) -> int:
        return int(await self._value("SELECT COUNT(*) FROM evenings WHERE host = ? AND ended_at IS NULL", host))

    async def add_member(self, evening: str, person: str, name: str) -> None:
        come = Step(_COME.format(share=self.share), (evening, evening, name, person), PersonGone)
        await self._transact([_lock(evening), come])

    async def remove_member(self, evening: str, person: str) -> None:
        sql = "UPDATE evening_members SET here = 0 WHERE evening = ? AND person = ?"
        await self._transact([Step(sql, (evening, person))])

    async def begin_round(self, evening: str, begun: Round, openings: list[Opening]) -> None:
        sql = "INSERT INTO evening_rounds (evening, number, key, seal) VALUES (?, ?, ?, ?)"
        steps = [Step(sql, (evening, *begun), None, RoundBegun)]
        for place, opening in enumerate(openings, 1):
            steps += self._opening_steps(opening)
            sql = "INSERT INTO evening_tables (table_id, evening, round, place) VALUES (?, ?, ?, ?)"
            steps.append(Step(sql, (opening.table.id, evening, begun.number, place)))
        await self._transact(steps, laborious=True)

    async def end_evening(self, evening: str, at: Moment) -> None:
        await self._transact([Step("UPDATE evenings SET ended_at = ? WHERE id = ?", (at, evening))])

    async def key_of_round(self, seal: str) -> bytes | None:
        key = await self._value(
            "SELECT r.key FROM evening_rounds r WHERE r.seal = ? AND NOT EXISTS "
            "(SELECT 1 FROM evening_tables e JOIN tables t ON t.id = e.table_id "
            "WHERE e.evening = r.evening AND e.round = r.number AND t.state <> 'over')",
            seal,
        )
        return None if key is None else bytes(key)

    async def round_is_played(self, table: str) -> bool:
        found = await self._value(
            "SELECT COUNT(*) FROM evening_tables own "
            "JOIN evening_tables e ON e.evening = own.evening AND e.round = own.round "
            "JOIN tables t ON t.id = e.table_id WHERE own.table_id = ? AND t.state <> 'over'",
            table,
        )
        return bool(found)

    def _forget_evenings(self, before: Moment) -> Step:
        """Evenings that never came to a match."""
        sql = (
            "DELETE FROM evenings WHERE created_at < ? "
            "AND NOT EXISTS (SELECT 1 FROM evening_tables e WHERE e.evening = evenings.id)"
        )
        return Step(sql, (before,))


_TABLES = (
    "SELECT t.id, e.round, e.place, t.state, t.number FROM evening_tables e JOIN tables t ON t.id = e.table_id "
    "WHERE e.evening = ? ORDER BY e.round, e.place"
)
_HOLDERS = (
    "SELECT h.table_id, h.seat, h.person FROM evening_tables e JOIN holdings h ON h.table_id = e.table_id "
    "WHERE e.evening = ?"
)
_RESULTS = (
    "SELECT r.* FROM results r JOIN evening_tables e ON e.table_id = r.table_id "
    "WHERE e.evening = ? ORDER BY e.round, e.place, r.seat"
)
_COME = (
    "INSERT INTO evening_members (evening, number, person, name, here) "
    "SELECT CAST(? AS TEXT), (SELECT COALESCE(MAX(number), 0) + 1 FROM evening_members WHERE evening = ?), "
    "id, CAST(? AS TEXT), 1 FROM people WHERE id = ? AND erased_at IS NULL{share} "
    "ON CONFLICT (evening, person) DO UPDATE SET name = excluded.name, here = 1"
)


def _lock(evening: str) -> Step:
    """Members come one after the other, so that no number is given twice."""
    return Step("UPDATE evenings SET created_at = created_at WHERE id = ?", (evening,))


def _loaded(found: Sequence[Sequence[Row]]) -> LoadedEvening:
    [row], members, rounds, tables, holdings, results = found
    holders: dict[str, dict[int, str]] = {}
    for table, seat, person in holdings:
        holders.setdefault(table, {})[seat] = person
    return LoadedEvening(
        EveningRow(**dict(row) | {"options": bytes(dict(row)["options"])}),
        [Member(number, person, name, bool(here)) for number, person, name, here in members],
        [Round(number, bytes(key), seal) for number, key, seal in rounds],
        [EveningTable(*table) for table in tables],
        holders,
        [result_of(result) for result in results],
    )
