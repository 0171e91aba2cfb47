"""Games, their rules in words, their bots, their sheets, and whether a record is honest: nothing of a person in it."""

from __future__ import annotations

import asyncio
import functools
import re
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from rollwright import bots
from rollwright.bots.published import Strength, strengths
from rollwright.games import REGISTRY, has_module
from rollwright.games import game as game_of
from rollwright.games.protocol import Face, Json
from rollwright.locales import LANGUAGES, Texts
from rollwright.locales import rules as rules_of
from rollwright.server.access import date_at
from rollwright.server.errors import Refusal
from rollwright.server.node import Node
from rollwright.server.security import address_of

Lang = Annotated[str, Parameter(description="The language of the words", max_length=8)]
#: Rules, games and sheets change with a new version only.
CACHED = {"cache-control": "public, max-age=300"}
#: The header of a record that names the seal of its dice.
SEAL = re.compile(r'^\[Seal "([0-9a-f]{64})"\]', re.MULTILINE)


class DieInfo(msgspec.Struct, frozen=True):
    name: str
    faces: list[Face]


class GameBody(msgspec.Struct, frozen=True, rename="camel"):
    """What a person is told about a game before it starts."""

    key: str
    name: str
    seats: list[int]
    playable: list[int]
    variants: list[str]
    dice: list[DieInfo]
    colours: list[str]
    minutes: int
    official_solo: bool
    sheets: list[str]
    max_failures: int
    layouts: dict[str, Json]
    """The printed sheet of each variant; where sheets have names, of each sheet under `variant/sheet` too."""
    bots: list[str]
    dice_sources: list[str]
    reviews: bool
    """Whether finished matches can be reviewed."""


class ParagraphBody(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str
    items: list[str] = []


class SectionBody(msgspec.Struct, frozen=True):
    key: str
    heading: str
    paragraphs: list[ParagraphBody]


class RulesBody(msgspec.Struct, frozen=True):
    title: str
    tagline: str
    sections: list[SectionBody]
    disclaimer: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str


class Verdict(msgspec.Struct, frozen=True):
    honest: bool | None
    """None where nobody can know: real dice leave no trace, and a secret isn't opened before the end."""
    codes: list[str]
    """What was found: honest, typed, not-opened, seal-differs, faces-differ, proof-differs, share-differs,
    shared-by-all, share-missing, unshared, hinted; or unreadable."""
    words: list[str]
    details: list[dict[str, str | int]]
    """For each code what it is about: names, numbers and counts."""


@get("/api/games", response_headers=CACHED)
async def games() -> list[GameBody]:
    """All games."""
    return await asyncio.to_thread(lambda: [describe(key) for key in REGISTRY])


@functools.cache
def describe(key: str) -> GameBody:
    game = game_of(key)
    info = game.info
    return GameBody(
        key=info.key,
        name=info.name,
        seats=list(info.seats),
        playable=list(info.playable),
        variants=list(info.variants),
        dice=[DieInfo(die.name, list(die.faces)) for die in info.dice],
        colours=list(info.colours),
        minutes=info.minutes,
        official_solo=info.official_solo,
        sheets=list(info.sheets),
        max_failures=info.max_failures,
        layouts=_layouts(key),
        bots=list(bots.levels(key)),
        dice_sources=["sealed", "seeded", "typed"],
        reviews=has_module("analysis", key),
    )


def _layouts(key: str) -> dict[str, Json]:
    game = game_of(key)
    layouts = {variant: game.sheet_layout(game.start(1, variant), 0) for variant in game.info.variants}
    for variant in game.info.variants:
        for sheet in game.info.sheets:
            state = game.start(1, variant, 0, [game.sheet_from_choice(sheet)])
            layouts[f"{variant}/{sheet}"] = game.sheet_layout(state, 0)
    return layouts


@get("/api/rules/{game:str}", response_headers=CACHED)
async def rules(game: str, lang: Lang = "en") -> RulesBody:
    """The rules of a game in words."""
    game_of(game)
    written = rules_of(game, checked_language(lang))
    sections = [
        SectionBody(
            section.key,
            section.heading,
            [ParagraphBody(paragraph.text, list(paragraph.items)) for paragraph in section.paragraphs],
        )
        for section in written.sections
    ]
    return RulesBody(written.title, written.tagline, sections, written.disclaimer)


@get("/api/bots", response_headers=CACHED)
async def bot_strengths() -> dict[str, Strength]:
    """How strong the bots of every game are, as it was measured."""
    return strengths()


def checked_language(lang: str) -> str:
    if lang not in LANGUAGES:
        text = Texts("en")("error-language-choose", language=lang, languages=", ".join(LANGUAGES))
        raise Refusal("unknown-language", text, 404)
    return lang


@post("/api/verify", status_code=200)
async def check_record(data: Record, request: Request[Any, Any, Any], node: Node) -> Verdict:
    """Whether the dice of a match were what they were sealed to be."""
    if len(data.record) > node.settings.record_bytes:
        raise Refusal("too-large", "This record is too long.", 413)
    salt, today = await node.opener.daily_salt(), date_at(node.clock())
    seal = SEAL.search(data.record)
    round_key = await node.store.key_of_round(seal[1]) if seal else None
    verdict = await node.costly.verify(data.record, salt, today, round_key, address_of(request))
    findings = verdict.findings
    return Verdict(
        verdict.honest,
        [finding.code for finding in findings],
        [finding.text for finding in findings],
        [finding.args for finding in findings],
    )


handlers = (games, rules, bot_strengths, check_record)
