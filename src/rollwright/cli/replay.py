"""`rollwright replay`: matches step by step, on the screen, as plain text, or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.options import AsJson, Language
from rollwright.cli.record_file import RecordArgument, read_records

if TYPE_CHECKING:
    from rollwright.cli.play.reviewing import Reviewing
    from rollwright.games.protocol import Json
    from rollwright.locales import Texts
    from rollwright.table.match import Match
    from rollwright.table.view import View


def replay(
    record: RecordArgument,
    review: Annotated[
        bool,
        typer.Option("--review", help="Print what each throw and decision was worth; the screen always shows it."),
    ] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Step through matches: the sheets as they were, every decision, the running scores, and on the screen the review.

    Where the output is no terminal, all steps are printed one after another.
    """
    import msgspec

    from rollwright.cli.rules import texts_for

    texts = texts_for(lang)
    matches, mistake = read_records(record)
    if as_json:
        for match in matches:
            for step in json_steps(match, reviewed(match) if review else None):
                typer.echo(msgspec.json.encode(step).decode())
    elif sys.stdout.isatty():
        from rollwright.cli.play.replay import ReplayApp

        ReplayApp(texts, matches).run()
    else:
        for match in matches:
            typer.echo("\n".join(plain_steps(texts, match, reviewed(match) if review else None)))
    if mistake is not None:
        raise mistake


def reviewed(match: Match) -> Reviewing:
    """A match whose review is worked out to the end, reasons and all."""
    from rollwright.cli.play.reviewing import Reviewing

    reviewing = Reviewing(match)
    reviewing.work(lambda: False)
    return reviewing


def json_steps(match: Match, reviewing: Reviewing | None = None) -> Iterator[Json]:
    """Every event with the sheets and scores after it, and if it was reviewed, with what it was worth."""
    from rollwright.table.steps import fold

    for event, position in fold(match.events):
        seats = range(position.opened.seats)
        worth = {} if reviewing is None else {"moments": reviewing.explained_at(position.number)}
        yield {
            "match": match.id,
            "number": position.number,
            "turn": position.turn,
            "event": event,
            "scores": [score.total for score in position.scores],
            "sheets": [position.game.notation.sheet_to_json(position.state, seat) for seat in seats],
            **worth,
        }


def plain_steps(texts: Texts, match: Match, reviewing: Reviewing | None = None) -> Iterator[str]:
    """A match as lines; what was worth what, and the sheets, stand below the steps that changed them."""
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
        if reviewing is not None:
            yield from (f"     {line}" for line in _worth_lines(texts, reviewing, number, view))
        if sheets and sheets != [seat.sheet for seat in view.seats]:
            yield from _sheet_lines(match, number, view)
        sheets = [seat.sheet for seat in view.seats]
    yield ""


def _worth_lines(texts: Texts, reviewing: Reviewing, number: int, view: View) -> Iterator[str]:
    from rollwright.cli.play.review_notes import reason_of, verdict_text

    names = [seat.name for seat in view.seats]
    for moment in reviewing.moments_at(number):
        yield verdict_text(texts, reviewing, moment, moment.seat, names)
        reason = reason_of(texts, reviewing, number, moment.seat)
        if reason:
            yield reason


def _sheet_lines(match: Match, number: int, view: View) -> Iterator[str]:
    state = match.state_at(number).state
    for seat in view.seats:
        yield f"     {seat.name} {seat.score.total}"
        yield from (f"       {line}" for line in match.game.notation.sheet_to_text(state, seat.seat).splitlines())
