"""Who holds each seat of a table, and how that changes."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from rollwright.table.errors import NotNow
from rollwright.table.events import (
    Holder,
    Returned,
    Seated,
    StoodIn,
)
from rollwright.table.names import LONGEST_NAME, is_printable

LEVEL = re.compile(r"[a-z0-9-]{1,40}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Chair:
    """Who holds a seat, and who plays for a person that is away."""

    holder: Holder = "open"
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None

    @property
    def player_bot(self) -> str | None:
        """The level of the bot that decides here now; None if a person does, or nobody."""
        return self.bot or self.stand_in


def chair_after(chair: Chair, event: Seated | StoodIn | Returned) -> Chair:
    match event:
        case Seated(_, holder, name, bot):
            _check_holder(holder, name, bot)
            if chair == Chair(holder, name, bot):
                raise NotNow("the seat is held so already.")
            return Chair(holder, name, bot)
        case StoodIn(_, bot):
            if chair.holder != "person" or chair.stand_in is not None:
                raise NotNow("a bot stands in for a person who plays, and for nobody else.")
            _check_level(bot)
            return replace(chair, stand_in=bot)
        case Returned():
            if chair.stand_in is None:
                raise NotNow("only a person for whom a bot stands in can return.")
            return replace(chair, stand_in=None)


def _check_holder(holder: Holder, name: str, bot: str | None) -> None:
    if (holder == "bot") != (bot is not None):
        raise NotNow("a bot has a level, and nobody else has one.")
    if bot is not None:
        _check_level(bot)
    if holder == "open":
        if name:
            raise NotNow("an open seat has no name.")
    elif not 1 <= len(name) <= LONGEST_NAME or not is_printable(name) or name != name.strip():
        raise NotNow(f"a name has 1 to {LONGEST_NAME} signs that can be printed, and no space at its ends.")


def _check_level(level: str) -> None:
    if not LEVEL.fullmatch(level):
        raise NotNow("the level of a bot is a word of small letters, digits and '-'.")
