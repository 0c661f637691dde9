"""The match: what is pending, apply, clone, view, save and load."""

from __future__ import annotations

from knockdown.engine import determinize, flow, save, setup
from knockdown.engine.book import NONE, Book
from knockdown.engine.errors import IllegalOption, KnockdownError, MatchOver, SetupError
from knockdown.engine.events import TokenDrawn
from knockdown.engine.frames import SetupFrame
from knockdown.engine.kit import empty_kit
from knockdown.engine.match_rules import USUAL, MatchRules
from knockdown.engine.options import DECISIONS, Option
from knockdown.engine.rng import MAX_SEED, SETUP_STREAM, Rng
from knockdown.engine.table import Player, Table
from knockdown.engine.view import View

# Instead of a number in `Setup`: drawn with the selection tokens (11.1), or for
# fighters picked by the players as their first decision (3.1).
RANDOM = -2
PICK = -1

# How many deals to try until one fits the question the opponent is being asked.
MOST_DEALS = 10_000


class Setup:
    """3, 11: what is decided before a match begins."""

    def __init__(
        self,
        fighters: tuple[int, int] = (RANDOM, RANDOM),
        arena: int = RANDOM,
        skill_set: int = RANDOM,
        seed: int = 0,
        match_rules: MatchRules = USUAL,
    ) -> None:
        self.fighters = fighters
        self.arena = arena
        self.skill_set = skill_set
        self.seed = seed
        self.match_rules = match_rules


class Match(Table):
    """One match of Knockdown, from the setup to the second victory.

    Exactly one decision is pending at any time: `decider` is the seat (0 or 1)
    that has to choose one of `options`.
    """

    def __repr__(self) -> str:
        fighters = [
            self.book.fighters[player.fighter].key if player.fighter != NONE else "?"
            for player in self.players
        ]
        now = f"seat {self.decider}: {self.decision_name}" if self.winner == NONE else "over"
        return f"<Match {' vs '.join(fighters)}, round {self.round}, turn {self.turn}, {now}>"

    @property
    def is_over(self) -> bool:
        return self.winner != NONE

    @property
    def decision_name(self) -> str:
        return DECISIONS[self.decision]

    def apply(self, option: Option) -> None:
        """Answer the pending decision and continue to the next one."""
        for offered in self.options:
            if offered is option:
                flow.answer(self, option)
                flow.run(self)
                return
        self.refuse(option)

    def refuse(self, option: Option) -> None:
        if self.winner != NONE:
            raise MatchOver("the match is over; nothing is left to decide")
        offered = ", ".join(repr(other) for other in self.options)
        raise IllegalOption(
            f"{option!r} is not offered to seat {self.decider} at"
            f" {self.decision_name}; offered: {offered}"
        )

    def clone(self) -> Match:
        """An equal, independent match. It records no events."""
        match = Match(
            self.book, self.arena, self.row[:], self.deck[:], self.discards[:], self.board[:]
        )
        match.players = [self.players[0].clone(), self.players[1].clone()]
        self.copy_to(match)
        return match

    def fork(self) -> Match:
        """A clone for searches: it shares cards and tokens until the rules change them.

        Changing such a list directly, without `own_…`, changes both matches.
        """
        match = Match(self.book, self.arena, self.row, self.deck, self.discards, self.board)
        match.players = [self.players[0].fork(), self.players[1].fork()]
        self.copy_to(match)
        match.share_all()
        self.share_all()
        return match

    def fork_to(self, match: Match) -> None:
        """Make `match`, an earlier fork of this one, equal to this match again.

        So trying many options does not need a new fork for each.
        """
        match.row = self.row
        match.deck = self.deck
        match.discards = self.discards
        match.board = self.board
        self.players[0].fork_to(match.players[0])
        self.players[1].fork_to(match.players[1])
        self.copy_to(match)
        match.is_glance = False
        match.share_all()
        self.share_all()

    def view(self, player: int) -> View:
        """5.2: the match as this player knows it."""
        if player not in (0, 1):
            raise SetupError(f"there is no seat {player}; the seats are 0 and 1")
        return View(self, player)

    def to_dict(self) -> dict[str, object]:
        """The whole match as plain data, for `from_dict`."""
        return save.to_dict(self)


def from_dict(book: Book, data: object) -> Match:
    """Load what `Match.to_dict` wrote; anything else raises `SaveError`."""
    checked = save.Checked(book, data)
    match = Match(book, checked.arena, [], [], [], [])
    checked.fill(match)
    return match


class Dealer:
    """What one player knows, ready to be completed by many deals of what is hidden (5.2).

    The view must not change while it is in use.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.known = known_match(view)
        self.cards = view.unseen_cards()
        self.skills = determinize.unseen_skills(self.known, view)

    def deal(self, rng: Rng) -> Match:
        """A match that fits the view, its hidden cards dealt at random."""
        for _ in range(MOST_DEALS):
            match = self.known.fork()
            determinize.deal(match, self.view, self.cards[:], self.skills[:], rng)
            if determinize.fits(match, self.view):
                return match
        raise KnockdownError("no deal of the hidden cards fits the pending decision")


def determinize_view(view: View, rng: Rng) -> Match:
    """One deal: a match that fits the view, its hidden cards dealt at random."""
    return deal_once(view, rng).clone()


def deal_once(view: View, rng: Rng) -> Match:
    """The same for searches: it shares lists with the view, which must not change."""
    if view.decider != view.viewer:
        return Dealer(view).deal(rng)
    match = known_match(view)
    skills = determinize.unseen_skills(match, view)
    determinize.deal(match, view, view.unseen_cards(), skills, rng)  # any deal fits
    return match


def known_match(view: View) -> Match:
    """The match as far as the view shows it; the deck is empty."""
    arena = view.book.arenas[view.arena]
    match = Match(view.book, arena, view.row, [], view.discards, view.board)
    determinize.copy_known(match, view)
    return match


def new_match(book: Book, choice: Setup, recording: bool = False) -> Match:
    """Set up a match; the first decision is pending when this returns."""
    check(book, choice)
    rng = Rng(choice.seed, SETUP_STREAM, setup.DRAW_TOKENS)
    arena = draw_token(rng, len(book.arenas), choice.arena)
    match = Match(book, book.arenas[arena], [], [], [], [])
    match.recording = recording
    match.seed = choice.seed
    match.match_rules = choice.match_rules
    match.skill_set = draw_token(rng, len(book.skill_sets), choice.skill_set)
    kit = empty_kit(book, match.arena)
    match.players = [Player(0, kit, [], [], []), Player(1, kit, [], [], [])]
    draw_fighters(match, rng, choice)
    if recording:
        tell_tokens(match, choice)
    match.push(SetupFrame(setup.PICK_FIRST, setup.who_picks_first(match)))
    flow.run(match)
    return match


def check(book: Book, choice: Setup) -> None:
    """11.1: everything requested must exist, and no fighter is taken twice (3.1)."""
    if not 0 <= choice.seed <= MAX_SEED:
        raise SetupError(f"the seed {choice.seed} is not between 0 and {MAX_SEED}")
    check_number("arena", choice.arena, len(book.arenas), RANDOM)
    check_number("skill set", choice.skill_set, len(book.skill_sets), RANDOM)
    for fighter in choice.fighters:
        check_number("fighter", fighter, len(book.fighters), PICK)
    if choice.fighters[0] >= 0 and choice.fighters[0] == choice.fighters[1]:
        key = book.fighters[choice.fighters[0]].key
        raise SetupError(f"both players have {key}; no fighter can be taken twice (3.1)")


def check_number(what: str, number: int, count: int, also: int) -> None:
    if number >= count or (number < 0 and number not in (RANDOM, also)):
        raise SetupError(f"there is no {what} number {number}; there are {count}")


def draw_token(rng: Rng, count: int, wanted: int) -> int:
    """11.1: a selection token; drawn even if a choice was made, so that no other draw shifts."""
    drawn = rng.below(count)
    return drawn if wanted == RANDOM else wanted


def draw_fighters(match: Match, rng: Rng, choice: Setup) -> None:
    """11.1: fighters at random, never the same twice."""
    tokens = list(range(len(match.book.fighters)))
    rng.shuffle(tokens)
    for seat in range(2):
        wanted = choice.fighters[seat]
        if wanted == RANDOM:
            while tokens[-1] in choice.fighters:
                tokens.pop()
            wanted = tokens.pop()
        match.players[seat].fighter = wanted if wanted >= 0 else NONE


def tell_tokens(match: Match, choice: Setup) -> None:
    if choice.arena == RANDOM:
        match.tell(TokenDrawn("arena", NONE, match.arena.index))
    if choice.skill_set == RANDOM:
        match.tell(TokenDrawn("skill_set", NONE, match.skill_set))
    for seat in range(2):
        if choice.fighters[seat] == RANDOM:
            match.tell(TokenDrawn("fighter", seat, match.players[seat].fighter))
