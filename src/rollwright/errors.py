"""The errors that tell a person what to do. All of them are `RollwrightError`s with a stable code."""

from __future__ import annotations


class RollwrightError(ValueError):
    """Something that was asked for can't be done: the message says what, and what to do instead."""

    code = "error"


class IllegalAction(RollwrightError):
    """The rules don't allow an action now. Nothing was changed."""

    code = "illegal-action"


class ImpossibleThrow(RollwrightError):
    """Dice can't show these faces, or no dice are to be thrown now."""

    code = "impossible-throw"


class InvalidNotation(RollwrightError):
    """Text or JSON is not a valid action, throw, sheet or state."""

    code = "invalid-notation"


class InvalidSheet(RollwrightError):
    """A sheet breaks a rule of writing: the message says which, and where."""

    code = "invalid-sheet"


class InvalidSetup(RollwrightError):
    """A match can't be started with these seats, variant, first seat or sheets."""

    code = "invalid-setup"


class UnknownGame(RollwrightError):
    """No game has this name."""

    code = "unknown-game"
