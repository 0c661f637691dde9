"""Why a Special Attack of a sheet cannot be used now, in words."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from knockdown.content.clauses import id_of
from knockdown.engine.book import Attack, Cost
from knockdown.engine.conditions import all_hold
from knockdown.engine.frames import ComboFrame, ReactionFrame
from knockdown.engine.options import CONTINUE_COMBO, REACT_NOW, TAKE_ACTION
from knockdown.engine.payment import can_cover, list_symbols
from knockdown.engine.terms import REACTION, TRIGGERS
from knockdown.server.present.context import SceneContext
from knockdown.telling.speech import Speech

REMEMBERED: Final = 20_000  # cached hands, which recur in many matches


def why_not(context: SceneContext, seat: int, place: int) -> str:
    """Empty if it can be used, or if it is not this seat's time to use any."""
    view = context.view
    if view.decider != seat:
        return ""
    attack = context.kits[seat].specials[place]
    if view.decision == REACT_NOW:
        return why_not_react(context, seat, attack)
    if view.decision not in (TAKE_ACTION, CONTINUE_COMBO):
        return ""
    if attack.type == REACTION:
        return only_when(context, attack)
    if is_used(context, place):
        return context.words.say("reason-used")
    return what_lacks(context, seat, attack)


def why_not_react(context: SceneContext, seat: int, attack: Attack) -> str:
    """4.8: a Reaction answers only its own trigger."""
    frame = context.view.stack[-1]
    if attack.type != REACTION or not isinstance(frame, ReactionFrame):
        return ""
    if attack.trigger != frame.trigger:
        return only_when(context, attack)
    return what_lacks(context, seat, attack)


def only_when(context: SceneContext, attack: Attack) -> str:
    return context.words.say(id_of("reason", TRIGGERS[attack.trigger]))


def is_used(context: SceneContext, place: int) -> bool:
    """4.5: no Special Attack twice in one Combo."""
    combos = [frame for frame in context.view.stack if isinstance(frame, ComboFrame)]
    return bool(combos) and combos[-1].used >> place & 1 == 1


def what_lacks(context: SceneContext, seat: int, attack: Attack) -> str:
    """4.6, 6.8: range, then what else it needs, then the cost."""
    say, table = context.words.say, context.table
    if not context.hits(seat, attack):
        is_far = context.distance > context.kits[seat].hi[attack.index]
        text = context.reach(seat, attack).text
        return say("reason-far" if is_far else "reason-near", range=text)
    if attack.needs and not all_hold(table, attack.needs, seat):
        return say("reason-needs", conditions=context.speech.clauses.conditions(attack.needs))
    symbols, kit = table.players[seat].symbols, context.kits[seat]
    return what_is_missing(context.speech, attack.cost, symbols, kit.improvise)


@lru_cache(REMEMBERED)
def what_is_missing(speech: Speech, cost: int, symbols: int, improvise: bool) -> str:
    """Empty if these symbols, counted together, pay the cost."""
    missing = missing_slots(speech.book.costs[cost].slots, list_symbols(symbols), improvise)
    if not missing:
        return ""
    return speech.words.say("reason-short", cost=speech.cards.cost_text(Cost(missing)))


def missing_slots(slots: list[int], symbols: list[int], improvise: bool) -> list[int]:
    """The fewest parts of a cost that the known hand cannot pay."""
    for missing in range(len(slots) + 1):
        for left_out in combinations(range(len(slots)), missing):
            paid = [slot for place, slot in enumerate(slots) if place not in left_out]
            if can_cover(symbols, paid, improvise):
                return [slots[place] for place in left_out]
    return slots
