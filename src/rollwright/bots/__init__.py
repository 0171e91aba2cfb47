"""Players: they see what their seat may see, and return a decision and what they think it is worth."""

from __future__ import annotations

import functools
from typing import Any, Protocol

import numpy as np

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

#: How far a player's opinion of an action is off, in points, at the levels that aren't careful.
NOISE = {
    "qwinto": {"casual": 2.5, "club": 0.8},
    "qwantum": {"casual": 3.0, "club": 1.0},
    "twenty-one": {"casual": 5.0, "club": 1.7},
    "splitter": {"casual": 1.2, "club": 0.3},
}


def levels(game_key: str) -> tuple[str, ...]:
    """The levels at which bots play a game, from the weakest to the strongest."""
    game(game_key)
    return LEVELS


def make(game_key: str, level: str) -> Bot:
    """A bot that plays a game at a level."""
    rules = game(game_key)
    if level == "random":
        return RandomBot(rules)
    if level in ("casual", "club"):
        return LevelBot(rules, judge_for(game_key, thorough=False), NOISE[game_key][level])
    if level in ("master", POINTS_ONLY):
        return LevelBot(rules, judge_for(game_key, thorough=True), by_points=level == POINTS_ONLY)
    raise UnknownBot(f"No bot plays {game_key} at the level {level!r}: choose from {', '.join(LEVELS)}.")


def evaluator(game_key: str) -> ThinkingBot:
    """The strongest bot of a game, as one whose opinion is asked."""
    return LevelBot(game(game_key), judge_for(game_key, thorough=True))


def judge_for(game_key: str, thorough: bool) -> Judge:
    """The mind of a game's players; what a game needs is imported when it is played."""
    if game_key == "qwinto":
        from rollwright.bots.qwinto.judge import QwintoJudge

        return QwintoJudge(ahead=thorough)
    if game_key == "qwantum":
        from rollwright.bots.qwantum.judge import QwantumJudge

        return QwantumJudge(samples=48, exactly=8, most_dice=5) if thorough else QwantumJudge(samples=12)
    if game_key == "splitter":
        from rollwright.bots.splitter.judge import SplitterJudge

        return SplitterJudge(width=12, deep=4) if thorough else SplitterJudge()
    from rollwright.bots.twenty_one.judge import TwentyOneJudge

    return TwentyOneJudge(matches=60) if thorough else TwentyOneJudge(race_cost=0.0)


@functools.cache
def warm_up(game_key: str) -> None:
    """Compile what a game's bots need and keep it on disk, where it isn't yet: the first decision would wait for it.

    A match of random play; the careful levels are asked once in each of its phases.
    """
    rules, rng = game(game_key), np.random.default_rng(0)
    club, master, chance = make(game_key, "club"), evaluator(game_key), RandomBot(rules)
    state, seen = rules.start(2), set()
    while not rules.is_over(state):
        if dice := rules.dice_wanted(state):
            state = rules.throw(state, [die.faces[int(rng.integers(len(die.faces)))] for die in dice])
            continue
        deciders = rules.deciders(state)
        if state.phase not in seen:
            seen.add(state.phase)
            club.decide(state, deciders[0], rng)
            master.evaluate(state, deciders[0])
        state = rules.decide(state, {seat: chance.decide(state, seat, rng) for seat in deciders})
