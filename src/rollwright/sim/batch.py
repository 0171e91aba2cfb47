"""Many matches as one array, all stepped in one compiled call, with masks of legal actions: for learning players."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from typing import Any, Self

import numpy as np

from rollwright.games import game as find
from rollwright.games.buffer_state import BufferState
from rollwright.games.protocol import IllegalAction, InvalidSetup
from rollwright.sim.chance import key_of
from rollwright.sim.lanes import NOBODY, OUTSIDE, Array, Course, Reward, new_lanes
from rollwright.sim.loops import loop, rules_of
from rollwright.sim.matches import Results
from rollwright.sim.setup import Setup, policies_of


class Batch:
    """Matches of one setup that go on together, from decision to decision; the dice fall by themselves.

    `states` holds a match a row, as the rules keep it (to be viewed as `STATE`). `masks[match, seat, action]` says what
    is legal now, nothing for seats that don't decide. The numbers of actions are those of `game.action_code`.

    >>> from rollwright.sim.setup import setup
    >>> batch = Batch(setup("splitter", seats=1, seed=3), matches=4)
    >>> while batch.running:
    ...     batch.step(batch.masks.argmax(axis=2))
    >>> batch.scores().shape
    (4, 1)

    With `outside`, only these seats are played by `step`; the others play the policies of the setup inside the compiled
    call. With `restart`, a match that ends is followed by the next one in the same step; `ended` says which ones ended,
    and `final_scores` how.

    >>> batch = Batch(setup("qwinto", 2, ["random", "greedy"]), matches=8, outside=[0], restart=True, reward="win")
    >>> for _ in range(100):
    ...     batch.step(batch.masks.argmax(axis=2))
    >>> batch.rewards.shape, batch.running
    ((8, 2), 8)

    With an `observer`, every step also writes what that seat sees into `lanes.observations`.
    """

    def __init__(
        self,
        setup: Setup,
        matches: int,
        first_match: int = 0,
        *,
        outside: Iterable[int] | None = None,
        restart: bool = False,
        reward: str | None = None,
        observer: int | None = None,
    ) -> None:
        """Raises `InvalidSetup` for seats that don't exist and rewards that make no sense."""
        rules = rules_of(setup.game)
        self.setup = setup
        self._game = find(setup.game)
        self._kernels = loop("batch_kernels", setup.game)
        self._outside = tuple(range(setup.seats) if outside is None else outside)
        self._course = self._checked_course(reward, restart, matches, observer)
        size = len(self._course.places)
        self.lanes = new_lanes(matches, rules.STATE.itemsize, setup.seats, rules.ACTIONS, size)
        self.lanes.keys[:] = key_of(setup.seed)
        self.lanes.numbers[:] = first_match + np.arange(matches)
        self._decisions = np.zeros((matches, setup.seats), np.int16)
        self._all = np.ones(matches, np.bool_)
        self.running = matches
        self._kernels.begin(self.lanes, self._course, self._all)

    @property
    def states(self) -> Array:
        """A match a row, as the rules keep it."""
        return self.lanes.states

    @property
    def masks(self) -> Array:
        """What is legal now, by match, seat and action."""
        return self.lanes.masks

    @property
    def rewards(self) -> Array:
        """What the last step earned, by match and seat, if a reward was chosen."""
        return self.lanes.rewards

    @property
    def ended(self) -> Array:
        """Which matches ended in the last step."""
        return self.lanes.over

    @property
    def final_scores(self) -> Array:
        """The scores of the match that ended last in each lane, by seat."""
        return self.lanes.final_scores

    def step(self, actions: Array, moving: Array | None = None) -> None:
        """Carry out an action for each match and seat; those of seats that don't decide may be anything.

        Only the `moving` matches take part, if given as an array of booleans. Raises `IllegalAction` if a mask doesn't
        allow an action; nothing has changed then.
        """
        self._decisions[:] = actions
        self.clear()
        self.go_on(self._decisions, self._all if moving is None else moving)

    def clear(self) -> None:
        """Forget what the last step earned and ended."""
        self.lanes.rewards[:] = 0
        self.lanes.over[:] = False

    def go_on(self, decisions: Array, moving: Array) -> None:
        """As `step`, for a step in several parts: rewards add up, and what has ended stays so."""
        running = int(self._kernels.step(self.lanes, self._course, decisions, moving))
        if running < 0:
            raise IllegalAction(f"In match {-1 - running} an action was given that its mask doesn't allow.")
        self.running = running

    def begin(self, chosen: Array | None = None, seeds: Sequence[int | None] | None = None) -> None:
        """Start the chosen matches anew: the next matches of their seeds, or the first ones of new seeds."""
        chosen = self._all if chosen is None else chosen
        lanes = self.lanes
        for lane, seed in enumerate(seeds or ()):
            if chosen[lane] and seed is not None:
                lanes.keys[lane], lanes.numbers[lane] = key_of(seed), -self._course.stride
        lanes.numbers[chosen] += self._course.stride
        self._kernels.begin(lanes, self._course, chosen)
        lanes.over[chosen] = False
        self.running = int((~self.over()).sum())

    def load(self, states: Sequence[BufferState[Any]] | Array) -> None:
        """Go on from these states, one for each match: states of the game, or rows as in `states`."""
        rows = states if isinstance(states, np.ndarray) else np.array([self._game.buffer(state) for state in states])
        if (
            rows.shape != self.states.shape
            or (rows.view(rules_of(self.setup.game).STATE)["seats"] != self.setup.seats).any()
        ):
            raise InvalidSetup(
                f"Expected {len(self.states)} states of {self._game.info.name} with {self.setup.seats} seats."
            )
        self.states[:] = rows
        self.lanes.over[:] = False
        self._kernels.resume(self.lanes, self._course)
        self.running = int((~self.over()).sum())

    def clone(self) -> Self:
        """A copy that goes on by itself, with the same dice to come."""
        twin = copy.copy(self)
        twin.lanes = type(self.lanes)(*(array.copy() for array in self.lanes))
        return twin

    def restore(self, other: Batch) -> None:
        """Go back to where a clone stands; arrays that somebody holds stay valid."""
        for array, kept in zip(self.lanes, other.lanes, strict=True):
            array[:] = kept
        self.running = other.running

    def observe(self, seat: int, out: Array | None = None) -> Array:
        """What a seat sees in each match, a row of numbers each (see `game.observation`)."""
        observation = self._game.observation(self.setup.seats)
        out = np.empty((len(self.states), observation.size), np.int8) if out is None else out
        places, seat_places = observation.places[seat], observation.seat_places
        self._kernels.observe(self.states, seat, self.setup.seats, places, seat_places, out)
        return out

    def scores(self) -> Array:
        """The scores by match and seat, as the sheets stand."""
        return self.results().scores

    def over(self) -> Array:
        """Which matches are over."""
        over: Array = np.zeros(len(self.states), np.bool_)
        self._fill(self._new_results(), over)
        return over

    def results(self, first_match: int = 0) -> Results:
        """What came of the matches so far, with their states."""
        results = self._new_results(first_match)
        self._fill(results, np.zeros(len(self.states), np.bool_))
        return results

    def _new_results(self, first_match: int = 0) -> Results:
        sheets = (len(self.states), self.setup.seats)
        parts = np.zeros((*sheets, rules_of(self.setup.game).PARTS), np.int16)
        turns = self.lanes.turns[:, 0].copy()
        return Results(first_match, np.zeros(sheets, np.int16), parts, np.zeros(sheets, np.int8), turns, self.states)

    def _fill(self, results: Results, over: Array) -> None:
        self._kernels.results(self.states, results.scores, results.parts, results.failures, over)

    def _checked_course(self, reward: str | None, restart: bool, stride: int, observer: int | None) -> Course:
        setup, numbers = self.setup, policies_of(self.setup.game)
        if not self._outside or not set(self._outside) <= set(range(setup.seats)):
            raise InvalidSetup(f"Seats to be played are from 0 to {setup.seats - 1}, at least one.")
        if reward is not None and reward not in tuple(Reward):
            raise InvalidSetup(f"There is no reward {reward!r}: choose from {', '.join(Reward)}.")
        if reward in (Reward.MARGIN, Reward.WIN) and setup.seats == 1:
            raise InvalidSetup(
                f"The reward {reward} compares seats: a single one needs {Reward.SCORE} or {Reward.FINAL}."
            )
        policies = [
            OUTSIDE if seat in self._outside else numbers.index(name) for seat, name in enumerate(setup.policies)
        ]
        observation = self._game.observation(setup.seats)
        places: Any = observation.places[observer] if observer is not None else np.zeros(0, np.int16)
        return Course(
            seats=setup.seats,
            variant=self._game.info.variants.index(setup.variant),
            policies=np.array(policies, np.int8),
            reward=-1 if reward is None else tuple(Reward).index(Reward(reward)),
            restart=restart,
            stride=stride,
            observer=NOBODY if observer is None else observer,
            places=places,
            seat_places=observation.seat_places if observer is not None else observation.seat_places[:0],
        )
