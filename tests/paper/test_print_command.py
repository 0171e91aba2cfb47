"""`rollwright print`: files as people expect them, mistakes in one line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from rollwright.cli.main import run
from rollwright.games.twenty_one.card import CARDS
from rollwright.games.twenty_one.own_sheets import to_toml
from rollwright.table.record import format_match
from tests.paper.reading import drawing, pages
from tests.table.matches import open_match, play_out

Print: TypeAlias = Callable[..., tuple[int, str, str]]


@pytest.fixture
def rollwright_print(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Print:
    """The command in an empty folder; exit status, output and errors."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    def call(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            run(["print", *arguments])
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    return call


def test_sheets_become_a_pdf_in_the_language_of_the_environment(rollwright_print: Print) -> None:
    assert rollwright_print("splitter", "--variant", "B", "-o", "s.pdf") == (0, "s.pdf\n", "")
    (page,) = pages(Path("s.pdf").read_bytes())
    assert page.count("Plan B") == 4


def test_rules_become_a_drawing(rollwright_print: Print) -> None:
    assert rollwright_print("rules", "qwinto", "--lang", "hu", "-o", "r.svg") == (0, "r.svg\n", "")
    drawing(Path("r.svg").read_bytes())


def test_several_pages_become_numbered_drawings(rollwright_print: Print) -> None:
    assert rollwright_print("qwinto", "--copies", "4", "--mono", "-o", "q.svg") == (0, "q-1.svg\nq-2.svg\n", "")
    assert sorted(path.name for path in Path().iterdir()) == ["q-1.svg", "q-2.svg"]


def test_a_record_becomes_filled_sheets(rollwright_print: Print) -> None:
    match = play_out(open_match("qwantum", 2), seed=4)
    Path("game.txt").write_text(format_match(match), encoding="utf-8")
    assert rollwright_print("match", "game.txt", "--paper", "letter", "--lang", "en", "-o", "m.pdf")[0] == 0
    (page,) = pages(Path("m.pdf").read_bytes())
    assert all(f"Total {score.total}".replace("-", "−") in page for score in match.position.scores)


def test_ones_own_sheets_come_from_a_file(rollwright_print: Print) -> None:
    Path("own.toml").write_text(to_toml(CARDS["A"]).replace('"A"', '"Łódź ő"'), encoding="utf-8")
    assert rollwright_print("twenty-one", "--own", "own.toml", "--copies", "2", "-o", "o.pdf")[0] == 0
    (page,) = pages(Path("o.pdf").read_bytes())
    assert page.count("Łódź ő") == 2


def test_a_file_is_replaced_and_nothing_else_is_left(rollwright_print: Print) -> None:
    Path("q.pdf").write_text("old", encoding="utf-8")
    assert rollwright_print("qwinto", "-o", "q.pdf")[0] == 0
    assert Path("q.pdf").read_bytes().startswith(b"%PDF-")
    assert [path.name for path in Path().iterdir()] == ["q.pdf"]


def test_a_mistake_leaves_the_file_as_it_was(rollwright_print: Print) -> None:
    Path("q.pdf").write_text("old", encoding="utf-8")
    assert rollwright_print("quinto", "-o", "q.pdf")[0] == 2
    assert Path("q.pdf").read_text(encoding="utf-8") == "old"


MISTAKES = [
    (("chess", "-o", "x.pdf"), "choose from qwinto, qwantum, twenty-one, splitter"),
    (("qwinto", "-o", "x.doc"), "let the name end with .pdf or .svg"),
    (("qwinto", "-o", "x"), "let the name end with .pdf or .svg"),
    (("qwinto", "-o", "no/such/x.pdf"), "There is no folder no/such"),
    (("qwinto", "-o", "folder.pdf"), "folder.pdf is a folder"),
    (("qwinto",), "--output"),
    ((), "WHAT"),
    (("qwinto", "splitter", "-o", "x.pdf"), "one game at a time"),
    (("qwinto", "--copies", "0", "-o", "x.pdf"), "--copies"),
    (("qwinto", "--copies", "501", "-o", "x.pdf"), "1 to 500"),
    (("qwinto", "--paper", "b5", "-o", "x.pdf"), "a4, letter"),
    (("qwinto", "--lang", "xx", "-o", "x.pdf"), "choose from en"),
    (("splitter", "--variant", "C", "-o", "x.pdf"), "choose from A, B"),
    (("qwinto", "--own", "text", "-o", "x.pdf"), "--own: all sheets of qwinto are the same"),
    (("twenty-one", "--own", "text", "-o", "x.pdf"), "text: "),
    (("twenty-one", "--own", "bytes", "-o", "x.pdf"), "bytes is not text"),
    (("twenty-one", "--own", "nothing", "-o", "x.pdf"), "nothing: No such file"),
    (("rules", "-o", "x.pdf"), "print rules GAME"),
    (("rules", "chess", "-o", "x.pdf"), "choose from"),
    (("rules", "qwinto", "--copies", "2", "-o", "x.pdf"), "--copies is for score sheets"),
    (("match", "-o", "x.pdf"), "print match RECORD"),
    (("match", "nothing", "-o", "x.pdf"), "nothing: No such file"),
    (("match", "text", "-o", "x.pdf"), "Line 1, column 1"),
    (("match", "bytes", "-o", "x.pdf"), "bytes is not text"),
    (("match", "empty", "-o", "x.pdf"), "empty contains no match"),
    (("match", "folder.pdf", "-o", "x.pdf"), "folder.pdf: Is a directory"),
]


@pytest.mark.parametrize(("arguments", "words"), MISTAKES)
def test_a_mistake_is_told_in_one_line_with_exit_code_2(
    rollwright_print: Print, arguments: tuple[str, ...], words: str
) -> None:
    Path("folder.pdf").mkdir()
    Path("text").write_text("something", encoding="utf-8")
    Path("bytes").write_bytes(b"\xff\xfe\x00")
    Path("empty").touch()
    status, output, errors = rollwright_print(*arguments)
    assert (status, output) == (2, "")
    assert re.fullmatch(r"rollwright: .+\n", errors)
    assert words in errors
    assert not Path("x.pdf").exists()
