"""What happened, for the log and for the stage: sentences, and data by the boxes' keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Literal
from weakref import WeakKeyDictionary

from knockdown.engine import events as e
from knockdown.engine.book import NONE
from knockdown.engine.events import Event
from knockdown.engine.match import Match
from knockdown.referee.live import LiveMatch
from knockdown.server.present.options import power_key
from knockdown.server.present.showing import Showing
from knockdown.server.protocol.scene import EventNow, Value
from knockdown.telling.ledger import Ledger
from knockdown.telling.story import BANNERS, HEADINGS, Storyteller, condensed, has_told_taking


class Bookmark:
    """The ledger of a match after so many events, so that not all are read anew each time."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.count = 0
        self.ledger = Ledger(match.book, match.arena)

    def at(self, count: int) -> Ledger:
        self.ledger.follow_all(self.match.events[self.count : count])
        self.count = count
        return self.ledger.copy()


BOOKMARKS: Final[WeakKeyDictionary[LiveMatch, Bookmark]] = WeakKeyDictionary()


def ledger_of(live: LiveMatch, count: int) -> Ledger:
    """What the first `count` events of a match add up to; a match taken back begins anew."""
    mark = BOOKMARKS.get(live)
    if mark is None or mark.match is not live.match or mark.count > count:
        mark = BOOKMARKS[live] = Bookmark(live.match)
    return mark.at(count)


def events_now(showing: Showing, events: Iterable[Event], ledger: Ledger) -> list[EventNow]:
    """Events as the viewer may see them, told in order."""
    fighters = [player.fighter for player in showing.view.players]
    teller = Storyteller(showing.speech, showing.arena, fighters, ledger)
    found: list[EventNow] = []
    for event, times, is_told in grouped(events):
        if is_told:
            text = teller.tell(event, times)
        else:
            teller.ledger.follow(event)
            text = ""
        data = data_of(showing, event, times)
        if isinstance(event, e.RoundEnded):  # 8.2: what is counted; the next round clears it
            data |= {"heavy": [*teller.ledger.heavy], "light": [*teller.ledger.light]}
        found.append(EventNow(event.name, text, mark_of(event), data))
    return found


def grouped(events: Iterable[Event]) -> Iterator[tuple[Event, int, bool]]:
    """Without repetition; a card that was told to be taken still flies, without words."""
    waiting: list[Event] = []
    for event in events:
        if waiting and isinstance(event, e.CardTaken) and has_told_taking(waiting[-1]):
            yield from ((each, times, True) for each, times in condensed(waiting))
            yield event, 1, False
            waiting = []
        else:
            waiting.append(event)
    yield from ((each, times, True) for each, times in condensed(waiting))


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
    told: dict[str, Any] = event.to_dict()
    if "card" in told:
        card: int = told["card"]
        found: dict[str, Value] = {"letters": card_letters(showing, card)}
        if card != e.UNSEEN:
            found["attack"] = card_attack(showing, card)
        return found
    if "cards" in told:
        cards: list[int] = told["cards"]
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
