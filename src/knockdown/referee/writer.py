"""The moves of a match as text: one paragraph per turn, under its round."""

from __future__ import annotations

from collections.abc import Sequence

from knockdown.engine.events import DiceRolled, Event, MatchEnded, RoundEnded
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.referee.forfeit import Forfeit, forfeit_text
from knockdown.referee.headings import SETUP, Heading, heading, result_text, seat_name
from knockdown.referee.moves import move_text
from knockdown.referee.record import Record
from knockdown.referee.towers import tower_lines
from knockdown.referee.wrapping import INDENT, wrap
from knockdown.setup import RANDOM

HOW = {"ko": "by K.O.", "deck": "on wounds, the deck is empty", "stall": "on wounds, a stall"}


class Paragraph:
    """The moves of one turn, as pieces to be wrapped.

    A piece is never broken; punctuation stays with the piece before it.
    """

    def __init__(self, head: Heading) -> None:
        self.owner = head.owner
        self.pieces = [f"{head.head}:"]
        self.notes: list[str] = []
        self.seat = head.owner

    def add(self, match: Match, text: str) -> None:
        """Add a move; those of the other player are in brackets."""
        seat = match.decider
        closing = "]" if self.seat != self.owner and self.seat != seat else ""
        if len(self.pieces) > 1:
            self.pieces[-1] += f"{closing},"
        opens = seat not in (self.seat, self.owner)
        self.pieces.append(f"[{seat_name(match, seat)}: {text}" if opens else text)
        self.seat = seat

    def remark(self, comment: str) -> None:
        self.pieces += comment_pieces(comment)

    def lines(self) -> list[str]:
        if self.seat != self.owner:
            self.pieces[-1] += "]"
        return wrap(self.pieces) + [f"{INDENT}; {note}" for note in self.notes]


class Writer:
    """Replays a record and writes its moves."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = record.begin(recording=True)
        self.lines: list[str] = []
        self.texts: list[str] = []
        self.paragraph: Paragraph | None = None
        self.key = (0, 0, 0)
        self.section = ""
        if 0 in record.comments:
            self.lines += ["", *wrap(comment_pieces(record.comments[0]))]
        for option in record.moves:
            self.write(option)
        self.close()
        self.lines += tower_lines(record)
        if record.forfeit is not None:
            self.lines += forfeit_lines(self.match, record.forfeit)
        self.result = result_text(self.match, record.forfeit)

    def write(self, option: Option) -> None:
        match = self.match
        text = move_text(match, option)
        paragraph = self.paragraph_here()
        paragraph.add(match, text)
        self.texts.append(text)
        told = len(match.events)
        match.apply(option)
        paragraph.notes += notes(match, match.events[told:])
        comment = self.record.comments.get(len(self.texts))
        if comment is not None:
            paragraph.remark(comment)

    def paragraph_here(self) -> Paragraph:
        """The paragraph of the pending decision, which may be a new one."""
        here = heading(self.match)
        if self.paragraph is None or here.key != self.key:
            self.close()
            if here.section != self.section:
                self.lines += ["", here.section, *self.drawn(here.section)]
            self.section = here.section
            self.key = here.key
            self.paragraph = Paragraph(here)
        return self.paragraph

    def drawn(self, section: str) -> list[str]:
        """11.1: what the selection tokens brought, which the tags do not tell."""
        if section != SETUP or RANDOM not in (self.record.arena, self.record.skills):
            return []
        skills = self.match.book.skill_sets[self.match.skill_set].key
        return [f"{INDENT}; arena {self.match.arena.key}, skills {skills}"]

    def close(self) -> None:
        if self.paragraph is not None:
            self.lines += self.paragraph.lines()
        self.paragraph = None


def forfeit_lines(match: Match, forfeit: Forfeit) -> list[str]:
    note = f"{INDENT}; {seat_name(match, forfeit.winner)} wins the match"
    return ["", forfeit_text(forfeit), note]


def comment_pieces(comment: str) -> list[str]:
    return f"{{{comment}}}".split()


def notes(match: Match, events: Sequence[Event]) -> list[str]:
    """What chance and the end of a round brought, for the reader of the text."""
    found: list[str] = []
    for event in events:
        if isinstance(event, DiceRolled):
            dice = "+".join(str(die) for die in event.dice)
            verdict = "stands" if sum(event.dice) >= event.needed else "is down"
            name = seat_name(match, event.player)
            found.append(f"{name} rolls {dice} against {event.needed} and {verdict}")
        elif isinstance(event, RoundEnded):
            found.append(f"{seat_name(match, event.winner)} wins the round {HOW[event.how]}")
        elif isinstance(event, MatchEnded):
            found.append(f"{seat_name(match, event.winner)} wins the match")
    return found
