"""Minds that are kernels throughout: they decide the same on a server and, as WebAssembly, on a device.

`bots/<game>/mind.py` offers two kernels, and says how much room they need:

- `prepare(buffer, style, numbers, tables)` works out what the mind knows beside its weights, if it isn't there yet.
  `room(seats)` says how many numbers and how many entries of tables that takes.
- `judge(buffer, seat, style, weights, gain, spread, numbers, tables, key, codes, scores, wins, ranks)` lists actions
  with what a `Judged` tells of each, and returns how many. `key` is the only chance that it may use.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import numpy as np

from rollwright.bots import weights
from rollwright.bots.judging import Floats, Judged
from rollwright.bots.weights import Net
from rollwright.games import game
from rollwright.games.protocol import Seat
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, next_word

Key = np.ndarray[Any, np.dtype[np.int64]]
#: What a mind knows beside its weights: whole numbers, and tables.
Known = tuple[np.ndarray[Any, np.dtype[np.int64]], Floats]

NOTHING_KNOWN: Known = (np.zeros(0, np.int64), np.zeros(0))
NO_NET = Net(np.zeros(0, np.float32), np.zeros(0), np.zeros(0))

#: So many numbers between 0 and 1 add up to one that spreads by 1 around half as many, almost normally.
UNIFORMS = 12
_OF_A_WORD = 2.0**-32


class KernelJudge(ABC):
    """A judge whose mind is the kernel `judge`."""

    game: ClassVar[str]
    #: The kernel `judge` of the game's mind.
    kernel: ClassVar[Any]
    #: What tells this player from others with the same mind: numbers that the kernel knows to read.
    style: Floats

    @abstractmethod
    def net_name(self, variant: str, seats: int) -> str | None:
        """The net that it plays with; None where it needs none."""

    @abstractmethod
    def weights_needed(self, variant: str) -> int:
        """How many weights the kernel looks at."""

    @abstractmethod
    def phase(self, state: Any) -> int:
        """How far the match has come, for the spread of scores that are still to be expected."""

    def known(self, state: Any) -> Known:  # noqa: ARG002
        """What `prepare` would work out for this state."""
        return NOTHING_KNOWN

    def net(self, variant: str, seats: int) -> Net:
        """The net that it plays with. Raises `ForeignWeights`."""
        name = self.net_name(variant, seats)
        return NO_NET if name is None else weights.load_for(self.game, name, self.weights_needed(variant))

    def judge(self, state: Any, seat: Seat, rng: np.random.Generator) -> Judged:
        """What it thinks of the legal actions of a seat."""
        actions = game(self.game).rules.ACTIONS
        codes, opinions = np.empty(actions, np.int16), np.empty((3, actions))
        net, key = self.net(state.variant, state.seats), drawn_key(rng)
        buffer = np.frombuffer(state.data, np.int8).copy()  # kernels try out and put back
        count = type(self).kernel(
            buffer, seat, self.style, net.weights, net.gain, net.spread, *self.known(state), key, codes, *opinions
        )
        return Judged(codes[:count].astype(np.int64), *opinions[:, :count])


def drawn_key(rng: np.random.Generator) -> Key:
    """The key of all chance that somebody uses for a decision."""
    return rng.integers(1, 1 << 32, WORDS)


@kernel
def choose(ranks: Any, noise: float, key: Any) -> int:
    """The place of the highest rank, the first of several; with some error on each, if there is noise."""
    chance = np.empty(WORDS, np.int64)
    begin_stream(chance, key, 0)
    best, highest = 0, -np.inf
    for place in range(len(ranks)):
        rank = float(ranks[place])
        if noise > 0.0:
            total = 0.0
            for _ in range(UNIFORMS):
                total += next_word(chance) * _OF_A_WORD
            rank += noise * (total - UNIFORMS / 2)
        if rank > highest:
            best, highest = place, rank
    return best


@kernel
def rank_by_points(count: int, seats: int, scores: Any, wins: Any, ranks: Any) -> None:
    """Ranked by points alone, without a look at the others: any seat may win."""
    for place in range(count):
        wins[place] = 1.0 / seats
        ranks[place] = scores[place]
