"""6.2: an effect, step by step in printed order; impossible steps are skipped.

The frame says which program of the book runs and how far it is. Choices are
the effect owner's unless the step says otherwise. Steps that lead to further
steps (`if`, `choose`, `may`, `pay`, `either`) put another effect frame on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockdown.engine.book import NONE, Op
from knockdown.engine.conditions import all_hold
from knockdown.engine.frames import DiscardFrame, EffectFrame, PayFrame, StealFrame
from knockdown.engine.hand import draw_hidden, keep_limit
from knockdown.engine.movement import stop_walking
from knockdown.engine.moving_steps import is_moving, move, move_chosen, movement_possible
from knockdown.engine.options import (
    BRANCHES,
    CHOOSE_BRANCH,
    CHOOSE_PAID_CARD,
    CHOOSE_ROW_CARD,
    CHOOSE_SPACE,
    CHOOSE_WOUND,
    PLACES,
    USE_OR_NOT,
    WOUND_KIND,
    YES,
    YES_OR_NO,
    Option,
    option,
)
from knockdown.engine.row_steps import (
    paid_options,
    refresh_chosen,
    row_options,
    take_back_chosen,
)
from knockdown.engine.sequence_steps import cancel_attack, cancel_move, evade, lose_actions
from knockdown.engine.table import Table
from knockdown.engine.terms import (
    ANY_WOUND,
    CANCEL_ATTACK,
    CANCEL_MOVE,
    CHOOSE,
    DISCARD,
    DISCARD_OWN,
    DRAW_TOP,
    EITHER,
    EMPOWER,
    EVADE,
    HEAL,
    HEAVY,
    IF,
    LIGHT,
    LOSE_ACTION,
    MAY,
    MOVE_WOUND,
    PAY,
    PLACE_OPPONENT,
    PLACE_SELF,
    PLACE_SPACE,
    REFRESH_ROW,
    REMOVE_HERE,
    REMOVE_OPPONENT,
    REMOVE_SELF,
    STEAL,
    STOP,
    SUFFER,
    TAKE_BACK,
    UNBLOCKABLE,
    WOUND,
    WOUND_EACH,
    WOUND_PER,
)
from knockdown.engine.tokens import (
    can_place,
    free_spaces,
    on_sheet,
    place_on_sheet,
    place_on_space,
    remove_from_sheet,
    remove_from_space,
)
from knockdown.engine.wounds import heal, inflict, move_wounds

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64


def run_program(t: Table, seat: i64, program: i64) -> None:
    """Put an effect on the stack, if there is one."""
    if program != NONE:
        t.push(EffectFrame(seat, program, NONE, 0))


def effect(t: Table, f: EffectFrame) -> None:
    """6.2: the next step of the effect, or its end."""
    program = t.book.programs[f.program]
    if f.place >= len(program):
        t.pop()
        return
    op = program[f.place]
    if op.code <= MOVE_WOUND:
        wound_step(t, f, op)
    elif is_moving(op.code):
        move(t, f, op)
    elif op.code <= TAKE_BACK:
        card_step(t, f, op)
    elif op.code <= REMOVE_HERE:
        token_step(t, f, op)
    elif op.code <= REFRESH_ROW:
        fight_step(t, f, op)
    else:
        branch_step(t, f, op)


def not_carried_out(code: i64) -> AssertionError:
    """A word that boxes may use, and no rule here names: it must not be skipped in silence."""
    return AssertionError(f"nothing carries out effect word {code} of terms.OPERATIONS")


def effect_chosen(t: Table, f: EffectFrame, chosen: Option) -> None:
    """The answer to the question of the current step."""
    op = t.book.programs[f.program][f.place]
    if op.code == PLACE_SPACE:
        f.left -= 1
        f.result += 1
        place_on_space(t, f.seat, op.token, chosen.a)
    elif is_moving(op.code):
        move_chosen(t, f, op, chosen.a)
    elif op.code == HEAL:
        f.left -= 1
        f.result += 1
        heal_one(t, f.seat, chosen.a)
    elif op.code == TAKE_BACK:
        f.place += 1
        take_back_chosen(t, f.seat, chosen.a)
    elif op.code == REFRESH_ROW:
        f.place += 1
        refresh_chosen(t, f.seat, chosen.a)
    else:
        f.place += 1
        branch_chosen(t, f, op, chosen)


# ------------------------------------------------------------------------ wounds
def wound_step(t: Table, f: EffectFrame, op: Op) -> None:
    code = op.code
    if code == HEAL:
        heal_step(t, f, op)
        return
    f.place += 1
    if code == WOUND:
        inflict(t, 1 - f.seat, op.a, op.b, "effect")
    elif code == SUFFER:
        inflict(t, f.seat, op.a, op.b, "effect")
    elif code == WOUND_PER:
        wound_per(t, f.seat, op.a)
    elif code == WOUND_EACH:
        inflict(t, 1 - f.seat, op.a * f.result, op.b * f.result, "effect")
    elif code == MOVE_WOUND:
        f.result = move_wounds(t, f.seat, op.a, op.b)
    else:
        raise not_carried_out(code)


def wound_per(t: Table, seat: i64, kind: i64) -> None:
    you = t.players[seat]
    if kind == HEAVY:
        inflict(t, 1 - seat, you.heavy, 0, "effect")
    else:
        inflict(t, 1 - seat, 0, you.light, "effect")


def heal_step(t: Table, f: EffectFrame, op: Op) -> None:
    """Heal wounds of a kind; if of any kind, the owner chooses them one by one."""
    you = t.players[f.seat]
    if op.a != ANY_WOUND:
        f.place += 1
        f.result = min(op.b, you.heavy if op.a == HEAVY else you.light)
        heal(t, f.seat, op.b if op.a == HEAVY else 0, op.b if op.a == LIGHT else 0)
        return
    if f.left == NONE:
        f.left = op.b
        f.result = 0
    if f.left == 0 or you.wounds == 0:
        end_step(f)
        return
    options: list[Option] = []
    if you.heavy:
        options.append(option(WOUND_KIND, HEAVY))
    if you.light:
        options.append(option(WOUND_KIND, LIGHT))
    t.ask(f.seat, CHOOSE_WOUND, options)


def heal_one(t: Table, seat: i64, kind: i64) -> None:
    heal(t, seat, 1 if kind == HEAVY else 0, 1 if kind == LIGHT else 0)


def end_step(f: EffectFrame) -> None:
    f.left = NONE
    f.place += 1


# ------------------------------------------------------------------------- cards
def card_step(t: Table, f: EffectFrame, op: Op) -> None:
    code = op.code
    if code == TAKE_BACK:
        options = paid_options(t)
        if options:
            t.ask(f.seat, CHOOSE_PAID_CARD, options)
        else:
            f.place += 1
        return
    if code == DRAW_TOP:
        draw_step(t, f, op)
        return
    f.place += 1
    if code == DISCARD:
        t.push(DiscardFrame(0, 1 - f.seat, op.a))
    elif code == DISCARD_OWN:
        t.push(DiscardFrame(0, f.seat, op.a))
    elif code == STEAL:
        t.push(StealFrame(0, f.seat, op.a))
    else:
        raise not_carried_out(code)


def draw_step(t: Table, f: EffectFrame, op: Op) -> None:
    """5.3: card by card, because the hand limit holds after each."""
    if f.left == NONE:
        f.left = op.a
    if f.left == 0:
        end_step(f)
        return
    f.left -= 1
    if draw_hidden(t, f.seat):
        keep_limit(t, f.seat)


# ------------------------------------------------------------------------ tokens
def token_step(t: Table, f: EffectFrame, op: Op) -> None:
    code = op.code
    if code == PLACE_SPACE:
        place_step(t, f, op)
        return
    f.place += 1
    if code == PLACE_OPPONENT:
        f.result = place_on_sheet(t, f.seat, 1 - f.seat, op.token, op.a)
    elif code == PLACE_SELF:
        f.result = place_on_sheet(t, f.seat, f.seat, op.token, op.a)
    elif code == REMOVE_OPPONENT:
        f.result = remove_from_sheet(t, 1 - f.seat, op.token, op.a)
    elif code == REMOVE_SELF:
        f.result = remove_from_sheet(t, f.seat, op.token, op.a)
    elif code == REMOVE_HERE:
        space = f.entered if f.entered != NONE else t.players[f.seat].space
        f.result = remove_from_space(t, op.token, space)
    else:
        raise not_carried_out(code)


def place_step(t: Table, f: EffectFrame, op: Op) -> None:
    """Tokens go on spaces one by one, the owner choosing each space."""
    if f.left == NONE:
        f.left = op.a
        f.result = 0
    spaces: list[int] = []
    if f.left > 0 and can_place(t, f.seat, op.token):
        spaces = free_spaces(t, f.seat, op.token, op.b)
    if not spaces:
        end_step(f)
        return
    t.ask(f.seat, CHOOSE_SPACE, [PLACES[space] for space in spaces])


# --------------------------------------------------------------------- the fight
def fight_step(t: Table, f: EffectFrame, op: Op) -> None:
    code = op.code
    if code == REFRESH_ROW:
        options = row_options(t)
        if options:
            t.ask(f.seat, CHOOSE_ROW_CARD, options)
        else:
            f.place += 1
        return
    f.place += 1
    you = t.players[f.seat]
    if code == CANCEL_ATTACK:
        cancel_attack(t, f.seat)
    elif code == CANCEL_MOVE:
        cancel_move(t, f.seat)
    elif code == EVADE:
        evade(t, f.seat)
    elif code == UNBLOCKABLE:
        you.unblockable = True
    elif code == EMPOWER:
        you.more_heavy = max(you.more_heavy, op.a)
        you.more_light = max(you.more_light, op.b)
    elif code == STOP:
        stop_walking(t)
    elif code == LOSE_ACTION:
        lose_actions(t, f.seat, op.a)
    else:
        raise not_carried_out(code)


# ---------------------------------------------------------------------- branches
def branch_step(t: Table, f: EffectFrame, op: Op) -> None:
    code = op.code
    if code == IF:
        f.place += 1
        holds = all_hold(t, op.conditions, f.seat, f.result)
        run_branch(t, f, op.then if holds else op.other)
    elif code == CHOOSE:
        t.ask(f.seat, CHOOSE_BRANCH, branch_options(t, f, op))
    elif code == EITHER:
        can_discard = t.players[1 - f.seat].cards >= op.a
        t.ask(1 - f.seat, CHOOSE_BRANCH, BRANCHES[:] if can_discard else BRANCHES[1:])
    elif code == PAY:
        can_pay = len(t.kit(f.seat).ways_to_pay(op.cost, t.players[f.seat].faces)) > 0
        offer(t, f, can_pay)
    elif code == MAY:
        offer(t, f, is_possible(t, f.seat, op.then))
    else:
        raise not_carried_out(code)


def offer(t: Table, f: EffectFrame, can_be_done: bool) -> None:
    """What the owner may do or leave, if it can be done."""
    if can_be_done:
        t.ask(f.seat, USE_OR_NOT, YES_OR_NO[:])
    else:
        f.place += 1


def branch_options(t: Table, f: EffectFrame, op: Op) -> list[Option]:
    """'Or' means exactly one; a branch that can do nothing is not offered."""
    options: list[Option] = []
    if is_possible(t, f.seat, op.then):
        options.append(BRANCHES[0])
    if is_possible(t, f.seat, op.other):
        options.append(BRANCHES[1])
    return options if options else BRANCHES[:]


def branch_chosen(t: Table, f: EffectFrame, op: Op, chosen: Option) -> None:
    code = op.code
    if code == CHOOSE:
        run_branch(t, f, op.then if chosen.a == 0 else op.other)
    elif code == EITHER:
        if chosen.a == 0:
            t.push(DiscardFrame(0, 1 - f.seat, op.a))
        else:
            run_branch(t, f, op.then)
    elif chosen.kind == YES:
        run_branch(t, f, op.then)
        if code == PAY:
            t.push(PayFrame(0, f.seat, op.cost))


def run_branch(t: Table, f: EffectFrame, program: i64) -> None:
    if program != NONE:
        t.push(EffectFrame(f.seat, program, f.entered, f.result))


def is_possible(t: Table, seat: i64, program: i64) -> bool:
    """Whether the first step of a program could do anything."""
    if program == NONE:
        return False
    ops = t.book.programs[program]
    return not ops or is_step_possible(t, seat, ops[0])


def is_step_possible(t: Table, seat: i64, op: Op) -> bool:
    you = t.players[seat]
    code = op.code
    if is_moving(code):
        return movement_possible(t, seat, op)
    if code == DISCARD_OWN:
        return you.cards >= op.a
    if code == DISCARD or code == STEAL:
        return t.players[1 - seat].cards > 0
    if code == HEAL or code == MOVE_WOUND:
        if op.a == HEAVY:
            return you.heavy > 0
        return you.light > 0 if op.a == LIGHT else you.wounds > 0
    if code == REMOVE_SELF:
        return on_sheet(t, seat, op.token) > 0
    if code == REMOVE_OPPONENT:
        return on_sheet(t, 1 - seat, op.token) > 0
    if code == PAY:
        return len(t.kit(seat).ways_to_pay(op.cost, you.faces)) > 0
    return True
