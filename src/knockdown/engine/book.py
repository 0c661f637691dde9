"""What is printed: cards, sheets, tokens and arenas, as the engine reads them.

A `Book` never changes during play and is shared by every match and every
clone. It is made by `knockdown.content` from the boxes' TOML files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.payment import Payments, Remembered
from knockdown.engine.terms import (
    BLOCK,
    DASH,
    NO_TRIGGER,
    RANGE_SPACES,
    SYMBOL_LETTERS,
    WILD,
)

if TYPE_CHECKING:
    from knockdown.engine.kit import Kit

NONE: Final = -1
DASH_COST: Final = 0  # the number of the cost every book has: one Dash symbol (4.7)


class Condition:
    """One thing that must be true; `kind` is a word of `terms.CONDITIONS`."""

    def __init__(self, kind: int, a: int = 0, b: int = 0, negated: bool = False) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.negated = negated


class Op:
    """One step of an effect; `code` is a word of `terms.OPERATIONS`.

    `then` and `other` are numbers of programs in the book, so that an effect
    in progress is only a program number and a place in it.
    """

    def __init__(
        self,
        code: int,
        a: int = 0,
        b: int = 0,
        token: int = NONE,
        conditions: list[Condition] | None = None,
        then: int = NONE,
        other: int = NONE,
        cost: int = NONE,
    ) -> None:
        self.code = code
        self.a = a
        self.b = b
        self.token = token
        self.conditions: list[Condition] = conditions if conditions is not None else []
        self.then = then
        self.other = other
        self.cost = cost


class Attack:
    """2.1: an attack, on a card or on a Fighter Sheet."""

    def __init__(
        self,
        key: str,
        box: str,
        type: int,
        lo: int,
        hi: int,
        heavy: int,
        light: int,
        *,
        ko: bool = False,
        range_kind: int = RANGE_SPACES,
        effect: int = NONE,
        taken: int = NONE,
        cost: int = NONE,
        trigger: int = NO_TRIGGER,
        needs: list[Condition] | None = None,
        unblockable_if: list[Condition] | None = None,
    ) -> None:
        self.key = key
        self.box = box
        self.index = NONE  # its place in Book.attacks
        self.type = type
        self.range_kind = range_kind
        self.lo = lo
        self.hi = hi
        self.heavy = heavy
        self.light = light
        self.ko = ko
        self.effect = effect
        self.taken = taken  # the program that runs after the card is taken (Wyrd)
        self.cost = cost
        self.trigger = trigger
        # A Special Attack that needs more than range and cost (Fade: on Mist).
        self.needs: list[Condition] = needs if needs is not None else []
        # A Strike that cannot be blocked while these hold; empty = can be blocked.
        self.unblockable_if: list[Condition] = unblockable_if if unblockable_if is not None else []


class Power:
    """An effect that acts at a named moment: of a Skill, a token or a sheet."""

    def __init__(
        self,
        moment: int,
        program: int,
        conditions: list[Condition] | None = None,
        may: bool = False,
        once_per_turn: bool = False,
    ) -> None:
        self.index = NONE  # its place in Book.powers
        self.moment = moment
        self.program = program
        self.conditions: list[Condition] = conditions if conditions is not None else []
        self.may = may
        self.once_per_turn = once_per_turn
        self.skill = NONE  # the Skill it stands on, or
        self.token = NONE  # the token it belongs to, or
        self.fighter = NONE  # the sheet it is printed on


class PoolChange:
    """6.1: a change of an attack's wound pool, by the attacker or the target."""

    def __init__(
        self,
        as_target: bool,
        heavy: int,
        light: int,
        strikes_only: bool = True,
        soften: bool = False,
        conditions: list[Condition] | None = None,
    ) -> None:
        self.as_target = as_target
        self.heavy = heavy
        self.light = light
        self.strikes_only = strikes_only
        self.soften = soften  # 1 light less, or a heavy becomes a light (Mantle)
        self.conditions: list[Condition] = conditions if conditions is not None else []


class RangeChange:
    """A Skill's new range for attacks of certain names, or for all of range 1."""

    def __init__(self, attacks: list[str], lo: int, hi: int) -> None:
        self.attacks = attacks  # attack keys; empty = every attack of range exactly 1
        self.lo = lo
        self.hi = hi


class Modifiers:
    """The Golden Rule (1.3) as numbers: what a Skill changes in the rules."""

    def __init__(self) -> None:
        self.ranges: list[RangeChange] = []
        self.pools: list[PoolChange] = []
        self.block_cards = 0  # cards counted more (or fewer) when you block
        self.opponent_block_cards = 0  # the same when the opponent blocks you
        self.block_does_both = False  # one Block card reduces and cancels
        self.opponent_hand_limit = NONE
        self.hand_limit = NONE
        self.actions = 0  # actions more or fewer each turn
        self.steps = 0  # spaces more for a Move or a Dash
        self.improvise = False  # once per cost any symbol pays for another
        self.ko_from_wounds = NONE  # attacks with wounds get a K.O. from this many wounds on
        self.test_discount = 0  # wounds left out of a Knockdown Test
        self.ignores_forced_moves = False
        self.ignores_edge = False
        self.ignores_candles = False
        self.take_top = NONE  # the attack that comes with taking the deck's top card


class Skill:
    """2.3: a Skill card."""

    def __init__(
        self, key: str, box: str, initiative: int, powers: list[Power], modifiers: Modifiers
    ) -> None:
        self.key = key
        self.box = box
        self.index = NONE
        self.initiative = initiative
        self.powers = powers
        self.modifiers = modifiers


class Token:
    """A kind of token: where it can lie, and how many there are (1.2)."""

    def __init__(
        self,
        key: str,
        box: str,
        count: int,
        on_space: bool,
        powers: list[Power],
        *,
        recycles: bool = False,
        under_fighters: bool = True,
        affects_owner: bool = True,
    ) -> None:
        self.key = key
        self.box = box
        self.index = NONE
        self.count = count
        self.on_space = on_space
        self.powers = powers
        self.recycles = recycles  # when none is left, placing one moves the oldest
        self.under_fighters = under_fighters  # may be placed where a fighter stands
        self.affects_owner = affects_owner


class Fighter:
    """2.2: a Fighter Sheet."""

    def __init__(self, key: str, box: str, specials: list[int], powers: list[Power]) -> None:
        self.key = key
        self.box = box
        self.index = NONE
        self.specials = specials  # numbers of attacks in the book, in sheet order
        self.powers = powers
        # A cache of what symbols can pay: without and with improvising (kit.py).
        self.payable = [Remembered(), Remembered()]


class Cost:
    """4.6: what a Special Attack costs; each slot is a bit set of symbols."""

    def __init__(self, slots: list[int]) -> None:
        self.index = NONE
        self.slots = slots

    def letters(self) -> str:
        return " ".join(slot_letters(slot) for slot in self.slots)


def slot_letters(slot: int) -> str:
    """`F`, `F/D` or `?` for one slot of a cost."""
    if slot == WILD:
        return "?"
    return "/".join(SYMBOL_LETTERS[s] for s in range(5) if slot >> s & 1)


class Face:
    """What a card in hand shows. 5.1: in hand only its symbols count."""

    def __init__(self, symbols: list[int]) -> None:
        self.symbols = symbols
        self.letters = "".join(SYMBOL_LETTERS[s] for s in symbols)
        self.dashes = symbols.count(DASH)  # 4.7: a step for each
        self.blocks = BLOCK in symbols


class Card:
    """One Attack card, or a Candle card (attack NONE, face NONE)."""

    def __init__(self, attack: int, face: int) -> None:
        self.attack = attack
        self.face = face


class Arena:
    """10, 11.2: an arena with its rule, its Attack deck and its Candle cards."""

    def __init__(
        self,
        key: str,
        box: str,
        spaces: int,
        starts: list[int],
        cards: list[Card],
        faces: list[Face],
        *,
        edge_heavy: int = 0,
        edge_light: int = 0,
        candles: int = 0,
        candle_heavy: int = 0,
        candle_light: int = 0,
    ) -> None:
        self.key = key
        self.box = box
        self.index = NONE
        self.spaces = spaces
        self.starts = starts  # starting space of seat 0 and of seat 1, from 0
        self.cards = cards  # Attack cards first, then the Candle cards
        self.faces = faces  # every different face in the deck, in canonical order
        self.attack_cards = len(cards) - candles
        self.candles = candles
        self.edge_heavy = edge_heavy
        self.edge_light = edge_light
        self.candle_heavy = candle_heavy
        self.candle_light = candle_light
        self.payments = Payments([face.symbols for face in faces])
        # By card: what it adds to a hand that is counted by faces and by symbols.
        held = [card.face for card in cards if card.face != NONE]
        self.face_units: list[int] = [self.payments.unit[face] for face in held]
        self.symbol_units: list[int] = [self.payments.symbol_unit[face] for face in held]


class SkillSet:
    """The 12 Skill cards of one box (11.1)."""

    def __init__(self, key: str, skills: list[int]) -> None:
        self.key = key
        self.index = NONE
        self.skills = skills


class Book:
    """Everything printed in the boxes that are in play."""

    def __init__(self) -> None:
        self.attacks: list[Attack] = []
        self.fighters: list[Fighter] = []
        self.skills: list[Skill] = []
        self.skill_sets: list[SkillSet] = []
        self.tokens: list[Token] = []
        self.arenas: list[Arena] = []
        self.powers: list[Power] = []
        self.costs: list[Cost] = []
        self.token_moments = 0  # bits of the moments at which some token on a sheet acts
        self.programs: list[list[Op]] = []
        self.content_hash = ""
        self.kits: dict[int, Kit] = {}  # filled by `kit.kit_for` on demand
        self.add_cost([1 << DASH])

    def add_program(self, ops: list[Op]) -> int:
        self.programs.append(ops)
        return len(self.programs) - 1

    def steps_of(self, program: int) -> list[Op]:
        """All steps of an effect, each followed by those of its branches."""
        steps: list[Op] = []
        if program != NONE:
            for op in self.programs[program]:
                steps += [op, *self.steps_of(op.then), *self.steps_of(op.other)]
        return steps

    def add_cost(self, slots: list[int]) -> int:
        for cost in self.costs:
            if cost.slots == slots:
                return cost.index
        cost = Cost(slots)
        cost.index = len(self.costs)
        self.costs.append(cost)
        return cost.index

    def add_attack(self, attack: Attack) -> int:
        attack.index = len(self.attacks)
        self.attacks.append(attack)
        return attack.index

    def add_powers(self, powers: list[Power]) -> None:
        for power in powers:
            power.index = len(self.powers)
            self.powers.append(power)
            if power.token != NONE and not self.tokens[power.token].on_space:
                self.token_moments |= 1 << power.moment

    def add_token(self, token: Token) -> int:
        token.index = len(self.tokens)
        self.tokens.append(token)
        for power in token.powers:
            power.token = token.index
        self.add_powers(token.powers)
        return token.index

    def add_skill(self, skill: Skill) -> int:
        skill.index = len(self.skills)
        self.skills.append(skill)
        for power in skill.powers:
            power.skill = skill.index
        self.add_powers(skill.powers)
        return skill.index

    def add_skill_set(self, skill_set: SkillSet) -> int:
        skill_set.index = len(self.skill_sets)
        self.skill_sets.append(skill_set)
        return skill_set.index

    def add_fighter(self, fighter: Fighter) -> int:
        fighter.index = len(self.fighters)
        self.fighters.append(fighter)
        for power in fighter.powers:
            power.fighter = fighter.index
        self.add_powers(fighter.powers)
        return fighter.index

    def add_arena(self, arena: Arena) -> int:
        arena.index = len(self.arenas)
        self.arenas.append(arena)
        return arena.index
