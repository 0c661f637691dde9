"""Whose eyes are on a screen (5.2), and when two people at one screen hand it over."""

from __future__ import annotations

from typing import Final, NamedTuple

from knockdown.engine.match import Match
from knockdown.engine.options import KEEP_SKILL, SHOW_SKILL
from knockdown.knockout.pending import pending_test
from knockdown.server.connections import Connection
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.seats import sole_viewer

SECRET: Final = (KEEP_SKILL, SHOW_SKILL)
BOTH: Final = 2


class Eyes(NamedTuple):
    """The viewer of a scene, and the seat that has to take the screen first."""

    viewer: int
    handover: int = NOBODY


def eyes_of(match: Match, connection: Connection) -> Eyes:
    if len(connection.own) < BOTH:
        return Eyes(sole_viewer(connection.own))
    if match.is_over:
        return Eyes(NOBODY)
    decider = match.decider
    if not is_secret(match):
        return Eyes(decider if not match.players[decider].hidden else NOBODY)
    if connection.has_screen == decider:
        return Eyes(decider)
    return Eyes(NOBODY, decider)


def is_secret(match: Match) -> bool:
    """3.3, 5.2: what the other player must not see. A tower is built before everybody's eyes."""
    if match.is_over or pending_test(match) is not None:
        return False
    return match.decision in SECRET or bool(match.players[match.decider].hidden)


def look_again(match: Match, connection: Connection) -> None:
    """The other player comes back as soon as nothing is secret, or another one's secret is."""
    if connection.has_screen != NOBODY and not (
        is_secret(match) and match.decider == connection.has_screen
    ):
        connection.has_screen = NOBODY
