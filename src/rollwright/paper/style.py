"""How things are printed: language, paper, colour or black and white, normal or large."""

from __future__ import annotations

from dataclasses import dataclass

from rollwright.games.protocol import RollwrightError
from rollwright.locales import SOURCE_LANGUAGE, Texts

#: The sizes of paper, and what the typesetter calls them.
PAPERS = {"a4": "a4", "letter": "us-letter"}


class CannotPrint(RollwrightError):
    """Something that can't be put on paper so: the message says what, and what to choose instead."""

    code = "cannot-print"


@dataclass(frozen=True, slots=True)
class Style:
    """How a document is printed. A wrong language or paper is refused at once."""

    lang: str = SOURCE_LANGUAGE
    paper: str = "a4"
    mono: bool = False
    """Black and white that saves ink: every colour has its letter, shape and pattern."""
    large: bool = False
    """Large print: one sheet a page."""

    def __post_init__(self) -> None:
        Texts(self.lang)
        if self.paper not in PAPERS:
            raise CannotPrint(f"There is no paper {self.paper!r}: choose from {', '.join(PAPERS)}.")

    @property
    def texts(self) -> Texts:
        return Texts(self.lang)
