"""5.2: who may see what of a match, while it is played and in a replay.

Two things are secret: cards that only one player has seen, and Skills that are not face up.
The engine says what a player may know (`Match.view`) and what an event shows a player
(`Event.seen_by`). This module decides whose knowledge a screen, a list of events or a replay shows.

A *viewer* is a seat, or NONE for a screen that belongs to no single player: a spectator's, one
that two people share, a replay of both sides. An *audience* is what `Event.seen_by` takes: a
seat, PUBLIC or EVERYBODY.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from knockdown.engine.book import NONE
from knockdown.engine.events import EVERYBODY
from knockdown.engine.match import Match
from knockdown.engine.options import KEEP_SKILL, SHOW_SKILL, TEST_RESULT
from knockdown.engine.view import PlayerView, View

SEATS: Final = (0, 1)
VIEWERS: Final = (NONE, *SEATS)
PUBLIC: Final = 2  # an audience that knows what both players have seen
SECRET_CHOICES: Final = (KEEP_SKILL, SHOW_SKILL)


# ------------------------------------------------------------------------- whole matches
def is_open(*, has_people: bool, is_over: bool = False, is_brought: bool = False) -> bool:
    """Whether all of a match may be seen, because no player could learn anything from it.

    A match uploaded as a text is not being played.
    """
    return is_over or is_brought or not has_people


def viewers_for(own: Sequence[int], *, is_open: bool) -> tuple[int, ...]:
    """The viewers that a replay offers to the owner of these seats; the default comes first."""
    return VIEWERS if is_open else (sole_viewer(own),)


def audience(viewer: int, *, is_open: bool) -> int:
    """The audience of events: a player, the public, or those who may see everything."""
    if viewer != NONE:
        return viewer
    return EVERYBODY if is_open else PUBLIC


def is_choice_secret(match: Match, audience: int) -> bool:
    """3.3: which Skill is kept or shown is hidden from the other player."""
    return match.decision in SECRET_CHOICES and audience not in (match.decider, EVERYBODY)


# --------------------------------------------------------------------- one screen, now
class Viewing(NamedTuple):
    """Whose view a screen shows, and the seat that has to take the screen first."""

    viewer: int
    handover: int = NONE


def viewing(
    match: Match, own: Sequence[int], holder: int = NONE, *, is_over: bool = False
) -> Viewing:
    """The viewing of a screen with these seats. If two people share it, `holder` looks alone."""
    if len(own) < len(SEATS):
        return Viewing(sole_viewer(own))
    if match.is_over or is_over:
        return Viewing(NONE)
    if is_private(match) and match.decider != holder:
        return Viewing(NONE, match.decider)
    return Viewing(match.decider)


def sole_viewer(own: Sequence[int]) -> int:
    return own[0] if len(own) == 1 else NONE


def is_private(match: Match) -> bool:
    """3.3: whether of two people at one screen only the one who decides may look now.

    A tower is built before both, and so it is on the table (7.5).
    """
    if match.is_over or match.decision == TEST_RESULT:
        return False
    return match.decision in SECRET_CHOICES or bool(match.players[match.decider].hidden)


def still_alone(match: Match, holder: int) -> bool:
    """Whether `holder` keeps looking alone; else the other player comes back."""
    return holder != NONE and is_private(match) and match.decider == holder


def view_for(match: Match, viewer: int, *, is_open: bool = False, is_shared: bool = False) -> View:
    """What a screen may show: a player's view, or what both know, or if open what either knows.

    Of the last two `viewer` is a seat all the same, the one whose turn it is, so that ranges
    are told from somebody's side. On a shared screen both look on unless something is private.
    """
    if viewer in SEATS:
        view = match.view(viewer)
        if is_shared and not (is_private(match) and viewer == match.decider):
            hide(view.you)
        return view
    seat = match.active if match.active in SEATS else 0
    view = match.view(seat)
    view.options = []
    if is_open:
        view.players[1 - seat] = match.view(1 - seat).players[1 - seat]
    else:
        hide(view.players[seat])
    return view


def hide(player: PlayerView) -> None:
    """Add what the opponent knows."""
    player.hidden = []
    player.dealt = []
    player.received = []
    player.passed = []
    player.kept_first = player.kept_first if player.shown & 1 else NONE
    player.kept_second = player.kept_second if player.shown & 2 else NONE
    player.to_show = player.to_show if player.shown else NONE
