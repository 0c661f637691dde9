"""Builds the scene: the whole match as one screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from knockdown.referee.live import LiveMatch
from knockdown.referee.visibility import audience, view_for
from knockdown.server.present.arena import row_now, spaces_now
from knockdown.server.present.context import SceneContext, hand_card
from knockdown.server.present.events import events_now, ledger_of, left_out
from knockdown.server.present.fighters import fighter_now
from knockdown.server.present.question import question_now, test_now, waiting_now
from knockdown.server.protocol.scene import NOBODY, Mode, Scene, TestNow
from knockdown.server.protocol.seats import SeatInfo
from knockdown.telling.forfeits import forfeit_text
from knockdown.telling.questions import Question

MOST_TOLD: Final = (
    1_000  # parts of a story; all of it in a match among people, which has 500 to 800
)


def build_scene(
    live: LiveMatch,
    viewer: int,
    lang: str,
    *,
    match: str,
    revision: int,
    mode: Mode,
    players: Sequence[SeatInfo],
    handover: int = NOBODY,
    told: int = 0,
    fresh: bool = False,
    thinking: bool = False,
    test_phase: str = "",
    is_open: bool = False,
) -> Scene:
    """What `viewer` may see, with everything after the first `told` parts of the story.

    Of a very long story only the end is sent, as fresh: the rest is in the replay.

    `is_open`: whether a screen of no player sees both hands, as it does where only computers play.
    """
    is_open = is_open or all(info.is_computer for info in players)
    view = view_for(live.match, viewer, is_open=is_open, is_shared=mode == "shared")
    context = SceneContext(live.record.library, view, viewer, lang, mode, players)
    ending = live.ending
    question = question_now(context) if mode != "replay" and not ending.is_over else None
    test = test_now(context, test_phase) if not ending.is_over else None
    listener = NOBODY if mode == "shared" else viewer  # the log is read by both
    since = max(told, live.story_length - MOST_TOLD)
    news = live.story_since(since, audience(listener, is_open=is_open))
    events = events_now(context, news, ledger_of(live, since))
    return Scene(
        match=match,
        revision=revision,
        lang=lang,
        mode=mode,
        viewer=viewer,
        handover=handover,
        arena=context.arena.key,
        skill_set=context.book.skill_sets[view.skill_set].key,
        round=view.round,
        turn=view.turn,
        first=view.first,
        active=view.active if view.round else view.decider,
        decider=view.decider if not ending.is_over else NOBODY,
        winner=ending.winner,
        over=ending.is_over,
        deck=view.deck_count,
        candles=view.candles,
        discards=[hand_card(context.arena, card, True) for card in view.discards],
        row=row_now(context),
        spaces=spaces_now(context),
        fighters=[fighter_now(context, seat) for seat in range(2)],
        question=question,
        waiting="" if question else waiting_text(live, context, test, thinking),
        thinking=thinking,
        test=test,
        can_undo=can_undo(live, viewer, mode) and test_phase != "build",
        can_hint=may_be_helped(mode, players),
        events=events if since == told else [left_out(context), *events],
        fresh=fresh or since > told,
        ending=ending.reason,
        forfeited=ending.is_forfeit,
        ending_text=ending_text(live, context),
        **view.match_rules.words(),
    )


def ending_text(live: LiveMatch, context: SceneContext) -> str:
    if live.forfeit is None:
        return ""
    fighters = [player.fighter for player in context.view.players]
    return forfeit_text(context.speech, fighters, live.forfeit)


def waiting_text(
    live: LiveMatch, context: SceneContext, test: TestNow | None, thinking: bool
) -> str:
    if live.is_over:
        return context.speech.say("waiting-over")
    return waiting_now(context, test, thinking)


def answer_texts(live: LiveMatch, seat: int, lang: str, players: Sequence[SeatInfo]) -> list[str]:
    """The options of a seat as short sentences, in canonical order."""
    view = live.match.view(seat)
    speech = SceneContext(live.record.library, view, seat, lang, "alone", players).speech
    return Question(speech, view, brief=True, their_hand=players[1 - seat].hand).answers()


def may_be_helped(mode: Mode, players: Sequence[SeatInfo]) -> bool:
    """Whether hints are allowed: against a computer or at one screen, not against others."""
    return mode == "shared" or (mode == "alone" and any(info.is_computer for info in players))


def can_undo(live: LiveMatch, viewer: int, mode: Mode) -> bool:
    """Whether the viewer may undo; of two people at one screen, the one who decided last."""
    if mode == "shared":
        return bool(live.deciders) and live.can_undo(live.deciders[-1])
    return mode == "alone" and viewer != NOBODY and live.can_undo(viewer)
