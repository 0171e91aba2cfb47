"""Processes that work for a server: they end when it does."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor


def end_processes(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, whatever they work on; it has no way of its own to do so before Python 3.14."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001
        process.terminate()


def leave_with_server(server: int) -> None:
    """Ctrl-C is for the server, which ends its processes in order; those of a server that is gone end themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_end, args=(server,), daemon=True).start()


def _wait_for_end(server: int) -> None:
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)
