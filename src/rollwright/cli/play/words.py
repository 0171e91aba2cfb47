"""What happens at the table, in words."""

from __future__ import annotations

from rollwright.cli.play.page import sheet_of, signed
from rollwright.games import game as game_of
from rollwright.games.protocol import Face, Json
from rollwright.locales import Texts
from rollwright.locales.colours import NOTATION, face_text, letter
from rollwright.locales.parts import part_name
from rollwright.table.journal import LogEntry
from rollwright.table.view import DieView, Option, Refusal, View

LEVELS = {
    "random": "terminal-level-random",
    "casual": "terminal-level-casual",
    "club": "terminal-level-club",
    "master": "terminal-level-master",
}
SOURCES = {
    "sealed": "terminal-dice-sealed",
    "seeded": "terminal-dice-seeded",
    "typed": "terminal-dice-typed",
    "daily": "terminal-dice-daily",
    "equal": "terminal-dice-equal",
}
SOURCE_NOTES = {
    "sealed": "terminal-dice-sealed-note",
    "seeded": "terminal-dice-seeded-note",
    "typed": "terminal-dice-typed-note",
    "daily": "terminal-dice-daily-note",
}
STATUSES = {
    "throws": "terminal-status-throws",
    "thinking": "terminal-status-thinking",
    "decided": "terminal-status-decided",
    "waits": "terminal-status-waits",
    "over": "terminal-status-over",
}
HAPPENED = {
    "opened": "terminal-log-opened",
    "seated": "terminal-log-seated",
    "left": "terminal-log-left",
    "stood-in": "terminal-log-stood-in",
    "returned": "terminal-log-returned",
    "thrown": "terminal-log-thrown",
    "picked": "terminal-log-picked",
    "again": "terminal-log-again",
    "kept": "terminal-log-kept",
    "wrote": "terminal-log-wrote",
    "placed": "terminal-log-wrote",
    "passed": "terminal-log-passed",
    "crossed": "terminal-log-crossed",
    "failed": "terminal-log-failed",
    "hinted": "terminal-log-hinted",
    "undone": "terminal-log-undone",
    "corrected": "terminal-log-corrected",
    "ended": "terminal-log-ended",
}


def level_name(texts: Texts, level: str) -> str:
    """A level of bots in words; one that we have no word for keeps its own name."""
    return texts(LEVELS[level]) if level in LEVELS else level


def die_name(texts: Texts, die: str) -> str:
    """A die in words: by its own name, or by its number."""
    if texts.has(f"die-{die}"):
        return texts.named("die", die)
    return texts("die-numbered", number=int(die))


def happened(texts: Texts, view: View, entry: LogEntry) -> str:
    """A line of the log."""
    name = "" if entry.seat is None else view.seats[entry.seat].name
    what = ""
    if entry.dice is not None:
        what = dice_words(texts, view.game, entry.dice)
    elif entry.action is not None:
        what = action_words(texts, view.game, entry.action)
    words = texts(HAPPENED[entry.kind], name=name, what=what, points=entry.points)
    return f"{words} ({signed(entry.points)})" if entry.points and entry.kind in {"wrote", "placed"} else words


def action_words(texts: Texts, game: str, action: Json) -> str:
    """Fields or dice that an action is about; nothing where a word says it all."""
    sheet = sheet_of(game)
    return sheet.written_words(action, texts) or ", ".join(die_name(texts, die) for die in sheet.dice_of(action))


def doing_words(texts: Texts, game: str, action: Json) -> str:
    """An action as something to do."""
    if isinstance(action, str):
        return texts.named("action", action)
    what = action_words(texts, game, action)
    if not sheet_of(game).dice_of(action):
        return what
    return f"{texts('action-again' if 'again' in action else 'action-throw')}: {what}"


def dice_words(texts: Texts, game: str, thrown: Json) -> str:
    """What was thrown: numbers with the letters of their colours."""
    rules = game_of(game)
    faces = rules.notation.dice_from_json(thrown)
    shown = (faces_letter(texts, die.name, faces[die.name]) for die in rules.info.dice if die.name in faces)
    return " ".join(shown)


def faces_letter(texts: Texts, die: str, face: Face) -> str:
    """A face with the letter of its colour, or of its die's colour: `R3`."""
    own = isinstance(face, int) and die in NOTATION.values()
    return f"{letter(texts, die)}{face}" if own else face_text(texts, face)


def reason(texts: Texts, refusal: Refusal) -> str:
    """Why a field can't be written."""
    numbers = [int(detail) for detail in refusal.details if detail.isdigit()]
    return texts.named("why", refusal.why, number=numbers[0] if numbers else 0)


def effects(texts: Texts, game: str, option: Option) -> list[str]:
    """What an option would bring, part by part."""
    return [
        f"{signed(change.points)} {part_name(texts, game, change.kind, change.name, change.count)}"
        for change in option.changes
    ]


def face_in_words(texts: Texts, die: DieView, face: Json) -> str:
    """What can't be, and what can."""
    faces = ", ".join(face_text(texts, known) for known in die.faces)
    return texts("terminal-typed-impossible", die=die_name(texts, die.name), face=str(face), faces=faces)
