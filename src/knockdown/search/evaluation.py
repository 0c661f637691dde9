"""How good a position is, as the chance to win the round and the match.

Each seat is summed up in a few numbers, and the differences are weighted. The
weights are fitted to positions from searched matches and to who won the round:
`docs/players.md` explains how.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from knockdown.engine.arena import is_in_the_dark
from knockdown.engine.book import NONE, Attack, Card
from knockdown.engine.kit import Kit
from knockdown.engine.match import Match
from knockdown.engine.payment import count_of, symbols_in
from knockdown.engine.table import Player
from knockdown.engine.terms import BLOCK, REACTION

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

# In the order of `Weights`.
FEATURES: Final = (
    "heavy",
    "light",
    "late_heavy",
    "threat",
    "symbols",
    "blocks",
    "in_reach",
    "offered",
    "helped",
    "placed",
    "edge",
    "dark",
    "to_act",
)


class Weights:
    """The features of a seat, and their weights."""

    def __init__(
        self,
        heavy: float = 0.0,  # wounds
        light: float = 0.0,
        late_heavy: float = 0.0,  # heavy wounds decide once the deck runs out (8.2)
        threat: float = 0.0,  # the chance that a Knockdown Test in reach knocks out
        symbols: float = 0.0,  # in hand
        blocks: float = 0.0,  # of them Block
        in_reach: float = 0.0,  # power of Special Attacks that can be paid and reach
        offered: float = 0.0,  # power of the best row card that reaches
        helped: float = 0.0,  # own tokens on the own sheet
        placed: float = 0.0,  # own tokens on spaces
        edge: float = 0.0,  # an edge space with the opponent near
        dark: float = 0.0,  # outside the candles' light
        to_act: float = 0.0,  # having the turn
    ) -> None:
        self.heavy = heavy
        self.light = light
        self.late_heavy = late_heavy
        self.threat = threat
        self.symbols = symbols
        self.blocks = blocks
        self.in_reach = in_reach
        self.offered = offered
        self.helped = helped
        self.placed = placed
        self.edge = edge
        self.dark = dark
        self.to_act = to_act


def weights_from(w: list[float]) -> Weights:
    """In the order of `FEATURES`."""
    return Weights(w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7], w[8], w[9], w[10], w[11], w[12])


# How much a wound adds to an attack's power, in halves of a light wound.
HEAVY: Final = 3
LIGHT: Final = 2

# The chance to win the match by rounds won, if the remaining rounds are even:
# by own rounds, then by the opponent's.
MATCH_CHANCES: Final = [[0.5, 0.25, 0.0], [0.75, 0.5, 0.0], [1.0, 1.0, 1.0]]

# Fitted (docs/players.md).
WEIGHTS: Final = Weights(
    heavy=-0.16,
    light=-0.18,
    late_heavy=-0.28,
    threat=0.2,
    symbols=0.12,
    blocks=0.06,
    in_reach=0.012,
    offered=0.13,
    placed=0.08,
    edge=-0.4,
    dark=-0.22,
    to_act=0.15,
)


class Evaluator:
    """Evaluates positions; `odds[seat][n]` is a seat's chance to pass a test with n cubes."""

    def __init__(self, odds: list[list[float]], weights: Weights) -> None:
        self.odds = odds
        self.w = weights

    def passes(self, seat: i64, wounds: i64) -> float:
        table = self.odds[seat]
        return table[wounds] if wounds < len(table) else 0.0

    def value(self, match: Match, seat: i64, round: i64) -> float:
        """The chance that this seat wins the match, as of this round.

        Of a match in a later round only the winners of the rounds before count. The draft
        (3.5) counts as part of the first round, which its cards are for.
        """
        won = match.players[seat].victories
        lost = match.players[1 - seat].victories
        if round == 0:
            round = 1
        if match.round != round or match.winner != NONE:
            return MATCH_CHANCES[won][lost]
        chance = self.round_chance(match, seat)
        return chance * MATCH_CHANCES[won + 1][lost] + (1.0 - chance) * MATCH_CHANCES[won][lost + 1]

    def round_chance(self, match: Match, seat: i64) -> float:
        return 1.0 / (1.0 + math.exp(-self.difference(match, seat)))

    def difference(self, match: Match, seat: i64) -> float:
        """How much better this seat stands than the other."""
        you = match.players[seat]
        opponent = match.players[1 - seat]
        late = 1.0 - len(match.deck) / len(match.arena.cards)
        distance = match.distance()
        mine = self.score(match, you, opponent, distance, late)
        return mine - self.score(match, opponent, you, distance, late)

    def score(
        self, match: Match, player: Player, opponent: Player, distance: i64, late: float
    ) -> float:
        """The score of a seat; `late` is the share of the deck that is gone."""
        return (
            (self.w.to_act if match.active == player.seat else 0.0)
            + self.wounds_score(player, late)
            + self.hand_score(player)
            + self.reach_score(match, player, opponent, distance)
            + self.tokens_score(match, player)
            + self.place_score(match, player, distance)
        )

    def wounds_score(self, player: Player, late: float) -> float:
        heavy = float(player.heavy) * (self.w.heavy + self.w.late_heavy * late)
        return heavy + float(player.light) * self.w.light

    def hand_score(self, player: Player) -> float:
        counted = player.symbols
        blocks = float(symbols_in(counted, BLOCK))
        return self.w.symbols * float(count_of(counted)) + self.w.blocks * blocks

    def reach_score(self, match: Match, player: Player, opponent: Player, distance: i64) -> float:
        """Special Attacks that could be paid, and row cards that would hit from here."""
        sight = sight_of(match, player.kit)
        specials: i64 = sight.specials(player.can_pay(), distance)
        worths = sight.cards[distance]
        best: i64 = 0
        threat: i64 = specials & 1
        card: i64
        for card in match.row:
            worth: i64 = worths[card]  # of a gap in the row, NONE, it is the last one: 0
            threat |= worth & 1
            if worth > best:
                best = worth
        in_reach = float(specials >> 1) * 0.5
        offered = float(best >> 1) * 0.5
        found = self.w.in_reach * in_reach + self.w.offered * offered
        if threat:
            found += self.w.threat * (1.0 - self.passes(opponent.seat, tested_wounds(opponent)))
        return found

    def tokens_score(self, match: Match, player: Player) -> float:
        """1.2: own tokens help, on the sheet and on spaces."""
        found = 0.0
        for code in player.tokens:
            if code & 1 == player.seat:
                found += self.w.helped
        for code in match.board:
            if code >> 5 & 1 == player.seat:
                found += self.w.placed
        return found

    def place_score(self, match: Match, player: Player, distance: i64) -> float:
        """10.1, 10.2: an edge with the opponent near, and the dark around the candles."""
        arena = match.arena
        kit = player.kit
        found = 0.0
        at_edge = player.space == 0 or player.space == arena.spaces - 1
        if at_edge and not kit.ignores_edge and arena.edge_heavy + arena.edge_light:
            found += self.w.edge / float(distance)
        if not kit.ignores_candles and is_in_the_dark(arena, match.candles, player.space):
            found += self.w.dark
        return found


class Sight:
    """What the attacks of one kit are worth from each distance, computed once.

    A worth is one number: the attack's power in half light wounds, with whether it
    has a K.O. as the lowest bit.
    """

    def __init__(self, match: Match, kit: Kit) -> None:
        self.kit = kit
        spaces = range(match.arena.spaces)
        # By distance, then by card: what a row card is worth, 0 out of range. The last entry
        # is 0, for NONE.
        self.cards = [
            [worth_of_card(match, kit, card, far) for card in match.arena.cards] + [0]
            for far in spaces
        ]
        # By distance, then by affordable Special Attacks: what those in range are worth.
        self.known = [[NONE] * (1 << len(kit.specials)) for _ in spaces]

    def specials(self, payable: i64, distance: i64) -> i64:
        """Special Attacks; each counts half a light wound extra, because it is one more choice."""
        known = self.known[distance]
        worth = known[payable]
        if worth == NONE:
            worth = self.sum_up(payable, distance)
            known[payable] = worth
        return worth

    def sum_up(self, payable: int, distance: int) -> int:
        at_hand = self.kit.specials_at[distance]
        halves = 0
        threat = 0
        for place, attack in enumerate(self.kit.specials):
            is_usable = at_hand >> place & 1 or attack.type == REACTION
            if payable >> place & 1 and is_usable:
                halves += half_wounds(attack) + 1
                threat |= 1 if attack.ko else 0
        return halves << 1 | threat


def sight_of(match: Match, kit: Kit) -> Sight:
    sight = kit.sight
    if not isinstance(sight, Sight):
        sight = Sight(match, kit)
        kit.sight = sight
    return sight


def worth_of_card(match: Match, kit: Kit, card: Card, distance: int) -> int:
    if card.attack == NONE or not kit.reaches(card.attack, distance):
        return 0
    attack = match.book.attacks[card.attack]
    return half_wounds(attack) << 1 | (1 if attack.ko else 0)


def half_wounds(attack: Attack) -> int:
    """The value of an attack's wounds and its K.O., in halves of a light wound."""
    return attack.heavy * HEAVY + attack.light * LIGHT + (LIGHT if attack.ko else 0)


def tested_wounds(player: Player) -> i64:
    """7.1: all wounds, except those a Skill leaves out."""
    tested = player.heavy + player.light - player.kit.test_discount
    if tested < 0:
        return 0
    return tested
