"""What the store keeps of a club evening. Its matches are ordinary tables."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from rollwright.store.interface import Moment, Opening, Result, TableState


class EveningRow(msgspec.Struct, frozen=True):
    id: str
    host: str | None
    """Who opened it; None once that person was erased."""
    options: bytes
    created_at: Moment
    ended_at: Moment | None = None


class Member(NamedTuple):
    """Somebody who came to an evening."""

    number: int
    """Members are counted from 1 in the order in which they came."""
    person: str
    name: str
    here: bool
    """False for somebody who has left: the next round is played without them."""


class Round(NamedTuple):
    number: int
    key: bytes
    """The key of the dice, the same at all tables."""
    seal: str


class EveningTable(NamedTuple):
    table: str
    round: int
    place: int
    state: TableState
    number: int
    """The number of the last event of its log."""


class LoadedEvening(NamedTuple):
    """An evening as it stands."""

    row: EveningRow
    members: list[Member]
    rounds: list[Round]
    tables: list[EveningTable]
    holders: dict[str, dict[int, str]]
    """Who sits where at each table."""
    results: list[Result]
    """Of all tables that have ended."""


class EveningStore(Protocol):
    """The part of the store that evenings need."""

    async def open_evening(self, evening: EveningRow) -> None: ...
    async def load_evening(self, evening: str) -> LoadedEvening | None: ...
    async def count_evenings(self, host: str) -> int:
        """How many evenings of a host have not ended."""

    async def add_member(self, evening: str, person: str, name: str) -> None:
        """Somebody comes, or comes back with another name. Raises `PersonGone` while that person is erased."""

    async def remove_member(self, evening: str, person: str) -> None:
        """Somebody leaves: they stay in the list, for their results."""

    async def begin_round(self, evening: str, begun: Round, openings: list[Opening]) -> None:
        """Open all tables of a round at once. Raises `RoundBegun`, `CodeTaken` or `PersonGone`."""

    async def end_evening(self, evening: str, at: Moment) -> None: ...
    async def key_of_round(self, seal: str) -> bytes | None:
        """The key of the dice with this seal, once every table of the round is over."""

    async def round_is_played(self, table: str) -> bool:
        """Whether a table of the round that this one belongs to is not over yet."""
