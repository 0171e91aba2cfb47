"""The games as Python games of OpenSpiel: `import rollwright.envs.open_spiel` registers `rollwright_qwinto` and so on.

Chance is explicit, one die at a time. Where several seats decide, the node is simultaneous. Actions have the numbers of
the rules.

>>> import pyspiel
>>> game = pyspiel.load_game("rollwright_qwinto(seats=2)")
>>> state = game.new_initial_state()
>>> state.action_to_string(0, state.legal_actions()[0])
'O'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel

from rollwright.games import REGISTRY
from rollwright.games import game as find
from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import InvalidSetup

PREFIX = "rollwright_"
#: What is played for: the share of the win, or one's own points.
WIN, POINTS = "win", "points"
#: No score is further from 0.
HIGHEST_SCORE = 400.0
#: Decisions, dice and seats of the longest matches, with room to spare.
LONGEST = 2000
#: How many of the latest public events an information state tensor holds.
REMEMBERED = 64
#: An event is who decided, or -1 for chance, and the number of the action or face.
EVENT = 2


def short_name(key: str) -> str:
    """The name of a game in OpenSpiel.

    >>> short_name("twenty-one")
    'rollwright_twenty_one'
    """
    return PREFIX + key.replace("-", "_")


def game_type(key: str) -> Any:
    """What OpenSpiel is told about a game."""
    info = find(key).info
    return pyspiel.GameType(
        short_name=short_name(key),
        long_name=info.name,
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.playable.stop - 1,
        min_num_players=info.playable.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(2, info.seats.start), "variant": info.variants[0], "utility": WIN},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of seats and a variant."""

    key: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = find(self.key)
        kind = game_type(self.key)
        given = {**kind.parameter_specification, **(params or {})}
        self.seats, self.utility = int(given["seats"]), str(given["utility"])
        self.variant = self.rules.checked_setup(self.seats, str(given["variant"]))
        if self.utility not in (WIN, POINTS):
            raise InvalidSetup(f"The utility is {WIN} or {POINTS}, not {self.utility!r}.")
        shares = self.utility == WIN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=max(len(die.faces) for die in self.rules.info.dice),
            num_players=self.seats,
            min_utility=0.0 if shares else -HIGHEST_SCORE,
            max_utility=1.0 if shares else HIGHEST_SCORE,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules, self.seats, remembers)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match. Dice fall one by one: until all wanted ones lie, the state of the rules waits."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.utility = game.utility
        self.state: Any = game.rules.start(game.seats, game.variant)
        self.fallen: tuple[int, ...] = ()
        self.events: tuple[tuple[int, int], ...] = ()

    def current_player(self) -> int:
        """Whose turn it is by OpenSpiel's rules: a seat, all of them, chance, or nobody."""
        if self.rules.is_over(self.state):
            return int(pyspiel.PlayerId.TERMINAL)
        deciders = self.rules.deciders(self.state)
        if not deciders:
            return int(pyspiel.PlayerId.CHANCE)
        return deciders[0] if len(deciders) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self.rules.is_over(self.state)

    def _legal_actions(self, player: int) -> list[int]:
        return np.flatnonzero(self.rules.mask(self.state, player)).tolist() if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces of the next die by their places on it, all equally likely."""
        faces = len(self._next_die().faces)
        return [(face, 1 / faces) for face in range(faces)]

    def _next_die(self) -> Any:
        return self.rules.dice_wanted(self.state)[len(self.fallen)]

    def _apply_action(self, action: int) -> None:
        """A face of the next die, or the decision of the only seat that decides."""
        if not self.is_chance_node():
            self._decide({self.current_player(): action})
            return
        self.events += ((int(pyspiel.PlayerId.CHANCE), action),)
        self.fallen += (action,)
        dice = self.rules.dice_wanted(self.state)
        if len(self.fallen) == len(dice):
            faces = [die.faces[face] for die, face in zip(dice, self.fallen, strict=True)]
            self.state, self.fallen = self.rules.throw(self.state, faces), ()

    def _apply_actions(self, actions: Iterable[int]) -> None:
        """The decisions of all seats at once."""
        self._decide(dict(enumerate(actions)))

    def _decide(self, chosen: dict[int, int]) -> None:
        self.events += tuple(chosen.items())
        self.state = self.rules.decide(
            self.state, {seat: self.rules.action_at(action) for seat, action in chosen.items()}
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            die = self._next_die()
            return f"{die.name} {die.faces[action]}"
        return self.rules.notation.action_to_text(self.rules.action_at(action))

    def returns(self) -> list[float]:
        """The share of the win or the points of each seat; 0 for all before the end."""
        if not self.is_terminal():
            return [0.0] * self.state.seats
        if self.utility == POINTS:
            return [float(self.rules.score(self.state, seat).total) for seat in range(self.state.seats)]
        winners = self.rules.winners(self.state)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.state.seats)]

    def __str__(self) -> str:
        fallen = f" +{self.fallen}" if self.fallen else ""
        return self.rules.notation.state_to_text(self.state) + fallen


class Observer:
    """What a seat sees: the observation of the game, the dice that have fallen so far, and the latest events."""

    def __init__(self, rules: CompiledGame[Any, Any], seats: int, remembers: bool) -> None:
        self._rules = rules
        self._layout = rules.observation(seats)
        self._dice = len(rules.info.dice)
        self._remembers = remembers
        size = self._layout.size + self._dice
        self.tensor = np.zeros(size + (EVENT * REMEMBERED if remembers else 0), np.float32)
        self.dict = {"observation": self.tensor[: self._layout.size], "fallen": self.tensor[self._layout.size : size]}
        if remembers:
            self.dict["events"] = self.tensor[size:].reshape(REMEMBERED, EVENT)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor.fill(0)
        self.dict["observation"][:] = self._layout.flat(state.state.readable, player)
        self.dict["fallen"][: len(state.fallen)] = np.array(state.fallen) + 1
        if self._remembers and state.events:
            latest = state.events[-REMEMBERED:]
            self.dict["events"][-len(latest) :] = np.array(latest)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees in words; with all events since the start where everything is remembered."""
        events = " ".join(f"{who}:{what}" for who, what in state.events) if self._remembers else ""
        return f"seat {player}; {state}; {events}"


def register_all() -> None:
    """Make all games known to `pyspiel.load_game`."""
    for key in REGISTRY:
        pyspiel.register_game(game_type(key), type(short_name(key), (SpielGame,), {"key": key}))


register_all()
