"""Positions for scenarios: a fight in the middle of a turn, set up in one line.

A scene is a real match whose table has been laid by hand. Moves are the words
of `knockdown.referee.moves`.
"""

from __future__ import annotations

from collections.abc import Sequence

from knockdown.content import Library, load
from knockdown.engine import flow
from knockdown.engine.book import NONE
from knockdown.engine.events import Event
from knockdown.engine.frames import RoundFrame, TurnFrame
from knockdown.engine.hand import count_hand
from knockdown.engine.kit import empty_kit
from knockdown.engine.match import Match
from knockdown.engine.match_rules import Knockdown, MatchRules, Relief
from knockdown.engine.rounds import NEXT_TURN, set_kit
from knockdown.engine.table import Player
from knockdown.engine.terms import SYMBOL_LETTERS
from knockdown.engine.turn import ACT, REFILL
from knockdown.referee.moves import card_names, find_move, move_texts

FIGHTERS = {"siege_storm": ("veroth", "xingo"), "tainted_grail": ("mistbearer", "maggot")}


class Scene:
    """A match laid out by hand; it is `active`'s turn with `actions` left.

    spaces count from 1 as in the rules. hands, wounds, tokens and skills are
    given per seat: `hands=("F BM", "B")`, `wounds=("1/2", "0/0")`,
    `skills=("iron_guard", "light_feet merciless")`, `tokens=("poison poison", "")`
    (owned by the other player). row names attacks (`"ram"` or `"ram.F"`), deck
    names the next cards to be drawn, the first on top; `board={"trap": [4, 6]}`
    belongs to seat 0 unless the name ends in `*`. With `from_start` the turn
    has not begun: row refill and start-of-turn effects are still to come.
    """

    def __init__(
        self,
        *,
        arena: str = "siege_storm",
        fighters: tuple[str, str] | None = None,
        spaces: tuple[int, int] = (4, 5),
        hands: tuple[str, str] = ("", ""),
        hidden: tuple[str, str] = ("", ""),
        wounds: tuple[str, str] = ("0/0", "0/0"),
        skills: tuple[str, str] = ("", ""),
        tokens: tuple[str, str] = ("", ""),
        row: Sequence[str] = (),
        deck: Sequence[str] = (),
        board: dict[str, list[int]] | None = None,
        candles: int = 0,
        victories: tuple[int, int] = (0, 0),
        active: int = 0,
        actions: int = 2,
        from_start: bool = False,
        knockdown: Knockdown = "table",
        relief: Relief = "total",
        stall_turns: int = 12,
        quiet_turns: int = 0,
        seed: int = 1,
        library: Library | None = None,
        skill_set: str | None = None,
    ) -> None:
        self.library = library or load()
        book = self.library.book
        self.match = Match(book, self.library.arena(arena), [], [], [], [])
        m = self.match
        m.recording = True
        m.skill_set = self.library.skill_set(skill_set or arena).index
        m.match_rules = MatchRules(knockdown, relief, stall_turns)
        m.quiet_turns = quiet_turns
        m.seed = seed
        m.round = 1
        m.turn = 1
        m.first = active
        m.active = active
        m.candles = candles
        self.unused = list(range(m.arena.attack_cards))
        names = fighters or FIGHTERS[arena]
        kit = empty_kit(book, m.arena)
        m.players = [Player(0, kit, [], [], []), Player(1, kit, [], [], [])]
        for seat, player in enumerate(m.players):
            player.fighter = self.library.fighter(names[seat]).index
            player.space = spaces[seat] - 1
            player.victories = victories[seat]
            heavy, light = wounds[seat].split("/")
            player.heavy, player.light = int(heavy), int(light)
            self.give_skills(player, skills[seat].split())
            player.tokens = [
                self.token(key) * 2 + (1 - seat if not key.endswith("*") else seat)
                for key in tokens[seat].split()
            ]
        m.row = [self.card(name) for name in row]
        top = [self.card(name) for name in deck]
        for seat, player in enumerate(m.players):
            player.hand = [self.card(f".{letters}") for letters in hands[seat].split()]
            player.hidden = [self.card(f".{letters}") for letters in hidden[seat].split()]
            count_hand(m, player)
        while len(m.row) < 4 and not from_start:
            m.row.append(self.unused.pop())
        m.row += [NONE] * (4 - len(m.row))
        candle_cards = list(range(m.arena.attack_cards, len(m.arena.cards)))
        m.discards = candle_cards[:candles]
        m.deck = candle_cards[candles:] + self.unused + top[::-1]
        for key, where in (board or {}).items():
            owner = 1 if key.endswith("*") else 0
            m.board += [((self.token(key) * 2 + owner) << 5) | (space - 1) for space in where]
        step = REFILL if from_start else ACT
        m.set_stack([RoundFrame(NEXT_TURN), TurnFrame(step, active, actions)])
        flow.run(m)

    def token(self, key: str) -> int:
        keys = [token.key for token in self.library.book.tokens]
        return keys.index(key.rstrip("*"))

    def give_skills(self, player: Player, keys: list[str]) -> None:
        """The named Skills are face up; another one of the box stays face down."""
        numbers = [self.library.skill(key).index for key in keys]
        others = [
            number
            for number in self.library.book.skill_sets[self.match.skill_set].skills
            if number not in numbers
        ]
        player.shown = (1 << len(numbers)) - 1
        kept = (numbers + others[player.seat :])[:2]
        player.kept_first, player.kept_second = kept
        set_kit(self.match, player)

    def card(self, name: str) -> int:
        """An unused card: `ram`, `ram.F`, or `.BM` for any card with those symbols."""
        attack, _, letters = name.partition(".")
        letters = "".join(sorted(letters, key=SYMBOL_LETTERS.index))
        names = card_names(self.match.book, self.match.arena)
        for card in self.unused:
            key, _, face = names[card].partition(".")
            if attack in ("", key) and letters in ("", face.rstrip("0123456789")):
                self.unused.remove(card)
                return card
        raise AssertionError(f"no card {name} is left in {self.match.arena.key}")

    def play(self, *moves: str) -> Scene:
        """Give these answers, one after the other; each must be offered."""
        for move in moves:
            self.match.apply(find_move(self.match, move))
        return self

    @property
    def offered(self) -> list[str]:
        return move_texts(self.match)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.match.decider, self.match.decision_name

    def wounds(self, seat: int) -> str:
        player = self.match.players[seat]
        return f"{player.heavy}/{player.light}"

    def space(self, seat: int) -> int:
        return self.match.players[seat].space + 1

    def hand(self, seat: int) -> list[str]:
        """The symbols of all cards in hand, sorted."""
        m = self.match
        cards = m.players[seat].hand + m.players[seat].hidden
        return sorted(m.arena.faces[m.arena.cards[card].face].letters for card in cards)

    def tokens(self, seat: int) -> list[str]:
        return [self.library.book.tokens[t >> 1].key for t in self.match.players[seat].tokens]

    def on_board(self, key: str) -> list[int]:
        token = self.token(key)
        return sorted((t & 31) + 1 for t in self.match.board if t >> 6 == token)

    def events(self, name: str) -> list[Event]:
        return [event for event in self.match.events if event.name == name]

    def told(self, name: str) -> list[dict[str, object]]:
        """What the events of this name say."""
        return [event.to_dict() for event in self.events(name)]

    def bury_deck(self, *kept: str) -> Scene:
        """Only these cards are left to draw, the first on top; the others are discarded."""
        m = self.match
        names = card_names(m.book, m.arena)
        left: list[int] = []
        for name in kept:
            left.append(next(card for card in m.deck if names[card] == name and card not in left))
        m.discards += [card for card in m.deck if card not in left]
        m.deck = left[::-1]
        return self
