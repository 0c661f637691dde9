"""What a player knows as a vector of numbers from 0 to 1, of the same size at every decision.

Only the player's view is read (5.2), so nothing hidden can leak into it.
Everything is relative to the viewer: `you` first, spaces counted from the
viewer's own end of the arena. The vector is a plain array, because writing
single numbers into one is several times faster than into a numpy array.
"""

from __future__ import annotations

from array import array

from knockdown.engine import frames as f
from knockdown.engine.book import NONE, Arena, Book
from knockdown.engine.frames import (
    AttackFrame,
    ComboFrame,
    EffectFrame,
    KnockdownFrame,
    ReactionFrame,
    TurnFrame,
)
from knockdown.engine.match_rules import KNOCKDOWNS, RELIEFS
from knockdown.engine.options import DECISIONS
from knockdown.engine.terms import TRIGGERS
from knockdown.engine.view import PlayerView, View
from knockdown.gym.encoding.actions import ROW_PLACES, own_space
from knockdown.gym.encoding.layout import Layout
from knockdown.gym.encoding.printed import CARD_NUMBERS, CardPrint, deck_attacks
from knockdown.gym.encoding.reach import SPECIALS, Reaches
from knockdown.gym.encoding.seats import SeatFeatures

_LONGEST_ROUND = 40.0  # turns
_MOST_ACTIONS = 4.0
_POOL = 6.0  # wounds of one kind in a pool
_DEALT = 10.0
_TESTED = 25.0


class Features:
    """Writes observations for matches played with one book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.layout = Layout()
        self.spaces = max(arena.spaces for arena in book.arenas)
        self.cards = max(len(arena.cards) for arena in book.arenas)
        self.most_candles = max(1, *(arena.candles for arena in book.arenas))
        self.space_tokens = [token.index for token in book.tokens if token.on_space]
        self.prints = CardPrint(book)
        self.reaches = Reaches(book)
        self.plan_match()
        self.seats = SeatFeatures(book, self.layout, self.spaces)
        self.plan_secrets()
        self.plan_table()
        self.plan_rules()
        self.blank = array("f", bytes(4 * self.layout.size))
        self.ones = array("f", [1.0] * self.cards)

    # ------------------------------------------------------------------- the plan
    def plan_match(self) -> None:
        add = self.layout.add
        book = self.book
        self.arena = add("arena", len(book.arenas), "which arena, with its deck")
        self.skill_set = add("skill_set", len(book.skill_sets), "which set of Skills")
        self.knockdown = add("knockdown", len(KNOCKDOWNS), "Knockdown Tests: dice, table, tower")
        self.relief = add("relief", len(RELIEFS), "7.3: total, each, heavy, light")
        self.decision = add("decision", len(DECISIONS), "what is being decided")
        self.decides = add("you_decide", 1, "it is you who decides")
        self.first = add("you_are_first", 1, "you began this round, or will")
        self.active = add("your_turn", 1, "it is your turn")
        self.round = add("round", 3, "first, second or third round")
        self.turn = add("turn", 1, f"turns of this round / {_LONGEST_ROUND:.0f}")
        self.quiet = add("quiet_turns", 1, "4.9: quiet turns / those that end the round")
        self.deck = add("deck", 1, f"cards in the deck / {self.cards}")
        self.candles = add("candles", 1, f"10.2: Candle cards drawn / {self.most_candles}")

    def plan_secrets(self) -> None:
        """3.3: what only the viewer knows of the Skill draft."""
        add = self.layout.add
        skills = len(self.book.skills)
        self.kept = add("your_skills", skills, "Skills you keep, face up or down")
        self.choosing = add("your_choice", skills, "Skills you are choosing from")
        self.passed = add("you_passed", skills, "Skills you passed: one is your opponent's")
        self.showing = add("you_show", 2, "you will show the first, the second Skill you kept")

    def plan_table(self) -> None:
        add = self.layout.add
        keys = ", ".join(self.book.attacks[attack].key for attack in deck_attacks(self.book))
        self.row_prints: list[slice] = []
        self.row_reaches: list[int] = []
        for place in range(1, ROW_PLACES + 1):
            text = f"card {place} of the row, like the first one"
            if place == 1:
                text = f"first card of the row: {', '.join(CARD_NUMBERS)}; its attack: {keys}"
            start = add(f"row_{place}", self.prints.size, text)
            self.row_prints.append(slice(start, start + self.prints.size))
            text = "it reaches for you, for your opponent"
            self.row_reaches.append(add(f"row_{place}_reaches", 2, text))
        self.unseen = add("unseen", self.cards, "cards you have not seen in this round, by number")
        self.board: dict[int, int] = {}
        for token in self.space_tokens:
            key = self.book.tokens[token].key
            self.board[token * 2] = add(f"your_{key}", self.spaces, f"spaces with your {key}")
            self.board[token * 2 + 1] = add(
                f"their_{key}", self.spaces, f"spaces with your opponent's {key}"
            )

    def plan_rules(self) -> None:
        """The rules in progress, as far as they describe the decision."""
        add = self.layout.add
        book = self.book
        self.actions = add("actions_left", 1, f"actions left in the turn / {_MOST_ACTIONS:.0f}")
        self.used = add("used_specials", SPECIALS, "4.5: Special Attacks used in this Combo")
        self.trigger = add("trigger", len(TRIGGERS), f"4.8: a Reaction to {', '.join(TRIGGERS)}")
        self.attack = add("attack", len(book.attacks), "the attack being resolved")
        self.attacker = add("you_attack", 1, "it is yours")
        self.pool = add("pool", 2, f"6.1: its heavy and light wounds / {_POOL:.0f}")
        self.attack_flags = add(
            "attack_flags", 3, "it cannot be blocked, was blocked, its effect is cancelled"
        )
        self.dealt = add("dealt", 1, f"wounds it has inflicted / {_DEALT:.0f}")
        self.program = add("effect", len(book.programs), "the effect at work, by number")
        self.effect_owner = add("your_effect", 1, "it is yours")
        self.tested = add("tested", 1, f"7.1: wounds to be tested / {_TESTED:.0f}")

    # ---------------------------------------------------------------- writing it
    def observe(self, view: View) -> array[float]:
        """The viewer's knowledge as numbers; the array belongs to the caller."""
        out = self.blank[:]
        arena = self.book.arenas[view.arena]
        you = view.you
        opponent = view.opponent
        distance = abs(you.space - opponent.space)
        mine = self.reaches.of(you, arena)
        theirs = self.reaches.of(opponent, arena)
        self.write_match(out, view)
        self.seats.write(out, view, you, mine, distance)
        self.seats.write(out, view, opponent, theirs, distance)
        self.write_secrets(out, you)
        self.write_row(out, view, mine.attacks[distance], theirs.attacks[distance])
        self.write_cards(out, view, arena)
        self.write_rules(out, view)
        return out

    def write_match(self, out: array[float], view: View) -> None:
        viewer = view.viewer
        rules = view.match_rules
        out[self.arena + view.arena] = 1.0
        out[self.skill_set + view.skill_set] = 1.0
        out[self.knockdown + KNOCKDOWNS.index(rules.knockdown)] = 1.0
        out[self.relief + RELIEFS.index(rules.relief)] = 1.0
        out[self.decision + view.decision] = 1.0
        if view.decider == viewer:
            out[self.decides] = 1.0
        if view.first == viewer:
            out[self.first] = 1.0
        if view.active == viewer:
            out[self.active] = 1.0
        if view.round:
            out[self.round + view.round - 1] = 1.0
        out[self.turn] = min(view.turn / _LONGEST_ROUND, 1.0)
        if rules.stall_turns and view.quiet_turns:
            out[self.quiet] = min(view.quiet_turns / rules.stall_turns, 1.0)
        out[self.deck] = view.deck_count / self.cards
        out[self.candles] = view.candles / self.most_candles

    def write_secrets(self, out: array[float], you: PlayerView) -> None:
        if you.kept_first != NONE:
            out[self.kept + you.kept_first] = 1.0
        if you.kept_second != NONE:
            out[self.kept + you.kept_second] = 1.0
        for skill in you.dealt:
            out[self.choosing + skill] = 1.0
        for skill in you.passed:
            out[self.passed + skill] = 1.0
        if you.to_show != NONE:
            out[self.showing + you.to_show - 1] = 1.0

    def write_row(
        self, out: array[float], view: View, mine: list[float], theirs: list[float]
    ) -> None:
        prints = self.prints.cards[view.arena]
        attacks = self.prints.attack_of[view.arena]
        row = view.row
        for place in range(len(row)):
            card = row[place]
            if card != NONE:
                out[self.row_prints[place]] = prints[card]
                reaches = self.row_reaches[place]
                out[reaches] = mine[attacks[card]]
                out[reaches + 1] = theirs[attacks[card]]

    def write_cards(self, out: array[float], view: View, arena: Arena) -> None:
        """The same as `view.unseen_cards()`, but faster: all cards without those seen."""
        start = self.unseen
        if view.deck_count or view.opponent.hidden_count:
            # 3.6: until the first round begins the Candle cards lie beside the deck.
            count = len(arena.cards) if view.round else arena.attack_cards
            out[start : start + count] = self.ones[:count]
            you = view.you
            seen = view.discards + view.in_play + view.opponent.hand + you.hand + you.hidden
            for card in seen:
                out[start + card] = 0.0
            for card in view.row:
                if card != NONE:
                    out[start + card] = 0.0
        for placed in view.board:
            code = placed >> 5 ^ view.viewer  # owner 0 is now the viewer
            out[self.board[code] + own_space(arena, view.viewer, placed & 31)] = 1.0

    def write_rules(self, out: array[float], view: View) -> None:
        """The decision is about the innermost rule of a kind."""
        for frame in view.stack:
            kind = frame.kind
            if kind == f.TURN:
                assert isinstance(frame, TurnFrame)
                out[self.actions] = min(float(frame.actions) / _MOST_ACTIONS, 1.0)
            elif kind == f.COMBO:
                assert isinstance(frame, ComboFrame)
                for place in range(SPECIALS):
                    out[self.used + place] = frame.used >> place & 1
            elif kind == f.REACTION:
                assert isinstance(frame, ReactionFrame)
                out[self.trigger + frame.trigger] = 1.0
            elif kind == f.ATTACK:
                assert isinstance(frame, AttackFrame)
                self.write_attack(out, frame, view.viewer)
            elif kind == f.EFFECT:
                assert isinstance(frame, EffectFrame)
                self.write_effect(out, frame, view.viewer)
            elif kind == f.TEST:
                assert isinstance(frame, KnockdownFrame)
                out[self.tested] = min(float(frame.wounds) / _TESTED, 1.0)

    def write_attack(self, out: array[float], frame: AttackFrame, viewer: int) -> None:
        """6: a Reaction's attack takes the place of the one it answers."""
        size = len(self.book.attacks)
        out[self.attack : self.attack + size] = self.blank[:size]
        out[self.attack + frame.attack] = 1.0
        out[self.attacker] = frame.seat == viewer
        out[self.pool] = min(float(frame.heavy) / _POOL, 1.0)
        out[self.pool + 1] = min(float(frame.light) / _POOL, 1.0)
        out[self.attack_flags] = float(frame.unblockable)
        out[self.attack_flags + 1] = float(frame.blocked)
        out[self.attack_flags + 2] = float(frame.effect_cancelled)
        out[self.dealt] = min(float(frame.dealt) / _DEALT, 1.0)

    def write_effect(self, out: array[float], frame: EffectFrame, viewer: int) -> None:
        size = len(self.book.programs)
        out[self.program : self.program + size] = self.blank[:size]
        out[self.program + frame.program] = 1.0
        out[self.effect_owner] = frame.seat == viewer
