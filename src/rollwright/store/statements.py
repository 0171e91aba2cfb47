"""The SQL of the store, written once for both databases.

Subjects of their own stand beside it: `push_statements`, `circle_statements`, `evening_statements`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from typing import Literal

from rollwright.store.circle_statements import SqlCircles, circle_match_step, invitation_steps, result_of
from rollwright.store.evening_statements import EveningSql
from rollwright.store.interface import (
    AlreadyAnswered,
    AlreadyTried,
    Answered,
    CodeTaken,
    Holding,
    Listener,
    Loaded,
    Moment,
    Named,
    News,
    Opening,
    Person,
    PersonGone,
    Present,
    Result,
    StaleNumber,
    StoredChange,
    StoredEvent,
    TableRow,
    TokenTaken,
)
from rollwright.store.push_statements import SqlPushes, done_steps, seen_steps, tell_steps
from rollwright.store.review_statements import SqlReviews
from rollwright.store.sql import Query, Row, Step

#: So many tables or people are forgotten together; more at once would hold others up.
TIDY_BATCH = 500


class SqlStore(SqlPushes, SqlReviews, SqlCircles, EveningSql):
    """Everything that both databases do alike."""

    claim = ""
    """The SQL that claims due tables, one node each."""

    async def pass_on(self, news: News) -> None:
        await self._transact([], news)

    async def check(self) -> None:
        await self._rows("SELECT 1")

    async def key(self, name: str, fresh: bytes) -> bytes:
        await self._transact(
            [Step("INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh))]
        )
        return bytes(await self._value("SELECT value FROM keys WHERE name = ?", name))

    # --- people -------------------------------------------------------------------------------------------------------

    async def add_person(self, person: Person, token: bytes, at: Moment) -> None:
        await self._transact(
            [
                Step("INSERT INTO people (id, name, created_at) VALUES (?, ?, ?)", (person.id, person.name, at)),
                _token(person.id, token, at),
            ]
        )

    async def person_of_token(self, token: bytes) -> Person | None:
        return _person(await self._rows(f"{_PERSON} JOIN tokens t ON t.person = p.id WHERE t.hash = ?", token))

    async def person_of_recovery(self, recovery: bytes) -> Person | None:
        return _person(await self._rows(f"{_PERSON} WHERE p.recovery = ?", recovery))

    async def add_token(self, person: str, token: bytes, at: Moment) -> None:
        await self._transact([_token(person, token, at)])

    async def sign_out(self, person: str, token: bytes, recovery: bytes, at: Moment) -> None:
        await self._transact(
            [
                Step("DELETE FROM tokens WHERE person = ?", (person,)),
                Step("DELETE FROM subscriptions WHERE person = ?", (person,)),
                Step("UPDATE people SET recovery = ? WHERE id = ?", (recovery, person)),
                _token(person, token, at),
            ],
            News("person", person),
        )

    async def rename(self, person: str, name: str) -> None:
        await self._transact([Step("UPDATE people SET name = ? WHERE id = ?", (name, person))])

    async def set_recovery(self, person: str, recovery: bytes) -> None:
        await self._transact([Step("UPDATE people SET recovery = ? WHERE id = ?", (recovery, person))])

    async def begin_erasing(self, person: str, at: Moment) -> None:
        await self._transact(
            [
                Step("UPDATE people SET erased_at = ?, name = '', recovery = NULL WHERE id = ?", (at, person)),
                Step("DELETE FROM tokens WHERE person = ?", (person,)),
                Step("DELETE FROM subscriptions WHERE person = ?", (person,)),
            ],
            News("person", person),
        )

    async def erasing(self) -> list[str]:
        return [person for (person,) in await self._rows("SELECT id FROM people WHERE erased_at IS NOT NULL")]

    async def named(self, person: str) -> dict[str, set[int]]:
        numbers: dict[str, set[int]] = {}
        for table, number in await self._rows("SELECT table_id, number FROM named WHERE person = ?", person):
            numbers.setdefault(table, set()).add(number)
        return numbers

    async def erase(self, person: str, name: str) -> None:
        await self._transact(
            [
                Step("UPDATE results SET name = ? WHERE person = ?", (name, person)),
                Step("DELETE FROM answers WHERE person = ?", (person,)),
                Step("DELETE FROM people WHERE id = ?", (person,)),
            ],
            laborious=True,
        )

    # --- results ------------------------------------------------------------------------------------------------------

    async def history(self, person: str, limit: int) -> list[list[Result]]:
        rows = await self._rows(
            "SELECT r.* FROM results r JOIN "
            "(SELECT DISTINCT table_id, finished_at FROM results WHERE person = ? ORDER BY finished_at DESC LIMIT ?) m "
            "ON m.table_id = r.table_id ORDER BY m.finished_at DESC, r.table_id, r.seat",
            person,
            limit,
        )
        matches: dict[str, list[Result]] = {}
        for row in rows:
            matches.setdefault(row[0], []).append(result_of(row))
        return list(matches.values())

    async def results(self, person: str) -> list[Result]:
        rows = await self._rows("SELECT * FROM results WHERE person = ? ORDER BY finished_at", person)
        return [result_of(row) for row in rows]

    # --- tables -------------------------------------------------------------------------------------------------------

    async def open_table(self, opening: Opening) -> None:
        await self._transact(self._opening_steps(opening))

    def _opening_steps(self, opening: Opening) -> list[Step]:
        table = opening.table
        steps = [_insert_table(table), *_event_steps(table.id, opening.events, table.created_at)]
        steps += [self._hold(table.id, holding) for holding in opening.holdings if holding.person]
        steps += [_name(table.id, named) for named in opening.named]
        steps += tell_steps(table.id, opening.invited, "invited", opening.tell_at)
        if opening.inviter is not None:
            at = table.created_at
            steps += invitation_steps(table.id, opening.invited, table.host, opening.inviter, at)
        if opening.secret is not None:
            steps.append(Step("INSERT INTO secrets (table_id, secret) VALUES (?, ?)", (table.id, opening.secret)))
        if table.daily is not None:
            sql = "INSERT INTO daily_tries (person, game, date, table_id) VALUES (?, ?, ?, ?)"
            steps.append(Step(sql, (table.host, table.game, table.daily, table.id), None, AlreadyTried))
        return steps

    async def load(self, table: str, after: int = 0) -> Loaded | None:
        rows, events, holdings, secrets = await self._read(
            [
                Query("SELECT * FROM tables WHERE id = ?", (table,)),
                Query(
                    "SELECT number, data FROM events WHERE table_id = ? AND number > ? ORDER BY number", (table, after)
                ),
                Query("SELECT seat, person FROM holdings WHERE table_id = ?", (table,)),
                Query("SELECT secret FROM secrets WHERE table_id = ?", (table,)),
            ]
        )
        if not rows:
            return None
        return Loaded(
            _table(rows[0]),
            [StoredEvent(number, bytes(data)) for number, data in events],
            {seat: person for seat, person in holdings},  # noqa: C416
            bytes(secrets[0][0]) if secrets else None,
        )

    async def revision(self, table: str) -> int | None:
        revision: int | None = await self._value("SELECT revision FROM tables WHERE id = ?", table)
        return revision

    async def commit(self, change: StoredChange) -> None:
        steps = [_advance(change), *_event_steps(change.table, change.events, change.at)]
        steps += [_rewrite(change.table, event) for event in change.rewritten]
        steps += [self._hold(change.table, holding) for holding in change.holdings]
        steps += [_name(change.table, named) for named in change.named]
        if change.answered is not None:
            sql = "INSERT INTO answers (person, command, at) VALUES (?, ?, ?)"
            steps.append(Step(sql, (*change.answered, change.at), None, AlreadyAnswered))
        steps += [_result_step(result) for result in change.results]
        if change.results:
            steps.append(circle_match_step(change.table))
        steps += done_steps(change.table, change.done_waiting)
        steps += tell_steps(change.table, change.waits_for, "move", change.tell_at)
        if change.rematch is not None:
            steps += self._opening_steps(change.rematch)
            sql = "UPDATE tables SET rematch = ? WHERE id = ?"
            steps.append(Step(sql, (change.rematch.table.id, change.table)))
        if change.state == "over":
            steps.append(Step("UPDATE tables SET code = NULL WHERE id = ?", (change.table,)))
        kind: Literal["table", "rewritten"] = "rewritten" if change.rewritten else "table"
        await self._transact(steps, News(kind, change.table, change.revision + 1))

    def _hold(self, table: str, holding: Holding) -> Step:
        """Somebody takes a seat, or nobody holds it. An erasure that begins meanwhile waits, or is seen."""
        if holding.person is None:
            return Step("DELETE FROM holdings WHERE table_id = ? AND seat = ?", (table, holding.seat))
        return Step(_HOLD.format(share=self.share), (table, holding.seat, holding.person), PersonGone)

    async def is_answered(self, answered: Answered) -> bool:
        return bool(await self._rows("SELECT 1 FROM answers WHERE person = ? AND command = ?", *answered))

    async def table_of_code(self, code: str) -> str | None:
        table: str | None = await self._value("SELECT id FROM tables WHERE code = ?", code)
        return table

    async def listed(self, limit: int) -> list[TableRow]:
        rows = await self._rows(
            "SELECT * FROM tables WHERE listed = 1 AND state = 'open' AND open_seats > 0 "
            "ORDER BY created_at DESC LIMIT ?",
            limit,
        )
        return [_table(row) for row in rows]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        rows = await self._rows(
            "SELECT * FROM tables WHERE id IN (SELECT table_id FROM holdings WHERE person = ? "
            "UNION SELECT id FROM tables WHERE host = ?) ORDER BY changed_at DESC LIMIT ?",
            person,
            person,
            limit,
        )
        return [_table(row) for row in rows]

    async def count_unfinished(self, host: str) -> int:
        return int(await self._value("SELECT COUNT(*) FROM tables WHERE host = ? AND state <> 'over'", host))

    async def finished(self, batch: int = 100) -> AsyncIterator[Loaded]:
        last = ""
        while rows := await self._rows(
            "SELECT id FROM tables WHERE state = 'over' AND id > ? ORDER BY id LIMIT ?", last, batch
        ):
            for (table,) in rows:
                loaded = await self.load(table)
                if loaded is not None:
                    yield loaded
            last = rows[-1][0]

    # --- timers -------------------------------------------------------------------------------------------------------

    async def claim_due(self, now: Moment, until: Moment, limit: int) -> list[str]:
        rows = await self._transact([Step(self.claim, (until, now, now, limit))])
        return [table for (table,) in rows]

    async def next_due(self) -> Moment | None:
        moment: Moment | None = await self._value("SELECT MIN(due_at) FROM tables WHERE due_at IS NOT NULL")
        return moment

    async def tidy(
        self, answers_before: Moment, tables_before: Moment, people_before: Moment, reviews_before: Moment
    ) -> int:
        gone = await self._transact(
            [
                Step(_FORGET_STRANGERS, (people_before, people_before, TIDY_BATCH)),
                Step("DELETE FROM answers WHERE at < ?", (answers_before,)),
                Step("DELETE FROM nodes WHERE seen_at < ?", (answers_before,)),
                self._forget_evenings(tables_before),
                Step(
                    "DELETE FROM reviews WHERE table_id IN (SELECT table_id FROM reviews WHERE at < ? LIMIT ?)",
                    (reviews_before, TIDY_BATCH),
                ),
                Step(
                    "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE state <> 'over' AND changed_at < ? "
                    "LIMIT ?) RETURNING id",
                    (tables_before, TIDY_BATCH),
                ),
            ],
            laborious=True,
        )
        return len(gone)

    # --- daily challenge ----------------------------------------------------------------------------------------------

    async def daily_try(self, person: str, game: str, date: str) -> str | None:
        sql = "SELECT table_id FROM daily_tries WHERE person = ? AND game = ? AND date = ?"
        table: str | None = await self._value(sql, person, game, date)
        return table

    async def daily_results(self, game: str, date: str, limit: int) -> list[Result]:
        rows = await self._rows(
            "SELECT r.* FROM results r JOIN daily_tries d ON d.table_id = r.table_id AND d.person = r.person "
            "WHERE r.game = ? AND r.daily = ? "
            "ORDER BY CASE WHEN r.unrated IS NULL THEN 0 ELSE 1 END, r.score DESC, r.finished_at LIMIT ?",
            game,
            date,
            limit,
        )
        return [result_of(row) for row in rows]

    # --- several nodes ------------------------------------------------------------------------------------------------

    async def set_present(
        self, table: str, node: str, seats: Collection[int], at: Moment, looking: Collection[str] = ()
    ) -> None:
        shown = " ".join(str(seat) for seat in sorted(seats))
        steps = [_alive(node, at)]
        if seats or looking:
            steps.append(
                Step(
                    "INSERT INTO present (table_id, node, seats, looking) VALUES (?, ?, ?, ?) "
                    "ON CONFLICT (table_id, node) DO UPDATE SET seats = excluded.seats, looking = excluded.looking",
                    (table, node, shown, " ".join(sorted(looking))),
                )
            )
        else:
            steps.append(Step("DELETE FROM present WHERE table_id = ? AND node = ?", (table, node)))
        steps += seen_steps(table, looking)
        await self._transact(steps, News("presence", table))

    async def present(self, table: str, since: Moment) -> Present:
        rows = await self._rows(
            "SELECT p.seats, p.looking FROM present p JOIN nodes n ON n.id = p.node "
            "WHERE p.table_id = ? AND n.seen_at >= ?",
            table,
            since,
        )
        seats = {int(seat) for seats, _ in rows for seat in seats.split()}
        return Present(seats, {person for _, looking in rows for person in looking.split()})

    async def alive(self, node: str, at: Moment) -> None:
        await self._transact([_alive(node, at)])

    async def last_seen(self) -> Moment | None:
        moment: Moment | None = await self._value("SELECT MAX(seen_at) FROM nodes")
        return moment

    async def listen(self, listener: Listener) -> None:
        raise NotImplementedError


_HOLD = (
    "INSERT INTO holdings (table_id, seat, person) SELECT CAST(? AS TEXT), CAST(? AS BIGINT), id FROM people "
    "WHERE id = ? AND erased_at IS NULL{share} ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person"
)
_FORGET_STRANGERS = (
    "DELETE FROM people WHERE id IN (SELECT p.id FROM people p WHERE p.created_at < ? AND p.recovery IS NULL "
    "AND NOT EXISTS (SELECT 1 FROM tokens o WHERE o.person = p.id AND o.created_at >= ?) "
    "AND NOT EXISTS (SELECT 1 FROM holdings o WHERE o.person = p.id) "
    "AND NOT EXISTS (SELECT 1 FROM named o WHERE o.person = p.id) "
    "AND NOT EXISTS (SELECT 1 FROM tables o WHERE o.host = p.id) "
    "AND NOT EXISTS (SELECT 1 FROM results o WHERE o.person = p.id) "
    "AND NOT EXISTS (SELECT 1 FROM daily_tries o WHERE o.person = p.id) LIMIT ?)"
)
_PERSON = "SELECT p.id, p.name, p.recovery FROM people p"


def _person(rows: Sequence[Row]) -> Person | None:
    return Person(rows[0][0], rows[0][1], rows[0][2] is not None) if rows else None


def _token(person: str, token: bytes, at: Moment) -> Step:
    sql = "INSERT INTO tokens (hash, person, created_at) VALUES (?, ?, ?)"
    return Step(sql, (token, person, at), None, TokenTaken)


def _alive(node: str, at: Moment) -> Step:
    return Step(
        "INSERT INTO nodes (id, seen_at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at",
        (node, at),
    )


def _advance(change: StoredChange) -> Step:
    return Step(
        "UPDATE tables SET revision = revision + 1, number = ?, open_seats = ?, pending = ?, state = ?, due = ?, "
        "due_at = ?, claimed_until = NULL, changed_at = ? WHERE id = ? AND revision = ?",
        (
            change.number,
            change.open_seats,
            change.pending,
            change.state,
            change.due,
            change.due_at,
            change.at,
            change.table,
            change.revision,
        ),
        StaleNumber,
    )


def _event_steps(table: str, events: Iterable[StoredEvent], at: Moment) -> list[Step]:
    sql = "INSERT INTO events (table_id, number, data, at) VALUES (?, ?, ?, ?)"
    return [Step(sql, (table, event.number, event.data, at), None, StaleNumber) for event in events]


def _name(table: str, named: Named) -> Step:
    return Step("INSERT INTO named (table_id, number, person) VALUES (?, ?, ?)", (table, *named))


def _rewrite(table: str, event: StoredEvent) -> Step:
    sql = "UPDATE events SET data = ? WHERE table_id = ? AND number = ?"
    return Step(sql, (event.data, table, event.number), StaleNumber)


def _result_step(result: Result) -> Step:
    return Step(
        "INSERT INTO results (table_id, seat, person, name, game, variant, seats, score, won, finished_at, daily, "
        "unrated, review_due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET score = excluded.score, won = excluded.won, "
        "review_due = excluded.review_due, lost = NULL, lost_squares = NULL, decisions = NULL, luck = NULL",
        (
            result.table,
            result.seat,
            result.person,
            result.name,
            result.game,
            result.variant,
            result.seats,
            result.score,
            int(result.won),
            result.finished_at,
            result.daily,
            result.unrated,
            None if result.person is None else result.finished_at,
        ),
    )


def _insert_table(table: TableRow) -> Step:
    return Step(
        "INSERT INTO tables (id, code, host, game, options, listed, created_at, daily, state, number, open_seats, "
        "revision, pending, due, due_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.code,
            table.host,
            table.game,
            table.options,
            int(table.listed),
            table.created_at,
            table.daily,
            table.state,
            table.number,
            table.open_seats,
            table.revision,
            table.pending,
            table.due,
            table.due_at,
            table.changed_at,
        ),
        if_there=CodeTaken,
    )


def _table(row: Row) -> TableRow:
    values = dict(row)
    del values["claimed_until"]
    return TableRow(**values | {"listed": bool(values["listed"])})
