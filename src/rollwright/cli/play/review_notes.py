"""What the review says beside a replay: of the moment shown, of the ledger so far, and of what decided the match."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.cells import cell_len

from rollwright.analysis import Account, Decision, Moment, Review, SeatLedger, Throw
from rollwright.analysis.explained import SMALL_LOSS
from rollwright.cli.numbers import Numbers
from rollwright.cli.play.canvas import Canvas
from rollwright.cli.play.palette import ACCENT, FAINT, GOOD, INK, TABLE, style
from rollwright.cli.play.reviewing import Reviewing
from rollwright.cli.play.scene import shortened
from rollwright.cli.play.words import doing_words
from rollwright.cli.review_words import SAME_POINTS, points_text, reason_text, share_text, signed_text
from rollwright.games.protocol import Json, Seat
from rollwright.locales import Texts

#: Luck that differs by less decides nothing.
SAME_LUCK = 0.5
#: The decisions that the sentence about a match counts: no more than so many, and none that cost less.
MOST_COUNTED, WORTH_COUNTING = 3, 0.5
#: The lines of a ledger that change the expected score.
CHANGES = ("luck", "lost", "others", "residual")
NUMBER_WIDTH = 7


# --- the moment that is shown -----------------------------------------------------------------------------------------


def moment_notes(texts: Texts, reviewing: Reviewing, number: int, seat: Seat, names: Sequence[str]) -> list[str]:
    """What an event was worth to the seat whose sheet is looked at, then to the others."""
    notes = []
    for moment in sorted(reviewing.moments_at(number), key=lambda one: isinstance(one, Decision) and one.seat != seat):
        if isinstance(moment, Throw) or moment.seat == seat:
            notes.append(verdict_text(texts, reviewing, moment, seat, names))
        elif moment.lost > SMALL_LOSS:
            notes.append(f"{names[moment.seat]}: {signed_text(texts, -moment.lost)}")
    return notes


def verdict_text(texts: Texts, reviewing: Reviewing, moment: Moment, seat: Seat, names: Sequence[str]) -> str:
    """What a throw was worth to a seat, or what its decision lost, and what was better."""
    if isinstance(moment, Throw):
        return _luck(texts, moment, seat, names)
    return _loss(texts, reviewing, moment, names)


def _luck(texts: Texts, throw: Throw, seat: Seat, names: Sequence[str]) -> str:
    luck = throw.luck[seat]
    more = "same" if abs(luck) < SAME_POINTS else "more" if luck > 0 else "less"
    words = texts("review-luck-of-throw", name=names[seat], points=points_text(texts, abs(luck)), more=more)
    return f"{words} {texts('review-rarity', share=share_text(texts, throw.rarity[seat]))}"


def _loss(texts: Texts, reviewing: Reviewing, decision: Decision, names: Sequence[str]) -> str:
    name = f"{names[decision.seat]}: "
    if decision.forced:
        return name + texts("review-forced")
    if decision.lost <= SMALL_LOSS:
        return name + texts("review-well-done")
    best = doing_words(texts, reviewing.match.opened.game, decision.best)
    cost = texts("review-cost", points=points_text(texts, decision.lost))
    if len(names) > 1 and decision.lost_win >= 0.005:
        share = Numbers(texts).percent(decision.lost_win)
        cost = texts("review-cost-win", points=points_text(texts, decision.lost), share=share)
    return f"{name}{texts('review-better-was', action=best)}. {cost}"


def reason_of(texts: Texts, reviewing: Reviewing, number: int, seat: Seat) -> str:
    """Why something else was better, in a sentence; while that is worked out, that it is."""
    decision = decision_of(reviewing.moments_at(number), seat)
    if decision is None or decision.lost <= SMALL_LOSS:
        return ""
    why = reviewing.whys.get((number, seat))
    if why is None:
        reviewing.want(number, seat)
        return texts("review-why-asked")
    game = reviewing.match.opened.game
    return reason_text(texts, game, why, doing_words(texts, game, why.better))


def decision_of(moments: Sequence[Moment], seat: Seat) -> Decision | None:
    return next((one for one in moments if isinstance(one, Decision) and one.seat == seat), None)


def progress_text(texts: Texts, reviewing: Reviewing) -> str:
    """How far the review is."""
    if reviewing.is_compiling:
        return texts("terminal-preparing", game=texts.named("game", reviewing.match.opened.game))
    return texts("terminal-review-working", share=Numbers(texts).percent(reviewing.share))


# --- the ledger -------------------------------------------------------------------------------------------------------


def ledger_canvas(
    texts: Texts, reviewing: Reviewing, number: int, seat: Seat, names: Sequence[str], width: int, height: int
) -> Canvas:
    """The ledger so far: a column for each seat if there is room, else for the one that is looked at."""
    canvas = Canvas(width, height, style(INK, TABLE))
    accounts = [reviewing.account(one, number) for one in range(len(names))]
    canvas.text(0, 0, texts("review-title"), style(INK, bold=True))
    known = [account for account in accounts if account is not None]
    if len(known) < len(names):
        for line, part in enumerate(textwrap.wrap(progress_text(texts, reviewing), width), 1):
            canvas.text(0, line, part, style(FAINT))
        return canvas
    lines = len(CHANGES) + 3
    if height >= lines:
        _draw_table(canvas, texts, known, seat, names)
    else:
        _draw_flow(canvas, texts, known[seat], names[seat])
    return canvas


def _draw_table(canvas: Canvas, texts: Texts, accounts: Sequence[Account], seat: Seat, names: Sequence[str]) -> None:
    words = [texts.named("review", item) for item in ("expected", *CHANGES)] + [texts("terminal-review-now")]
    label = min(max(cell_len(word) for word in words), canvas.width - NUMBER_WIDTH)
    room = (canvas.width - label) // NUMBER_WIDTH
    shown = range(len(names)) if room >= len(names) else [seat]
    for line, word in enumerate(words, 1):
        canvas.text(
            0, line, shortened(word, label), style(INK if line in (1, len(words)) else FAINT, bold=line == len(words))
        )
    for place, one in enumerate(shown, 1):
        end = label + place * NUMBER_WIDTH
        canvas.right(end, 0, names[one][: NUMBER_WIDTH - 1], style(ACCENT if one == seat else FAINT, bold=one == seat))
        for line, (number, is_sum) in enumerate(_numbers(texts, accounts[one]), 1):
            canvas.right(end, line, number, style(GOOD if is_sum else INK, bold=is_sum))


def _draw_flow(canvas: Canvas, texts: Texts, account: Account, name: str) -> None:
    """The same in running lines, where there is no room for a table."""
    words = [texts.named("review", item) for item in ("expected", *CHANGES)] + [texts("terminal-review-now")]
    canvas.text(cell_len(texts("review-title")) + 1, 0, name, style(ACCENT, bold=True))
    x, y = 0, 1
    for word, (number, is_sum) in zip(words, _numbers(texts, account), strict=True):
        if x and x + cell_len(f"{word} {number}") > canvas.width:
            x, y = 0, y + 1
        x = canvas.text(x, y, f"{word} ", style(FAINT))
        x = canvas.text(x, y, number, style(GOOD if is_sum else INK, bold=is_sum)) + 2


def _numbers(texts: Texts, account: Account) -> list[tuple[str, bool]]:
    """The numbers of a ledger, and whether each is a sum or what is added to it."""
    changes = (account.luck, -account.lost, account.others, account.residual)
    added = [(signed_text(texts, change), False) for change in changes]
    return [(points_text(texts, account.expected), True), *added, (points_text(texts, account.final), True)]


# --- the match --------------------------------------------------------------------------------------------------------


def decided_text(texts: Texts, review: Review, seat: Seat, winners: Sequence[Seat], *, is_reader: bool) -> str:
    """What decided a match for a seat: beside the winner if it lost, else beside the best of the others; or alone."""
    own = review.seats[seat]
    others = sorted((one for one in review.seats if one.seat != seat), key=lambda one: -one.final)
    words: Json = {"who": "you" if is_reader else "other", "name": own.name}
    if not others:
        return texts("review-decided-alone", **words, **_compared(texts, own.luck), **_cost(texts, review, own))
    rival = others[0] if seat in winners else next((one for one in others if one.seat in winners), others[0])
    words |= {"rival": rival.name, **_compared(texts, own.luck - rival.luck)}
    if seat not in winners:
        return texts("review-decided-lost", **words, **_cost(texts, review, own))
    return texts(
        "review-decided-won", **words, mine=points_text(texts, own.lost), theirs=points_text(texts, rival.lost)
    )


def _compared(texts: Texts, luck: float) -> dict[str, str]:
    more = "same" if abs(luck) < SAME_LUCK else "more" if luck > 0 else "less"
    return {"points": points_text(texts, abs(luck)), "more": more}


def _cost(texts: Texts, review: Review, seat: SeatLedger) -> Json:
    losses = sorted(
        (one.lost for one in review.moments if isinstance(one, Decision) and one.seat == seat.seat), reverse=True
    )
    counted = [lost for lost in losses[:MOST_COUNTED] if lost >= WORTH_COUNTING]
    return {"count": len(counted), "lost": points_text(texts, sum(counted))}
