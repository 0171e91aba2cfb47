"""Measures by what learned values differ from what is scored in the end; writes the tables that the ledger adds.

python -m bench.corrections qwinto 2 --matches 120     # into src/rollwright/analysis/measured/qwinto-corrections.json
python -m bench.corrections splitter 1 --variant B --matches 200

Masters play. After each turn, what the rest of the match leaves unexplained is by how much the value was wrong: luck
and losses are left out of it, so some dozen matches are enough. Called again, it corrects what the tables of before
have left. With `--beginners` half of the matches are begun by `club` or `casual`, so that other sheets are met, too.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, NamedTuple

import numpy as np

from rollwright.analysis.bands import FOLDER
from rollwright.analysis.corrections import FAILED, MISSING, OTHERS, OWN, Progress, correction, file_name
from rollwright.analysis.ledger import entries, steps
from rollwright.bots import make
from rollwright.bots.weights import fingerprint
from rollwright.games import game, game_module
from rollwright.table.events import Seeded
from rollwright.table.match import Match

BEGINNERS = ("club", "casual")
#: How much neighbours in a table are drawn together, in matches.
SMOOTH = 3.0
#: And how much to zero: what was never met is not corrected.
TINY = 0.01


class Sample(NamedTuple):
    progress: Progress
    unexplained: float


def play(key: str, seats: int, variant: str, seed: int, beginners: bool) -> tuple[Match, int]:
    """A match of masters, and the turn from which on they play."""
    rng = np.random.default_rng(seed)
    switch = int(rng.integers(1, 20)) if beginners and seed % 2 else 0
    beginner, master = make(key, BEGINNERS[seed // 2 % 2]), make(key, "master")
    match = Match.open(key, seats, variant=variant, match=f"correct-{seed}", source=Seeded(seed))
    for seat in range(seats):
        match.accept(match.hand_to_bot(seat, "master", f"master {seat}"))
    while not match.is_over:
        position = match.position
        if position.thrower is not None:
            match.accept(match.throw(position.thrower))
            continue
        for seat in position.deciders:
            bot = master if position.turn > switch else beginner
            action = bot.decide(position.state, seat, rng)
            match.accept(match.decide(seat, match.game.notation.action_to_json(action)))
    return match, switch


def samples(key: str, match: Match, switch: int) -> list[Sample]:
    """After each turn of the masters: how far every seat has come, and what the rest leaves unexplained."""
    known = list(steps(match))
    residuals = np.array([entry.point.residual for entry in entries(match, 0, known)][1:])
    left, found = residuals[::-1].cumsum(axis=0)[::-1], []
    progress = game_module("analysis", key).progress
    for place, step in enumerate(known):
        ends_turn = step.after.turn != step.before.turn
        if ends_turn and step.before.turn > switch:
            found += [
                Sample(progress(step.before.state, step.after.state, seat), float(left[place, seat]))
                for seat in range(match.opened.seats)
            ]
    return found


def fitted(found: list[Sample], matches: int, alone: bool) -> Any:
    """The tables that explain most of it, smooth where there is little to go by."""
    size = MISSING * FAILED
    rows = np.zeros((len(found), 2 * size))
    for line, (progress, _) in enumerate(found):
        rows[line, progress.own_missing * FAILED + progress.own_failed] = 1.0
        if not alone:
            rows[line, size + progress.others_missing * FAILED + progress.others_failed] = 1.0
    weight = len(found) / matches
    smooth = []
    for table in (OWN, OTHERS):
        for missing in range(MISSING):
            for failed in range(FAILED):
                at = table * size + missing * FAILED + failed
                for other, is_there in ((at + FAILED, missing + 1 < MISSING), (at + 1, failed + 1 < FAILED)):
                    if is_there:
                        step = np.zeros(2 * size)
                        step[at], step[other] = 1.0, -1.0
                        smooth.append(step)
    scaled = np.array(smooth) * np.sqrt(SMOOTH * weight)
    tiny = np.eye(2 * size) * np.sqrt(TINY)
    matrix = np.concatenate([rows, scaled, tiny])
    wanted = np.concatenate([[one.unexplained for one in found], np.zeros(len(scaled) + len(tiny))])
    return np.linalg.lstsq(matrix, wanted, rcond=None)[0].reshape(2, MISSING, FAILED)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--variant")
    parser.add_argument("--matches", type=int, default=120)
    parser.add_argument("--seed", type=int, default=40_000)
    parser.add_argument("--beginners", action="store_true")
    given = parser.parse_args()
    key, variant = given.game, given.variant or game(given.game).info.variants[0]
    name = given.variant or str(given.seats)
    found: list[Sample] = []
    for number in range(given.matches):
        found += samples(key, *play(key, given.seats, variant, given.seed + number, given.beginners))
        if number % 20 == 19:
            print(f"{key} {name} {number + 1}", file=sys.stderr, flush=True)
    table = correction(key, name) + fitted(found, given.matches, given.seats == 1)
    file = FOLDER / file_name(key)
    data: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {"tables": {}}
    data["command"] = "python -m bench.corrections GAME SEATS [--variant V] [--beginners] --matches N --seed S"
    passes = data["tables"].get(name, {"passes": []})["passes"]
    data["tables"][name] = {
        "passes": [*passes, {"matches": given.matches, "seed": given.seed, "beginners": given.beginners}],
        "nets": fingerprint(key),
        "own": np.round(table[OWN], 2).tolist(),
        "others": np.round(table[OTHERS], 2).tolist(),
    }
    file.write_text(json.dumps(data) + "\n")
    left = np.array([one.unexplained for one in found])
    print(f"{key} {name}: {len(found)} samples, mean {left.mean():.2f}, spread {left.std():.2f} before")


if __name__ == "__main__":
    main()
