"""Whole matches of Qwinto between several minds, compiled: for the league and for calibration."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwinto.judge import judge_actions, share_of_win
from rollwright.games.qwinto import rules
from rollwright.games.qwinto.sheet import FACES
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, below


@kernel
def choose(mind: Any, g: Any, seat: int) -> int:
    """The action that a mind ranks highest."""
    codes = np.empty(rules.ACTIONS, np.int16)
    scores, wins, ranks = np.empty(rules.ACTIONS), np.empty(rules.ACTIONS), np.empty(rules.ACTIONS)
    count = judge_actions(mind, g, seat, codes, scores, wins, ranks)
    return int(codes[np.argmax(ranks[:count])])


@kernel
def roll_dice(g: Any, chance: Any) -> bool:
    """Throw the dice if that is what comes next."""
    if g.phase != rules.THROW and g.phase != rules.THROW_AGAIN:
        return False
    for die in range(rules.DICE):
        if g.picked >> die & 1:
            g.dice[die] = FACES[below(chance, len(FACES))]
    g.phase = rules.AGAIN if g.phase == rules.THROW else rules.WRITE
    return True


@kernel
def play_matches(weights: Any, gains: Any, spreads: Any, styles: Any, players: Any, key: Any, results: Any) -> None:
    """Play matches with these players by seat (`players[match, seat]`): score, share of the win, failures and turns.

    The dice follow from the key and the number of the match alone; match m begins with seat m // seats % seats.
    """
    matches, seats = players.shape
    room = np.zeros(1, rules.STATE)
    chance = np.empty(WORDS, np.int64)
    parts, actions = np.empty(rules.PARTS, np.int16), np.empty(rules.MAX_SEATS, np.int16)
    for match in range(matches):
        begin_stream(chance, key, match)
        rules.start(room[0], seats, 0, match // seats % seats)
        turns = 0
        while not rules.is_over(room[0]):
            if roll_dice(room[0], chance):
                continue
            deciders = rules.deciders(room[0])
            for seat in range(seats):
                if deciders >> seat & 1:
                    who = players[match, seat]
                    mind = (weights[who], gains[who], spreads[who], styles[who])
                    actions[seat] = choose(mind, room[0], seat)
            turns += int(room[0].phase == rules.WRITE)
            rules.decide(room[0], actions)
        for seat in range(seats):
            results[match, seat, 0] = rules.score(room[0], seat, parts)
            results[match, seat, 1] = share_of_win(room[0], seat, parts)
            results[match, seat, 2] = room[0].fails[seat]
            results[match, seat, 3] = turns
