"""Players that are programs of their own, in any language: JSON lines over their standard input and output.

An engine is never trusted. Whatever it does that the protocol doesn't know raises an `EngineFault`, which says what;
the program is ended then, and whoever runs the match decides what that costs. See `docs/engines.md`.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shlex
import signal
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np

from rollwright.games import game as find
from rollwright.games.protocol import InvalidNotation, Json, RollwrightError, Seat

PROTOCOL = 1
#: Seconds that an engine has to say hello, and for each decision.
START_SECONDS = 60.0
DECISION_SECONDS = 2.0
#: The longest line that an engine may send, in bytes.
LONGEST_LINE = 1 << 16
PREFIX = "cmd:"


class EngineFault(RollwrightError):
    """An engine broke the protocol; `kind` is hangs, exits, floods, broken or illegal."""

    code = "engine-fault"

    def __init__(self, kind: str, words: str) -> None:
        super().__init__(words)
        self.kind = kind


class NoEngine(RollwrightError):
    """A command that can't be started."""

    code = "no-engine"


def _started(command: str, errors: str | None) -> subprocess.Popen[bytes]:
    words = shlex.split(command)
    if not words:
        raise ValueError(f"no command follows {PREFIX}")
    with contextlib.nullcontext(subprocess.DEVNULL) if errors is None else Path(errors).open("ab") as complaints:
        return subprocess.Popen(  # noqa: S603 (the person who runs the arena names the command)
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            bufsize=0,
            start_new_session=True,
        )


class Engine:
    """A program that plays one game, from its start until `close`. It is a `Bot`."""

    def __init__(self, game: str, command: str, seconds: float = DECISION_SECONDS, errors: str | None = None) -> None:
        """Start the program. What it writes to standard error is appended to the file `errors`, or thrown away.

        Raises `NoEngine` if it can't be started, and `EngineFault` if it doesn't greet as the protocol asks.
        """
        self._game = find(game)
        self._seconds = seconds
        self._asked = 0
        self._unread = b""
        try:
            self._process = _started(command, errors)
        except (OSError, ValueError) as error:
            raise NoEngine(f"The engine {command!r} can't be started: {error}.") from error
        os.set_blocking(self._stdin, False)
        os.set_blocking(self._stdout, False)
        try:
            self.name = self._greet(game)
        except EngineFault:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def _stdin(self) -> int:
        assert self._process.stdin is not None  # noqa: S101 (a pipe, as asked for)
        return self._process.stdin.fileno()

    @property
    def _stdout(self) -> int:
        assert self._process.stdout is not None  # noqa: S101
        return self._process.stdout.fileno()

    def start(self, state: Any, seat: Seat) -> None:
        """Tell the engine that a match begins, and where it sits."""
        self._send({"type": "start", "seat": seat, "state": self._game.notation.state_to_json(state)})

    def decide(self, state: Any, seat: Seat, rng: np.random.Generator) -> Any:
        """Ask for a decision; what isn't legal is a fault."""
        answer = self._ask("decide", "decision", state, seat, seed=int(rng.integers(1 << 31)))
        try:
            action = self._game.notation.action_from_json(answer.get("action"))
        except InvalidNotation as error:
            raise EngineFault("illegal", f"This is not an action of the game: {error}") from error
        if action not in self._game.legal(state, seat):
            words = self._game.notation.action_to_text(action)
            raise EngineFault("illegal", f"The engine decided {words}, which is not legal.")
        return action

    def evaluate(self, state: Any, seat: Seat) -> Json:
        """What the engine thinks of the actions, as it says it; None if it doesn't evaluate."""
        return self._ask("evaluate", "evaluation", state, seat).get("actions")

    def end(self, scores: list[int]) -> None:
        """Tell the engine how the match ended."""
        self._send({"type": "end", "scores": scores})

    def close(self) -> None:
        """End the program, and all that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    # --- lines --------------------------------------------------------------------------------------------------------

    def _greet(self, game: str) -> str:
        deadline = time.monotonic() + START_SECONDS
        self._send({"type": "hello", "protocol": PROTOCOL, "game": game})
        answer = self._receive("hello", deadline)
        if answer.get("protocol") != PROTOCOL:
            raise EngineFault("broken", f"The engine speaks protocol {answer.get('protocol')!r}, not {PROTOCOL}.")
        return str(answer.get("name", ""))

    def _ask(self, question: str, answer: str, state: Any, seat: Seat, **more: Json) -> dict[str, Json]:
        deadline = time.monotonic() + self._seconds
        self._asked += 1
        notation = self._game.notation
        legal = [notation.action_to_json(action) for action in self._game.legal(state, seat)]
        told = {
            "type": question,
            "id": self._asked,
            "seat": seat,
            "state": notation.state_to_json(state),
            "dice": notation.dice_to_json(state.faces),
            "legal": legal,
            "seconds": self._seconds,
            **more,
        }
        self._send(told)
        received = self._receive(answer, deadline)
        if received.get("id") != self._asked:
            raise EngineFault("broken", f"The engine answered question {received.get('id')!r}, not {self._asked}.")
        return received

    def _send(self, message: dict[str, Json]) -> None:
        line = json.dumps(message).encode() + b"\n"
        deadline = time.monotonic() + self._seconds
        while line:
            try:
                line = line[os.write(self._stdin, line) :]
            except BlockingIOError:
                if not select.select([], [self._stdin], [], max(0.0, deadline - time.monotonic()))[1]:
                    raise EngineFault("hangs", "The engine doesn't read what it is told.") from None
            except BrokenPipeError:
                raise EngineFault("exits", "The engine has ended.") from None

    def _receive(self, expected: str, deadline: float) -> dict[str, Json]:
        line = self._line(deadline)
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise EngineFault("broken", f"The engine sent a line that is not JSON: {line[:60]!r}.") from None
        if not isinstance(message, dict) or message.get("type") != expected:
            raise EngineFault("broken", f"Expected a message of type {expected!r}, got {line[:60]!r}.")
        return message

    def _line(self, deadline: float) -> bytes:
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                raise EngineFault("floods", f"The engine sent a line longer than {LONGEST_LINE} bytes.")
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._stdout], [], [], left)[0]:
                raise EngineFault("hangs", f"The engine gave no answer within {self._seconds:g} seconds.")
            part = os.read(self._stdout, LONGEST_LINE)
            if not part:
                raise EngineFault("exits", "The engine has ended.")
            self._unread += part
        line, _, self._unread = self._unread.partition(b"\n")
        if self._unread.count(b"\n"):
            raise EngineFault("floods", "The engine sends lines that nobody asked for.")
        return line
