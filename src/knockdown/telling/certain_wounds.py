"""What certainly follows an answer to an attack, found by applying the rules on a separate table.

The table holds what the viewer knows (5.2). Players decline whatever is optional; where they
must choose, every choice is tried, and what happens with all of them is certain.
"""

from __future__ import annotations

from typing import Final

from knockdown.engine import flow
from knockdown.engine import options as o
from knockdown.engine.frames import AttackFrame
from knockdown.engine.hand import add_card
from knockdown.engine.match import Match
from knockdown.engine.options import THE_PASS, Option
from knockdown.engine.view import View

NO = o.option(o.NO)
MOST_TRIED: Final = 1_000  # choices; after that, only what has happened so far is certain


def with_stand_ins(table: Match, view: View) -> Match:
    """Replace the opponent's unseen cards by arbitrary ones, so that their hand has its size.
    Which ones they are must not matter, and nothing about them is shown."""
    missing = view.opponent.hidden_count - len(view.opponent.hidden)
    if not missing:
        return table
    filled = table.fork()
    unseen = [card for card in view.unseen_cards() if card < filled.arena.attack_cards]
    for card in unseen[:missing]:
        add_card(filled, view.opponent.seat, card, True)
    return filled


def wounds_suffered(table: Match, answer: Option) -> tuple[int, int]:
    """6: the heavy and light wounds that the attack still inflicts after this answer."""
    you = table.players[table.decider]
    heavy, light = TriedAttack(table).least_wounds(table, answer)
    return max(heavy - you.heavy, 0), max(light - you.light, 0)


class TriedAttack:
    """An attack carried out to its end, with every possible choice."""

    def __init__(self, table: Match) -> None:
        self.seat = table.decider
        self.attacks = attacks_in_progress(table)
        self.left = MOST_TRIED

    def least_wounds(self, table: Match, answer: Option) -> tuple[int, int]:
        """The fewest heavy and the fewest light wounds on the sheet when the attack is over."""
        trial = table.fork()
        you = trial.players[self.seat]
        next_answer: Option | None = answer
        while next_answer is not None:
            flow.answer(trial, next_answer)
            if not self.asks_again(trial):
                return you.heavy, you.light
            next_answer = declining(trial)
        self.left -= len(trial.options)
        if self.left < 0:
            return you.heavy, you.light
        ends = [self.least_wounds(trial, option) for option in trial.options]
        return min([end[0] for end in ends]), min([end[1] for end in ends])

    def asks_again(self, trial: Match) -> bool:
        """Continue the attack to the next question. Returns False if it ends first."""
        while attacks_in_progress(trial) >= self.attacks:
            if trial.decision != o.NOTHING:
                return True
            assert trial.top is not None
            flow.advance(trial, trial.top)
        return False


def attacks_in_progress(table: Match) -> int:
    """The attack being answered, and those that it is itself a Reaction to."""
    count = 0
    frame = table.top
    while frame is not None:
        if isinstance(frame, AttackFrame):
            count += 1
        frame = frame.below
    return count


def declining(table: Match) -> Option | None:
    """The only answer, or the passive one: do nothing but ignore wounds where possible (6.5)."""
    if len(table.options) == 1 or table.decision == o.CHOOSE_IGNORED:
        return table.options[0]
    for answer in (THE_PASS, NO):
        if answer in table.options:
            return answer
    return None
