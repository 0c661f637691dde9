"""Matches that end before the rules end them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from records import short_record, tower_record

from knockdown.engine.errors import MatchOver
from knockdown.referee.ending import Ending, ending_of
from knockdown.referee.errors import ForfeitRefused, NotationError
from knockdown.referee.forfeit import REASONS, Forfeit
from knockdown.referee.live import LiveMatch
from knockdown.referee.notation import format_match, parse_match
from knockdown.referee.record import Record
from knockdown.referee.replay import steps


def cut_short(forfeit: Forfeit | None, moves: int = 20) -> Record:
    """The short match, forfeited after this many moves."""
    record = short_record()
    return replace(record, moves=record.moves[:moves], forfeit=forfeit)


TEXT = format_match(cut_short(Forfeit(1, "conceded")))
LINE = next(n for n, line in enumerate(TEXT.split("\n"), 1) if line.startswith("forfeit"))


# --------------------------------------------------------------------- a live match
@pytest.mark.parametrize("seat", [0, 1])
def test_a_forfeit_ends_the_match(seat: int) -> None:
    live = LiveMatch(cut_short(None))
    told = len(live.story)
    assert not live.is_over and live.winner == -1
    live.end(Forfeit(seat, "time"))
    assert live.is_over and live.winner == 1 - seat and not live.match.is_over
    assert live.story_since(told, 0) == [Forfeit(seat, "time")]


def test_after_it_nothing_is_decided_and_nothing_taken_back() -> None:
    live = LiveMatch(Record(seed=1))
    live.apply(live.match.options[0])
    player = live.deciders[-1]
    assert live.can_undo(player)
    live.end(Forfeit(0, "left"))
    assert live.why_not_undo(player) == "the match was forfeited"
    with pytest.raises(MatchOver):
        live.apply(live.match.options[0])
    with pytest.raises(ForfeitRefused, match="the match is over"):
        live.end(Forfeit(1, "conceded"))
    assert live.winner == 1 and len(live.record.moves) == 1


def test_a_match_played_to_its_end_stays_as_it_ended() -> None:
    live = LiveMatch(short_record())
    winner = live.winner
    with pytest.raises(ForfeitRefused):
        live.end(Forfeit(winner, "conceded"))
    assert live.winner == winner and live.record.forfeit is None


def test_no_tower_is_waited_for_any_more() -> None:
    record = tower_record()
    first = min(record.towers)
    live = LiveMatch(replace(record, moves=record.moves[: first - 1], towers={}))
    assert live.pending_test is not None
    live.end(Forfeit(0, "conceded"))
    assert live.pending_test is None


@pytest.mark.parametrize(("seat", "reason"), [(2, "left"), (-1, "left"), (0, ""), (0, "bored")])
def test_an_invalid_forfeit_is_refused(seat: int, reason: str) -> None:
    with pytest.raises(ForfeitRefused):
        Forfeit(seat, reason)


# ------------------------------------------------------------------------- as text
@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("moves", [0, 1, 20])
def test_a_forfeited_match_comes_back(reason: str, moves: int) -> None:
    record = replace(cut_short(Forfeit(0, reason), moves), comments={0: "A short fight."})
    text = format_match(record)
    assert f"\n\nforfeit 1 {reason}\n" in text
    again = parse_match(text)
    assert again == record and format_match(again) == text
    assert LiveMatch(again).winner == 1


def test_towers_stand_before_it() -> None:
    record = tower_record()
    first = min(record.towers)
    kept = {first: record.towers[first]}
    cut = replace(record, moves=record.moves[:first], towers=kept, forfeit=Forfeit(1, "time"))
    text = format_match(cut)
    assert text.index("\nTower ") < text.index("\nforfeit 2 time\n")
    assert parse_match(text) == cut


def test_the_rounds_won_until_then_are_the_result() -> None:
    first, second = (player.victories for player in cut_short(None).match().players)
    assert TEXT.endswith(f"\n\n{first}-{second}\n") and f'[Result "{first}-{second}"]' in TEXT


def test_the_digest_covers_it() -> None:
    digests = {cut_short(f).digest() for f in (None, Forfeit(0, "left"), Forfeit(1, "left"))}
    assert len(digests) == 3
    with pytest.raises(NotationError, match="Digest"):
        parse_match(TEXT.replace("forfeit 2 conceded", "forfeit 1 conceded"))


def test_a_comment_may_follow() -> None:
    record = parse_match(TEXT.replace("conceded\n", "conceded {Well fought.}\n"))
    assert record.comments[20] == "Well fought."
    assert parse_match(format_match(record)) == record


@pytest.mark.parametrize(
    ("line", "offset", "message"),
    [
        ("forfeit", 0, "should name the player, 1 or 2, and the reason"),
        ("forfeit 3 conceded", 0, "should name the player, 1 or 2"),
        ("forfeit 2", 0, "should name the player"),
        ("forfeit 2 conceded twice", 0, "should name the player"),
        ("forfeit 2 concede", 0, "'concede' is no reason for a forfeit; did you mean"),
        ("forfeit 2 bored", 0, "'bored' is no reason for a forfeit"),
        ("forfeit 2 conceded {x} pass", 0, "'? pass' comes after the forfeit"),
        ("forfeit 2 conceded\n    pass", 1, "'pass' comes after the forfeit"),
        ("forfeit 2 conceded\nforfeit 1 time", 1, "'forfeit 1 time' comes after the forfeit"),
        ("forfeit 2 conceded\nRound 2", 1, "'Round 2' comes after the forfeit"),
        ("forfeit 2 conceded\n\nTower 9: x", 2, "'Tower 9: x' comes after the forfeit"),
        ("  [\nforfeit 2 conceded", 1, "the bracket before this line is not closed"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(line: str, offset: int, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_match(TEXT.replace("forfeit 2 conceded", line))
    assert message in str(caught.value) and caught.value.line == LINE + offset


def test_a_finished_match_cannot_be_forfeited() -> None:
    text = format_match(short_record())
    result = text.split()[-1]
    with pytest.raises(NotationError, match="comes after the end of the match") as caught:
        parse_match(text.replace(f"\n{result}\n", f"\nforfeit 1 time\n{result}\n"))
    assert caught.value.line == len(text.split("\n")) - 1
    with pytest.raises(NotationError, match="played to its end"):
        format_match(replace(short_record(), forfeit=Forfeit(0, "time")))


def test_without_the_line_it_is_not_over() -> None:
    with pytest.raises(NotationError, match=r"but the moves give '\*'"):
        parse_match(TEXT.replace("forfeit 2 conceded\n", ""))


# ----------------------------------------------------------------------- step by step
def test_it_is_the_last_step() -> None:
    record = cut_short(Forfeit(1, "left"))
    *moves, last = steps(record)
    assert len(moves) == 21 and last.number == record.last_step == 21
    assert last.forfeit == Forfeit(1, "left") and last.player == 1 and last.events == []
    assert all(step.forfeit is None for step in moves)
    assert cut_short(None).last_step == 20


def test_how_a_match_ended_and_who_won_it_are_told_together() -> None:
    record = short_record()
    assert ending_of(record.begin()) == Ending("", -1)
    assert not ending_of(record.begin()).is_over
    by_rules = ending_of(record.match())
    assert by_rules == Ending("rounds", record.match().winner)
    assert by_rules.is_over and not by_rules.is_forfeit
    left = ending_of(record.begin(), Forfeit(0, "left"))
    assert left == Ending("left", 1) and left.is_over and left.is_forfeit
