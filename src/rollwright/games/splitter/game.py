"""Splitter: its reasons, the parts of its score, its sheets as data."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import Die, GameInfo, InvalidSheet, Json, Part, Seat
from rollwright.games.reading import read_int
from rollwright.games.splitter import notation, rules
from rollwright.games.splitter.forms import FORMS
from rollwright.games.splitter.groups import list_scoring_groups
from rollwright.games.splitter.observation import OBSERVED
from rollwright.games.splitter.sheet import (
    COLUMNS,
    DICE,
    FACES,
    FIELD,
    FIELDS,
    HALF,
    HEART,
    HEARTS_BONUS,
    MINUTES,
    RATINGS,
    ROWS,
    SEATS,
    STAR,
    STAR_FACTOR,
    VARIANTS,
)
from rollwright.games.splitter.state import ACTIONS, Action, Place, State, Step

INFO = GameInfo(
    key="splitter",
    name="Splitter",
    seats=SEATS,
    variants=VARIANTS,
    dice=tuple(Die(name, FACES) for name in DICE),
    colours=(),
    minutes=MINUTES,
    official_solo=True,
)


class Splitter(CompiledGame[State, Action]):
    """Two numbers in two fields that mirror each other, and groups that are just as large as their number."""

    info = INFO
    notation = notation
    forms = FORMS
    kinds = {Place: "placed"}
    observed = OBSERVED

    def __init__(self) -> None:
        super().__init__(rules, State, ACTIONS)

    def why_not(self, state: State, seat: Seat, action: Action) -> str:
        """`not-now`, `no-field` (not on this board), `taken`, `not-thrown` (no die shows the number)."""
        if state.step is not Step.PLACE:
            return "not-now"
        if not FIELD[state.record.variant, action.row, action.column]:
            return "no-field"
        if state.record.cells[seat, action.row, action.column]:
            return "taken"
        return "not-thrown"

    def writings(self, state: State) -> Sequence[int]:
        return _writings(state.record.variant, *state.record.dice.tolist()) if state.step is Step.PLACE else ()

    def rating(self, state: State) -> str | None:
        return rating(self.score(state, 0).total) if state.seats == 1 and self.is_over(state) else None

    def sheet_state(self, sheet: Json, variant: str | None = None, fails: int = 0) -> State:
        """Without a variant it is the board on which the sheet's fields lie."""
        variant = self.checked_setup(1, notation.variant_of(sheet) if variant is None else variant, 0)
        read_int(fails, range(1), "'fails'")
        buffer = np.zeros(1, rules.STATE)
        g = buffer[0]
        g.seats = 1
        g.variant = VARIANTS.index(variant)
        g.cells[0] = notation.cells_from_json(sheet, variant)
        g.phase = rules.OVER if np.count_nonzero(g.cells[0]) == FIELDS else rules.THROW
        state = State(buffer.tobytes())
        self._check_sheet(state)
        return state

    def sheet_layout(self, state: State, seat: Seat) -> Json:
        variant = state.record.variant
        return {
            "rows": ROWS,
            "columns": COLUMNS,
            "centre": HALF,
            "fields": np.argwhere(FIELD[variant]).tolist(),
            "stars": np.argwhere(STAR[variant]).tolist(),
            "starFactor": STAR_FACTOR,
            "hearts": np.argwhere(HEART[variant]).tolist(),
            "heartsBonus": HEARTS_BONUS if HEART[variant].any() else 0,
            "numbers": list(FACES),
            "ratings": [{"rating": key, "from": least} for key, least in RATINGS.items()],
        }

    def _parts(self, records: Any, seat: Seat, points: list[list[int]]) -> Iterator[tuple[Part, ...]]:
        variant = int(records["variant"][0])  # all are of one match
        numbers, groups = np.empty((len(records), FIELDS), np.int64), np.empty((len(records), FIELDS), np.int64)
        counts = np.empty(len(records), np.int64)
        list_scoring_groups(variant, records["cells"][:, seat].copy(), numbers, groups, counts)
        found = zip(counts.tolist(), numbers.tolist(), groups.tolist(), points, strict=True)
        for count, numbers_of, groups_of, scored in found:
            parts = tuple(map(_group_part, (variant,) * count, numbers_of, groups_of))
            yield (*parts, _hearts_part(variant, scored[rules.HEARTS_PART])) if HEARTS[variant] else parts

    def _check_sheet(self, state: State) -> None:
        place = int(self._kernels.breach(self.buffer(state), 0))
        if place < 0:
            return
        row, column = divmod(place, COLUMNS)
        field = notation.field_to_text(row, column)
        mirror = notation.field_to_text(row, COLUMNS - 1 - column)
        number = int(state.record.cells[0, row, column])
        raise InvalidSheet(
            f"Mirrored fields are written together: in row {row + 1}, {number} stands in {field}, but {mirror} is free."
        )


@functools.lru_cache(maxsize=16_384)
def _group_part(variant: int, number: int, group: int) -> Part:
    """A group that scores; kept, because most groups stay as they are from one look at a sheet to the next."""
    scored = int(rules.group_points(variant, number, group))
    fields = tuple(field for place, field in enumerate(PLACES) if group >> place & 1)
    kind = "group" if scored == number else "starred-group"
    return Part(kind, str(number), scored, count=number, fields=fields)


@functools.cache
def _writings(variant: int, *dice: int) -> Sequence[int]:
    """The ways to write either of two dice into the left field of each pair."""
    return tuple(ACTIONS[Place(*pair, number)] for pair in PAIRS[variant] for number in sorted(set(dice)))


@functools.cache
def _hearts_part(variant: int, points: int) -> Part:
    return Part("hearts", "", points, fields=HEARTS[variant])


def rating(total: int) -> str:
    """How well a solo match went, as a key of the rulebook's table."""
    return [key for key, least in RATINGS.items() if total >= least][-1]


#: All places as row and column; on each board the fields of the left half, and the hearts.
PLACES = tuple(divmod(place, COLUMNS) for place in range(ROWS * COLUMNS))
PAIRS = [[(row, column) for row, column in PLACES if column < HALF and board[row, column]] for board in FIELD]
HEARTS = [tuple((row, column) for row, column in PLACES if board[row, column]) for board in HEART]
