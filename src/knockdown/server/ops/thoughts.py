"""What a process that thinks for computers is asked. It rebuilds the match; a player sees a view.

Matches travel as plain data: the classes of the compiled engine do not.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final, NamedTuple

from knockdown import content
from knockdown.engine.match import Match, from_dict
from knockdown.knockout.orphans import end_with_parent
from knockdown.players import player_named
from knockdown.players.chance import chance_for
from knockdown.referee.errors import NotationError, OtherVersion
from knockdown.referee.notation import parse_match
from knockdown.server.match.log import LONGEST, setup_of, summary_of
from knockdown.server.protocol.refusals import BROKEN_TEXT, OTHER_VERSION, TOO_LARGE
from knockdown.server.storage.models import SetupData, Summary
from knockdown.telling.hints import adviser, hint_rng, tips

MANNERS: Final = 5  # whoever builds a tower or waits for an answer goes first

Save = dict[str, object]


class ReadText(NamedTuple):
    """A match text that could be read, or the reason why not and what it is about."""

    setup: SetupData | None
    summary: Summary | None
    reason: str = ""
    details: Mapping[str, str | int] | None = None


def settle_in() -> None:
    """The first thing such a process does: it reads the boxes, and ends with the server."""
    if hasattr(os, "nice"):
        os.nice(MANNERS)
    end_with_parent()
    content.load()


def ready() -> bool:
    return True


def choose(save: Save, seat: int, level: str, moves: int) -> int:
    """The place of a computer's answer among the options."""
    match = match_from(save)
    view = match.view(seat)
    option = player_named(level).choose(view, chance_for(match.seed, moves))
    return view.options.index(option)


def advise(save: Save, seat: int, hand: str, moves: int) -> list[tuple[int, int]]:
    """The places of the best answers, with the chance in percent to win with each."""
    view = match_from(save).view(seat)
    found = tips(view, adviser(hand).advise(view, hint_rng(moves)))
    return [(tip.number - 1, tip.percent) for tip in found]


def match_from(save: Save) -> Match:
    return from_dict(content.load().book, save)


def read_text(text: str) -> ReadText:
    """Reading a long text takes a while, and a crafted one longer."""
    try:
        record = parse_match(text)
    except OtherVersion as error:
        told = {"written": error.written, "known": error.known}
        return ReadText(None, None, OTHER_VERSION[error.kind], told)
    except NotationError as error:
        return ReadText(None, None, BROKEN_TEXT, {"line": error.line})
    if len(record.moves) > LONGEST:
        return ReadText(None, None, TOO_LARGE)
    return ReadText(setup_of(record), summary_of(record.match(), len(record.moves), record.forfeit))
