"""4 The turn: refill, two actions out of Move, Attack and Combo, end of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.arena import suffer_candles
from knockdown.engine.book import NONE
from knockdown.engine.combo import begin_item, combo_options
from knockdown.engine.effect import run_program
from knockdown.engine.events import AttackBegan, CardTaken, TurnBegan
from knockdown.engine.frames import (
    AttackFrame,
    ComboFrame,
    TakeFrame,
    TurnFrame,
)
from knockdown.engine.hand import add_card, draw_hidden, keep_limit
from knockdown.engine.moments import announce
from knockdown.engine.movement import BY_MOVE, step_options
from knockdown.engine.options import (
    ATTACK,
    ATTACKS,
    MOVE,
    MOVES,
    TAKE_ACTION,
    TAKE_TOP,
    THE_TAKE_TOP,
    Option,
)
from knockdown.engine.rounds import DECK, STALL, end_round, winner_on_wounds
from knockdown.engine.row_steps import refill_row
from knockdown.engine.steps import step_to
from knockdown.engine.table import Player, Table
from knockdown.engine.terms import TURN_END, TURN_START

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

# The steps of a turn.
REFILL: Final = 0
ACT: Final = 1
ARENA: Final = 2

# Asked instead when the options will not be needed: more than one, so that it is asked.
_UNLISTED: Final = [THE_TAKE_TOP, THE_TAKE_TOP]


def turn(t: Table, f: TurnFrame) -> None:
    """4: the steps follow each other until one of them needs an answer."""
    if f.step == REFILL:
        if not begin_turn(t, f):
            return
        f.step = ACT
        if announce(t, f.seat, TURN_START):
            return
    if f.step == ACT:
        if act(t, f):
            return
        f.step = ARENA
        if announce(t, f.seat, TURN_END):
            return
    end_turn(t, f)


def begin_turn(t: Table, f: TurnFrame) -> bool:
    """4.1: refill the row; if that is impossible, the round ends before anything else."""
    if 0 < t.match_rules.stall_turns <= t.quiet_turns:
        end_round(t, winner_on_wounds(t, f.seat), STALL)
        return False
    if not refill_row(t):
        end_round(t, winner_on_wounds(t, f.seat), DECK)
        return False
    t.turn += 1
    t.stirred = False
    for player in t.players:
        forget_turn(player)
    f.actions = t.kit(f.seat).actions
    if t.recording:
        t.tell(TurnBegan(f.seat, t.turn))
    return True


def forget_turn(player: Player) -> None:
    """Clear what lasts until the end of a turn."""
    player.crossed = False
    player.dashed = False
    player.unblockable = False
    player.more_heavy = 0
    player.more_light = 0
    player.used_powers = 0


def act(t: Table, f: TurnFrame) -> bool:
    """4.2: exactly two actions out of Move, Attack and Combo.

    A Combo begins with its first Special Attack or Dash, so it can never be used
    to pass.
    """
    if f.actions <= 0:
        return False
    if t.is_glance and has_two_cards(t.row):
        t.ask(f.seat, TAKE_ACTION, _UNLISTED)
        return True
    options: list[Option] = []
    step_options(t, f.seat, MOVES, options)
    for card in t.row:
        if card != NONE:
            options.append(ATTACKS[card])
    if t.deck and t.kit(f.seat).take_top != NONE:
        options.append(THE_TAKE_TOP)
    combo_options(t, f.seat, 0, options)
    if not options:
        return False
    t.ask(f.seat, TAKE_ACTION, options)
    return True


def has_two_cards(row: list[int]) -> bool:
    """With two cards to take there is a choice already, so nothing else need be checked."""
    count = 0
    for card in row:
        if card != NONE:
            count += 1
            if count == 2:
                return True
    return False


def turn_chosen(t: Table, f: TurnFrame, chosen: Option) -> None:
    f.actions -= 1
    kind = chosen.kind
    if kind == ATTACK:
        take_card(t, f.seat, chosen.a)
    elif kind == MOVE:
        step_to(t, f.seat, chosen.a, BY_MOVE)
    elif kind == TAKE_TOP:
        draw_instead(t, f.seat)
    else:
        combo = ComboFrame(0, f.seat, 0, 0, 0, 0, 0)
        t.push(combo)
        begin_item(t, combo, chosen)


def end_turn(t: Table, f: TurnFrame) -> None:
    """4.10: the arena comes last. 4.9: a turn in which nothing happened is counted."""
    suffer_candles(t, f.seat)
    t.quiet_turns = 0 if t.stirred else t.quiet_turns + 1
    t.pop()


# --------------------------------------------------------------------- 4.4 Attack
def take_card(t: Table, seat: i64, card: i64) -> None:
    """4.4: the card is resolved if it reaches; it joins the hand either way.

    6.0: range is checked once, when the Sequence starts.
    """
    t.take_from_row(card)
    attack = t.arena.cards[card].attack
    hits = t.players[seat].kit.reaches(attack, t.distance())
    if t.recording:
        t.tell(AttackBegan(seat, attack, card, hits))
    if hits:
        t.push(TakeFrame(0, seat, card))
        t.push(AttackFrame(seat, attack, 0, 0))
    else:
        join_hand(t, seat, card)


def take(t: Table, f: TakeFrame) -> None:
    """4.4: the attack is over, its card joins the hand."""
    t.pop()
    if f.card == NONE:
        take_top(t, f.seat)
    else:
        join_hand(t, f.seat, f.card)


def join_hand(t: Table, seat: i64, card: i64) -> None:
    """4.4: then the hand limit, and last what the card does to the player who took it (2.1)."""
    add_card(t, seat, card, False)
    if t.recording:
        t.tell(CardTaken(seat, card))
    run_program(t, seat, t.book.attacks[t.arena.cards[card].attack].taken)
    keep_limit(t, seat)


def draw_instead(t: Table, seat: i64) -> None:
    """A Skill's other way to attack: the deck's top card unseen, then its own wounds.

    No card, no wounds: that happens when only Candles are left.
    """
    if draw_hidden(t, seat):
        t.push(TakeFrame(0, seat, NONE))
        keep_limit(t, seat)


def take_top(t: Table, seat: i64) -> None:
    """This is not an Attack Sequence, so it can only be blocked."""
    attack = t.kit(seat).take_top
    if t.kit(seat).reaches(attack, t.distance()):
        t.push(AttackFrame(seat, attack, 0, 1))
