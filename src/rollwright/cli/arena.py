"""`rollwright arena`: bots and engines meet over many matches."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.numbers import Numbers
from rollwright.cli.options import (
    LONGEST_SECONDS,
    MOST_MATCHES,
    Address,
    AsJson,
    GameArgument,
    Jobs,
    Language,
    Seed,
    Variant,
    WorkBackend,
    finite,
)
from rollwright.cli.writing import named_in_errors
from rollwright.games.protocol import InvalidSetup
from rollwright.sim.workers import Backend

if TYPE_CHECKING:
    from rollwright.bots.arena import Meeting, Report
    from rollwright.bots.standings import Standing
    from rollwright.locales import Texts


def arena(
    game: GameArgument,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT…", help="random, casual, club, master, master@SECONDS, or cmd:COMMAND.")
    ],
    matches: Annotated[int, typer.Option(min=1, max=MOST_MATCHES, help="How many matches each pairing plays.")] = 100,
    seats: Annotated[int | None, typer.Option(min=1, help="How many sit at a table; all bots by default.")] = None,
    seed: Seed = 0,
    variant: Variant = None,
    jobs: Jobs = 1,
    backend: WorkBackend = Backend.PROCESSES,
    address: Address = None,
    seconds: Annotated[
        float,
        typer.Option(min=0.01, max=LONGEST_SECONDS, callback=finite, help="Seconds an engine has for a decision."),
    ] = 2.0,
    records: Annotated[Path | None, typer.Option(help="Every match as a record, into this file.")] = None,
    keep: Annotated[
        Path | None, typer.Option(help="Keep all results in this file; called again, go on from where it was.")
    ] = None,
    engine_log: Annotated[
        Path | None, typer.Option(help="Append what engines write to standard error to this file.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots meet: the same dice for all pairings, seats rotated. Ctrl-C ends it and tells what is done."""
    from rollwright.bots.arena import arrange, play_in_portions
    from rollwright.bots.resumable_arena import kept_or_played
    from rollwright.bots.standings import standings
    from rollwright.cli.rules import texts_for

    meeting = arrange(game, bots, 2 if seats is None and len(bots) > 2 else seats, variant, seed, seconds)
    texts = texts_for(lang)
    if records is not None and keep is not None:
        raise InvalidSetup("What is kept tells results, not every decision: choose --records or --keep.")
    errors = None if engine_log is None else _checked_log(engine_log)
    work = (meeting, matches, jobs, backend, address)
    portions = play_in_portions(*work, errors=errors) if keep is None else kept_or_played(keep, *work, errors)
    reports = _run(portions, matches)
    lines = standings(meeting.players, reports) if reports else []
    if records is not None:
        with named_in_errors(records):
            records.write_text(_records(meeting, reports))
    if as_json:
        told = {
            "meeting": asdict(meeting),
            "matches": len(reports),
            "players": _plain(lines),
            "forfeits": _forfeits(reports),
        }
        typer.echo(json.dumps(told))
    else:
        _print(texts, meeting, reports, lines)


def _checked_log(file: Path) -> str:
    """The full name of a file that can be written, wherever a worker runs."""
    with file.open("ab"):
        return str(file.absolute())


def _forfeits(reports: list[Report]) -> list[dict[str, object]]:
    """Every match that was lost by breaking the protocol: who lost it, by what, and in words."""
    return [
        {"match": report.number, "player": report.players[report.fault[0]], "kind": report.fault[1], "why": report.why}
        for report in reports
        if report.fault is not None
    ]


def _run(portions: Iterator[list[Report]], matches: int) -> list[Report]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    reports: list[Report] = []
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=matches)
        try:
            for portion in portions:
                reports += portion
                progress.update(task, completed=reports[-1].number + 1)
        except KeyboardInterrupt:
            pass
    return reports


def _plain(lines: list[Standing]) -> list[dict[str, object]]:
    """Without numbers that JSON doesn't know."""
    return [
        {key: None if isinstance(value, float) and math.isnan(value) else value for key, value in asdict(line).items()}
        for line in lines
    ]


def _print(texts: Texts, meeting: Meeting, reports: list[Report], lines: list[Standing]) -> None:
    from rich.console import Console
    from rich.table import Table

    from rollwright.games import game

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(texts("bots-arena-player"), overflow="fold", min_width=8)
    for column in (
        "bots-arena-mean", "bots-arena-wins", "bots-arena-rating", "bots-arena-forfeits", "bots-arena-times"
    ):  # fmt: skip
        table.add_column(texts(column), justify="right")
    for line in lines:
        table.add_row(*_row(Numbers(texts), line, _own_name(line.player, meeting, reports), alone=meeting.seats == 1))
    console = Console(highlight=False)
    name = game(meeting.game).info.name
    console.print(texts("bots-arena-title", game=name, matches=len(reports), seats=meeting.seats, seed=meeting.seed))
    console.print(table)
    for reason, count in Counter((report["player"], report["why"]) for report in _forfeits(reports)).items():
        player, why = reason
        name = _own_name(meeting.players[int(str(player))], meeting, reports)
        console.print(texts("bots-arena-forfeit", player=name, count=count, why=str(why)), markup=False)


def _own_name(player: str, meeting: Meeting, reports: list[Report]) -> str:
    """A player as it is called on the command line, and what an engine calls itself."""
    number = meeting.players.index(player)
    own = next((report.names[number] for report in reports if report.names.get(number)), "")
    return f"{own} ({player})" if own else player


def _row(numbers: Numbers, line: Standing, name: str, *, alone: bool) -> tuple[str, ...]:
    """A line of the table. Whoever plays alone wins against nobody, and a single match has no spread."""
    share = f"{numbers.percent(line.win_share, 1)} ({numbers.percent(line.win_low)}–{numbers.percent(line.win_high)})"
    return (
        name,
        numbers.mean(line.mean, line.error),
        "–" if alone else share,
        "–" if alone else numbers.signed(line.rating),
        numbers.whole(line.forfeits),
        f"{numbers.decimal(line.median_ms, 1)} / {numbers.decimal(line.slowest_ms, 0)}",
    )


def _records(meeting: Meeting, reports: list[Report]) -> str:
    """All matches that were played to their end, in the form that people read and `rollwright replay` shows."""
    from rollwright.games import game as find
    from rollwright.table.events import Typed
    from rollwright.table.match import Match
    from rollwright.table.record import format_match

    notation = find(meeting.game).notation
    texts = []
    for place, report in enumerate(reports):
        match = Match.open(
            meeting.game, meeting.seats, match=f"arena-{meeting.seed}-{place}", source=Typed(),
            variant=meeting.variant, first=report.first,
        )  # fmt: skip
        for seat, player in enumerate(report.players):
            name = meeting.players[player]
            match.accept(match.hand_to_bot(seat, name if name.isidentifier() else "engine", f"{name[:20]} {seat + 1}"))
        for move in report.moves:
            if isinstance(move, list):
                match.accept(match.enter(move))
            else:
                for seat, action in move.items():
                    match.accept(match.decide(seat, notation.action_to_json(action)))
        texts.append(_forfeit_comment(report) + format_match(match))
    return "\n".join(texts)


def _forfeit_comment(report: Report) -> str:
    """A line of a record that says why a match stops in its middle."""
    return "" if report.fault is None else f"# Forfeited by seat {report.fault[0]}: {report.why}\n"
