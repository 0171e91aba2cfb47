"""A game on top of its compiled rules: typed values in and out, and a named error for every mistake."""

from __future__ import annotations

import functools
import importlib
import itertools
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np

from rollwright.games.buffer_state import Buffers, BufferState
from rollwright.games.observation import Field, Observation
from rollwright.games.protocol import (
    Die,
    Face,
    Forms,
    GameInfo,
    IllegalAction,
    ImpossibleThrow,
    InvalidSetup,
    Json,
    Notation,
    Part,
    Score,
    Seat,
)
from rollwright.jit import kernels_for

S = TypeVar("S", bound=BufferState[Any])
A = TypeVar("A")


class CompiledGame(Generic[S, A]):
    """The rules of a game. Chance is an input, decisions are joint, `legal` is the only judge, states are values.

    A game gives its `info`, `notation`, `forms` and `kinds`, and implements `why_not`, `sheet_state`, `sheet_layout`
    and `_parts`; everything else follows from its kernels.
    """

    info: GameInfo
    notation: Notation[S, A]
    #: The JSON forms of actions, dice, sheets and layouts as types, from which schemas are generated.
    forms: ClassVar[Forms]
    #: What the log says of an action (`wrote`, `passed`), by the action or by its type.
    kinds: ClassVar[Mapping[Any, str]]
    observed: Sequence[Field]
    """What every seat may see of a state."""

    def __init__(self, rules: ModuleType, state_type: type[S], actions: Mapping[A, int]) -> None:
        """`actions` gives every action of the game its number in the rules."""
        self.rules: Any = rules
        """The kernels and numbers of the rules."""
        self._state_type = state_type
        self._code_of = dict(actions)
        self._action_of = {code: action for action, code in actions.items()}
        self._observations: dict[int, Observation] = {}
        self._kernels: Any = kernels_for(rules, "rollwright.games.buffer_kernels")
        state_type.drawn = self.notation.sheet_to_text

    def __reduce__(self) -> Any:
        """A copy in another process is the game of the same key there."""
        return importlib.import_module("rollwright.games").game, (self.info.key,)

    def __repr__(self) -> str:
        return f"<{self.info.name}>"

    # --- what every game does in the same way -------------------------------------------------------------------------

    def start(
        self, seats: int, variant: str | None = None, first: Seat = 0, sheets: Sequence[object] | None = None
    ) -> S:
        """The state before the first throw or decision.

        `variant` is by default the first one; `sheets` is for games whose seats have different sheets. Raises
        `InvalidSetup`.
        """
        variant = self.checked_setup(seats, variant, first)
        if sheets is not None and not self.info.sheets:
            raise InvalidSetup(f"{self.info.name} has one sheet for all seats: give no sheets.")
        buffer = np.zeros(self.rules.STATE.itemsize, np.int8)
        self._kernels.start(buffer, seats, self.info.variants.index(variant), first)
        return self._state(buffer)

    def checked_setup(self, seats: int, variant: str | None = None, first: Seat = 0) -> str:
        """The variant, by default the first one. Raises `InvalidSetup` for a match that the game doesn't have."""
        playable = self.info.playable
        if seats not in playable:
            raise InvalidSetup(f"{self.info.name} has {playable.start} to {playable.stop - 1} seats, not {seats}.")
        if not 0 <= first < seats:
            raise InvalidSetup(f"The first seat must be from 0 to {seats - 1}, not {first}.")
        variant = self.info.variants[0] if variant is None else variant
        if variant not in self.info.variants:
            raise InvalidSetup(
                f"{self.info.name} has no variant {variant!r}: choose from {', '.join(self.info.variants)}."
            )
        return variant

    def deciders(self, state: S) -> tuple[Seat, ...]:
        """The seats that decide now, all at once; none while dice are wanted and when the match is over."""
        bits = self._kernels.deciders(state.readable)
        return tuple(seat for seat in range(state.seats) if bits >> seat & 1)

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """All that a seat may decide now; empty if it has nothing to decide. Raises `IllegalAction` for no seat."""
        return tuple(self._action_of[int(code)] for code in self._legal_codes(state, seat))

    def dice_wanted(self, state: S) -> tuple[Die, ...]:
        """The dice to be thrown now."""
        wanted = np.empty(self.rules.DICE, np.int8)
        count = self._kernels.dice_wanted(state.readable, wanted)
        return tuple(self.info.dice[die] for die in wanted[:count])

    def throw(self, state: S, faces: Sequence[Face]) -> S:
        """The state after the wanted dice fell: a face for each, in the order of `dice_wanted`.

        Raises `ImpossibleThrow` and changes nothing if no dice are wanted or a die doesn't have the face.
        """
        dice = self.dice_wanted(state)
        if not dice:
            raise ImpossibleThrow("No dice are to be thrown now.")
        if len(faces) != len(dice):
            names = ", ".join(die.name for die in dice)
            raise ImpossibleThrow(f"Expected a face for each of {len(dice)} dice ({names}), got {len(faces)}.")
        fallen = np.array([self._face_number(die, face) for die, face in zip(dice, faces, strict=True)], np.int8)
        buffer = _copy(state)
        self._kernels.throw(buffer, fallen)
        return self._state(buffer)

    def decide(self, state: S, decisions: Mapping[Seat, A]) -> S:
        """The state after all deciders have decided; their order doesn't matter.

        Raises `IllegalAction` and changes nothing if a decision is not legal or missing.
        """
        codes = np.full(self.rules.MAX_SEATS, -1, np.int16)
        self._check_deciders(state, decisions)
        for seat, action in decisions.items():
            codes[seat] = self._legal_code(state, seat, action)
        buffer = _copy(state)
        self._kernels.decide(buffer, codes)
        return self._state(buffer)

    def is_over(self, state: S) -> bool:
        """Whether the match is over."""
        return bool(self._kernels.is_over(state.readable))

    def score(self, state: S, seat: Seat) -> Score:
        """The score as the sheet stands, at any time. Raises `IllegalAction` for a seat that doesn't exist."""
        self._check_seat(state, seat)
        return self.scores(state.readable[np.newaxis], seat)[0]

    def scores(self, buffers: Buffers, seat: Seat) -> list[Score]:
        """The score of a seat in each of several states, at little more than the cost of one."""
        if len(buffers) == 0:
            return []
        points = np.zeros((len(buffers), self.rules.PARTS), np.int16)
        totals = np.empty(len(buffers), np.int16)
        self._kernels.scores(buffers, seat, points, totals)
        parts = self._parts(buffers.view(self.rules.STATE)[:, 0], seat, points.tolist())
        return [Score(total, of) for total, of in zip(totals.tolist(), parts, strict=True)]

    def preview(self, state: S, seat: Seat, action: A) -> Score:
        """The score of a seat if it alone carried out this action now. Raises `IllegalAction`."""
        return self.score(self.marked(state, seat, action), seat)

    def preview_sheet(self, state: S, seat: Seat, action: A) -> Json:
        """The sheet of a seat as JSON if it alone carried out this action now. Raises `IllegalAction`."""
        return self.notation.sheet_to_json(self.marked(state, seat, action), seat)

    def marked(self, state: S, seat: Seat, action: A) -> S:
        """The state after this seat alone has carried out an action on its sheet. Raises `IllegalAction`."""
        code = self._legal_code(state, seat, action)
        buffer = _copy(state)
        self._kernels.mark(buffer, seat, code)
        return self._state(buffer)

    def winners(self, state: S) -> tuple[Seat, ...]:
        """The seats with the highest score: several if they share it."""
        totals = [self.score(state, seat).total for seat in range(state.seats)]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def action_kind(self, action: A) -> str:
        """What the log says of an action: `picked`, `wrote`, `passed` and so on."""
        return self.kinds.get(action) or self.kinds[type(action)]

    # --- what a game implements ---------------------------------------------------------------------------------------

    def why_not(self, state: S, seat: Seat, action: A) -> str:
        """Why an action is not legal, as a stable code and its details (`"too-low 13"`), to be put into words."""
        raise NotImplementedError

    def sheet_state(self, sheet: Json, variant: str | None = None, fails: int = 0) -> S:
        """A solo state with this sheet, filled or half-filled.

        Raises `InvalidNotation`, or `InvalidSheet` with the rule that the sheet breaks.
        """
        raise NotImplementedError

    def sheet_layout(self, state: S, seat: Seat) -> Json:
        """The printed sheet of a seat as data (fields, colours, limits, bonuses): page, terminal and print draw it."""
        raise NotImplementedError

    def _parts(self, records: Any, seat: Seat, points: list[list[int]]) -> Iterable[tuple[Part, ...]]:
        """The lines of a seat's score in each of several states, from the points that the rules count for each."""
        raise NotImplementedError

    # --- what only some games have ------------------------------------------------------------------------------------

    def writings(self, state: S) -> Sequence[int]:
        """The numbers of the actions that would write in one field now, legal or not: a person may ask why not."""
        return ()

    def sums(self, state: S) -> Mapping[str, int]:
        """What the dice on the table add up to, by the name of the sum."""
        return {}

    def taken(self, state: S) -> str | None:
        """The colour that is closed to everybody until the turn is over."""
        return None

    def rating(self, state: S) -> str | None:
        """How well a finished solo match went, as a key of the rulebook's table."""
        return None

    def sheet_from_choice(self, choice: Json) -> object:
        """The sheet of a seat, as `start` takes it, from its JSON form. Raises `InvalidNotation`."""
        return choice

    # --- between values and numbers -----------------------------------------------------------------------------------

    @property
    def actions(self) -> Collection[A]:
        """Every action that the game has."""
        return self._code_of.keys()

    @property
    def num_actions(self) -> int:
        """How many numbers actions have, from 0 on: the length of a mask. A few numbers may stand for no action."""
        return int(self.rules.ACTIONS)

    def mask(self, state: S, seat: Seat) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal for a seat now, by their numbers; none if it has nothing to decide.

        >>> from rollwright.games import game
        >>> qwinto = game("qwinto")
        >>> qwinto.mask(qwinto.start(2), 0).nonzero()[0].tolist()
        [39, 40, 41, 42, 43, 44, 45]
        """
        mask = np.zeros(self.num_actions, np.bool_)
        mask[self._legal_codes(state, seat)] = True
        return mask

    def observe(self, state: S, seat: Seat) -> dict[str, np.ndarray[Any, np.dtype[np.int8]]]:
        """What a seat may know of a state, by the names in `observed`, told from where it sits.

        >>> from rollwright.games import game
        >>> qwinto = game("qwinto")
        >>> seen = qwinto.observe(qwinto.start(2, first=1), seat=0)
        >>> int(seen["active"]), seen["cells"].shape
        (1, (2, 3, 12))
        """
        self._check_seat(state, seat)
        observation = self.observation(state.seats)
        return observation.named(observation.flat(state.readable, seat))

    def observation(self, seats: int) -> Observation:
        """How observations look with this number of seats: fields, bounds, the flat form and the form by names."""
        if seats not in self._observations:
            self.checked_setup(seats)
            self._observations[seats] = Observation(self.observed, self.rules.STATE, self.rules.MAX_SEATS, seats)
        return self._observations[seats]

    def throws(self, state: S) -> Iterator[tuple[tuple[Face, ...], float]]:
        """Every way in which the wanted dice can fall, one by one, with its probability; nothing if none are wanted.

        Seven dice fall in 279,936 ways. To go die by die, take `dice_wanted`: each face of a die is equally likely.
        """
        if dice := self.dice_wanted(state):
            probability = 1 / math.prod(len(die.faces) for die in dice)
            for faces in itertools.product(*(die.faces for die in dice)):
                yield faces, probability

    def action_code(self, action: A) -> int:
        """The number of an action in the rules, in simulations and in masks of legal actions."""
        return self._code_of[action]

    def action_at(self, code: int) -> A:
        """The action with this number."""
        return self._action_of[code]

    def buffer(self, state: S) -> Buffers:
        """A copy of the state as the flat buffer that kernels and simulations work on."""
        return _copy(state)

    def from_buffer(self, buffer: Buffers) -> S:
        """The state that a kernel has left in a flat buffer."""
        return self._state(buffer)

    def _state(self, buffer: Buffers) -> S:
        return self._state_type(buffer.tobytes())

    def _face_number(self, die: Die, face: Face) -> int:
        """How kernels know a face: by its number, or by its index on the die if it is more than a number."""
        if face not in die.faces or isinstance(face, bool):
            shown = ", ".join(str(known) for known in die.faces)
            raise ImpossibleThrow(f"The {die.name} die can't show {face!r}: its faces are {shown}.")
        return int(face) if isinstance(face, int) else die.faces.index(face)

    def _legal_codes(self, state: S, seat: Seat) -> np.ndarray[Any, np.dtype[np.int16]]:
        self._check_seat(state, seat)
        actions = np.empty(self.rules.ACTIONS, np.int16)
        count = self._kernels.legal(state.readable, seat, actions)
        return actions[:count]

    def check_legal(self, state: S, seat: Seat, action: A) -> None:
        """Raise `IllegalAction` if the rules don't allow an action now."""
        self._legal_code(state, seat, action)

    def _legal_code(self, state: S, seat: Seat, action: A) -> int:
        self._check_seat(state, seat)
        code = self._code_of.get(action, -1)
        if not self._kernels.is_legal(state.readable, seat, code):
            raise IllegalAction(
                f"Seat {seat} may not decide {self._words(action)} now: {self._reason(state, seat, action)}."
            )
        return code

    def _words(self, action: A) -> str:
        return self.notation.action_to_text(action) if action in self._code_of else repr(action)

    def _reason(self, state: S, seat: Seat, action: A) -> str:
        if seat not in self.deciders(state):
            return "it has nothing to decide"
        return self.why_not(state, seat, action) if action in self._code_of else "it is no action of this game"

    def _check_deciders(self, state: S, decisions: Mapping[Seat, A]) -> None:
        deciders = self.deciders(state)
        if not deciders:
            raise IllegalAction("Nobody decides now: dice are to be thrown, or the match is over.")
        if set(decisions) != set(deciders):
            raise IllegalAction(
                f"Expected a decision from each of the seats {_list(deciders)}, got {_list(sorted(decisions))}."
            )

    def _check_seat(self, state: S, seat: Seat) -> None:
        if not 0 <= seat < state.seats:
            raise IllegalAction(f"There is no seat {seat}: seats are numbered from 0 to {state.seats - 1}.")


def _copy(state: BufferState[Any]) -> Buffers:
    """A buffer to work on, with the bytes of a state."""
    return np.frombuffer(state.data, np.int8).copy()


def _list(seats: Sequence[Seat]) -> str:
    return ", ".join(str(seat) for seat in seats) or "none"


@functools.cache
def failures_part(fails: int, points: int) -> Part:
    """The line of a score for failed throws."""
    return Part("failures", "", points, count=fails)
