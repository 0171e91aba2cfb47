"""The rules of a game on one page, with pictures of its sheet and its dice."""

from __future__ import annotations

from rollwright.games import game as game_of
from rollwright.games.protocol import Die, Face, Json
from rollwright.locales import Texts, rules
from rollwright.locales.colours import colour_and_number, letter
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
            "dice": _dice(game, texts),
            "footer": words.disclaimer,
        }
    )


def _dice(game: str, texts: Texts) -> list[Json]:
    """The dice as they are drawn: all faces of each where faces differ in colour, else one face of each."""
    dice = game_of(game).info.dice
    if any(isinstance(face, str) for die in dice for face in die.faces):
        return [_all_faces(die, texts) for die in dice]
    return [_one_face(die, number, game, texts) for number, die in enumerate(dice)]


def _one_face(die: Die, number: int, game: str, texts: Texts) -> Json:
    """Each die shows another face, so that the picture looks like a throw."""
    coloured = die.name in game_of(game).info.colours
    return {
        "allFaces": False,
        "colour": die.name if coloured else PLAIN,
        "name": texts.named("colour", die.name) if coloured else "",
        "shown": die.faces[-1 - number % len(die.faces)],
    }


def _all_faces(die: Die, texts: Texts) -> Json:
    name = texts.named("colour", PLAIN) if die.name == PLAIN else die.name
    return {"allFaces": True, "name": name, "faces": [_face(face, texts) for face in die.faces]}


def _face(face: Face, texts: Texts) -> Json:
    colour, number = colour_and_number(face)
    return {"colour": colour or PLAIN, "letter": letter(texts, colour) if colour else "", "number": number}
