"""A real PostgreSQL for tests: Debian's, in a temporary folder, on a port of its own."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from waiting import wait_until

DEBIAN: Final = Path("/usr/lib/postgresql")
USER: Final = "ann"
PASSWORD: Final = "open-sesame-7"
SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",  # no test cuts the power; what a process has written outlives its end
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}


class NoPostgres(Exception):
    """There is none on this machine."""


class Postgres:
    """One server with as many databases as wanted. It can be stopped and started again."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="knockdown-pg-"))
        self.data = self.folder / "data"
        self.user = unprivileged_user()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.numbers = count(1)
        self.process: subprocess.Popen[bytes] | None = None
        self.set_up()
        self.start()

    def set_up(self) -> None:
        secret = self.folder / "password"
        secret.write_text(PASSWORD, "utf-8")
        secret.chmod(0o644)
        options = ["--auth=scram-sha-256", f"--pwfile={secret}", f"--username={USER}"]
        options += ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        command = [str(self.programs / "initdb"), *options, str(self.data)]
        done = subprocess.run(command, capture_output=True, text=True, **self.as_user())
        assert done.returncode == 0, done.stderr

    def as_user(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root."""
        groups = {} if self.user is None else {"user": self.user, "extra_groups": ()}
        return {"cwd": self.folder, **groups}

    def start(self) -> None:
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port)]
        for name, value in (SETTINGS | {"unix_socket_directories": str(self.folder)}).items():
            command += ["-c", f"{name}={value}"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **self.as_user())
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        wait_until(self.answers)

    def answers(self) -> bool:
        with suppress(Exception):
            return bool(self.run("SELECT 1"))
        return False

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """At once, as if it had been killed, or with SIGINT in good order."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=60)
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    # ---------------------------------------------------------------- databases
    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"matches{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+asyncpg://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def run(self, statement: str, url: str = "") -> list[Any]:
        """Straight into a database, as its keeper does it."""
        return asyncio.run(run(url or self.url(), statement))


async def run(url: str, statement: str) -> list[Any]:
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            done = await connection.execute(text(statement))
            return list(done.all()) if done.returns_rows else []
    finally:
        await engine.dispose()


def programs() -> Path:
    """Where initdb and postgres are: the newest of Debian's, or on the path."""
    debian = sorted(DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name))
    found = shutil.which("initdb")
    for folder in [*reversed(debian), *([Path(found).parent] if found else [])]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres("no PostgreSQL here (on Debian: apt-get install postgresql)")


def unprivileged_user() -> str | None:
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
