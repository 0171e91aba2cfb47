"""`rollwright review`: what was luck and what was skill in matches, as tables, a curve, JSON, HTML or PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.options import Address, AsJson, Jobs, Language, WorkBackend
from rollwright.cli.record_file import RecordArgument, read_records
from rollwright.sim.workers import Backend

if TYPE_CHECKING:
    from rollwright.analysis import Review
    from rollwright.locales import Texts
    from rollwright.table.match import Match


def review(
    record: RecordArgument,
    match: Annotated[int | None, typer.Option(min=1, help="Only the match with this number in the file.")] = None,
    summary: Annotated[bool, typer.Option("--summary", help="A line for each player over all matches.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write the reviews into an HTML file.")] = None,
    pdf: Annotated[Path | None, typer.Option(help="Write the reviews into a PDF file.")] = None,
    jobs: Jobs = 1,
    backend: WorkBackend = Backend.PROCESSES,
    address: Address = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Tell luck from skill: where every point of a match came from. Ctrl-C keeps what is done."""
    from rollwright.cli.review_tables import BIGGEST
    from rollwright.cli.rules import texts_for

    texts = texts_for(lang)
    for file in (html, pdf):
        if file is not None:
            _check_file(file)
    matches, mistake = read_records(record)
    if match is not None:
        if match > len(matches):
            raise typer.BadParameter(f"The file holds {len(matches)} matches, there is no match {match}.")
        matches = matches[match - 1 : match]
    reviews = _reviewed(matches, 0 if summary and not as_json else BIGGEST, jobs, backend, address, texts)
    done = _shown(reviews, texts, as_json=as_json, summary=summary)
    if html is not None or pdf is not None:
        from rollwright.cli.review_pages import write_html, write_pdf

        if html is not None:
            write_html(html, done, texts)
        if pdf is not None:
            write_pdf(pdf, done, texts)
    if mistake is not None:
        raise mistake


def _shown(reviews: Iterator[Review], texts: Texts, *, as_json: bool, summary: bool) -> list[Review]:
    """Print each review as soon as it is there, or a summary of all of them in the end."""
    import msgspec
    from rich.console import Console

    from rollwright.cli.review_tables import print_review, print_summary

    console, done = Console(highlight=False), []
    for one in reviews:
        done.append(one)
        if as_json:
            typer.echo(msgspec.json.encode(one).decode())
        elif not summary:
            print_review(console, texts, one)
    if summary and not as_json:
        print_summary(console, texts, done)
    return done


def _reviewed(
    matches: Sequence[Match], explained: int, jobs: int, backend: Backend, address: str | None, texts: Texts
) -> Iterator[Review]:
    """The reviews in order, each with the reasons of so many losses; a progress bar for several; Ctrl-C ends them."""
    from rich.console import Console
    from rich.progress import Progress

    from rollwright.analysis.worker import reviewed_log
    from rollwright.sim.workers import share_out
    from rollwright.table.events import log_to_json

    console = Console(stderr=True)
    portions = [(log_to_json(match.events), explained) for match in matches]
    hidden = len(matches) == 1 or not console.is_terminal
    with Progress(console=console, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=len(matches))
        done = 0
        try:
            for one in share_out(reviewed_log, portions, jobs, backend, address):
                progress.advance(task)
                done += 1
                yield one
        except KeyboardInterrupt:
            typer.echo(texts("sim-interrupted", done=done, matches=len(matches)), err=True)


def _check_file(file: Path) -> None:
    if not file.parent.is_dir():
        raise typer.BadParameter(f"{file}: there is no folder {file.parent}.")
    import importlib.util

    if importlib.util.find_spec("matplotlib") is None:
        raise typer.BadParameter("Pictures need matplotlib: pip install 'rollwright[plot]'.")
