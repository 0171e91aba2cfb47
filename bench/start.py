"""From the start of the server to its first answer: `python -m bench.start [--times 5]`.

Processor time is given beside the time on the clock: on a busy machine the latter says little.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tests.postgres import free_port

#: What the page asks for first, and what needs the rules of all games.
PATHS = ("/", "/api/games")
SECONDS = 60.0


def measure(path: str) -> dict[str, float]:
    """One start: seconds until the answer, and the processor's seconds of the server by then."""
    with tempfile.TemporaryDirectory(prefix="rollwright-start-") as data:
        port = free_port()
        settings = {"ROLLWRIGHT_DATA": data, "ROLLWRIGHT_PORT": str(port)}
        began = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-m", "rollwright.server"], env=os.environ | settings, stdout=subprocess.DEVNULL
        )
        try:
            _wait_for(f"http://127.0.0.1:{port}{path}")
            took = time.perf_counter() - began
            used = _cpu_seconds(server.pid)
        finally:
            server.terminate()
            server.wait()
    return {"seconds": round(took, 2), "cpu": round(used, 2)}


def _wait_for(url: str) -> None:
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(url) as answer:  # noqa: S310
                answer.read()
                return
        except OSError:
            time.sleep(0.01)
    raise TimeoutError(url)


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    asked = parser.parse_args()
    for path in PATHS:
        starts = [measure(path) for _ in range(asked.times)]
        print(json.dumps({"first answer of": path, "best": min(starts, key=lambda start: start["seconds"])}))


if __name__ == "__main__":
    main()
