"""Players: they see what their seat may see, and return a decision and what they think it is worth."""

from __future__ import annotations

import functools
from typing import Any, Protocol

import numpy as np

from rollwright.bots.game_bots import GameBots, game_bots
from rollwright.bots.judging import Judge, Judgement, Outlook
from rollwright.bots.level_bot import LevelBot
from rollwright.bots.random_bot import RandomBot
from rollwright.bots.timed_judge import TimedJudge
from rollwright.games import game
from rollwright.games.protocol import RollwrightError, Seat

__all__ = [
    "LEVELS",
    "Bot",
    "Judgement",
    "Outlook",
    "ThinkingBot",
    "UnknownBot",
    "evaluator",
    "judge_for",
    "ladder",
    "levels",
    "make",
    "outlook",
    "players",
    "warm_up",
]


class Bot(Protocol):
    """A player of one game."""

    def decide(self, state: Any, seat: Seat, rng: np.random.Generator) -> Any:
        """An action that is legal for this seat now. `rng` is the only chance a bot may use."""


class ThinkingBot(Bot, Protocol):
    """A player that also says what it thinks."""

    def evaluate(self, state: Any, seat: Seat) -> tuple[Judgement, ...]:
        """Every legal action with its expected final score and the chance to win, best first.

        Of the 128 ways to throw again in Qwantum the best 20 (and to keep all dice). Nothing if nothing is to decide.
        """


class UnknownBot(RollwrightError):
    """No bot plays this game at this level."""

    code = "unknown-bot"


RANDOM = "random"
#: Every level by its name, from the weakest to the strongest.
LEVELS = (RANDOM, "casual", "club", "master")
#: The strongest level's copy that plays for its own score alone, for people who like high scores.
POINTS_ONLY = "master-points"

#: Between the strongest level and the seconds that it may think about a decision.
BUDGET_SIGN = "@"
LONGEST_BUDGET = 3600.0


def levels(game_key: str) -> tuple[str, ...]:
    """The levels at which bots play a game, from the weakest to the strongest. Raises `UnknownGame`."""
    return LEVELS if game_bots(game_key) is not None else (RANDOM,)


def players(game_key: str) -> tuple[str, ...]:
    """All players of a game that have a name: the levels, other styles, and masters of the past."""
    own = game_bots(game_key)
    return levels(game_key) + ((POINTS_ONLY, *own.PLAYERS) if own is not None else ())


def make(game_key: str, level: str) -> Bot:
    """A bot by its name; `master@0.5` thinks for half a second about a decision, and no longer.

    Raises `UnknownGame` and `UnknownBot`.
    """
    rules, own = game(game_key), game_bots(game_key)
    if level == RANDOM:
        return RandomBot(rules)
    if own is None:
        raise UnknownBot(f"No bot plays {game_key} at the level {level!r}: there is only {RANDOM}.")
    level, timed, seconds = level.partition(BUDGET_SIGN)
    if timed:
        return LevelBot(rules, TimedJudge(own.ladder(by_points=False), _budget(level, seconds)))
    if level in own.NOISE:
        return LevelBot(rules, own.ladder(by_points=True)[0], own.NOISE[level])
    if level in (LEVELS[-1], POINTS_ONLY):
        return LevelBot(rules, _thorough(own, by_points=level == POINTS_ONLY))
    if level in own.PLAYERS:
        return LevelBot(rules, own.PLAYERS[level]())
    raise UnknownBot(
        f"No bot plays {game_key} at the level {level!r}: choose from {', '.join(LEVELS)}"
        f" (or, in the arena, {', '.join((POINTS_ONLY, *own.PLAYERS))})."
    )


def _budget(level: str, seconds: str) -> float:
    """The seconds behind a bot's name."""
    try:
        budget = float(seconds)
    except ValueError:
        budget = 0.0
    if level != LEVELS[-1] or not 0.0 < budget < LONGEST_BUDGET:
        raise UnknownBot(
            f"No bot is called {level}{BUDGET_SIGN}{seconds}: a time can be given to {LEVELS[-1]} alone, in seconds,"
            f" such as {LEVELS[-1]}{BUDGET_SIGN}0.5."
        )
    return budget


def evaluator(game_key: str) -> ThinkingBot:
    """The strongest bot of a game, as one whose opinion is asked. Raises `UnknownBot` where a game has none."""
    return LevelBot(game(game_key), judge_for(game_key, thorough=True))


def outlook(game_key: str, state: Any) -> tuple[Outlook, ...]:
    """What every seat expects at any point of a match: its final score, and its chance to win among masters.

    Also before a throw, for seats that don't decide now, and at the end. Raises `UnknownBot` where a game has no bots.
    """
    rules = game(game_key)
    if rules.is_over(state):
        winners = rules.winners(state)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        return tuple(Outlook(float(rules.score(state, seat).total), shares[seat]) for seat in range(state.seats))
    return _own(game_key).outlook(state)


def judge_for(game_key: str, thorough: bool, by_points: bool = False) -> Judge:
    """The judge of a game's players: the quick one of the levels below, or the thorough one of the strongest."""
    own = _own(game_key)
    return _thorough(own, by_points) if thorough else own.ladder(by_points)[0]


def ladder(game_key: str, by_points: bool = False) -> tuple[Judge, ...]:
    """The judges of a game's players, from the quickest to one that needs seconds."""
    return _own(game_key).ladder(by_points)


def _thorough(own: GameBots, by_points: bool) -> Judge:
    quickest, *more_thorough = own.ladder(by_points)
    return more_thorough[0] if more_thorough else quickest


def _own(game_key: str) -> GameBots:
    own = game_bots(game_key)
    if own is None:
        raise UnknownBot(f"{game_key} has no bots of its own: there is only {RANDOM}.")
    return own


@functools.cache
def warm_up(game_key: str) -> None:
    """Compile what a game's bots need and keep it on disk, where it isn't yet: the first decision would wait for it.

    A match of random play; one seat is asked at every decision: a match is judged in other ways as it goes on.
    """
    if game_bots(game_key) is None:
        return
    rules, rng = game(game_key), np.random.default_rng(0)
    club, master, chance = make(game_key, "club"), evaluator(game_key), RandomBot(rules)
    state = rules.start(2)
    while not rules.is_over(state):
        if dice := rules.dice_wanted(state):
            state = rules.throw(state, [die.faces[int(rng.integers(len(die.faces)))] for die in dice])
            continue
        seats = rules.deciders(state)
        club.decide(state, seats[0], rng)
        master.evaluate(state, seats[0])
        state = rules.decide(state, {seat: chance.decide(state, seat, rng) for seat in seats})
