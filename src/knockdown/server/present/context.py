"""The context for building a scene: the view, a trial table, and the words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from knockdown.content.library import Library
from knockdown.engine import options as o
from knockdown.engine.book import NONE, Arena, Attack
from knockdown.engine.frames import AttackFrame, ReactionFrame
from knockdown.engine.kit import Kit
from knockdown.engine.match import Match, known_match
from knockdown.engine.match_rules import MatchRules
from knockdown.engine.terms import ON_MOVE, RANGE_PROJECTILE, RANGE_SPACES
from knockdown.engine.view import PlayerView, View
from knockdown.server.protocol.scene import NOBODY, HandCard, Mode, Reach
from knockdown.server.protocol.seats import SeatInfo
from knockdown.telling.certain_wounds import with_stand_ins
from knockdown.telling.seats import SeatTeller
from knockdown.telling.speech import Speech, arena_of, gains_knockout, kit_of

SPEECHES = 256
REACHES = 20_000
EFFECTS = 20_000
HAND_CARDS = 2_000
ANSWERING: Final = (o.REACT_NOW, o.CHOOSE_BLOCK, o.CHOOSE_IGNORED)
UNSEEN: Final = HandCard(NOBODY, "", False)


@lru_cache(SPEECHES)
def speech_for(
    library: Library, lang: str, you: int, players: tuple[str, ...], match_rules: MatchRules
) -> Speech:
    """Cached: making a Speech takes longer than building a scene."""
    return Speech(library, lang, you, players, match_rules)


@lru_cache(EFFECTS)
def effect_text(speech: Speech, program: int) -> str:
    return speech.cards.effect_text(program)


class SceneContext:
    """One moment of a match for one viewer in one language."""

    def __init__(
        self,
        library: Library,
        view: View,
        viewer: int,
        lang: str,
        mode: Mode,
        players: Sequence[SeatInfo],
    ) -> None:
        self.view = view
        self.viewer = viewer
        self.players = players
        self.book = view.book
        self.arena: Arena = arena_of(view)
        self.table: Match = known_match(view)
        self.kits: list[Kit] = [kit_of(view, player) for player in view.players]
        # One person is `you`; if two share a screen, both are called by name.
        self.you = viewer if mode == "alone" else NOBODY
        named = tuple(info.spoken_of(seat) for seat, info in enumerate(players))
        self.speech = speech_for(library, lang, self.you, named, view.match_rules)
        self.words = self.speech.words
        self.teller = SeatTeller(self.speech, view)
        first, second = (self.space(seat) for seat in (0, 1))
        self.distance = abs(first - second)
        self._trial_table: Match | None = None

    @property
    def trial_table(self) -> Match:
        """The table to fork for trials: hands have their real size."""
        if self._trial_table is None:
            self._trial_table = with_stand_ins(self.table, self.view)
        return self._trial_table

    @property
    def asker(self) -> int:
        """The seat from whose side attacks are shown."""
        return self.view.viewer

    def name(self, seat: int) -> str:
        return self.speech.name(seat, self.view.players[seat].fighter)

    def space(self, seat: int) -> int:
        """3.2: before the first round a fighter is shown on its starting space."""
        return self.view.players[seat].space if self.view.round else self.arena.starts[seat]

    def player(self, seat: int) -> PlayerView:
        return self.view.players[seat]

    # ---------------------------------------------------------------- cards
    def letters(self, card: int) -> str:
        return letters_of(self.arena, card)

    def face_letters(self, faces: Sequence[int]) -> list[str]:
        return [self.arena.faces[face].letters for face in faces]

    def hand(self, player: PlayerView) -> list[HandCard]:
        """5.2: cards both have seen, then the others; unseen ones without their symbols."""
        cards = [hand_card(self.arena, card, True) for card in player.hand]
        cards += [hand_card(self.arena, card, False) for card in player.hidden]
        unseen = player.hidden_count - len(player.hidden)
        return cards + [UNSEEN] * unseen

    # -------------------------------------------------------------- attacks
    def answered_attack(self) -> AttackFrame | None:
        """6: the attack that is being answered; None if a movement is."""
        stack = self.view.stack
        if self.view.decision not in ANSWERING:
            return None
        if isinstance(stack[-1], ReactionFrame) and stack[-1].trigger == ON_MOVE:
            return None
        return next((f for f in reversed(stack) if isinstance(f, AttackFrame)), None)

    def reach(self, seat: int, attack: Attack) -> Reach:
        """6.8: the range, as modified by the Skills of this seat."""
        kit = self.kits[seat]
        low, high = kit.lo[attack.index], kit.hi[attack.index]
        return reach_of(self.speech, attack, low, high, self.arena.spaces)

    def has_knockout(self, seat: int, attack: Attack) -> bool:
        them = self.view.players[1 - seat]
        return attack.ko or gains_knockout(self.kits[seat], attack, them.heavy + them.light)

    def line(self, seat: int, attack: Attack) -> str:
        them = self.view.players[1 - seat]
        return self.speech.attack_line(attack, self.kits[seat], them.heavy + them.light)

    def hits(self, seat: int, attack: Attack) -> bool:
        return self.kits[seat].reaches(attack.index, self.distance)


def letters_of(arena: Arena, card: int) -> str:
    """5.1: a card's symbols; a Candle card has none."""
    face = arena.cards[card].face
    return arena.faces[face].letters if face != NONE else ""


@lru_cache(HAND_CARDS)
def hand_card(arena: Arena, card: int, known: bool) -> HandCard:
    return HandCard(card, letters_of(arena, card), known)


@lru_cache(REACHES)
def reach_of(speech: Speech, attack: Attack, low: int, high: int, spaces: int) -> Reach:
    """A range as numbers and as a phrase; if changed by Skills, in spaces."""
    text = speech.cards.range_phrase(attack, (low, high))
    if attack.range_kind == RANGE_SPACES or (low, high) != (attack.lo, attack.hi):
        return Reach("spaces", low, min(high, spaces - 1), text)
    kind = attack.range_kind == RANGE_PROJECTILE
    return Reach("projectile" if kind else "unlimited", max(low, 1), spaces - 1, text)
