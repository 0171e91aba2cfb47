"""Where two sheets of the same seat differ: what an action writes."""

from __future__ import annotations

from collections.abc import Iterator

from rollwright.games.protocol import Json


def sheet_diff(before: Json, after: Json) -> list[tuple[str, Json]]:
    """The places of a sheet's JSON that changed, as paths with dots, and what stands there now."""
    return list(_changes(before, after, ""))


def _changes(before: Json, after: Json, path: str) -> Iterator[tuple[str, Json]]:
    if before == after:
        return
    if isinstance(after, dict):
        for key, value in after.items():
            yield from _changes(before[key], value, f"{path}{key}.")
    elif isinstance(after, list):
        for place, value in enumerate(after):
            yield from _changes(before[place] if place < len(before) else None, value, f"{path}{place}.")
    else:
        yield path.removesuffix("."), after
