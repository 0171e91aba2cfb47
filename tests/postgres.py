"""A real PostgreSQL server for tests, from Debian's packages or from the wheel `pgserver`."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

HELP = "No PostgreSQL server was found: install Debian's package postgresql, or `pip install pgserver`."


def binaries() -> Path:
    """The folder with initdb and pg_ctl."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    spec = importlib.util.find_spec("pgserver")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent / "pginstall" / "bin"
    raise RuntimeError(HELP)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: then another user has to."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise RuntimeError("PostgreSQL doesn't run as root, and there is no user postgres or nobody to run it.")


class Postgres:
    """A server in a folder of its own; every test asks it for a database of its own."""

    def __init__(self, folder: Path) -> None:
        self._bin = binaries()
        self._user = _unprivileged()
        self._data = folder / "data"
        self.port = free_port()
        if self._user is not None:
            shutil.chown(folder, self._user)
            folder.chmod(0o755)
        self._run("initdb", "-D", str(self._data), "-U", "rollwright", "--auth=trust", "--no-sync", "-E", "UTF8")
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(f"port = {self.port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n")
            settings.write("max_connections = 60\nshared_buffers = 32MB\n")

    def start(self) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-l", str(self._data / "log"), "-w", "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self._data), "-m", mode, "-w", "stop")

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://rollwright@127.0.0.1:{self.port}/{database}"

    async def fresh_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{uuid.uuid4().hex}"
        connection = await asyncpg.connect(self.address())
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return self.address(name)

    def _run(self, program: str, *args: str) -> None:
        command = [str(self._bin / program), *args]
        if self._user is not None:
            command = ["runuser", "-u", self._user, "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="rollwright-postgres-"))
    try:
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
