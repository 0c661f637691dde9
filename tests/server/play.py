"""How people of tests play: by what the page offers them, quickly, and without a plan."""

from __future__ import annotations

from random import Random
from typing import Any

from server.people import Person, Screen

import knockdown
from knockdown.referee.record import Record
from knockdown.server.protocol.messages import TakeScreen

PERSON: dict[str, str] = {"kind": "person"}
ROOKIE: dict[str, str] = {"kind": "computer", "level": "rookie"}
ALONE = (PERSON, ROOKIE)
SHARED = (PERSON, PERSON)


def answer(screen: Screen, rng: Random) -> Any:
    """Decide something, and wait until the match has gone on."""
    revision = screen.scene.revision
    options = screen.scene.question.options
    screen.decide(rng.choice(options).option)
    return screen.until("scene", lambda scene: scene.revision > revision)


def play_on(screen: Screen, rng: Random, most: int = 10_000) -> int:
    """To the end, or so many decisions; tells how many were made."""
    made = 0
    while not screen.scene.over and made < most:
        scene = screen.scene
        if scene.handover >= 0:
            screen.send(TakeScreen(scene.handover))
            screen.until("scene", lambda scene: scene.viewer >= 0)
        elif scene.question is None:
            screen.until("scene")
        else:
            answer(screen, rng)
            made += 1
    return made


def bring(person: Person, record: Record) -> str:
    """A match along, as text."""
    text = person.post("/api/texts", {"text": knockdown.format_match(record)})
    assert text.status == 201, text.data
    return str(text.json()["match"])


def go_on_with(person: Person, record: Record, seats: object) -> str:
    """Bring a match along as text, and play on from its last move."""
    wanted = {"step": len(record.moves), "seats": seats}
    answer = person.post(f"/api/matches/{bring(person, record)}/continue", wanted)
    assert answer.status == 201, answer.data
    return str(answer.json()["match"])
