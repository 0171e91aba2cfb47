"""The Fluent files as data: what each language says, without putting any text together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rollwright.locales

FOLDER = Path(rollwright.locales.__file__).parent


class _Mentions(Visitor):
    """Collects the variables, functions and other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@dataclass(frozen=True)
class Message:
    """A message as it stands in a file."""

    id: str
    file: str
    has_value: bool
    attributes: tuple[str, ...]
    variables: frozenset[str]
    mentioned: frozenset[str]
    functions: frozenset[str]


def entries(language: str) -> Iterator[tuple[str, Any]]:
    """Every entry of every file of a language, with the name of its file."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.name, entry


def messages(language: str) -> list[Message]:
    return [_message(file, entry) for file, entry in entries(language) if isinstance(entry, ast.Message)]


def _message(file: str, entry: Any) -> Message:
    mentions = _Mentions()
    mentions.visit(entry)
    return Message(
        id=entry.id.name,
        file=file,
        has_value=entry.value is not None,
        attributes=tuple(attribute.id.name for attribute in entry.attributes),
        variables=frozenset(mentions.variables),
        mentioned=frozenset(mentions.messages),
        functions=frozenset(mentions.functions),
    )
