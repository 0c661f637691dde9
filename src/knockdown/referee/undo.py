"""5.2: what a move has revealed, for then it can no longer be undone.

`LiveMatch.why_not_undo` has the other reasons: somebody else has decided since, the match is over.
"""

from __future__ import annotations

from knockdown.engine.events import (
    CandleDrawn,
    CardDrawn,
    DiceRolled,
    Event,
    KnockdownEnded,
    RowFilled,
    SkillShown,
    SkillsReceived,
)
from knockdown.engine.hand import count_hand
from knockdown.engine.match import Match
from knockdown.engine.match_rules import KNOCKDOWN_TOWER, MatchRules
from knockdown.engine.options import Option
from knockdown.engine.terms import SYMBOLS

# Events that reveal something new, from the deck, the dice or a face-down card.
REVELATIONS = (CandleDrawn, CardDrawn, DiceRolled, RowFilled, SkillShown, SkillsReceived)

Outcome = tuple[int, int, list[dict[str, object]]]


def is_revelation(event: Event, match_rules: MatchRules) -> bool:
    is_tower = match_rules.knockdown == KNOCKDOWN_TOWER
    return isinstance(event, REVELATIONS) or (is_tower and isinstance(event, KnockdownEnded))


def why_told(before: Match, after: Match, option: Option, player: int) -> str:
    """What the move revealed about cards that only one player has seen, or empty."""
    if shows_own(before, after, player):
        return "it has shown a card that only you had seen"
    if tells_of_other(before, option, player):
        return "it has told something about the other player's unseen cards"
    return ""


def shows_own(before: Match, after: Match, player: int) -> bool:
    """Whether cards were revealed that only this player had seen, other than by drawing."""
    return len(before.players[player].hidden) > len(after.players[player].hidden)


def tells_of_other(before: Match, option: Option, player: int) -> bool:
    """Whether the answer could have had another outcome with other unseen cards.

    Being asked to block or react shows that one can; not being asked shows that one cannot. So
    the same answer is tried against a hand without the unseen cards, and against one with all
    cards that could be among them. If neither makes a difference, nothing was revealed.
    """
    held = before.players[1 - player].hidden
    if not held:
        return False
    hands: tuple[list[int], ...] = (held, [], richest(before, before.view(player).unseen_cards()))
    outcomes = [outcome(before, option, player, hand) for hand in hands]
    return any(other != outcomes[0] for other in outcomes[1:])


def richest(match: Match, unseen: list[int]) -> list[int]:
    """Enough cards to pay anything they could pay; Candle cards are never in a hand (10.2)."""
    enough = max(len(cost.slots) for cost in match.book.costs)
    counts = [0] * len(SYMBOLS)
    chosen: list[int] = []
    for card in unseen:
        if card >= match.arena.attack_cards:
            continue
        symbols = match.arena.faces[match.arena.cards[card].face].symbols
        if any(counts[symbol] < enough for symbol in symbols):
            chosen.append(card)
            for symbol in symbols:
                counts[symbol] += 1
    return chosen


def outcome(before: Match, option: Option, player: int, hidden: list[int]) -> Outcome:
    """Who is asked what afterwards, and what this player has seen by then."""
    world = before.clone()
    them = world.players[1 - player]
    them.hidden = [*hidden]
    count_hand(world, them)
    world.recording, world.events = True, []
    world.apply(option)
    seen = [event.seen_by(player).to_dict() for event in world.events]
    return world.decider, world.decision, seen
