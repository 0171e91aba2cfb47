"""Memory over many matches: `python -m tests.server.memory --matches 10000`.

Bots play match after match while nobody watches; the server's memory is read on the way. It may not grow with the
number of matches that were played, only up to what the cache may hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import tempfile
from pathlib import Path

from tests.server.running import ServerProcess, Someone

AT_ONCE = 16


def resident_megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no figure for the memory")


async def finished(someone: Someone) -> int:
    lines = (await someone.http.get("/metrics")).text.splitlines()
    return int(sum(float(line.split()[-1]) for line in lines if line.startswith("rollwright_matches_finished_total")))


async def play(server: ServerProcess, matches: int, game: str) -> dict[int, float]:
    """The memory after each tenth of the matches."""
    figures: dict[int, float] = {}
    async with Someone(server.url) as ada:
        opened = done = 0
        while done < matches:
            while opened < min(done + AT_ONCE, matches):
                await ada.open(game, 2, mine=[], names=[], start=True, bots={"0": "random", "1": "random"})
                opened += 1
            done = await finished(ada)
            step = matches // 10
            if done // step and done // step * step not in figures:
                figures[done // step * step] = round(resident_megabytes(server.pid), 1)
                print(f"{done} matches: {figures[done // step * step]} MB", flush=True)
            await asyncio.sleep(0.05)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--game", default="splitter")
    parser.add_argument("--cached", type=int, default=500)
    asked = parser.parse_args()
    data = Path(tempfile.mkdtemp(prefix="rollwright-memory-"))
    server = ServerProcess(data, CACHED_TABLES=str(asked.cached))
    server.start()
    try:
        print(json.dumps(asyncio.run(play(server, asked.matches, asked.game))))
    finally:
        server.stop()
        shutil.rmtree(data, ignore_errors=True)


if __name__ == "__main__":
    main()
