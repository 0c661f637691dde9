"""An end that is not in the rules, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from knockdown.content.clauses import id_of
from knockdown.referee.forfeit import Forfeit
from knockdown.telling.speech import Speech


def forfeit_text(speech: Speech, fighters: Sequence[int], forfeit: Forfeit) -> str:
    """Who gives up, is out of time or did not come back."""
    who = speech.who(forfeit.seat, fighters[forfeit.seat])
    return speech.say(id_of("event-forfeited", forfeit.reason), **who)


def victory_text(speech: Speech, fighters: Sequence[int], forfeit: Forfeit) -> str:
    """Who wins the match because of it."""
    return speech.say("event-match-ended", **speech.who(forfeit.winner, fighters[forfeit.winner]))
