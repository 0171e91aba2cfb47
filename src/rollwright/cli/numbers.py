"""Numbers as people of a language write them: `1.234,5` in German, `1,234.5` in English."""

from __future__ import annotations

import math
from dataclasses import dataclass

from babel import Locale
from babel.numbers import format_decimal, format_percent

from rollwright.locales import Texts

#: Stands for what can't be said, such as the spread of a single match.
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Numbers:
    """Writes numbers in the language of some texts."""

    texts: Texts

    def whole(self, number: float) -> str:
        return self.decimal(number, 0)

    def decimal(self, number: float, digits: int) -> str:
        """A number with so many digits after the point; a dash for what is not a number."""
        if math.isnan(number):
            return NOTHING
        return str(format_decimal(number, format=_pattern(digits), locale=self.texts.language))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share between 0 and 1, as a percentage."""
        sign = Locale(self.texts.language).percent_formats[None].suffix[0]
        return str(format_percent(share, format=_pattern(digits) + sign, locale=self.texts.language))

    def signed(self, number: float) -> str:
        """A whole number that says whether it is above or below 0."""
        return f"+{self.whole(number)}" if round(number) >= 0 else self.whole(number)

    def mean(self, mean: float, error: float) -> str:
        """A mean and its standard error; a single number has none."""
        shown = self.decimal(mean, 2)
        return shown if math.isnan(error) else f"{shown} ± {self.decimal(error, 2)}"


def _pattern(digits: int) -> str:
    return "#,##0" + ("." + "0" * digits if digits else "")
