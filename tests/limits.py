"""Random matches of every number of seats end, and within the limits of the rulebooks.

    python -m tests.limits all --matches 1000000

The limits are said here once more, from the rules alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from rollwright.games import REGISTRY, game
from rollwright.sim.loops import rules_of
from rollwright.sim.matches import MATCHES_IN_A_PORTION, Results, play
from rollwright.sim.setup import Setup, setup


@dataclass(frozen=True)
class Limits:
    """What a rulebook allows; turns as (turns each seat can be active) * seats, or for all seats together."""

    turns_of_a_seat: int
    most_turns: int
    failures: int
    numbers: tuple[int, int]
    scores: tuple[int, int]


LIMITS = {
    # Each turn the active player writes one of 27 fields or fails, four times at most.
    "qwinto": Limits(27 + 4, 1000, 4, (1, 18), (-20, 116)),
    "qwantum": Limits(24 + 5, 1000, 5, (1, 42), (-15, 189)),
    # In each turn everybody fills at least one of 30 fields.
    "twenty-one": Limits(30, 30, 0, (-1, 6), (0, 21 * 5 * 2)),
    "splitter": Limits(22, 22, 0, (1, 6), (0, 61)),
}


def breach(key: str, plan: Setup, results: Results) -> str | None:
    """What breaks a limit, if anything does."""
    limits, rules = LIMITS[key], rules_of(key)
    states = results.finals.view(rules.STATE)[:, 0]
    cells = states["cells"][:, : plan.seats]
    written = cells[cells != 0]
    checks = {
        "a match is not over": bool((states["phase"] == rules.OVER).all()),
        "turns": results.turns.min() >= 1
        and results.turns.max() <= min(limits.turns_of_a_seat * plan.seats, limits.most_turns),
        "failures": results.failures.min() >= 0 and results.failures.max() <= limits.failures,
        "numbers": limits.numbers[0] <= written.min() and written.max() <= limits.numbers[1],
        "scores": limits.scores[0] <= results.scores.min() and results.scores.max() <= limits.scores[1],
        "parts don't add up": bool((results.parts.sum(axis=2) == results.scores).all()),
    }
    return next((name for name, holds in checks.items() if not holds), None)


def check(key: str, matches: int, seed: int = 0) -> str | None:
    """Play matches of every number of seats and variant; the first broken limit, if any."""
    info = game(key).info
    plans = [setup(key, seats, "random", seed, variant) for seats in info.playable for variant in info.variants]
    share = -(-matches // len(plans))
    for plan in plans:
        for done in range(0, share, MATCHES_IN_A_PORTION):
            results = play(plan, min(MATCHES_IN_A_PORTION, share - done), done, finals=True)
            if broken := breach(key, plan, results):
                return f"{key}, {plan.seats} seats, variant {plan.variant}, matches from {done}: {broken}"
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.limits", description="Check that matches end within limits.")
    parser.add_argument("game", choices=[*REGISTRY, "all"])
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    broken = 0
    for key in REGISTRY if given.game == "all" else [given.game]:
        found = check(key, given.matches, given.seed)
        print(found or f"{key}: {given.matches} matches ended within the limits", flush=True)  # noqa: T201
        broken += found is not None
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
