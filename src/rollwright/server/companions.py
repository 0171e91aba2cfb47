"""The usual companions: those with whom somebody has played, and a table for them with one tap."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from rollwright.store import Store
from rollwright.store.interface import Result

#: Matches that are looked back at.
LOOKED_AT = 200
SHOWN = 4
MOST_PEOPLE = 7


class Companions(NamedTuple):
    """People who have played together with somebody."""

    id: str
    """Names the group to that person alone; nobody learns from it who they are."""
    people: tuple[str, ...]
    names: tuple[str, ...]
    game: str
    """What they played last."""
    variant: str
    matches: int
    last: float


async def companions_of(store: Store, person: str) -> list[Companions]:
    """The groups that a person has played with, those who met most often lately first."""
    return groups(await store.history(person, LOOKED_AT), person)


def groups(matches: Iterable[list[Result]], person: str) -> list[Companions]:
    """`matches` are the newest first: names and game are those of the last one."""
    found: dict[frozenset[str], Companions] = {}
    for results in matches:
        others = {each.person: each.name for each in results if each.person is not None and each.person != person}
        people = tuple(sorted(others))
        if not people or len(people) > MOST_PEOPLE:
            continue
        key, first = frozenset(people), results[0]
        known = found.get(key)
        if known is None:
            names = tuple(others[each] for each in people)
            id_ = group_id(person, people)
            found[key] = Companions(id_, people, names, first.game, first.variant, 1, first.finished_at)
        else:
            found[key] = known._replace(matches=known.matches + 1)
    return sorted(found.values(), key=lambda group: (-min(group.matches, 5), -group.last))[:SHOWN]


def group_id(person: str, people: Iterable[str]) -> str:
    return hashlib.sha256("\n".join([person, *people]).encode()).hexdigest()[:24]
