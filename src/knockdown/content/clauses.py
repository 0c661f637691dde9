"""Effects and conditions as clauses of card text, in one language.

A clause begins with a small letter and has no full stop, so that it can be a
sentence of its own or part of another. Consecutive clauses ('push the opponent,
then move Forward') form one sentence; an operation that asks, chooses or has
another subject begins a new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from knockdown.content.library import Library
from knockdown.content.words import words_for
from knockdown.engine.book import NONE, Condition, Cost, Op, Token
from knockdown.engine.terms import (
    ADVANCE,
    ANY_WOUND,
    ATTACK_TYPE,
    ATTACK_TYPES,
    BLINK,
    BLINK_BESIDE,
    BLINK_TO_TOKEN,
    CHOOSE,
    CONDITIONS,
    DID,
    DISCARD,
    DISTANCE,
    DRAG,
    EITHER,
    EMPOWER,
    FAR,
    HEAL,
    HEAVY,
    IF,
    LOSE_ACTION,
    MAY,
    MOVE_WOUND,
    ON_TOKEN,
    OPERATIONS,
    OPPONENT_HAS,
    PAY,
    PLACE_OPPONENT,
    PLACE_SELF,
    PLACE_SPACE,
    PULL_BESIDE,
    PUSH,
    REMOVE_HERE,
    REMOVE_OPPONENT,
    REMOVE_SELF,
    RETREAT,
    STEAL,
    STOP,
    SUFFER,
    SWAP,
    SYMBOLS,
    UNBLOCKABLE,
    WILD,
    WOUND,
    WOUND_EACH,
    WOUND_KINDS,
    WOUND_PER,
    YOU_HAVE,
)

DO: Final = "do"  # 'push the opponent'
MAY_DO: Final = "may"  # what follows 'you may' or 'to'; an infinitive in Spanish and Polish

HOLDING: Final = (PAY, CHOOSE, EITHER, IF, MAY)
# Their grammatical subject is not 'you': in Spanish a following instruction
# would read as if that subject went on acting.
ALONE: Final = (DISCARD, STEAL, UNBLOCKABLE, EMPOWER, STOP, LOSE_ACTION)

OF_WOUNDS: Final = (WOUND, SUFFER, WOUND_EACH, EMPOWER)
OF_A_KIND: Final = (HEAL, MOVE_WOUND)
OF_TOKENS: Final = (PLACE_SPACE, PLACE_OPPONENT, PLACE_SELF, REMOVE_OPPONENT, REMOVE_SELF)
TOKEN_CONDITIONS: Final = (OPPONENT_HAS, YOU_HAVE, ON_TOKEN)

# What `did` asks about, by the last operation that can succeed or fail.
DEEDS: Final = {
    HEAL: "other",
    MOVE_WOUND: "other",
    PUSH: "pushed",
    DRAG: "pushed",
    ADVANCE: "moved",
    RETREAT: "moved",
    BLINK: "crossed",
    BLINK_BESIDE: "crossed",
    BLINK_TO_TOKEN: "crossed",
    PULL_BESIDE: "sides",
    SWAP: "sides",
    PLACE_SPACE: "placed",
    PLACE_OPPONENT: "placed",
    PLACE_SELF: "placed",
    REMOVE_OPPONENT: "removed",
    REMOVE_SELF: "removed",
    REMOVE_HERE: "removed",
}


def id_of(prefix: str, word: str) -> str:
    """The Fluent id for a word of `terms`: `op` and `blink_to` give `op-blink-to`."""
    return f"{prefix}-{word.replace('_', '-')}"


@dataclass(frozen=True)
class Place:
    """The context of a clause within an effect."""

    entered: bool = False  # a token on a space acts on the fighter that enters
    deed: str = "other"  # what `did` asks about here

    def after(self, ops: Sequence[Op]) -> Place:
        deeds = [DEEDS[op.code] for op in ops if op.code in DEEDS]
        return Place(self.entered, deeds[-1]) if deeds else self


class ClauseWriter:
    """Writes programs, conditions, wounds, costs and tokens as text."""

    def __init__(self, library: Library, lang: str) -> None:
        self.library = library
        self.book = library.book
        self.words = words_for(lang)

    # ---------------------------------------------------------- small parts
    def symbol(self, symbol: int) -> str:
        return self.words.say(id_of("symbol", SYMBOLS[symbol]))

    def cost(self, cost: Cost) -> str:
        """4.6: `Fist or Dash + Wild`."""
        return " + ".join(self._slot(slot) for slot in cost.slots)

    def _slot(self, slot: int) -> str:
        if slot == WILD:
            return self.words.say("symbol-wild")
        paying = [self.symbol(symbol) for symbol in range(len(SYMBOLS)) if slot >> symbol & 1]
        return self.listed(paying, "join-or")

    def wounds(self, heavy: int, light: int) -> str:
        if heavy and light:
            return self.words.say("wounds-both", heavy=heavy, light=light)
        if heavy or light:
            return self.words.say("wounds-heavy" if heavy else "wounds-light", n=heavy or light)
        return self.words.say("wounds-none")

    def listed(self, parts: Sequence[str], last: str) -> str:
        """`a`, `a and b`, `a, b and c`; `last` is the message that joins the last one."""
        *front, end = parts
        if not front:
            return end
        text = front[0]
        for part in front[1:]:
            text = self.words.say("join-list", first=text, last=part)
        return self.words.say(last, first=text, last=end)

    def kind_of(self, token: Token) -> str:
        """The token's name in the form used with the word 'token'."""
        name = self.library.token_name(token, self.words.lang)
        return self.words.say("token-kind", token=token.key, name=name)

    def _tokens(self, token: Token, amount: int) -> str:
        kind = self.kind_of(token)
        if token.count == 1:
            return self.words.say("tokens-only", kind=kind)
        if amount == 0:
            return self.words.say("tokens-all", kind=kind)
        return self.words.say("tokens-some", n=amount, kind=kind)

    # ------------------------------------------------------------- programs
    def sentences(self, program: int) -> list[str]:
        """6.2: the steps in printed order."""
        return self._sentences(self.book.programs[program], Place())

    def inline(self, program: int, entered: bool = False) -> str:
        """A whole program inside one sentence; `entered` if a token on a space acts."""
        return self._inline(program, Place(entered))

    def inline_may(self, program: int, entered: bool = False) -> str:
        return "; ".join(self._allowed("op-may", program, Place(entered)))

    def _inline(self, program: int, place: Place) -> str:
        return "; ".join(self._sentences(self.book.programs[program], place))

    def _sentences(self, ops: Sequence[Op], place: Place) -> list[str]:
        found: list[str] = []
        while ops:
            together, ops = _breath(ops)
            if together[0].code in HOLDING:
                found += self._holding(together[0], place)
            else:
                found.append(self._together(together, DO, place))
            place = place.after(together)
        return found

    def _together(self, ops: Sequence[Op], form: str, place: Place) -> str:
        return self.listed([self._step(op, form, place) for op in ops], "join-two")

    def _step(self, op: Op, form: str, place: Place) -> str:
        message = id_of("op", OPERATIONS[op.code])
        if op.code == WOUND_PER:
            message = id_of(message, WOUND_KINDS[op.a])
        if op.code == REMOVE_HERE and place.entered:
            message = "op-remove-entered"
        return self.words.say(message, form=form, **self._objects(op))

    def _objects(self, op: Op) -> dict[str, str | int]:
        """The arguments of an operation's clause."""
        if op.code in OF_WOUNDS:
            return {"wounds": self.wounds(op.a, op.b)}
        if op.code in OF_A_KIND:
            return {"wounds": self._wounds_of_kind(op.a, op.b)}
        if op.code in OF_TOKENS:
            return {"within": op.b, "tokens": self._tokens(self.book.tokens[op.token], op.a)}
        if op.token != NONE:
            return {"kind": self.kind_of(self.book.tokens[op.token])}
        return {"n": op.a}

    def _wounds_of_kind(self, kind: int, amount: int) -> str:
        if kind == ANY_WOUND:
            return self.words.say("wounds-any", n=amount)
        return self.wounds(amount, 0) if kind == HEAVY else self.wounds(0, amount)

    def _holding(self, op: Op, place: Place) -> list[str]:
        """The sentences of an operation that contains others."""
        say = self.words.say
        if op.code == MAY:
            return self._allowed("op-may", op.then, place)
        if op.code == PAY:
            return self._allowed("op-pay", op.then, place, cost=self.cost(self.book.costs[op.cost]))
        if op.code == CHOOSE:
            return [self._choice(op, place)]
        then = self._inline(op.then, place)
        if op.code == EITHER:
            return [say("op-either", n=op.a, text=then)]
        said = [say("op-if", conditions=self.conditions(op.conditions, place.deed), text=then)]
        if op.other != NONE:
            said.append(say("op-else", text=self._inline(op.other, place)))
        return said

    def _choice(self, op: Op, place: Place) -> str:
        """Two things to choose from, both in the same mood where they allow it."""
        programs = [self.book.programs[each] for each in (op.then, op.other)]
        if all(_is_one_breath(program) for program in programs):
            first, second = (self._together(program, MAY_DO, place) for program in programs)
            return self.words.say("op-choose", form=MAY_DO, first=first, second=second)
        first, second = (self._inline(each, place) for each in (op.then, op.other))
        return self.words.say("op-choose", form=DO, first=first, second=second)

    def _allowed(self, message: str, program: int, place: Place, **args: str) -> list[str]:
        """'You may …', and what follows from doing so."""
        say = self.words.say
        ops = self.book.programs[program]
        if ops[0].code in HOLDING:
            # Such an operation has no infinitive, so the permission comes before it.
            return [say(f"{message}-first", text=self._inline(program, place), **args)]
        together, rest = _breath(ops)
        said = [say(message, text=self._together(together, MAY_DO, place), **args)]
        following = self._sentences(rest, place.after(together))
        if following and not _asks_whether_done(rest[0]):
            following[0] = say("op-if-you-do", text=following[0])
        return said + following

    # ----------------------------------------------------------- conditions
    def conditions(self, conditions: Sequence[Condition], deed: str = "other") -> str:
        """What follows 'if'; `deed` is what `did` asks about."""
        return self.listed([self._condition(each, deed) for each in conditions], "join-and")

    def _condition(self, condition: Condition, deed: str) -> str:
        message = id_of("cond", CONDITIONS[condition.kind])
        args: dict[str, str | int] = {"n": condition.a}
        if condition.kind in TOKEN_CONDITIONS:
            token = self.book.tokens[condition.a]
            args = {"kind": self.kind_of(token)}
            if token.count == 1 and not condition.negated:
                message += "-only"
        elif condition.kind == DISTANCE:
            message = id_of(message, _reach(condition))
            args = {"lo": condition.a, "hi": condition.b}
        elif condition.kind == ATTACK_TYPE:
            message = id_of(message, ATTACK_TYPES[condition.a])
        elif condition.kind == DID:
            message = id_of(message, deed)
        return self.words.say(message + "-not" if condition.negated else message, **args)


def _breath(ops: Sequence[Op]) -> tuple[Sequence[Op], Sequence[Op]]:
    """The operations that share the first one's sentence, and the others."""
    end = 1
    if ops[0].code not in HOLDING + ALONE:
        while end < len(ops) and ops[end].code not in HOLDING + ALONE:
            end += 1
    return ops[:end], ops[end:]


def _is_one_breath(ops: Sequence[Op]) -> bool:
    return ops[0].code not in HOLDING and not _breath(ops)[1]


def _asks_whether_done(op: Op) -> bool:
    return op.code == IF and any(condition.kind == DID for condition in op.conditions)


def _reach(condition: Condition) -> str:
    if condition.b >= FAR:
        return "from"
    return "exact" if condition.a == condition.b else "span"
