"""A person at the keyboard who needs no eyes: presses whatever key the moment knows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from rollwright.cli.play.app import PlayApp
from rollwright.cli.play.screens.ask import Curtain
from rollwright.cli.play.screens.final import FinalScreen
from rollwright.cli.play.screens.table import TableScreen
from rollwright.cli.play.table import Player, Setup, Table
from rollwright.cli.play.view import CanvasView
from rollwright.locales import Texts

ADA, BEN, ROBO = Player("Ada"), Player("Ben"), Player("Robo", "random")


def game_app(
    folder: Path, game: str, players: tuple[Player, ...] = (ADA, ROBO), source: str = "seeded", lang: str = "en"
) -> PlayApp:
    """A match that begins at once, with bots that don't wait for anybody's eyes."""
    variant = "A" if game == "splitter" else "standard"
    return PlayApp(Texts(lang), folder, begin=Setup(game, variant, players, source, 7), pace=0, prepare=False)


def table_of(app: PlayApp) -> Table:
    assert app.table is not None
    return app.table


async def settle(app: PlayApp, pilot: Pilot[Any]) -> None:
    """Until it is a person's turn, or the end."""
    for _ in range(500):
        await pilot.pause()
        if not isinstance(app.screen, TableScreen):
            return
        table = table_of(app)
        thrower = table.match.position.thrower
        waits_for_throw = thrower is not None and not table.is_bot(thrower)
        if waits_for_throw or (app.screen.hand is not None and not table.thinking_bots):
            return
    raise AssertionError("the match doesn't go on")


async def play_moment(app: PlayApp, pilot: Pilot[Any]) -> None:
    """One thing that a person does, by keys alone."""
    screen = app.screen
    if isinstance(screen, Curtain):
        await pilot.press("enter")
    elif isinstance(screen, TableScreen):
        await pilot.press(*keys_for(screen))
    await settle(app, pilot)


def keys_for(screen: TableScreen) -> list[str]:
    """Throw; take the first dice; keep; write where it fits first, or else pass or cross out."""
    hand = screen.hand
    if hand is None:
        return ["t"]
    if "keep" in hand.words:
        return ["k"]
    if hand.asks_for_dice:
        return ["1", "2", "t"]
    if hand.legal_fields:
        return ["n", "enter"]
    return ["p" if "pass" in hand.words else "x"]


async def play_to_end(app: PlayApp, pilot: Pilot[Any]) -> None:
    await settle(app, pilot)
    for _ in range(600):
        if isinstance(app.screen, FinalScreen):
            return
        await play_moment(app, pilot)
    raise AssertionError("the match doesn't end")


def shown(app: PlayApp) -> str:
    """What the canvas of the screen says."""
    return app.screen.query_one(CanvasView).canvas.plain()
