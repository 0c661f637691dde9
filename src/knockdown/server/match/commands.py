"""What the pages of a match ask for, and who does it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

from knockdown.content.words import LANGUAGES
from knockdown.server.match.connection import Connection
from knockdown.server.match.endings import claim, concede
from knockdown.server.match.hints import give_hint
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.saying import say
from knockdown.server.ops.logging import LOG, SHOWN
from knockdown.server.protocol import messages as m
from knockdown.server.protocol.refusals import NO_LANGUAGE, OUR_FAULT, HandRefusal, Refusal
from knockdown.server.sockets.session import refuse


async def take(hosted: HostedMatch, connection: Connection, message: m.FromPage) -> None:
    """A decision that is being written is carried through, even if its sender leaves."""
    if isinstance(message, m.Hand):
        await obey(hosted, connection, message)
    else:
        await asyncio.shield(hosted.errands.start(obey(hosted, connection, message)))


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
            refuse(connection, refusal)
    except Refusal as refusal:
        refuse(connection, refusal)
    except Exception:
        LOG.exception("a message to match %s failed", hosted.id[:SHOWN])
        refuse(connection, Refusal(OUR_FAULT))


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
