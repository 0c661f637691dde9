"""Events tell everything: a ledger kept from events alone agrees with the table.

Cards, wounds, tokens and fighters are never anywhere without an event that put
them there; so nothing is lost or made on the way, and a screen that listens to
events shows the truth.
"""

from __future__ import annotations

from collections import Counter

import pytest
from random_matches import LINE_UPS, LineUp, choices, decisions

from knockdown.engine import events as e
from knockdown.engine.book import NONE
from knockdown.engine.frames import BlockFrame
from knockdown.engine.match import Match


class Ledger:
    """What an attentive listener writes down."""

    def __init__(self, match: Match) -> None:
        self.starts = match.arena.starts
        self.victories = [0, 0]
        self.skills: list[set[int]] = [set(), set()]
        self.candles = 0
        self.clear()

    def clear(self) -> None:
        """9: a round begins with nothing on the table but the fighters."""
        self.hands: list[set[int]] = [set(), set()]
        self.wounds = [Counter[str](), Counter[str]()]
        self.sheets = [Counter[tuple[int, int]](), Counter[tuple[int, int]]()]
        self.board = Counter[tuple[int, int, int]]()
        self.spaces = list(self.starts)
        self.row: set[int] = set()
        self.candles = 0

    def write(self, event: e.Event) -> None:
        self.write_round(event)
        self.write_cards(event)
        self.write_wounds(event)
        self.write_tokens(event)
        if isinstance(event, e.Moved):
            assert self.spaces[event.player] == event.start
            self.spaces[event.player] = event.end

    def write_round(self, event: e.Event) -> None:
        if isinstance(event, e.RoundEnded):
            self.victories[event.winner] += 1
            if self.victories[event.winner] < 2:
                self.clear()
        elif isinstance(event, e.SkillShown):
            self.skills[event.player].add(event.skill)
        elif isinstance(event, e.CandleDrawn):
            self.candles = event.count

    def write_cards(self, event: e.Event) -> None:
        if isinstance(event, e.RowFilled):
            self.row |= set(event.cards)
        elif isinstance(event, e.RowCardDiscarded):
            self.row.remove(event.card)
        elif isinstance(event, e.AttackBegan):
            self.row.discard(event.card)
        elif isinstance(event, e.CardDrafted):
            self.row.remove(event.card)
            self.hands[event.player].add(event.card)
        elif isinstance(event, e.CardTaken | e.CardDrawn | e.CardTakenBack):
            self.hands[event.player].add(event.card)
        elif isinstance(event, e.CardStolen):
            self.hands[1 - event.player].remove(event.card)
            self.hands[event.player].add(event.card)
        elif isinstance(event, e.CardDiscarded):
            self.hands[event.player].remove(event.card)
        elif isinstance(event, e.CardsPaid | e.Blocked):
            assert self.hands[event.player] >= set(event.cards)
            self.hands[event.player] -= set(event.cards)

    def write_wounds(self, event: e.Event) -> None:
        if isinstance(event, e.Wounded | e.WoundMoved):
            self.wounds[event.player].update(wounds_of(event))
        if isinstance(event, e.Healed):
            self.wounds[event.player].subtract(wounds_of(event))
        elif isinstance(event, e.WoundMoved):
            self.wounds[1 - event.player].subtract(wounds_of(event))

    def write_tokens(self, event: e.Event) -> None:
        if isinstance(event, e.TokenPlaced | e.TokenRemoved):
            change = 1 if isinstance(event, e.TokenPlaced) else -1
            if event.holder != NONE:
                self.sheets[event.holder][event.token, event.owner] += change
            else:
                self.board[event.token, event.owner, event.space] += change


def wounds_of(event: e.Wounded | e.Healed | e.WoundMoved) -> dict[str, int]:
    return {"heavy": event.heavy, "light": event.light}


def assert_agree(ledger: Ledger, match: Match) -> None:
    for seat, player in enumerate(match.players):
        assert ledger.hands[seat] == {*player.hand, *player.hidden, *laid_down(match, seat)}
        wounds = ledger.wounds[seat]
        assert (wounds["heavy"], wounds["light"]) == (player.heavy, player.light)
        assert ledger.spaces[seat] == player.space
        assert ledger.victories[seat] == player.victories
        assert ledger.skills[seat] == set(player.skills())
        assert +ledger.sheets[seat] == Counter((code >> 1, code & 1) for code in player.tokens)
    placed = Counter((code >> 6, code >> 5 & 1, code & 31) for code in match.board)
    assert +ledger.board == placed
    assert ledger.row == {card for card in match.row if card != NONE}
    assert ledger.candles == match.candles


def laid_down(match: Match, seat: int) -> list[int]:
    """6.5: Block cards are told of when it is decided what they ignore."""
    for frame in match.stack:
        if isinstance(frame, BlockFrame) and frame.seat == seat:
            return [card for card in match.discards if frame.cards >> card & 1]
    return []


@pytest.mark.parametrize("line_up", LINE_UPS, ids=str)
def test_events_tell_everything(line_up: LineUp) -> None:
    match = line_up.begin(recording=True)
    ledger = Ledger(match)
    for _ in decisions(match, choices(line_up.seed)):
        listen(ledger, match)
        if match.row:
            assert_agree(ledger, match)
    listen(ledger, match)
    assert_agree(ledger, match)
    assert match.is_over


def listen(ledger: Ledger, match: Match) -> None:
    for event in match.events:
        ledger.write(event)
    match.events = []
