"""Whose eyes are on a screen (5.2), and when two people at one screen hand it over."""

from __future__ import annotations

from typing import Final, NamedTuple

from knockdown.engine.options import KEEP_SKILL, SHOW_SKILL, TEST_RESULT
from knockdown.referee.live import LiveMatch
from knockdown.server.match.connection import Connection, Sketch
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.storage.seats import sole_viewer

SECRET: Final = (KEEP_SKILL, SHOW_SKILL)
BOTH: Final = 2


class Eyes(NamedTuple):
    """The viewer of a scene, and the seat that has to take the screen first."""

    viewer: int
    handover: int = NOBODY


class Sight(NamedTuple):
    """Two screens with the same one are shown the same."""

    eyes: Eyes
    own: tuple[int, ...]
    lang: str
    sketch: Sketch


def sight_of(live: LiveMatch, connection: Connection, sketch: Sketch) -> Sight:
    own, lang = tuple(connection.own), connection.lang
    return Sight(eyes_of(live, connection), own, lang, sketch)


def eyes_of(live: LiveMatch, connection: Connection) -> Eyes:
    match = live.match
    if len(connection.own) < BOTH:
        return Eyes(sole_viewer(connection.own))
    if live.is_over:
        return Eyes(NOBODY)
    decider = match.decider
    if match.decision == TEST_RESULT:
        return Eyes(decider)  # whose unseen cards the scene leaves out
    if not is_secret(live):
        return Eyes(decider if not match.players[decider].hidden else NOBODY)
    if connection.has_screen == decider:
        return Eyes(decider)
    return Eyes(NOBODY, decider)


def is_secret(live: LiveMatch) -> bool:
    """3.3, 5.2: what the other player must not see. A tower is built before everybody's eyes,
    and so it is on the table (7.5)."""
    match = live.match
    if live.is_over or live.pending_test is not None or match.decision == TEST_RESULT:
        return False
    return match.decision in SECRET or bool(match.players[match.decider].hidden)


def look_again(live: LiveMatch, connection: Connection) -> None:
    """The other player comes back as soon as nothing is secret, or another one's secret is."""
    if connection.has_screen != NOBODY and not (
        is_secret(live) and live.match.decider == connection.has_screen
    ):
        connection.has_screen = NOBODY
