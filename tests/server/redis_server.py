"""A real Redis for tests: Debian's, in a temporary folder, on a port of its own."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from typing import Final

from server.postgres import free_port
from waiting import wait_until

PASSWORD: Final = "open-sesame-8"


class NoRedis(Exception):
    """There is none on this machine."""


class RedisServer:
    """It can be killed, held up and started again, always on the same port."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise NoRedis("no Redis here (on Debian: apt-get install redis-server)")
        self.program = program
        self.folder = tempfile.mkdtemp(prefix="knockdown-redis-")
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://:{PASSWORD}@127.0.0.1:{self.port}/0"

    def start(self) -> None:
        settings = {"port": self.port, "bind": "127.0.0.1", "dir": self.folder, "save": ""}
        settings |= {"requirepass": PASSWORD}
        command = [self.program]
        for name, value in settings.items():
            command += [f"--{name}", str(value)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        wait_until(self.answers)

    def answers(self) -> bool:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", self.port), 1).close()
            return True
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(timeout=60)

    def hold_up(self) -> None:
        """It is there, and does not answer."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
