"""Nothing that was acknowledged is lost, whatever happens to the program."""

from __future__ import annotations

import contextlib
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path

import pytest

from rollwright.cli.play.saving import BrokenSave, InUse, SaveFile, go_on, unfinished
from rollwright.cli.play.table import Setup, Table
from tests.terminal.player import ADA, BEN, ROBO

SOLO = Setup("splitter", "A", (ADA,), "sealed")
#: How long the program may take to answer on a busy computer.
PATIENCE = 60


def begin(where: Path, setup: Setup = SOLO) -> Table:
    return Table.begin(setup, where)


def decide(table: Table, seat: int = 0) -> None:
    match = table.match
    action = match.game.legal(match.state, seat)[0]
    table.decide(seat, match.game.notation.action_to_json(action))


def test_a_match_goes_on_exactly_where_it_was_left(tmp_path: Path) -> None:
    table = begin(tmp_path)
    table.throw()
    decide(table)
    table.throw()
    table.close()
    again = Table.go_on(next(tmp_path.iterdir()))
    assert again.match == table.match
    decide(again)
    again.throw()
    again.close()


def test_hidden_decisions_are_kept_too(tmp_path: Path) -> None:
    table = begin(tmp_path, Setup("splitter", "A", (ADA, BEN), "seeded", 1))
    table.throw()
    decide(table)
    table.close()
    match, file = go_on(next(tmp_path.iterdir()))
    file.close()
    assert match.pending == table.match.pending
    assert list(match.pending) == [0]


def test_a_line_that_a_kill_left_half_written_is_dropped(tmp_path: Path) -> None:
    table = begin(tmp_path)
    table.throw()
    table.close()
    path = next(tmp_path.iterdir())
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"events":[{"event":"deci')
    again = Table.go_on(path)
    assert again.match == table.match
    decide(again)
    again.close()
    match, file = go_on(path)
    file.close()
    assert match == again.match


def test_every_cut_of_a_save_is_a_match_or_nothing(tmp_path: Path) -> None:
    table = begin(tmp_path)
    table.throw()
    decide(table)
    table.close()
    path = next(tmp_path.iterdir())
    whole = path.read_bytes()
    first_line = whole.index(b"\n") + 1
    for length in range(first_line, len(whole) + 1, 7):
        path.write_bytes(whole[:length])
        match, file = go_on(path)
        file.close()
        assert match.events == table.match.events[: match.number]


def test_a_broken_save_is_not_offered_and_not_touched(tmp_path: Path) -> None:
    begin(tmp_path).close()
    path = next(tmp_path.iterdir())
    path.write_bytes(b"{}\n" + b"nonsense\n" + path.read_bytes())
    before = path.read_bytes()
    assert unfinished(tmp_path) == []
    with pytest.raises(BrokenSave, match="line 2"):
        go_on(path)
    assert path.read_bytes() == before


def test_a_match_that_another_terminal_plays_is_not_offered(tmp_path: Path) -> None:
    table = begin(tmp_path)
    assert unfinished(tmp_path) == []
    with pytest.raises(InUse):
        SaveFile(next(tmp_path.iterdir()))
    table.close()
    assert [saved.match for saved in unfinished(tmp_path)] == [table.match]


def test_a_finished_match_is_not_offered(tmp_path: Path) -> None:
    table = begin(tmp_path, Setup("splitter", "A", (ADA,), "seeded", 1))
    while not table.match.is_over:
        table.throw()
        decide(table)
    table.close()
    assert unfinished(tmp_path) == []


def test_the_secret_of_sealed_dice_is_for_its_owner_alone(tmp_path: Path) -> None:
    begin(tmp_path).close()
    assert next(tmp_path.iterdir()).stat().st_mode & 0o077 == 0


def test_what_bots_play_is_saved_as_well(tmp_path: Path) -> None:
    table = begin(tmp_path, Setup("splitter", "A", (ADA, ROBO), "seeded", 1))
    table.throw()
    table.decide(1, table.bot_choice(1))
    table.close()
    match, file = go_on(next(tmp_path.iterdir()))
    file.close()
    assert list(match.pending) == [1]


# --- the real program in a real terminal, killed ----------------------------------------------------------------------


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "ROLLWRIGHT_DATA": str(data), "TERM": "xterm-256color", "LANG": "en_GB.UTF-8"}
        self._seen = ""
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from rollwright.cli.main import run; run()", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)

    def wait_for(self, words: str) -> None:
        """Until the screen says something."""
        end = time.monotonic() + PATIENCE
        while words not in self._seen:
            assert time.monotonic() < end, self._seen[-2000:]
            ready, _, _ = select.select([self._master], [], [], 0.2)
            if ready:
                self._seen += os.read(self._master, 65536).decode(errors="replace")

    def press(self, keys: str) -> None:
        self._seen = ""
        os.write(self._master, keys.encode())

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        os.close(self._master)


@contextlib.contextmanager
def terminal(data: Path, *arguments: str) -> Iterator[Terminal]:
    opened = Terminal(data, *arguments)
    try:
        yield opened
    finally:
        opened.kill()


def test_a_match_survives_a_kill_and_is_gone_on_with(tmp_path: Path) -> None:
    with terminal(tmp_path, "splitter", "--person", "Ada", "--seed", "5") as screen:
        screen.wait_for("Throw the dice")
        screen.press("t")
        screen.wait_for("Everyone writes")
        screen.press("n\r")
        screen.wait_for("turn")
        screen.wait_for("Throw the dice")
    [saved] = unfinished(tmp_path / "matches")
    assert saved.match.position.turn == 2
    with terminal(tmp_path) as screen:
        screen.wait_for("Splitter, turn 2")
        screen.press("\r")
        screen.wait_for("Throw the dice")
        screen.press("t")
        screen.wait_for("Everyone writes")
    [again] = unfinished(tmp_path / "matches")
    assert again.match.events[: saved.match.number] == saved.match.events
    assert again.match.number == saved.match.number + 1
