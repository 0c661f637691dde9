"""Scenes for tests: of a table laid by hand, of random matches, for any pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from random_matches import LIBRARY, LineUp, any_option, choices
from records import record_of
from scene import Scene as Laid

from knockdown.engine import events as e
from knockdown.engine.match import Match
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.server.present.scene import build_scene
from knockdown.server.protocol.scene import Mode, OptionNow, Scene, SpecialNow
from knockdown.server.protocol.seats import SeatInfo
from knockdown.tower.pending import pending_test

ENDS = (e.CardTaken, e.TurnBegan, e.RoundEnded)
PERSON, COMPUTER = SeatInfo(name="Ann"), SeatInfo("computer", "brawler")


def show(
    live: LiveMatch,
    viewer: int,
    lang: str = "en",
    *,
    mode: Mode = "alone",
    told: int | None = None,
    players: tuple[SeatInfo, SeatInfo] = (PERSON, COMPUTER),
    is_open: bool = False,
) -> Scene:
    """The scene now; without `told` nothing of the past."""
    count = len(live.story) if told is None else told
    return build_scene(
        live,
        viewer,
        lang,
        match="m",
        revision=7,
        mode=mode,
        players=players,
        told=count,
        is_open=is_open,
    )


def live_at(match: Match) -> LiveMatch:
    """A live match at a table that was laid by hand: it has no past."""
    live = LiveMatch(Record(library=LIBRARY))
    live.match = match
    return live


def with_match(live: LiveMatch, match: Match) -> LiveMatch:
    """The same past, another table."""
    other = copy(live)
    other.match = match
    match.events = live.match.events
    return other


def laid(scene: Laid, viewer: int = 0, lang: str = "en") -> Scene:
    return show(live_at(scene.match), viewer, lang)


def special(scene: Scene, seat: int, key: str) -> SpecialNow:
    return next(each for each in scene.fighters[seat].specials if each.attack == key)


def option(scene: Scene, words: str) -> OptionNow:
    assert scene.question is not None
    return next(each for each in scene.question.options if each.option == words)


def begun(line_up: LineUp) -> LiveMatch:
    return LiveMatch(record_of(line_up))


def random_play(line_up: LineUp, most: int = 2_000) -> Iterator[LiveMatch]:
    """Stops at every decision; also what only a tower could tell is left to chance."""
    live, rng = begun(line_up), choices(line_up.seed)
    while not live.match.is_over and len(live.record.moves) < most:
        yield live
        chosen = any_option(live.match, rng)
        (live.apply if pending_test(live.match) is None else live.decide)(chosen)
    yield live


def inflicted(match: Match, target: int) -> tuple[int, int]:
    """By the attack and what it sets off, before the card is taken or the next turn begins."""
    heavy = light = 0
    for event in match.events:
        if isinstance(event, ENDS) or (isinstance(event, e.Wounded) and event.cause == "candle"):
            break
        if isinstance(event, e.Wounded) and event.player == target:
            heavy, light = heavy + event.heavy, light + event.light
    return heavy, light
