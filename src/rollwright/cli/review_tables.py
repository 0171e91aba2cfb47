"""A review in the terminal: the ledger, the biggest chances missed, the luckiest throws, and a curve."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rollwright.analysis import Account, Decision, Review, SeatLedger, Throw
from rollwright.analysis.bands import Losses, band
from rollwright.analysis.explained import biggest_losses
from rollwright.analysis.model import Band
from rollwright.cli.numbers import NOTHING, Numbers
from rollwright.cli.play.words import LEVELS, dice_words
from rollwright.cli.review_words import action_text, name_of, points_text, share_text, signed_text, why_text

if TYPE_CHECKING:
    from rich.console import Console

    from rollwright.locales import Texts

#: How many of the biggest moments are shown.
BIGGEST = 5
CURVE_WIDTH = 64
CURVE_HEIGHT = 10
#: The lines of a ledger, in the order in which they add up.
ITEMS = ("expected", "luck", "lost", "others", "residual", "final")


def print_review(console: Console, texts: Texts, review: Review) -> None:
    """One match."""
    title = f"{texts.named('game', review.game)} · {review.variant} · {review.match}"
    console.print(f"\n[bold]{title}[/bold]")
    if not review.finished:
        console.print(texts("review-unfinished"))
    console.print(_ledger(texts, review))
    console.print()
    for seat in review.seats:
        console.print(" ".join(_judged(texts, seat)), markup=False)
    _print_missed(console, texts, review)
    _print_luck(console, texts, review)
    _print_curve(console, texts, review)


def _ledger(texts: Texts, review: Review) -> Table:
    """The account as it adds up on paper: a column in points for each seat, beside it one in chances to win."""
    table = Table(box=None, pad_edge=False)
    table.add_column()
    columns = []
    for seat in review.seats:
        table.add_column(name_of(texts, seat), justify="right")
        columns.append(_cells(texts, seat, 1, ""))
        if len(review.seats) > 1:
            table.add_column(texts("review-win"), justify="right")
            columns.append(_cells(texts, seat.win, 100, " %"))
    for place, item in enumerate(ITEMS):
        table.add_row(
            texts.named("review", item), *(column[place] for column in columns), end_section=item == "residual"
        )
    _add_line(table, texts("review-adjusted"), [points_text(texts, seat.adjusted) for seat in review.seats])
    _add_line(table, texts("review-quality"), [_lost_a_decision(texts, seat) for seat in review.seats])
    return table


def _judged(texts: Texts, seat: SeatLedger) -> list[str]:
    """How well somebody played, and how lucky that was among a hundred matches."""
    words = [f"{name_of(texts, seat)}:"]
    if seat.band is not None:
        words.append(band_text(texts, seat.band))
    if seat.luckier_than is not None:
        words.append(texts("review-luckier", count=seat.luckier_than))
    return words


def band_text(texts: Texts, found: Band) -> str:
    """The levels between which somebody plays, and what that rests on."""
    if not found.enough:
        return texts("review-band-few", count=found.decisions)
    levels = {kind: texts(LEVELS[level]) for kind in ("worse", "better") if (level := getattr(found, kind))}
    place = "between" if len(levels) == 2 else "above" if "worse" in levels else "below"
    where = texts.named("review", "band", place, **levels)
    lost, interval = (Numbers(texts).decimal(number, 2) for number in (found.lost, found.interval))
    figures = {"lost": lost, "interval": interval, "count": found.decisions}
    return texts("review-band", where=where, **figures)


def _add_line(table: Table, name: str, cells: Sequence[str]) -> None:
    """A line that is in points alone."""
    beside = [""] if len(cells) > 1 else []
    table.add_row(name, *(shown for cell in cells for shown in (cell, *beside)))


def _cells(texts: Texts, account: Account, factor: float, unit: str) -> list[str]:
    """The items of an account: what was lost is subtracted."""
    changes = (account.luck, -account.lost, account.others, account.residual)
    sums = [f"{points_text(texts, total * factor)}{unit}" for total in (account.expected, account.final)]
    return [sums[0], *(f"{signed_text(texts, change * factor)}{unit}" for change in changes), sums[1]]


def _lost_a_decision(texts: Texts, seat: SeatLedger) -> str:
    if not seat.unforced:
        return NOTHING
    return f"{Numbers(texts).decimal(seat.lost / seat.unforced, 2)} ({Numbers(texts).whole(seat.unforced)})"


def lucky(review: Review) -> list[tuple[Throw, int]]:
    """The throws that changed most for a seat, with that seat."""
    throws = [(one, seat) for one in review.moments if isinstance(one, Throw) for seat in range(len(one.luck))]
    return sorted(throws, key=lambda one: -abs(one[0].luck[one[1]]))[:BIGGEST]


def _print_missed(console: Console, texts: Texts, review: Review) -> None:
    decisions = biggest_losses(review, BIGGEST)
    if not decisions:
        console.print(f"\n{texts('review-nothing-missed')}")
        return
    console.print(f"\n[bold]{texts('review-missed')}[/bold]")
    for one in decisions:
        words = texts(
            "review-missed-line",
            turn=one.turn,
            name=name_of(texts, review.seats[one.seat]),
            played=action_text(review, one.played),
            best=action_text(review, one.best),
            points=points_text(texts, one.lost),
        )
        console.print(f"  {words}")
        if one.why is not None:
            console.print(Padding(Text(why_text(texts, review, one.why), style="dim"), (0, 0, 0, 4)))


def _print_luck(console: Console, texts: Texts, review: Review) -> None:
    console.print(f"\n[bold]{texts('review-throws')}[/bold]")
    for one, seat in lucky(review):
        words = texts(
            "review-throw-line",
            turn=one.turn,
            name=name_of(texts, review.seats[seat]),
            dice=dice_words(texts, review.game, one.dice),
            points=signed_text(texts, one.luck[seat]),
            share=share_text(texts, one.rarity[seat]),
        )
        console.print(f"  {words}")


def _print_curve(console: Console, texts: Texts, review: Review) -> None:
    """The chance to win of the first seat, or alone the expected score, drawn with dots of Braille."""
    alone = len(review.seats) == 1
    values = [point.points[0] if alone else 100 * point.win[0] for point in review.curve]
    heading = texts("review-curve-points") if alone else texts("review-curve-win", name=name_of(texts, review.seats[0]))
    console.print(f"\n[bold]{heading}[/bold]")
    low, high = (min(values), max(values)) if alone else (0.0, 100.0)
    for label, line in curve_lines(values, low, high):
        console.print(f"  {label:>5} {line}", markup=False)


def curve_lines(values: Sequence[float], low: float, high: float) -> list[tuple[str, str]]:
    """A curve as lines of Braille dots, each with the value at its top if it is the first or the last."""
    width, height = min(CURVE_WIDTH, max(len(values), 2)) * 2, CURVE_HEIGHT * 4
    cells = [[0] * (width // 2) for _ in range(CURVE_HEIGHT)]
    spread = high - low or 1.0
    before: int | None = None
    for column in range(width):
        at = values[min(len(values) - 1, column * len(values) // width)]
        row = min(height - 1, max(0, round((high - at) / spread * (height - 1))))
        start = row if before is None else min(row, before)
        for dot in range(start, (row if before is None else max(row, before)) + 1):
            cells[dot // 4][column // 2] |= _DOTS[dot % 4][column % 2]
        before = row
    labels = [f"{high:.0f}", *[""] * (CURVE_HEIGHT - 2), f"{low:.0f}"]
    lines = ("".join(chr(0x2800 + cell) for cell in row) for row in cells)
    return list(zip(labels, lines, strict=True))


#: The bits of a Braille sign, by row and column.
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def print_summary(console: Console, texts: Texts, reviews: Sequence[Review]) -> None:
    """A line for each player and game over all matches: scores, luck, and the points lost a decision with its error."""
    table = Table(box=None, pad_edge=False)
    for column in ("player", "game", "matches", "mean", "luck", "adjusted", "quality"):
        table.add_column(texts.named("review", column), justify="left" if column in ("player", "game") else "right")
    seats: dict[tuple[str, str], list[tuple[SeatLedger, Review]]] = defaultdict(list)
    for review in reviews:
        for seat in review.seats:
            seats[name_of(texts, seat), review.game].append((seat, review))
    for (name, key), played in sorted(seats.items()):
        ledgers = [seat for seat, _ in played]
        table.add_row(
            name,
            texts.named("game", key),
            str(len(ledgers)),
            *(_mean(texts, [getattr(seat, item) for seat in ledgers]) for item in ("final", "luck", "adjusted")),
            _quality(texts, played),
        )
    console.print(table)


def _quality(texts: Texts, played: Sequence[tuple[SeatLedger, Review]]) -> str:
    """Points lost a decision and the band of the player; too few decisions say so."""
    losses = [
        one.lost
        for seat, review in played
        for one in review.moments
        if isinstance(one, Decision) and one.seat == seat.seat and not one.forced
    ]
    _, first = played[0]
    found = band(first.game, len(first.seats), Losses.of(losses))
    return band_text(texts, found) if found else NOTHING


def _mean(texts: Texts, values: Sequence[float]) -> str:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return points_text(texts, mean)
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return f"{points_text(texts, mean)} ± {points_text(texts, error)}"
