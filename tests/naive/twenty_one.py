"""Twenty One, read from its rules a second time; the sheets are repeated here on purpose, see `oracle`."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any

from .oracle import Action, Card, Dice, Match, Sheet, require_faces

COLOURS = ["red", "yellow", "green", "blue", "white", "black"]
INITIALS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "W": "white", "K": "black"}
LETTERS = "ABCDEF"
ROWS = range(5)
PLACES = range(6)
# A row a line: the limits, then the colours of the sheets A to F.
PRINTED = """
    6 5 4 3 2 1 | R Y G B W K | Y G B W K R | G B W K R Y | B W K R Y G | W K R Y G B | K R Y G B W
    6 5 4 3 1 1 | G R K W Y B | R K W Y B G | K W Y B G R | W Y B G R K | Y B G R K W | B G R K W Y
    6 4 4 2 2 1 | B G Y K R W | G Y K R W B | Y K R W B G | K R W B G Y | R W B G Y K | W B G Y K R
    5 4 3 3 2 1 | K W B R G Y | W B R G Y K | B R G Y K W | R G Y K W B | G Y K W B R | Y K W B R G
    5 4 3 2 2 1 | Y B R G K W | B R G K W Y | R G K W Y B | G K W Y B R | K W Y B R G | W Y B R G K
"""
BONUS_FOR_HITS = [0, 1, 3, 6, 10, 15, 21]
CROSSED_OUT = "x"
UNTHROWABLE = 1

Row = list[int | str | None]


def printed_card(letter: str) -> Card:
    card: Card = []
    for line in PRINTED.strip().splitlines():
        limits, *colours_of_sheets = [part.split() for part in line.split("|")]
        colours = colours_of_sheets[LETTERS.index(letter)]
        card.append([[INITIALS[initial], int(limit)] for initial, limit in zip(colours, limits, strict=True)])
    return card


CARDS = {letter: printed_card(letter) for letter in LETTERS}

WRITES: dict[tuple[str, ...], Action] = {
    chosen: {"write": list(chosen)} for count in PLACES for chosen in combinations(COLOURS, count + 1)
}


@cache
def ways_to_write(writable: tuple[str, ...]) -> list[Action]:
    """One or more of the colours, any of them."""
    return [WRITES[chosen] for count in range(1, len(writable) + 1) for chosen in combinations(writable, count)]


def current_row(rows: list[Row]) -> int:
    """The topmost row that isn't full."""
    return next(index for index in ROWS if None in rows[index])


def row_score(row: Row, printed: list[list[Any]]) -> int:
    """The sum of the numbers plus the bonus for the hits."""
    numbers = [entry for entry in row if isinstance(entry, int)]
    hits = [entry == limit for entry, (_colour, limit) in zip(row, printed, strict=True)].count(True)
    return sum(numbers) + BONUS_FOR_HITS[hits]


def sheet_score(rows: list[Row], card: Card) -> int:
    """A row that isn't full counts as it stands."""
    return sum(row_score(rows[index], card[index]) for index in ROWS)


class TwentyOne(Match):
    most_seats = 6
    phases_of_the_active_player = ("again",)

    def _prepare(self) -> None:
        cards, sheets = self.given_cards, self.given_letters
        self.letters = list(LETTERS[: self.seats]) if sheets is None else list(sheets)
        if len(self.letters) != self.seats or len(set(self.letters)) != self.seats:
            raise ValueError(f"{self.seats} seats need a sheet each, not {self.letters}")
        if cards is None and not set(self.letters) <= set(LETTERS):
            raise ValueError(f"no such sheets: {self.letters}")
        self.cards = [CARDS[letter] for letter in self.letters] if cards is None else cards
        self._require_cards()
        self.rows: list[list[Row]] = [[[None] * 6 for _ in ROWS] for _ in range(self.seats)]
        self._begin_turn()

    def _require_cards(self) -> None:
        if len(self.cards) != self.seats:
            raise ValueError(f"{self.seats} seats need a card each")
        for card in self.cards:
            if len(card) != len(ROWS):
                raise ValueError("a card has five rows")
            for row in card:
                if sorted(colour for colour, _limit in row) != sorted(COLOURS):
                    raise ValueError("a row holds each colour once")
                limits = [limit for _colour, limit in row]
                require_faces(limits)
                if limits != sorted(limits, reverse=True):
                    raise ValueError("the limits of a row never rise")

    def _begin_turn(self) -> None:
        self.phase = None
        self._wanted = list(COLOURS)
        self._may_throw_again = True

    def dice_wanted(self) -> list[str]:
        return list(self._wanted)

    def throw(self, dice: Dice) -> None:
        if not self._wanted:
            raise ValueError("no dice are wanted")
        if not isinstance(dice, dict) or set(dice) != set(COLOURS):
            raise ValueError(f"six dice lie, not {dice}")
        require_faces(list(dice.values()))
        if isinstance(self.dice, dict):
            for colour in COLOURS:
                if colour not in self._wanted and dice[colour] != self.dice[colour]:
                    raise ValueError(f"the {colour} die was not thrown again")
        self.dice = dict(dice)
        self._wanted = []
        self.phase = "again" if self._may_throw_again else "write"

    def _throwable_again(self) -> list[str]:
        """All dice that don't show a 1."""
        assert isinstance(self.dice, dict)
        return [colour for colour in COLOURS if self.dice[colour] != UNTHROWABLE]

    def _list_legal(self, seat: int) -> list[Action]:
        if self.phase == "again":
            return ["again", "keep"] if self._throwable_again() else ["keep"]
        return ["cross", *ways_to_write(self._writable(seat))]

    def _writable(self, seat: int) -> tuple[str, ...]:
        """The colours whose field in the current row is free and whose number isn't higher than the limit."""
        assert isinstance(self.dice, dict)
        index = current_row(self.rows[seat])
        fitting = {
            colour
            for entry, (colour, limit) in zip(self.rows[seat][index], self.cards[seat][index], strict=True)
            if entry is None and self.dice[colour] <= limit
        }
        return tuple(colour for colour in COLOURS if colour in fitting)

    def _carry_out(self, decisions: Mapping[int, Any]) -> None:
        if self.phase == "write":
            self._write(decisions)
            return
        self._may_throw_again = False
        if decisions[self.active] == "again":
            self._wanted = self._throwable_again()
            self.phase = None
        else:
            self.phase = "write"

    def _write(self, decisions: Mapping[int, Any]) -> None:
        assert isinstance(self.dice, dict)
        for seat, action in decisions.items():
            index = current_row(self.rows[seat])
            row, printed = self.rows[seat][index], self.cards[seat][index]
            if action == "cross":
                row[row.index(None)] = CROSSED_OUT
            else:
                for place in PLACES:
                    colour = printed[place][0]
                    if colour in action["write"]:
                        row[place] = self.dice[colour]
        # The game ends with the turn in which a player has filled the fifth row.
        if any(None not in rows[-1] for rows in self.rows):
            self.end()
        else:
            self.pass_the_dice_on()
            self._begin_turn()

    def sheets(self) -> list[Sheet]:
        return [
            {"sheet": letter, "rows": [list(row) for row in rows]}
            for letter, rows in zip(self.letters, self.rows, strict=True)
        ]

    def score(self, seat: int) -> int:
        return sheet_score(self.rows[seat], self.cards[seat])
