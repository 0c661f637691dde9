"""Who may see what (5.2) of a match on this server: the rules are in `referee.visibility`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from knockdown.referee import visibility
from knockdown.referee.live import LiveMatch
from knockdown.referee.visibility import VIEWERS, Viewing, still_alone, viewers_for, viewing
from knockdown.server.match.connection import Baseline, Connection
from knockdown.server.protocol.refusals import NOT_OVER, NOT_UNDERSTOOD, Refusal
from knockdown.server.protocol.scene import NOBODY, Mode
from knockdown.server.storage.models import Stored, seats_of


class SceneKey(NamedTuple):
    """Screens that agree in all of this are sent the same scene."""

    viewing: Viewing
    own: tuple[int, ...]
    lang: str
    baseline: Baseline


def scene_key(live: LiveMatch, connection: Connection, baseline: Baseline) -> SceneKey:
    own, lang = tuple(connection.own), connection.lang
    return SceneKey(viewing_on(live, connection), own, lang, baseline)


def viewing_on(live: LiveMatch, connection: Connection) -> Viewing:
    return viewing(live.match, connection.own, connection.has_screen, is_over=live.is_over)


def give_back_screen(live: LiveMatch, connection: Connection) -> None:
    """The other player may look again once nothing of the first one's is secret."""
    if live.is_over or not still_alone(live.match, connection.has_screen):
        connection.has_screen = NOBODY


def is_open(match: Stored) -> bool:
    has_people = not all(seat.is_computer for seat in match.seats)
    return visibility.is_open(has_people=has_people, is_over=match.over, is_brought=match.brought)


def check_open(match: Stored) -> None:
    """For what reveals everything: the text with its seed, and new matches that begin like it."""
    if not is_open(match):
        raise Refusal(NOT_OVER)


def viewer_for(match: Stored, owner: str, wanted: int | None) -> int:
    """The view that was asked for, or the usual one; another player's view is refused."""
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
