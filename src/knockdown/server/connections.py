"""One screen that looks at a match: what it was told, and what it is still to be told.

Memory stays constant for a screen that does not read: a tower's pictures
replace each other, and whoever is behind with more than a few messages is cut off.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from knockdown.server.protocol.messages import ToPage
from knockdown.server.protocol.scene import NOBODY

MOST_WAITING: Final = 64  # messages
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """`send` and `show` never wait; `deliver` does, beside everything else."""

    def __init__(self, own: Sequence[int], lang: str) -> None:
        self.own = own  # the seats it may play
        self.lang = lang
        self.told = 0  # parts of the story
        self.has_screen = NOBODY  # the one of two people who looks alone
        self.asks_hint = False
        self.behind = asyncio.Event()  # with more than it may be: time to cut it off
        self.waiting: deque[bytes] = deque()
        self.picture: bytes | None = None  # of a tower; only the latest matters
        self.news = asyncio.Event()

    def send(self, message: ToPage) -> None:
        """To be delivered in order; it also makes an older picture pointless."""
        self.picture = None
        if len(self.waiting) >= MOST_WAITING:
            self.behind.set()
        else:
            self.waiting.append(ENCODER.encode(message))
        self.news.set()

    def show(self, picture: bytes) -> None:
        self.picture = picture
        self.news.set()

    async def deliver(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Until it is stopped."""
        while True:
            await self.news.wait()
            self.news.clear()
            while (message := self.next()) is not None:
                await send(message)

    def next(self) -> bytes | None:
        if self.waiting:
            return self.waiting.popleft()
        picture, self.picture = self.picture, None
        return picture
