"""A match being played: its record, its events, and what may be taken back."""

from __future__ import annotations

from knockdown.engine.events import (
    EVERYBODY,
    CandleDrawn,
    CardDrawn,
    DiceRolled,
    Event,
    KnockdownEnded,
    RowFilled,
    SkillShown,
    SkillsReceived,
)
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.terms import KNOCKDOWN_TOWER
from knockdown.referee.errors import UndoRefused
from knockdown.referee.moves import find_move
from knockdown.referee.record import Record

# What nobody can unsee: it came from the deck, the dice or from under a card.
REVELATIONS = (CandleDrawn, CardDrawn, DiceRolled, RowFilled, SkillShown, SkillsReceived)


class LiveMatch:
    """One match for any number of screens. A given record is carried on."""

    def __init__(self, record: Record | None = None) -> None:
        self.record = record or Record()
        self.match: Match
        self.deciders: list[int] = []  # who made each move
        self.told: list[int] = []  # how many events there were before each move
        self.unseen: list[bool] = []  # whether the other player held unseen cards then
        self.replay()

    def replay(self) -> None:
        self.match = self.record.begin(recording=True)
        self.deciders, self.told, self.unseen = [], [], []
        for option in self.record.moves:
            self.step(option)

    def apply(self, option: Option) -> None:
        """Give the pending decision its answer; a refused one changes nothing."""
        self.step(option)
        self.record.moves.append(option)

    def step(self, option: Option) -> None:
        match = self.match
        decider, told = match.decider, len(match.events)
        unseen = bool(match.players[1 - decider].hidden)
        match.apply(option)
        self.deciders.append(decider)
        self.told.append(told)
        self.unseen.append(unseen)

    def play(self, text: str) -> None:
        """The same with words: `play("move 5")`."""
        self.apply(find_move(self.match, text))

    def events_since(self, count: int, player: int = EVERYBODY) -> list[Event]:
        """All events but the first `count`, as this player may see them (5.2)."""
        return [event.seen_by(player) for event in self.match.events[count:]]

    # ---------------------------------------------------------------- taking back
    def can_undo(self, player: int) -> bool:
        return not self.why_not_undo(player)

    def undo(self, player: int) -> None:
        """Back to this player's last own decision, or `UndoRefused`."""
        why_not = self.why_not_undo(player)
        if why_not:
            raise UndoRefused(why_not)
        self.record.moves.pop()
        for place in [n for n in self.record.comments if n > len(self.record.moves)]:
            del self.record.comments[place]
        self.replay()

    def why_not_undo(self, player: int) -> str:
        """Empty if the last move may be taken back by this player.

        A move is taken back only while it has shown nothing new to anybody and
        nobody else has decided anything. While the other player holds cards
        that were never seen, even being asked to block or react would tell
        something about them, so then only a choice without any consequence
        yet is taken back.
        """
        if player not in self.deciders:
            return "you have not decided anything yet"
        if self.deciders[-1] != player:
            return "the other player has decided something since"
        events = self.match.events[self.told[-1] :]
        if any(self.is_revelation(event) for event in events):
            return "something new has been shown since"
        if self.unseen[-1] and (events or self.match.decider != player):
            return "it has told something about the other player's unseen cards"
        return ""

    def is_revelation(self, event: Event) -> bool:
        is_tower = self.match.knockdown == KNOCKDOWN_TOWER
        return isinstance(event, REVELATIONS) or (is_tower and isinstance(event, KnockdownEnded))
