"""Card text, written from the same effects the engine plays; no text is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from knockdown.content.clauses import ClauseWriter, id_of
from knockdown.content.library import Library
from knockdown.engine.book import (
    NONE,
    Arena,
    Attack,
    Cost,
    Face,
    Modifiers,
    PoolChange,
    Power,
    RangeChange,
    Skill,
    Token,
)
from knockdown.engine.terms import (
    ATTACK_TYPES,
    ENTER,
    MOMENTS,
    NO_TRIGGER,
    RANGE_PROJECTILE,
    RANGE_SPACES,
    RANGE_UNLIMITED,
    TRIGGERS,
)

# The attributes of `book.Modifiers` by what one can say of them; each has the
# message `mod-…` of its name.
CHANGES: Final = ("block_cards", "opponent_block_cards", "actions")  # more or fewer
SETTINGS: Final = ("opponent_hand_limit", "hand_limit", "ko_from_wounds")  # NONE or a number
BONUSES: Final = ("steps", "test_discount")  # only ever more
SWITCHES: Final = ("block_does_both", "improvise")
IMMUNITIES: Final = ("ignores_forced_moves", "ignores_edge", "ignores_candles")

Reach = tuple[int, int]  # 6.8: from and to, in spaces


class CardWriter:
    """Writes what stands on cards, sheets, tokens and arenas in one language."""

    def __init__(self, library: Library, lang: str) -> None:
        self.library = library
        self.lang = lang
        self._clauses = ClauseWriter(library, lang)
        self._say = self._clauses.words.say

    # ---------------------------------------------------------------- parts
    def symbol_name(self, symbol: int) -> str:
        return self._clauses.symbol(symbol)

    def face_text(self, face: Face) -> str:
        """5.1: the symbols of a card in hand."""
        return " + ".join(self.symbol_name(symbol) for symbol in face.symbols)

    def cost_text(self, cost: Cost) -> str:
        return self._clauses.cost(cost)

    def type_name(self, attack: Attack) -> str:
        return self._say(id_of("type", ATTACK_TYPES[attack.type]))

    def range_text(self, attack: Attack) -> str:
        """6.8: short, for a column: `1–2`, `projectile`."""
        return self._range("range", attack.range_kind, attack.lo, attack.hi)

    def range_phrase(self, attack: Attack, reach: Reach | None = None) -> str:
        """6.8: `range 1–2`, `projectile range`; a changed reach is told in spaces."""
        if reach is not None and reach != (attack.lo, attack.hi):
            return self._range("range-phrase", RANGE_SPACES, *reach)
        return self._range("range-phrase", attack.range_kind, attack.lo, attack.hi)

    def wounds_text(self, heavy: int, light: int) -> str:
        return self._clauses.wounds(heavy, light)

    def _range(self, prefix: str, kind: int, lo: int, hi: int) -> str:
        if kind == RANGE_PROJECTILE:
            return self._say(f"{prefix}-projectile")
        if kind == RANGE_UNLIMITED:
            return self._say(f"{prefix}-unlimited")
        return self._say(f"{prefix}-exact" if lo == hi else f"{prefix}-span", lo=lo, hi=hi)

    # -------------------------------------------------------------- attacks
    def effect_text(self, program: int) -> str:
        return _text(self._clauses.sentences(program))

    def attack_text(self, attack: Attack) -> str:
        """Everything printed under an attack's numbers, in printed order."""
        said: list[str] = []
        if attack.trigger != NO_TRIGGER:
            said.append(self._reaction(attack))
        else:
            if attack.needs:
                needs = self._clauses.conditions(attack.needs)
                said.append(self._say("attack-only-if", conditions=needs))
            if attack.effect != NONE:
                said += self._clauses.sentences(attack.effect)
        if attack.unblockable_if:
            conditions = self._clauses.conditions(attack.unblockable_if)
            said.append(self._say("attack-unblockable-if", conditions=conditions))
        if attack.taken != NONE:
            taken = self._clauses.inline(attack.taken)
            said.append(self._say("when-do", when=self._say("when-taken"), text=taken))
        return _text(said)

    def attack_line(self, attack: Attack, reach: Reach | None = None, *, ko: bool = False) -> str:
        """The whole attack in one line, for terminals and screen readers.

        `reach` and `ko` are what Skills make of the printed range and K.O. effect.
        """
        parts = [self._headline(attack, reach)]
        if attack.heavy or attack.light:
            parts.append(self.wounds_text(attack.heavy, attack.light) + ".")
        text = self.attack_text(attack)
        if text:
            parts.append(text)
        if attack.ko or ko:
            parts.append(self._say("ko"))
        return " ".join(parts)

    def attack_numbers(
        self, attack: Attack, reach: Reach | None = None, *, ko: bool = False
    ) -> str:
        """Type, range, wounds and K.O. without the effect: `Strike, range 1, 1 heavy wound`."""
        parts = [self.type_name(attack), self.range_phrase(attack, reach)]
        if attack.heavy or attack.light:
            parts.append(self.wounds_text(attack.heavy, attack.light))
        if attack.ko or ko:
            parts.append(self._say("ko"))
        return ", ".join(parts)

    def _headline(self, attack: Attack, reach: Reach | None) -> str:
        name = self.library.attack_name(attack, self.lang)
        type_name, range_phrase = self.type_name(attack), self.range_phrase(attack, reach)
        if attack.cost == NONE:
            return self._say("attack-line", name=name, type=type_name, range=range_phrase)
        cost = self.cost_text(self.library.book.costs[attack.cost])
        return self._say(
            "attack-line-cost", name=name, type=type_name, range=range_phrase, cost=cost
        )

    def _reaction(self, attack: Attack) -> str:
        """4.8: what the Reaction answers to, and what it does."""
        when = self._say(id_of("trigger", TRIGGERS[attack.trigger]))
        if attack.needs:
            needs = self._clauses.conditions(attack.needs)
            when = self._say("when-if", when=when, conditions=needs)
        if attack.effect == NONE:
            return when
        return self._say("when-do", when=when, text=self._clauses.inline(attack.effect))

    # ------------------------------------------------------ skills and tokens
    def skill_text(self, skill: Skill) -> str:
        powers = [self._power(power) for power in skill.powers]
        return _text(self._modifiers(skill.modifiers) + powers)

    def powers_text(self, powers: Sequence[Power]) -> str:
        return _text([self._power(power) for power in powers])

    def token_text(self, token: Token) -> str:
        """1.2: where the token lies, how many there are, and what it does there."""
        said = [self._say("token-on-space" if token.on_space else "token-on-sheet", n=token.count)]
        if token.powers and not token.on_space:
            said.append(self._say("token-holder"))
        if token.recycles:
            said.append(self._say("token-recycles"))
        if token.on_space and not token.under_fighters:
            said.append(self._say("token-not-under"))
        said += [self._power(power, token) for power in token.powers]
        return _text(said)

    def _power(self, power: Power, token: Token | None = None) -> str:
        entered = power.moment == ENTER
        when = self._say(id_of("moment", MOMENTS[power.moment]))
        if token is not None:
            when = self._of_token(when, token)
        if power.conditions:
            conditions = self._clauses.conditions(power.conditions)
            when = self._say("when-if", when=when, conditions=conditions)
        if power.once_per_turn:
            when = self._say("when-once", when=when)
        write = self._clauses.inline_may if power.may else self._clauses.inline
        return self._say("when-do", when=when, text=write(power.program, entered))

    def _of_token(self, when: str, token: Token) -> str:
        """Whom a token on a space acts on; tokens on a sheet act one by one."""
        if token.on_space:
            return self._say("moment-enter-any") if token.affects_owner else when
        if token.count == 1:
            return when
        return self._say("when-each", when=when, kind=self._clauses.kind_of(token))

    # ------------------------------------------------------------- modifiers
    def _modifiers(self, changed: Modifiers) -> list[str]:
        """1.3: a clause for each rule the Skill changes."""
        said = [self._range_change(change) for change in changed.ranges]
        for pool in changed.pools:
            said += self._pool_change(pool)
        said += [self._say(id_of("mod", name)) for name in SWITCHES if getattr(changed, name)]
        said += self._numbers(changed)
        immune = [name for name in IMMUNITIES if getattr(changed, name)]
        if immune:
            things = [self._say(id_of("mod", name)) for name in immune]
            said.append(self._say("mod-ignores", things=self._clauses.listed(things, "join-nor")))
        if changed.take_top != NONE:
            said += self._take_top(self.library.book.attacks[changed.take_top])
        return said

    def _numbers(self, changed: Modifiers) -> list[str]:
        said = [
            self._change(name, getattr(changed, name)) for name in CHANGES if getattr(changed, name)
        ]
        given = [name for name in SETTINGS if getattr(changed, name) != NONE]
        given += [name for name in BONUSES if getattr(changed, name)]
        return said + [self._say(id_of("mod", name), n=getattr(changed, name)) for name in given]

    def _change(self, name: str, number: int) -> str:
        message = id_of("mod", name) + ("-more" if number > 0 else "-less")
        return self._say(message, n=abs(number))

    def _range_change(self, change: RangeChange) -> str:
        reach = self._range("range-phrase", RANGE_SPACES, change.lo, change.hi)
        if not change.attacks:
            return self._say("mod-range-one", range=reach)
        names = self._clauses.listed([self._named(key) for key in change.attacks], "join-and")
        return self._say("mod-ranges", count=len(change.attacks), names=names, range=reach)

    def _named(self, key: str) -> str:
        """2.3: a Skill may name an attack of a box that is not loaded; then its key must do."""
        for attack in self.library.book.attacks:
            if attack.key == key:
                return self.library.attack_name(attack, self.lang)
        return key.replace("_", " ").title()

    def _pool_change(self, pool: PoolChange) -> list[str]:
        """6.1: more wounds, fewer, or softer ones."""
        side = "target" if pool.as_target else "attacker"
        attacks = self._say("mod-pool-strikes" if pool.strikes_only else "mod-pool-attacks")
        more = max(pool.heavy, 0), max(pool.light, 0)
        less = max(-pool.heavy, 0), max(-pool.light, 0)
        said = [
            self._say(f"mod-pool-{side}-{way}", attacks=attacks, wounds=self.wounds_text(*wounds))
            for way, wounds in (("more", more), ("less", less))
            if any(wounds)
        ]
        if pool.soften:
            said.append(self._say(f"mod-pool-{side}-soften", attacks=attacks))
        if not pool.conditions:
            return said
        conditions = self._clauses.conditions(pool.conditions)
        return [self._say("mod-pool-if", conditions=conditions, text=text) for text in said]

    def _take_top(self, attack: Attack) -> list[str]:
        said = [self._say("mod-take-top")]
        if attack.heavy or attack.light:
            wounds = self.wounds_text(attack.heavy, attack.light)
            reach, type_name = self.range_phrase(attack), self.type_name(attack)
            said.append(
                self._say("mod-take-top-attack", range=reach, wounds=wounds, type=type_name)
            )
        return said

    # --------------------------------------------------------------- arenas
    def arena_text(self, arena: Arena) -> str:
        """10.1–10.3: the row of spaces and the arena's own rule."""
        first, second = (start + 1 for start in arena.starts)
        said = [self._say("arena-spaces", n=arena.spaces, first=first, second=second)]
        if arena.edge_heavy or arena.edge_light:
            wounds = self.wounds_text(arena.edge_heavy, arena.edge_light)
            said.append(self._say("arena-edge", wounds=wounds))
        if arena.candles:
            wounds = self.wounds_text(arena.candle_heavy, arena.candle_light)
            said.append(self._say("arena-candles", n=arena.candles))
            said.append(self._say("arena-candle-drawn"))
            said.append(self._say("arena-candle-wounds", wounds=wounds))
        return _text(said)


def _text(clauses: Sequence[str]) -> str:
    """Clauses as sentences, with a capital letter and a full stop."""
    return " ".join(f"{clause[0].upper()}{clause[1:]}." for clause in clauses)
