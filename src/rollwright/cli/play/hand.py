"""What a person holds in the hand while deciding: the cursor, dice picked up, fields chosen, and what they would mean.

It knows no rule: everything is found in the options that the view offers.
"""

from __future__ import annotations

from collections.abc import Mapping

from rollwright.cli.play.page import Marks, Page, Sheet
from rollwright.table.view import Option, Refusal, SeatView, View

#: The decision that throws all dice again.
AGAIN = "again"
#: Keys of decisions that are a single word; all others have their first letter.
_WORD_KEYS = {AGAIN: "t", "cross": "x"}


def key_of(word: str) -> str:
    """The key of a decision that is a single word."""
    return _WORD_KEYS.get(word, word[0])


class Hand:
    """One decision of one seat, while it is being made."""

    def __init__(self, view: View, seat: SeatView, page: Page, sheet: Sheet) -> None:
        self.view, self.seat, self.page, self.sheet = view, seat, page, sheet
        options = seat.options or []
        self.words = {option.action: option for option in options if isinstance(option.action, str)}
        self._dice = {frozenset(dice): option for option in options if (dice := sheet.dice_of(option.action))}
        self._fields = [option for option in options if option.writes and isinstance(option.action, dict)]
        self._by_fields = {frozenset(path for path, _ in option.writes): option for option in self._fields}
        self._refused = {path: refusal for refusal in seat.refusals or [] for path in self._paths_of(refusal)}
        self.cursor: str | None = None
        self.picked: set[str] = set()
        self.toggled: set[str] = set()
        self.is_swapped = False

    def _paths_of(self, refusal: Refusal) -> tuple[str, ...]:
        return self.sheet.fields_of(refusal.action, self.page)

    # --- what kind of decision it is ----------------------------------------------------------------------------------

    @property
    def asks_for_dice(self) -> bool:
        return bool(self._dice)

    @property
    def asks_for_fields(self) -> bool:
        return bool(self._fields or self._refused)

    @property
    def takes_several(self) -> bool:
        """Fields are switched on and off, and written together."""
        return any(one < other for one in self._by_fields for other in self._by_fields)

    @property
    def may_swap(self) -> bool:
        """The numbers of a pair of fields can be turned round."""
        return len(self._at(self.cursor)) > 1 and not self.takes_several

    @property
    def legal_fields(self) -> list[str]:
        """In the order in which they were offered."""
        return list(dict.fromkeys(path for option in self._fields for path, _ in option.writes))

    # --- what it would mean -------------------------------------------------------------------------------------------

    @property
    def choice(self) -> Option | None:
        """What Enter would decide; None while nothing is chosen."""
        if self.asks_for_dice:
            return self._dice.get(frozenset(self.picked))
        if self.takes_several and self.toggled:
            return self._by_fields.get(frozenset(self.toggled))
        if self.takes_several:
            return self._by_fields.get(frozenset({self.cursor})) if self.cursor else None
        options = self._at(self.cursor)
        return options[self.is_swapped % len(options)] if options else None

    @property
    def refusal(self) -> Refusal | None:
        """Why nothing can be written where the cursor stands."""
        return self._refused.get(self.cursor or "") if self.cursor not in self.legal_fields else None

    def marks(self, fresh: frozenset[str]) -> Marks:
        choice = self.choice
        return Marks(
            cursor=self.cursor,
            offered=self._offered(),
            chosen={path: str(value) for path, value in choice.writes} if choice else {},
            fresh=fresh,
            gains=gains(choice),
            is_plain=not self.takes_several and len(self._fields) > len(self.view.sums),
        )

    def _offered(self) -> Mapping[str, str]:
        return {path: str(value) for option in reversed(self._fields) for path, value in option.writes}

    def _at(self, path: str | None) -> list[Option]:
        """The options that write in a field; the one that puts the first die there comes first."""
        first = next((die.face for die in self.view.dice if die.face is not None), None)
        touching = [option for option in self._fields if any(path == place for place, _ in option.writes)]
        return sorted(touching, key=lambda option: dict(option.writes)[path or ""] != first)

    # --- what a person does -------------------------------------------------------------------------------------------

    def toggle_die(self, name: str) -> None:
        """Pick a die up, or put it down."""
        self.picked ^= {name}

    def toggle_field(self, path: str) -> None:
        if path in self.legal_fields:
            self.toggled ^= {path}

    def next_field(self, step: int = 1) -> None:
        """To the next field that can be written."""
        fields = self.legal_fields
        if fields:
            place = fields.index(self.cursor) if self.cursor in fields else (-1 if step > 0 else 0)
            self.cursor = fields[(place + step) % len(fields)]


def gains(option: Option | None) -> dict[tuple[str, str], int]:
    """What an option brings to the parts of the score. A row that becomes full takes over what it counted before."""
    gained: dict[tuple[str, str], int] = {}
    for change in option.changes if option else []:
        gained[change.kind, change.name] = gained.get((change.kind, change.name), 0) + change.points
    return gained
