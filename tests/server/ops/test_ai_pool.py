"""Thinking happens elsewhere: nobody waits for somebody else's thoughts."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from random import Random

import pytest
from server.people import Person
from server.play import ALONE, PERSON, answer

from knockdown.engine.options import TAKE_ACTION
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.server.ops import ai_pool
from knockdown.server.ops.ai_pool import AiPool
from knockdown.server.protocol.messages import Ping

CHAMPION = {"kind": "computer", "level": "champion"}


@pytest.mark.alone
@pytest.mark.once
def test_a_champion_does_not_delay_another_match(ann: Person) -> None:
    quick = ann.sit_down(ann.new_match(seats=(PERSON, PERSON), seed=9, knockdown="dice"))
    slow = ann.sit_down(ann.new_match(seats=(CHAMPION, CHAMPION), seed=9, knockdown="dice"))
    slow.until("scene", lambda scene: scene.thinking and scene.round > 0)
    waits: list[float] = []
    began = slow.scene.revision
    while len(waits) < 600:
        asked = time.monotonic()
        quick.send(Ping())
        quick.until("pong")
        waits.append(time.monotonic() - asked)
    assert slow.hear().revision > began  # it was thinking all the time
    assert sorted(waits)[300] < 0.1


@pytest.mark.once
def test_thinking_is_told_and_its_answer_comes(ann: Person) -> None:
    screen = ann.sit_down(ann.new_match(seats=ALONE, seed=9, knockdown="dice"))
    rng = Random(9)
    while not any(scene.thinking for scene in screen.heard):
        while screen.scene.question is None:
            screen.until("scene")
        answer(screen, rng)
    assert screen.until("scene").revision


def at_an_action(seed: int) -> LiveMatch:
    live = LiveMatch(Record(seed=seed))
    rng = Random(seed)
    while live.match.decision != TAKE_ACTION:
        live.apply(rng.choice(live.match.options))
    return live


def test_a_thought_is_a_place_among_the_options() -> None:
    live = at_an_action(3)
    match, moves = live.match, len(live.record.moves)
    place = ai_pool.choose(match.to_dict(), match.decider, "duelist", moves)
    assert 0 <= place < len(match.options)
    assert place == ai_pool.choose(match.to_dict(), match.decider, "duelist", moves)
    advice = ai_pool.advise(match.to_dict(), match.decider, "average", moves)
    assert all(0 <= option < len(match.options) for option, _ in advice)


@pytest.mark.once
def test_a_mind_that_dies_is_replaced() -> None:
    async def run() -> None:
        thinking = AiPool(1)
        with pytest.raises(BrokenProcessPool):
            await thinking.ask(os._exit, 1)
        assert await thinking.ask(ai_pool.ready)
        thinking.close()

    asyncio.run(run())
