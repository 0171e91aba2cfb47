"""Positions of Splitter drawn as text."""

from textwrap import dedent

from rollwright.games.protocol import Score
from rollwright.games.splitter import Splitter, State

GAME = Splitter()

EMPTY = {
    "A": """
        . . o o o o . .
        . o o o o o o .
        o o o o o o o o
        * o o o o o o *
        o o o o o o o o
        . o o o o o o .
        . . o o o o . .
    """,
    "B": """
        o o o . . o h o
        o o o o o o o o
        . h o o o o o .
        . o o . . o o .
        . o o o h o o .
        o o o o o o o o
        o * o . . o * o
    """,
}


def drawn(sheet: str) -> str:
    return dedent(sheet).strip("\n")


def position(sheet: str, dice: str = "") -> State:
    """A solo state with this sheet, and with these dice on the table."""
    state = GAME.sheet_state(GAME.notation.sheet_from_text(drawn(sheet)))
    return GAME.throw(state, list(GAME.notation.dice_from_text(dice).values())) if dice else state


def score(sheet: str) -> Score:
    return GAME.score(position(sheet), 0)


def lines(scored: Score) -> list[str]:
    """The parts as a person notes them."""
    return [f"{part.kind} {part.name} {part.points}".replace("  ", " ") for part in scored.parts]


def actions(state: State, seat: int = 0) -> list[str]:
    return [GAME.notation.action_to_text(action) for action in GAME.legal(state, seat)]
