"""What people add to sealed dice: each device commits to a chain of hashes, and gives one link of it to each throw.

A chain begins with a secret of the device; every link is the hash of the one before it, and the last one, its tip, is
published. Links are given from the end: each is proven by the one that was given before it, and tells nothing of those
that follow. So nobody can choose a link, not even the device that keeps the chain.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from rollwright.games.protocol import Seat

LINK_BYTES = 16
#: How many links a chain has: one for each throw, decision and undo that it lasts for.
CHAIN_LENGTH = 1024
LINK = re.compile(rf"[0-9a-f]{{{2 * LINK_BYTES}}}", re.ASCII)


def after_steps(link: bytes, steps: int) -> bytes:
    """The link that comes so many steps later in a chain."""
    for _ in range(steps):
        link = hashlib.sha256(link).digest()[:LINK_BYTES]
    return link


class Chain:
    """A chain with its secret: what a device keeps to itself."""

    def __init__(self, secret: bytes | None = None) -> None:
        links = [secrets.token_bytes(LINK_BYTES) if secret is None else secret]
        for _ in range(CHAIN_LENGTH):
            links.append(after_steps(links[-1], 1))
        self._links = links

    @property
    def tip(self) -> str:
        """What is published: the commitment."""
        return self._links[-1].hex()

    def link(self, depth: int) -> str:
        """The link so many steps before the tip, 1 to `CHAIN_LENGTH`."""
        return self._links[CHAIN_LENGTH - depth].hex()


@dataclass(frozen=True, slots=True)
class Tip:
    """What the log knows of a chain: its tip, and the last link that was given."""

    tip: str
    since: int
    """It gives a share to throws before which there were more moves than these."""
    given: str
    depth: int = 0
    """So many steps before the tip is the link that was given last."""

    def depth_at(self, moves: int) -> int:
        """Which link belongs to a throw after so many moves."""
        return moves - self.since

    def is_usable(self, moves: int) -> bool:
        return 1 <= self.depth_at(moves) <= CHAIN_LENGTH

    def is_link(self, link: str, moves: int) -> bool:
        """Whether this is the link that belongs to a throw after so many moves."""
        if not LINK.fullmatch(link) or not self.is_usable(moves):
            return False
        steps = self.depth_at(moves) - self.depth
        return after_steps(bytes.fromhex(link), steps).hex() == self.given

    def after(self, link: str, moves: int) -> Tip:
        return replace(self, given=link, depth=self.depth_at(moves))


def committed(tip: str, since: int) -> Tip:
    """A chain of which nothing but the tip is known."""
    return Tip(tip, since, tip)


def givers(tips: Mapping[Seat, Tip], moves: int) -> dict[Seat, tuple[Seat, ...]]:
    """Which seats have a chain for a throw after so many moves: each chain's first seat, with all seats it stands for.

    People who share a device share its chain.
    """
    seats: dict[tuple[str, int], list[Seat]] = {}
    for seat, tip in sorted(tips.items()):
        if tip.is_usable(moves):
            seats.setdefault((tip.tip, tip.since), []).append(seat)
    return {together[0]: tuple(together) for together in seats.values()}


def mixed(shares: Mapping[Seat, str]) -> str:
    """All shares of a throw in one text: it stands in the place of a nonce."""
    return " ".join(f"{seat}:{link}" for seat, link in sorted(shares.items()))


def read_mixed(words: Iterable[str]) -> dict[Seat, str]:
    """The shares of such a text. Raises `ValueError`."""
    shares: dict[Seat, str] = {}
    for word in words:
        seat, _, link = word.partition(":")
        if not re.fullmatch(r"[0-9]{1,3}", seat, re.ASCII) or not LINK.fullmatch(link) or int(seat) in shares:
            raise ValueError(word)
        shares[int(seat)] = link
    return shares
