"""Records on the command line: replayed step by step, and verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollwright.cli.main import run
from rollwright.cli.play.replay import ReplayApp
from rollwright.cli.play.screens.replay import ReplayScreen
from rollwright.cli.play.view import CanvasView
from rollwright.games import REGISTRY
from rollwright.locales import LANGUAGES, Texts
from rollwright.table.events import Typed
from rollwright.table.match import Match
from rollwright.table.record import format_match, format_matches
from tests.table.matches import open_match, play_out, sealed


def saved(path: Path, *matches: Match) -> str:
    path.write_text(format_matches(matches))
    return str(path)


def call(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        run(arguments)
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out, said.err


@pytest.mark.parametrize("game", REGISTRY)
async def test_a_match_is_stepped_through_with_its_sheets_and_scores(game: str) -> None:
    match = play_out(open_match(game, 2), 1)
    app = ReplayApp(Texts("en"), [match])
    async with app.run_test(size=(80, 24)) as pilot:
        assert isinstance(app.screen, ReplayScreen)
        start, first = app.query_one(CanvasView).canvas.plain(), app.screen.number
        await pilot.press("right")
        assert app.query_one(CanvasView).canvas.plain() != start
        await pilot.press("down", "left", "end")
        last = app.query_one(CanvasView).canvas.plain()
        assert app.screen.number == len(match.events)
        assert all(str(score.total).replace("-", "−") in last.replace("-", "−") for score in match.position.scores)
        await pilot.press("home")
        assert app.screen.number == first
        assert app.query_one(CanvasView).canvas.plain().splitlines()[:3] == start.splitlines()[:3]


async def test_page_keys_go_to_the_other_matches_of_a_file() -> None:
    matches = [play_out(open_match(game, 1), 1) for game in ("splitter", "qwinto")]
    app = ReplayApp(Texts("en"), matches)
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Splitter" in app.query_one(CanvasView).canvas.plain()
        await pilot.press("pagedown")
        assert "Qwinto" in app.query_one(CanvasView).canvas.plain()


def test_a_replay_as_json_holds_every_event_with_sheets_and_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = play_out(open_match("qwinto", 2), 3)
    status, output, _ = call(capsys, "replay", saved(tmp_path / "m.txt", match), "--json")
    steps = [json.loads(line) for line in output.splitlines()]
    assert status == 0
    assert [step["number"] for step in steps] == list(range(1, match.number + 1))
    assert steps[-1]["scores"] == [score.total for score in match.position.scores]
    assert steps[-1]["sheets"][0] == match.game.notation.sheet_to_json(match.state, 0)


def test_without_a_terminal_a_replay_is_plain_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play_out(open_match("splitter", 2), 3)
    status, output, _ = call(capsys, "replay", saved(tmp_path / "m.txt", match), "--lang", "en")
    assert status == 0
    assert match.game.notation.sheet_to_text(match.state, 0).splitlines()[0] in output
    assert "The match is over." in output


def test_what_stands_before_a_mistake_is_replayed_and_the_mistake_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.txt"
    file.write_text(format_match(play_out(open_match("splitter", 1), 3)) + "\n[Game nonsense\n")
    status, output, errors = call(capsys, "replay", str(file), "--json")
    assert status == 2
    assert output.count('"ended"') == 1
    assert "column" in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_honest_dice_are_said_to_be_honest(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play_out(open_match("splitter", 1, sealed()), 3)
    status, output, _ = call(capsys, "verify", saved(tmp_path / "m.txt", match), "--lang", language)
    assert status == 0
    texts = Texts(language)
    found = texts("terminal-verify-sealed", throws=22), texts("terminal-verify-unshared", count=22, throws=22)
    assert output == "".join(f"m1: {words}\n" for words in found)


def test_a_changed_throw_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = format_match(play_out(open_match("qwinto", 1), 3))
    changed = next(line for line in text.splitlines() if line.startswith("1. "))
    faces = changed[changed.index("(") : changed.index(")")]
    other = faces[:-1] + ("2" if faces[-1] != "2" else "3")
    file = tmp_path / "m.txt"
    head = text[: text.index("\n1. ")]
    head = "\n".join('[Result "*"]' if line.startswith("[Result") else line for line in head.splitlines())
    file.write_text(f"{head}\n\n{changed[: changed.index(')')].replace(faces, other)})\n")
    status, output, _ = call(capsys, "verify", str(file), "--lang", "en")
    assert status == 1
    assert "Throw 1 is not what the dice gave" in output


def test_nobody_can_verify_real_dice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play_out(open_match("splitter", 1, Typed()), 3)
    status, output, _ = call(capsys, "verify", saved(tmp_path / "m.txt", match), "--json")
    assert status == 0
    assert json.loads(output)["honest"] is None


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"nonsense", b'[Game "chess"]\n'])
def test_a_file_without_a_match_is_refused_in_one_line(
    command: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.txt"
    file.write_bytes(content)
    status, output, errors = call(capsys, command, str(file))
    assert (status, output) == (2, "")
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "qwintoo"),
        ("play", "qwinto", "--variant", "B"),
        ("play", "qwinto", "--person", "Ada", "--bot", "genius"),
        ("play", "qwinto", "--dice", "loaded"),
        ("play", "qwinto", "--go-on"),
        ("play",),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_line(
    arguments: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ROLLWRIGHT_DATA", str(tmp_path))
    status, output, errors = call(capsys, *arguments)
    assert (status, output) == (2, "")
    assert errors.count("\n") == 1
