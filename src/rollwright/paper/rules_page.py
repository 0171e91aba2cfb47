"""The rules of a game on one page, with pictures of its sheet and its dice."""

from __future__ import annotations

from rollwright.games import game as game_of
from rollwright.games.protocol import Die, Json
from rollwright.locales import Texts, rules
from rollwright.paper.letters import letters_of
from rollwright.paper.press import Document
from rollwright.paper.sheets import empty_sheet, frame
from rollwright.paper.style import Style

#: The colour of dice that have none of their own.
PLAIN = "white"


def rules_page(game: str, *, style: Style) -> Document:
    """The rules in the style's language. In large print they take as many pages as they need."""
    shell = game_of(game)
    texts = style.texts
    words = rules(game, style.lang)
    sheet = next(iter(shell.info.sheets), None)
    sheets = [empty_sheet(shell, variant, sheet, texts) for variant in shell.info.variants]
    sections = [
        {
            "heading": section.heading,
            "paragraphs": [
                {"text": paragraph.text, "items": list(paragraph.items)} for paragraph in section.paragraphs
            ],
        }
        for section in words.sections
    ]
    return Document(
        {
            **frame(game, style, "rules"),
            "title": words.title,
            "tagline": words.tagline,
            "sections": sections,
            "sheets": [{**drawn, "headed": False} for drawn in sheets],
            "dice": [_die(die, number, game, texts) for number, die in enumerate(shell.info.dice)],
            "footer": words.disclaimer,
        }
    )


def _die(die: Die, number: int, game: str, texts: Texts) -> Json:
    """A die as it is drawn: all its faces where they differ in colour, else one of them."""
    if all(isinstance(face, int) for face in die.faces):
        colour = die.name if die.name in (*letters_of(game), PLAIN) else PLAIN
        named = die.name in letters_of(game)
        shown = die.faces[-1 - number % len(die.faces)]
        if game == "qwantum":
            return _faces_die(texts.named("colour", PLAIN), [(PLAIN, "", int(face)) for face in die.faces])
        name = texts.named("colour", die.name) if named else ""
        return {"coloured": False, "colour": colour, "shown": shown, "name": name}
    colour_of = {letter: colour for colour, letter in letters_of(game).items()}
    return _faces_die(die.name, [(colour_of[str(face)[0]], str(face)[0], int(str(face)[1:])) for face in die.faces])


def _faces_die(name: str, faces: list[tuple[str, str, int]]) -> Json:
    drawn = [{"colour": colour, "letter": letter, "number": number} for colour, letter, number in faces]
    return {"coloured": True, "name": name, "faces": drawn}
