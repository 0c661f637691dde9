"""Servers of tests start at once: they are forked from a process that has imported the program.

To import it and to read its words takes more processor time than most tests need. A forked
server is a process of its own like any other, with its own port, database and children; what
depends on how it is started (`test_serve.py`) starts the command instead.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Any, Final

from knockdown import content
from knockdown.server.present.catalogue import catalogue_json

LONG: Final = 60.0  # seconds; nothing takes so long unless it is broken
LARGEST: Final = 1 << 16  # bytes of a request: arguments and environment
PRELOADED: Final = (
    "aiosqlite",
    "alembic.command",
    "asyncpg",
    "knockdown.cli",
    "knockdown.server.serve",
    "sqlalchemy.dialects.postgresql",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.h11_impl",
    "uvloop",
)


# ------------------------------------------------------------------ in the tests' process
class ForkedProcess:
    """A forked server, as `subprocess.Popen` would show it."""

    def __init__(self, server: ForkServer, pid: int, stdout: IO[str], stderr: IO[str]) -> None:
        self.server = server
        self.pid = pid
        self.stdout = stdout
        self.stderr = stderr
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.server.exit_code(self.pid, 0)
        return self.returncode

    def wait(self, timeout: float) -> int:
        if self.returncode is None:
            self.returncode = self.server.exit_code(self.pid, timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("knockdown serve", timeout)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float = LONG) -> tuple[str, str]:
        """What it has still said, once it has ended and so have all who inherited its pipes."""
        end = time.monotonic() + timeout
        said = ["", ""]

        def read(number: int, pipe: IO[str]) -> None:
            said[number] = pipe.read()

        pipes = [self.stdout, self.stderr]
        readers = [
            threading.Thread(target=read, args=each, daemon=True) for each in enumerate(pipes)
        ]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join(max(0.0, end - time.monotonic()))
            if reader.is_alive():
                raise subprocess.TimeoutExpired("knockdown serve", timeout)
        self.wait(max(0.0, end - time.monotonic()))
        for pipe in pipes:
            pipe.close()
        return said[0], said[1]


class ForkServer:
    """The process that forks, and what it tells of those it has forked."""

    def __init__(self, source: str) -> None:
        """`source` is the folder in which the program lies."""
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        path = os.pathsep.join([source, os.environ.get("PYTHONPATH", "")])
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-P", __file__, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=os.environ | {"PYTHONPATH": path},
            )
        self.lock = threading.Lock()
        self.exit_codes: dict[int, int] = {}

    def start(
        self, program: str, arguments: Sequence[str], environment: Mapping[str, str]
    ) -> ForkedProcess:
        """`program` is a module, or a file, as `python` takes it."""
        out, out_end = os.pipe()
        err, err_end = os.pipe()
        request = json.dumps(
            {"program": program, "arguments": arguments, "environment": dict(environment)}
        )
        with self.lock:
            socket.send_fds(self.line, [request.encode()], [out_end, err_end])
            os.close(out_end)
            os.close(err_end)
            while "born" not in (told := self.hear()):
                self.exit_codes[told["pid"]] = told["code"]
            self.exit_codes.pop(told["born"], None)  # of an earlier process with this number
        return ForkedProcess(self, told["born"], os.fdopen(out), os.fdopen(err))

    def hear(self) -> dict[str, int]:
        told = self.line.recv(LARGEST)
        assert told, "the process that forks servers has died"
        message: dict[str, int] = json.loads(told)
        return message

    def exit_code(self, pid: int, timeout: float) -> int | None:
        """None if it still runs after so many seconds."""
        end = time.monotonic() + timeout
        while True:
            with self.lock:
                while select.select([self.line], [], [], 0)[0]:
                    told = self.hear()
                    self.exit_codes[told["pid"]] = told["code"]
                if pid in self.exit_codes:
                    return self.exit_codes[pid]
            left = end - time.monotonic()
            if left <= 0:
                return None
            select.select([self.line], [], [], left)


# ------------------------------------------------------------ in the process that forks
def serve(line: socket.socket) -> None:
    """Until the tests' process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    ended, notice = socket.socketpair()
    notice.setblocking(False)
    signal.set_wakeup_fd(notice.fileno())
    preload()
    while True:
        readable, _, _ = select.select([line, ended], [], [])
        if ended in readable:
            ended.recv(LARGEST)
            tell_ended(line)
        if line in readable:
            try:
                request, pipes, _, _ = socket.recv_fds(line, LARGEST, 2)
            except ConnectionResetError:
                return  # it was killed
            if not request:
                return
            pid = os.fork()
            if pid == 0:
                for each in (line, ended, notice):
                    each.close()
                become_server(json.loads(request), pipes)
            for pipe in pipes:
                os.close(pipe)
            line.send(json.dumps({"born": pid}).encode())


def preload() -> None:
    """All that a server imports while it starts, and the words, which it reads then."""
    for module in PRELOADED:
        importlib.import_module(module)
    for lang in content.LANGUAGES:
        catalogue_json(content.load(), lang)
    gc.freeze()  # so that the memory stays shared


def tell_ended(line: socket.socket) -> None:
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            code = os.waitstatus_to_exitcode(ended[1])
            line.send(json.dumps({"pid": ended[0], "code": code}).encode())


def become_server(request: dict[str, Any], pipes: Sequence[int]) -> None:
    """Runs the command as the shell would, and ends with its exit code."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, pipe in enumerate(pipes, start=1):
        os.dup2(pipe, number)
        os.close(pipe)
    sys.stdin = open(os.devnull)  # noqa: SIM115  # until it ends, like the two others
    sys.stdout, sys.stderr = open(1, "w"), open(2, "w", buffering=1)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = ["knockdown", *request["arguments"]]
    program = request["program"]
    if program.endswith(".py"):
        runpy.run_path(program, run_name="__main__")
    else:
        runpy.run_module(program, run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
