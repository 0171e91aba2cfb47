"""A fingerprint of the rules: the hash of random matches of every game, seats and variant with fixed seeds.

It is the same compiled, plain and bounds-checked, on any machine, and changes only when a commit says so.
Run as `python -m tests.conformance.signature`.
"""

from __future__ import annotations

import hashlib
import json
import sys

from rollwright.cli.trace import match_lines
from rollwright.games import REGISTRY, game
from tests.conformance.walk import setups

MATCHES_A_SETUP = 2
SEED = 20


def signature(key: str) -> str:
    digest = hashlib.sha256()
    rules = game(key)
    for seats, variant in setups(rules):
        for match in range(MATCHES_A_SETUP):
            for line in match_lines(rules, match, seats, variant, SEED):
                digest.update(json.dumps(line).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    json.dump({key: signature(key) for key in REGISTRY}, sys.stdout, indent=2)
