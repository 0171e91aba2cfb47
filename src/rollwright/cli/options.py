"""Options that several commands share, so that they read alike everywhere."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from rollwright.games.registry import REGISTRY
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


def game_key(name: str | None) -> str | None:
    """A game's key, however it is written: `QWINTO`, `Twenty One` and `twenty_one` will do."""
    return None if name is None else "-".join(name.lower().replace("_", " ").replace("-", " ").split())


def _variant_key(variant: str | None) -> str | None:
    """Boards have capital letters, other variants small ones."""
    return variant and (variant.upper() if len(variant) == 1 else variant.lower())


def lower(value: str | None) -> str | None:
    """Words of options may be written in capitals."""
    return value and value.lower()


def complete_game(begun: str) -> list[str]:
    """The games whose keys begin so, for the shell."""
    return [key for key in REGISTRY if key.startswith(begun.lower())]


GAMES = ", ".join(REGISTRY)
GameArgument: TypeAlias = Annotated[
    str,
    typer.Argument(metavar="GAME", help=f"One of {GAMES}.", callback=game_key, autocompletion=complete_game),
]
Seats: TypeAlias = Annotated[int | None, typer.Option(help="How many seats; the fewest of the rulebook by default.")]
Seed: TypeAlias = Annotated[int, typer.Option(help="The same seed gives the same matches.")]
Variant: TypeAlias = Annotated[
    str | None, typer.Option(help="A variant of the game, such as a board.", callback=_variant_key)
]
Language: TypeAlias = Annotated[
    str | None,
    typer.Option("--lang", callback=lower, help="en, pl, hu or de; the language of the environment by default."),
]
Jobs: TypeAlias = Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="How many processes to use.")]
WorkBackend: TypeAlias = Annotated[Backend, typer.Option(help="Processes of this machine, or a Ray cluster.")]
Address: TypeAlias = Annotated[
    str | None,
    typer.Option(help="Where the Ray cluster is; without it Ray runs on this machine.", callback=_answered),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]
