"""The seeded generator."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy import stats

from rollwright.sim.chance import begin_stream, below, key_of, new_chance, next_word


def _stream(seed: int, match: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    chance = new_chance()
    begin_stream(chance, key_of(seed), match)
    return chance


def test_words_are_those_of_xoshiro128_starstar() -> None:
    def rotated(word: int, by: int) -> int:
        return (word << by | word >> 32 - by) & 0xFFFFFFFF

    chance = _stream(7, 3)
    s = [int(word) for word in chance]
    for _ in range(1000):
        expected = rotated(s[1] * 5 & 0xFFFFFFFF, 7) * 9 & 0xFFFFFFFF
        shifted = s[1] << 9 & 0xFFFFFFFF
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)
        assert next_word(chance) == expected


@pytest.mark.parametrize("faces", [2, 6, 7, 36])
def test_numbers_below_a_bound_are_uniform(faces: int) -> None:
    chance = _stream(1, 0)
    counts = np.bincount([below(chance, faces) for _ in range(20_000)], minlength=faces)
    assert len(counts) == faces
    assert stats.chisquare(counts).pvalue > 1e-4


def test_first_numbers_of_neighbouring_matches_are_uniform() -> None:
    first = [below(_stream(5, match), 6) for match in range(20_000)]
    assert stats.chisquare(np.bincount(first, minlength=6)).pvalue > 1e-4


def test_seeds_and_matches_have_streams_of_their_own() -> None:
    seeds = [0, 1, -1, 2**32, 2**40, 2**100]
    streams = {tuple(_stream(seed, match)) for seed in seeds for match in (0, 1, 2**31, 2**33)}
    assert len(streams) == len(seeds) * 4
