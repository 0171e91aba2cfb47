"""Reviews as HTML and PDF: the ledger, the moments, and the curves as a plot."""

from __future__ import annotations

import html
import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.analysis import Decision, Review, Throw
from rollwright.analysis.explained import biggest_losses
from rollwright.cli.play.words import dice_words
from rollwright.cli.review_tables import BIGGEST, ITEMS, lucky
from rollwright.cli.review_words import action_text, name_of, points_text, share_text, signed_text, why_text

if TYPE_CHECKING:
    from rollwright.locales import Texts

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; } th, td { padding: .3rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr { border-top: 1px solid #ddd; }
svg { width: 100%; height: auto; } h2 { margin-top: 2.5rem; }
"""


def write_html(file: Path, reviews: Sequence[Review], texts: Texts) -> None:
    """All reviews as one page without scripts."""
    body = "\n".join(_section(review, texts) for review in reviews)
    head = f'<meta charset="utf-8"><title>{texts("review-title")}</title><style>{STYLE}</style>'
    page = f'<!doctype html>\n<html lang="{texts.language}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'
    file.write_text(page, encoding="utf-8")


def write_pdf(file: Path, reviews: Sequence[Review], texts: Texts) -> None:
    """A page for each review."""
    from matplotlib.backends.backend_pdf import PdfPages

    with PdfPages(file) as pages:
        for review in reviews:
            pages.savefig(_sheet(review, texts))


def _title(review: Review, texts: Texts) -> str:
    return f"{texts.named('game', review.game)} · {review.variant} · {review.match}"


def _rows(review: Review, texts: Texts) -> list[list[str]]:
    """The ledger, a row for each seat."""
    rows = []
    for seat in review.seats:
        changes = (seat.luck, -seat.lost, seat.others, seat.residual)
        shown = [
            points_text(texts, seat.expected),
            *(signed_text(texts, change) for change in changes),
            points_text(texts, seat.final),
        ]
        rows.append([name_of(texts, seat), *shown])
    return rows


def _moments(review: Review, texts: Texts) -> list[str]:
    """The biggest chances missed, and the throws that changed most."""
    return [
        *(_missed(one, review, texts) for one in biggest_losses(review, BIGGEST)),
        *(_thrown(one, seat, review, texts) for one, seat in lucky(review)),
    ]


def _missed(one: Decision, review: Review, texts: Texts) -> str:
    words = texts(
        "review-missed-line",
        turn=one.turn,
        name=name_of(texts, review.seats[one.seat]),
        played=action_text(review, one.played),
        best=action_text(review, one.best),
        points=points_text(texts, one.lost),
    )
    return f"{words} {why_text(texts, review, one.why)}" if one.why is not None else words


def _thrown(one: Throw, seat: int, review: Review, texts: Texts) -> str:
    return texts(
        "review-throw-line",
        turn=one.turn,
        name=name_of(texts, review.seats[seat]),
        dice=dice_words(texts, review.game, one.dice),
        points=signed_text(texts, one.luck[seat]),
        share=share_text(texts, one.rarity[seat]),
    )


def _section(review: Review, texts: Texts) -> str:
    heads = "".join(f"<th>{html.escape(texts.named('review', column))}</th>" for column in ITEMS)
    rows = "".join(
        f"<tr>{''.join(f'<td>{html.escape(cell)}</td>' for cell in row)}</tr>" for row in _rows(review, texts)
    )
    items = "".join(f"<li>{html.escape(line)}</li>" for line in _moments(review, texts))
    return (
        f"<h2>{html.escape(_title(review, texts))}</h2>\n<table><tr><th></th>{heads}</tr>{rows}</table>\n"
        f"{_svg(review, texts)}\n<ul>{items}</ul>"
    )


def _svg(review: Review, texts: Texts) -> str:
    from matplotlib.figure import Figure

    figure, picture = Figure(figsize=(9, 4), layout="constrained"), io.StringIO()
    draw_curve(figure.subplots(), review, texts)
    figure.savefig(picture, format="svg")
    drawn = picture.getvalue()
    return drawn[drawn.index("<svg") :]


def draw_curve(axes: Any, review: Review, texts: Texts) -> None:
    """The chance to win of every seat over the turns; alone the expected score."""
    turns = [point.turn for point in review.curve]
    alone = len(review.seats) == 1
    for seat in review.seats:
        values = [point.points[0] if alone else 100 * point.win[seat.seat] for point in review.curve]
        axes.plot(range(len(values)), values, label=name_of(texts, seat))
    starts = [place for place, turn in enumerate(turns) if place == 0 or turn != turns[place - 1]]
    shown = starts[:: max(1, len(starts) // 12)]
    axes.set_xticks(shown, [str(turns[place]) for place in shown])
    axes.set_xlabel(texts("review-turn"))
    axes.set_ylabel(texts("review-expected") if alone else f"{texts('review-win')} (%)")
    if not alone:
        axes.set_ylim(0, 100)
        axes.legend(frameon=False)
    axes.grid(alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)


def _sheet(review: Review, texts: Texts) -> Any:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8.27, 11.69))
    figure.suptitle(_title(review, texts), x=0.08, y=0.96, ha="left", fontsize=14)
    draw_curve(figure.add_axes((0.1, 0.56, 0.82, 0.32)), review, texts)
    table = figure.add_axes((0.05, 0.36, 0.9, 0.14))
    table.axis("off")
    heads = ["", *(texts.named("review", column) for column in ITEMS)]
    table.table(cellText=[heads, *_rows(review, texts)], loc="center", edges="horizontal").set_fontsize(9)
    lines = "\n".join(_moments(review, texts))
    figure.text(0.08, 0.32, lines, va="top", fontsize=9, wrap=True)
    return figure
