"""What the tray says: what is expected, what a choice would bring, and which keys do what."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.cli.play.hand import Hand, key_of
from rollwright.cli.play.page import signed
from rollwright.cli.play.scene import Button
from rollwright.cli.play.words import effects, reason
from rollwright.games.protocol import Seat
from rollwright.locales import Texts
from rollwright.table.view import Option, View


def prompt_of(texts: Texts, view: View, seat: Seat, hand: Hand | None) -> str:
    """What is expected, and of whom."""
    if view.awaited == "over":
        return texts("phase-over")
    if view.thrower is not None:
        return texts("terminal-prompt", name=view.seats[view.thrower].name, what=texts("phase-throw"))
    phase = texts.named("phase", view.game, view.phase or "")
    if hand is not None:
        return texts("terminal-prompt", name=view.seats[hand.seat.seat].name, what=phase)
    if view.seats[seat].chosen is not None or seat not in view.deciders:
        thinking = [about.name for about in view.seats if about.status == "thinking"]
        return texts("terminal-waiting", names=", ".join(thinking), what=phase)
    return phase


def notes_of(texts: Texts, view: View, hand: Hand | None) -> tuple[Sequence[str], bool]:
    """What the choice would bring, or why it can't be; and whether it can."""
    if hand is None:
        return (), True
    choice = hand.choice
    if hand.asks_for_dice:
        return (texts("terminal-pick-dice"),), True
    if choice is not None:
        return _choice_notes(texts, view, hand, choice), True
    if hand.refusal is not None and hand.cursor is not None:
        where = hand.sheet.name_of(hand.cursor, hand.page)
        return (_capital(where), reason(texts, hand.refusal)), False
    if hand.asks_for_fields and not hand.legal_fields:
        return (texts("terminal-nothing-fits"),), False
    if hand.asks_for_fields:
        return (texts("terminal-choose-field"),), True
    return (), True


def _choice_notes(texts: Texts, view: View, hand: Hand, choice: Option) -> Sequence[str]:
    brings = " · ".join(effects(texts, view.game, choice))
    gain = texts("terminal-gain", gain=signed(choice.gain))
    gained = f"{gain}: {brings}" if brings else gain
    if hand.takes_several:
        return (gained,)
    return "; ".join(f"{value} → {hand.sheet.name_of(path, hand.page)}" for path, value in choice.writes), gained


def buttons_of(texts: Texts, view: View, hand: Hand | None, *, can_throw: bool) -> Sequence[Button]:
    """The decisions that can be made now, with what they cost."""
    if hand is None:
        words = texts("terminal-type-dice" if view.dice_source == "typed" else "action-throw")
        return (Button("t", words, True),) if can_throw else ()
    buttons: list[Button] = []
    choice = hand.choice
    if hand.asks_for_dice:
        count = texts("count-dice", count=len(hand.picked))
        words = texts("action-again" if "keep" in hand.words else "action-throw")
        if choice is not None:
            buttons.append(Button("t", f"{words}: {count}", True))
    elif hand.legal_fields:
        words = texts(hand.sheet.write_message)
        shown = words if choice is None else f"{words}  {signed(choice.gain)}"
        buttons.append(Button("enter", shown, choice is not None, texts("terminal-key-enter")))
        if hand.may_swap:
            buttons.append(Button("s", texts("terminal-swap")))
        if hand.takes_several:
            buttons.append(Button("space", texts("terminal-toggle"), shown=texts("terminal-key-space")))
    for word, option in hand.words.items():
        gain = f"  {signed(option.gain)}" if option.gain or word in {"pass", "cross"} else ""
        primary = len(hand.words) == 1 and not hand.legal_fields and not hand.asks_for_dice
        buttons.append(Button(key_of(word), f"{texts.named('action', word)}{gain}", primary))
    return buttons


def footer_of(texts: Texts, hand: Hand | None, *, can_undo: bool, can_hint: bool) -> Sequence[Button]:
    """The keys that always work."""
    keys: list[Button] = []
    if hand is not None and hand.asks_for_fields:
        keys.append(Button("n", texts("terminal-footer-fields"), shown="←↑↓→ n"))
    if hand is not None and hand.asks_for_dice:
        last = len(hand.view.dice)
        keys.append(Button("1", texts("terminal-footer-dice"), shown=f"1–{last}"))
    if can_hint:
        keys.append(Button("h", texts("terminal-footer-hint")))
    if can_undo:
        keys.append(Button("u", texts("action-undo")))
    return (
        *keys,
        Button("l", texts("terminal-footer-look")),
        Button("?", texts("terminal-footer-rules")),
        Button("q", texts("terminal-footer-quit")),
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
