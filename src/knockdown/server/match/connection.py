"""One screen, mostly one that looks at a match: what it was told, and what it is still to be told.

Memory stays constant for a screen that does not read: a tower's pictures
replace each other, so do scenes, and whoever is behind with more than a few messages, or with
much in them, is cut off.
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
PATIENCE: Final = 15.0  # seconds in which a message must be taken, at least by the network
ENCODER: Final = msgspec.json.Encoder()
SENT: Final = PICTURES.labels("sent")
DROPPED: Final = PICTURES.labels("dropped")


class Sketch(NamedTuple):
    """What a scene goes on from: so much of the story was told before, or it tells all anew."""

    told: int
    fresh: bool


class Waiting(NamedTuple):
    """A message to be delivered, and when the decision came in that led to it (0: none did)."""

    data: bytes
    decided: float = 0.0
    is_picture: bool = False
    scene: Sketch | None = None


class Connection:
    """`send` and `show` never wait; `deliver` does, beside everything else."""

    def __init__(self, own: Sequence[int], lang: str) -> None:
        self.own = own  # the seats it may play
        self.lang = lang
        self.told = 0  # parts of the story
        self.has_screen = NOBODY  # the one of two people who looks alone
        self.asks_hint = False
        self.behind = asyncio.Event()  # with more than it may be: time to cut it off
        self.farewell: Refusal | None = None  # why it is cut off, if it is not its own fault
        self.waiting: deque[Waiting] = deque()
        self.picture: bytes | None = None  # of a tower; only the latest matters
        self.news = asyncio.Event()

    def send(self, message: ToPage | ToGuest | ToLearner) -> None:
        """To be delivered in order; it also makes an older picture pointless."""
        self.pass_on(ENCODER.encode(message))

    def refuse(self, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.reason).inc()
        self.send(refusal.refused(self.lang))

    def pass_on(self, data: bytes, scene: Sketch | None = None) -> None:
        """The same with a message that is written already, by another server or for many.

        A scene tells everything: it comes after whatever else waits, instead of an older one.
        """
        self.drop_picture()
        decided = 0.0 if scene is None else self.drop_scene()
        if self.has_room_for(data):
            self.waiting.append(Waiting(data, decided, scene=scene))
        else:
            self.behind.set()
        self.news.set()

    def has_room_for(self, data: bytes) -> bool:
        """Whoever waits for nothing may be sent anything."""
        waiting = sum(len(each.data) for each in self.waiting)
        fits = not waiting or waiting + len(data) <= MOST_BYTES
        return fits and len(self.waiting) < MOST_WAITING

    @property
    def untold(self) -> Waiting | None:
        """The scene that still waits: the next one takes its place, and tells what it would have
        told. So there is never more than one."""
        return next((each for each in self.waiting if each.scene is not None), None)

    def drop_scene(self) -> float:
        """The one that waits, if one does; tells when the decision came in that led to it."""
        untold = self.untold
        if untold is None:
            return 0.0
        self.waiting.remove(untold)
        return untold.decided

    def next_sketch(self, *, fresh: bool) -> Sketch:
        """What the next scene goes on from."""
        untold = self.untold
        before = (untold and untold.scene) or Sketch(self.told, False)
        return Sketch(before.told, fresh or before.fresh)

    def show(self, picture: bytes) -> None:
        self.drop_picture()
        self.picture = picture
        self.news.set()

    def drop_picture(self) -> None:
        if self.picture is not None:
            self.picture = None
            DROPPED.inc()

    def cut(self, farewell: Refusal) -> None:
        """There is nothing more to be had here; whoever comes again may be luckier."""
        self.farewell = farewell
        self.behind.set()

    def note_decided(self, when: float) -> None:
        """The last message tells of a decision that came in then."""
        if self.waiting:
            last = self.waiting[-1]
            self.waiting[-1] = last._replace(decided=last.decided or when)

    async def deliver(self, send: Callable[[Waiting], Awaitable[None]]) -> None:
        """Until it is stopped, or nothing is taken any more."""
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
