"""The table: all that lies on it, what is going on, and what is being asked.

`Table` holds no rules. The rules live in one module per chapter and work on a
table; a rule that takes several steps is a frame on the table's stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.book import NONE, Arena, Book
from knockdown.engine.events import Event
from knockdown.engine.frames import Frame, clone_stack
from knockdown.engine.kit import Kit
from knockdown.engine.match_rules import USUAL
from knockdown.engine.options import NOTHING, Option

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

# Shared by all tables: lists that are replaced, never changed in place. Searches make
# millions of tables, and even an empty list costs time.
_NO_SKILLS: Final[list[int]] = []
_NO_PLAYERS: Final[list[Player]] = []
_NO_ENDINGS: Final[list[int]] = []
_NO_OPTIONS: Final[list[Option]] = []
_NO_EVENTS: Final[list[Event]] = []
_USUAL_RULES: Final = USUAL  # the compiler finds a module's own constants faster

# Which lists a table or a player shares with a fork of it, as bits. Code that changes
# one of them gets it from `own_…`, which copies it first if it is shared.
_DECK: Final = 1
_ROW: Final = 2
_DISCARDS: Final = 4
_BOARD: Final = 8
_HAND: Final = 1
_HIDDEN: Final = 2
_TOKENS: Final = 4
_ALL: Final = 15


class Player:
    """One seat: fighter, Skills, hand, wounds and tokens."""

    def __init__(
        self, seat: i64, kit: Kit, hand: list[int], hidden: list[int], tokens: list[int]
    ) -> None:
        self.seat: i64 = seat
        self.kit = kit  # empty until the first Skill is face up
        self.fighter: i64 = NONE
        self.space: i64 = 0
        self.heavy: i64 = 0
        self.light: i64 = 0
        self.victories: i64 = 0
        # 5.2: cards both players have seen, and cards only their owner has.
        self.hand = hand
        self.hidden = hidden
        self.faces = 0  # the whole hand counted by faces (payment.py)
        self.symbols: i64 = 0  # and by symbols
        self.payable: i64 = 0  # what these symbols can pay, see `can_pay`
        self.payable_with: i64 = NONE
        self.tokens = tokens  # on the sheet: token * 2 + owner, oldest first
        # 3.3: the Skill draft, and what is remembered of it.
        self.dealt = _NO_SKILLS  # to choose from now
        self.received = _NO_SKILLS  # the two the opponent passed
        self.passed = _NO_SKILLS  # the two given to the opponent
        self.kept_first: i64 = NONE
        self.kept_second: i64 = NONE
        self.to_show: i64 = NONE  # chosen, not yet turned: 1 first, 2 second
        self.shown: i64 = 0  # bits: 1 first, 2 second
        # What lasts until the end of a turn.
        self.crossed = False
        self.dashed = False
        self.unblockable = False
        self.more_heavy: i64 = 0  # on the next Strike
        self.more_light: i64 = 0
        self.used_powers = 0  # bits by power number
        self.shared: i64 = 0  # bits of lists

    def clone(self) -> Player:
        p = Player(self.seat, self.kit, self.hand[:], self.hidden[:], self.tokens[:])
        self.copy_to(p)
        return p

    def fork(self) -> Player:
        """A clone that shares cards and tokens until one of the two changes them."""
        p = Player(self.seat, self.kit, self.hand, self.hidden, self.tokens)
        self.fork_to(p)
        return p

    def fork_to(self, p: Player) -> None:
        """Make `p`, an earlier fork of this seat, equal to it again."""
        p.kit = self.kit
        p.hand = self.hand
        p.hidden = self.hidden
        p.tokens = self.tokens
        self.copy_to(p)
        p.share_all()
        self.share_all()

    def copy_to(self, p: Player) -> None:
        """Make `p`, which has this player's cards and tokens, equal to this player."""
        p.fighter = self.fighter
        p.space = self.space
        p.heavy = self.heavy
        p.light = self.light
        p.victories = self.victories
        p.faces = self.faces
        p.symbols = self.symbols
        p.payable = self.payable
        p.payable_with = self.payable_with
        # These lists are replaced, never changed in place, so both may share them.
        p.dealt = self.dealt
        p.received = self.received
        p.passed = self.passed
        p.kept_first = self.kept_first
        p.kept_second = self.kept_second
        p.to_show = self.to_show
        p.shown = self.shown
        p.crossed = self.crossed
        p.dashed = self.dashed
        p.unblockable = self.unblockable
        p.more_heavy = self.more_heavy
        p.more_light = self.more_light
        p.used_powers = self.used_powers

    def can_pay(self) -> i64:
        """4.6: the Special Attacks the hand can pay, as bits; cached, because asked often."""
        if self.payable_with != self.symbols:
            self.payable_with = self.symbols
            self.payable = self.kit.can_pay(self.symbols)
        return self.payable

    def set_kit(self, kit: Kit) -> None:
        self.kit = kit
        self.payable_with = NONE  # with another kit the same symbols may pay for others

    def share_all(self) -> None:
        """Mark all lists as shared: from now on each side copies one before changing it."""
        self.shared = _ALL

    def own_hand(self) -> list[int]:
        """The hand, safe to change."""
        if self.shared & _HAND:
            self.shared &= ~_HAND
            self.hand = self.hand[:]
        return self.hand

    def own_hidden(self) -> list[int]:
        if self.shared & _HIDDEN:
            self.shared &= ~_HIDDEN
            self.hidden = self.hidden[:]
        return self.hidden

    def own_tokens(self) -> list[int]:
        if self.shared & _TOKENS:
            self.shared &= ~_TOKENS
            self.tokens = self.tokens[:]
        return self.tokens

    @property
    def cards(self) -> int:
        """How many cards the player holds."""
        return len(self.hand) + len(self.hidden)

    @property
    def wounds(self) -> int:
        return self.heavy + self.light

    def skills(self) -> list[int]:
        """The face-up Skills, in the order they were kept."""
        up: list[int] = []
        if self.shown & 1:
            up.append(self.kept_first)
        if self.shown & 2:
            up.append(self.kept_second)
        return up


class Table:
    """Everything a match is made of."""

    def __init__(
        self,
        book: Book,
        arena: Arena,
        row: list[int],
        deck: list[int],
        discards: list[int],
        board: list[int],
    ) -> None:
        self.book = book
        self.arena = arena
        self.skill_set: i64 = NONE
        self.match_rules = _USUAL_RULES
        self.players = _NO_PLAYERS
        self.row = row  # four places, NONE where a card was taken
        self.deck = deck  # the top card is the last
        self.discards = discards
        self.board = board  # (token * 2 + owner) * 32 + space, oldest first
        self.candles: i64 = 0  # Candle cards drawn in this round
        self.seed: i64 = 0
        self.shuffles: i64 = 0  # how often each stream of randomness was opened
        self.rolls: i64 = 0
        self.towers: i64 = 0
        self.first: i64 = NONE
        self.active: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0  # in this round, from 1
        self.quiet_turns: i64 = 0  # 4.9
        self.stirred = False  # 4.9: a card left the row or a fighter was wounded
        self.winner: i64 = NONE
        self.endings = _NO_ENDINGS  # how each round ended * 2 + who won it
        self.top: Frame | None = None  # the rule in progress; it knows the one below it
        self.decider: i64 = NONE
        self.decision: i64 = NOTHING
        self.options = _NO_OPTIONS
        self.is_glance = False  # the options of the next action will not be needed
        self.shared: i64 = 0  # bits of lists
        self.recording = False
        self.events = _NO_EVENTS

    def copy_to(self, t: Table) -> None:
        """Make `t`, which has the cards, the board and the players, equal to this table."""
        t.skill_set = self.skill_set
        t.match_rules = self.match_rules
        t.candles = self.candles
        t.seed = self.seed
        t.shuffles = self.shuffles
        t.rolls = self.rolls
        t.towers = self.towers
        t.first = self.first
        t.active = self.active
        t.round = self.round
        t.turn = self.turn
        t.quiet_turns = self.quiet_turns
        t.stirred = self.stirred
        t.winner = self.winner
        t.endings = self.endings  # replaced at the end of a round, never changed
        t.top = clone_stack(self.top)
        t.decider = self.decider
        t.decision = self.decision
        t.options = self.options  # replaced at every decision, never changed

    def share_all(self) -> None:
        """Mark all lists as shared: from now on each side copies one before changing it."""
        self.shared = _ALL

    def own_deck(self) -> list[int]:
        """The deck, safe to change."""
        if self.shared & _DECK:
            self.shared &= ~_DECK
            self.deck = self.deck[:]
        return self.deck

    def own_row(self) -> list[int]:
        if self.shared & _ROW:
            self.shared &= ~_ROW
            self.row = self.row[:]
        return self.row

    def own_discards(self) -> list[int]:
        if self.shared & _DISCARDS:
            self.shared &= ~_DISCARDS
            self.discards = self.discards[:]
        return self.discards

    def own_board(self) -> list[int]:
        if self.shared & _BOARD:
            self.shared &= ~_BOARD
            self.board = self.board[:]
        return self.board

    def kit(self, seat: i64) -> Kit:
        return self.players[seat].kit

    def distance(self) -> i64:
        apart = self.players[0].space - self.players[1].space
        return apart if apart >= 0 else -apart

    def push(self, frame: Frame) -> None:
        frame.below = self.top
        self.top = frame

    def pop(self) -> None:
        if self.top is not None:
            self.top = self.top.below

    def take_from_row(self, card: i64) -> None:
        """4.9: a card leaves the row, so the turn is not quiet."""
        row = self.own_row()
        place = 0
        while row[place] != card:
            place += 1
        row[place] = NONE
        self.stirred = True

    @property
    def stack(self) -> list[Frame]:
        """The rules in progress, the outermost first."""
        frames: list[Frame] = []
        frame = self.top
        while frame is not None:
            frames.append(frame)
            frame = frame.below
        frames.reverse()
        return frames

    def set_stack(self, frames: list[Frame]) -> None:
        """Put these rules in progress, the outermost first."""
        self.top = None
        for frame in frames:
            self.push(frame)

    def ask(self, seat: i64, decision: i64, options: list[Option]) -> None:
        """Put a question; `flow.run` answers those with one possible answer itself."""
        self.decider = seat
        self.decision = decision
        self.options = options

    def tell(self, event: Event) -> None:
        if not self.events:
            self.events = []
        self.events.append(event)
