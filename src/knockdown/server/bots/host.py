"""A server to test a bot with: a separate process, a free port, its own database."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path
from typing import Final

from knockdown.engine.errors import KnockdownError

ADDRESS: Final = re.compile(rb"played at http://[^ ]+:([0-9]+)/")
FOREIGN: Final = ("KNOCKDOWN_DATABASE", "KNOCKDOWN_REDIS")  # settings of the user's real server


class HostError(KnockdownError):
    """The server to test a bot with could not be started."""


class Host:
    """`knockdown serve` as people start it. It can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.complaints = folder / "server.log"
        self.port = 0

    async def start(self) -> None:
        """Start the server; after a kill, on the same port."""
        with self.complaints.open("wb") as complaints:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "knockdown.cli", "serve", "--port", str(self.port)),
                *("--database", str(self.folder / "matches.sqlite")),
                env={name: value for name, value in os.environ.items() if name not in FOREIGN},
                stdout=asyncio.subprocess.PIPE,
                stderr=complaints,
            )
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            if found := ADDRESS.search(line):
                self.port = int(found[1])
                return
        why = self.complaints.read_text("utf-8", "replace").strip().rpartition("\n")[2]
        raise HostError(f"the server to check the bot against could not be started: {why}")

    async def kill(self) -> None:
        """kill -9: without a clean shutdown."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
