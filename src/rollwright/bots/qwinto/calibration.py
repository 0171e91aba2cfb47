"""How final scores turn out around the values of a net of Qwinto, from matches of its master with itself."""

from __future__ import annotations

from typing import Any

import numpy as np

from rollwright.bots.qwinto.judge import PHASES, look_at_match, phase_of
from rollwright.bots.qwinto.matches import choose, roll_dice
from rollwright.bots.qwinto.player import QwintoJudge
from rollwright.bots.qwinto.value import PLACES, RUSHES
from rollwright.bots.weights import Net
from rollwright.bots.winning import chance_to_win
from rollwright.games.qwinto import rules
from rollwright.jit import kernel
from rollwright.sim.chance import WORDS, begin_stream, key_of

#: Turns of a match that are noted at most.
MOST_TURNS = 200
#: Spreads that are tried. Among copies early leads tell little, so there the widest is found; wider than so, the master
#: would not mind the leads of others, which tell more.
SPREADS = np.geomspace(2.0, 8.0, 17)
#: What counts as sure when they are compared.
SURE = 0.002
#: How far scores spread before it was measured, far from the end and at its last field.
WIDEST, NARROWEST = 11.0, 4.0
#: A phase borrows from its neighbours until it has so many turns.
ENOUGH = 2000
SEED = 1


def calibrate(net: Net, seats: int, matches: int) -> Net:
    """The net with its gain, and with the spread by which foreseen leads tell best who wins, phase by phase."""
    closest = np.arange(PHASES) // RUSHES
    net = net._replace(
        gain=np.zeros(PHASES), spread=NARROWEST + (WIDEST - NARROWEST) * np.minimum(closest / PLACES, 1.0)
    )
    for part in (4, 1):  # how scores spread changes a little how the master plays
        net = _measured(net, seats, max(1, matches // part))
    return net


def _measured(net: Net, seats: int, matches: int) -> Net:
    """The net with what its own matches show."""
    phases, values, finals = _noted(net, seats, matches)
    gain = net.gain + _by_phase(phases, lambda near: float((finals[near] - values[near]).mean()))
    if seats == 1:
        return net._replace(gain=gain)
    likelihoods = _likelihoods(values, finals)
    spread = _by_phase(phases, lambda near: float(SPREADS[likelihoods[near].sum(axis=0).argmax()]))
    return net._replace(gain=gain, spread=_wider_before(spread))


def _wider_before(spread: Any) -> Any:
    """Nowhere narrower than nearer to the end: early leads are so small that they tell little of the spread."""
    return np.maximum.accumulate(spread.reshape(-1, RUSHES), axis=0).ravel()


def _noted(net: Net, seats: int, matches: int) -> tuple[Any, Any, Any]:
    """Turn by turn: the phase, what all seats expect, and how the match ended for them."""
    phases = np.full((matches, MOST_TURNS), -1)
    values, finals = np.empty((matches, MOST_TURNS, seats)), np.empty((matches, MOST_TURNS, seats))
    mind = (net.weights, net.gain, net.spread, QwintoJudge(ahead=True).style)
    note_matches(mind, key_of(SEED), phases, values, finals)
    known = phases >= 0
    return phases[known], values[known], finals[known]


def _by_phase(phases: Any, measure: Any) -> Any:
    """A figure for every phase; where a phase is rare, of those around it, first with as many failed throws."""
    figures = np.empty(PHASES)
    for phase in range(PHASES):
        for reach in range(2 * PLACES + 1):
            near = np.abs(phases // RUSHES - phase // RUSHES) <= reach
            near &= np.abs(phases % RUSHES - phase % RUSHES) <= reach // 3
            if near.sum() >= ENOUGH or reach == 2 * PLACES:
                figures[phase] = measure(near) if near.any() else 0.0
                break
    return figures


def _likelihoods(values: Any, finals: Any) -> Any:
    """By turn and spread: how likely it was, by what all seats expected, that those won who did (its logarithm)."""
    best = finals.max(axis=1, keepdims=True)
    won = (finals == best) / (finals == best).sum(axis=1, keepdims=True)
    likelihoods = np.zeros((len(values), len(SPREADS)))
    for seat in range(values.shape[1]):
        others = np.delete(values, seat, axis=1)
        for place, spread in enumerate(SPREADS):
            chances = chance_to_win(values[:, seat], others, float(spread)).clip(SURE, 1 - SURE)
            likelihoods[:, place] += won[:, seat] * np.log(chances) + (1 - won[:, seat]) * np.log(1 - chances)
    return likelihoods


@kernel
def note_matches(mind: Any, key: Any, phases: Any, values: Any, finals: Any) -> None:
    """Play matches of a mind with itself and note what every seat expects before each turn."""
    seats = values.shape[2]
    room = np.zeros(1, rules.STATE)
    chance, wins = np.empty(WORDS, np.int64), np.empty(seats)
    parts, actions = np.empty(rules.PARTS, np.int16), np.empty(rules.MAX_SEATS, np.int16)
    for match in range(len(phases)):
        begin_stream(chance, key, match)
        rules.start(room[0], seats, 0, match % seats)
        turn = 0
        while not rules.is_over(room[0]):
            if room[0].phase == rules.PICK and turn < MOST_TURNS:
                phases[match, turn] = phase_of(room[0])
                look_at_match(mind, room[0], values[match, turn], wins)
                turn += 1
            if not roll_dice(room[0], chance):
                deciders = rules.deciders(room[0])
                for seat in range(seats):
                    if deciders >> seat & 1:
                        actions[seat] = choose(mind, room[0], seat)
                rules.decide(room[0], actions)
        for seat in range(seats):
            finals[match, :turn, seat] = rules.score(room[0], seat, parts)
