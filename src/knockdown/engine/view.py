"""5.2: what one player could know with perfect memory, and nothing more.

A view is built field by field from what the player may know. The game has two
secrets: the order of the deck with the cards drawn from it unseen, and the
Skills that are not face up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockdown.engine.book import NONE, Book
from knockdown.engine.frames import Frame
from knockdown.engine.options import DECISIONS, Option
from knockdown.engine.row_steps import cards_in_play
from knockdown.engine.table import Player, Table

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64


class PlayerView:
    """One seat as the viewer knows it."""

    def __init__(self, player: Player, is_own: bool) -> None:
        self.seat: int = player.seat
        self.fighter: int = player.fighter
        self.kit = player.kit  # of the sheet and the face-up Skills
        self.space: int = player.space
        self.heavy: int = player.heavy
        self.light: int = player.light
        self.victories: int = player.victories
        self.hand = player.hand[:]  # seen by both
        self.hidden_count = len(player.hidden)
        self.hidden = player.hidden[:] if is_own else []
        self.tokens = player.tokens[:]
        self.shown: int = player.shown
        self.skills = player.skills()  # face up
        self.dealt_count = len(player.dealt)
        self.dealt = player.dealt[:] if is_own else []
        self.received = player.received[:] if is_own else []
        self.passed = player.passed[:] if is_own else []
        self.has_first = player.kept_first != NONE
        self.has_second = player.kept_second != NONE
        self.has_chosen = player.to_show != NONE
        self.kept_first = if_known(player.kept_first, is_own or player.shown & 1 != 0)
        self.kept_second = if_known(player.kept_second, is_own or player.shown & 2 != 0)
        self.to_show = if_known(player.to_show, is_own or player.shown != 0)
        self.crossed = player.crossed
        self.dashed = player.dashed
        self.unblockable = player.unblockable
        self.more_heavy: int = player.more_heavy
        self.more_light: int = player.more_light
        self.used_powers = player.used_powers

    def to_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "fighter": self.fighter,
            "space": self.space,
            "heavy": self.heavy,
            "light": self.light,
            "victories": self.victories,
            "hand": self.hand,
            "hidden_count": self.hidden_count,
            "hidden": self.hidden,
            "tokens": self.tokens,
            "shown": self.shown,
            "skills": self.skills,
            "dealt_count": self.dealt_count,
            "dealt": self.dealt,
            "received": self.received,
            "passed": self.passed,
            "has_first": self.has_first,
            "has_second": self.has_second,
            "has_chosen": self.has_chosen,
            "kept_first": self.kept_first,
            "kept_second": self.kept_second,
            "to_show": self.to_show,
            "crossed": self.crossed,
            "dashed": self.dashed,
            "unblockable": self.unblockable,
            "more_heavy": self.more_heavy,
            "more_light": self.more_light,
            "used_powers": self.used_powers,
        }


def if_known(number: i64, is_known: bool) -> int:
    if is_known:
        return number
    return NONE


class View:
    """The match as one player knows it. Only the player who decides sees the options."""

    def __init__(self, t: Table, viewer: int) -> None:
        self.viewer = viewer
        self.book: Book = t.book
        self.arena = t.arena.index
        self.skill_set: int = t.skill_set
        self.match_rules = t.match_rules
        self.players = [
            PlayerView(t.players[0], viewer == 0),
            PlayerView(t.players[1], viewer == 1),
        ]
        self.row = t.row[:]
        self.deck_count = len(t.deck)
        self.discards = t.discards[:]
        self.board = t.board[:]
        self.candles: int = t.candles
        self.first: int = t.first
        self.active: int = t.active
        self.round: int = t.round
        self.turn: int = t.turn
        self.quiet_turns: int = t.quiet_turns
        self.stirred = t.stirred
        self.winner: int = t.winner
        self.endings = t.endings[:]
        self.in_play = cards_in_play(t)
        self.stack = cloned_stack(t)
        self.decider: int = t.decider
        self.decision: int = t.decision
        self.options: list[Option] = t.options[:] if viewer == t.decider else []

    @property
    def you(self) -> PlayerView:
        return self.players[self.viewer]

    @property
    def opponent(self) -> PlayerView:
        return self.players[1 - self.viewer]

    @property
    def decision_name(self) -> str:
        return DECISIONS[self.decision]

    def unseen_cards(self) -> list[int]:
        """Cards of the round the viewer has not seen: in the deck, or drawn unseen."""
        if self.deck_count == 0 and self.opponent.hidden_count == 0:
            return []
        # 3.6: until the first round begins the Candle cards lie beside the deck.
        arena = self.book.arenas[self.arena]
        count = len(arena.cards) if self.round > 0 else arena.attack_cards
        seen = as_bits(1, self.row) | as_bits(1, self.discards) | as_bits(1, self.in_play)
        for player in self.players:
            seen |= as_bits(1, player.hand) | as_bits(1, player.hidden)
        unseen: list[int] = []
        card: i64 = 0
        while card < count:
            if not seen >> card & 1:
                unseen.append(card)
            card += 1
        return unseen

    def to_dict(self) -> dict[str, object]:
        """Everything in the view as plain data; equal views give equal data."""
        return {
            "viewer": self.viewer,
            "arena": self.arena,
            "skill_set": self.skill_set,
            **self.match_rules.to_dict(),
            "players": [player.to_dict() for player in self.players],
            "row": self.row,
            "deck_count": self.deck_count,
            "discards": self.discards,
            "board": self.board,
            "candles": self.candles,
            "first": self.first,
            "active": self.active,
            "round": self.round,
            "turn": self.turn,
            "quiet_turns": self.quiet_turns,
            "stirred": self.stirred,
            "winner": self.winner,
            "endings": self.endings,
            "in_play": self.in_play,
            "stack": [[frame.kind, *frame.numbers()] for frame in self.stack],
            "decider": self.decider,
            "decision": self.decision,
            "options": [[o.kind, o.a, o.b] for o in self.options],
        }


def cloned_stack(t: Table) -> list[Frame]:
    frames = t.stack  # a new list
    for place in range(len(frames)):
        frames[place] = frames[place].clone()
    return frames


def as_bits(one: i64, cards: list[int]) -> i64:
    """A set of cards as one number; NONE, a gap in the row, is left out.

    A deck has fewer than 63 cards. `one` is 1, but not as a literal: the compiler
    would shift that as a number of 32 bits.
    """
    bits: i64 = 0
    for card in cards:
        if card != NONE:
            place: i64 = card
            bits |= one << place
    return bits


def cross_out(unseen: list[bool], cards: list[int]) -> None:
    """Mark Skills as seen."""
    for card in cards:
        unseen[card] = False
