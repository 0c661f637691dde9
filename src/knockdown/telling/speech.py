"""The things of a match in one language: cards, hands, wounds, tokens, places.

Everything is said from one side of the table: `you` is the seat spoken to, or
NONE when both fighters are spoken of by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from knockdown.content.clauses import ClauseWriter
from knockdown.content.library import Library
from knockdown.content.text import CardWriter
from knockdown.content.words import words_for
from knockdown.engine.book import NONE, Arena, Attack, Power
from knockdown.engine.frames import TurnFrame
from knockdown.engine.kit import Kit, kit_for
from knockdown.engine.match_rules import USUAL, MatchRules
from knockdown.engine.view import PlayerView, View

PowerOwner = Literal["skill", "token", "fighter"]


class Speech:
    """Names and phrases for one match in one language."""

    def __init__(
        self,
        library: Library,
        lang: str,
        you: int,
        players: Sequence[str],
        match_rules: MatchRules = USUAL,
    ) -> None:
        self.library = library
        self.book = library.book
        self.lang = lang
        self.you = you
        self.players = players  # messages that name the seats before they have fighters
        self.match_rules = match_rules
        self.words = words_for(lang)
        self.cards = CardWriter(library, lang)
        self.clauses = ClauseWriter(library, lang)
        self._lines: dict[tuple[int, int, int, bool], str] = {}
        self._cards: dict[tuple[int, int], str] = {}  # by arena, as the faces
        self._faces: dict[tuple[int, int], str] = {}

    def say(self, message: str, **args: str | int) -> str:
        """A message as a sentence: it begins with a capital letter."""
        text = self.words.say(message, **args)
        return text[:1].upper() + text[1:]

    # -------------------------------------------------------------- persons
    def who(self, seat: int, fighter: int) -> dict[str, str]:
        """`$who` and `$name` of a seat."""
        return {"who": "you" if seat == self.you else "other", "name": self.name(seat, fighter)}

    def name(self, seat: int, fighter: int) -> str:
        if fighter != NONE:
            return self.fighter(fighter)
        return self.words.say(self.players[seat])

    def fighter(self, fighter: int) -> str:
        return self.library.fighter_name(self.book.fighters[fighter], self.lang)

    # ---------------------------------------------------------------- cards
    def attack(self, attack: Attack) -> str:
        return self.library.attack_name(attack, self.lang)

    def attack_line(self, attack: Attack, kit: Kit, opponent_wounds: int) -> str:
        """1.3: an attack with the range and the K.O. effect that Skills give it."""
        ko = gains_knockout(kit, attack, opponent_wounds)
        return self.line(attack, kit.lo[attack.index], kit.hi[attack.index], ko=ko)

    def line(self, attack: Attack, low: int, high: int, *, ko: bool) -> str:
        """The same with a range and a K.O. effect that are known."""
        key = attack.index, low, high, ko
        if key not in self._lines:
            self._lines[key] = self.cards.attack_line(attack, (low, high), ko=ko)
        return self._lines[key]

    def attack_numbers(self, attack: Attack, kit: Kit, opponent_wounds: int) -> str:
        reach = kit.lo[attack.index], kit.hi[attack.index]
        return self.cards.attack_numbers(
            attack, reach, ko=gains_knockout(kit, attack, opponent_wounds)
        )

    def card(self, arena: Arena, card: int) -> str:
        """5.1: a card and the symbols it is good for in hand."""
        key = arena.index, card
        if key not in self._cards:
            printed = arena.cards[card]
            name = self.attack(self.book.attacks[printed.attack])
            self._cards[key] = f"{name} ({self.face(arena, printed.face)})"
        return self._cards[key]

    def card_list(self, arena: Arena, cards: Iterable[int]) -> str:
        return ", ".join(self.card(arena, card) for card in cards)

    def face(self, arena: Arena, face: int) -> str:
        key = arena.index, face
        if key not in self._faces:
            self._faces[key] = self.cards.face_text(arena.faces[face])
        return self._faces[key]

    def faces(self, arena: Arena, faces: Iterable[int]) -> str:
        texts = [self.face(arena, face) for face in faces]
        return ", ".join(texts) if texts else self.words.say("cards-none")

    def hand(self, arena: Arena, cards: Iterable[int], unseen: int = 0) -> str:
        """5.2: the symbols of a hand, as the viewer knows it."""
        seen = sorted(arena.cards[card].face for card in cards)
        texts = [self.face(arena, face) for face in seen]
        texts += [self.words.say("card-unseen")] * unseen
        return ", ".join(texts) if texts else self.words.say("cards-none")

    def skill(self, skill: int) -> str:
        return self.library.skill_name(self.book.skills[skill], self.lang)

    def skill_text(self, skill: int) -> str:
        """A Skill with its whole text."""
        printed = self.book.skills[skill]
        return self.words.say(
            "option-skill",
            skill=self.skill(skill),
            initiative=printed.initiative,
            text=self.cards.skill_text(printed),
        )

    # --------------------------------------------------------- other things
    def wounds(self, heavy: int, light: int) -> str:
        return self.cards.wounds_text(heavy, light)

    def token(self, token: int, amount: int = 1) -> str:
        kind = self.clauses.kind_of(self.book.tokens[token])
        return self.words.say("tokens-some", n=amount, kind=kind)

    def the_token(self, token: int) -> str:
        return self.words.say("tokens-only", kind=self.clauses.kind_of(self.book.tokens[token]))

    def some_of(self, token: int, amount: int, total: int) -> str:
        """`1 of 3 Potion tokens`, or the only one."""
        if total <= amount:
            return self.the_token(token)
        kind = self.clauses.kind_of(self.book.tokens[token])
        return self.words.say("tokens-part", n=amount, total=total, kind=kind)

    def token_name(self, token: int) -> str:
        return self.library.token_name(self.book.tokens[token], self.lang)

    def power(self, power: Power) -> tuple[PowerOwner, str]:
        """2.3: what has the power (skill, token or fighter), and its name."""
        if power.skill != NONE:
            return "skill", self.skill(power.skill)
        if power.token != NONE:
            return "token", self.the_token(power.token)
        return "fighter", self.fighter(power.fighter)

    def power_text(self, power: Power) -> str:
        return self.cards.powers_text([power])

    def alternatives(self, texts: Sequence[str]) -> str:
        return self.clauses.listed(texts, "join-or")

    def enumerated(self, texts: Sequence[str]) -> str:
        return self.clauses.listed(texts, "join-and")


def arena_of(view: View) -> Arena:
    return view.book.arenas[view.arena]


def kit_of(view: View, player: PlayerView) -> Kit:
    """What a seat can do with its sheet and its face-up Skills."""
    return kit_for(view.book, player.fighter, player.skills, arena_of(view))


def gains_knockout(kit: Kit, attack: Attack, opponent_wounds: int) -> bool:
    """6.3: whether a Skill gives the attack a K.O. effect, its own wounds counted in."""
    inflicted = attack.heavy + attack.light
    is_enough = 0 <= kit.ko_from_wounds <= opponent_wounds + inflicted
    return inflicted > 0 and is_enough


def distance_of(view: View) -> int:
    return abs(view.players[0].space - view.players[1].space)


def has_edges(arena: Arena) -> bool:
    return arena.edge_heavy + arena.edge_light > 0


def actions_left(view: View) -> int:
    """4.2: the actions the player at turn still has."""
    for frame in reversed(view.stack):
        if isinstance(frame, TurnFrame):
            return frame.actions
    return 0
