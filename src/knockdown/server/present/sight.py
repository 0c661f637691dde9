"""Whose eyes a scene is for, and the match as these eyes may see it (5.2)."""

from __future__ import annotations

from typing import Final

from knockdown.engine.book import NONE
from knockdown.engine.events import EVERYBODY
from knockdown.engine.match import Match
from knockdown.engine.view import PlayerView, View
from knockdown.server.protocol.scene import NOBODY
from knockdown.telling.speech import NOBODY as THE_PUBLIC

SEATS: Final = (0, 1)
EYES: Final = (NOBODY, *SEATS)  # whose eyes a replay can have


def audience(viewer: int, *, is_open: bool) -> int:
    """For whom events are told: a seat, what both have seen, or everything."""
    if viewer != NOBODY:
        return viewer
    return EVERYBODY if is_open else THE_PUBLIC


def view_for(match: Match, viewer: int, *, is_open: bool) -> View:
    """A player's own view; for nobody's eyes what both know, or what either knows if open.

    Of the last two `viewer` is a seat all the same, the one whose turn it is, so
    that ranges are told from somebody's side.
    """
    if viewer in SEATS:
        return match.view(viewer)
    seat = match.active if match.active in SEATS else 0
    view = match.view(seat)
    view.options = []
    if is_open:
        view.players[1 - seat] = match.view(1 - seat).players[1 - seat]
    else:
        hide(view.players[seat])
    return view


def hide(player: PlayerView) -> None:
    """Leave what the opponent knows, too."""
    player.hidden = []
    player.dealt = []
    player.received = []
    player.passed = []
    player.kept_first = player.kept_first if player.shown & 1 else NONE
    player.kept_second = player.kept_second if player.shown & 2 else NONE
    player.to_show = player.to_show if player.shown else NONE
