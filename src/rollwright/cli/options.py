"""Options that several commands share, so that they read alike everywhere."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from rollwright.sim.workers import Backend

SECONDS_TO_ANSWER = 5
#: More than any machine has cores; a cluster has more workers than jobs ask for.
MOST_JOBS = 512
#: Far more than anybody waits for: a typing mistake is refused instead of worked on for years.
MOST_MATCHES = 10**12
LONGEST_SECONDS = 3600.0


def finite(seconds: float) -> float:
    """Refuse "not a number", which no comparison with a limit refuses."""
    if seconds != seconds:
        raise typer.BadParameter("expected a number of seconds.")
    return seconds


def _answered(address: str | None) -> str | None:
    """See that somebody listens there: Ray itself knocks at a closed door for minutes."""
    import socket
    from urllib.parse import urlsplit

    if address is not None:
        try:
            place = urlsplit(address if "//" in address else f"//{address}")
            if place.hostname and place.port:
                socket.create_connection((place.hostname, place.port), timeout=SECONDS_TO_ANSWER).close()
        except (OSError, ValueError) as mistake:
            raise typer.BadParameter(f"No Ray cluster answers at {address}: {mistake}.") from None
    return address


GameArgument: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="qwinto, qwantum, twenty-one or splitter.")
]
Seats: TypeAlias = Annotated[int | None, typer.Option(help="How many seats; the fewest of the rulebook by default.")]
Seed: TypeAlias = Annotated[int, typer.Option(help="The same seed gives the same matches.")]
Variant: TypeAlias = Annotated[str | None, typer.Option(help="A variant of the game, such as Splitter's board A or B.")]
Language: TypeAlias = Annotated[
    str | None, typer.Option("--lang", help="en, pl, hu or de; the language of the environment by default.")
]
Jobs: TypeAlias = Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="How many processes to use.")]
WorkBackend: TypeAlias = Annotated[Backend, typer.Option(help="Processes of this machine, or a Ray cluster.")]
Address: TypeAlias = Annotated[
    str | None,
    typer.Option(help="Where the Ray cluster is; without it Ray runs on this machine.", callback=_answered),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]
