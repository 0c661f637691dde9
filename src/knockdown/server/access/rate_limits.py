"""Rate limits per connection and per address; `settings.Limits` has the figures and reasons.

Requests beyond a limit are refused with a message. A connection is closed only
after many refusals. Addresses that were quiet for a while are forgotten, so the
limiter needs no more than a few megabytes.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from knockdown.server.ops.logging import note
from knockdown.server.ops.metrics import REFUSALS
from knockdown.server.protocol.refusals import (
    TOO_FAST,
    TOO_MANY,
    Refusal,
)
from knockdown.server.settings import Limits, Rate

MOST_ADDRESSES: Final = 10_000
SILENCE: Final = 60.0  # seconds between two log lines about one address
WIDTHS: Final = {4: (32, 24), 6: (64, 48)}  # prefix lengths: of one household, and for the log


class Abuse(Refusal):
    """Too many refusals on one connection, which is closed now."""


class Bucket:
    """A token bucket: holds what may still be used, and refills as time passes."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.at_once
        self.at = now

    def fill(self, now: float) -> None:
        rate = self.rate
        self.left = min(rate.at_once, self.left + (now - self.at) * rate.a_second)
        self.at = now

    def take(self, now: float, count: float = 1) -> float:
        """0 if this many could be taken, else the seconds until they can.

        A count above the capacity takes the whole capacity.
        """
        self.fill(now)
        count = min(count, self.rate.at_once)
        if self.left < count:
            return (count - self.left) / self.rate.a_second
        self.left -= count
        return 0.0

    def owe(self, now: float, count: int) -> bool:
        """Take what has already been used. Returns whether that was more than allowed."""
        self.fill(now)
        self.left -= count
        return self.left < 0


class Address:
    """The recent use by one address."""

    __slots__ = (
        "codes",
        "connections",
        "frames",
        "hands",
        "matches",
        "mentioned",
        "messages",
        "requests",
        "texts",
        "towers",
    )

    def __init__(self, limits: Limits, now: float) -> None:
        self.messages = Bucket(limits.all_messages, now)
        self.hands = Bucket(limits.all_hands, now)
        self.frames = Bucket(limits.all_frames, now)
        self.requests = Bucket(limits.requests, now)
        self.matches = Bucket(limits.matches, now)
        self.texts = Bucket(limits.texts, now)
        self.towers = Bucket(limits.towers, now)
        self.codes = Bucket(limits.codes, now)
        self.connections = 0
        self.mentioned = -math.inf  # when it was last logged


class Limiter:
    """The buckets of all recent addresses, the latest at the end."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.addresses: OrderedDict[str, Address] = OrderedDict()

    def address(self, host: str) -> Address:
        household = network_of(host, 0)
        found = self.addresses.get(household)
        if found is None:
            found = self.addresses[household] = Address(self.limits, self.clock())
            self.forget()
        else:
            self.addresses.move_to_end(household)
        return found

    def forget(self) -> None:
        """Forget the addresses quiet for longest; connected ones are moved to the end instead."""
        for _ in range(len(self.addresses) - MOST_ADDRESSES):
            household, oldest = self.addresses.popitem(last=False)
            if oldest.connections:
                self.addresses[household] = oldest

    def ask(self, host: str, weight: int = 1) -> None:
        """Count an HTTP request or a new connection."""
        check(self.address(host).requests.take(self.clock(), weight))

    def make_match(self, host: str, weight: int = 1) -> None:
        check(self.address(host).matches.take(self.clock(), weight))

    def bring_text(self, host: str) -> None:
        check(self.address(host).texts.take(self.clock()))

    def lay_tower(self, host: str) -> None:
        check(self.address(host).towers.take(self.clock()))

    def try_code(self, host: str) -> None:
        check(self.address(host).codes.take(self.clock()))

    def connect(self, host: str) -> Visitor:
        address = self.address(host)
        if address.connections >= self.limits.connections:
            raise Refusal(TOO_MANY)
        return Visitor(self, address)

    def stream(self, host: str) -> Stream:
        return Stream(self, self.address(host))

    def should_log(self, host: str) -> bool:
        """Whether to log this address now; not at every refusal, to keep the log short."""
        address, now = self.address(host), self.clock()
        if now - address.mentioned < SILENCE:
            return False
        address.mentioned = now
        return True


class Visitor:
    """One connection, until it is closed."""

    def __init__(self, limiter: Limiter, address: Address) -> None:
        now = limiter.clock()
        self.clock = limiter.clock
        self.address = address
        self.messages = Bucket(limiter.limits.messages, now)
        self.hands = Bucket(limiter.limits.hands, now)
        self.strikes = Bucket(limiter.limits.strikes, now)
        address.connections += 1

    def leave(self) -> None:
        self.address.connections -= 1

    def say(self, *, is_hand: bool = False, weight: int = 1) -> None:
        """Count a message. Movements of the hand have a budget of their own."""
        now = self.clock()
        if is_hand:
            wait = self.hands.take(now) or self.address.hands.take(now)
        else:
            wait = self.messages.take(now, weight) or self.address.messages.take(now, weight)
        if wait and self.strikes.take(now):
            raise Abuse(TOO_FAST, seconds=math.ceil(wait))
        check(wait)


class Stream:
    """The WebSocket frames of one connection, whether it was accepted or not."""

    __slots__ = ("address", "clock", "frames")

    def __init__(self, limiter: Limiter, address: Address) -> None:
        self.clock = limiter.clock
        self.address = address
        self.frames = Bucket(limiter.limits.frames, limiter.clock())

    def is_too_much(self, frames: int) -> bool:
        """Count frames that have arrived. Returns whether they exceed the limit."""
        now = self.clock()
        is_own = self.frames.owe(now, frames)
        return self.address.frames.owe(now, frames) or is_own


def check(wait: float) -> None:
    if wait:
        raise Refusal(TOO_FAST, seconds=math.ceil(wait))


def network_of(host: str, width: int) -> str:
    """The network that counts as one address (0), or the part of it that may be logged (1).

    In IPv6 a household has a whole network of addresses.
    """
    try:
        address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return str(ip_network((address, WIDTHS[address.version][width]), strict=False))


def mention(limiter: Limiter, host: str, refusal: Refusal) -> None:
    """Count a refusal in the metrics, and log it now and then."""
    REFUSALS.labels(refusal.reason).inc()
    if limiter.should_log(host):
        note("refused for asking too much", reason=refusal.reason, network=network_of(host, 1))
