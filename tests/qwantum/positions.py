"""Positions drawn as text, for the tests of Qwantum."""

from rollwright.games.qwantum import Qwantum, State

GAME = Qwantum()

EMPTY = """
P  o  o  o  o |  o  o
B  o  o  o  o |  o  o
R  o  o  o  o |  o  o
Y  o  o  o  o |  o  o
"""

#: One field is free: yellow's last, which takes what is lower than 9.
ALMOST_FULL = """
P  3  8 12 16 | 11  4
B  4  9 13 17 | 10  5
R  5  7 14 18 | 12  6
Y  6 10 15 19 |  9  o
"""

FULL = ALMOST_FULL.replace("o", "2")

#: The rulebook's dice: with white 3 they show purple 6, blue 13, red 6, yellow 8.
RULEBOOK_DICE = "R1 R2 B4 P3 B6 Y5 w3"


def position(
    step: str,
    *sheets: str,
    dice: str = "",
    active: int = 0,
    again: str = "",
    taken: str = "",
    fails: tuple[int, ...] | None = None,
) -> State:
    """The moment of a match with these drawn sheets, a sheet a seat."""
    counts = fails or (0,) * len(sheets)
    headers = {
        "game": "qwantum",
        "variant": "standard",
        "active": active,
        "step": step,
        "again": again,
        "taken": taken,
        "dice": dice,
        "fails": " ".join(map(str, counts)),
    }
    head = "\n".join(f"{name}: {value}" for name, value in headers.items())
    state: State = GAME.notation.state_from_text("\n\n".join([head, *(sheet.strip("\n") for sheet in sheets)]))
    return state


def legal(state: State, seat: int = 0) -> list[str]:
    """What a seat may decide, as text."""
    return [GAME.notation.action_to_text(action) for action in GAME.legal(state, seat)]


def decide(state: State, *decisions: str) -> State:
    """What comes after these decisions, given as text in the order of the deciders."""
    actions = [GAME.notation.action_from_text(text) for text in decisions]
    return GAME.decide(state, dict(zip(GAME.deciders(state), actions, strict=True)))


def throw(state: State, dice: str) -> State:
    """What comes after the wanted dice fell so."""
    fallen = GAME.notation.dice_from_text(dice)
    return GAME.throw(state, [fallen[die.name] for die in GAME.dice_wanted(state)])


def sheet(state: State, seat: int = 0) -> str:
    """The drawn sheet of a seat, as the drawings above."""
    return f"\n{GAME.notation.sheet_to_text(state, seat)}\n"


def total(state: State, seat: int = 0) -> int:
    return GAME.score(state, seat).total
