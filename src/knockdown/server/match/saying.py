"""Somebody at the table says one of the phrases; nothing of it is kept."""

from __future__ import annotations

import time
from typing import Final

from knockdown.content.words import words_for
from knockdown.server.match.connection import Connection
from knockdown.server.match.create import shown
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.protocol.messages import Said
from knockdown.server.protocol.phrases import PHRASES
from knockdown.server.protocol.refusals import NOT_YOURS, TOO_FAST, UNKNOWN_KEY, Refusal

PAUSE: Final = 1.0  # seconds between two phrases of one seat, from however many screens


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
