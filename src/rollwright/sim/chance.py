"""The seeded generator of the compiled loops: xoshiro128** by Blackman and Vigna, one stream for each match.

The stream of a match follows from the seed and the number of the match alone, so that results don't depend on how
matches are shared out among cores. Words of 32 bits are kept in signed 64-bit numbers: these run in the same way
compiled and as plain Python.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from rollwright.jit import kernel

WORDS = 4
WORD = (1 << 32) - 1
_GOLDEN = 0x9E3779B9

#: A generator as a value.
Words: TypeAlias = tuple[int, int, int, int]


def new_chance() -> np.ndarray[Any, np.dtype[np.int64]]:
    """Room for a generator, to be set by `begin_stream`."""
    return np.zeros(WORDS, np.int64)


def key_of(seed: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """What a seed, any integer, contributes to the streams of all its matches."""
    words = []
    for place in range(WORDS):
        word = place * _GOLDEN & WORD
        rest = seed if seed >= 0 else ~seed
        word = _mixed(word ^ (seed < 0))
        while rest:
            word = _mixed(word ^ rest & WORD)
            rest >>= 32
        words.append(word)
    return np.array(words, np.int64)


def _mixed(word: int) -> int:
    return int(mix(word))


@kernel
def mix(word: int) -> int:
    """Every bit of the word changes about half of the result's bits; no two words give the same one."""
    word ^= word >> 16
    word = word * 0x85EBCA6B & WORD
    word ^= word >> 13
    word = word * 0xC2B2AE35 & WORD
    return word ^ word >> 16


@kernel
def stream(key: Any, match: int) -> Words:
    """The generator at the beginning of a match's stream."""
    low, high = match & WORD, match >> 32 & WORD
    return (
        mix((int(key[0]) ^ low) + high & WORD),
        mix((int(key[1]) ^ low) + high * 3 & WORD),
        mix((int(key[2]) ^ low) + high * 5 & WORD),
        mix((int(key[3]) ^ low) + high * 7 & WORD),
    )


@kernel
def advanced(words: Words) -> Words:
    """The generator after one more number."""
    s0, s1, s2, s3 = words
    s2 ^= s0
    s3 ^= s1
    return s0 ^ s3, s1 ^ s2, s2 ^ (s1 << 9 & WORD), (s3 << 11 | s3 >> 21) & WORD


@kernel
def word_of(words: Words) -> int:
    """The 32 random bits that the generator stands at."""
    word = words[1] * 5 & WORD
    word = (word << 7 | word >> 25) & WORD
    return word * 9 & WORD


@kernel
def draw(words: Words, count: int) -> tuple[int, Words]:
    """A number from 0 to count - 1, all with exactly the same probability (Lemire's multiplication), and what follows.

    The generator goes in and out as a value, which stays in the processor's registers: `below` for the fastest loops.
    """
    product = word_of(words) * count
    words = advanced(words)
    if product & WORD < count:  # rarely: then some products have to be refused, so that the rest divides evenly
        refused = (WORD + 1 - count) % count
        while product & WORD < refused:
            product = word_of(words) * count
            words = advanced(words)
    return product >> 32, words


@kernel
def words_in(chance: Any) -> Words:
    """The generator that an array keeps."""
    return int(chance[0]), int(chance[1]), int(chance[2]), int(chance[3])


@kernel
def keep(chance: Any, words: Words) -> None:
    """Write the generator into an array."""
    chance[0], chance[1], chance[2], chance[3] = words


@kernel
def begin_stream(chance: Any, key: Any, match: int) -> None:
    """Set the generator to the beginning of a match's stream."""
    keep(chance, stream(key, match))


@kernel
def next_word(chance: Any) -> int:
    """32 random bits."""
    words = words_in(chance)
    keep(chance, advanced(words))
    return word_of(words)


@kernel
def below(chance: Any, count: int) -> int:
    """A number from 0 to count - 1, as `draw` gives it."""
    number, words = draw(words_in(chance), count)
    keep(chance, words)
    return number


@kernel
def sum_of_words(chance: Any, count: int) -> int:
    """A fixed piece of work, by which the speed of machines is compared."""
    total = 0
    for _ in range(count):
        total = total + next_word(chance) & WORD
    return total
