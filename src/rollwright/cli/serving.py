"""What `rollwright serve` shows when it is ready, and how records are exported."""

from __future__ import annotations

import io
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import segno
import typer
from rich.progress import Progress, SpinnerColumn, TextColumn

from rollwright.cli.writing import named_in_errors
from rollwright.locales import Texts
from rollwright.server.settings import Settings
from rollwright.server.standing import resume
from rollwright.store import open_store
from rollwright.table.record import format_match

#: Any address outside: no packet is sent, the system only says which of its own addresses it would use.
_OUTSIDE = ("192.0.2.1", 9)
_EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 (only compared)


def announce(settings: Settings, port: int, texts: Texts) -> None:
    """Say where people find the page: here, in the network, and as a picture for phones."""
    if settings.host in _EVERYWHERE:
        typer.echo(texts("serve-here", address=f"http://127.0.0.1:{port}/"))
        network = own_address()
        outside = settings.public_url or (f"http://{network}:{port}/" if network else None)
    else:
        typer.echo(texts("serve-here", address=f"http://{settings.host}:{port}/"))
        outside = settings.public_url
    if outside is not None:
        typer.echo(texts("serve-network", address=outside))
        if sys.stdout.isatty():
            typer.echo(texts("serve-scan"))
            typer.echo(picture(outside))
    if settings.database is not None:
        typer.echo(texts("serve-kept-database"))
    else:
        typer.echo(texts("serve-kept", folder=str(settings.data)))
    typer.echo(texts("serve-stop"))


def own_address() -> str | None:
    """The address of this computer in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


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
