"""Temporal-coherence learning: each weight has a rate of its own, high while its errors point one way.

After Beal and Smith (1999): a weight whose errors cancel out has learned what it can, and is changed less and less.
"""

from __future__ import annotations

from typing import Any

from rollwright.jit import kernel


@kernel
def coherent_update(weights: Any, memory: Any, found: Any, error: float, rate: float) -> float:
    """Share an error out among the weights of the found features; return by how much their sum changed.

    `memory` keeps the sum of a weight's errors, and the sum of their amounts.
    """
    share = rate * error / len(found)
    change = 0.0
    for place in range(len(found)):
        weight = found[place]
        total, amount = memory[weight, 0], memory[weight, 1]
        step = share * abs(total) / amount if amount > 0.0 else share
        weights[weight] += step
        change += step
        memory[weight, 0] = total + error
        memory[weight, 1] = amount + abs(error)
    return change
