"""One screen, usually one that shows a match: what it has been sent, and what is still queued.

Memory stays bounded for a screen that does not read: a tower's pictures replace each other, so do
scenes, and a screen that is behind by more than a few messages, or by much data, is disconnected.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from knockdown.server.ops.metrics import DELIVERY, PICTURES, REFUSALS
from knockdown.server.protocol.messages import ToPage
from knockdown.server.protocol.practice import ToLearner
from knockdown.server.protocol.refusals import Refusal
from knockdown.server.protocol.rooms import ToGuest
from knockdown.server.protocol.scene import NOBODY

MOST_WAITING: Final = 64  # messages
MOST_BYTES: Final = 512 * 1024  # in all of them: several times the largest scene
PATIENCE: Final = 15.0  # seconds in which a message must be accepted, at least by the network
ENCODER: Final = msgspec.json.Encoder()
SENT: Final = PICTURES.labels("sent")
DROPPED: Final = PICTURES.labels("dropped")


class Baseline(NamedTuple):
    """What a scene continues from: so many parts of the story, or `fresh`: it tells all of them."""

    told: int
    fresh: bool


class Waiting(NamedTuple):
    """A queued message, and when the decision behind it arrived (0: there was none)."""

    data: bytes
    decided: float = 0.0
    is_picture: bool = False
    scene: Baseline | None = None


class Connection:
    """`send` and `show` only queue; `deliver` runs as a task and waits for the network."""

    def __init__(self, own: Sequence[int], lang: str) -> None:
        self.own = own  # the seats it may play
        self.lang = lang
        self.told = 0  # parts of the story
        self.has_screen = NOBODY  # the one of two people who looks alone
        self.asks_hint = False
        self.behind = asyncio.Event()  # too far behind: time to disconnect it
        self.farewell: Refusal | None = None  # why it is disconnected, if it is not its own fault
        self.waiting: deque[Waiting] = deque()
        self.picture: bytes | None = None  # of a tower; only the latest matters
        self.news = asyncio.Event()

    def send(self, message: ToPage | ToGuest | ToLearner) -> None:
        """Queue it in order; an older picture is dropped."""
        self.pass_on(ENCODER.encode(message))

    def refuse(self, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.reason).inc()
        self.send(refusal.refused(self.lang))

    def pass_on(self, data: bytes, scene: Baseline | None = None) -> None:
        """The same with an encoded message, from another server or for many screens.

        A scene is complete: it is queued last and replaces an older one.
        """
        self.drop_picture()
        decided = 0.0 if scene is None else self.drop_scene()
        if self.has_room_for(data):
            self.waiting.append(Waiting(data, decided, scene=scene))
        else:
            self.behind.set()
        self.news.set()

    def has_room_for(self, data: bytes) -> bool:
        """An empty queue takes a message of any size."""
        waiting = sum(len(each.data) for each in self.waiting)
        fits = not waiting or waiting + len(data) <= MOST_BYTES
        return fits and len(self.waiting) < MOST_WAITING

    @property
    def untold(self) -> Waiting | None:
        """The queued scene, at most one: the next one replaces it and includes its events."""
        return next((each for each in self.waiting if each.scene is not None), None)

    def drop_scene(self) -> float:
        """Remove the queued one, if any; returns when the decision behind it arrived."""
        untold = self.untold
        if untold is None:
            return 0.0
        self.waiting.remove(untold)
        return untold.decided

    def next_baseline(self, *, fresh: bool) -> Baseline:
        """What the next scene continues from."""
        untold = self.untold
        before = (untold and untold.scene) or Baseline(self.told, False)
        return Baseline(before.told, fresh or before.fresh)

    def show(self, picture: bytes) -> None:
        self.drop_picture()
        self.picture = picture
        self.news.set()

    def drop_picture(self) -> None:
        if self.picture is not None:
            self.picture = None
            DROPPED.inc()

    def cut(self, farewell: Refusal) -> None:
        """Disconnect it with a reason; it may reconnect."""
        self.farewell = farewell
        self.behind.set()

    def note_decided(self, when: float) -> None:
        """The last message is about a decision that arrived then."""
        if self.waiting:
            last = self.waiting[-1]
            self.waiting[-1] = last._replace(decided=last.decided or when)

    async def deliver(self, send: Callable[[Waiting], Awaitable[None]]) -> None:
        """Runs until it is cancelled or the screen stops reading."""
        while True:
            await self.news.wait()
            self.news.clear()
            while (message := self.next()) is not None:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await send(message)
                except TimeoutError:
                    self.behind.set()
                    return
                if message.decided:
                    DELIVERY.observe(time.monotonic() - message.decided)

    def next(self) -> Waiting | None:
        if self.waiting:
            return self.waiting.popleft()
        picture, self.picture = self.picture, None
        if picture is None:
            return None
        SENT.inc()
        return Waiting(picture, is_picture=True)
