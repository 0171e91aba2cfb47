"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from rollwright.store import Store, open_store
from rollwright.store.interface import (
    AlreadyAnswered,
    AlreadyTried,
    Answered,
    CodeTaken,
    Holding,
    Named,
    News,
    Opening,
    Person,
    PersonGone,
    Quality,
    Result,
    StaleNumber,
    StoredChange,
    StoredEvent,
    StoredReview,
    TableRow,
)
from tests.postgres import Postgres

ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")


def a_table(table: str = "t1", code: str | None = "ABC234", **more: object) -> TableRow:
    fixed = TableRow(table, code, "ada", "qwinto", b'{"pace":"live"}', listed=False, created_at=1.0, number=1)
    return msgspec.structs.replace(fixed, **more)


def an_opening(table: TableRow | None = None, secret: bytes | None = b"hush") -> Opening:
    return Opening(
        table=table or a_table(), events=[StoredEvent(1, b'"opened"')], secret=secret, holdings=[Holding(0, "ada")]
    )


def a_change(revision: int = 0, number: int = 2, command: str | None = "c1", **more: object) -> StoredChange:
    fixed = StoredChange(
        table="t1",
        revision=revision,
        number=number,
        open_seats=1,
        events=[StoredEvent(number, b'"thrown"')],
        state="playing",
        at=2.0,
        answered=Answered("ada", command) if command else None,
    )
    return msgspec.structs.replace(fixed, **more)


@pytest.fixture
async def opened(store: Store) -> Store:
    """A store with two people and a table."""
    await store.add_person(ADA, b"token-ada", 1.0)
    await store.add_person(BEN, b"token-ben", 1.0)
    await store.open_table(an_opening())
    return store


async def test_a_table_is_loaded_as_it_was_opened(opened: Store) -> None:
    loaded = await opened.load("t1")
    assert loaded is not None
    assert loaded.table == a_table()
    assert loaded.events == [StoredEvent(1, b'"opened"')]
    assert loaded.holdings == {0: "ada"}
    assert loaded.secret == b"hush"
    assert await opened.load("t2") is None


async def test_a_change_is_kept_whole(opened: Store) -> None:
    change = a_change(pending=b'{"0":1}', due="nudge", due_at=9.0, holdings=[Holding(1, "ben"), Holding(0, None)])
    await opened.commit(change)
    loaded = await opened.load("t1")
    assert loaded is not None
    assert (loaded.table.number, loaded.table.revision, loaded.table.state) == (2, 1, "playing")
    assert (loaded.table.pending, loaded.table.due, loaded.table.due_at) == (b'{"0":1}', "nudge", 9.0)
    assert [event.number for event in loaded.events] == [1, 2]
    assert loaded.holdings == {1: "ben"}


async def test_a_stale_change_is_refused_and_leaves_nothing(opened: Store) -> None:
    await opened.commit(a_change())
    with pytest.raises(StaleNumber):
        await opened.commit(a_change(revision=0, number=3, command="c2", holdings=[Holding(1, "ben")]))
    loaded = await opened.load("t1")
    assert loaded is not None
    assert (loaded.table.revision, len(loaded.events), loaded.holdings) == (1, 2, {0: "ada"})
    assert not await opened.is_answered(Answered("ada", "c2"))


async def test_a_number_that_is_in_the_log_is_refused(opened: Store) -> None:
    with pytest.raises(StaleNumber):
        await opened.commit(a_change(number=1))
    assert await opened.revision("t1") == 0


async def test_a_command_is_carried_out_once(opened: Store) -> None:
    await opened.commit(a_change())
    with pytest.raises(AlreadyAnswered):
        await opened.commit(a_change(revision=1, number=3))
    assert await opened.is_answered(Answered("ada", "c1"))
    assert not await opened.is_answered(Answered("ben", "c1"))
    assert await opened.revision("t1") == 1


async def test_of_many_changes_on_one_revision_one_is_kept(opened: Store) -> None:
    changes = [a_change(command=f"c{number}") for number in range(40)]
    outcomes = await asyncio.gather(*(opened.commit(change) for change in changes), return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert all(outcome is None or isinstance(outcome, StaleNumber) for outcome in outcomes)
    assert await opened.revision("t1") == 1


async def test_a_refused_change_does_not_take_its_neighbours_along(opened: Store) -> None:
    for number in range(30):
        await opened.open_table(an_opening(a_table(f"n{number}", None)))
    changes = [a_change(table=f"n{number}", revision=number % 2, command=f"c{number}") for number in range(30)]
    outcomes = await asyncio.gather(*(opened.commit(change) for change in changes), return_exceptions=True)
    assert [outcome is None for outcome in outcomes] == [number % 2 == 0 for number in range(30)]


async def test_what_was_kept_is_there_after_opening_again(opened: Store, database: str | None, tmp_path: Path) -> None:
    await opened.commit(a_change())
    await opened.close()
    again = open_store(database, tmp_path)
    await again.open()
    loaded = await again.load("t1")
    assert loaded is not None
    assert loaded.table.revision == 1
    assert await again.is_answered(Answered("ada", "c1"))
    await again.close()


async def test_two_tables_never_share_a_code_and_a_finished_one_gives_it_back(opened: Store) -> None:
    with pytest.raises(CodeTaken):
        await opened.open_table(an_opening(a_table("t2")))
    assert await opened.table_of_code("ABC234") == "t1"
    await opened.commit(a_change(state="over"))
    assert await opened.table_of_code("ABC234") is None
    await opened.open_table(an_opening(a_table("t2")))


async def test_people_are_known_by_token_and_by_recovery(opened: Store) -> None:
    assert await opened.person_of_token(b"token-ada") == ADA
    assert await opened.person_of_token(b"token-eve") is None
    await opened.set_recovery("ada", b"recovery")
    await opened.rename("ada", "Ada L")
    known = Person("ada", "Ada L", recovery=True)
    assert await opened.person_of_recovery(b"recovery") == known
    await opened.add_token("ada", b"phone", 3.0)
    assert await opened.person_of_token(b"phone") == known


def a_result(table: str, seat: int, person: str | None, score: int, **more: object) -> Result:
    fixed = Result(table, seat, person, person or "bot", "qwinto", "standard", 2, score, score > 10, 5.0)
    return msgspec.structs.replace(fixed, **more)


async def test_history_holds_the_results_of_all_seats(opened: Store) -> None:
    results = [a_result("t1", 0, "ada", 12), a_result("t1", 1, "ben", 7)]
    await opened.commit(a_change(state="over", results=results))
    assert await opened.history("ada", 10) == [results]
    assert await opened.results("ben") == [results[1]]
    assert [loaded.table.id async for loaded in opened.finished()] == ["t1"]


A_REVIEW = StoredReview("t1", 2, "values", b"{}", b"packed")


async def test_a_review_is_kept_with_the_quality_of_every_seat(opened: Store) -> None:
    results = [Result("t1", seat, person, person, "qwinto", "", 2, 70, False, 2.0) for seat, person in enumerate("ab")]
    results = [msgspec.structs.replace(result, person=["ada", None][result.seat]) for result in results]
    await opened.commit(a_change(state="over", results=results))
    assert [result.quality for result in await opened.results("ada")] == [None]
    assert await opened.claim_review(1.0, 5.0) is None, "it isn't due before it has ended"
    assert await opened.claim_review(3.0, 5.0) == "t1"
    assert await opened.claim_review(4.0, 9.0) is None, "somebody is at it"
    assert await opened.claim_review(6.0, 9.0) == "t1", "whoever was at it is gone"
    quality = {0: Quality(4.0, 10.0, 3, -1.5), 1: Quality(0.0, 0.0, 0, 2.5)}
    await opened.keep_review(A_REVIEW, quality, 7.0)
    again = A_REVIEW._replace(edition="others")
    await opened.keep_review(again, quality, 8.0)
    assert await opened.review("t1") == again
    assert [result.quality for result in await opened.results("ada")] == [quality[0]]
    assert await opened.claim_review(99.0, 999.0) is None
    await opened.tidy(0.0, 0.0, 0.0, 9.0)
    assert await opened.review("t1") is None
    assert [result.quality for result in await opened.results("ada")] == [quality[0]]


async def test_a_review_of_a_match_that_goes_on_is_refused(opened: Store) -> None:
    await opened.commit(a_change())
    with pytest.raises(StaleNumber):
        await opened.keep_review(A_REVIEW, {}, 3.0)
    assert await opened.review("t1") is None


async def test_a_match_that_can_not_be_reviewed_is_claimed_no_more(opened: Store) -> None:
    await opened.commit(
        a_change(state="over", results=[Result("t1", 0, "ada", "Ada", "qwinto", "", 1, 70, False, 2.0)])
    )
    await opened.drop_review_due("t1")
    assert await opened.claim_review(99.0, 999.0) is None


async def test_erasing_leaves_no_trace_of_a_person(opened: Store) -> None:
    events = [StoredEvent(2, b'{"name":"Ada"}')]
    await opened.commit(a_change(state="over", events=events, results=[a_result("t1", 0, "ada", 12)]))
    await opened.begin_erasing("ada", 3.0)
    assert await opened.person_of_token(b"token-ada") is None
    assert await opened.erasing() == ["ada"]
    blank = [StoredEvent(2, b'{"name":"Somebody"}')]
    gone = [Holding(0, None)]
    await opened.commit(a_change(1, 2, None, state="over", events=[], rewritten=blank, holdings=gone))
    await opened.erase("ada", "Somebody")
    loaded = await opened.load("t1")
    assert loaded is not None
    assert loaded.holdings == {}
    assert loaded.table.host is None
    assert loaded.events[1].data == b'{"name":"Somebody"}'
    assert not await opened.is_answered(Answered("ada", "c1"))
    assert await opened.results("ada") == []
    assert await opened.erasing() == []


async def test_the_events_with_a_name_are_known_after_the_seat_was_left(opened: Store) -> None:
    await opened.commit(a_change(holdings=[Holding(1, "ben")], named=[Named(2, "ben")]))
    await opened.commit(a_change(1, 3, None, holdings=[Holding(1, None)]))
    assert await opened.named("ben") == {"t1": {2}}
    await opened.tidy(0.0, 0.0, 10.0, 0.0)
    assert await opened.named("ben") == {"t1": {2}}, "who is named in a log can still ask to be erased"
    await opened.erase("ben", "Somebody")
    assert await opened.named("ben") == {}


async def test_nobody_is_seated_once_their_erasure_was_begun(opened: Store) -> None:
    await opened.begin_erasing("ben", 3.0)
    with pytest.raises(PersonGone):
        await opened.commit(a_change(holdings=[Holding(1, "ben")]))
    with pytest.raises(PersonGone):
        await opened.open_table(msgspec.structs.replace(an_opening(a_table("t2", None)), holdings=[Holding(0, "ben")]))
    loaded = await opened.load("t1")
    assert loaded is not None
    assert (loaded.table.revision, await opened.load("t2")) == (0, None)


async def test_seating_and_erasing_somebody_at_once_never_leaves_them_seated_unseen(opened: Store) -> None:
    """Whichever is first: either the seat is refused, or the erasure sees it."""
    for number in range(20):
        person = Person(f"p{number}")
        await opened.add_person(person, person.id.encode(), 1.0)
        sitting = opened.commit(a_change(number, number + 2, None, holdings=[Holding(1, person.id)]))
        seated, _ = await asyncio.gather(sitting, opened.begin_erasing(person.id, 2.0), return_exceptions=True)
        assert bool(await opened.tables_of(person.id, 10)) == (seated is None)
        if seated is not None:
            assert isinstance(seated, PersonGone)
            await opened.commit(a_change(number, number + 2, None))


async def test_a_rematch_is_opened_together_with_the_change_that_tells_of_it(opened: Store) -> None:
    again = an_opening(a_table("t2", "XYZ789"))
    await opened.open_table(an_opening(a_table("t3", "TAKEN2")))
    with pytest.raises(CodeTaken):
        await opened.commit(a_change(rematch=an_opening(a_table("t2", "TAKEN2"))))
    assert await opened.load("t2") is None
    await opened.commit(a_change(rematch=again))
    loaded, new = await opened.load("t1"), await opened.load("t2")
    assert loaded is not None
    assert new is not None
    assert loaded.table.rematch == "t2"
    with pytest.raises(StaleNumber):
        await opened.commit(a_change(0, 3, "c2", rematch=an_opening(a_table("t4", None))))
    assert await opened.load("t4") is None


async def test_only_listed_open_tables_are_listed(opened: Store) -> None:
    await opened.open_table(an_opening(a_table("t2", None, listed=True)))
    await opened.open_table(an_opening(a_table("t3", None, listed=True, state="playing")))
    await opened.open_table(an_opening(a_table("t4", None, listed=True, open_seats=0)))
    assert [table.id for table in await opened.listed(10)] == ["t2"]
    await opened.commit(a_change(table="t2", state="open", open_seats=0))
    assert await opened.listed(10) == []
    assert {table.id for table in await opened.tables_of("ada", 10)} == {"t1", "t2", "t3", "t4"}
    assert await opened.tables_of("ben", 10) == []
    assert await opened.count_unfinished("ada") == 4


async def test_a_due_table_is_claimed_once_and_again_when_the_claim_ran_out(opened: Store) -> None:
    await opened.commit(a_change(due="nudge", due_at=10.0))
    assert await opened.next_due() == 10.0
    assert await opened.claim_due(9.0, 39.0, 5) == []
    claims = await asyncio.gather(*(opened.claim_due(11.0, 41.0, 5) for _ in range(8)))
    assert sorted(claims) == [[]] * 7 + [["t1"]]
    assert await opened.claim_due(42.0, 72.0, 5) == ["t1"]
    await opened.commit(a_change(revision=1, number=3, command="c2", due="stand-in", due_at=43.0))
    assert await opened.claim_due(44.0, 74.0, 5) == ["t1"]


async def test_a_person_has_one_try_a_day(opened: Store) -> None:
    """However many tables are opened at once, one of them is kept."""
    day = "2026-11-15"
    openings = [an_opening(a_table(f"d{number}", None, daily=day)) for number in range(8)]
    kept = await asyncio.gather(*(opened.open_table(each) for each in openings), return_exceptions=True)
    assert sum(outcome is None for outcome in kept) == 1
    assert all(outcome is None or isinstance(outcome, AlreadyTried) for outcome in kept)
    [table] = [each.table.id for each, outcome in zip(openings, kept, strict=True) if outcome is None]
    assert {each.id for each in await opened.tables_of("ada", 20)} == {"t1", table}
    assert await opened.daily_try("ada", "qwinto", day) == table
    assert await opened.daily_try("ben", "qwinto", day) is None
    result = a_result(table, 0, "ada", 30, daily=day)
    unrated = a_result("t1", 0, "ada", 60, daily=day)
    await opened.commit(a_change(table=table, state="over", results=[result]))
    await opened.commit(a_change(command="c2", state="over", results=[unrated]))
    assert await opened.daily_results("qwinto", day, 10) == [result]


async def test_a_key_is_drawn_once_for_all(store: Store) -> None:
    keys = await asyncio.gather(*(store.key("cookie", f"fresh {number}".encode()) for number in range(5)))
    assert len(set(keys)) == 1
    assert await store.key("other", b"x") == b"x"


async def test_those_who_are_present_are_known_until_their_node_dies(opened: Store) -> None:
    await opened.set_present("t1", "node-a", {0}, 100.0)
    await opened.set_present("t1", "node-b", {1, 2}, 100.0)
    await opened.alive("node-a", 200.0)
    assert (await opened.present("t1", 90.0)).seats == {0, 1, 2}
    assert (await opened.present("t1", 150.0)).seats == {0}
    await opened.set_present("t1", "node-a", (), 200.0)
    assert (await opened.present("t1", 150.0)).seats == set()


async def test_tidying_removes_what_nobody_touched(opened: Store) -> None:
    await opened.commit(a_change(at=50.0))
    assert await opened.tidy(40.0, 40.0, 0.0, 0.0) == 0
    assert await opened.is_answered(Answered("ada", "c1"))
    assert await opened.tidy(60.0, 60.0, 0.0, 0.0) == 1
    assert not await opened.is_answered(Answered("ada", "c1"))
    assert await opened.load("t1") is None


async def test_tidying_forgets_people_who_own_nothing_and_never_came_back(opened: Store) -> None:
    """Ada has a seat, Cid a recovery code, Dora another device since; Ben has a name only, and Fay came today."""
    for name, token in (("cid", b"c"), ("dora", b"d"), ("fay", b"f")):
        await opened.add_person(Person(name), token, 90.0 if name == "fay" else 1.0)
    await opened.set_recovery("cid", b"code")
    await opened.add_token("dora", b"later", 90.0)
    await opened.tidy(0.0, 0.0, 50.0, 0.0)
    tokens = (b"token-ada", b"c", b"later", b"f")
    assert [await opened.person_of_token(token) is not None for token in tokens] == [True] * 4
    assert await opened.person_of_token(b"token-ben") is None


async def test_starting_at_once_migrates_once(postgres: Postgres, tmp_path: Path) -> None:
    address = await postgres.fresh_database()
    stores = [open_store(address, tmp_path) for _ in range(4)]
    await asyncio.gather(*(each.open() for each in stores))
    await asyncio.gather(*(each.close() for each in stores))


async def test_another_node_hears_of_a_change(postgres: Postgres, tmp_path: Path) -> None:
    address = await postgres.fresh_database()
    here, there = open_store(address, tmp_path), open_store(address, tmp_path)
    await here.open()
    await there.open()
    heard: asyncio.Queue[News] = asyncio.Queue()
    await there.listen(heard.put)
    await here.add_person(ADA, b"token", 1.0)
    await here.open_table(an_opening())
    await here.commit(a_change())
    assert await asyncio.wait_for(heard.get(), 5) == News("table", "t1", 1)
    await here.close()
    await there.close()
