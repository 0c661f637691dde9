"""What happened, told in order for the log and for the stage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast
from weakref import WeakKeyDictionary

from knockdown.engine import events as e
from knockdown.engine.events import Event
from knockdown.engine.match import Match
from knockdown.engine.options import CHOOSE_BRANCH
from knockdown.referee.choices import Choice
from knockdown.referee.forfeit import Forfeit, ForfeitReason
from knockdown.referee.live import LiveMatch, Part
from knockdown.server.present.context import SceneContext
from knockdown.server.present.event_forms import Telling, wire_form
from knockdown.server.present.odds import is_left_to_odds, odds_text
from knockdown.server.protocol import events as w
from knockdown.server.protocol.events import EventNow
from knockdown.telling.choices import choice_text
from knockdown.telling.forfeits import forfeit_text
from knockdown.telling.ledger import Ledger
from knockdown.telling.story import BANNERS, HEADINGS, Storyteller, condensed, has_told_taking


class Bookmark:
    """A cached ledger at a point of the story, so that events are not all read again each time."""

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
    """The ledger after the first `count` parts of a story; starts over after an undo."""
    mark = BOOKMARKS.get(live)
    if mark is None or mark.match is not live.match or mark.count > count:
        mark = BOOKMARKS[live] = Bookmark(live.match)
    return mark.at(count, live)


def events_now(context: SceneContext, story: Iterable[Part], ledger: Ledger) -> list[EventNow]:
    """What happened as the viewer may see it, told in order."""
    fighters = [player.fighter for player in context.view.players]
    teller = Storyteller(context.speech, context.arena, fighters, ledger)
    found: list[EventNow] = []
    for part, times in grouped(story):
        if isinstance(part, Choice):
            found.append(choice_now(context, fighters, part))
        elif isinstance(part, Forfeit):
            found += forfeit_now(context, teller, part)
        else:
            found.append(event_now(context, teller, part, times))
    return found


def left_out(context: SceneContext) -> w.LeftOut:
    """A placeholder for everything before the first event sent."""
    return w.LeftOut(context.speech.say("event-left-out"), "banner", w.NoData())


def event_now(context: SceneContext, teller: Storyteller, event: Event, times: int) -> EventNow:
    """An event with the number of its repetitions; 0 if the one before already tells it."""
    is_idle = isinstance(event, e.CardTaken) and teller.idle_attack() is not None
    text = teller.tell(event, times) if times else ""
    if not times:
        teller.ledger.follow(event)
    if isinstance(event, e.KnockdownBegan) and is_left_to_odds(context, event.player, event.kind):
        text = f"{text} {odds_text(context, event.player, event.wounds)}"
    telling = Telling(context, teller.ledger, times, is_idle and bool(text))
    return wire_form(telling, event, text, mark_of(event))


def choice_now(context: SceneContext, fighters: Sequence[int], choice: Choice) -> EventNow:
    """6.2, 6.3: a choice as an event, without effect on the stage."""
    text = choice_text(context.speech, fighters, choice)
    if choice.decision == CHOOSE_BRANCH:
        return w.BranchChosen(text, "line", w.BranchChosenData(choice.seat, choice.option.a))
    return w.NoTest(text, "line", w.SeatData(choice.seat))


def forfeit_now(context: SceneContext, teller: Storyteller, forfeit: Forfeit) -> list[EventNow]:
    """Why the match is over, and then the end of every match."""
    text = forfeit_text(context.speech, teller.fighters, forfeit)
    reason = cast(ForfeitReason, forfeit.reason)
    ended = event_now(context, teller, e.MatchEnded(forfeit.winner), 1)
    return [w.Forfeited(text, "line", w.ForfeitedData(forfeit.seat, reason)), ended]


def grouped(story: Iterable[Part]) -> Iterator[tuple[Part, int]]:
    """Events with their repetitions; taking a card that was already told remains, with 0."""
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


def mark_of(event: Event) -> w.Mark:
    if event.name in BANNERS:
        return "banner"
    return "heading" if event.name in HEADINGS else "line"
