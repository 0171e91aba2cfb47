"""The first event of a match, checked."""

from __future__ import annotations

import re
from datetime import datetime

from rollwright.games import game as game_of
from rollwright.table.chairs import Chair
from rollwright.table.dice import check_source
from rollwright.table.errors import NotNow
from rollwright.table.events import (
    Opened,
    Origin,
    Retold,
)
from rollwright.table.position import AnyGame, Position

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
DATE = re.compile(r"[0-9T:.Z+-]{1,40}", re.ASCII)


def opening(opened: Opened) -> Position:
    """The position after the first event of a match."""
    if not MATCH_ID.fullmatch(opened.match):
        raise NotNow("a match has an id of 1 to 64 letters, digits, '-' or '_'.")
    if opened.date:
        _check_date(opened.date)
    check_source(opened.dice)
    game = game_of(opened.game)
    if isinstance(opened.dice, Retold):
        _check_retold(game, opened.dice)
    if opened.origin is not None and not (MATCH_ID.fullmatch(opened.origin.match) and _is_moment(opened.origin)):
        raise NotNow("a match comes from another one, by its id, an event and its turn.")
    sheets = None if opened.sheets is None else [game.sheet_from_choice(sheet) for sheet in opened.sheets]
    state = game.start(opened.seats, opened.variant, opened.first, sheets)
    return Position(game, opened, state, (Chair(),) * opened.seats)


def _check_retold(game: AnyGame, source: Retold) -> None:
    for faces in source.throws.values():
        if game.notation.dice_to_json(game.notation.dice_from_json(faces)) != faces:
            raise NotNow("the dice that are told again aren't written as the notation of the game writes them.")


def _is_moment(origin: Origin) -> bool:
    """Whether it names an event and its turn, or neither."""
    return (origin.number > 0) == (origin.turn > 0) and origin.number >= 0 and origin.turn >= 0


def _check_date(date: str) -> None:
    try:
        valid = DATE.fullmatch(date) and datetime.fromisoformat(date)
    except ValueError:
        valid = None
    if not valid:
        raise NotNow(f"a match is opened on a date such as 2026-11-15 or 2026-11-15T20:30:00Z, not {date!r}.")
