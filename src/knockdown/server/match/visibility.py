"""Whose eyes are on a screen (5.2), and when two people at one screen hand it over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from knockdown.engine.options import KEEP_SKILL, SHOW_SKILL, TEST_RESULT
from knockdown.referee.live import LiveMatch
from knockdown.server.match.connection import Connection, Sketch
from knockdown.server.present.sight import EYES
from knockdown.server.protocol.refusals import NOT_OVER, NOT_UNDERSTOOD, Refusal
from knockdown.server.protocol.scene import NOBODY, Mode
from knockdown.server.storage.models import Stored, seats_of

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


def is_open(match: Stored) -> bool:
    """Whether nobody plays who could learn something: not even one person with both seats."""
    return match.over or match.brought or all(seat.is_computer for seat in match.seats)


def check_open(match: Stored) -> None:
    """For what tells everything: the text with its seed, and matches that begin like this one."""
    if not is_open(match):
        raise Refusal(NOT_OVER)


def viewer_for(match: Stored, owner: str, wanted: int | None) -> int:
    """Whose eyes were asked for, or those one has; nobody's see both sides once all is open."""
    if wanted is not None and wanted not in EYES:
        raise Refusal(NOT_UNDERSTOOD)
    if is_open(match):
        return NOBODY if wanted is None else wanted
    own = sole_viewer(seats_of(match.seats, owner))
    if wanted not in (None, own):
        raise Refusal(NOT_OVER)
    return own


def mode_of(own: Sequence[int]) -> Mode:
    if len(own) == 2:
        return "shared"
    return "alone" if own else "watched"


def sole_viewer(own: Sequence[int]) -> int:
    """5.2: whose eyes a screen has that is not shared."""
    return own[0] if len(own) == 1 else NOBODY
