"""Which messages the code asks for: Python by its syntax tree, the client by its calls of `t`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: The names under which a `Texts` is called in Python.
CALLED = {"texts", "_texts"}
CLIENT_CALL = re.compile(r"""\bt\(\s*(["'`])(?P<id>[a-z][a-z0-9-]*)(?P<rest>\$\{|\1)""")
QUOTED = re.compile(r"""(["'`])(?P<id>[a-z][a-z0-9-]*)\1""")


class Asked:
    """Ids that the code asks for, first words of ids that it puts together, and every string that might be an id."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.beginnings: set[str] = set()
        self.strings: set[str] = set()

    def read_python(self, source: str) -> None:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.strings.add(node.value)
            if isinstance(node, ast.Call) and node.args:
                self._read_call(node)

    def _read_call(self, call: ast.Call) -> None:
        first = call.args[0]
        if _name(call.func) == "named":
            if all(isinstance(key, ast.Constant) for key in call.args):
                self.ids.add("-".join(ast.literal_eval(key) for key in call.args))
        elif _name(call.func) in CALLED or _is_called_at_once(call.func):
            self._read_id(first)

    def _read_id(self, node: ast.expr) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.ids.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            beginning = node.values[0]
            self.beginnings.add(str(beginning.value) if isinstance(beginning, ast.Constant) else "")
        elif isinstance(node, ast.IfExp):
            self._read_id(node.body)
            self._read_id(node.orelse)

    def read_client(self, source: str) -> None:
        self.strings |= {match["id"] for match in QUOTED.finditer(source)}
        for match in CLIENT_CALL.finditer(source):
            (self.beginnings if match["rest"] == "${" else self.ids).add(match["id"])


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _is_called_at_once(function: ast.expr) -> bool:
    """Whether this is the `Texts(language)` of `Texts(language)("message-id")`."""
    return isinstance(function, ast.Call) and _name(function.func) == "Texts"


def _sources(folder: Path, *endings: str) -> Iterator[str]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in endings and "node_modules" not in path.parts:
            yield path.read_text(encoding="utf-8")


def asked_in_the_project() -> Asked:
    asked = Asked()
    for source in _sources(ROOT / "src", ".py"):
        asked.read_python(source)
    for source in _sources(ROOT / "client" / "src", ".ts", ".svelte"):
        asked.read_client(source)
    return asked
