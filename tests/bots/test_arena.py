"""The arena: the same dice for all pairings, rotated seats, results that can be repeated."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rollwright.bots.arena import Report, arrange, play_portion
from rollwright.bots.resumable_arena import kept_or_played
from rollwright.bots.standings import standings, wilson
from rollwright.cli.main import run
from rollwright.games.protocol import InvalidSetup


def _thrown(report: Any) -> list[Any]:
    return [move for move in report.moves if isinstance(move, list)]


def test_all_pairings_have_the_same_dice() -> None:
    meeting = arrange("splitter", ["random", "random", "random"], 2, "B", 4, 2.0)
    reports = play_portion(meeting, 0, 1)
    assert len(reports) == 3
    assert _thrown(reports[0]) == _thrown(reports[1]) == _thrown(reports[2])


def test_seats_rotate_from_match_to_match() -> None:
    reports = play_portion(arrange("splitter", ["random", "random"], None, None, 4, 2.0), 0, 2)
    assert [report.players for report in reports] == [(0, 1), (1, 0)]


def test_the_same_seed_gives_the_same_matches() -> None:
    meeting = arrange("qwinto", ["random", "random"], None, None, 4, 2.0)
    assert play_portion(meeting, 3, 1)[0].moves == play_portion(meeting, 0, 4)[3].moves


def test_standings_tell_means_errors_and_intervals() -> None:
    reports = play_portion(arrange("splitter", ["random", "club"], None, "A", 0, 2.0), 0, 10)
    best, worst = standings(["random", "club"], reports)
    assert (best.player, worst.player) == ("club", "random")
    assert best.win_low < best.win_share <= best.win_high
    assert best.rating > 0 > worst.rating
    assert best.error > 0


def test_wilsons_interval_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_one_player_does_not_meet_anybody() -> None:
    with pytest.raises(InvalidSetup, match="another one"):
        arrange("qwinto", ["random"], 2, None, 0, 2.0)


def test_the_command_prints_json_and_writes_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "matches.txt"
    with pytest.raises(SystemExit) as status:
        run(["arena", "twenty-one", "random", "random", "--matches", "2", "--json", "--records", str(records)])
    assert status.value.code == 0
    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == 2
    assert {line["player"] for line in told["players"]} == {"random"}
    assert records.read_text().count("[Game ") == 2


def _kept(path: Path, matches: int, seed: int = 4, players: tuple[str, ...] = ("random",) * 3) -> list[Report]:
    meeting = arrange("splitter", players, 2, "A", seed, 2.0)
    return [report for portion in kept_or_played(path, meeting, matches, 1) for report in portion]


def _results(reports: list[Report]) -> list[Any]:
    return [(report.number, report.players, report.scores, report.wins, report.fault) for report in reports]


def test_a_meeting_that_was_kept_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = _results(_kept(tmp_path / "whole", 6))
    path = tmp_path / "parts"
    assert _results(_kept(path, 2)) == whole[:6]
    first = path.read_bytes()
    assert _results(_kept(path, 6)) == whole
    assert path.read_bytes().startswith(first)
    assert _results(_kept(path, 3)) == whole[:9]  # fewer are told, none is lost
    assert _results(_kept(path, 6)) == whole


@pytest.mark.parametrize("lost", [1, 40, 400])
def test_what_was_cut_off_by_a_kill_is_played_again(tmp_path: Path, lost: int) -> None:
    path = tmp_path / "kept"
    whole = _results(_kept(path, 3))
    path.write_bytes(path.read_bytes()[:-lost])
    assert _results(_kept(path, 3)) == whole
    assert _results(_kept(path, 3)) == whole


def test_a_file_of_another_meeting_or_of_something_else_is_refused_and_kept(tmp_path: Path) -> None:
    path, other = tmp_path / "kept", tmp_path / "other"
    _kept(path, 1)
    other.write_text("shopping list\n")
    before = path.read_bytes(), other.read_bytes()
    with pytest.raises(InvalidSetup, match="another meeting"):
        _kept(path, 1, seed=5)
    with pytest.raises(InvalidSetup, match="line 1: this isn't what an arena keeps"):
        _kept(other, 1)
    assert (path.read_bytes(), other.read_bytes()) == before


def test_two_arenas_do_not_keep_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    first = kept_or_played(path, arrange("splitter", ["random"], 1, "A", 4, 2.0), 30, 1)
    next(first)
    with pytest.raises(InvalidSetup, match="is in use"):
        _kept(path, 1)
    first.close()


def test_the_command_keeps_results_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "splitter", "random", "random", "--json", "--keep", str(tmp_path / "kept")]
    for matches in ("2", "3"):
        with pytest.raises(SystemExit) as status:
            run([*command, "--matches", matches])
        assert status.value.code == 0
        assert json.loads(capsys.readouterr().out)["matches"] == int(matches)
    with pytest.raises(SystemExit) as status:
        run([*command, "--records", str(tmp_path / "records")])
    assert status.value.code == 2
    assert "choose --records or --keep" in capsys.readouterr().err


def test_an_unknown_bot_is_a_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as status:
        run(["arena", "qwinto", "random", "champion"])
    assert status.value.code == 2
    assert "choose from random, casual, club, master" in capsys.readouterr().err
