"""What the `rules.py` of every game offers: numbers, and kernels that take a state as a record (`g`).

Sources that `jit.kernels_for` compiles for each game import `rules` from here for the type checker alone.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np


class Rules(Protocol):
    """The compiled rules of a game. Seats, actions and parts of a score are numbers here."""

    STATE: np.dtype[Any]
    """The record of a match: signed bytes, with the fields `seats`, `active`, `phase` and `dice` at least."""
    MAX_SEATS: int
    DICE: int
    """How many dice the game has."""
    ACTIONS: int
    """Actions are numbered from 0 to ACTIONS - 1; no state has more legal ones."""
    PARTS: int
    """How many lines a score has."""
    THROW: int
    """The phase in which the first dice of a turn are to be thrown."""

    def start(self, g: Any, seats: int, variant: int, first: int) -> None:
        """Empty sheets, before the first throw or decision."""

    def deciders(self, g: Any) -> int:
        """The seats that decide now, a bit each; 0 while dice are wanted and when the match is over."""

    def legal(self, g: Any, seat: int, actions: Any) -> int:
        """List what a seat may decide now, and return how many actions these are."""

    def dice_wanted(self, g: Any, wanted: Any) -> int:
        """List the dice to be thrown now, and return how many these are."""

    def throw(self, g: Any, faces: Any) -> None:
        """Take what the wanted dice show."""

    def mark(self, g: Any, seat: int, action: int) -> None:
        """Carry out the decision of one seat on its own sheet."""

    def decide(self, g: Any, actions: Any) -> None:
        """Carry out the decisions of all deciders, an action for each seat, and go on to what is next."""

    def is_over(self, g: Any) -> bool:
        """Whether the match is over."""

    def score(self, g: Any, seat: int, parts: Any) -> int:
        """Fill in the parts of a seat's score and return their sum."""

    def breach(self, g: Any, seat: int) -> int:
        """The number of the first field that breaks a rule of writing; -1 if the sheet keeps them."""


rules: Rules
