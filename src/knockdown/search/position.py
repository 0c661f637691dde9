"""How good a position is, as the chance to win the round and the match.

A seat is summed up in a few numbers, both seats are compared, and the
difference is weighed. The weights are fitted to positions of searched
matches and who won their round: `docs/players.md` tells how.
"""

from __future__ import annotations

import math
from typing import Final

from knockdown.engine.arena import is_in_the_dark
from knockdown.engine.book import NONE
from knockdown.engine.match import Match
from knockdown.engine.table import Player
from knockdown.engine.terms import REACTION

FEATURES: Final = (
    "heavy",  # wounds
    "light",
    "late_heavy",  # heavy wounds count once the deck runs out (8.2)
    "threat",  # the chance to fail a Knockdown Test the opponent could start at once
    "symbols",  # in hand
    "blocks",  # cards in hand that block
    "in_reach",  # power of Special Attacks that can be paid and reach
    "offered",  # power of the best row card that reaches
    "helped",  # own tokens on the own sheet
    "placed",  # own tokens on spaces
    "edge",  # an edge space with the opponent near
    "dark",  # outside the candles' light
)
COUNT: Final = len(FEATURES)

HEAVY: Final = 1.5  # what a wound weighs within an attack's power, in light wounds

# The chance to win the match with so many rounds won, the next ones being open:
# by own rounds, then by the opponent's.
MATCH_CHANCES: Final = [[0.5, 0.25, 0.0], [0.75, 0.5, 0.0], [1.0, 1.0, 1.0]]

# Fitted (docs/players.md), in the order of the features.
WEIGHTS: Final = [-0.15, -0.165, -0.35, -0.35, 0.05, 0.11, 0.03, 0.18, 0.06, 0.08, -0.11, -0.1]
TO_ACT: Final = 0.13  # for whoever has the turn


class Judge:
    """Judges positions; `odds[seat][n]` is a seat's chance to pass a test with n cubes."""

    def __init__(self, odds: list[list[float]], weights: list[float]) -> None:
        self.odds = odds
        self.weights = weights

    def passes(self, seat: int, wounds: int) -> float:
        table = self.odds[seat]
        return table[wounds] if wounds < len(table) else 0.0

    def value(self, match: Match, seat: int, round: int) -> float:
        """The chance that this seat wins the match, looked at from this round.

        Of a later round nothing is known yet but who won the ones before.
        """
        won = match.players[seat].victories
        lost = match.players[1 - seat].victories
        if match.round != round or round == 0 or match.winner != NONE:
            return MATCH_CHANCES[won][lost]
        chance = self.round_chance(match, seat)
        return chance * MATCH_CHANCES[won + 1][lost] + (1.0 - chance) * MATCH_CHANCES[won][lost + 1]

    def round_chance(self, match: Match, seat: int) -> float:
        mine = self.features(match, seat)
        theirs = self.features(match, 1 - seat)
        total = TO_ACT if match.active == seat else -TO_ACT
        i = 0
        while i < COUNT:
            total += self.weights[i] * (mine[i] - theirs[i])
            i += 1
        return 1.0 / (1.0 + math.exp(-total))

    def features(self, match: Match, seat: int) -> list[float]:
        """The numbers of one seat, in the order of `FEATURES`."""
        player = match.players[seat]
        late = 1.0 - len(match.deck) / len(match.arena.cards)
        threat = 0.0
        if can_knock_down(match, 1 - seat):
            threat = 1.0 - self.passes(seat, tested_wounds(player))
        found = [float(player.heavy), float(player.light), player.heavy * late, threat]
        hand_numbers(match, player, found)
        reach_numbers(match, player, found)
        token_numbers(match, player, found)
        place_numbers(match, player, found)
        return found


def tested_wounds(player: Player) -> int:
    """7.1: all wounds, but for those a Skill leaves out."""
    tested = player.heavy + player.light - player.kit.test_discount
    return tested if tested > 0 else 0


def can_knock_down(match: Match, seat: int) -> bool:
    """Whether an attack with K.O. could be paid, or lies in the row, and reaches."""
    player = match.players[seat]
    kit = player.kit
    distance = match.distance()
    payable = kit.can_pay(player.symbols)
    place = 0
    while place < len(kit.specials):
        attack = kit.specials[place]
        if attack.ko and payable >> place & 1 and kit.reaches(attack.index, distance):
            return True
        place += 1
    for card in match.row:
        if card != NONE:
            number = match.arena.cards[card].attack
            if match.book.attacks[number].ko and kit.reaches(number, distance):
                return True
    return False


def hand_numbers(match: Match, player: Player, found: list[float]) -> None:
    symbols = 0
    blocks = 0
    faces = match.arena.faces
    for cards in (player.hand, player.hidden):
        for card in cards:
            face = faces[match.arena.cards[card].face]
            symbols += len(face.symbols)
            blocks += 1 if face.blocks else 0
    found.append(float(symbols))
    found.append(float(blocks))


def reach_numbers(match: Match, player: Player, found: list[float]) -> None:
    """Special Attacks that could be paid, and row cards that would hit from here."""
    kit = player.kit
    distance = match.distance()
    payable = kit.can_pay(player.symbols)
    in_reach = 0.0
    place = 0
    while place < len(kit.specials):
        if payable >> place & 1:
            attack = kit.specials[place]
            power = attack.heavy * HEAVY + attack.light + (1.0 if attack.ko else 0.0) + 0.5
            if attack.type == REACTION or kit.reaches(attack.index, distance):
                in_reach += power
        place += 1
    best = 0.0
    for card in match.row:
        if card != NONE:
            number = match.arena.cards[card].attack
            if kit.reaches(number, distance):
                hit = match.book.attacks[number]
                power = hit.heavy * HEAVY + hit.light + (1.0 if hit.ko else 0.0)
                if power > best:
                    best = power
    found.append(in_reach)
    found.append(best)


def token_numbers(match: Match, player: Player, found: list[float]) -> None:
    """1.2: own tokens help, on the sheet and on spaces."""
    helped = 0.0
    for code in player.tokens:
        if code & 1 == player.seat:
            helped += 1.0
    placed = 0.0
    for code in match.board:
        if code >> 5 & 1 == player.seat:
            placed += 1.0
    found.append(helped)
    found.append(placed)


def place_numbers(match: Match, player: Player, found: list[float]) -> None:
    """10.1, 10.2: an edge with the opponent near, and the dark around the candles."""
    arena = match.arena
    kit = player.kit
    edge = 0.0
    at_edge = player.space == 0 or player.space == arena.spaces - 1
    if at_edge and not kit.ignores_edge and arena.edge_heavy + arena.edge_light:
        edge = 1.0 / match.distance()
    is_dark = is_in_the_dark(arena, match.candles, player.space) and not kit.ignores_candles
    found.append(edge)
    found.append(1.0 if is_dark else 0.0)
