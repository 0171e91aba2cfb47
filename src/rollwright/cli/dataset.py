"""`rollwright dataset`: positions with the strongest bot's values, as a Parquet file with a data card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rollwright.cli.options import Address, GameArgument, Jobs, Seats, Seed, Variant, WorkBackend
from rollwright.sim.workers import Backend


def dataset(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="The .parquet file; a data card is written beside it.")],
    positions: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many positions.")] = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    variant: Variant = None,
    jobs: Jobs = 1,
    backend: WorkBackend = Backend.PROCESSES,
    address: Address = None,
) -> None:
    """Write positions with the strongest bot's opinion of their legal actions. After Ctrl-C, run it again to go on."""
    import importlib.util

    from rich.console import Console
    from rich.progress import Progress

    from rollwright.envs.dataset import make, parts_folder, plan_for

    if out.suffix != ".parquet":
        raise typer.BadParameter(f"{out}: positions are written as .parquet.")
    if not out.parent.is_dir():
        raise typer.BadParameter(f"{out}: there is no folder {out.parent}.")
    if importlib.util.find_spec("pyarrow") is None:
        raise typer.BadParameter("Parquet needs pyarrow: pip install 'rollwright[data]'.")
    plan = plan_for(game, seats, variant, seed, positions)
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("", total=positions)
            for done in make(plan, out, jobs, backend, address):
                progress.update(task, completed=done)
    except KeyboardInterrupt:
        console.print(f"Interrupted. What is done is kept in {parts_folder(out)}: the same command goes on from there.")
        raise typer.Exit(130) from None
    Console().print(f"{positions:,} positions: {out}, {out.with_suffix('.md')}")
