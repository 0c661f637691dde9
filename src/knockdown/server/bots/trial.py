"""One trial: a room, the bot's process, and the relay between them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from knockdown.engine.errors import KnockdownError
from knockdown.server.bots.host import Host
from knockdown.server.bots.opponent import Fault, Fits, Opponent
from knockdown.server.bots.relay import HOST, Relay

LAST_WORDS: Final = 3  # lines of the bot's output that are shown
MOMENT: Final = 2.0  # seconds between the end of a match and that of its bot
BAD_MANNERS: Final = {
    "not-understood": "sent what the server does not understand",
    "not-offered": "gave an answer that was not offered",
    "too-fast": "sent more than one may in so short a time",
}
T = TypeVar("T")


class CommandError(KnockdownError):
    """The bot cannot be started."""


@dataclass(frozen=True)
class Bench:
    """What all trials share."""

    host: Host
    command: Sequence[str]
    folder: Path
    patience: float


class Trial:
    """A match with the bot, step by step; a mistake of the bot raises Fault."""

    def __init__(
        self, relay: Relay, opponent: Opponent, process: asyncio.subprocess.Process, said: Path
    ) -> None:
        self.relay = relay
        self.opponent = opponent
        self.process = process
        self.said = said
        self.match = ""

    async def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Run this, but fail if the bot's process ends."""
        task = asyncio.create_task(doing)
        ended = asyncio.create_task(self.process.wait())
        await asyncio.wait({task, ended}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            await asyncio.wait({task}, timeout=MOMENT)
        ended.cancel()
        if not task.done():
            task.cancel()
            await asyncio.wait({task})  # its connection is closed with it
            raise Fault(f"it ended before the match was over{self.last_words()}")
        return task.result()

    async def begin(self, room: str) -> None:
        self.match = await self.run(self.opponent.begin(room))

    async def play(self, until: Fits = lambda: False) -> None:
        await self.run(self.opponent.play(self.match, until))

    async def see_decisions(self, more: int) -> None:
        """Wait for this many more decisions by the bot, then pause the opponent."""
        wanted = self.opponent.decisions + more
        await self.play(lambda: self.opponent.decisions >= wanted)

    async def concede(self) -> None:
        if not self.opponent.is_over:
            await self.opponent.concede(self.match)

    async def check_manners(self) -> None:
        """Check the refusals by the server, and the bot's exit code if it has ended."""
        for reason, what in BAD_MANNERS.items():
            if times := self.relay.refusals[reason]:
                raise Fault(f"it {what} ({times} times; the server's word is {reason})")
        await asyncio.wait({asyncio.create_task(self.process.wait())}, timeout=MOMENT)
        if self.process.returncode:
            code = self.process.returncode
            raise Fault(f"it ended with exit code {code} after the match{self.last_words()}")

    def last_words(self) -> str:
        lines = self.said.read_text("utf-8", "replace").splitlines()[-LAST_WORDS:]
        return f"; its last words: {' / '.join(lines)}" if lines else ""


@asynccontextmanager
async def trial(bench: Bench, knockdown: str) -> AsyncIterator[Trial]:
    """The bot and its opponent, with a match begun."""
    opponent = Opponent(bench.host.port, bench.patience, Random(1))
    room = await asyncio.to_thread(opponent.open_room, knockdown)
    async with Relay(bench.host.port) as relay:
        server = f"http://{HOST}:{relay.port}"
        link = f"{server}/room/{room['room']}"
        words = filled(bench.command, {"{link}": link, "{code}": room["code"], "{server}": server})
        with tempfile.NamedTemporaryFile(dir=bench.folder, delete=False) as output:
            process = await started(words, output)
        try:
            one = Trial(relay, opponent, process, Path(output.name))
            await one.begin(room["room"])
            yield one
        finally:
            end(process)
            await process.wait()


def filled(command: Sequence[str], values: dict[str, str]) -> list[str]:
    """The command; the link is appended if it names neither link nor code."""
    words = list(command)
    if not any(place in word for word in words for place in ("{link}", "{code}")):
        words.append("{link}")
    for place, value in values.items():
        words = [word.replace(place, value) for word in words]
    return words


async def started(words: Sequence[str], output: Any) -> asyncio.subprocess.Process:
    try:
        return await asyncio.create_subprocess_exec(
            *words,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=output,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )
    except OSError as error:
        raise CommandError(f"{words[0]} cannot be started: {error.strerror}") from error


def end(process: asyncio.subprocess.Process) -> None:
    """Kill the bot with its child processes: many bots are started by another program."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
