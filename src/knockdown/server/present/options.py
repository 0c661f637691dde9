"""The options of a decision, with everything a page needs to show them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec.structs import replace

from knockdown.engine import options as o
from knockdown.engine.blocking import counted, ignore_options
from knockdown.engine.book import NONE, Cost
from knockdown.engine.combo import USE_SPECIAL
from knockdown.engine.frames import AttackFrame, ComboFrame, EffectFrame, PayFrame, ReactionFrame
from knockdown.engine.options import OPTION_KINDS, Option, unpack_faces
from knockdown.engine.payment import can_cover
from knockdown.engine.terms import BLOCK, DASH, EITHER, PAY, SYMBOL_LETTERS, WOUND
from knockdown.referee.moves import move_text
from knockdown.server.present.context import SceneContext
from knockdown.server.present.labels import beyond, label
from knockdown.server.present.previews import foresee
from knockdown.server.protocol.scene import NOBODY, OptionNow, Wounds
from knockdown.telling.questions import Question

WITH_SPACE: Final = (o.MOVE, o.DASH_TO, o.SPACE)
WITH_CARD: Final = (o.CARD, o.ATTACK)
WITH_PLACE: Final = (o.SPECIAL, o.REACT)
REDUCING: Final = (o.BLOCK_WOUNDS, o.BLOCK_BOTH)
BLOCKS: Final = (*REDUCING, o.BLOCK_EFFECT)
WITH_FACES: Final = (o.PAYMENT, *BLOCKS)
WITH_WOUNDS: Final = (o.IGNORE, o.DROP)


def options_now(context: SceneContext, question: Question) -> list[OptionNow]:
    found = [option_now(context, question, option) for option in context.view.options]
    best = sensible(context, found)
    if best != NOBODY:
        found[best] = replace(found[best], sensible=True)
    return found


def option_now(context: SceneContext, question: Question, option: Option) -> OptionNow:
    kind = option.kind
    faces = faces_given(context, option)
    foreseen = foresee(context, option)
    heavy, light = (foreseen.heavy, foreseen.light) if foreseen else wounds(context, option)
    short, text = label(context, question, option), question.answer(option)
    return OptionNow(
        option=move_text(context.table, option),
        kind=OPTION_KINDS[kind],
        label=short,
        text=text,
        beyond=beyond(short, text),
        space=option.a if kind in WITH_SPACE else NOBODY,
        card=option.a if kind in WITH_CARD else NOBODY,
        place=option.a if kind in WITH_PLACE else NOBODY,
        key=key_of(context, option),
        letters=context.face_letters(faces),
        keeps=keeps(context, option, faces),
        lost=lost(context, option, faces),
        heavy=heavy,
        light=light,
        suffers=suffers(context, question, option),
        preview=foreseen.preview if foreseen else None,
        early=question.is_early(option),
    )


def key_of(context: SceneContext, option: Option) -> str:
    """The key of the fighter, Skill, attack or token it is about."""
    book, kind = context.book, option.kind
    if kind == o.FIGHTER:
        return book.fighters[option.a].key
    if kind == o.SKILL:
        return book.skills[option.a].key
    if kind in WITH_CARD:
        return book.attacks[context.arena.cards[option.a].attack].key
    if kind in WITH_PLACE:
        return context.kits[context.asker].specials[option.a].key
    if kind == o.POWER:
        return power_key(context, option.a)
    return ""


def power_key(context: SceneContext, number: int) -> str:
    book, power = context.book, context.book.powers[number]
    if power.skill != NONE:
        return book.skills[power.skill].key
    return book.tokens[power.token].key if power.token != NONE else book.fighters[power.fighter].key


# --------------------------------------------------------------------------- cards
def faces_given(context: SceneContext, option: Option) -> list[int]:
    """The faces of the cards an option is about."""
    if option.kind in WITH_FACES:
        return unpack_faces(option.a)
    return [option.a] if option.kind == o.FACE else []


def keeps(context: SceneContext, option: Option, given: list[int]) -> list[str]:
    """The cards that stay in hand, where others leave it."""
    if not given or context.view.decision == o.CHOOSE_PAID_CARD:
        return []
    return context.face_letters(faces_kept(context, given))


def faces_kept(context: SceneContext, given: list[int]) -> list[int]:
    you = context.view.you
    left = sorted(context.arena.cards[card].face for card in you.hand + you.hidden)
    for face in given:
        left.remove(face)
    return left


def lost(context: SceneContext, option: Option, given: list[int]) -> str:
    """4.6: symbols that are paid without need."""
    symbols = [symbol for face in given for symbol in context.arena.faces[face].symbols]
    if option.kind == o.PAYMENT:
        return letters(unused(context, symbols))
    if option.kind in BLOCKS:
        return letters([symbol for symbol in symbols if symbol != BLOCK])
    return ""


def unused(context: SceneContext, symbols: list[int]) -> list[int]:
    """4.6, 4.7: what a payment leaves over; a second Dash is a second step."""
    frame = context.view.stack[-1]
    assert isinstance(frame, PayFrame)
    if frame.cost == NONE:
        return [symbol for symbol in symbols if symbol != DASH]
    slots = context.book.costs[frame.cost].slots
    improvise = context.kits[frame.seat].improvise
    for left_over in combinations(range(len(symbols)), len(symbols) - len(slots)):
        used = [symbol for place, symbol in enumerate(symbols) if place not in left_over]
        if can_cover(used, slots, improvise):
            return [symbols[place] for place in left_over]
    return []


def letters(symbols: list[int]) -> str:
    return "".join(SYMBOL_LETTERS[symbol] for symbol in symbols)


# ------------------------------------------------------------------------- what is sensible
def sensible(context: SceneContext, found: list[OptionNow]) -> int:
    """The number of the answer to offer first if many are equivalent, or NOBODY."""
    if context.view.decision == o.CHOOSE_PAYMENT:
        return sensible_payment(context, found)
    return 0 if context.view.decision == o.CHOOSE_IGNORED else NOBODY


def sensible_payment(context: SceneContext, found: list[OptionNow]) -> int:
    """Prefer payments that leave an optional extra payable; then least loss, then fewest cards."""
    extra = extra_cost(context)
    options = context.view.options

    def price(number: int) -> tuple[bool, int, int]:
        one = found[number]
        spends_extra = extra is not None and not leaves(context, options[number], extra)
        return spends_extra, len(one.lost), len(one.letters)

    return min(range(len(found)), key=price)


def extra_cost(context: SceneContext) -> Cost | None:
    """6.2: the cost of an optional extra in the effect of the attack being paid for."""
    book, payee = context.book, context.view.stack[-2]
    place = NONE
    if isinstance(payee, ComboFrame) and payee.step == USE_SPECIAL:
        place = payee.special
    elif isinstance(payee, ReactionFrame):
        place = payee.chosen
    if place == NONE:
        return None
    attack = context.kits[context.asker].specials[place]
    costs = [step.cost for step in book.steps_of(attack.effect) if step.code == PAY]
    return book.costs[costs[0]] if costs else None


def leaves(context: SceneContext, option: Option, cost: Cost) -> bool:
    """Whether a cost can be paid with the cards that stay in hand."""
    left = faces_kept(context, unpack_faces(option.a))
    symbols = [symbol for face in left for symbol in context.arena.faces[face].symbols]
    return can_cover(symbols, cost.slots, context.kits[context.asker].improvise)


# -------------------------------------------------------------------------- wounds
def wounds(context: SceneContext, option: Option) -> tuple[int, int]:
    """Wounds that are ignored, discarded or suffered with this choice."""
    if option.kind in WITH_WOUNDS:
        return option.a, option.b
    if option.kind in REDUCING:
        return most_ignored(context, len(unpack_faces(option.a)))
    if option.kind == o.BRANCH and option.a == 1:
        return suffered(context)
    return 0, 0


def suffers(context: SceneContext, question: Question, option: Option) -> Wounds | None:
    """Only for answers to an attack; the result of a Reaction is open until it is paid."""
    if option.kind == o.REACT or context.answered_attack() is None:
        return None
    return Wounds(*question.suffered(option))


def most_ignored(context: SceneContext, discarded: int) -> tuple[int, int]:
    """6.5: the best combination that the remaining cards allow to ignore."""
    you = context.view.you
    attack = next(f for f in reversed(context.view.stack) if isinstance(f, AttackFrame))
    left = len(you.hand) + len(you.hidden) - discarded
    cards = counted(left, context.kits[you.seat], context.kits[1 - you.seat])
    ways = ignore_options(attack, cards)
    return (ways[0].a, ways[0].b) if ways else (0, 0)


def suffered(context: SceneContext) -> tuple[int, int]:
    """What happens without discarding, if it is only wounds."""
    frame = context.view.stack[-1]
    assert isinstance(frame, EffectFrame)
    op = context.book.programs[frame.program][frame.place]
    if op.code != EITHER:
        return 0, 0
    ops = context.book.programs[op.then]
    return (ops[0].a, ops[0].b) if len(ops) == 1 and ops[0].code == WOUND else (0, 0)
