"""How commitments to shares and the shares themselves change a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rollwright.games.protocol import Seat
from rollwright.table.dice import check_nonce
from rollwright.table.errors import NotNow
from rollwright.table.events import (
    Committed,
    Sealed,
    Thrown,
)
from rollwright.table.position import Position, listed
from rollwright.table.shares import LINK, Tip, committed


def check_shares(position: Position, event: Thrown) -> None:
    """Either the thrower's nonce, or links of chains that are known. Whether they fit is for `verify` to say."""
    if event.shares is None:
        check_nonce(event.nonce)
    elif event.nonce is not None:
        raise NotNow("a throw with shares has no nonce, which somebody could choose.")
    elif not event.shares or not event.shares.keys() <= position.givers.keys():
        raise NotNow(f"the shares of this throw come from the seats {listed(map(str, position.givers))}.")
    elif not all(map(LINK.fullmatch, event.shares.values())):
        raise NotNow("a share is 32 hexadecimal digits.")


def tips_after(position: Position, shares: Mapping[Seat, str]) -> Mapping[Seat, Tip]:
    """What is known of the chains once these links were given."""
    tips = dict(position.tips)
    for giver, link in shares.items():
        for seat in position.givers[giver]:
            tips[seat] = tips[seat].after(link, position.moves)
    return tips


def committed_to(position: Position, event: Committed) -> Position:
    """The first commitment of a match counts at once, each later one when something was played after it.

    So whoever gives a link has seen all commitments that it is mixed with.
    """
    if not isinstance(position.opened.dice, Sealed):
        raise NotNow("only sealed dice take people's shares.")
    if not event.tips or not set(event.tips) <= set(position.people):
        raise NotNow("people at the table commit to shares, and nobody else.")
    if not all(map(LINK.fullmatch, event.tips.values())):
        raise NotNow("the tip of a chain is 32 hexadecimal digits.")
    since = position.moves - position.is_first_commitment
    for seat in event.tips:
        if seat in position.tips and position.tips[seat].since == position.moves:
            raise NotNow(f"seat {seat} commits anew when something was played.")
    return replace(
        position,
        number=position.number + 1,
        quiet=position.quiet + 1,
        tips={**position.tips, **{seat: committed(tip, since) for seat, tip in event.tips.items()}},
        is_first_commitment=False,
    )
