"""Some matches of the simulation; `python -m tests.simulation.world --matches N` plays any number."""

from __future__ import annotations

import logging

import pytest

from tests.simulation.world import simulate


@pytest.mark.parametrize("seed", range(20))
def test_no_invariant_is_broken(seed: int) -> None:
    logging.disable(logging.ERROR)
    try:
        assert simulate(seed) > 10
    finally:
        logging.disable(logging.NOTSET)
