"""What `rollwright serve` shows when it is ready, and how records are exported."""

from __future__ import annotations

import io
import os
import sys
import threading
import webbrowser
from pathlib import Path

import segno
import typer
from rich.progress import Progress, SpinnerColumn, TextColumn

from rollwright.cli.writing import named_in_errors
from rollwright.locales import Texts
from rollwright.server.network import EVERYWHERE, invitation_urls
from rollwright.server.settings import Settings
from rollwright.server.standing import resume
from rollwright.store import open_store
from rollwright.table.record import format_match


def announce(settings: Settings, port: int, texts: Texts) -> None:
    """Say where people find the page: here, in the network, and as a picture for phones."""
    here = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    typer.echo(texts("serve-here", address=f"http://{here}:{port}/"))
    outside = [f"{url}/" for url in invitation_urls(settings, port)]
    for address in outside:
        typer.echo(texts("serve-network", address=address))
    if outside and sys.stdout.isatty():
        typer.echo(texts("serve-scan"))
        typer.echo(picture(outside[0]))
    if settings.database is not None:
        typer.echo(texts("serve-kept-database"))
    else:
        typer.echo(texts("serve-kept", folder=str(settings.data)))
    typer.echo(texts("serve-stop"))


def picture(address: str) -> str:
    """An address as a QR code of half blocks."""
    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")


def open_browser(address: str) -> None:
    """Show the page, where there is a desktop to show it on."""
    if sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


async def export_records(settings: Settings, file: Path) -> int:
    """Write all finished matches as text; the file appears whole or not at all."""
    store = open_store(settings.database, settings.data, alone=False)
    await store.open()
    part = file.with_name(file.name + ".part")
    count = 0
    try:
        with named_in_errors(part), part.open("w", encoding="utf-8") as out, _progress() as progress:
            task = progress.add_task(file.name, total=None)
            async for loaded in store.finished():
                out.write(format_match(resume(loaded)) + "\n")
                count += 1
                progress.update(task, completed=count)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
        await store.close()
    return count


def _progress() -> Progress:
    columns = (SpinnerColumn(), TextColumn("{task.description} {task.completed}"))
    return Progress(*columns, transient=True, disable=not sys.stderr.isatty())
