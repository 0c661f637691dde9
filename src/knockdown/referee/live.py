"""A match being played: its record, its events, and undo."""

from __future__ import annotations

from typing import TypeVar

from knockdown.engine.errors import MatchOver
from knockdown.engine.events import EVERYBODY, Event
from knockdown.engine.match import Match
from knockdown.engine.options import PASSED_OR_FAILED, Option
from knockdown.referee.choices import Choice, silent_choice
from knockdown.referee.ending import Ending, ending_of
from knockdown.referee.errors import ForfeitRefused, TowerRefused, UndoRefused
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.moves import find_move
from knockdown.referee.record import Record
from knockdown.referee.towers import misfit
from knockdown.referee.undo import is_revelation, why_told
from knockdown.tower.attempt import Attempt
from knockdown.tower.evidence import Evidence, evidence_of
from knockdown.tower.pending import PendingTest, pending_test

T = TypeVar("T")
Part = Event | Choice | Forfeit  # of a match's story


class LiveMatch:
    """One match for any number of screens. Continues the given record."""

    def __init__(self, record: Record | None = None) -> None:
        self.record = record or Record()
        self.match: Match
        self.deciders: list[int] = []  # who made each move
        self.choices: list[Choice] = []  # decisions that no event reports
        self.told: list[int] = []  # the length of the story before each move
        self.before: Match | None = None  # before the last move, if anybody held unseen cards
        self.replay()

    def replay(self) -> None:
        self.match = self.record.begin(recording=True)
        self.deciders, self.choices, self.told = [], [], []
        for option in self.record.moves:
            self.step(option)

    # ------------------------------------------------------------------ its end
    @property
    def forfeit(self) -> Forfeit | None:
        return self.record.forfeit

    @property
    def ending(self) -> Ending:
        return ending_of(self.match, self.forfeit)

    @property
    def is_over(self) -> bool:
        return self.ending.is_over

    @property
    def winner(self) -> int:
        return self.ending.winner

    def end(self, forfeit: Forfeit) -> None:
        """One player loses at once; a match that is over cannot be forfeited."""
        if self.is_over:
            raise ForfeitRefused("the match is over; nobody can forfeit it any more")
        self.record.forfeit = forfeit

    # -------------------------------------------------------------------- playing
    @property
    def pending_test(self) -> PendingTest | None:
        """7.1: the test that waits for its tower."""
        return pending_test(self.match) if self.forfeit is None else None

    def apply(self, option: Option) -> None:
        """Give the pending decision its answer; a refused one changes nothing."""
        if self.pending_test is not None:
            raise TowerRefused("this Knockdown Test is decided by a tower, not by a word")
        self.decide(option)

    def decide(self, option: Option) -> None:
        """The same, but may also answer a tower test, which players may not."""
        if self.forfeit is not None:
            raise MatchOver("the match was forfeited; nothing is left to decide")
        self.step(option)
        self.record.moves.append(option)

    def step(self, option: Option) -> None:
        match = self.match
        decider, told = match.decider, len(match.events) + len(self.choices)
        self.before = match.fork() if any(player.hidden for player in match.players) else None
        choice = silent_choice(match, option)
        match.apply(option)
        if choice is not None:
            self.choices.append(choice)
        self.deciders.append(decider)
        self.told.append(told)

    def play(self, text: str) -> None:
        """The same with words: `play("move 5")`."""
        self.apply(find_move(self.match, text))

    def apply_tower(self, attempt: Attempt) -> None:
        """7.1: answer a Knockdown Test with a finished tower, and record its evidence.

        An unfinished tower, or the wrong one, is refused and changes nothing.
        """
        self.apply_evidence(evidence_of(attempt))

    def apply_evidence(self, evidence: Evidence) -> None:
        """The same, with the evidence of a tower that was built elsewhere."""
        self.check_evidence(evidence)
        self.decide(PASSED_OR_FAILED[0 if evidence.passed else 1])
        self.record.towers[len(self.record.moves)] = evidence

    def check_evidence(self, evidence: Evidence) -> None:
        """Refuse evidence of any other tower."""
        why_not = misfit(evidence, self.pending_test)
        if why_not:
            raise TowerRefused(why_not)

    def events_since(self, count: int, player: int = EVERYBODY) -> list[Event]:
        """The events after the first `count`, as this player may see them (5.2)."""
        return [event.seen_by(player) for event in self.match.events[count:]]

    @property
    def story(self) -> list[Part]:
        """The events, with the choices that no event reports, and a forfeit at the end."""
        return self.story_after(0)

    @property
    def story_length(self) -> int:
        return len(self.match.events) + len(self.choices) + (self.forfeit is not None)

    def story_after(self, count: int) -> list[Part]:
        """The story without its first `count` parts, without building the rest."""
        choices = self.choices
        earlier = sum(choice.events + place < count for place, choice in enumerate(choices))
        story: list[Part] = [*self.match.events[count - earlier :]]
        for place, choice in enumerate(choices[earlier:], earlier):
            story.insert(choice.events + place - count, choice)
        return [*story, self.forfeit] if self.forfeit and count < self.story_length else story

    def story_since(self, count: int, player: int = EVERYBODY) -> list[Part]:
        """The story without its first `count` parts, as this player may see it (5.2)."""
        return [
            part.seen_by(player) if isinstance(part, Event) else part
            for part in self.story_after(count)
        ]

    # ----------------------------------------------------------------------- undo
    def can_undo(self, player: int) -> bool:
        return not self.why_not_undo(player)

    def undo(self, player: int) -> None:
        """Back to this player's last decision, or `UndoRefused`."""
        why_not = self.why_not_undo(player)
        if why_not:
            raise UndoRefused(why_not)
        record = self.record
        record.moves.pop()
        record.comments = up_to(len(record.moves), record.comments)
        record.towers = up_to(len(record.moves), record.towers)
        self.replay()

    def why_not_undo(self, player: int) -> str:
        """Why this player may not undo the last move, or an empty string.

        A move can be undone only while it has revealed nothing and the other player
        has decided nothing since. Being asked to block or react, or not being asked,
        can reveal something too: about cards that were never seen.
        """
        if self.forfeit is not None:
            return "the match was forfeited"
        if player not in self.deciders:
            return "you have not decided anything yet"
        if self.deciders[-1] != player:
            return "the other player has decided something since"
        events = [part for part in self.story_after(self.told[-1]) if isinstance(part, Event)]
        if any(is_revelation(event, self.match.match_rules) for event in events):
            return "something new has been shown since"
        if self.match.is_over:
            return "the match is over, and nothing is hidden any more"
        if self.before is None:
            return ""
        return why_told(self.before, self.match, self.record.moves[-1], player)


def up_to(last: int, kept: dict[int, T]) -> dict[int, T]:
    """The entries that belong to the remaining moves."""
    return {number: thing for number, thing in kept.items() if number <= last}
