"""A hint for the player to decide: what a duelist would do, computed in another process."""

from __future__ import annotations

from knockdown.content.words import words_for
from knockdown.engine.options import TEST_RESULT
from knockdown.players.odds import UNKNOWN_HAND
from knockdown.referee.moves import move_texts
from knockdown.server.match.computers import Computers
from knockdown.server.match.connection import Connection
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.visibility import mode_of
from knockdown.server.ops.ai_pool import advise
from knockdown.server.present.context import SceneContext
from knockdown.server.present.labels import label
from knockdown.server.present.scene import may_be_helped
from knockdown.server.protocol.messages import Hint, Tip
from knockdown.server.protocol.refusals import NO_HELP, NO_HINT, Refusal
from knockdown.telling.hints import is_worth_asking
from knockdown.telling.questions import Question


def give_hint(hosted: HostedMatch, connection: Connection, revision: int) -> None:
    """In the background; one hint at a time."""
    hosted.check_answer(connection, revision)
    if hosted.match.decision == TEST_RESULT:
        raise Refusal(NO_HINT)
    if not may_be_helped(mode_of(connection.own), hosted.seats):
        raise Refusal(NO_HELP)
    if not connection.asks_hint:
        connection.asks_hint = True
        hosted.tasks.start(think_hint(hosted, connection))


async def think_hint(hosted: HostedMatch, connection: Connection) -> None:
    revision, options = hosted.revision, move_texts(hosted.match)
    labels = short_answers(hosted, connection)
    try:
        found = await best_places(hosted)
    finally:
        connection.asks_hint = False
    say = words_for(connection.lang).say
    tips = [Tip(options[place], percent, labels[place]) for place, percent in found]
    connection.send(Hint(revision, tips, say("hint-title" if tips else "hint-none")))


async def best_places(hosted: HostedMatch) -> list[tuple[int, int]]:
    """The places of the best answers among the options, with the chance in percent of each."""
    match = hosted.match
    seat, moves = match.decider, len(hosted.live.record.moves)
    if not is_worth_asking(match.view(seat)):
        return []
    ai_pool = hosted.actor(Computers).ai_pool
    return await ai_pool.ask(advise, match.to_dict(), seat, UNKNOWN_HAND, moves)


def short_answers(hosted: HostedMatch, connection: Connection) -> list[str]:
    """A few words for each option, as on its button."""
    seat, mode = hosted.match.decider, mode_of(connection.own)
    library, view = hosted.live.record.library, hosted.match.view(seat)
    context = SceneContext(library, view, seat, connection.lang, mode, hosted.seats)
    question = Question(context.speech, view)
    return [label(context, question, option) for option in view.options]
