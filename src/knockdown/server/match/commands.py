"""What the pages of a match ask for, and who does it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Final

from knockdown.content.words import LANGUAGES, words_for
from knockdown.referee.forfeit import CONCEDED, LEFT, Forfeit
from knockdown.server.match.connection import Connection
from knockdown.server.match.create import shown
from knockdown.server.match.hints import give_hint
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.ops.logging import LOG, SHOWN
from knockdown.server.protocol import messages as m
from knockdown.server.protocol.messages import PHRASES, Said
from knockdown.server.protocol.refusals import (
    NO_LANGUAGE,
    NOT_AWAY,
    NOT_YOURS,
    OUR_FAULT,
    TOO_FAST,
    UNKNOWN_KEY,
    HandRefusal,
    Refusal,
)
from knockdown.server.protocol.scene import NOBODY

PAUSE: Final = 1.0  # seconds between two phrases of one seat, from however many screens


async def take(hosted: HostedMatch, connection: Connection, message: m.FromPage) -> None:
    """A decision that is being written is carried through, even if its sender leaves."""
    if isinstance(message, m.Hand):
        await obey(hosted, connection, message)
    else:
        await asyncio.shield(hosted.tasks.start(obey(hosted, connection, message)))


async def obey(hosted: HostedMatch, connection: Connection, message: m.FromPage) -> None:
    came = time.monotonic()
    try:
        doing = do(hosted, connection, message)
        if doing is not None:
            await doing
        if isinstance(message, m.Decide):  # nothing was delivered since everybody was told
            for each in hosted.connections:
                each.note_decided(came)
    except HandRefusal as refusal:
        if not (isinstance(message, m.Hand) and message.kind == "move"):  # the next one follows
            connection.refuse(refusal)
    except Refusal as refusal:
        connection.refuse(refusal)
    except Exception:
        LOG.exception("a message to match %s failed", hosted.id[:SHOWN])
        connection.refuse(Refusal(OUR_FAULT))


def do(hosted: HostedMatch, connection: Connection, message: m.FromPage) -> Awaitable[None] | None:
    match message:
        case m.Hand():
            hosted.build_table.move_hand(connection, message)
        case m.Decide():
            return hosted.decide(connection, message.revision, message.option)
        case m.Undo():
            return hosted.undo(connection, message.revision)
        case m.TakeScreen():
            return hosted.take_screen(connection, message.seat)
        case m.AskHint():
            give_hint(hosted, connection, message.revision)
        case m.StartTest():
            return hosted.build_table.start(connection, message.revision)
        case m.Concede():
            return concede(hosted, connection, message.revision, message.seat)
        case m.Claim():
            return claim(hosted, connection, message.revision)
        case m.Say():
            say(hosted, connection, message.key)
        case m.Speak():
            if message.lang not in LANGUAGES:
                raise Refusal(NO_LANGUAGE)
            hosted.speak(connection, message.lang)
        case m.Ping():
            connection.send(m.Pong(message.stamp))
    return None


def say(hosted: HostedMatch, connection: Connection, key: str) -> None:
    """Whoever only watches is silent."""
    if not connection.own:
        raise Refusal(NOT_YOURS)
    if key not in PHRASES:
        raise Refusal(UNKNOWN_KEY, key=shown(key))
    is_shared = len(connection.own) > 1
    seat = hosted.match.decider if is_shared else connection.own[0]
    now = time.monotonic()
    if now - hosted.spoke[seat] < PAUSE:
        raise Refusal(TOO_FAST, seconds=1)
    hosted.spoke[seat] = now
    for each in hosted.connections:
        each.send(Said(seat, key, words_for(each.lang).say(f"phrase-{key}")))


async def concede(hosted: HostedMatch, connection: Connection, revision: int, seat: int) -> None:
    async with hosted.lock:
        await hosted.settle_doubt()
        hosted.check_player(connection, revision)
        await hosted.end(Forfeit(conceding_seat(hosted, connection, seat), CONCEDED))
    hosted.tell()
    hosted.carry_on()


def conceding_seat(hosted: HostedMatch, connection: Connection, seat: int) -> int:
    """The own one. Of two people at one screen: the one named, or else who is asked."""
    if seat == NOBODY:
        is_shared = len(connection.own) > 1
        return hosted.match.decider if is_shared else connection.own[0]
    if seat not in connection.own:
        raise Refusal(NOT_YOURS)
    return seat


async def claim(hosted: HostedMatch, connection: Connection, revision: int) -> None:
    """Only against somebody who has been gone for the whole time of grace."""
    async with hosted.lock:
        await hosted.settle_doubt()
        hosted.check_player(connection, revision)
        if hosted.times.claim_in(connection) != 0:
            raise Refusal(NOT_AWAY)
        await hosted.end(Forfeit(1 - connection.own[0], LEFT))
    hosted.tell()
    hosted.carry_on()
