"""A recorded match: its timeline, its wounds over time, and the scene after each move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from knockdown.engine import events as e
from knockdown.engine import options as o
from knockdown.engine.events import Event
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.live import LiveMatch, up_to
from knockdown.referee.notation import format_match
from knockdown.referee.record import Record
from knockdown.referee.visibility import VIEWERS, audience, is_choice_secret
from knockdown.server.present.context import SceneContext, speech_for
from knockdown.server.present.key_moments import Remembering, key_moments
from knockdown.server.present.labels import label
from knockdown.server.present.scene import build_scene
from knockdown.server.present.tower_replays import filmed
from knockdown.server.protocol.refusals import NOT_OVER, Refusal
from knockdown.server.protocol.requests import (
    MatchLine,
    Moment,
    Replay,
    ReplayStep,
    StepLine,
    StepMark,
)
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.protocol.seats import SeatInfo
from knockdown.telling.forfeits import forfeit_text
from knockdown.telling.ledger import Ledger
from knockdown.telling.questions import Question

WAITING: Final = {o.KEEP_SKILL: "waiting-keep-skill", o.SHOW_SKILL: "waiting-show-skill"}
TWO_PEOPLE: Final = (SeatInfo(), SeatInfo())


def build_replay(
    record: Record, viewer: int, lang: str, line: MatchLine, *, is_open: bool = True
) -> Replay:
    """The whole match to step through, as one player or both may see it (5.2).

    If the match is not open, viewer NOBODY sees only what both players know, and gets no text.
    """
    reader = Reader(record, viewer, lang, is_open=is_open)
    steps = [reader.setup(), *(reader.step(option) for option in record.moves)]
    if record.forfeit is not None:
        steps.append(reader.forfeit(record.forfeit))
    fighters = [player.fighter for player in reader.match.players]
    names = tuple(info.spoken_of(seat) for seat, info in enumerate(TWO_PEOPLE))
    speech = speech_for(record.library, lang, NOBODY, names, record.match_rules)
    return Replay(
        line=line,
        steps=steps,
        wounds=reader.wounds,
        key_moments=key_moments(reader.remembering, speech, fighters),
        text=format_match(record) if is_open else "",
        viewer=viewer,
        viewers=list(VIEWERS) if is_open else [viewer],
        why_closed="" if is_open else Refusal(NOT_OVER).text(lang),
    )


class Reader:
    """Reads a record move by move."""

    def __init__(self, record: Record, viewer: int, lang: str, *, is_open: bool) -> None:
        self.record = record
        self.audience: int = audience(viewer, is_open=is_open)
        self.lang = lang
        self.match: Match = record.begin(recording=True)
        self.ledger = Ledger(self.match.book, self.match.arena)
        self.remembering = Remembering()
        self.wounds: list[Moment] = []
        self.number = 0

    def setup(self) -> StepLine:
        """Step 0, which is not a move."""
        match = self.match
        text = self.context(match, 0).speech.say("key-step-start")
        self.take(match.events)
        return StepLine(0, NOBODY, match.round, match.turn, text, [])

    def step(self, option: Option) -> StepLine:
        match, told = self.match, len(self.match.events)
        seat, round, turn = match.decider, match.round, match.turn
        text = self.text(option)
        match.apply(option)
        self.number += 1
        news = match.events[told:]
        self.take(news)
        return StepLine(self.number, seat, round, turn, text, self.marks(news))

    def forfeit(self, forfeit: Forfeit) -> StepLine:
        """The last step of a match that the rules did not end."""
        match = self.match
        self.number += 1
        self.remembering.take_forfeit(self.number, forfeit)
        fighters = [player.fighter for player in match.players]
        text = forfeit_text(self.context(match, forfeit.seat).speech, fighters, forfeit)
        return StepLine(self.number, forfeit.seat, match.round, match.turn, text, ["forfeit"])

    def text(self, option: Option) -> str:
        """The move in a few words; the other player's secret choices are left out."""
        match = self.match
        seat = match.decider
        context = self.context(match, seat)
        if is_choice_secret(match, self.audience):
            return context.speech.say(WAITING[match.decision], name=context.name(seat))
        return label(context, Question(context.speech, context.view), option)

    def context(self, match: Match, seat: int) -> SceneContext:
        view = match.view(seat)
        return SceneContext(self.record.library, view, NOBODY, self.lang, "replay", TWO_PEOPLE)

    def take(self, news: Sequence[Event]) -> None:
        """9.1: wounds are cleared at the end of a round, so they are recorded just before."""
        for event in news:
            self.remembering.take(self.number, event)
            if isinstance(event, e.RoundEnded):
                self.note()
            self.ledger.follow(event)
        self.note()

    def note(self) -> None:
        ledger = self.ledger
        heavy, light = ledger.heavy[:], ledger.light[:]
        self.wounds.append(Moment(self.number, self.remembering.round, heavy, light))

    def marks(self, news: Sequence[Event]) -> list[StepMark]:
        """The marks on the timeline, each once."""
        found = dict.fromkeys(mark for event in news for mark in marks_of(event))
        if self.number in self.record.towers:
            found["tower"] = None
        return list(found)


def marks_of(event: Event) -> Iterator[StepMark]:
    if isinstance(event, e.RoundBegan):
        yield "round"
    elif isinstance(event, e.Wounded):
        yield "heavy_hit" if event.heavy else "hit"
    elif isinstance(event, e.KnockdownEnded):
        yield "passed" if event.passed else "ko"


def build_step(
    record: Record,
    number: int,
    viewer: int,
    lang: str,
    match: str,
    players: Sequence[SeatInfo],
    *,
    is_open: bool = True,
) -> ReplayStep:
    """The match after `number` steps; `IndexError` if there are fewer."""
    live = LiveMatch(first_steps(record, number))
    seen = partial(
        build_scene,
        live,
        viewer,
        lang,
        match=match,
        revision=number,
        mode="replay",
        players=players,
        is_open=is_open,
    )
    scene = seen(fresh=True)
    news = seen(told=told_before(live)).events
    tower = record.towers.get(number)
    if tower is None:
        return ReplayStep(number, scene, news, [])
    film = filmed(tower)
    return ReplayStep(number, scene, news, film.frames, film.film(lang))


def told_before(live: LiveMatch) -> int:
    """The length of the story before the last step."""
    if live.forfeit is not None:
        return live.story_length - 1
    return live.told[-1] if live.told else 0


def first_steps(record: Record, number: int) -> Record:
    if not 0 <= number <= record.last_step:
        raise IndexError(f"the record has {record.last_step} steps; there is no moment {number}")
    return replace(
        record,
        moves=record.moves[:number],
        comments=up_to(number, record.comments),
        towers=up_to(number, record.towers),
        forfeit=record.forfeit if number > len(record.moves) else None,
    )
