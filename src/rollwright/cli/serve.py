"""`rollwright serve`, and what keeps its data safe: `backup`, `restore`, `export`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rollwright.cli.options import Language
from rollwright.cli.prepare import prepare_games
from rollwright.cli.rules import texts_for
from rollwright.games.registry import REGISTRY

if TYPE_CHECKING:
    from rollwright.server.settings import Settings

Data = Annotated[Path | None, typer.Option(help="The folder that keeps everything; your own data folder by default.")]
Database = Annotated[
    str | None,
    typer.Option(help="A PostgreSQL address, postgresql://user@host/name; better given as ROLLWRIGHT_DATABASE."),
]


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; by default all, for phones.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 8021 by default.")] = None,
    data: Data = None,
    database: Database = None,
    public_url: Annotated[str | None, typer.Option(help="The address that people use, behind a proxy.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page where there is a browser.")] = True,
    prepare: Annotated[bool, typer.Option(help="Compile the games before serving, if that hasn't been done.")] = True,
    lang: Language = None,
) -> None:
    """Serve the page and its tables: for this computer, for phones in the same network, or for the world."""
    from rollwright.cli.serving import announce, open_browser
    from rollwright.server.run import CannotListen
    from rollwright.server.run import serve as run
    from rollwright.store.interface import StoreError

    texts = texts_for(lang)
    settings = _settings(
        host=host or os.environ.get("ROLLWRIGHT_HOST", "0.0.0.0"),  # noqa: S104 (phones are meant to reach it)
        port=port,
        data=data,
        database=database,
        public_url=public_url,
    )

    _check_address(settings.public_url)
    if prepare:
        prepare_games(texts, list(REGISTRY))

    def ready(port: int) -> None:
        announce(settings, port, texts)
        if browser and sys.stdout.isatty():
            open_browser(f"http://127.0.0.1:{port}/")

    try:
        run(settings, ready)
    except (StoreError, CannotListen) as error:
        raise _failure(error) from error


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")], data: Data = None, lang: Language = None
) -> None:
    """Copy the SQLite database to a file, also while the server runs."""
    from rich.progress import Progress

    from rollwright.store.interface import StoreError
    from rollwright.store.sqlite import backup as copy

    try:
        with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task(file.name, total=None)
            copy(_database(data), file, lambda done, all_: progress.update(task, completed=done, total=all_))
    except StoreError as error:
        raise _failure(error) from error
    typer.echo(texts_for(lang)("serve-copied", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `rollwright backup` made.")],
    data: Data = None,
    yes: Annotated[bool, typer.Option("--yes", help="Replace an existing database.")] = False,
    lang: Language = None,
) -> None:
    """Put a copy of the SQLite database in its place; the server must not run."""
    from rollwright.store.interface import StoreError
    from rollwright.store.sqlite import restore as put_back

    database = _database(data)
    if database.exists() and not yes:
        raise _failure(StoreError(f"There is a database {database} already: add --yes to replace it."))
    try:
        put_back(file, database)
    except StoreError as error:
        raise _failure(error) from error
    typer.echo(texts_for(lang)("serve-restored", file=str(file)))


def export(
    file: Annotated[Path, typer.Argument(help="Where the records go.")],
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Write the records of all finished matches to a text file."""
    import asyncio

    from rollwright.cli.serving import export_records
    from rollwright.store.interface import StoreError

    settings = _settings(data=data, database=database)
    try:
        count = asyncio.run(export_records(settings, file))
    except StoreError as error:
        raise _failure(error) from error
    typer.echo(texts_for(lang)("serve-exported", count=count, file=str(file)))


def _check_address(public_url: str | None) -> None:
    """Refuse what no phone can open: an address begins with http:// or https:// and names a host."""
    from urllib.parse import urlsplit

    if public_url is None:
        return
    place = urlsplit(public_url)
    if place.scheme not in {"http", "https"} or not place.hostname:
        raise typer.BadParameter(f"--public-url: {public_url!r} is not an address such as https://games.example.org.")


def _settings(**flags: object) -> Settings:
    from rollwright.server.settings import from_environment

    return from_environment(os.environ, **flags)


def _database(data: Path | None) -> Path:
    from rollwright.store import sqlite_file

    return sqlite_file(_settings(data=data).data)


def _failure(error: Exception) -> Exception:
    """What went wrong, as a mistake that ends the command with one line."""
    from rollwright.games.protocol import RollwrightError

    return RollwrightError(str(error))
