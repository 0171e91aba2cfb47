"""What the ledger says of our own levels: points lost, luck, residual, speed. Writes the data that bands rest on.

python -m bench.analysis measure qwinto 1 --matches 60      # into src/rollwright/analysis/measured/qwinto.json
python -m bench.analysis soak qwinto --matches 1000         # the identity, and the mean of luck
python -m bench.analysis speed qwinto --matches 100         # the time of a review, and of its first moment
python -m bench.analysis levels qwinto --trials 100         # do five matches order the levels?
python -m bench.analysis blunder qwinto --matches 100       # is a planted blunder the largest loss?
"""

from __future__ import annotations

import argparse
import itertools
import json
import resource
import sys
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from rollwright import analysis
from rollwright.analysis import Decision, Ledger, Review, review
from rollwright.analysis.bands import FOLDER
from rollwright.analysis.worker import warm_up
from rollwright.bots import make
from rollwright.games import game
from rollwright.table.events import Seeded
from rollwright.table.match import Match

LEVELS = ("casual", "club", "master")


def play(key: str, levels: list[str], seed: int, blunder_at: int | None = None) -> tuple[Match, int | None]:
    """A match with seeded dice; with `blunder_at`, seat 0 takes the worst action at its so many-th real decision."""
    bots, rng = [make(key, level) for level in levels], np.random.default_rng(seed)
    match, planted, decisions = Match.open(key, len(levels), match=f"bench-{seed}", source=Seeded(seed)), None, 0
    for seat, level in enumerate(levels):
        match.accept(match.hand_to_bot(seat, level, f"{level} {seat}"))
    while not match.is_over:
        position = match.position
        if position.thrower is not None:
            match.accept(match.throw(position.thrower))
            continue
        for seat in position.deciders:
            action = bots[seat].decide(position.state, seat, rng)
            if seat == 0 and blunder_at is not None and (judged := worst(position.state)):
                decisions += 1
                if decisions == blunder_at:
                    action, planted = judged, match.number + 1
            match.accept(match.decide(seat, match.game.notation.action_to_json(action)))
    return match, planted


def worst(state: Any) -> Any:
    """The worst action of seat 0, where it loses points."""
    judged = analysis.judge(state, 0)
    return judged[-1].action if judged and judged[0].score - judged[-1].score > 1 else None


def reviews(key: str, levels: list[str], matches: int, first: int = 0) -> Iterator[Review]:
    for seed in range(first, first + matches):
        yield review(play(key, levels, seed)[0])
        if seed % 20 == 19:
            print(f"{key} {levels} {seed + 1}", file=sys.stderr, flush=True)


def losses(one: Review, seat: int) -> list[float]:
    return [
        moment.lost
        for moment in one.moments
        if isinstance(moment, Decision) and moment.seat == seat and not moment.forced
    ]


def measure(key: str, seats: int, matches: int) -> None:
    """The points lost a decision by every level, and how luck spreads, into the data that come along."""
    file = FOLDER / f"{key}.json"
    data = json.loads(file.read_text()) if file.exists() else {"seats": {}}
    levels, luck = {}, []
    for level in LEVELS:
        found = list(reviews(key, [level] * seats, matches))
        means = [
            float(np.mean(losses(one, seat.seat))) for one in found for seat in one.seats if losses(one, seat.seat)
        ]
        levels[level] = {"lost": round(float(np.mean(means)), 4), "spread": round(float(np.std(means)), 4)}
        luck += [seat.luck for one in found for seat in one.seats] if level != "casual" else []
        tell(f"{key} {seats} {level}", found)
    data["command"] = "python -m bench.analysis measure GAME SEATS --matches N"
    data["seats"][str(seats)] = {
        "matches": matches,
        "levels": levels,
        "luck": [round(float(value), 2) for value in np.percentile(luck, range(101))],
    }
    FOLDER.mkdir(exist_ok=True)
    file.write_text(json.dumps(data, indent=1) + "\n")


def tell(name: str, found: list[Review]) -> None:
    """Means and spreads of the ledger's lines."""
    seats = [seat for one in found for seat in one.seats]
    parts = []
    for line in ("final", "luck", "lost", "others", "residual", "adjusted"):
        values = np.array([getattr(seat, line) for seat in seats])
        parts.append(f"{line} {values.mean():.2f} sd {values.std():.2f} abs {np.abs(values).mean():.2f}")
    print(name, f"{len(found)} matches", "; ".join(parts), flush=True)


def soak(key: str, matches: int) -> None:
    """The identity on matches of all numbers of seats, by chance and by bots; the mean of luck."""
    furthest, luck = 0.0, []
    for seed in range(matches):
        seats = 1 + seed % min(4, game(key).info.playable.stop - 1)
        one = review(play(key, ["random" if seed % 2 else "club"] * seats, seed)[0])
        for seat in one.seats:
            for account in (seat, seat.win):
                told = account.expected + account.luck - account.lost + account.others + account.residual
                furthest = max(furthest, abs(account.final - told))
            luck.append(seat.luck)
    error = np.std(luck) / len(luck) ** 0.5
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(
        f"{key}: {matches} matches, identity within {furthest:.1e},"
        f" mean luck {np.mean(luck):.3f} ± {error:.3f}, {memory} MB"
    )


def speed(key: str, matches: int) -> None:
    """The time of a review of two seats, and of its first moment, warm."""
    warm_up(key)
    whole, first = [], []
    for seed in range(matches):
        match, _ = play(key, ["club", "club"], seed)
        start = time.process_time()
        moments = Ledger(match).moments()
        next(moments)
        first.append(time.process_time() - start)
        for _ in moments:
            pass
        whole.append(time.process_time() - start)
    print(
        f"{key}: review {np.median(whole):.2f} s, 95 of 100 within {np.quantile(whole, 0.95):.2f} s;"
        f" first moment {1000 * np.median(first):.0f} ms, 95 of 100 within {1000 * np.quantile(first, 0.95):.0f} ms"
    )


def levels(key: str, trials: int) -> None:
    """How often the points lost in five matches alone order casual, club and master right."""
    lost = {}
    for level in LEVELS:
        lost[level] = [sum(losses(one, 0)) / max(1, len(losses(one, 0))) for one in reviews(key, [level], 60, 5000)]
    rng, right = np.random.default_rng(1), 0
    for _ in range(trials):
        means = [np.mean(rng.choice(lost[level], 5, replace=False)) for level in LEVELS]
        right += all(worse > better for worse, better in itertools.pairwise(means))
    print(f"{key}: {right} of {trials} trials in the right order")


def blunder(key: str, matches: int) -> None:
    """How often a planted blunder is the largest loss of a master's match."""
    found, planted = 0, 0
    for seed in range(matches):
        match, at = play(key, ["master"], 9000 + seed, blunder_at=2 + seed % 8)
        if at is None:
            continue
        planted += 1
        decisions = [one for one in review(match).moments if isinstance(one, Decision)]
        found += max(decisions, key=lambda one: one.lost).number == at
    print(f"{key}: {found} of {planted} planted blunders are the largest loss")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["measure", "soak", "speed", "levels", "blunder"])
    parser.add_argument("game")
    parser.add_argument("seats", nargs="?", type=int, default=1)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--trials", type=int, default=100)
    given = parser.parse_args()
    if given.what == "measure":
        measure(given.game, given.seats, given.matches)
    elif given.what == "levels":
        levels(given.game, given.trials)
    else:
        {"soak": soak, "speed": speed, "blunder": blunder}[given.what](given.game, given.matches)


if __name__ == "__main__":
    main()
