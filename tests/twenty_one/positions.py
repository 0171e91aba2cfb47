"""Positions drawn as text."""

from __future__ import annotations

from rollwright.games.twenty_one import State, TwentyOne, notation

GAME = TwentyOne()

FULL = "x x x x x x"
FREE = ". . . . . ."


def sheet(name: str, *rows: str) -> str:
    """A drawn sheet; the rows that aren't given are free."""
    return "\n".join([f"sheet {name}", *rows, *[FREE] * (5 - len(rows))])


def position(step: str, dice: str, *sheets: str, active: int = 0) -> State:
    head = f"game: twenty-one\nvariant: standard\nactive: {active}\nstep: {step}\ndice: {dice}\n\n"
    return notation.state_from_text(head + "\n\n".join(sheets))


def drawn(state: State, seat: int) -> list[str]:
    """The rows of a seat without colours and limits."""
    return [
        " ".join("." if entry is None else str(entry) for entry in row)
        for row in notation.sheet_to_json(state, seat)["rows"]
    ]


def texts(state: State, seat: int) -> set[str]:
    """What a seat may decide, as text."""
    return {notation.action_to_text(action) for action in GAME.legal(state, seat)}


def play(state: State, *decisions: str) -> State:
    """Everybody decides, seat by seat as text."""
    actions = map(notation.action_from_text, decisions)
    return GAME.decide(state, dict(zip(GAME.deciders(state), actions, strict=True)))
