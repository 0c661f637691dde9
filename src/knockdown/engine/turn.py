"""4 The turn: refill, two actions out of Move, Attack and Combo, end of turn."""

from __future__ import annotations

from typing import Final

from knockdown.engine.arena import suffer_candles
from knockdown.engine.book import NONE
from knockdown.engine.combo import begin_item, combo_options
from knockdown.engine.effect import run_program
from knockdown.engine.events import AttackBegan, CardTaken, MoveCancelled, TurnBegan
from knockdown.engine.frames import (
    JOIN,
    SEQUENCE,
    TAKEN,
    AttackFrame,
    ComboFrame,
    StepFrame,
    TakeFrame,
    TurnFrame,
    WalkFrame,
)
from knockdown.engine.hand import add_card, draw_hidden, keep_limit
from knockdown.engine.moments import announce
from knockdown.engine.movement import BY_DASH, BY_MOVE, step_options
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
from knockdown.engine.reaction import open_window
from knockdown.engine.rounds import DECK, STALL, end_round, winner_on_wounds
from knockdown.engine.row_steps import refill_row
from knockdown.engine.table import Player, Table
from knockdown.engine.terms import DASHED, ON_MOVE, TURN_END, TURN_START

# The steps of a turn.
REFILL: Final = 0
START: Final = 1
ACT: Final = 2
FINISH: Final = 3
ARENA: Final = 4


def turn(t: Table, f: TurnFrame) -> None:
    if f.step == ACT:
        act(t, f)
    elif f.step == REFILL:
        begin_turn(t, f)
    elif f.step == START:
        f.step = ACT
        announce(t, f.seat, TURN_START)
    elif f.step == FINISH:
        f.step = ARENA
        announce(t, f.seat, TURN_END)
    else:
        end_turn(t, f)


def begin_turn(t: Table, f: TurnFrame) -> None:
    """4.1: refill the row; if it cannot be, the round ends before anything else."""
    if 0 < t.stall_turns <= t.quiet_turns:
        end_round(t, winner_on_wounds(t, f.seat), STALL)
        return
    if not refill_row(t):
        end_round(t, winner_on_wounds(t, f.seat), DECK)
        return
    t.turn += 1
    t.stirred = False
    for player in t.players:
        forget_turn(player)
    f.actions = t.kit(f.seat).actions
    f.step = START
    if t.recording:
        t.tell(TurnBegan(f.seat, t.turn))


def forget_turn(player: Player) -> None:
    """What lasts until the end of a turn is over."""
    player.crossed = False
    player.dashed = False
    player.unblockable = False
    player.more_heavy = 0
    player.more_light = 0
    player.used_powers = 0


def act(t: Table, f: TurnFrame) -> None:
    """4.2: exactly two actions out of Move, Attack and Combo.

    A Combo is begun with its first Special Attack or Dash, so it can never be
    used to pass.
    """
    options: list[Option] = []
    if f.actions > 0:
        step_options(t, f.seat, MOVES, options)
        for card in t.row:
            if card != NONE:
                options.append(ATTACKS[card])
        if t.deck and t.kit(f.seat).take_top != NONE:
            options.append(THE_TAKE_TOP)
        combo_options(t, f.seat, 0, options)
    if options:
        t.ask(f.seat, TAKE_ACTION, options)
    else:
        f.step = FINISH


def turn_chosen(t: Table, f: TurnFrame, chosen: Option) -> None:
    f.actions -= 1
    kind = chosen.kind
    if kind == ATTACK:
        t.take_from_row(chosen.a)
        t.push(TakeFrame(0, f.seat, chosen.a))
    elif kind == MOVE:
        t.push(StepFrame(0, f.seat, chosen.a, 0, 0))
    elif kind == TAKE_TOP:
        t.push(TakeFrame(0, f.seat, NONE))
    else:
        combo = ComboFrame(0, f.seat, 0, 0, 0, 0, 0)
        t.push(combo)
        begin_item(t, combo, chosen)


def end_turn(t: Table, f: TurnFrame) -> None:
    """4.10: the arena comes last. 4.9: a turn in which nothing happened is counted."""
    suffer_candles(t, f.seat)
    t.quiet_turns = 0 if t.stirred else t.quiet_turns + 1
    t.pop()


# ------------------------------------------------------------- 4.3 Move, 4.7 Dash
ANNOUNCED: Final = 0
GO: Final = 1
ARRIVED: Final = 2


def step(t: Table, f: StepFrame) -> None:
    """4.3, 4.7: move to the chosen space, unless a Reaction cancels it (4.8)."""
    if f.step == ANNOUNCED:
        f.step = GO
        if open_window(t, 1 - f.seat, ON_MOVE):
            return
    if f.cancelled:
        if t.recording:
            t.tell(MoveCancelled(f.seat))
        t.pop()
    elif f.step == GO:
        f.step = ARRIVED
        go(t, f)
    else:
        arrive(t, f)


def go(t: Table, f: StepFrame) -> None:
    way = f.space - t.players[f.seat].space
    direction = 1 if way > 0 else -1
    how = BY_DASH if f.is_dash else BY_MOVE
    t.push(WalkFrame(0, f.seat, direction, abs(way), how))


def arrive(t: Table, f: StepFrame) -> None:
    t.pop()
    if f.is_dash:
        t.players[f.seat].dashed = True
        announce(t, f.seat, DASHED)


# --------------------------------------------------------------------- 4.4 Attack
def take(t: Table, f: TakeFrame) -> None:
    """4.4: resolve the card if it reaches, then it joins the hand either way."""
    if f.card == NONE:
        take_top(t, f)
        return
    if f.step == SEQUENCE:
        f.step = JOIN
        if start_attack(t, f):
            return
    if f.step == JOIN:
        f.step = TAKEN
        add_card(t, f.seat, f.card, False)
        if t.recording:
            t.tell(CardTaken(f.seat, f.card))
        if keep_limit(t, f.seat):
            return
    # 2.1: what the card does to who has taken it comes last, in place of this frame.
    t.pop()
    run_program(t, f.seat, t.book.attacks[t.arena.cards[f.card].attack].taken)


def start_attack(t: Table, f: TakeFrame) -> bool:
    """6.0: range is checked once, when the Sequence starts; tells whether it does."""
    attack = t.arena.cards[f.card].attack
    hits = t.kit(f.seat).reaches(attack, t.distance())
    if t.recording:
        t.tell(AttackBegan(f.seat, attack, f.card, hits))
    if hits:
        t.push(AttackFrame(f.seat, attack, 0, 0))
    return hits


def take_top(t: Table, f: TakeFrame) -> None:
    """A Skill's other way to attack: the deck's top card unseen, then its own wounds.

    That is no Attack Sequence, so only blocking can answer it.
    """
    if f.step == SEQUENCE:
        f.step = JOIN
        if draw_hidden(t, f.seat):
            keep_limit(t, f.seat)
    elif f.step == JOIN:
        f.step = TAKEN
        attack = t.kit(f.seat).take_top
        if t.kit(f.seat).reaches(attack, t.distance()):
            t.push(AttackFrame(f.seat, attack, 0, 1))
    else:
        t.pop()
