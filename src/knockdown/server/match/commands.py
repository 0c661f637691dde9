"""What people at their screens ask of a match, and how it is carried out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import Final, assert_never

from knockdown.content.words import LANGUAGES, words_for
from knockdown.referee.forfeit import CONCEDED, LEFT, Forfeit
from knockdown.server.match.connection import Connection
from knockdown.server.match.create import shown
from knockdown.server.match.hints import give_hint
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.tower import BuildTable
from knockdown.server.match.visibility import viewing_on
from knockdown.server.ops.logging import LOG, SHOWN
from knockdown.server.protocol import messages as m
from knockdown.server.protocol.messages import PHRASES, Said
from knockdown.server.protocol.refusals import (
    NO_LANGUAGE,
    NOT_AWAY,
    NOT_YOURS,
    OLD_REVISION,
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
        await carry_out(hosted, connection, message)
    else:
        await asyncio.shield(hosted.tasks.start(carry_out(hosted, connection, message)))


async def carry_out(hosted: HostedMatch, connection: Connection, message: m.FromPage) -> None:
    came = time.monotonic()
    try:
        doing = dispatch(hosted, connection, message)
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


def dispatch(
    hosted: HostedMatch, connection: Connection, message: m.FromPage
) -> Awaitable[None] | None:
    match message:
        case m.Hand():
            hosted.actor(BuildTable).move_hand(connection, message)
        case m.Decide():
            return decide(hosted, connection, message.revision, message.option)
        case m.Undo():
            return undo(hosted, connection, message.revision)
        case m.TakeScreen():
            return take_screen(hosted, connection, message.seat)
        case m.AskHint():
            give_hint(hosted, connection, message.revision)
        case m.StartTest():
            return hosted.actor(BuildTable).start(connection, message.revision)
        case m.Concede():
            return concede(hosted, connection, message.revision, message.seat)
        case m.Claim():
            return claim(hosted, connection, message.revision)
        case m.Say():
            say(hosted, connection, message.key)
        case m.Speak():
            speak(hosted, connection, message.lang)
        case m.Ping():
            connection.send(m.Pong(message.stamp))
        case _:
            assert_never(message)
    return None


async def decide(hosted: HostedMatch, connection: Connection, revision: int, words: str) -> None:
    async with hosted.turn() as turn:
        hosted.check_answer(connection, revision)
        await turn.decide(hosted.option(words))


async def undo(hosted: HostedMatch, connection: Connection, revision: int) -> None:
    async with hosted.turn() as turn:
        turn.check_length()
        seat = undoing_seat(hosted, connection)
        if revision != hosted.revision:
            raise Refusal(OLD_REVISION)
        await turn.undo(seat)


def undoing_seat(hosted: HostedMatch, connection: Connection) -> int:
    """The own one. Of two people at one screen: the one who decided last."""
    if not connection.own:
        raise Refusal(NOT_YOURS)
    deciders = hosted.live.deciders
    is_shared = len(connection.own) > 1
    return deciders[-1] if is_shared and deciders else connection.own[0]


async def concede(hosted: HostedMatch, connection: Connection, revision: int, seat: int) -> None:
    async with hosted.turn() as turn:
        hosted.check_player(connection, revision)
        await turn.end(Forfeit(conceding_seat(hosted, connection, seat), CONCEDED))


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
    async with hosted.turn() as turn:
        hosted.check_player(connection, revision)
        if hosted.times.claim_in(connection.own) != 0:
            raise Refusal(NOT_AWAY)
        await turn.end(Forfeit(1 - connection.own[0], LEFT))


async def take_screen(hosted: HostedMatch, connection: Connection, seat: int) -> None:
    """5.2: one of two people at one screen says that the other is not looking."""
    async with hosted.lock:  # not in the middle of somebody's turn
        if viewing_on(hosted.live, connection).handover != seat or seat == NOBODY:
            raise Refusal(NOT_YOURS)
        connection.has_screen = seat
        hosted.send_scene(connection)


def say(hosted: HostedMatch, connection: Connection, key: str) -> None:
    """Spectators are silent."""
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


def speak(hosted: HostedMatch, connection: Connection, lang: str) -> None:
    """From now on in another language."""
    if lang not in LANGUAGES:
        raise Refusal(NO_LANGUAGE)
    connection.lang = lang
    hosted.send_scene(connection, fresh=True)
