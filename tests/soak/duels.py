"""Many matches between two people each, in one process; at each there is a decision a second.

Both have a connection of their own, come back when it is lost, and note which
decisions were acknowledged and how long it took until the other one knew.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random
from typing import NamedTuple

from soak.board import PLAY, Board, attend, leave_ctrl_c_to_parent
from soak.wire import AGAIN_AFTER, GONE, HEARD, Heard, at_match, rematch
from websockets.asyncio.client import ClientConnection


class Pair(NamedTuple):
    """Two people who have begun a match."""

    match: str
    cookies: tuple[str, str]


class Delay(NamedTuple):
    """From the sending of a decision to its delivery at the opponent, in seconds."""

    sent: float
    took: float


@dataclass
class Played:
    """What a process has to tell at the end."""

    known: dict[str, dict[int, str]] = field(default_factory=dict)  # acknowledged, by their place
    delays: list[Delay] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)  # nobody here does what is to be refused
    finished: int = 0  # last matches that were played to their end


@dataclass
class Sent:
    """A decision under way."""

    seat: int
    socket: ClientConnection
    revision: int
    option: str
    at: float
    is_known: bool = False
    is_delivered: bool = False


class Duel:
    """One match after the other between the same two people."""

    def __init__(self, number: int, host: str, pair: Pair, board: Board, played: Played) -> None:
        self.number = number
        self.host = host
        self.match = pair.match
        self.cookies = pair.cookies
        self.board = board
        self.played = played
        self.rng = Random(number)
        self.sockets: list[ClientConnection | None] = [None, None]
        self.seen: list[Heard | None] = [None, None]  # the scene that each has before them
        self.sent: Sent | None = None
        self.news = asyncio.Event()

    async def run(self) -> None:
        looks = [asyncio.create_task(self.look(seat)) for seat in (0, 1)]
        try:
            await self.play()
        finally:
            for look in looks:
                look.cancel()
            await asyncio.gather(*looks, return_exceptions=True)

    # ----------------------------------------------------------------- what each hears
    async def look(self, seat: int) -> None:
        while True:
            match = self.match
            try:
                async with at_match(self.host, match, self.cookies[seat]) as socket:
                    self.sockets[seat] = socket
                    while True:
                        self.hear(seat, match, HEARD.decode(await socket.recv(decode=False)))
            except GONE:
                self.sockets[seat] = self.seen[seat] = None
                self.news.set()
            if match == self.match:
                await asyncio.sleep(AGAIN_AFTER)

    def hear(self, seat: int, match: str, heard: Heard) -> None:
        if heard.type == "refused":
            self.played.refused.append(heard.reason)
            self.sent = None
        elif heard.type == "scene" and match == self.match:
            self.seen[seat] = heard
            self.note(seat, heard.revision)
        self.news.set()

    def note(self, seat: int, revision: int) -> None:
        """A decision is acknowledged as soon as either of them is told of it."""
        sent = self.sent
        if sent is None or revision <= sent.revision:
            return
        now = time.monotonic()
        if not sent.is_known:
            sent.is_known = True
            self.played.known.setdefault(self.match, {})[sent.revision] = sent.option
            self.board.decided[self.number] = now
        if seat != sent.seat and not sent.is_delivered:
            sent.is_delivered = True
            self.played.delays.append(Delay(sent.at, now - sent.at))

    # ----------------------------------------------------------------- what they do
    async def play(self) -> None:
        due = time.monotonic() + self.rng.random() * self.board.pace.value
        while True:
            await asyncio.sleep(due - time.monotonic())
            await self.until(lambda: self.is_over or self.asked is not None)
            if not self.is_over:
                await self.decide()
            elif self.board.phase.value == PLAY:
                await self.begin_again()
            else:
                self.played.finished += 1
                return
            due = max(due + self.board.pace.value, time.monotonic())

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self.news.clear()
            await self.news.wait()

    @property
    def is_over(self) -> bool:
        return all(seen is not None and seen.over for seen in self.seen)

    @property
    def asked(self) -> int | None:
        """Who has to decide, when both know how the match stands."""
        first, second = self.seen
        if first is None or second is None or first.revision != second.revision:
            return None
        return 0 if first.question is not None else 1 if second.question is not None else None

    async def decide(self) -> None:
        seat = self.asked
        assert seat is not None
        seen, socket = self.seen[seat], self.sockets[seat]
        assert seen is not None and seen.question is not None and socket is not None
        option = self.rng.choice(seen.question.options).option
        text = json.dumps({"type": "decide", "revision": seen.revision, "option": option})
        self.sent = Sent(seat, socket, seen.revision, option, time.monotonic())
        try:
            await socket.send(text)
        except GONE:
            return
        await self.until(self.is_settled)

    def is_settled(self) -> bool:
        """Both know of it, or nobody can say any more what became of it."""
        sent = self.sent
        if sent is None or self.sockets[sent.seat] is not sent.socket:
            return True
        return all(seen is not None and seen.revision > sent.revision for seen in self.seen)

    async def begin_again(self) -> None:
        seen = self.seen[0]
        assert seen is not None
        self.match = await rematch(self.host, seen.room, self.match, self.cookies)
        self.sent = None
        left, self.sockets, self.seen = self.sockets, [None, None], [None, None]
        await asyncio.gather(*(socket.close() for socket in left if socket is not None))
        self.board.decided[self.number] = time.monotonic()


def play_all(
    host: str, pairs: Sequence[Pair], first: int, board: Board, process: int, told: Connection
) -> None:
    """A process: these pairs, the first of which has that number."""
    leave_ctrl_c_to_parent()

    async def play() -> Played:
        played = Played()
        duels = [Duel(first + n, host, pair, board, played) for n, pair in enumerate(pairs)]
        await attend(board, process, [duel.run() for duel in duels])
        return played

    told.send(asyncio.run(play()))
