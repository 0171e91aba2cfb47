"""What the store keeps of people who play together: circles, invitations, and who has met whom."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol

from rollwright.store.interface import Moment, Result


class Circle(NamedTuple):
    """People who count their matches together; whoever has the id may look and join."""

    id: str
    name: str
    founder: str | None


class Member(NamedTuple):
    person: str
    name: str


class Invitation(NamedTuple):
    """Somebody is asked to a table that has a seat left."""

    table: str
    game: str
    inviter: str
    """The name of the person who asks."""
    at: Moment


class CircleStore(Protocol):
    async def add_circle(self, circle: Circle, founder: Member, at: Moment) -> None: ...
    async def circle(self, id_: str) -> Circle | None: ...
    async def members(self, circle: str) -> list[Member]:
        """In the order in which they came."""

    async def circles_of(self, person: str) -> list[Circle]: ...
    async def join_circle(self, circle: str, member: Member, at: Moment) -> None:
        """A new member, or another name; what they have played with other members counts from now on. `PersonGone`
        if there is no such circle."""

    async def leave_circle(self, circle: str, person: str) -> None:
        """The matches stay, for the others; a circle without members goes."""

    async def delete_circle(self, circle: str) -> None: ...
    async def circle_results(self, circle: str, limit: int) -> list[Result]:
        """The rated results of a circle's last matches, of everybody at the table, the newest first."""

    async def daily_dates(self, people: Collection[str], since: str) -> dict[str, list[str]]:
        """The days since then on which each of them finished a daily challenge, the newest first."""

    async def daily_count(self, game: str, date: str) -> int:
        """How many have finished the challenge of a day with a result that counts."""

    async def daily_better(self, game: str, date: str, score: int) -> int:
        """How many of them scored more."""

    async def daily_of_companions(self, person: str, game: str, date: str, limit: int) -> list[Result]:
        """The results of a day of a person and those who have played with them, the best first."""

    async def blocked_by(self, person: str, people: Collection[str]) -> set[str]:
        """Who of these people doesn't want to be asked by a person."""

    async def invitations_of(self, person: str, limit: int) -> list[Invitation]: ...
    async def decline(self, table: str, person: str, never: bool) -> None:
        """Take no seat; with `never` not be asked by that person again."""
