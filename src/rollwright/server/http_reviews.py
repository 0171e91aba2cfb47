"""What decided a match, and its dearest decisions to try again: told without giving an answer away."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post

from rollwright.games.protocol import IllegalAction, Json, Seat
from rollwright.server import errors
from rollwright.server.http_tables import TableId, reviewable
from rollwright.server.lessons import (
    TRIES,
    Answer,
    Judged,
    Reviewed,
    SeatSummary,
    judge_try,
    puzzles_of,
    read_review,
    summary_of,
)
from rollwright.server.live_table import LiveTable
from rollwright.server.node import Node
from rollwright.server.people import Visitor
from rollwright.server.replay import view_before
from rollwright.server.security import address_of
from rollwright.table.view import View


class ReviewSummary(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    seats: list[SeatSummary]
    mine: list[Seat]
    """The seats of the reader."""
    after_day: bool = False
    """The review of this try at the daily challenge opens when its day is over; until then nothing is told."""
    after_round: bool = False
    """Other tables of the evening still play with the same dice; until they have ended nothing is told."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position to decide in once more."""

    number: int
    """The decision's event in the match."""
    view: View


class Puzzles(msgspec.Struct, frozen=True):
    puzzles: list[Puzzle]
    """In the order of the match."""


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    action: Json
    attempt: Annotated[int, msgspec.Meta(ge=1, le=TRIES)] = 1


@get("/api/tables/{table_id:str}/review/summary")
async def summary(table_id: TableId, visitor: Visitor, request: Request[Any, Any, Any], node: Node) -> ReviewSummary:
    """Luck and skill of every seat of a finished match in a few numbers, without any decision."""
    try:
        table = await reviewable(table_id, visitor, node)
    except errors.AfterDay:
        return ReviewSummary([], [], after_day=True)
    except errors.AfterRound:
        return ReviewSummary([], [], after_round=True)
    review = await _review(table, request, node)
    return ReviewSummary(summary_of(review), sorted(table.standing.seats_of(visitor.id)))


@get("/api/tables/{table_id:str}/puzzles")
async def puzzles(
    table_id: TableId, seat: Seat, visitor: Visitor, request: Request[Any, Any, Any], node: Node
) -> Puzzles:
    """The decisions by which a seat lost most, to try them again: the positions alone, in the order of the match."""
    table = await reviewable(table_id, visitor, node)
    found = puzzles_of(await _review(table, request, node), _checked(seat, table))
    events = table.match.events
    views = [await asyncio.to_thread(view_before, events, one.number, seat) for one in found]
    return Puzzles([Puzzle(one.number, view) for one, view in zip(found, views, strict=True)])


@post("/api/tables/{table_id:str}/puzzles/{number:int}", status_code=200)
async def try_again(
    table_id: TableId, number: int, data: Try, visitor: Visitor, request: Request[Any, Any, Any], node: Node
) -> Answer:
    """Try another action there: it is right, worth another try, or after the last one the answer is told."""
    table = await reviewable(table_id, visitor, node)
    puzzle = _found(puzzles_of(await _review(table, request, node), _checked(data.seat, table)), number)
    view = await asyncio.to_thread(view_before, table.match.events, number, data.seat)
    if not any(option.action == data.action for option in view.seats[data.seat].options or ()):
        raise IllegalAction("This action was not possible there.")
    return judge_try(puzzle, data.action, data.attempt)


async def _review(table: LiveTable, request: Request[Any, Any, Any], node: Node) -> Reviewed:
    return read_review(await node.reviews.of(table.id, table.match, address_of(request)))


def _checked(seat: Seat, table: LiveTable) -> Seat:
    if not 0 <= seat < table.options.seats:
        raise errors.Refusal("not-found", "There is no such seat.", 404)
    return seat


def _found(puzzles: list[Judged], number: int) -> Judged:
    for puzzle in puzzles:
        if puzzle.number == number:
            return puzzle
    raise errors.Refusal("not-found", "This decision is none to try again.", 404)


handlers = (summary, puzzles, try_again)
