"""What happened, for the log and for the stage: sentences, and data by the boxes' keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Literal
from weakref import WeakKeyDictionary

from knockdown.engine import events as e
from knockdown.engine.book import NONE
from knockdown.engine.events import Event
from knockdown.engine.match import Match
from knockdown.engine.options import CHOOSE_BRANCH
from knockdown.referee.choices import Choice
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.live import LiveMatch, Part
from knockdown.server.present.luck import is_left_to_odds, odds_text, pass_percent
from knockdown.server.present.options import power_key
from knockdown.server.present.showing import Showing
from knockdown.server.protocol.scene import EventNow, Value
from knockdown.telling.choices import choice_text
from knockdown.telling.forfeits import forfeit_text
from knockdown.telling.ledger import Ledger
from knockdown.telling.story import BANNERS, HEADINGS, Storyteller, condensed, has_told_taking


class Bookmark:
    """The ledger of a match after so much of its story, so that not all are read anew each time."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.count = 0
        self.ledger = Ledger(match.book, match.arena)

    def at(self, count: int, live: LiveMatch) -> Ledger:
        news = live.story_after(self.count)[: count - self.count]
        self.ledger.follow_all(part for part in news if isinstance(part, Event))
        self.count = count
        return self.ledger.copy()


BOOKMARKS: Final[WeakKeyDictionary[LiveMatch, Bookmark]] = WeakKeyDictionary()


def ledger_of(live: LiveMatch, count: int) -> Ledger:
    """What the first `count` parts of a story add up to; a match taken back begins anew."""
    mark = BOOKMARKS.get(live)
    if mark is None or mark.match is not live.match or mark.count > count:
        mark = BOOKMARKS[live] = Bookmark(live.match)
    return mark.at(count, live)


def events_now(showing: Showing, story: Iterable[Part], ledger: Ledger) -> list[EventNow]:
    """What happened as the viewer may see it, told in order."""
    fighters = [player.fighter for player in showing.view.players]
    teller = Storyteller(showing.speech, showing.arena, fighters, ledger)
    found: list[EventNow] = []
    for part, times in grouped(story):
        if isinstance(part, Choice):
            found.append(choice_now(showing, fighters, part))
        elif isinstance(part, Forfeit):
            found += forfeit_now(showing, teller, part)
        else:
            found.append(event_now(showing, teller, part, times))
    return found


def left_out(showing: Showing) -> EventNow:
    """What stands for all that happened before the first event told."""
    return EventNow("left_out", showing.speech.say("event-left-out"), "banner", {})


def event_now(showing: Showing, teller: Storyteller, event: Event, times: int) -> EventNow:
    """An event that is told so many times over; 0 if the one before it tells it already."""
    is_idle = isinstance(event, e.CardTaken) and teller.idle_attack() is not None
    text = teller.tell(event, times) if times else ""
    if not times:
        teller.ledger.follow(event)
    data = data_of(showing, event, times)
    if is_idle and text:  # what it tells is more than that a card was taken
        data["idle"] = True
    if isinstance(event, e.RoundEnded):  # 8.2: what is counted; the next round clears it
        data |= {"heavy": [*teller.ledger.heavy], "light": [*teller.ledger.light]}
    if isinstance(event, e.KnockdownBegan) and is_left_to_odds(showing, event.player, event.kind):
        text = f"{text} {odds_text(showing, event.player, event.wounds)}"
        data["percent"] = pass_percent(showing, event.player, event.wounds)
    return EventNow(event.name, text, mark_of(event), data)


def choice_now(showing: Showing, fighters: Sequence[int], choice: Choice) -> EventNow:
    """6.2, 6.3: told like an event; for the stage nothing happens."""
    text = choice_text(showing.speech, fighters, choice)
    data: dict[str, Value] = {"player": choice.seat}
    if choice.decision != CHOOSE_BRANCH:
        return EventNow("no_test", text, "line", data)
    return EventNow("branch_chosen", text, "line", data | {"branch": choice.option.a})


def forfeit_now(showing: Showing, teller: Storyteller, forfeit: Forfeit) -> list[EventNow]:
    """Why it is over, and then what is told at the end of every match."""
    text = forfeit_text(showing.speech, teller.fighters, forfeit)
    data: dict[str, Value] = {"player": forfeit.seat, "reason": forfeit.reason}
    ended = event_now(showing, teller, e.MatchEnded(forfeit.winner), 1)
    return [EventNow("forfeited", text, "line", data), ended]


def grouped(story: Iterable[Part]) -> Iterator[tuple[Part, int]]:
    """What happened and how often; a card that was told to be taken still flies, 0 times told."""
    waiting: list[Event] = []
    for part in story:
        if isinstance(part, Event) and not is_taken_silently(waiting, part):
            waiting.append(part)
            continue
        yield from condensed(waiting)
        yield part, 0 if isinstance(part, Event) else 1
        waiting = []
    yield from condensed(waiting)


def is_taken_silently(before: Sequence[Event], event: Event) -> bool:
    return bool(before) and isinstance(event, e.CardTaken) and has_told_taking(before[-1])


def mark_of(event: Event) -> Literal["banner", "heading", "line"]:
    if event.name in BANNERS:
        return "banner"
    return "heading" if event.name in HEADINGS else "line"


# ------------------------------------------------------------------------------ as data
def data_of(showing: Showing, event: Event, times: int) -> dict[str, Value]:
    """The event's own fields; things by key, cards also by their symbols and attack."""
    data: dict[str, Value] = {}
    for name in event.fields:
        value = getattr(event, name)
        write = KEYS.get(name)
        data[name] = write(showing, value) if write else value
    if isinstance(event, e.TokenDrawn):
        data["value"] = drawn_key(showing, event)
    if isinstance(event, e.PowerUsed):
        data["of"] = showing.speech.power(showing.book.powers[event.power])[0]
    if times > 1:
        data["times"] = times
    return data | faces_of(showing, event)


def faces_of(showing: Showing, event: Event) -> dict[str, Value]:
    """What a card shows, for whoever sees it."""
    told: Any = event  # `fields` says what it has
    if "card" in event.fields:
        card: int = told.card
        found: dict[str, Value] = {"letters": card_letters(showing, card)}
        if card != e.UNSEEN:
            found["attack"] = card_attack(showing, card)
        return found
    if "cards" in event.fields:
        cards: list[int] = told.cards
        return {
            "letters": [card_letters(showing, card) for card in cards],
            "attacks": [card_attack(showing, card) for card in cards],
        }
    return {}


def card_letters(showing: Showing, card: int) -> str:
    return showing.letters(card) if card != e.UNSEEN else ""


def card_attack(showing: Showing, card: int) -> str:
    attack = showing.arena.cards[card].attack if card != e.UNSEEN else NONE
    return showing.book.attacks[attack].key if attack != NONE else ""


def drawn_key(showing: Showing, event: e.TokenDrawn) -> str:
    """11.1: what a selection token shows."""
    book = showing.book
    if event.kind == "arena":
        return book.arenas[event.value].key
    if event.kind == "skill_set":
        return book.skill_sets[event.value].key
    return book.fighters[event.value].key


def skill_key(showing: Showing, skill: int) -> str:
    return showing.book.skills[skill].key if skill != e.UNSEEN else ""


KEYS: Final[dict[str, Callable[[Showing, Any], Value]]] = {
    "attack": lambda showing, attack: showing.book.attacks[attack].key,
    "fighter": lambda showing, fighter: showing.book.fighters[fighter].key,
    "skill": skill_key,
    "skills": lambda showing, skills: [skill_key(showing, skill) for skill in skills],
    "token": lambda showing, token: showing.book.tokens[token].key,
    "power": power_key,
}
