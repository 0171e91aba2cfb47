"""What the ledger says of our own levels: points lost, luck, residual, speed. Writes the data that bands rest on.

python -m bench.analysis measure qwinto 1 --matches 60      # into src/rollwright/analysis/measured/qwinto.json
python -m bench.analysis soak qwinto --matches 1000 --levels random club --keep soak.jsonl     # adds up, luck, residual
python -m bench.analysis speed qwinto --matches 100         # the time of a review, and of its first moment
python -m bench.analysis levels qwinto --trials 100         # do five matches order the levels?
python -m bench.analysis blunder qwinto --matches 100       # is a planted blunder found, and its reason?

`soak` takes all numbers of seats in turn (`--seats` takes one), keeps a line for each match, and goes on from there.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from rollwright import analysis
from rollwright.analysis import Decision, Review, entries, review, why
from rollwright.analysis.bands import FOLDER
from rollwright.analysis.explained import why_at
from rollwright.analysis.ledger import steps
from rollwright.analysis.reference import reference
from rollwright.analysis.worker import warm_up
from rollwright.bots import make
from rollwright.games import game
from rollwright.table.events import Seeded, Thrown
from rollwright.table.match import Match

LEVELS = ("casual", "club", "master")
#: So many trials have to come out right.
TRIALS_RIGHT = 0.95


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


class Soaked(msgspec.Struct):
    """What the soak keeps of a match: the worst gap of the identity and of fair luck, and the lines of every seat."""

    game: str
    level: str
    seed: int
    gap: float
    unfair: float
    final: list[float]
    luck: list[float]
    residual: list[float]
    lost: list[float]
    memory: int


def soak(key: str, given: argparse.Namespace) -> None:
    """Matches of all numbers of seats, by every level in turn; those in the file are not played again."""
    known = {(one.game, one.level, one.seed): one for one in _kept(given.keep)}
    most = min(4, game(key).info.playable.stop - 1)
    with given.keep.open("ab") as file:
        for number, (level, seed) in enumerate(itertools.product(given.levels, range(given.matches)), 1):
            if (key, level, seed) not in known:
                seats = given.only_seats or 1 + seed % most
                known[key, level, seed] = _soaked(key, level, seed, seats)
                file.write(msgspec.json.encode(known[key, level, seed]) + b"\n")
                file.flush()
            if number % 20 == 0:
                print(f"{key} {number} of {len(given.levels) * given.matches}", file=sys.stderr, flush=True)
    tell_soak(key, [one for one in known.values() if one.game == key])


def _kept(file: Path) -> list[Soaked]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Soaked) for line in lines]


def _soaked(key: str, level: str, seed: int, seats: int) -> Soaked:
    match, _ = play(key, [level] * seats, seed)
    one = review(match)
    gaps = [
        account.expected + account.luck - account.lost + account.others + account.residual - account.final
        for seat in one.seats
        for account in (seat, seat.win)
    ]
    return Soaked(
        game=key,
        level=level,
        seed=seed,
        gap=max(map(abs, gaps)),
        unfair=unfairness(key, match, seed),
        final=[seat.final for seat in one.seats],
        luck=[seat.luck for seat in one.seats],
        residual=[seat.residual for seat in one.seats],
        lost=[seat.lost for seat in one.seats],
        memory=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    )


def unfairness(key: str, match: Match, seed: int) -> float:
    """How far the mean of luck over all outcomes of a sampled throw is from 0."""
    throws = [step for step in steps(match) if isinstance(step.event, Thrown)]
    state, found = throws[seed % len(throws)].before.state, reference(key)
    outcomes = found.outcomes(state)
    return float(np.abs((outcomes.values - found.values(state)[:, :, np.newaxis]) @ outcomes.chances).max())


def tell_soak(key: str, found: list[Soaked]) -> None:
    gap, unfair = max(one.gap for one in found), max(one.unfair for one in found)
    print(f"{key}: {len(found)} matches, identity within {gap:.1e}, mean luck of a throw within {unfair:.1e}")
    for (level, seats), group in _grouped(found).items():
        final, luck, residual, lost = (
            np.array([value for one in group for value in getattr(one, line)])
            for line in ("final", "luck", "residual", "lost")
        )
        error = luck.std() / len(luck) ** 0.5
        ratio = (final - luck).std() / final.std()
        print(
            f"  {level}, {seats} seats: {len(group)} matches, mean luck {luck.mean():+.2f} ± {error:.2f},"
            f" residual {residual.mean():+.2f}, absolute {np.abs(residual).mean():.2f}, lost {lost.mean():.2f},"
            f" score spreads by {final.std():.1f}, without luck by {(final - luck).std():.1f} ({ratio:.2f})"
        )
    memory = [one.memory for one in found]
    print(f"  memory {memory[len(memory) // 10]} MB after a tenth, {max(memory)} MB at the most")


def _grouped(found: list[Soaked]) -> dict[tuple[str, int], list[Soaked]]:
    groups: dict[tuple[str, int], list[Soaked]] = defaultdict(list)
    for one in found:
        groups[one.level, len(one.final)].append(one)
    return dict(sorted(groups.items()))


def speed(key: str, matches: int) -> None:
    """The time of a review of two seats, and of its first moment, warm."""
    warm_up(key)
    whole, first = [], []
    for seed in range(matches):
        match, _ = play(key, ["club", "club"], seed)
        start = time.process_time()
        found = entries(match)
        next(itertools.islice(found, 1, None))  # the first stands before all events
        first.append(time.process_time() - start)
        for _ in found:
            pass
        whole.append(time.process_time() - start)
    print(
        f"{key}: review {np.median(whole):.2f} s, 95 of 100 within {np.quantile(whole, 0.95):.2f} s;"
        f" first moment {1000 * np.median(first):.0f} ms, 95 of 100 within {1000 * np.quantile(first, 0.95):.0f} ms"
    )


def levels(key: str, trials: int, matches: int) -> None:
    """How often the points lost in five matches alone order the levels right, and how many wins alone would take."""
    lost = {}
    for level in LEVELS:
        found = reviews(key, [level], matches, 5000)
        lost[level] = [sum(losses(one, 0)) / max(1, len(losses(one, 0))) for one in found]
    rng, right = np.random.default_rng(1), 0
    for _ in range(trials):
        means = [np.mean(rng.choice(lost[level], 5, replace=False)) for level in LEVELS]
        right += all(worse > better for worse, better in itertools.pairwise(means))
    print(f"{key}: {right} of {trials} trials in the right order by points lost in five of {matches} matches")
    for worse, better in itertools.pairwise(LEVELS):
        won = sum(_share(key, [worse, better], 1, 7000 + seed) for seed in range(matches)) / matches
        print(f"  {better} wins {100 * won:.0f} % against {worse}: {matches_needed(won)} matches tell them apart")


def _share(key: str, names: list[str], seat: int, seed: int) -> float:
    """What a seat wins; seats change with every match."""
    turned = seed % 2 == 1
    match, _ = play(key, names[::-1] if turned else names, seed)
    winners = match.position.ended.winners if match.position.ended else []
    at = 1 - seat if turned else seat
    return 1 / len(winners) if at in winners else 0.0


def matches_needed(chance: float) -> int | None:
    """The fewest matches after which the better of two has won more in 95 of 100 trials; None for over 1000."""
    for matches in range(1, 1001):
        more = sum(
            math.comb(matches, won) * chance**won * (1 - chance) ** (matches - won)
            for won in range(matches // 2 + 1, matches + 1)
        )
        if more >= TRIALS_RIGHT:
            return matches
    return None


def blunder(key: str, matches: int, playouts: int) -> None:
    """How often a planted blunder is the largest loss of a master's match, and its reason the one of many playouts."""
    found, planted, named = 0, 0, 0
    for seed in range(matches):
        match, at = play(key, ["master"], 9000 + seed, blunder_at=2 + seed % 8)
        if at is None:
            continue
        planted += 1
        decisions = [one for one in review(match).moments if isinstance(one, Decision)]
        largest = max(decisions, key=lambda one: one.lost)
        found += largest.number == at
        named += _is_rightly_named(match, at, playouts)
        print(f"{key} {planted}: {found} found, {named} rightly named", file=sys.stderr, flush=True)
    print(f"{key}: {found} of {planted} planted blunders are the largest loss, the reason of {named} names the part")


def _is_rightly_named(match: Match, number: int, playouts: int) -> bool:
    """The part in which a blunder loses most is named, as it is found by many playouts."""
    step = next(step for step in steps(match) if step.number == number)
    quick = why_at(match, number, 0)
    better, other = (match.game.notation.action_from_json(action) for action in (quick.better, quick.other))
    long = why(step.before.state, 0, better, other, playouts, seed=1)
    most = max(long.parts, key=lambda part: part.points)
    gains = quick.reason.gains if quick.reason else []
    return (most.kind, most.name) in {(part.kind, part.name) for part in gains}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["measure", "soak", "speed", "levels", "blunder"])
    parser.add_argument("game")
    parser.add_argument("seats", nargs="?", type=int, default=1)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--levels", nargs="+", default=["random", "club"])
    parser.add_argument("--seats", dest="only_seats", type=int)
    parser.add_argument("--keep", type=Path, default=Path("soak.jsonl"))
    parser.add_argument("--playouts", type=int, default=20_000)
    given = parser.parse_args()
    if given.what == "measure":
        measure(given.game, given.seats, given.matches)
    elif given.what == "levels":
        levels(given.game, given.trials, given.matches)
    elif given.what == "soak":
        soak(given.game, given)
    elif given.what == "blunder":
        blunder(given.game, given.matches, given.playouts)
    else:
        speed(given.game, given.matches)


if __name__ == "__main__":
    main()
