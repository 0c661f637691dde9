"""Both seats: sheet, hand, wounds, Skills, tokens, Special Attacks and the danger they are in."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from knockdown.engine.book import NONE, Arena
from knockdown.engine.kit import Kit
from knockdown.engine.knockdown_test import tested_wounds
from knockdown.engine.view import PlayerView, View
from knockdown.server.present.context import SceneContext, reach_of
from knockdown.server.present.odds import pass_percent
from knockdown.server.present.reasons import why_not
from knockdown.server.protocol.scene import FighterNow, SkillNow, SpecialNow, TokenPile
from knockdown.telling.seats import bonus_texts, seat_text
from knockdown.telling.speech import Speech, gains_knockout

REMEMBERED: Final = 8_000  # cached sheets, most of which are unchanged at the next decision


def fighter_now(context: SceneContext, seat: int) -> FighterNow:
    player, info = context.player(seat), context.players[seat]
    known = context.teller.seat(player)
    is_chosen = player.fighter != NONE
    return FighterNow(
        seat=seat,
        fighter=context.book.fighters[player.fighter].key if is_chosen else "",
        player=info.title(context.words, seat, is_you=seat == context.you),
        level=info.level if info.is_computer else "",
        space=context.space(seat),
        heavy=player.heavy,
        light=player.light,
        victories=player.victories,
        hand=context.hand(player),
        hand_limit=known.limit,
        tokens=token_piles(context, player),
        skills=skills_now(context, player),
        specials=specials_now(context, seat),
        bonus=bonus_texts(context.speech, known),
        fall=fall(context, player),
        text=seat_text(context.speech, context.arena, known),
    )


def token_piles(context: SceneContext, player: PlayerView) -> list[TokenPile]:
    if not player.tokens:
        return []
    tokens = context.book.tokens
    counts = sorted(Counter(player.tokens).items())
    return [TokenPile(tokens[code >> 1].key, code & 1, count) for code, count in counts]


def skills_now(context: SceneContext, player: PlayerView) -> list[SkillNow]:
    """3.3: the Skills that were kept, in order; unknown ones without a key."""
    found: list[SkillNow] = []
    kept = ((player.has_first, player.kept_first), (player.has_second, player.kept_second))
    for place, (has_one, skill) in enumerate(kept):
        if has_one:
            key = context.book.skills[skill].key if skill != NONE else ""
            found.append(SkillNow(key, bool(player.shown >> place & 1)))
    return found


def face_down(view: View) -> list[str]:
    """3.3: the viewer's own Skills that the opponent has not seen."""
    you = view.you
    kept = (you.kept_first, you.kept_second)
    hidden = [skill for place, skill in enumerate(kept) if not you.shown >> place & 1]
    return [view.book.skills[skill].key for skill in hidden if skill != NONE]


def specials_now(context: SceneContext, seat: int) -> list[SpecialNow]:
    kit, them = context.kits[seat], context.player(1 - seat)
    payable = kit.can_pay(context.table.players[seat].symbols)
    reasons = tuple([why_not(context, seat, place) for place in range(len(kit.specials))])
    hurt = them.heavy + them.light
    return specials_of(context.speech, context.arena, kit, context.distance, hurt, payable, reasons)


@lru_cache(REMEMBERED)
def specials_of(
    speech: Speech,
    arena: Arena,
    kit: Kit,
    distance: int,
    hurt: int,
    payable: int,
    reasons: tuple[str, ...],
) -> list[SpecialNow]:
    """The Special Attacks, given the opponent's wounds; `payable` has a bit for each."""
    return [
        SpecialNow(
            attack=attack.key,
            place=place,
            reach=reach_of(
                speech, attack, kit.lo[attack.index], kit.hi[attack.index], arena.spaces
            ),
            heavy=attack.heavy,
            light=attack.light,
            ko=attack.ko or gains_knockout(kit, attack, hurt),
            payable=payable >> place & 1 == 1,
            hits=kit.reaches(attack.index, distance),
            why_not=reason,
            text=speech.attack_line(attack, kit, hurt),
        )
        for place, (attack, reason) in enumerate(zip(kit.specials, reasons, strict=True))
    ]


def fall(context: SceneContext, player: PlayerView) -> int:
    """7: the chance to fail a Knockdown Test now, in percent."""
    wounds = tested_wounds(player.heavy + player.light, context.kits[player.seat])
    return 100 - pass_percent(context, player.seat, wounds)
