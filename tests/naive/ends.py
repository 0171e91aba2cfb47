"""The end of a match alone by brute force: every throw, every decision, played by the oracles to the last field.

What a moment is worth is the mean over the throws and the highest over the decisions, down to final scores.
"""

import copy
from collections.abc import Iterator
from functools import singledispatch
from itertools import product
from typing import Any, TypeAlias

from .oracle import DIE, Action, Dice
from .qwantum import FACES, Qwantum
from .qwinto import Qwinto
from .splitter import LEFT_FIELDS, Splitter
from .twenty_one import ROWS, TwentyOne, current_row

Alone: TypeAlias = Qwantum | Qwinto | Splitter | TwentyOne
Known: TypeAlias = dict[str, float]
"""What moments are worth that were gone through before."""


def worth(match: Alone, known: Known) -> float:
    """The mean final score if every decision is the best."""
    if match.is_over():
        return match.score(0)
    moment = name_of(match)
    if moment not in known:
        known[moment] = _gone_through(match, known)
    return known[moment]


def _gone_through(match: Alone, known: Known) -> float:
    if match.phase is not None:
        return max(worth(decided(match, action), known) for action in match.legal(0))
    values = [worth(thrown(match, dice), known) for dice in throws(match)]
    return sum(values) / len(values)


def decided(match: Alone, action: Action) -> Alone:
    """The match after a decision; the given one stays as it is."""
    after = branch(match)
    after.decide({0: action})
    return after


def thrown(match: Alone, dice: Dice) -> Alone:
    """The match after a throw; the given one stays as it is."""
    after = branch(match)
    after.throw(dice)
    return after


def branch(match: Alone) -> Alone:
    """A copy that goes its own way; what is printed is shared."""
    printed = getattr(match, "cards", None)
    return copy.deepcopy(match, {id(printed): printed, id(match.given_cards): match.given_cards})


@singledispatch
def throws(match: Any) -> Iterator[Dice]:
    """Every throw that can fall now, all equally likely."""
    raise NotImplementedError(type(match))


@singledispatch
def fields_left(match: Any) -> int | None:
    """How many decisions are left at most; None where it isn't the end yet."""
    raise NotImplementedError(type(match))


@singledispatch
def name_of(match: Any) -> str:
    """The same for all moments that are worth the same by the rules."""
    raise NotImplementedError(type(match))


@throws.register
def _(match: Splitter) -> Iterator[Dice]:
    return ([first, second] for first, second in product(DIE, DIE))


@fields_left.register
def _(match: Splitter) -> int:
    return sum(match.grids[0][row][column] == 0 for row, column in LEFT_FIELDS[match.variant])


@name_of.register
def _(match: Splitter) -> str:
    dice = sorted(match.dice) if match.phase and isinstance(match.dice, list) else None
    return f"{match.variant} {dice} {match.grids[0]}"


@throws.register
def _(match: TwentyOne) -> Iterator[Dice]:
    """The dice of free fields; the others can't be written in the last row, and always fall the same way."""
    lying = match.dice if isinstance(match.dice, dict) else {}
    row = current_row(match.rows[0])
    wanted = match.dice_wanted()
    entries = zip(match.rows[0][row], match.cards[0][row], strict=True)
    open_colours = [colour for entry, (colour, _limit) in entries if entry is None and colour in wanted]
    for faces in product(DIE, repeat=len(open_colours)):
        yield {**lying, **dict.fromkeys(wanted, 6), **dict(zip(open_colours, faces, strict=True))}


@fields_left.register
def _(match: TwentyOne) -> int | None:
    last = ROWS[-1]
    if match.is_over() or current_row(match.rows[0]) != last:
        return None
    return match.rows[0][last].count(None)


@name_of.register
def _(match: TwentyOne) -> str:
    return f"{match.phase} {match.dice} {match.dice_wanted()} {match.rows[0]}"


@throws.register
def _(match: Qwinto) -> Iterator[Dice]:
    wanted = match.dice_wanted()
    return (dict(zip(wanted, faces, strict=True)) for faces in product(DIE, repeat=len(wanted)))


@name_of.register
def _(match: Qwinto) -> str:
    """Which dice were picked, and their sum; not how they fell."""
    dice = sorted(match.dice.values()) if match.phase and isinstance(match.dice, dict) else None
    shown = sum(dice) if dice else None
    return f"{match.phase} {sorted(match._picked)} {shown} {match._may_throw_again} {match.rows[0]}"


@throws.register
def _(match: Qwantum) -> Iterator[Dice]:
    """The dice that lie stay as they are."""
    wanted, lying = match.dice_wanted(), match.dice if isinstance(match.dice, dict) else {}
    for faces in product(*(FACES.get(die, DIE) for die in wanted)):
        yield {**lying, **dict(zip(wanted, faces, strict=True))}


@name_of.register
def _(match: Qwantum) -> str:
    return f"{match.phase} {match.dice_wanted()} {match.dice} {match.taken} {match.rows[0]}"
