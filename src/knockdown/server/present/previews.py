"""Previews of attacks, found by applying the rules on a separate table.

The table holds what the viewer knows (5.2). The opponent neither reacts nor
blocks. The trial ends at the first remaining choice: what has happened by then
is certain, the rest is shown as the text of the effect.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from knockdown.engine import attack as sequence
from knockdown.engine import flow
from knockdown.engine.blocking import counted, ignore_options
from knockdown.engine.book import NONE, Attack, Book
from knockdown.engine.conditions import all_hold
from knockdown.engine.frames import AttackFrame, Frame, TakeFrame
from knockdown.engine.hand import discard_face
from knockdown.engine.match import Match
from knockdown.engine.options import (
    ATTACK,
    REACT_NOW,
    SPECIAL,
    TAKE_TOP,
    THE_PASS,
    Option,
    unpack_faces,
)
from knockdown.engine.reaction import reactions
from knockdown.engine.terms import (
    AFTER_ATTACK,
    MOVE_WOUND,
    ON_ATTACKED,
    ON_WOUNDED,
    STRIKE,
    WOUND,
    WOUND_EACH,
    WOUND_PER,
)
from knockdown.engine.turn import join_hand
from knockdown.server.present.context import SceneContext, effect_text
from knockdown.server.protocol.scene import NOBODY, Preview
from knockdown.telling.questions import beats

ANSWERS_TO_ATTACKS = (ON_ATTACKED, ON_WOUNDED, AFTER_ATTACK)
WOUNDING = (WOUND, WOUND_PER, WOUND_EACH, MOVE_WOUND)


@dataclass
class Outcome:
    """The result of an attack on the separate table."""

    pool: tuple[int, int] = (0, 0)  # 6.1: before blocking
    unblockable: bool = False
    dealt: tuple[int, int] = (0, 0)
    suffered: tuple[int, int] = (0, 0)
    ko: bool = False
    distance: int = 0  # 6.9: when it is over, after all movement
    frame: AttackFrame | None = field(default=None, repr=False)


@dataclass
class Foreseen:
    """A preview, and the wounds the attacker takes."""

    preview: Preview
    heavy: int = 0
    light: int = 0


def foresee(context: SceneContext, option: Option) -> Foreseen | None:
    """The preview of an option that begins an attack, else None."""
    attack = attack_of(context, option)
    if attack is None:
        return None
    seat = context.asker
    hits = context.hits(seat, attack)
    outcome = attempt(context, option, attack, hits)
    preview = Preview(
        hits=hits,
        harms=max(outcome.dealt) > 0 or (hits and harms(context, seat, attack)),
        spaces=spaces_in_range(context, seat, attack),
        target=1 - seat if hits else NOBODY,
        heavy=outcome.dealt[0],
        light=outcome.dealt[1],
        ko=outcome.ko,
        blocks=answers(context, attack, outcome) if hits else [],
        text=sentence(context, attack, outcome, hits),
    )
    return Foreseen(preview, *outcome.suffered)


def attack_of(context: SceneContext, option: Option) -> Attack | None:
    if option.kind == ATTACK:
        return context.book.attacks[context.arena.cards[option.a].attack]
    if option.kind == SPECIAL:
        return context.kits[context.asker].specials[option.a]
    if option.kind == TAKE_TOP:
        return context.book.attacks[context.kits[context.asker].take_top]
    return None


def spaces_in_range(context: SceneContext, seat: int, attack: Attack) -> list[int]:
    here, kit = context.player(seat).space, context.kits[seat]
    spaces = range(context.arena.spaces)
    return [each for each in spaces if each != here and kit.reaches(attack.index, abs(each - here))]


# --------------------------------------------------------------------------- can it wound
def harms(context: SceneContext, seat: int, attack: Attack) -> bool:
    """Whether an attack that hits can wound: by its pool, its effect, or modifiers."""
    if attack.heavy + attack.light > 0 or attack.ko or wounds_by(context.book, attack.effect):
        return True
    table = context.trial_table.fork()
    table.set_stack([])
    table.decision = 0
    outcome = Outcome()
    begin(table, THE_PASS, AttackFrame(seat, attack.index, 0, 0), outcome)
    return any(outcome.pool)


def wounds_by(book: Book, program: int) -> bool:
    """6.2: whether any step of an effect, or of its branches, wounds the opponent."""
    return any(step.code in WOUNDING for step in book.steps_of(program))


# ------------------------------------------------------------------------ trying it out
def attempt(context: SceneContext, option: Option, attack: Attack, hits: bool) -> Outcome:
    seat = context.asker
    table = context.trial_table.fork()
    table.set_stack([])
    table.decision = 0
    before = [(player.heavy, player.light) for player in table.players]
    outcome = Outcome()
    if hits:
        is_bare = 1 if option.kind == TAKE_TOP else 0
        begin(table, option, AttackFrame(seat, attack.index, 0, is_bare), outcome)
    elif option.kind == ATTACK:
        table.take_from_row(option.a)
        join_hand(table, seat, option.a)
    flow.run(table)
    while table.decision == REACT_NOW:
        flow.answer(table, THE_PASS)
        flow.run(table)
    them, you = table.players[1 - seat], table.players[seat]
    outcome.dealt = them.heavy - before[1 - seat][0], them.light - before[1 - seat][1]
    outcome.suffered = you.heavy - before[seat][0], you.light - before[seat][1]
    outcome.distance = table.distance()
    if outcome.frame is not None:
        outcome.ko = sequence.has_knockout(table, outcome.frame, attack) and them.wounds > 0
    return outcome


def begin(table: Match, option: Option, frame: AttackFrame, outcome: Outcome) -> None:
    """4.4, 4.6: take the card from the row, or make the cheapest payment; then 6.0 and 6.1."""
    printed = table.book.attacks[frame.attack]
    if option.kind == ATTACK:
        table.take_from_row(option.a)
        table.push(TakeFrame(0, frame.seat, option.a))
    elif option.kind == SPECIAL:
        hand = table.players[frame.seat].faces
        cheapest = table.kit(frame.seat).ways_to_pay(printed.cost, hand)[0]
        for face in unpack_faces(cheapest.a):
            discard_face(table, frame.seat, face)
    table.push(frame)
    sequence.begin(table, frame, printed)
    drop_above(table, frame)
    sequence.set_pool(table, frame, printed)
    drop_above(table, frame)
    frame.step = sequence.BLOCKER
    outcome.frame = frame
    outcome.pool = frame.heavy, frame.light
    outcome.unblockable = frame.unblockable == 1


def drop_above(table: Match, frame: Frame) -> None:
    """The opponent neither reacts nor blocks."""
    while table.top is not frame:
        table.pop()


# ----------------------------------------------------------------------------- in words
def sentence(context: SceneContext, attack: Attack, outcome: Outcome, hits: bool) -> str:
    say, speech = context.speech.say, context.speech
    parts: list[str] = []
    if hits:
        name = context.name(1 - context.asker)
        if any(outcome.dealt):
            parts.append(say("preview-hits", name=name, wounds=speech.wounds(*outcome.dealt)))
        if attack.effect != NONE:
            effect = effect_text(speech, attack.effect)
            parts.append(say("preview-more", effect=effect))
        parts = parts or [say("preview-no-wounds")]
        if outcome.ko:
            parts.append(say("preview-ko"))
    else:
        parts.append(say("preview-miss"))
    if any(outcome.suffered):
        parts.append(say("preview-own", wounds=speech.wounds(*outcome.suffered)))
    return " ".join(parts)


def answers(context: SceneContext, attack: Attack, outcome: Outcome) -> list[str]:
    """6.4, 4.8: how the opponent could respond, as far as the viewer knows."""
    return [*blocks(context, attack, outcome), *possible_reactions(context, outcome)]


def blocks(context: SceneContext, attack: Attack, outcome: Outcome) -> list[str]:
    say = context.speech.say
    if attack.type != STRIKE or outcome.unblockable:
        return [say("preview-no-block")]
    them = context.player(1 - context.asker)
    payments = context.arena.payments
    held = context.table.players[them.seat].faces
    faces = payments.distinct(held, payments.block_mask)
    unseen = them.hidden_count - len(them.hidden)
    found: list[str] = []
    if faces:
        cards = context.speech.alternatives(
            [context.speech.face(context.arena, face) for face in faces]
        )
        most = most_ignored(context, outcome)
        if most:
            found.append(say("preview-block-wounds", cards=cards, most=most))
        if attack.effect != NONE:
            found.append(say("preview-block-effect", cards=cards))
    if unseen:
        found.append(say("preview-unseen", n=unseen))
    return found if faces or unseen else [say("preview-no-block-card")]


def most_ignored(context: SceneContext, outcome: Outcome) -> str:
    """6.5: the rest of their hand counted, without one Block card."""
    them = context.player(1 - context.asker)
    left = len(them.hand) + them.hidden_count - 1
    cards = counted(left, context.kits[them.seat], context.kits[context.asker])
    frame = AttackFrame(context.asker, 0, 0, 0, heavy=outcome.pool[0], light=outcome.pool[1])
    ways = [(way.a, way.b) for way in ignore_options(frame, cards)]
    best = [way for way in ways if not any(beats(other, way) for other in ways)]
    if not best:
        return ""
    return context.speech.alternatives([context.speech.wounds(*way) for way in best])


def possible_reactions(context: SceneContext, outcome: Outcome) -> list[str]:
    """4.8: Reactions payable with known cards, and perhaps with unseen ones."""
    seat = 1 - context.asker
    kit, them = context.kits[seat], context.player(seat)
    bits = 0
    for trigger in ANSWERS_TO_ATTACKS:
        distance = outcome.distance if trigger == AFTER_ATTACK else context.distance
        bits |= kit.reactions_at[trigger][distance]
    if not bits:
        return []
    payable = {option.a for option in reactions(context.table, seat, bits)}
    has_unseen = them.hidden_count > len(them.hidden)
    found: list[str] = []
    for place, attack in enumerate(kit.specials):
        if place in payable:
            message = "preview-react"
        elif bits >> place & 1 and has_unseen and all_hold(context.table, attack.needs, seat):
            message = "preview-react-unseen"
        else:
            continue
        found.append(context.speech.say(message, attack=context.speech.attack(attack)))
    return found
