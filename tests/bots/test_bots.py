"""Bots behind one small interface."""

from __future__ import annotations

import random

import numpy as np
import pytest

from rollwright import bots
from rollwright.games import REGISTRY, game
from rollwright.games.protocol import UnknownGame
from tests.table.matches import open_match, play_on


@pytest.mark.parametrize("key", REGISTRY)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_of_every_level_plays_a_match_of_every_game_to_its_end(key: str, level: str) -> None:
    match = open_match(key, 2, people=0)
    players = [bots.make(key, level), bots.make(key, level)]
    rng = np.random.default_rng(5)
    chance = random.Random(3)
    while not match.is_over:
        state = match.state
        for seat in match.position.deciders:
            action = players[seat].decide(state, seat, rng)
            match.accept(match.decide(seat, match.game.notation.action_to_json(action)))
        if match.position.thrower is not None:
            play_on(match, chance)
    assert match.is_over


def test_a_bot_decides_the_same_with_the_same_chance() -> None:
    rules = game("twenty-one")
    state = rules.throw(rules.start(2), [6, 5, 4, 3, 2, 1])
    bot = bots.make("twenty-one", "random")
    choices = [bot.decide(state, 0, np.random.default_rng(seed)) for seed in (1, 1, *range(20))]
    assert choices[0] == choices[1]
    assert len(set(choices)) > 1


def test_an_unknown_level_or_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(bots.UnknownBot, match="choose from random"):
        bots.make("qwinto", "godlike")
    with pytest.raises(UnknownGame):
        bots.make("chess", "random")


def test_a_game_without_bots_of_its_own_gets_chance_and_nobody_elses_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("qwinto")
    monkeypatch.setitem(REGISTRY, "qwinto", "rollwright.games.qwinto.{layer}")
    monkeypatch.setattr(bots, "game", lambda _: rules)
    assert bots.levels("qwinto") == bots.players("qwinto") == ("random",)
    bots.make("qwinto", "random")
    with pytest.raises(bots.UnknownBot, match="only random"):
        bots.make("qwinto", "club")
    with pytest.raises(bots.UnknownBot, match="only random"):
        bots.evaluator("qwinto")


@pytest.mark.parametrize("key", REGISTRY)
def test_every_player_that_is_named_plays(key: str) -> None:
    rules = game(key)
    for name in bots.players(key):
        state = rules.start(3)
        if dice := rules.dice_wanted(state):
            state = rules.throw(state, [die.faces[0] for die in dice])
        seat = rules.deciders(state)[0]
        assert bots.make(key, name).decide(state, seat, np.random.default_rng(1)) in rules.legal(state, seat)


@pytest.mark.parametrize("key", REGISTRY)
def test_levels_are_listed_for_every_game(key: str) -> None:
    assert "random" in bots.levels(key)
