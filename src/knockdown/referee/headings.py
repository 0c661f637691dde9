"""Where a decision belongs in a match text: its section and its turn."""

from __future__ import annotations

from dataclasses import dataclass

from knockdown.engine import options as o
from knockdown.engine.book import NONE
from knockdown.engine.match import Match
from knockdown.referee.ending import ending_of
from knockdown.referee.forfeit import Forfeit

SETUP = "Setup"
SETUP_WORDS = {
    o.PICK_FIGHTER: "picks",
    o.KEEP_SKILL: "keeps",
    o.SHOW_SKILL: "shows",
    o.DRAFT_CARD: "drafts",
}


@dataclass(frozen=True)
class Heading:
    """`key` is the same for all decisions under one heading.

    The moves of `owner` are written plain, those of the other player in brackets.
    """

    key: tuple[int, int, int]
    section: str
    head: str
    owner: int


def heading(match: Match) -> Heading:
    """The heading of the pending decision."""
    section = f"Round {match.round}" if match.round else SETUP
    if match.round and match.turn:
        seat = match.active
        space = match.players[seat].space + 1
        head = f"{match.turn}. {seat_name(match, seat)} (space {space})"
        return Heading((match.round, match.turn, seat), section, head, seat)
    seat = match.decider
    word = "round start" if match.round else SETUP_WORDS[match.decision]
    head = f"{seat_name(match, seat)} ({word})"
    return Heading((match.round, -match.decision, seat), section, head, seat)


def seat_name(match: Match, seat: int) -> str:
    """The fighter's key, or the seat's number before there is a fighter (3.1)."""
    fighter = match.players[seat].fighter
    return f"player {seat + 1}" if fighter == NONE else match.book.fighters[fighter].key


def result_text(match: Match, forfeit: Forfeit | None = None) -> str:
    """The rounds won, `2-1`, or `*` while the match goes on."""
    if not ending_of(match, forfeit).is_over:
        return "*"
    return f"{match.players[0].victories}-{match.players[1].victories}"
