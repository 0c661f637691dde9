"""A simple opponent: tries every option on a dealt match and keeps the best.

It looks no farther than the end of the action at hand and judges the position
by wounds, hands, reach and place. Everything it knows comes from its view: the
hidden cards are dealt anew before each choice.
"""

from __future__ import annotations

from typing import Final

from knockdown.engine import options as o
from knockdown.engine.arena import is_in_the_dark
from knockdown.engine.book import NONE
from knockdown.engine.frames import KnockdownFrame
from knockdown.engine.match import Match, determinize_view
from knockdown.engine.options import Option, option
from knockdown.engine.rng import Rng
from knockdown.engine.table import Player
from knockdown.engine.terms import HEAVY, REACTION
from knockdown.engine.view import View
from knockdown.knockout.dice import dice_chance

# How likely three dice show less than a number of wounds (7.2); from 19 on they always do.
_ODDS: Final = [1 - dice_chance(wounds) for wounds in range(20)]

ROUND_WON: Final = 30.0  # against it, a heavy wound is worth about one and a half
HEAVY_WOUND: Final = 1.5
LIGHT_WOUND: Final = 1.0
IN_DANGER: Final = 6.0  # a certain Knockdown, if a K.O. attack comes
CARD: Final = 0.4
SYMBOL: Final = 0.15
BLOCK_CARD: Final = 0.3
HARMFUL_TOKEN: Final = 0.9
TOKEN_ON_SPACE: Final = 0.25
ON_THE_EDGE: Final = 0.6
IN_THE_DARK: Final = 0.9
READY: Final = 0.25  # a wound of a Special Attack that could be paid
IN_REACH: Final = 0.3  # more if it also reaches
OFFERED: Final = 0.25  # a wound of a row card that reaches
_DEEPEST: Final = 40  # answers to the end of an action; a guard, never needed so far

# Where an action is over, as far as this player looks.
_ENDS: Final = (o.NOTHING, o.TAKE_ACTION, o.CONTINUE_COMBO)
# Nothing on the table yet tells one choice from another.
_BLIND: Final = (o.PICK_FIGHTER, o.KEEP_SKILL, o.SHOW_SKILL)
_DECLINE: Final = (o.REACT_NOW, o.SECOND_DASH, o.USE_OR_NOT)


def knockdown_odds(wounds: int) -> float:
    """7.2: how likely three dice show less than this many wounds."""
    return _ODDS[min(max(wounds, 0), len(_ODDS) - 1)]


class RandomPlayer:
    """Any option is as good as another."""

    def choose(self, view: View, rng: Rng) -> Option:
        return view.options[rng.below(len(view.options))]


class SimplePlayer:
    """One action ahead, greedy."""

    def choose(self, view: View, rng: Rng) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        if view.decision in _BLIND:
            return view.options[rng.below(len(view.options))]
        if view.decision == o.TEST_RESULT:
            return roll_for_the_table(view, rng)
        match = determinize_view(view, rng)
        if view.decision == o.START_TEST:
            return o.TEST_OR_NOT[0 if worth_of_test(match) > 0 else 1]
        if view.decision == o.CHOOSE_RELIEF:
            return view.options[0]  # 8.2: heavy wounds decide a round on wounds
        values = [worth(match, each, view.viewer) for each in match.options]
        return match.options[values.index(max(values))]


def roll_for_the_table(view: View, rng: Rng) -> Option:
    """7.2, 7.5: a computer has no hands for cubes, so it lets three dice decide."""
    test = view.stack[-1]
    assert isinstance(test, KnockdownFrame)
    rolled = sum(rng.below(6) + 1 for _ in range(3))
    return o.PASSED_OR_FAILED[0 if rolled >= test.wounds else 1]


def worth(match: Match, chosen: Option, seat: int) -> float:
    """How good the position is for this seat when the action is over."""
    tried = match.clone()
    victories = [player.victories for player in tried.players]
    tried.apply(chosen)
    gained = 0.0
    for _ in range(_DEEPEST):
        if tried.decision in _ENDS or tried.round != match.round:
            break
        if tried.decision == o.START_TEST:
            gain = max(worth_of_test(tried), 0.0)
            gained += gain if tried.decider == seat else -gain
        tried.apply(obvious(tried))
    for player in tried.players:
        won = ROUND_WON * (player.victories - victories[player.seat])
        gained += won if player.seat == seat else -won
    if tried.is_over or tried.round != match.round:
        return gained
    return gained + standing(tried, seat) - standing(tried, 1 - seat)


def obvious(match: Match) -> Option:
    """The answer that needs no thought: pay least, block what can be blocked, go no further."""
    decision = match.decision
    if decision in _DECLINE or decision == o.START_TEST:
        return match.options[-1]
    if decision in (o.CHOOSE_DISCARD, o.CHOOSE_GIFT):
        return least_useful(match)
    if decision == o.CHOOSE_WOUND:
        return option(o.WOUND_KIND, HEAVY) if match.options[0].a == HEAVY else match.options[0]
    return match.options[0]


def least_useful(match: Match) -> Option:
    faces = match.arena.faces
    return min(
        match.options, key=lambda each: len(faces[each.a].symbols) + 0.5 * faces[each.a].blocks
    )


def worth_of_test(match: Match) -> float:
    """7: what starting a Knockdown Test is worth: a won round, or half the wounds gone."""
    target = match.players[1 - match.decider]
    odds = knockdown_odds(target.wounds - match.kit(target.seat).test_discount)
    relieved = (target.heavy + target.light) // 2
    lost = LIGHT_WOUND * relieved + IN_DANGER * odds
    return odds * ROUND_WON - (1 - odds) * lost


# ---------------------------------------------------------------- how a seat stands
def standing(match: Match, seat: int) -> float:
    player = match.players[seat]
    value = -HEAVY_WOUND * player.heavy - LIGHT_WOUND * player.light
    value -= IN_DANGER * knockdown_odds(player.wounds - match.kit(seat).test_discount)
    value += hand_value(match, player) + reach_value(match, player)
    value += token_value(match, player) - place_danger(match, player)
    return value


def hand_value(match: Match, player: Player) -> float:
    value = 0.0
    for card in player.hand + player.hidden:
        face = match.arena.faces[match.arena.cards[card].face]
        value += CARD + SYMBOL * len(face.symbols) + (BLOCK_CARD if face.blocks else 0.0)
    return value


def reach_value(match: Match, player: Player) -> float:
    """Special Attacks that could be paid, and row cards that would hit from here."""
    kit = match.kit(player.seat)
    distance = match.distance()
    payable = kit.can_pay(player.symbols)
    value = 0.0
    for place, attack in enumerate(kit.specials):
        if payable >> place & 1:
            power = attack.heavy * HEAVY_WOUND + attack.light * LIGHT_WOUND + attack.ko + 0.5
            reaches = attack.type == REACTION or kit.reaches(attack.index, distance)
            value += power * (READY + (IN_REACH if reaches else 0.0))
    best = 0.0
    for card in match.row:
        if card != NONE and kit.reaches(match.arena.cards[card].attack, distance):
            hit = match.book.attacks[match.arena.cards[card].attack]
            best = max(best, hit.heavy * HEAVY_WOUND + hit.light * LIGHT_WOUND + hit.ko)
    return value + OFFERED * best


def token_value(match: Match, player: Player) -> float:
    """1.2: tokens the opponent put on the sheet harm, own ones help; so do those on spaces."""
    value = 0.0
    for code in player.tokens:
        value += HARMFUL_TOKEN / 2 if code & 1 == player.seat else -HARMFUL_TOKEN
    for placed in match.board:
        if placed >> 5 & 1 == player.seat:
            value += TOKEN_ON_SPACE
    return value


def place_danger(match: Match, player: Player) -> float:
    """10.1, 10.2: an edge with the opponent near, and the dark around the candles."""
    danger = 0.0
    arena = match.arena
    kit = match.kit(player.seat)
    at_edge = player.space in (0, arena.spaces - 1)
    if at_edge and not kit.ignores_edge and arena.edge_heavy + arena.edge_light:
        danger += ON_THE_EDGE / match.distance()
    if is_in_the_dark(match.arena, match.candles, player.space) and not kit.ignores_candles:
        danger += IN_THE_DARK
    return danger
