"""The normal distribution from plain arithmetic: the same bits on a server and, as WebAssembly, on a device.

The functions of C's library round otherwise on other machines, and browsers have their own.
"""

from __future__ import annotations

from typing import Any

from rollwright.jit import kernel

_PER_HALVING = 1.4426950408889634
#: The logarithm of 2 in two parts: the first one has so few digits that its multiples are exact.
_HALVING, _HALVING_REST = 0.693147180369123816490, 1.90821492927058770002e-10
#: Beyond this many spreads nothing is left that a number could hold.
_FURTHEST = 37.0
_TAIL_FROM = 7.07106781186547
_ROOT_OF_TWO_PI = 2.506628274631
#: The chance beyond a distance is its bell curve times one polynomial over another (Hart 1968, 5666).
_ABOVE = (
    3.52624965998911e-02,
    0.700383064443688,
    6.37396220353165,
    33.912866078383,
    112.079291497871,
    221.213596169931,
    220.206867912376,
)
_BELOW = (
    8.83883476483184e-02,
    1.75566716318264,
    16.064177579207,
    86.7807322029461,
    296.564248779674,
    637.333633378831,
    793.826512519948,
    440.413735824752,
)
_TERMS = 14


@kernel
def decay(exponent: float) -> float:
    """e to the power of -exponent, which is 0 or more."""
    halvings = int(exponent * _PER_HALVING + 0.5)
    rest = exponent - halvings * _HALVING - halvings * _HALVING_REST
    value = 1.0
    for term in range(_TERMS, 0, -1):
        value = 1.0 - value * rest / term
    part = 0.5
    while halvings:
        if halvings & 1:
            value *= part
        part *= part
        halvings >>= 1
    return value


@kernel
def share_below(distance: float) -> float:
    """The chance that a normally distributed number lies less than this many spreads above its mean."""
    far = abs(distance)
    if far > _FURTHEST:
        return 1.0 if distance > 0.0 else 0.0
    beyond = decay(far * far / 2.0)
    if far < _TAIL_FROM:
        beyond = beyond * _polynomial(_ABOVE, far) / _polynomial(_BELOW, far)
    else:
        fraction = far + 0.65
        for place in range(4, 0, -1):
            fraction = far + place / fraction
        beyond = beyond / fraction / _ROOT_OF_TWO_PI
    return 1.0 - beyond if distance > 0.0 else beyond


@kernel
def _polynomial(factors: Any, number: float) -> float:
    value = 0.0
    for factor in factors:
        value = value * number + factor
    return value
