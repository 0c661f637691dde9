"""A seat's kit: its sheet and its face-up Skills, summed up for one arena.

1.3, the Golden Rule, as a mechanism: the rules ask the kit for every number a
card may change, and for the powers that act at a moment. Kits are made once
for each combination and shared by all matches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.book import NONE, Arena, Attack, Book, Modifiers, PoolChange, Power, Skill
from knockdown.engine.options import Option
from knockdown.engine.payment import UNKNOWN, Remembered, Till
from knockdown.engine.terms import MOMENTS, REACTION, TRIGGERS

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

BASE_HAND_LIMIT: Final = 6  # 5.3
NO_HAND_LIMIT: Final = 15  # more of one face cannot be counted (payment.py)
BASE_ACTIONS: Final = 2  # 4.2
BASE_STEPS: Final = 1  # 4.3


class Kit:
    """What a seat can do."""

    def __init__(self, book: Book, fighter: int, skills: list[int], arena: Arena) -> None:
        self.fighter = fighter
        self.skills = skills  # face up, in the order they were kept
        self.book = book
        self.payments = arena.payments
        self.specials: list[Attack] = []
        self.powers_at: list[list[Power]] = [[] for _ in MOMENTS]
        self.triggers = 0  # bits of what the sheet has a Reaction to
        self.reactions_at: list[list[int]] = []  # by trigger and distance: bits of Reactions
        self.lo: list[int] = [attack.lo for attack in book.attacks]
        self.hi: list[int] = [attack.hi for attack in book.attacks]
        self.specials_at: list[int] = []  # by distance: bits of what can be played in a Combo
        self.pools: list[PoolChange] = []
        self.block_cards = 0
        self.opponent_block_cards = 0
        self.block_does_both = False
        self.opponent_hand_limit = NO_HAND_LIMIT
        self.hand_limit = BASE_HAND_LIMIT
        self.actions = BASE_ACTIONS
        self.steps = BASE_STEPS
        self.improvise = False
        self.ko_from_wounds = NONE
        self.test_discount = 0
        self.ignores_forced_moves = False
        self.ignores_edge = False
        self.ignores_candles = False
        self.take_top = NONE
        self.payable = Remembered()  # symbols in hand → what they can pay
        self.sight: object = None  # room for what searches work out about this kit
        if fighter != NONE:
            self.read_sheet(book)
        for number in skills:
            self.read_skill(book.skills[number])
        if fighter != NONE:
            self.payable = book.fighters[fighter].payable[1 if self.improvise else 0]
        self.specials_at = [self.specials_for(distance) for distance in range(arena.spaces)]
        for trigger in range(len(TRIGGERS)):
            bits = [self.reactions_for(trigger, distance) for distance in range(arena.spaces)]
            self.reactions_at.append(bits)

    def read_sheet(self, book: Book) -> None:
        sheet = book.fighters[self.fighter]
        for number in sheet.specials:
            attack = book.attacks[number]
            self.specials.append(attack)
            self.triggers |= 1 << attack.trigger
        self.read_powers(sheet.powers)

    def read_powers(self, powers: list[Power]) -> None:
        for power in powers:
            self.powers_at[power.moment].append(power)

    def read_skill(self, skill: Skill) -> None:
        self.read_powers(skill.powers)
        self.read_ranges(skill.modifiers)
        self.read_numbers(skill.modifiers)
        self.read_permissions(skill.modifiers)

    def read_ranges(self, modifiers: Modifiers) -> None:
        """A new range replaces the printed one; two new ranges of two Skills unite."""
        for change in modifiers.ranges:
            for attack in self.book.attacks:
                i = attack.index
                named = attack.key in change.attacks
                is_range_one = not change.attacks and attack.lo == 1 and attack.hi == 1
                if not named and not is_range_one:
                    continue
                is_printed = self.lo[i] == attack.lo and self.hi[i] == attack.hi
                self.lo[i] = change.lo if is_printed else min(self.lo[i], change.lo)
                self.hi[i] = change.hi if is_printed else max(self.hi[i], change.hi)

    def read_numbers(self, modifiers: Modifiers) -> None:
        self.pools.extend(modifiers.pools)
        self.block_cards += modifiers.block_cards
        self.opponent_block_cards += modifiers.opponent_block_cards
        self.actions = max(self.actions + modifiers.actions, 1)  # nobody sits a turn out
        self.steps += modifiers.steps
        self.test_discount += modifiers.test_discount
        if modifiers.opponent_hand_limit != NONE:
            self.opponent_hand_limit = min(self.opponent_hand_limit, modifiers.opponent_hand_limit)
        if modifiers.hand_limit != NONE:
            self.hand_limit = modifiers.hand_limit
        if modifiers.ko_from_wounds != NONE:
            self.ko_from_wounds = modifiers.ko_from_wounds
        if modifiers.take_top != NONE:
            self.take_top = modifiers.take_top

    def read_permissions(self, modifiers: Modifiers) -> None:
        self.block_does_both = self.block_does_both or modifiers.block_does_both
        self.improvise = self.improvise or modifiers.improvise
        self.ignores_forced_moves = self.ignores_forced_moves or modifiers.ignores_forced_moves
        self.ignores_edge = self.ignores_edge or modifiers.ignores_edge
        self.ignores_candles = self.ignores_candles or modifiers.ignores_candles

    def specials_for(self, distance: int) -> int:
        """4.6, 4.8: Special Attacks that reach so far, as bits; never a Reaction."""
        bits = 0
        for place, attack in enumerate(self.specials):
            if attack.type != REACTION and self.reaches(attack.index, distance):
                bits |= 1 << place
        return bits

    def reactions_for(self, trigger: int, distance: int) -> int:
        """4.8: Reactions to this trigger that reach so far, as bits."""
        bits = 0
        for place, attack in enumerate(self.specials):
            is_answer = attack.type == REACTION and attack.trigger == trigger
            if is_answer and self.reaches(attack.index, distance):
                bits |= 1 << place
        return bits

    def reaches(self, attack: i64, distance: i64) -> bool:
        """6.8: whether the attack reaches that far, with the Skills counted in."""
        return self.lo[attack] <= distance <= self.hi[attack]

    def can_pay(self, symbols: i64) -> i64:
        """4.6: the Special Attacks these symbols can pay, as bits by place on the sheet."""
        known = self.payable.get(symbols)
        if known != UNKNOWN:
            return known
        bits = 0
        for place, attack in enumerate(self.specials):
            if self.till(attack.cost).is_enough(symbols):
                bits |= 1 << place
        self.payable.keep(symbols, bits)
        return bits

    def till(self, cost: int) -> Till:
        return self.payments.till(cost, self.book.costs[cost].slots, self.improvise)

    def ways_to_pay(self, cost: int, hand: int) -> list[Option]:
        """4.6: all distinct payments of a cost with this hand."""
        return self.till(cost).ways(hand)


def empty_kit(book: Book, arena: Arena) -> Kit:
    """Before there is a fighter with a face-up Skill."""
    return kit_for(book, NONE, [], arena)


def kit_for(book: Book, fighter: int, skills: list[int], arena: Arena) -> Kit:
    """The kit of a fighter with these face-up Skills in this arena."""
    key = (fighter + 1) * 256 + arena.index
    for skill in skills:
        key = key * 1024 + skill + 1
    kit = book.kits.get(key)
    if kit is None:
        kit = Kit(book, fighter, skills, arena)
        book.kits[key] = kit
    return kit
