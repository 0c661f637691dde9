"""What of a match may be read back, and through whose eyes (5.2)."""

from __future__ import annotations

from knockdown.server.present.sight import EYES
from knockdown.server.protocol.refusals import NOT_OVER, NOT_UNDERSTOOD, Refusal
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.storage.models import Stored
from knockdown.server.storage.seats import seats_of, sole_viewer


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
