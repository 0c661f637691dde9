"""Real servers for tests: another process, a free port, a database on disk."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample
from server.fork_server import ForkedProcess, ForkServer

import knockdown

SOURCE: Final = Path(knockdown.__file__).parent.parent
ADDRESS: Final = re.compile(r"played at http://([0-9.]+):([0-9]+)/")
COMMAND: Final = "knockdown.cli"
FIGURES: Final = re.compile(r"Figures are told at (\S+)")


@cache
def fork_server() -> ForkServer:
    """One for each process that runs tests."""
    return ForkServer(str(SOURCE))


class Server:
    """`knockdown serve`, which can be killed and started again.

    It is forked from a process that has imported it already, or with `is_command` started as
    people start it. A `program` changes something of it that people cannot set.
    """

    def __init__(
        self,
        database: Path | str,
        page: Path | None = None,
        options: Sequence[str] = (),
        program: str = COMMAND,
        *,
        is_command: bool = False,
    ) -> None:
        self.database = database
        self.page = page
        self.options = options
        self.program = program
        self.is_command = is_command
        self.port = 0
        self.figures_at = ""  # with `--metrics`
        self.start()

    def start(self) -> None:
        """After a kill on the same port, as pages that were open expect it."""
        arguments = ["serve", "--port", str(self.port), "--database", str(self.database)]
        path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
        environment = os.environ | {"PYTHONPATH": path}
        if self.page is not None:
            environment["KNOCKDOWN_PAGE"] = str(self.page)
        self.process = self.launch([*arguments, *self.options], environment)
        self.port = self.read_port()

    def launch(
        self, arguments: list[str], environment: dict[str, str]
    ) -> subprocess.Popen[str] | ForkedProcess:
        if not self.is_command:
            return fork_server().start(self.program, arguments, environment)
        return subprocess.Popen(
            [sys.executable, "-m", COMMAND, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def read_port(self) -> int:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := FIGURES.search(line):
                self.figures_at = found[1]
            if found := ADDRESS.search(line):
                return int(found[2])
        raise AssertionError(f"the server did not start: {self.process.communicate()[1]}")

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def figures(self) -> dict[str, float]:
        """As Prometheus reads them: `name{label=value}`."""
        with urlopen(self.figures_at, timeout=60) as answer:
            families = text_string_to_metric_families(answer.read().decode())
            return {named(one): one.value for each in families for one in each.samples}

    @contextmanager
    def held_up(self) -> Iterator[None]:
        """It lives, but answers nobody."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """No file of it can be written, as on a disk that is full; all can be read."""
        files = resource.RLIMIT_FSIZE
        before = resource.prlimit(self.process.pid, files)
        resource.prlimit(self.process.pid, files, (0, before[1]))
        try:
            yield
        finally:
            resource.prlimit(self.process.pid, files, before)

    def kill(self) -> None:
        """kill -9: no chance to write anything."""
        self.process.kill()
        self.process.communicate(timeout=60)

    def end(self) -> str:
        """Ctrl-C, and what it had to say on stderr."""
        self.process.send_signal(signal.SIGINT)
        return self.process.communicate(timeout=60)[1]


def named(sample: Sample) -> str:
    labels = ",".join(f"{name}={value}" for name, value in sample.labels.items())
    return f"{sample.name}{{{labels}}}" if labels else sample.name
