"""`rollwright bench`: how fast this machine plays, beside a fixed loop that makes two machines comparable."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rollwright.cli.options import MOST_MATCHES, AsJson, Language
from rollwright.games.registry import REGISTRY

if TYPE_CHECKING:
    from rollwright.locales import Texts

app = typer.Typer(help="Measure speed.", invoke_without_command=True)

PLAY_COLUMNS = (
    "bench-game",
    "bench-seats",
    "bench-one-core",
    "bench-all-cores",
    "bench-decisions",
    "bench-rules",
    "bench-plain",
    "bench-factor",
)
CALL_COLUMNS = ("bench-game", "bench-legal", "bench-decide", "bench-score", "bench-steps", "bench-bytes")


@app.callback()
def bench(context: typer.Context) -> None:
    """Measure speed."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def speed(
    as_json: AsJson = False,
    matches: Annotated[
        int, typer.Option(min=1, max=MOST_MATCHES, help="How many matches a measurement plays.")
    ] = 200_000,
    cold: Annotated[bool, typer.Option(help="Also measure the first start with nothing compiled.")] = True,
    lang: Language = None,
) -> None:
    """Measure matches and decisions a second, one core and all, compiled and plain, and what single calls cost."""
    from rollwright.cli.rules import texts_for

    texts = texts_for(lang)
    figures = _measured(texts, matches, cold)
    typer.echo(json.dumps(figures) if as_json else markdown(texts, figures))


def _measured(texts: Texts, matches: int, cold: bool) -> dict[str, Any]:
    from rich.console import Console

    from rollwright.cli import speed as measure
    from rollwright.games import game

    with Console(stderr=True).status(texts("bench-starting")) as status:
        figures: dict[str, Any] = {"machine": measure.machine(), "calibration": measure.calibration(), "games": {}}
        for key in REGISTRY:
            status.update(texts("bench-measuring", game=game(key).info.name))
            figures["games"][key] = measure.of_game(key, matches)
        status.update(texts("bench-starting"))
        figures["start"] = measure.start_seconds(cold)
    return figures


def markdown(texts: Texts, figures: dict[str, Any]) -> str:
    """The figures as the tables of `bench/results.md`."""
    games = figures["games"].items()
    start = {f"{name}": f"{seconds:.2f}" for name, seconds in figures["start"].items()}
    return "\n".join(
        [
            texts("bench-machine", machine=figures["machine"], calibration=f"{figures['calibration']:.2f}"),
            "",
            *_table(texts, PLAY_COLUMNS, [[key, *_play_cells(game)] for key, game in games]),
            "",
            texts("bench-play-legend"),
            "",
            *_table(texts, CALL_COLUMNS, [[key, *_call_cells(game)] for key, game in games]),
            "",
            texts("bench-call-legend"),
            "",
            texts("bench-start", first=start["first"], warm=start["warm"]),
            *([texts("bench-cold-start", cold=start["cold"])] if "cold" in start else []),
        ]
    )


def _table(texts: Texts, columns: tuple[str, ...], rows: list[list[str]]) -> list[str]:
    headers = [texts(column) for column in columns]
    rule = ["---", *["---:"] * (len(headers) - 1)]
    return [f"| {' | '.join(cells)} |" for cells in (headers, rule, *rows)]


def _play_cells(game: dict[str, Any]) -> list[str]:
    return [
        f"{game['seats']}",
        f"{game['one']:,.0f}",
        f"{game['all']:,.0f} (× {game['all'] / game['one']:.2f})",
        f"{game['decisions']:,.0f}",
        f"{game['rules']:,.0f}",
        f"{game['plain']:,.0f}",
        f"{game['one'] / game['plain']:,.0f} / {game['rules'] / game['plain']:,.0f}",
    ]


def _call_cells(game: dict[str, Any]) -> list[str]:
    calls = [f"{game[name]:.1f}" for name in ("legal", "decide", "score")]
    return [*calls, f"{game['steps']:,.0f}", f"{game['bytes']}"]
