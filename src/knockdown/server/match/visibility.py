"""Who may see what (5.2) of a match on this server: the rules are in `referee.visibility`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from knockdown.referee import visibility
from knockdown.referee.live import LiveMatch
from knockdown.referee.visibility import VIEWERS, Viewing, still_alone, viewers_for, viewing
from knockdown.server.match.connection import Connection, Sketch
from knockdown.server.protocol.refusals import NOT_OVER, NOT_UNDERSTOOD, Refusal
from knockdown.server.protocol.scene import NOBODY, Mode
from knockdown.server.storage.models import Stored, seats_of


class Sight(NamedTuple):
    """Two screens with the same one are shown the same."""

    eyes: Viewing
    own: tuple[int, ...]
    lang: str
    sketch: Sketch


def sight_of(live: LiveMatch, connection: Connection, sketch: Sketch) -> Sight:
    own, lang = tuple(connection.own), connection.lang
    return Sight(eyes_of(live, connection), own, lang, sketch)


def eyes_of(live: LiveMatch, connection: Connection) -> Viewing:
    return viewing(live.match, connection.own, connection.has_screen, is_over=live.is_over)


def look_again(live: LiveMatch, connection: Connection) -> None:
    """The other player comes back as soon as nothing is secret, or another one's secret is."""
    if live.is_over or not still_alone(live.match, connection.has_screen):
        connection.has_screen = NOBODY


def is_open(match: Stored) -> bool:
    has_people = not all(seat.is_computer for seat in match.seats)
    return visibility.is_open(has_people=has_people, is_over=match.over, is_brought=match.brought)


def check_open(match: Stored) -> None:
    """For what tells everything: the text with its seed, and matches that begin like this one."""
    if not is_open(match):
        raise Refusal(NOT_OVER)


def viewer_for(match: Stored, owner: str, wanted: int | None) -> int:
    """The view that was asked for, or the usual one; a view of somebody else's is refused."""
    if wanted is not None and wanted not in VIEWERS:
        raise Refusal(NOT_UNDERSTOOD)
    allowed = viewers_for(seats_of(match.seats, owner), is_open=is_open(match))
    if wanted is None:
        return allowed[0]
    if wanted not in allowed:
        raise Refusal(NOT_OVER)
    return wanted


def mode_of(own: Sequence[int]) -> Mode:
    if len(own) == 2:
        return "shared"
    return "alone" if own else "watched"
