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
from knockdown.server.present.labels import beyond, label
from knockdown.server.present.previews import foresee
from knockdown.server.present.showing import Showing
from knockdown.server.protocol.scene import NOBODY, OptionNow, Wounds
from knockdown.telling.questions import Question

WITH_SPACE: Final = (o.MOVE, o.DASH_TO, o.SPACE)
WITH_CARD: Final = (o.CARD, o.ATTACK)
WITH_PLACE: Final = (o.SPECIAL, o.REACT)
REDUCING: Final = (o.BLOCK_WOUNDS, o.BLOCK_BOTH)
BLOCKS: Final = (*REDUCING, o.BLOCK_EFFECT)
WITH_FACES: Final = (o.PAYMENT, *BLOCKS)
WITH_WOUNDS: Final = (o.IGNORE, o.DROP)


def options_now(showing: Showing, question: Question) -> list[OptionNow]:
    found = [option_now(showing, question, option) for option in showing.view.options]
    best = sensible(showing, found)
    if best != NOBODY:
        found[best] = replace(found[best], sensible=True)
    return found


def option_now(showing: Showing, question: Question, option: Option) -> OptionNow:
    kind = option.kind
    faces = faces_given(showing, option)
    foreseen = foresee(showing, option)
    heavy, light = (foreseen.heavy, foreseen.light) if foreseen else wounds(showing, option)
    short, text = label(showing, question, option), question.answer(option)
    return OptionNow(
        option=move_text(showing.table, option),
        kind=OPTION_KINDS[kind],
        label=short,
        text=text,
        beyond=beyond(short, text),
        space=option.a if kind in WITH_SPACE else NOBODY,
        card=option.a if kind in WITH_CARD else NOBODY,
        place=option.a if kind in WITH_PLACE else NOBODY,
        key=key_of(showing, option),
        letters=showing.face_letters(faces),
        keeps=keeps(showing, option, faces),
        lost=lost(showing, option, faces),
        heavy=heavy,
        light=light,
        suffers=suffers(showing, question, option),
        preview=foreseen.preview if foreseen else None,
        early=question.is_early(option),
    )


def key_of(showing: Showing, option: Option) -> str:
    """The key of the fighter, Skill, attack or token it is about."""
    book, kind = showing.book, option.kind
    if kind == o.FIGHTER:
        return book.fighters[option.a].key
    if kind == o.SKILL:
        return book.skills[option.a].key
    if kind in WITH_CARD:
        return book.attacks[showing.arena.cards[option.a].attack].key
    if kind in WITH_PLACE:
        return showing.kits[showing.asker].specials[option.a].key
    if kind == o.POWER:
        return power_key(showing, option.a)
    return ""


def power_key(showing: Showing, number: int) -> str:
    book, power = showing.book, showing.book.powers[number]
    if power.skill != NONE:
        return book.skills[power.skill].key
    return book.tokens[power.token].key if power.token != NONE else book.fighters[power.fighter].key


# --------------------------------------------------------------------------- cards
def faces_given(showing: Showing, option: Option) -> list[int]:
    """The faces of the cards an option is about."""
    if option.kind in WITH_FACES:
        return unpack_faces(option.a)
    return [option.a] if option.kind == o.FACE else []


def keeps(showing: Showing, option: Option, given: list[int]) -> list[str]:
    """The cards that stay in hand, where others leave it."""
    if not given or showing.view.decision == o.CHOOSE_PAID_CARD:
        return []
    return showing.face_letters(faces_kept(showing, given))


def faces_kept(showing: Showing, given: list[int]) -> list[int]:
    you = showing.view.you
    left = sorted(showing.arena.cards[card].face for card in you.hand + you.hidden)
    for face in given:
        left.remove(face)
    return left


def lost(showing: Showing, option: Option, given: list[int]) -> str:
    """4.6: symbols that are paid without need."""
    symbols = [symbol for face in given for symbol in showing.arena.faces[face].symbols]
    if option.kind == o.PAYMENT:
        return letters(unused(showing, symbols))
    if option.kind in BLOCKS:
        return letters([symbol for symbol in symbols if symbol != BLOCK])
    return ""


def unused(showing: Showing, symbols: list[int]) -> list[int]:
    """4.6, 4.7: what a payment leaves over; a second Dash is a second step."""
    frame = showing.view.stack[-1]
    assert isinstance(frame, PayFrame)
    if frame.cost == NONE:
        return [symbol for symbol in symbols if symbol != DASH]
    slots = showing.book.costs[frame.cost].slots
    improvise = showing.kits[frame.seat].improvise
    for left_over in combinations(range(len(symbols)), len(symbols) - len(slots)):
        used = [symbol for place, symbol in enumerate(symbols) if place not in left_over]
        if can_cover(used, slots, improvise):
            return [symbols[place] for place in left_over]
    return []


def letters(symbols: list[int]) -> str:
    return "".join(SYMBOL_LETTERS[symbol] for symbol in symbols)


# ------------------------------------------------------------------------- what is sensible
def sensible(showing: Showing, found: list[OptionNow]) -> int:
    """The number of the answer to offer first if many are equivalent, or NOBODY."""
    if showing.view.decision == o.CHOOSE_PAYMENT:
        return sensible_payment(showing, found)
    return 0 if showing.view.decision == o.CHOOSE_IGNORED else NOBODY


def sensible_payment(showing: Showing, found: list[OptionNow]) -> int:
    """Prefer payments that leave an optional extra payable; then least loss, then fewest cards."""
    extra = extra_cost(showing)
    options = showing.view.options

    def price(number: int) -> tuple[bool, int, int]:
        one = found[number]
        spends_extra = extra is not None and not leaves(showing, options[number], extra)
        return spends_extra, len(one.lost), len(one.letters)

    return min(range(len(found)), key=price)


def extra_cost(showing: Showing) -> Cost | None:
    """6.2: the cost of an optional extra in the effect of the attack being paid for."""
    book, payee = showing.book, showing.view.stack[-2]
    place = NONE
    if isinstance(payee, ComboFrame) and payee.step == USE_SPECIAL:
        place = payee.special
    elif isinstance(payee, ReactionFrame):
        place = payee.chosen
    if place == NONE:
        return None
    attack = showing.kits[showing.asker].specials[place]
    costs = [step.cost for step in book.steps_of(attack.effect) if step.code == PAY]
    return book.costs[costs[0]] if costs else None


def leaves(showing: Showing, option: Option, cost: Cost) -> bool:
    """Whether a cost can be paid with the cards that stay in hand."""
    left = faces_kept(showing, unpack_faces(option.a))
    symbols = [symbol for face in left for symbol in showing.arena.faces[face].symbols]
    return can_cover(symbols, cost.slots, showing.kits[showing.asker].improvise)


# -------------------------------------------------------------------------- wounds
def wounds(showing: Showing, option: Option) -> tuple[int, int]:
    """Wounds that are ignored, discarded or suffered with this choice."""
    if option.kind in WITH_WOUNDS:
        return option.a, option.b
    if option.kind in REDUCING:
        return most_ignored(showing, len(unpack_faces(option.a)))
    if option.kind == o.BRANCH and option.a == 1:
        return suffered(showing)
    return 0, 0


def suffers(showing: Showing, question: Question, option: Option) -> Wounds | None:
    """Only for answers to an attack; the result of a Reaction is open until it is paid."""
    if option.kind == o.REACT or showing.answered_attack() is None:
        return None
    return Wounds(*question.suffered(option))


def most_ignored(showing: Showing, discarded: int) -> tuple[int, int]:
    """6.5: the best combination that the remaining cards allow to ignore."""
    you = showing.view.you
    attack = next(f for f in reversed(showing.view.stack) if isinstance(f, AttackFrame))
    left = len(you.hand) + len(you.hidden) - discarded
    cards = counted(left, showing.kits[you.seat], showing.kits[1 - you.seat])
    ways = ignore_options(attack, cards)
    return (ways[0].a, ways[0].b) if ways else (0, 0)


def suffered(showing: Showing) -> tuple[int, int]:
    """What happens without discarding, if it is only wounds."""
    frame = showing.view.stack[-1]
    assert isinstance(frame, EffectFrame)
    op = showing.book.programs[frame.program][frame.place]
    if op.code != EITHER:
        return 0, 0
    ops = showing.book.programs[op.then]
    return (ops[0].a, ops[0].b) if len(ops) == 1 and ops[0].code == WOUND else (0, 0)
