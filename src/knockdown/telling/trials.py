"""What certainly follows an answer, found by letting the rules carry it out on a table apart.

The table holds what the viewer knows (5.2). Nobody does anything they need not do; at the
first choice that remains the trial ends, so what has happened by then is certain.
"""

from __future__ import annotations

from knockdown.engine import flow
from knockdown.engine import options as o
from knockdown.engine.frames import AttackFrame, Frame
from knockdown.engine.hand import add_card
from knockdown.engine.match import Match
from knockdown.engine.options import THE_PASS, Option
from knockdown.engine.view import View

NO = o.option(o.NO)


def with_stand_ins(table: Match, view: View) -> Match:
    """Other cards in the place of the opponent's unseen ones, so that their hand has its size.
    Which ones they are must not matter, and nothing is told of them."""
    missing = view.opponent.hidden_count - len(view.opponent.hidden)
    if not missing:
        return table
    filled = table.fork()
    unseen = [card for card in view.unseen_cards() if card < filled.arena.attack_cards]
    for card in unseen[:missing]:
        add_card(filled, view.opponent.seat, card, True)
    return filled


def wounds_suffered(table: Match, answer: Option) -> tuple[int, int]:
    """6: the heavy and light wounds that the attack still gives the one who answers it so."""
    trial = table.fork()
    attack = innermost_attack(trial)
    you = trial.players[trial.decider]
    heavy, light = you.heavy, you.light
    next_answer: Option | None = answer
    while next_answer is not None:
        flow.answer(trial, next_answer)
        next_answer = declining(trial) if asks_again(trial, attack) else None
    return max(you.heavy - heavy, 0), max(you.light - light, 0)


def innermost_attack(table: Match) -> AttackFrame:
    """The one that is being answered; it may itself be a Reaction to another one."""
    frame = table.top
    while frame is not None:
        if isinstance(frame, AttackFrame):
            return frame
        frame = frame.below
    raise LookupError("no attack is being answered")


def asks_again(table: Match, attack: AttackFrame) -> bool:
    """Carry the attack on to the next question; false if it ends before there is one."""
    while is_in_progress(table, attack):
        if table.decision != o.NOTHING:
            return True
        assert table.top is not None
        flow.advance(table, table.top)
    return False


def is_in_progress(table: Match, attack: AttackFrame) -> bool:
    frame: Frame | None = table.top
    while frame is not None and frame is not attack:
        frame = frame.below
    return frame is attack


def declining(table: Match) -> Option | None:
    """The only answer, or that of a player who does nothing, but ignores what they can (6.5)."""
    if len(table.options) == 1 or table.decision == o.CHOOSE_IGNORED:
        return table.options[0]
    for answer in (THE_PASS, NO):
        if answer in table.options:
            return answer
    return None
