"""Answers that a block or Reaction window does not offer, each with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from knockdown.content.clauses import id_of
from knockdown.engine import options as o
from knockdown.engine.blocking import can_reduce, counted_cards, has_effect
from knockdown.engine.frames import AttackFrame, ReactionFrame
from knockdown.engine.options import OPTION_KINDS
from knockdown.engine.terms import BLOCK, ON_ATTACKED, REACTION
from knockdown.server.present.context import SceneContext
from knockdown.server.present.reasons import what_lacks
from knockdown.server.protocol.scene import NOBODY, Closed

BLOCK_CARDS_FOR_BOTH: Final = 2


def closed_now(context: SceneContext) -> list[Closed]:
    """4.8, 6.4: answers that would be possible with other cards or against another attack."""
    view = context.view
    frame = view.stack[-1]
    if view.decision == o.REACT_NOW and isinstance(frame, ReactionFrame):
        return list(closed_reactions(context, frame.trigger))
    if view.decision != o.CHOOSE_BLOCK:
        return []
    attack = next(f for f in reversed(view.stack) if isinstance(f, AttackFrame))
    blocks = ClosedBlocks(context, attack).found()
    if attack.is_reaction or attack.is_bare:  # 4.8: these have no Reactions
        return list(blocks)
    return [*blocks, *closed_reactions(context, ON_ATTACKED)]


def closed_reactions(context: SceneContext, trigger: int) -> Iterator[Closed]:
    """4.8: Reactions with this trigger that are out of range or not payable."""
    seat = context.asker
    for place, attack in enumerate(context.kits[seat].specials):
        if attack.type != REACTION or attack.trigger != trigger:
            continue
        why = what_lacks(context, seat, attack)
        if why:
            name = context.speech.attack(attack)
            yield closed(context, o.REACT, name, why, attack.key, place)


def closed(
    context: SceneContext, kind: int, label: str, why: str, key: str = "", place: int = NOBODY
) -> Closed:
    text = context.words.say("closed-text", label=label, why=why)
    return Closed(OPTION_KINDS[kind], label, why, text, key, place)


class ClosedBlocks:
    """6.4–6.6: which of wounds, effect and both cannot be blocked."""

    def __init__(self, context: SceneContext, attack: AttackFrame) -> None:
        self.context = context
        self.attack = attack
        self.say = context.words.say

    def found(self) -> Iterator[Closed]:
        """'Both' is listed only if there are both wounds and an effect."""
        reasons = {o.BLOCK_WOUNDS: self.why_not_wounds(1), o.BLOCK_EFFECT: self.why_not_effect()}
        if self.has_wounds and self.has_effect:
            reasons[o.BLOCK_BOTH] = self.why_not_both()
        for kind, why in reasons.items():
            if why:
                label = self.say(id_of("closed", OPTION_KINDS[kind]))
                yield closed(self.context, kind, label, why)

    @property
    def has_wounds(self) -> bool:
        return self.attack.heavy + self.attack.light > 0

    @property
    def has_effect(self) -> bool:
        return has_effect(self.context.book, self.attack)

    def why_not_wounds(self, discarded: int) -> str:
        """6.5: a light wound costs one counted card, a heavy one two."""
        if not self.has_wounds:
            return self.say("reason-no-wounds")
        left = counted_cards(self.context.table, self.context.asker, discarded)
        if can_reduce(self.attack, left):
            return ""
        return self.say("reason-few-cards", n=left, needed=1 if self.attack.light else 2)

    def why_not_effect(self) -> str:
        return "" if self.has_effect else self.say("reason-no-effect")

    def why_not_both(self) -> str:
        """6.6: two Block cards, or one with a Skill that makes it do both."""
        if self.context.kits[self.context.asker].block_does_both:
            return self.why_not_wounds(1)
        if self.block_cards() < BLOCK_CARDS_FOR_BOTH:
            return self.say("reason-one-block-card")
        return self.why_not_wounds(BLOCK_CARDS_FOR_BOTH)

    def block_cards(self) -> int:
        arena, you = self.context.arena, self.context.view.you
        faces = [arena.faces[arena.cards[card].face] for card in you.hand + you.hidden]
        return sum(BLOCK in face.symbols for face in faces)
