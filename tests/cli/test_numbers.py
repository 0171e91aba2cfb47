"""Numbers follow the language."""

from __future__ import annotations

import math

import pytest

from rollwright.cli.numbers import Numbers
from rollwright.locales import Texts

SHOWN = {
    "en": ("1,234,567", "−4.84", "12.3%", "+1,235", "3.20 ± 0.10"),
    "de": ("1.234.567", "−4,84", "12,3 %", "+1.235", "3,20 ± 0,10"),
    "hu": ("1 234 567", "−4,84", "12,3%", "+1 235", "3,20 ± 0,10"),
    "pl": ("1 234 567", "−4,84", "12,3%", "+1 235", "3,20 ± 0,10"),
}


@pytest.mark.parametrize("language", SHOWN)
def test_numbers_are_written_as_the_language_writes_them(language: str) -> None:
    numbers = Numbers(Texts(language))
    shown = (
        numbers.whole(1234567),
        numbers.decimal(-4.84, 2),
        numbers.percent(0.123, 1),
        numbers.signed(1234.6),
        numbers.mean(3.2, 0.1),
    )
    assert tuple(" ".join(number.replace("-", "−").split()) for number in shown) == SHOWN[language]


def test_a_single_match_has_a_mean_and_no_spread() -> None:
    numbers = Numbers(Texts("en"))
    assert numbers.mean(3.2, math.nan) == "3.20"
    assert numbers.decimal(math.nan, 1) == "–"
