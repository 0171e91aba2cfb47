"""The command `rollwright`: its commands, and one way for every mistake to end: a clear line and exit code 2.

Each command imports what it needs when it runs, so that help and mistakes come at once.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib.util import find_spec
from types import ModuleType
from typing import Annotated

import typer
from typer.exceptions import TyperException
from typer.main import get_command

from rollwright.cli import (
    arena,
    bench,
    dataset,
    engine,
    prepare,
    replay,
    review,
    rules,
    score,
    serve,
    simulate,
    trace,
    train,
    verify,
)
from rollwright.cli import print as print_command
from rollwright.cli.extras import advice
from rollwright.cli.play import command as play
from rollwright.errors import RollwrightError

USAGE_ERROR = 2
_BLAS = "scipy.linalg.cython_blas"

app = typer.Typer(
    name="rollwright",
    help="Play, teach and study roll-and-write dice games: Qwinto, Qwantum, Twenty One and Splitter.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
)
app.command("games")(rules.games)
app.command("rules")(rules.rules)
app.command("trace")(trace.trace)
app.command("score")(score.score)
app.command("simulate")(simulate.simulate)
app.command("dataset")(dataset.dataset)
app.add_typer(bench.app, name="bench")
app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("verify")(verify.verify)
app.command("print")(print_command.print_)
app.command("arena")(arena.arena)
app.command("engine")(engine.engine)
app.command("train")(train.train)
app.command("prepare")(prepare.prepare)
app.command("serve")(serve.serve)
app.command("backup")(serve.backup)
app.command("restore")(serve.restore)
app.command("export")(serve.export)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"rollwright {version('rollwright')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Play, teach and study roll-and-write dice games: Qwinto, Qwantum, Twenty One and Splitter.

    Without a command, the page is served for this computer and for phones in the same network.
    """
    if context.invoked_subcommand is None:
        serve.serve()


def run(arguments: Sequence[str] | None = None) -> None:
    """Run the command; whatever a person got wrong is told in one line."""
    _leave_linear_algebra_out()
    warnings.showwarning = _show_warning
    try:
        status = get_command(app).main(args=arguments, prog_name="rollwright", standalone_mode=False)
    except typer.Abort:
        sys.exit(130)
    except TyperException as mistake:
        _fail(" ".join(mistake.format_message().split()))
    except RollwrightError as mistake:
        _fail(str(mistake))
    except OSError as mistake:
        _fail(f"{mistake.filename}: {mistake.strerror}" if mistake.filename else str(mistake))
    except ModuleNotFoundError as missing:
        _fail(advice(missing.name or str(missing)))
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def _leave_linear_algebra_out() -> None:
    """Keep Numba from loading SciPy's linear algebra, which takes half a second and which no command uses.

    Numba only looks whether the module is there. Libraries are left alone: this is for the process of a command.
    """
    if _BLAS not in sys.modules and find_spec("scipy") is not None:
        sys.modules[_BLAS] = ModuleType(_BLAS)


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    """A warning is for people too: one line, without the place in our sources."""
    typer.echo(f"rollwright: {message}", err=True)


def _fail(words: str) -> None:
    typer.echo(f"rollwright: {words}", err=True)
    sys.exit(USAGE_ERROR)
