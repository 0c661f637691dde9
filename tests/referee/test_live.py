"""A live match: events for each player, and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from random_matches import LINE_UPS, LineUp
from records import random_record, record_of, same, short_record

from knockdown.engine.errors import IllegalOption
from knockdown.engine.events import DiceRolled, Event, SkillKept
from knockdown.engine.match import Match, determinize_view
from knockdown.engine.match_rules import MatchRules
from knockdown.engine.options import (
    ATTACK,
    CHOOSE_BRANCH,
    MOVE,
    PASSED_OR_FAILED,
    START_TEST,
    TEST,
    Option,
)
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.terms import ON_MOVE
from knockdown.referee.errors import UndoRefused
from knockdown.referee.live import LiveMatch, Part
from knockdown.referee.moves import move_texts
from knockdown.referee.record import Record

SINCE = "the other player has decided something since"
SHOWN = "something new has been shown since"
OWN = "it has shown a card that only you had seen"
OVER = "the match is over, and nothing is hidden any more"


def at_first_action() -> LiveMatch:
    """The first action of a match; seat and skills are whatever comes first."""
    live = LiveMatch(Record(("veroth", "xingo"), "siege_storm", "siege_storm", seed=3))
    while live.match.decision_name != "take_action":
        live.apply(live.match.options[-1])
    return live


def play_kind(live: LiveMatch, kind: int) -> Option:
    chosen = next(option for option in live.match.options if option.kind == kind)
    live.apply(chosen)
    return chosen


# ------------------------------------------------------------------------- playing
def test_moves_are_recorded() -> None:
    live = LiveMatch()
    live.apply(live.match.options[1])
    live.play(move_texts(live.match)[0])
    assert len(live.record.moves) == 2
    assert same(live.match, live.record.match())


def test_a_record_is_carried_on() -> None:
    record = short_record()
    live = LiveMatch(record)
    assert live.match.is_over and live.record.moves == short_record().moves


def test_what_is_not_offered_changes_nothing() -> None:
    live = at_first_action()
    before = live.match.to_dict(), len(live.record.moves), len(live.match.events)
    with pytest.raises(IllegalOption):
        live.play("move 1")
    assert (live.match.to_dict(), len(live.record.moves), len(live.match.events)) == before


def test_each_player_is_told_what_they_may_see() -> None:
    live = LiveMatch(Record(("veroth", "xingo"), seed=3))
    told = len(live.match.events)
    live.apply(live.match.options[0])
    for player, sees in ((0, True), (1, False), (-1, True)):
        kept = live.events_since(told, player)[0]
        assert isinstance(kept, SkillKept) and (kept.skill != -1) == sees
    assert live.events_since(len(live.match.events), 0) == []


def test_choices_that_no_event_tells_have_their_place_in_the_story() -> None:
    live, decisions = LiveMatch(record_of(LINE_UPS[6])), set()
    for option in random_record(LINE_UPS[6]).moves:
        decider, before, known = live.match.decider, len(live.story), len(live.choices)
        live.decide(option)
        assert live.told[-1] == before
        if len(live.choices) == known:
            continue
        chosen = live.story[before]
        assert chosen is live.choices[-1] and live.story_since(before)[0] is chosen
        assert live.choices[-1].seat == decider and live.choices[-1].option is option
        decisions.add(live.choices[-1].decision)
    assert decisions == {CHOOSE_BRANCH, START_TEST}
    assert [part for part in live.story if isinstance(part, Event)] == live.match.events
    assert LiveMatch(live.record).choices == live.choices


def test_the_end_of_a_story_can_be_had_alone() -> None:
    live = LiveMatch(random_record(LINE_UPS[6]))
    assert live.choices
    story: list[Part] = [*live.match.events]
    for choice in reversed(live.choices):  # so that those before it keep their places
        story.insert(choice.events, choice)
    assert len(story) == live.story_length
    for count in range(len(story) + 2):
        assert live.story_after(count) == story[count:]


def test_a_choice_that_is_taken_back_leaves_the_story() -> None:
    live, taken_back = LiveMatch(record_of(LINE_UPS[6])), 0
    for option in random_record(LINE_UPS[6]).moves:
        decider, story = live.match.decider, len(live.story)
        chosen = len(live.choices)
        live.decide(option)
        if len(live.choices) > chosen and live.can_undo(decider):
            live.undo(decider)
            assert (len(live.story), len(live.choices)) == (story, chosen)
            live.decide(option)
            taken_back += 1
    assert taken_back


# --------------------------------------------------------------- taking back: allowed
def test_a_secret_choice_is_taken_back_until_the_other_player_chooses() -> None:
    live = LiveMatch(Record(("veroth", "xingo"), seed=3))
    live.apply(live.match.options[0])
    assert live.match.decider == 1
    live.undo(0)
    assert live.record.moves == [] and live.match.decider == 0


@pytest.mark.parametrize("kind", [MOVE, ATTACK])
def test_an_action_is_taken_back(kind: int) -> None:
    live = at_first_action()
    player, before = live.match.decider, live.match.to_dict()
    play_kind(live, kind)
    assert live.match.to_dict() != before
    live.undo(player)
    assert live.match.to_dict() == before


def test_several_moves_are_taken_back_one_by_one() -> None:
    live = at_first_action()
    player, made = live.match.decider, len(live.record.moves)
    states = [live.match.to_dict()]
    play_kind(live, MOVE)
    states.append(live.match.to_dict())
    play_kind(live, MOVE)
    assert live.match.decider != player  # two moves leave the row full: nothing new is shown
    while states:
        live.undo(player)
        assert live.match.to_dict() == states.pop()
    assert len(live.record.moves) == made


def test_comments_beyond_go_too() -> None:
    live = at_first_action()
    made = len(live.record.moves)
    live.record.comments = {made: "stays", made + 1: "goes"}
    play_kind(live, MOVE)
    live.undo(live.deciders[-1])
    assert live.record.comments == {made: "stays"}


@pytest.mark.parametrize("line_up", LINE_UPS[::4], ids=str)
def test_taken_back_is_as_if_it_had_not_been(line_up: LineUp) -> None:
    record = random_record(line_up, 120)
    live = LiveMatch(unplayed(record))
    taken_back = 0
    for n, option in enumerate(record.moves):
        events = [repr(event) for event in live.match.events]
        player = live.match.decider
        live.decide(option)
        assert not live.can_undo(1 - player)
        if live.can_undo(player):
            taken_back += 1
            live.undo(player)
            assert same(live.match, record.at(n))
            assert [repr(event) for event in live.match.events] == events
            live.decide(option)
    assert taken_back > 5
    assert live.record.moves == record.moves


def unplayed(record: Record) -> Record:
    return Record(
        record.fighters,
        record.arena,
        record.skills,
        record.seed,
        match_rules=record.match_rules,
    )


# --------------------------------------------------------------- taking back: refused
def refused(live: LiveMatch, player: int) -> str:
    assert not live.can_undo(player)
    before = live.match.to_dict()
    with pytest.raises(UndoRefused) as caught:
        live.undo(player)
    assert live.match.to_dict() == before
    return str(caught.value)


@pytest.mark.parametrize("line_up", LINE_UPS[:6])
def test_not_after_the_end(line_up: LineUp) -> None:
    """Then everything is open, so the loser could play on knowing it all."""
    live = LiveMatch(random_record(line_up))
    assert live.is_over
    assert not any(live.can_undo(player) for player in range(2))


def test_nothing_to_take_back() -> None:
    assert refused(LiveMatch(), 0) == "you have not decided anything yet"


def test_not_after_the_other_player_has_decided() -> None:
    live = LiveMatch(Record(("veroth", "xingo"), seed=3))
    live.apply(live.match.options[0])
    live.apply(live.match.options[0])
    assert refused(live, 0) == SINCE


def test_not_after_skills_changed_hands_or_were_shown() -> None:
    live = LiveMatch(Record(("veroth", "xingo"), seed=3))
    for moves in range(1, 7):
        player = live.match.decider
        live.apply(live.match.options[0])
        if moves in (2, 6):
            assert refused(live, player) == SHOWN
        else:
            assert live.can_undo(player)


def test_not_after_the_row_was_filled() -> None:
    live = at_first_action()
    player = live.match.decider
    play_kind(live, MOVE)
    play_kind(live, ATTACK)
    assert live.match.decider != player and live.match.turn == 2
    assert refused(live, player) == SHOWN


def test_not_after_dice_were_rolled() -> None:
    tests = 0
    for line_up in [each for each in LINE_UPS if each.knockdown == "dice"]:
        record = random_record(line_up)
        live = LiveMatch(unplayed(record))
        for option in record.moves:
            player, told = live.match.decider, len(live.match.events)
            live.decide(option)
            rolled = any(isinstance(e, DiceRolled) for e in live.match.events[told:])
            if option.kind == TEST and rolled:
                tests += 1
                assert refused(live, player) == SHOWN
    assert tests > 5


def test_a_tower_is_not_built_twice_but_a_slip_at_the_table_is_mended() -> None:
    for rules, mended in ((MatchRules("table"), True), (MatchRules("tower"), False)):
        record = short_record()
        record.match_rules = rules
        first_test = record.texts().index("failed")
        del record.moves[first_test:]
        live = LiveMatch(record)
        live.decide(PASSED_OR_FAILED[0])
        assert live.match.decision_name != "test_result"
        assert live.can_undo(1) == mended


@dataclass
class Taken:
    """A move of a random match, made while the other player held unseen cards."""

    live: LiveMatch
    before: Match
    option: Option
    player: int

    def outcome(self, match: Match) -> tuple[int, int, list[dict[str, object]]]:
        """Who is asked what after the move, and what its player has seen until there."""
        match.recording, match.events = True, []
        match.apply(self.option)
        seen = [event.seen_by(self.player).to_dict() for event in match.events]
        return match.decider, match.decision, seen


def moves_against_unseen_cards(line_up: LineUp) -> Iterator[Taken]:
    record = random_record(line_up)
    live = LiveMatch(unplayed(record))
    for option in record.moves:
        player, before = live.match.decider, live.match.clone()
        live.decide(option)
        if before.players[1 - player].hidden:
            yield Taken(live, before, option, player)


@pytest.mark.parametrize("line_up", LINE_UPS, ids=str)
def test_what_can_be_taken_back_has_told_nothing_of_unseen_cards(line_up: LineUp) -> None:
    """5.2: whatever the other player held, one would have been told the same."""
    rng = Rng(line_up.seed, SEARCH_STREAM, 0)
    for taken in moves_against_unseen_cards(line_up):
        if not taken.live.can_undo(taken.player):
            continue
        told = taken.outcome(taken.before.clone())
        view = taken.before.view(taken.player)
        for _ in range(10):
            assert taken.outcome(determinize_view(view, rng)) == told


def test_a_step_tells_of_unseen_cards_only_where_one_could_react_to_it() -> None:
    """4.8, 5.2: with no Reaction to it within range nothing depends on what the other holds."""
    refusals, taken_back = 0, 0
    for line_up in LINE_UPS:
        for taken in moves_against_unseen_cards(line_up):
            if taken.option.kind != MOVE or taken.live.match.turn != taken.before.turn:
                continue
            kit = taken.before.players[1 - taken.player].kit
            if kit.reactions_at[ON_MOVE][taken.before.distance()]:
                refusals += not taken.live.can_undo(taken.player)
            else:
                taken_back += 1
                assert taken.live.can_undo(taken.player)
    assert taken_back > 5 and refusals


def test_a_card_that_only_you_had_seen_cannot_be_shown_and_taken_back() -> None:
    """5.2: the other player has learnt it."""
    shown = 0
    for line_up in LINE_UPS:
        record = random_record(line_up)
        live = LiveMatch(unplayed(record))
        for option in record.moves:
            player = live.match.decider
            hidden = {*live.match.players[player].hidden}
            live.decide(option)
            if hidden - {*live.match.players[player].hidden}:
                shown += 1
                assert refused(live, player) in (SHOWN, OWN, OVER)
    assert shown
