"""The base install is the library and the command; what needs an extra says which."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.cli.extras import advice

#: Runs a command as if no extra were installed.
PROGRAM = """
import sys

class Missing:
    names = set("litestar uvicorn uvloop websockets asyncpg prometheus_client segno".split())
    names |= set("textual typst pyarrow matplotlib ray".split())

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from rollwright.cli.main import run
run(sys.argv[1:])
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=False, timeout=300
    )


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("serve",), "serve"),
        ((), "serve"),
        (("print", "qwinto", "-o", "sheets.pdf"), "paper"),
        (("simulate", "splitter", "--matches", "2", "--out", "matches.parquet"), "data"),
    ],
)
def test_a_command_whose_extra_is_missing_says_what_to_install(arguments: tuple[str, ...], extra: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2, done.stderr
    assert f"pip install 'rollwright[{extra}]'" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [("games",), ("rules", "qwinto"), ("simulate", "splitter", "--matches", "10"), ("trace", "splitter")]
)
def test_the_command_works_without_extras(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr


def test_the_library_works_without_extras(tmp_path: Path) -> None:
    program = PROGRAM.replace("from rollwright.cli.main import run\nrun(sys.argv[1:])", "") + (
        "import rollwright\n[getattr(rollwright, name) for name in rollwright.__all__]\nimport rollwright.bots.arena\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_terminal_has_an_extra_of_its_own() -> None:
    assert advice("textual.app").endswith("pip install 'rollwright[terminal]'")


def test_a_library_of_no_extra_is_named_itself() -> None:
    assert advice("numba").endswith("pip install 'numba'")
