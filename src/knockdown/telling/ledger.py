"""The state after the events told so far: positions, wounds, tokens and the last attack.

Telling an event needs the state before it, and the match itself may be many
events ahead. Everything here is visible to both players.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Final

from knockdown.engine import events as e
from knockdown.engine.book import NONE, Arena, Attack, Book, PoolChange
from knockdown.engine.events import Event
from knockdown.engine.match import Match
from knockdown.engine.terms import EMPOWER, REACTION, STRIKE, UNBLOCKABLE

# What an effect changes without an event.
SILENT: Final = (EMPOWER, UNBLOCKABLE)
# Events that show that an effect has done something.
DEEDS: Final = (
    e.Moved,
    e.CardDiscarded,
    e.CardStolen,
    e.CardDrawn,
    e.CardTakenBack,
    e.RowCardDiscarded,
    e.Healed,
    e.WoundMoved,
    e.TokenPlaced,
    e.TokenRemoved,
    e.ActionLost,
    e.KnockdownBegan,
)


class Ledger:
    """The table as the events describe it, one event at a time."""

    def __init__(self, book: Book, arena: Arena) -> None:
        self.book = book
        self.arena = arena
        self.spaces = list(arena.starts)
        self.heavy = [0, 0]
        self.light = [0, 0]
        self.tokens: list[defaultdict[int, int]] = [defaultdict(int), defaultdict(int)]
        self.skills: list[list[int]] = [[], []]
        self.attack: e.AttackBegan | None = None
        self.answered: e.AttackBegan | None = None  # 4.8: continues after the Reaction
        self.ignored = [(0, 0), (0, 0)]  # 6.5: what each player has blocked of it
        self.is_idle = False  # 6.2: an attack from the row whose effect has done nothing yet

    def copy(self) -> Ledger:
        copied = Ledger(self.book, self.arena)
        copied.spaces, copied.heavy, copied.light = self.spaces[:], self.heavy[:], self.light[:]
        copied.tokens = [counted.copy() for counted in self.tokens]
        copied.skills = [shown[:] for shown in self.skills]
        copied.attack, copied.answered = self.attack, self.answered
        copied.ignored, copied.is_idle = self.ignored[:], self.is_idle
        return copied

    def begin_with(self, match: Match) -> None:
        """Start from the current table of a match loaded from a saved position."""
        for player in match.players:
            self.spaces[player.seat] = player.space
            self.heavy[player.seat] = player.heavy
            self.light[player.seat] = player.light
            held = Counter(code >> 1 for code in player.tokens)
            self.tokens[player.seat] = defaultdict(int, held)
            self.skills[player.seat] = player.skills()

    def follow_all(self, events: Iterable[Event]) -> None:
        for event in events:
            self.follow(event)

    def follow(self, event: Event, times: int = 1) -> None:
        if isinstance(event, DEEDS) or (isinstance(event, e.Wounded) and event.cause == "effect"):
            self.is_idle = False
        follower = FOLLOWERS.get(type(event))
        if follower is not None:
            for _ in range(times):
                follower(self, event)

    # ---------------------------------------------------------------- events
    def round_began(self, event: e.RoundBegan) -> None:
        self.spaces = list(self.arena.starts)
        self.heavy, self.light = [0, 0], [0, 0]
        self.tokens = [defaultdict(int), defaultdict(int)]
        self.attack = self.answered = None

    def skill_shown(self, event: e.SkillShown) -> None:
        self.skills[event.player].append(event.skill)

    def moved(self, event: e.Moved) -> None:
        self.spaces[event.player] = event.end

    def attack_began(self, event: e.AttackBegan) -> None:
        printed = self.book.attacks[event.attack]
        self.answered = self.attack if printed.type == REACTION else None
        self.attack = event if event.hits else None
        self.ignored = [(0, 0), (0, 0)]
        steps = self.book.steps_of(printed.effect)
        is_silent = any(step.code in SILENT for step in steps)
        from_row = event.hits and event.card != NONE
        self.is_idle = from_row and len(steps) > 0 and not is_silent

    def attack_over(self, event: Event) -> None:
        """Later wounds come from another attack, or from taking the deck's top card."""
        self.attack = self.answered = None

    def attack_cancelled(self, event: e.AttackCancelled) -> None:
        self.attack = self.answered = None
        self.is_idle = False

    def blocked(self, event: e.Blocked) -> None:
        self.ignored[event.player] = event.heavy, event.light
        if event.effect:
            self.is_idle = False

    def wounded(self, event: e.Wounded) -> None:
        self.heavy[event.player] += event.heavy
        self.light[event.player] += event.light

    def healed(self, event: e.Healed) -> None:
        self.heavy[event.player] -= event.heavy
        self.light[event.player] -= event.light

    def wound_moved(self, event: e.WoundMoved) -> None:
        for seat, sign in ((event.player, 1), (1 - event.player, -1)):
            self.heavy[seat] += sign * event.heavy
            self.light[seat] += sign * event.light

    def token_placed(self, event: e.TokenPlaced) -> None:
        if event.holder != e.UNSEEN:
            self.tokens[event.holder][event.token] += 1

    def token_removed(self, event: e.TokenRemoved) -> None:
        if event.holder != e.UNSEEN:
            self.tokens[event.holder][event.token] -= 1

    # --------------------------------------------------------------- answers
    def is_at_edge(self, seat: int) -> bool:
        """10.1: on an end space with the other fighter beside it, and not immune."""
        immune = any(self.book.skills[s].modifiers.ignores_edge for s in self.skills[seat])
        at_end = self.spaces[seat] in (0, self.arena.spaces - 1)
        return at_end and abs(self.spaces[0] - self.spaces[1]) == 1 and not immune

    def attack_on(self, target: int) -> Attack | None:
        """The attack that a player blocks or is wounded by: the last, or the one it answered."""
        last = self.attack
        began = self.answered if last is not None and last.player == target else last
        return self.book.attacks[began.attack] if began is not None else None

    def added(self, event: e.Wounded) -> tuple[int, int]:
        """6.1: how the wounds of an attack differ from what is printed on it."""
        printed = self.attack_on(event.player)
        if printed is None:
            return 0, 0
        heavy, light = self.ignored[event.player]
        return event.heavy + heavy - printed.heavy, event.light + light - printed.light

    def changing_skills(self, target: int, *, more: bool) -> list[int]:
        """6.1: the face-up Skills that give the attack more wounds, or fewer."""
        printed = self.attack_on(target)
        if printed is None:
            return []
        found = []
        for seat, as_target in ((1 - target, False), (target, True)):
            for skill in self.skills[seat]:
                pools = self.book.skills[skill].modifiers.pools
                if any(acts(pool, printed, as_target) and adds(pool) == more for pool in pools):
                    found.append(skill)
        return found


def acts(pool: PoolChange, attack: Attack, as_target: bool) -> bool:
    return pool.as_target == as_target and (attack.type == STRIKE or not pool.strikes_only)


def adds(pool: PoolChange) -> bool:
    return pool.heavy > 0 or pool.light > 0


FOLLOWERS: Final[dict[type[Event], Callable[..., None]]] = {
    e.RoundBegan: Ledger.round_began,
    e.SkillShown: Ledger.skill_shown,
    e.Moved: Ledger.moved,
    e.AttackBegan: Ledger.attack_began,
    e.AttackCancelled: Ledger.attack_cancelled,
    e.CardTaken: Ledger.attack_over,
    e.CardDrawn: Ledger.attack_over,
    e.TurnBegan: Ledger.attack_over,
    e.Blocked: Ledger.blocked,
    e.Wounded: Ledger.wounded,
    e.Healed: Ledger.healed,
    e.WoundMoved: Ledger.wound_moved,
    e.TokenPlaced: Ledger.token_placed,
    e.TokenRemoved: Ledger.token_removed,
}
