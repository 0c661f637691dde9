"""Engine events as they go over the wire: things by their keys, cards with what they show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from knockdown.engine import events as e
from knockdown.engine.book import NONE
from knockdown.engine.events import Event
from knockdown.server.present.context import SceneContext
from knockdown.server.present.odds import is_left_to_odds, pass_percent
from knockdown.server.present.options import power_key
from knockdown.server.protocol import events as w
from knockdown.telling.ledger import Ledger

Data = TypeVar("Data")
# What makes an event, and what writes its data.
Form = tuple[Callable[..., w.EventNow], Callable[..., Any]]


class Telling:
    """What the data of an event needs besides the event itself."""

    def __init__(self, context: SceneContext, ledger: Ledger, times: int, is_idle: bool) -> None:
        self.context = context
        self.book = context.book
        self.ledger = ledger
        self.times = max(times, 1)  # how often it happened in a row
        self.is_idle = is_idle  # 6.2: its text says that the attack's effect did nothing

    def letters(self, card: int) -> str:
        return self.context.letters(card) if card != e.UNSEEN else ""

    def all_letters(self, cards: list[int]) -> list[str]:
        return [self.letters(card) for card in cards]

    def attack(self, attack: int) -> str:
        return self.book.attacks[attack].key if attack != NONE else ""

    def attack_of(self, card: int) -> str:
        return self.attack(self.context.arena.cards[card].attack) if card != e.UNSEEN else ""

    def attacks_of(self, cards: list[int]) -> list[str]:
        return [self.attack_of(card) for card in cards]

    def skill(self, skill: int) -> str:
        return self.book.skills[skill].key if skill != e.UNSEEN else ""


def wire_form(telling: Telling, event: Event, text: str, mark: w.Mark) -> w.EventNow:
    make, write = FORMS[type(event)]
    return make(text, mark, write(telling, event))


# ---------------------------------------------------------------- setup, rounds and turns
def token_drawn(telling: Telling, event: e.TokenDrawn) -> w.TokenDrawnData:
    book = telling.book
    if event.kind == "arena":
        key = book.arenas[event.value].key
    elif event.kind == "skill_set":
        key = book.skill_sets[event.value].key
    else:
        key = book.fighters[event.value].key
    return w.TokenDrawnData(event.kind, event.player, key)


def fighter_taken(telling: Telling, event: e.FighterTaken) -> w.FighterTakenData:
    return w.FighterTakenData(event.player, telling.book.fighters[event.fighter].key)


def skills(telling: Telling, event: e.SkillsReceived) -> w.SkillsData:
    return w.SkillsData(event.player, [telling.skill(skill) for skill in event.skills])


def skill(telling: Telling, event: e.SkillKept | e.SkillShown) -> w.SkillData:
    return w.SkillData(event.player, telling.skill(event.skill))


def seat(_: Telling, event: e.FirstPlayer | e.MoveCancelled) -> w.SeatData:
    return w.SeatData(event.player)


def round_began(_: Telling, event: e.RoundBegan) -> w.RoundBeganData:
    return w.RoundBeganData(event.round, event.first)


def turn_began(_: Telling, event: e.TurnBegan) -> w.TurnBeganData:
    return w.TurnBeganData(event.player, event.turn)


def candle_drawn(_: Telling, event: e.CandleDrawn) -> w.CandleDrawnData:
    return w.CandleDrawnData(event.count)


def action_lost(_: Telling, event: e.ActionLost) -> w.ActionLostData:
    return w.ActionLostData(event.player, event.count)


def round_ended(telling: Telling, event: e.RoundEnded) -> w.RoundEndedData:
    heavy, light = telling.ledger.heavy, telling.ledger.light
    counted = (heavy[0], heavy[1]), (light[0], light[1])
    return w.RoundEndedData(event.winner, event.how, *counted)


def match_ended(_: Telling, event: e.MatchEnded) -> w.MatchEndedData:
    return w.MatchEndedData(event.winner)


# ---------------------------------------------------------------- moving and attacking
def moved(_: Telling, event: e.Moved) -> w.MovedData:
    return w.MovedData(event.player, event.start, event.end, event.how)


def attack_began(telling: Telling, event: e.AttackBegan) -> w.AttackBeganData:
    attack, letters = telling.attack(event.attack), telling.letters(event.card)
    return w.AttackBeganData(event.player, attack, event.card, event.hits, letters)


def attack_cancelled(telling: Telling, event: e.AttackCancelled) -> w.AttackData:
    return w.AttackData(event.player, telling.attack(event.attack))


def blocked(telling: Telling, event: e.Blocked) -> w.BlockedData:
    letters, attacks = telling.all_letters(event.cards), telling.attacks_of(event.cards)
    given_up = event.cards, letters, attacks, event.player
    return w.BlockedData(*given_up, event.heavy, event.light, event.effect)


# -------------------------------------------------------------------------------- cards
OneCard = (
    e.CardDrafted
    | e.CardDrawn
    | e.CardDiscarded
    | e.CardStolen
    | e.CardTakenBack
    | e.RowCardDiscarded
)


def one_card(telling: Telling, event: OneCard) -> w.CardData:
    card = event.card
    return w.CardData(event.player, card, telling.letters(card), telling.attack_of(card))


def card_taken(telling: Telling, event: e.CardTaken) -> w.CardTakenData:
    card = event.card
    letters, attack = telling.letters(card), telling.attack_of(card)
    return w.CardTakenData(event.player, card, letters, attack, telling.is_idle)


def row_filled(telling: Telling, event: e.RowFilled) -> w.RowCardsData:
    cards = event.cards
    return w.RowCardsData(cards, telling.all_letters(cards), telling.attacks_of(cards))


def cards_paid(telling: Telling, event: e.CardsPaid) -> w.HandCardsData:
    letters, attacks = telling.all_letters(event.cards), telling.attacks_of(event.cards)
    return w.HandCardsData(event.cards, letters, attacks, event.player)


# ------------------------------------------------------------- wounds, tokens and powers
def wounded(_: Telling, event: e.Wounded) -> w.WoundedData:
    return w.WoundedData(event.player, event.heavy, event.light, event.cause)


def wounds(_: Telling, event: e.Healed | e.WoundMoved) -> w.WoundsData:
    return w.WoundsData(event.player, event.heavy, event.light)


def token_placed(telling: Telling, event: e.TokenPlaced) -> w.TokenPlacedData:
    key = telling.book.tokens[event.token].key
    return w.TokenPlacedData(key, event.owner, event.holder, event.space, telling.times)


def token_removed(telling: Telling, event: e.TokenRemoved) -> w.TokenData:
    key = telling.book.tokens[event.token].key
    return w.TokenData(key, event.owner, event.holder, event.space)


def power_used(telling: Telling, event: e.PowerUsed) -> w.PowerUsedData:
    context = telling.context
    owner = context.speech.power(telling.book.powers[event.power])[0]
    return w.PowerUsedData(event.player, power_key(context, event.power), owner)


# ------------------------------------------------------------------- the Knockdown Test
def knockdown_began(telling: Telling, event: e.KnockdownBegan) -> w.KnockdownBeganData:
    percent = None
    if is_left_to_odds(telling.context, event.player, event.kind):
        percent = pass_percent(telling.context, event.player, event.wounds)
    return w.KnockdownBeganData(event.player, event.wounds, event.kind, percent)


def dice_rolled(_: Telling, event: e.DiceRolled) -> w.DiceRolledData:
    return w.DiceRolledData(event.player, event.dice, event.needed)


def knockdown_ended(_: Telling, event: e.KnockdownEnded) -> w.KnockdownEndedData:
    return w.KnockdownEndedData(event.player, event.passed)


def form(make: Callable[[str, w.Mark, Data], w.EventNow], write: Callable[..., Data]) -> Form:
    """Pairs event type and data, so that the type checker verifies them."""
    return make, write


FORMS: Final[dict[type[Event], Form]] = {
    e.TokenDrawn: form(w.TokenDrawn, token_drawn),
    e.FighterTaken: form(w.FighterTaken, fighter_taken),
    e.SkillsReceived: form(w.SkillsReceived, skills),
    e.SkillKept: form(w.SkillKept, skill),
    e.SkillShown: form(w.SkillShown, skill),
    e.FirstPlayer: form(w.FirstPlayer, seat),
    e.CardDrafted: form(w.CardDrafted, one_card),
    e.RoundBegan: form(w.RoundBegan, round_began),
    e.TurnBegan: form(w.TurnBegan, turn_began),
    e.RowFilled: form(w.RowFilled, row_filled),
    e.CandleDrawn: form(w.CandleDrawn, candle_drawn),
    e.RowCardDiscarded: form(w.RowCardDiscarded, one_card),
    e.Moved: form(w.Moved, moved),
    e.MoveCancelled: form(w.MoveCancelled, seat),
    e.AttackBegan: form(w.AttackBegan, attack_began),
    e.AttackCancelled: form(w.AttackCancelled, attack_cancelled),
    e.CardTaken: form(w.CardTaken, card_taken),
    e.CardDrawn: form(w.CardDrawn, one_card),
    e.CardsPaid: form(w.CardsPaid, cards_paid),
    e.CardDiscarded: form(w.CardDiscarded, one_card),
    e.CardStolen: form(w.CardStolen, one_card),
    e.CardTakenBack: form(w.CardTakenBack, one_card),
    e.Blocked: form(w.Blocked, blocked),
    e.Wounded: form(w.Wounded, wounded),
    e.Healed: form(w.Healed, wounds),
    e.WoundMoved: form(w.WoundMoved, wounds),
    e.TokenPlaced: form(w.TokenPlaced, token_placed),
    e.TokenRemoved: form(w.TokenRemoved, token_removed),
    e.PowerUsed: form(w.PowerUsed, power_used),
    e.ActionLost: form(w.ActionLost, action_lost),
    e.KnockdownBegan: form(w.KnockdownBegan, knockdown_began),
    e.DiceRolled: form(w.DiceRolled, dice_rolled),
    e.KnockdownEnded: form(w.KnockdownEnded, knockdown_ended),
    e.RoundEnded: form(w.RoundEnded, round_ended),
    e.MatchEnded: form(w.MatchEnded, match_ended),
}
