"""Players: they see what their seat may see, and return a decision and what they think it is worth."""

from __future__ import annotations

import functools
from typing import Any, Protocol

import numpy as np

from rollwright.bots.budget import TimedJudge
from rollwright.bots.judging import Judge, Judgement
from rollwright.bots.level_bot import LevelBot
from rollwright.bots.random_bot import RandomBot
from rollwright.games import game
from rollwright.games.protocol import RollwrightError, Seat

__all__ = [
    "LEVELS",
    "Bot",
    "Judgement",
    "ThinkingBot",
    "UnknownBot",
    "evaluator",
    "judge_for",
    "ladder",
    "levels",
    "make",
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


#: Every level by its name, from the weakest to the strongest.
LEVELS = ("random", "casual", "club", "master")
#: The strongest level's copy that looks at its own points alone: to measure what reckoning with the others is worth.
POINTS_ONLY = "master-points"

#: Between the strongest level and the seconds that it may think about a decision.
BUDGET_SIGN = "@"
LONGEST_BUDGET = 3600.0

#: How far a player's opinion of an action is off, in points, at the levels that aren't careful.
NOISE = {
    "qwinto": {"casual": 2.5, "club": 1.0},
    "qwantum": {"casual": 9.5, "club": 2.6},
    "twenty-one": {"casual": 5.0, "club": 1.7},
    "splitter": {"casual": 1.2, "club": 0.3},
}


def levels(game_key: str) -> tuple[str, ...]:
    """The levels at which bots play a game, from the weakest to the strongest."""
    game(game_key)
    return LEVELS


def make(game_key: str, level: str) -> Bot:
    """A bot that plays a game at a level; `master@0.5` thinks for half a second about a decision, and no longer."""
    rules = game(game_key)
    level, timed, seconds = level.partition(BUDGET_SIGN)
    if timed:
        return LevelBot(rules, TimedJudge(ladder(game_key), _budget(level, seconds)))
    if level == "random":
        return RandomBot(rules)
    if level in ("casual", "club"):
        return LevelBot(rules, judge_for(game_key, thorough=False, by_points=True), NOISE[game_key][level])
    if level in ("master", POINTS_ONLY):
        return LevelBot(rules, judge_for(game_key, thorough=True, by_points=level == POINTS_ONLY))
    raise UnknownBot(f"No bot plays {game_key} at the level {level!r}: choose from {', '.join(LEVELS)}.")


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
    """The strongest bot of a game, as one whose opinion is asked."""
    return LevelBot(game(game_key), judge_for(game_key, thorough=True))


def judge_for(game_key: str, thorough: bool, by_points: bool = False) -> Judge:
    """The mind of a game's players: the quick one of the levels below, or the thorough one of the strongest."""
    quickest, *more_thorough = ladder(game_key, by_points)
    return more_thorough[0] if thorough and more_thorough else quickest


def ladder(game_key: str, by_points: bool = False) -> tuple[Judge, ...]:
    """The minds of a game's players, from the quickest to one that needs seconds; imported when they are wanted.

    `by_points`, they don't look at the others.
    """
    if game_key == "qwinto":
        from rollwright.bots.qwinto.judge import QwintoJudge

        return QwintoJudge(by_points=by_points), QwintoJudge(ahead=True, by_points=by_points)
    if game_key == "qwantum":
        from rollwright.bots.qwantum.judge import QwantumJudge

        return (QwantumJudge(by_points=by_points),)  # exact in a millisecond
    if game_key == "splitter":
        from rollwright.bots.splitter.judge import SplitterJudge

        return (
            SplitterJudge(by_points=by_points),
            SplitterJudge(width=12, deep=4, matches=192, by_points=by_points),
            SplitterJudge(width=40, deep=16, matches=360, by_points=by_points),
        )
    from rollwright.bots.twenty_one.judge import TwentyOneJudge

    return (
        TwentyOneJudge(race_cost=0.0, by_points=by_points),
        TwentyOneJudge(matches=60, by_points=by_points),
        TwentyOneJudge(matches=500, by_points=by_points),
        TwentyOneJudge(matches=4000, by_points=by_points),
    )


@functools.cache
def warm_up(game_key: str) -> None:
    """Compile what a game's bots need and keep it on disk, where it isn't yet: the first decision would wait for it.

    A match of random play; one seat is asked at every decision: a match is reckoned in other ways as it goes on.
    """
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
