"""`rollwright arena`: bots and engines meet over many matches."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.options import Address, AsJson, GameArgument, Jobs, Language, Seed, Variant, WorkBackend
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
    matches: Annotated[int, typer.Option(min=1, help="How many matches each pairing plays.")] = 100,
    seats: Annotated[int | None, typer.Option(min=1, help="How many sit at a table; all bots by default.")] = None,
    seed: Seed = 0,
    variant: Variant = None,
    jobs: Jobs = 1,
    backend: WorkBackend = Backend.PROCESSES,
    address: Address = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="The time that an engine has for a decision.")] = 2.0,
    records: Annotated[Path | None, typer.Option(help="Every match as a record, into this file.")] = None,
    keep: Annotated[
        Path | None, typer.Option(help="Keep all results in this file; called again, go on from where it was.")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots meet: the same dice for all pairings, seats rotated. Ctrl-C ends it and tells what is done."""
    from rollwright.bots.arena import arrange, play_in_portions
    from rollwright.bots.kept import kept_or_played
    from rollwright.bots.standings import standings
    from rollwright.cli.rules import texts_for

    meeting = arrange(game, bots, 2 if seats is None and len(bots) > 2 else seats, variant, seed, seconds)
    texts = texts_for(lang)
    if records is not None and keep is not None:
        raise InvalidSetup("What is kept tells results, not every decision: choose --records or --keep.")
    work = (meeting, matches, jobs, backend, address)
    reports = _run(play_in_portions(*work) if keep is None else kept_or_played(keep, *work), matches)
    lines = standings(meeting.players, reports) if reports else []
    if records is not None:
        records.write_text(_records(meeting, reports))
    if as_json:
        typer.echo(json.dumps({"meeting": asdict(meeting), "matches": len(reports), "players": _plain(lines)}))
    else:
        _print(texts, meeting, len(reports), lines)


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


def _print(texts: Texts, meeting: Meeting, played: int, lines: list[Standing]) -> None:
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
        table.add_row(
            line.player,
            "–" if math.isnan(line.mean) else f"{line.mean:.2f} ± {line.error:.2f}",
            f"{line.win_share:.1%} ({line.win_low:.0%}–{line.win_high:.0%})",
            f"{line.rating:+.0f}",
            f"{line.forfeits}",
            f"{line.median_ms:.1f} / {line.slowest_ms:.0f}",
        )
    console = Console(highlight=False)
    name = game(meeting.game).info.name
    console.print(texts("bots-arena-title", game=name, matches=played, seats=meeting.seats, seed=meeting.seed))
    console.print(table)


def _records(meeting: Meeting, reports: list[Report]) -> str:
    """All matches that were played to their end, in the form that people read and `rollwright replay` shows."""
    from rollwright.games import game as find
    from rollwright.table.events import Typed
    from rollwright.table.match import Match
    from rollwright.table.record import format_matches

    notation = find(meeting.game).notation
    matches = []
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
        matches.append(match)
    return format_matches(matches)
