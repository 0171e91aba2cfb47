"""All words that people read, in Fluent files: a folder a language, all of its `*.ftl` files loaded together."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from rollwright.errors import RollwrightError
from rollwright.outside_games import words_of_outside_games

SOURCE_LANGUAGE = "en"
_FOLDER = files(__name__)

#: Every language there is: a folder with Fluent files. English, which the others follow, stands first.
LANGUAGES: tuple[str, ...] = (
    SOURCE_LANGUAGE,
    *sorted(
        folder.name
        for folder in _FOLDER.iterdir()
        if folder.name != SOURCE_LANGUAGE and folder.is_dir() and folder.joinpath("common.ftl").is_file()
    ),
)

#: The first words of message ids that are put together from keys, such as `part-qwinto-row` or `colour-red`.
Family: TypeAlias = Literal[
    "action",
    "client",
    "colour",
    "count",
    "die",
    "error",
    "game",
    "letter",
    "log",
    "me",
    "paper",
    "part",
    "phase",
    "practice",
    "push",
    "rating",
    "result",
    "review",
    "row",
    "rules",
    "seat",
    "sheet",
    "tagline",
    "together",
    "why",
]

#: The sections of the rules of every game, in reading order.
SECTIONS = ("idea", "material", "writing", "turn", "end", "scoring", "good-to-know")


class UnknownLanguage(RollwrightError):
    """No folder holds this language."""

    code = "unknown-language"


class MissingMessage(KeyError):
    """A message that the language does not have."""


class BrokenMessage(ValueError):
    """A message that could not be put together, mostly for want of an argument."""


@functools.cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language {language!r}: choose from {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([language], use_isolating=False)
    resources = (file for file in _FOLDER.joinpath(language).iterdir() if file.name.endswith(".ftl"))
    for file in sorted(resources, key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for outside in words_of_outside_games(language):
        bundle.add_resource(FluentResource(outside.read_text(encoding="utf-8")))
    return bundle


@dataclass(frozen=True, slots=True)
class Texts:
    """The words of one language: `Texts("pl")("count-points", count=5)` is `5 punktów`."""

    language: str

    def __post_init__(self) -> None:
        _bundle(self.language)

    def __call__(self, message_id: str, /, **args: Any) -> str:
        """The text of a message."""
        return self._format(message_id, self._message(message_id).value, args)

    def named(self, family: Family, /, *keys: str, **args: Any) -> str:
        """The text of a message whose id is put together: `named("part", "qwinto", "row", colour="red", count=3)`."""
        return self("-".join((family, *keys)), **args)

    def has(self, message_id: str) -> bool:
        return _bundle(self.language).has_message(message_id)

    def items(self, message_id: str) -> tuple[str, ...]:
        """The list below a message: its attributes, in the order of the file."""
        attributes = self._message(message_id).attributes
        return tuple(self._format(message_id, pattern, {}) for pattern in attributes.values())

    def _message(self, message_id: str) -> Any:
        if not self.has(message_id):
            raise MissingMessage(f"There is no message {message_id!r} in the language {self.language!r}.")
        return _bundle(self.language).get_message(message_id)

    def _format(self, message_id: str, pattern: Any, args: dict[str, Any]) -> str:
        text, errors = _bundle(self.language).format_pattern(pattern, args)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise BrokenMessage(f"The message {message_id!r} in the language {self.language!r} is broken: {reasons}.")
        return str(text)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, and the list below it, if there is one."""

    text: str
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its paragraphs; `key` is one of `SECTIONS`."""

    key: str
    heading: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game in words, to be laid out by page, terminal and print."""

    title: str
    tagline: str
    sections: tuple[Section, ...]
    disclaimer: str


def rules(game: str, language: str) -> Rules:
    """The rules of the game with this key in a language."""
    texts = Texts(language)
    return Rules(
        title=texts.named("game", game),
        tagline=texts.named("tagline", game),
        sections=tuple(
            Section(key, texts.named("rules", "heading", key), tuple(_paragraphs(texts, game, key))) for key in SECTIONS
        ),
        disclaimer=texts("names-disclaimer"),
    )


def _paragraphs(texts: Texts, game: str, section: str) -> Iterator[Paragraph]:
    number = 1
    while texts.has(message_id := f"rules-{game}-{section}-{number}"):
        yield Paragraph(texts(message_id), texts.items(message_id))
        number += 1


def language_name(language: str) -> str:
    """What a language calls itself."""
    return Texts(language)("language-name")


def language_from_environment(env: Mapping[str, str]) -> str:
    """The first language we have that the environment asks for, such as `LANG=pl_PL.UTF-8`; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        for locale in env.get(variable, "").split(":"):
            language = locale.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
            if language in LANGUAGES:
                return language
            if language in {"c", "posix"}:
                return SOURCE_LANGUAGE
    return SOURCE_LANGUAGE
