"""Matches on paper: the sheets as they were filled, and the scores in parts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import date
from typing import Any

from babel.dates import format_date

from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Json, Score
from rollwright.locales import Texts
from rollwright.locales.parts import part_name
from rollwright.paper.layout import paper_sheet
from rollwright.paper.press import Document
from rollwright.paper.sheets import frame, sheet_data
from rollwright.paper.style import CannotPrint, Style
from rollwright.table.match import Match


def match_pages(matches: Sequence[Match], *, style: Style) -> Document:
    """The filled sheets of matches of one game; one that isn't over is shown as it stands."""
    games = {match.opened.game for match in matches}
    if len(games) != 1:
        raise CannotPrint("Print matches of one game at a time, and at least one of them.")
    return Document({**frame(games.pop(), style, "match"), "matches": [_match(match, style) for match in matches]})


def _match(match: Match, style: Style) -> Json:
    texts = style.texts
    return {
        "title": texts.named("game", match.opened.game),
        "caption": _day(match.opened.date, style.lang),
        "result": _result(match, texts),
        "seats": [_seat(match, seat, texts) for seat in range(match.opened.seats)],
    }


def _day(moment: str, language: str) -> str:
    """The day of a match, as people of a language write it; "" where nobody noted it."""
    return str(format_date(date.fromisoformat(moment[:10]), format="long", locale=language)) if moment else ""


def _player(match: Match, seat: int, texts: Texts) -> str:
    return match.position.chairs[seat].name or texts("seat-numbered", number=seat + 1)


def _result(match: Match, texts: Texts) -> str:
    if match.position.ended is None:
        return texts("paper-unfinished", turn=match.position.turn)
    winners = match.position.ended.winners
    names = [_player(match, seat, texts) for seat in winners]
    points = match.position.ended.scores[winners[0]]
    if match.opened.seats == 1:
        return f"{names[0]}: {texts('count-points', count=points)}"
    if len(names) == 1:
        return texts("result-winner", name=names[0], points=points)
    listed = texts("result-names", names=", ".join(names[:-1]), last=names[-1])
    return texts("result-tie", names=listed, points=points)


def _seat(match: Match, seat: int, texts: Texts) -> Json:
    game, state = match.game, match.state
    score = game.score(state, seat)
    player = _player(match, seat, texts)
    rating = game.rating(state)
    return {
        "player": player,
        "total": score.total,
        "rating": texts.named("rating", game.info.key, rating) if rating else "",
        "parts": [
            (part_name(texts, game.info.key, part.kind, part.name, part.count), part.points) for part in score.parts
        ],
        "sheet": {**filled_sheet(game, state, seat, texts), "name": player, "date": match.opened.date[:10]},
    }


def filled_sheet(game: CompiledGame[Any, Any], state: Any, seat: int, texts: Texts) -> dict[str, Json]:
    """A sheet as the templates draw it, with everything that a seat has written."""
    on_paper = paper_sheet(game.info.key)
    score, sheet = game.score(state, seat), sheet_data(game, state, seat, texts)
    return {
        **sheet,
        "seed": 13 * seat + 1,
        "filled": {
            "cells": on_paper.cells(game.notation.sheet_to_json(state, seat)),
            "fails": state.fails[seat],
            "total": score.total,
            "points": {f"{part.kind}/{part.name}": part.points for part in score.parts},
            **_sums(score),
            **on_paper.results(score, sheet["layout"]),
        },
    }


def state_sheets(game: CompiledGame[Any, Any], state: Any, *, style: Style) -> list[Document]:
    """The sheet of each seat as it stands, each a document of its own size."""
    shown = frame(game.info.key, style, "single")
    return [
        Document({**shown, "sheets": [filled_sheet(game, state, seat, style.texts)]}) for seat in range(state.seats)
    ]


def _sums(score: Score) -> dict[str, Json]:
    """The points of parts together: those of one kind, and those of one row."""
    kinds: dict[str, int] = defaultdict(int)
    rows: dict[str, int] = defaultdict(int)
    for part in score.parts:
        kinds[part.kind] += part.points
        rows[part.name] += part.points
    return {"sums": kinds, "rows": rows}
