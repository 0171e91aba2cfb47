"""Which values a review rests on: those of another version of Rollwright, or of other nets, may differ."""

from __future__ import annotations

import functools
import hashlib

from rollwright.analysis.bands import FOLDER
from rollwright.analysis.corrections import file_name
from rollwright.bots.weights import fingerprint
from rollwright.games.registry import module_name
from rollwright.kernel_sources import sources_hash


@functools.cache
def edition(key: str) -> str:
    """The same as long as reviews of a game come out the same. It reads some files the first time."""
    measured = [file.read_text() for file in (FOLDER / f"{key}.json", FOLDER / file_name(key)) if file.exists()]
    parts = [
        sources_hash(module_name("analysis", key)),
        sources_hash("rollwright.analysis.ledger"),
        fingerprint(key),
        *measured,
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
