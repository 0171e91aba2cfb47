"""What decided a match, and its dearest decisions to try again: nothing is given away before its time."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator

import pytest

from rollwright.server.access import check_may_review
from rollwright.server.errors import Refusal
from rollwright.server.lessons import Judged, Worth, judge_try
from rollwright.server.node import Node
from tests.server.running import Json, Refused, ServerProcess, Someone
from tests.server.test_daily import DAY, Clock, Player, at_noon

__all__ = ["at_noon"]

pytestmark = pytest.mark.xdist_group("server")

#: Names under which a review tells values or answers.
TELLING = {"best", "equal", "lost", "values", "points_lost", "win", "luck", "expected", "regained", "bestWin"}


@pytest.fixture
async def ada(sqlite_server: ServerProcess) -> AsyncIterator[Someone]:
    async with Someone(sqlite_server.url) as someone:
        yield someone


@pytest.fixture
async def ben(sqlite_server: ServerProcess) -> AsyncIterator[Someone]:
    async with Someone(sqlite_server.url) as someone:
        yield someone


def names_in(value: Json) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)


async def finished(ada: Someone, game: str = "splitter", seats: int = 2) -> str:
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = await ada.open(game, seats, start=True, bots=bots)
    async with ada.at(table) as a:
        await a.play(random.Random(3))
    return table


async def decisions(ada: Someone, table: str) -> list[Json]:
    moments = (await ada.get(f"/api/tables/{table}/review"))["moments"]
    return [one for one in moments if one["kind"] == "decision" and one["seat"] == 0]


async def test_the_summary_tells_the_ledger_and_no_decision(ada: Someone, ben: Someone) -> None:
    table = await finished(ada)
    summary = await ada.get(f"/api/tables/{table}/review/summary")
    review = await ada.get(f"/api/tables/{table}/review")
    assert summary["mine"] == [0]
    assert (await ben.get(f"/api/tables/{table}/review/summary"))["mine"] == []
    for told, seat in zip(summary["seats"], review["seats"], strict=True):
        assert told["final"] == seat["final"]
        sum_of_it = told["expected"] + told["luck"] - told["lost"] + told["others"] + told["residual"]
        assert sum_of_it == pytest.approx(told["final"], abs=1e-9)
        assert told["puzzles"] == 3
        assert 0 < told["puzzlesLost"] <= told["lost"]
    assert not {"best", "played", "moments", "values", "number"} & set(names_in(summary))


async def test_puzzles_are_the_biggest_losses_in_the_order_of_the_match_without_a_word_about_them(ada: Someone) -> None:
    table = await finished(ada)
    puzzles = (await ada.get(f"/api/tables/{table}/puzzles?seat=0"))["puzzles"]
    biggest = sorted(await decisions(ada, table), key=lambda one: -one["lost"])[:3]
    assert [puzzle["number"] for puzzle in puzzles] == sorted(one["number"] for one in biggest)
    assert not TELLING & set(names_in(puzzles))
    for puzzle in puzzles:
        view = puzzle["view"]
        assert view["number"] == puzzle["number"] - 1
        assert view["seats"][0]["options"]
        assert all(entry["number"] < puzzle["number"] for entry in view["log"])


async def test_the_answer_comes_after_the_second_try_or_when_it_was_found(ada: Someone) -> None:
    table = await finished(ada)
    worst = max(await decisions(ada, table), key=lambda one: one["lost"])
    path = f"/api/tables/{table}/puzzles/{worst['number']}"
    wish = {"seat": 0, "action": worst["played"]}
    again = await ada.post(path, wish)
    assert again == {"verdict": "again", "lost": pytest.approx(worst["lost"]), "repeated": True}
    told = await ada.post(path, {**wish, "attempt": 2})
    assert (told["verdict"], told["best"], told["regained"]) == ("answer", worst["best"], worst["lost"])
    for good in (worst["best"], *worst["equal"]):
        found = await ada.post(path, {**wish, "action": good})
        assert (found["verdict"], found["best"]) == ("right", worst["best"])
        assert found["lost"] <= 0.1


async def test_tries_that_make_no_sense_are_refused(ada: Someone) -> None:
    table = await finished(ada)
    [puzzle, *_] = (await ada.get(f"/api/tables/{table}/puzzles?seat=0"))["puzzles"]
    numbers = {one["number"] for one in await decisions(ada, table)}
    path, action = f"/api/tables/{table}/puzzles", puzzle["view"]["seats"][0]["options"][0]["action"]
    for number, wish, code in (
        (puzzle["number"], {"seat": 0, "action": {"place": [0, 0, 9]}}, "illegal-action"),
        (puzzle["number"], {"seat": 0, "action": [[1]]}, "illegal-action"),
        (puzzle["number"], {"seat": 7, "action": action}, "not-found"),
        (puzzle["number"], {"seat": 0, "action": action, "attempt": 3}, "invalid-request"),
        (puzzle["number"], {"seat": 0, "action": action, "more": 1}, "invalid-request"),
        (1, {"seat": 0, "action": action}, "not-found"),
        (max(numbers) + 1, {"seat": 0, "action": action}, "not-found"),
    ):
        with pytest.raises(Refused) as refused:
            await ada.post(f"{path}/{number}", wish)
        assert refused.value.code == code, wish
    assert (await ada.http.get(f"{path}?seat=9")).status_code == 404


async def test_a_match_that_goes_on_has_neither_summary_nor_puzzles(ada: Someone) -> None:
    table = await ada.open("splitter", 1, start=True)
    for path in ("review/summary", "puzzles?seat=0"):
        assert (await ada.http.get(f"/api/tables/{table}/{path}")).json()["code"] == "not-over"
    answer = await ada.http.post(f"/api/tables/{table}/puzzles/3", json={"seat": 0, "action": "pass"})
    assert answer.json()["code"] == "not-over"


async def test_a_try_of_today_is_reviewed_when_its_day_is_over(at_noon: tuple[Node, Clock, Player]) -> None:
    _, clock, ada = at_noon
    with pytest.raises(Refusal) as refused:
        check_may_review(ada.table.standing, clock())
    assert refused.value.code == "after-day"
    check_may_review(ada.table.standing, clock() + DAY)


async def test_the_player_of_the_day_is_told_when_its_review_opens(ada: Someone) -> None:
    table = (await ada.post("/api/daily/splitter"))["table"]
    async with ada.at(table) as a:
        await a.play(random.Random(3))
    assert await ada.get(f"/api/tables/{table}/review/summary") == {"seats": [], "mine": [], "afterDay": True}
    for path in ("review", "review/3/why?seat=0", "puzzles?seat=0"):
        assert (await ada.http.get(f"/api/tables/{table}/{path}")).json()["code"] == "after-day"


def test_a_try_that_was_not_worked_out_says_nothing_of_its_loss() -> None:
    """Of very many actions a review values the best alone."""
    puzzle = Judged(7, 0, 2.0, "b", "a", [], [Worth("a", 5.0), Worth("b", 3.0)])
    assert judge_try(puzzle, "z", 1).lost is None
    assert judge_try(puzzle, "b", 1).lost == 2.0
    assert judge_try(puzzle, "b", 1).best is None
