"""`rollwright replay`: matches step by step, on the screen, as plain text, or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import typer

from rollwright.cli.options import AsJson, Language
from rollwright.cli.record_file import RecordArgument, read_records

if TYPE_CHECKING:
    from rollwright.games.protocol import Json
    from rollwright.locales import Texts
    from rollwright.table.match import Match
    from rollwright.table.view import View


def replay(record: RecordArgument, lang: Language = None, as_json: AsJson = False) -> None:
    """Step through matches: the sheets as they were, every decision, the running scores.

    Where the output is no terminal, all steps are printed one after another.
    """
    import msgspec

    from rollwright.cli.rules import texts_for

    texts = texts_for(lang)
    matches, mistake = read_records(record)
    if as_json:
        for match in matches:
            for step in json_steps(match):
                typer.echo(msgspec.json.encode(step).decode())
    elif sys.stdout.isatty():
        from rollwright.cli.play.replay import ReplayApp

        ReplayApp(texts, matches).run()
    else:
        for match in matches:
            typer.echo("\n".join(plain_steps(texts, match)))
    if mistake is not None:
        raise mistake


def json_steps(match: Match) -> Iterator[Json]:
    """Every event with the sheets and scores after it."""
    from rollwright.table.steps import fold

    for event, position in fold(match.events):
        seats = range(position.opened.seats)
        yield {
            "match": match.id,
            "number": position.number,
            "turn": position.turn,
            "event": event,
            "scores": [score.total for score in position.scores],
            "sheets": [position.game.notation.sheet_to_json(position.state, seat) for seat in seats],
        }


def plain_steps(texts: Texts, match: Match) -> Iterator[str]:
    """A match as lines; the sheets stand below every step that wrote in one."""
    from rollwright.cli.play.words import happened
    from rollwright.table.match import Match
    from rollwright.table.view import view_of

    game, variant = match.opened.game, match.opened.variant
    yield f"{texts.named('game', game)} · {variant} · {match.id}"
    sheets: list[Json] = []
    for number in range(1, len(match.events) + 1):
        view = view_of(Match.resume(match.events[:number]))
        told = [entry for entry in view.log if entry.number == number]
        yield from (f"{entry.turn:>3}. {happened(texts, view, entry)}" for entry in told)
        if sheets and sheets != [seat.sheet for seat in view.seats]:
            yield from _sheet_lines(match, number, view)
        sheets = [seat.sheet for seat in view.seats]
    yield ""


def _sheet_lines(match: Match, number: int, view: View) -> Iterator[str]:
    state = match.state_at(number).state
    for seat in view.seats:
        yield f"     {seat.name} {seat.score.total}"
        yield from (f"       {line}" for line in match.game.notation.sheet_to_text(state, seat.seat).splitlines())
