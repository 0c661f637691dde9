"""Both seats: sheet, hand, wounds, Skills, tokens, Special Attacks and the danger they are in."""

from __future__ import annotations

from collections import Counter

from knockdown.engine.book import NONE
from knockdown.engine.knockdown_test import tested_wounds
from knockdown.engine.view import PlayerView, View
from knockdown.server.present.luck import pass_percent
from knockdown.server.present.reasons import why_not
from knockdown.server.present.showing import Showing
from knockdown.server.protocol.scene import FighterNow, SkillNow, SpecialNow, TokenPile


def fighter_now(showing: Showing, seat: int) -> FighterNow:
    player, info = showing.player(seat), showing.players[seat]
    is_chosen = player.fighter != NONE
    return FighterNow(
        seat=seat,
        fighter=showing.book.fighters[player.fighter].key if is_chosen else "",
        player=info.title(showing.words, seat, is_you=seat == showing.you),
        level=info.level if info.is_computer else "",
        space=showing.space(seat),
        heavy=player.heavy,
        light=player.light,
        victories=player.victories,
        hand=showing.hand(player),
        hand_limit=showing.teller.limit(player),
        tokens=token_piles(showing, player),
        skills=skills_now(showing, player),
        specials=specials_now(showing, seat),
        bonus=showing.teller.bonus(player),
        fall=fall(showing, player),
        text=showing.teller.fighter(player),
    )


def token_piles(showing: Showing, player: PlayerView) -> list[TokenPile]:
    tokens = showing.book.tokens
    counts = sorted(Counter(player.tokens).items())
    return [TokenPile(tokens[code >> 1].key, code & 1, count) for code, count in counts]


def skills_now(showing: Showing, player: PlayerView) -> list[SkillNow]:
    """3.3: the Skills that were kept, in that order; unknown ones without a key."""
    found: list[SkillNow] = []
    kept = ((player.has_first, player.kept_first), (player.has_second, player.kept_second))
    for place, (has_one, skill) in enumerate(kept):
        if has_one:
            key = showing.book.skills[skill].key if skill != NONE else ""
            found.append(SkillNow(key, bool(player.shown >> place & 1)))
    return found


def face_down(view: View) -> list[str]:
    """3.3: the viewer's own Skills that the opponent has not seen."""
    you = view.you
    kept = (you.kept_first, you.kept_second)
    hidden = [skill for place, skill in enumerate(kept) if not you.shown >> place & 1]
    return [view.book.skills[skill].key for skill in hidden if skill != NONE]


def specials_now(showing: Showing, seat: int) -> list[SpecialNow]:
    kit = showing.kits[seat]
    payable = kit.can_pay(showing.table.players[seat].symbols)
    return [
        SpecialNow(
            attack=attack.key,
            place=place,
            reach=showing.reach(seat, attack),
            heavy=attack.heavy,
            light=attack.light,
            ko=showing.has_knockout(seat, attack),
            payable=payable >> place & 1 == 1,
            hits=showing.hits(seat, attack),
            why_not=why_not(showing, seat, place),
            text=showing.line(seat, attack),
        )
        for place, attack in enumerate(kit.specials)
    ]


def fall(showing: Showing, player: PlayerView) -> int:
    """7: how likely a Knockdown Test now would be failed, in percent."""
    wounds = tested_wounds(player.heavy + player.light, showing.kits[player.seat])
    return 100 - pass_percent(showing, player.seat, wounds)
