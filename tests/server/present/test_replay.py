"""A recorded match: timeline, wounds, key moments, and the scene after each move."""

from __future__ import annotations

from functools import cache

import pytest
from random_matches import LINE_UPS
from records import random_record, tower_record

from knockdown.content.words import LANGUAGES
from knockdown.engine import events as e
from knockdown.referee.notation import parse_match
from knockdown.referee.record import Record
from knockdown.server.present.replay import build_replay, build_step
from knockdown.server.present.tower_replays import FRAMES_PER_SECOND
from knockdown.server.protocol.requests import MatchLine, Replay, ReplayStep
from knockdown.server.protocol.scene import NOBODY
from knockdown.server.protocol.seats import SeatInfo

LINE = MatchLine("m", [], [], [], "", [0, 0], True, 0, [0], False, 0, "")
PEOPLE = (SeatInfo(), SeatInfo())


@cache
def played() -> Record:
    return random_record(LINE_UPS[7])


def replay(record: Record, viewer: int = NOBODY, lang: str = "en") -> Replay:
    return build_replay(record, viewer, lang, LINE)


def step(record: Record, number: int, viewer: int = NOBODY) -> ReplayStep:
    return build_step(record, number, viewer, "en", "m", PEOPLE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_its_line(lang: str) -> None:
    found = replay(played(), lang=lang)
    assert [line.number for line in found.steps] == list(range(len(played().moves) + 1))
    assert all(line.text and "{" not in line.text for line in found.steps)
    assert parse_match(found.text, played().library).moves == played().moves


def test_marks_are_those_of_the_events() -> None:
    record, found = tower_record(), replay(tower_record())
    events = record.match(recording=True).events
    marks = [mark for line in found.steps for mark in line.marks]
    rounds = sum(isinstance(event, e.RoundBegan) for event in events)
    fallen = sum(isinstance(event, e.KnockdownEnded) and not event.passed for event in events)
    assert (marks.count("round"), marks.count("ko")) == (rounds, fallen)
    towers = [line.number for line in found.steps if "tower" in line.marks]
    assert towers == sorted(record.towers)


def test_wounds_over_time_end_as_the_round_ended() -> None:
    """8.2: who wins a round on wounds has fewer when it ends, before they are cleared."""
    for line_up in LINE_UPS[::6]:
        record = random_record(line_up)
        found = replay(record)
        match = record.match(recording=True)
        last = {moment.round: moment for moment in found.wounds}
        assert [last[match.round].heavy[seat] for seat in (0, 1)] == [
            player.heavy for player in match.players
        ]
        assert all(min(*moment.heavy, *moment.light) >= 0 for moment in found.wounds)


def test_key_moments_are_in_the_order_of_the_match() -> None:
    found = replay(tower_record()).key_moments
    assert [each.number for each in found] == sorted(each.number for each in found)
    told = " ".join(each.text for each in found)
    for words in ("Biggest hit: ", "Closest escape: ", "falls.", "face up.", "wins the match."):
        assert words in told


def test_the_other_players_secrets_stay_secret() -> None:
    """3.3: which Skills were kept is shown to their owner and to viewers who may see both."""
    texts = [[line.text for line in replay(played(), viewer).steps[:7]] for viewer in (-1, 0, 1)]
    both, first, second = texts
    assert both[1] == first[1] != second[1]
    assert both[2] == second[2] != first[2]
    assert "chooses a Skill" in second[1]


def test_of_a_match_that_goes_on_only_the_public_part_is_open() -> None:
    """5.2: for nobody's eyes what both know; for a player's own the same as ever, but no text."""
    closed = [build_replay(played(), viewer, "en", LINE, is_open=False) for viewer in (-1, 0, 1)]
    texts = [[line.text for line in each.steps] for each in closed]
    public, first, second = texts
    assert public[1] == second[1] != first[1] and public[2] == first[2] != second[2]
    assert texts[1:] == [[line.text for line in replay(played(), seat).steps] for seat in (0, 1)]
    assert [each.text for each in closed] == [""] * 3
    assert [(each.viewer, each.viewers) for each in closed] == [(n, [n]) for n in (-1, 0, 1)]
    assert all("stays hidden until it is over" in each.why_closed for each in closed)


def test_a_step_shows_the_match_after_its_move() -> None:
    record = played()
    for number in (0, 1, 20, len(record.moves)):
        match = record.at(number, recording=True)
        shown = step(record, number)
        assert shown.scene.mode == "replay" and shown.scene.question is None
        assert [f.space for f in shown.scene.fighters if match.round] == [
            player.space for player in match.players if match.round
        ]
        assert shown.scene.events[len(shown.scene.events) - len(shown.events) :] == shown.events
        assert shown.tower == [] and shown.film is None


def test_there_is_no_step_beyond_the_last() -> None:
    with pytest.raises(IndexError):
        step(played(), len(played().moves) + 1)


def test_7_1_a_tower_is_filmed_again() -> None:
    record = tower_record()
    number, tower = min(record.towers.items())
    shown = step(record, number)
    assert shown.film is not None and shown.film.passed and shown.film.text == "The tower stands."
    assert len(shown.film.heavy) == tower.cubes.total
    assert sum(shown.film.heavy) == tower.cubes.heavy
    assert {len(frame) for frame in shown.tower} == {3 * tower.cubes.total}
    assert FRAMES_PER_SECOND < len(shown.tower) < 14 * FRAMES_PER_SECOND
    assert shown.tower[0] != shown.tower[-1]
