"""The first minutes on a fresh machine: `python -m bench.first_minutes` (as root: it makes a network namespace).

From a clean clone on an empty cache it runs `make play` and opens the printed address in a real browser from a second
network address of this machine: one person opens a table by the page, another follows the link that the lobby shows and
takes a seat, and the match with a bot begins. Then it asks the bots of every game at every level for their first
decision. It prints what all that took as JSON, and fails when a limit is broken: 60 s from the printed address to the
match, 5 s to a bot's first decision, 300 MB for a process of bots.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests import provide
from tests.page.conftest import ARGUMENTS
from tests.page.driver import PATIENCE, PHONE, Person
from tests.postgres import free_port
from tests.server.running import Socket, Someone

from rollwright import bots
from rollwright.games import REGISTRY
from rollwright.locales import Texts

ROOT = Path(__file__).parents[1]
NAMESPACE, OUTSIDE, INSIDE = "rollwright-first", "198.51.100.1", "198.51.100.2"
LONGEST_TO_MATCH, LONGEST_DECISION, MOST_MEGABYTES = 60.0, 5.0, 300.0
#: What happens at a table before somebody has decided.
BEFORE = {"opened", "seated", "thrown"}


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="rollwright-first-") as folder, second_address() as prefix:
        figures = measure(Path(folder), prefix)
    print(json.dumps(figures, indent=2))
    broken = (
        figures["visit"]["match"] > LONGEST_TO_MATCH
        or max(figures["visit"]["decisions"].values()) > LONGEST_DECISION
        or max(figures["bots_mb"]) > MOST_MEGABYTES
    )
    return int(broken)


def measure(folder: Path, prefix: list[str]) -> dict[str, Any]:
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
    settings = {"CACHE": str(folder / "cache"), "DATA": str(folder / "data"), "PORT": str(free_port())}
    environment = os.environ | {f"ROLLWRIGHT_{name}": value for name, value in settings.items()} | {"LANG": "en"}
    began = time.monotonic()
    play = subprocess.Popen(
        ["make", "play"], cwd=clone, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        address = printed_address(play)
        setup = time.monotonic() - began
        visited = subprocess.run(
            [*prefix, sys.executable, "-m", "bench.first_minutes", "--visit", address],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True,
        )  # fmt: skip
        return {
            "setup_seconds": round(setup, 1),
            "venv_mb": round(size(clone / ".venv")),
            "node_modules_mb": round(size(clone / "client" / "node_modules")),
            "cache_mb": round(size(folder / "cache")),
            "visit": json.loads(visited.stdout),
            "bots_mb": [round(megabytes) for megabytes in memory_of_bots(play.pid)],
        }
    finally:
        os.killpg(play.pid, signal.SIGTERM)
        play.wait()


def printed_address(play: subprocess.Popen[str]) -> str:
    """What the terminal shows for phones; its lines are passed on."""
    for line in play.stdout or ():
        print(line, end="", file=sys.stderr, flush=True)
        if found := re.search(r"same network: (http://\S+)", line):
            return found[1]
    raise SystemExit("make play ended before it printed an address")


@contextlib.contextmanager
def second_address() -> Iterator[list[str]]:
    """A network of its own on this machine, and how a program is started in it."""
    setup = [
        f"ip netns add {NAMESPACE}",
        f"ip link add rw-out type veth peer name rw-in netns {NAMESPACE}",
        f"ip addr add {OUTSIDE}/24 dev rw-out",
        "ip link set rw-out up",
        f"ip -n {NAMESPACE} addr add {INSIDE}/24 dev rw-in",
        f"ip -n {NAMESPACE} link set rw-in up",
        f"ip -n {NAMESPACE} route add default via {OUTSIDE}",
    ]
    try:
        for command in setup:
            subprocess.run(command.split(), check=True)
        yield ["ip", "netns", "exec", NAMESPACE]
    finally:
        subprocess.run(["ip", "netns", "del", NAMESPACE], check=False)


def size(folder: Path) -> float:
    """Megabytes of a folder's files."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def memory_of_bots(ancestor: int) -> list[float]:
    """Megabytes of each process of bots below a process."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if b"spawn_main" in (folder / "cmdline").read_bytes() and _is_below(int(folder.name), ancestor):
                status = (folder / "status").read_text()
                found.append(int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1000)
    return found


def _is_below(process: int, ancestor: int) -> bool:
    while process > 1:
        if process == ancestor:
            return True
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return False


def visit(address: str) -> dict[str, Any]:
    """A host and a guest from elsewhere, then every bot alone."""
    url = address.rstrip("/")
    return {**by_browser(url), "decisions": asyncio.run(all_decisions(url))}


def by_browser(url: str) -> dict[str, float]:
    """Seconds until the page is there, and until a guest who followed the invitation sees the match."""
    began = time.monotonic()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=provide.browser(), args=list(ARGUMENTS))
        host, guest = (_person(browser, url, name) for name in ("Ada", "Ben"))
        host.go_home()
        opened = time.monotonic() - began
        host.open_table("qwinto", seats=3, bots=[3])
        guest.join_by_link(host.invitation()[0])
        host.start()
        for person in (host, guest):
            person.sees(person.page.get_by_role("grid").first)
        match = time.monotonic() - began
        browser.close()
    return {"page": round(opened, 2), "match": round(match, 2)}


def _person(browser: Browser, url: str, name: str) -> Person:
    context = browser.new_context(
        base_url=url, viewport=PHONE, has_touch=True, is_mobile=True, locale="en", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    return Person(name, context, context.new_page(), Texts("en"), touches=True)


async def all_decisions(url: str) -> dict[str, float]:
    async with Someone(url) as host:
        return {f"{key} {level}": await first_decision(host, key, level) for key in REGISTRY for level in levels(key)}


def levels(key: str) -> list[str]:
    return [level for level in bots.levels(key) if level != "random"]


async def first_decision(host: Someone, key: str, level: str) -> float:
    began = time.monotonic()
    table = await host.open(key, 2, mine=[], names=[], start=True, bots={"0": level, "1": level})
    async with host.at(table) as socket:
        await socket.until(_has_decided, seconds=120)
    return round(time.monotonic() - began, 2)


def _has_decided(socket: Socket) -> bool:
    return any(entry["kind"] not in BEFORE for entry in socket.view["log"])


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--visit", help="visit this address and print what that took")
    given = arguments.parse_args()
    if given.visit:
        print(json.dumps(visit(given.visit)))
    else:
        sys.exit(main())
