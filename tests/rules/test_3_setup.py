"""3 Setup."""

from __future__ import annotations

import random

import pytest

from knockdown.content import load
from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match
from knockdown.referee.moves import find_move, move_texts
from knockdown.setup import new_match

SEEDS = range(30)


def begin(
    fighters: tuple[str, str] = ("veroth", "driana"), arena: str = "siege_storm", seed: int = 0
) -> Match:
    return new_match(fighters, arena, arena, seed, recording=True)


def answer(match: Match, times: int = 1, place: int = 0) -> None:
    for _ in range(times):
        match.apply(match.options[place])


def play_to(match: Match, decision: str) -> Match:
    """Take the first option until this is asked."""
    while match.decision_name != decision:
        answer(match)
    return match


def told(match: Match, name: str) -> list[dict[str, object]]:
    return [event.to_dict() for event in match.events if event.name == name]


# ---------------------------------------------------------------- 3.1 the fighters
def test_3_1_each_player_takes_one_fighter() -> None:
    match = begin(("pick", "pick"))
    assert match.decision_name == "pick_fighter"
    assert len(match.options) == 6
    first = match.decider
    match.apply(find_move(match, "fighter maggot"))
    assert match.decider == 1 - first
    match.apply(find_move(match, "fighter driana"))
    maggot, driana = load().fighter("maggot").index, load().fighter("driana").index
    assert match.players[first].fighter == maggot
    assert match.players[1 - first].fighter == driana


def test_3_1_a_fighter_comes_with_its_tokens() -> None:
    library = load()
    brought = {
        fighter.key: [token.key for token in library.fighter_tokens(fighter)]
        for fighter in library.book.fighters
    }
    assert brought == {
        "veroth": [],
        "xingo": [],
        "driana": ["trap"],
        "mistbearer": ["curse"],
        "maggot": ["poison"],
        "lost_knight": ["stun", "mist"],
    }


def test_3_1_ruling_no_fighter_is_taken_twice() -> None:
    match = begin(("pick", "pick"))
    match.apply(find_move(match, "fighter maggot"))
    assert "fighter maggot" not in move_texts(match)
    assert len(match.options) == 5


@pytest.mark.parametrize("fighters", [("pick", "veroth"), ("veroth", "pick")])
def test_3_1_ruling_nor_one_that_was_named_beforehand(fighters: tuple[str, str]) -> None:
    match = begin(fighters)
    assert "fighter veroth" not in move_texts(match)
    assert match.decider == fighters.index("pick")


def test_3_1_ruling_the_same_fighter_for_both_is_refused() -> None:
    with pytest.raises(SetupError, match="veroth"):
        begin(("veroth", "veroth"))


def test_3_1_ruling_who_picks_first_is_random() -> None:
    assert {begin(("pick", "pick"), seed=seed).decider for seed in SEEDS} == {0, 1}


# ---------------------------------------------------------- 3.2 the starting spaces
def test_3_2_each_miniature_stands_on_its_starting_space() -> None:
    match = play_to(begin(), "take_action")
    assert [player.space + 1 for player in match.players] == [3, 7]


@pytest.mark.parametrize("seed", SEEDS)
def test_3_2_ruling_a_seat_keeps_its_side_for_the_whole_match(seed: int) -> None:
    match = begin(seed=seed)
    starts = []
    chance = random.Random(seed)
    while not match.is_over:
        rounds = match.round
        match.apply(chance.choice(match.options))
        if match.round > rounds:
            starts.append([player.space + 1 for player in match.players])
    assert len(starts) >= 2
    assert all(spaces == [3, 7] for spaces in starts)


# ------------------------------------------------------------- 3.3 the Skill draft
def test_3_3_three_skills_are_dealt_to_each() -> None:
    match = begin()
    hands = [match.players[seat].dealt for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [3, 3]
    assert len({*hands[0], *hands[1]}) == 6
    assert {*hands[0], *hands[1]} <= set(load().skill_set("siege_storm").skills)


def test_3_3_both_keep_one_and_pass_two() -> None:
    match = begin()
    dealt = [match.players[seat].dealt for seat in (0, 1)]
    answer(match, 2)
    for seat in (0, 1):
        player = match.players[seat]
        assert player.kept_first in dealt[seat]
        assert sorted(match.players[1 - seat].dealt) == sorted(
            skill for skill in dealt[seat] if skill != player.kept_first
        )


def test_3_3_both_keep_one_of_the_two_received_and_the_other_leaves_the_game() -> None:
    match = begin()
    answer(match, 2)
    received = [match.players[seat].dealt for seat in (0, 1)]
    assert [len(match.options), match.decision_name] == [2, "keep_skill"]
    answer(match, 2)
    for seat in (0, 1):
        player = match.players[seat]
        removed = next(skill for skill in received[seat] if skill != player.kept_second)
        kept = [p.kept_first for p in match.players] + [p.kept_second for p in match.players]
        assert player.kept_second in received[seat]
        assert removed not in kept
        assert player.dealt == []


def test_3_3_one_skill_face_up_and_one_face_down() -> None:
    match = play_to(begin(), "show_skill")
    kept = match.players[0].kept_first, match.players[0].kept_second
    match.apply(next(option for option in match.options if option.a == kept[1]))
    answer(match)
    assert match.players[0].skills() == [kept[1]]
    assert match.view(1).opponent.kept_first == -1


def test_3_3_ruling_choices_are_secret() -> None:
    """Whatever the first player keeps, the other one sees the same."""
    views = []
    events = []
    for place in (0, 1, 2):
        match = begin()
        answer(match, place=place)
        views.append(match.view(1).to_dict())
        events.append([repr(event.seen_by(1)) for event in match.events])
    assert views[0] == views[1] == views[2]
    assert events[0] == events[1] == events[2]


def test_3_3_ruling_the_face_up_skills_are_revealed_together() -> None:
    views = []
    for place in (0, 1):
        match = play_to(begin(), "show_skill")
        answer(match, place=place)
        assert match.decider == 1
        views.append(match.view(1).to_dict())
        assert told(match, "skill_shown") == []
        answer(match)
        assert [shown["player"] for shown in told(match, "skill_shown")] == [0, 1]
    assert views[0] == views[1]


def test_3_3_ruling_each_player_remembers_the_two_cards_they_passed() -> None:
    match = begin()
    dealt = match.players[0].dealt
    play_to(match, "take_action")
    kept = match.players[0].kept_first
    view = match.view(0)
    assert sorted(view.you.passed) == sorted(skill for skill in dealt if skill != kept)
    assert view.opponent.passed == []


# ---------------------------------------------------------------------- 3.4 the row
@pytest.mark.parametrize("arena", ["siege_storm", "tainted_grail"])
def test_3_4_four_of_the_36_attack_cards_lie_face_up(arena: str) -> None:
    match = play_to(begin(arena=arena), "draft_card")
    assert len(set(match.row)) == 4
    assert sorted(match.row + match.deck) == list(range(36))


def test_3_4_the_deck_is_shuffled() -> None:
    rows = {tuple(play_to(begin(seed=seed), "draft_card").row) for seed in SEEDS}
    assert len(rows) > 20


# ------------------------------------------------------------- 3.5 the first player
@pytest.mark.parametrize("seed", SEEDS)
def test_3_5_the_higher_initiative_is_first_player(seed: int) -> None:
    match = play_to(begin(seed=seed), "draft_card")
    shown = [match.book.skills[player.skills()[0]].initiative for player in match.players]
    assert match.first == shown.index(max(shown))


def test_3_5_only_the_face_up_skill_counts() -> None:
    match = play_to(begin(), "show_skill")
    by_initiative = sorted(match.options, key=lambda o: match.book.skills[o.a].initiative)
    match.apply(by_initiative[0])
    match.apply(max(match.options, key=lambda o: match.book.skills[o.a].initiative))
    shown = [match.book.skills[player.skills()[0]].initiative for player in match.players]
    assert shown[0] == match.book.skills[by_initiative[0].a].initiative
    assert match.first == shown.index(max(shown))


def test_3_5_ruling_a_tie_is_broken_at_random() -> None:
    """Boxes have no equal Initiatives, so the cards are made equal for this."""
    initiatives = [skill.initiative for skill in load().book.skills]
    try:
        for skill in load().book.skills:
            skill.initiative = 5
        firsts = {play_to(begin(seed=seed), "draft_card").first for seed in SEEDS}
    finally:
        for skill, initiative in zip(load().book.skills, initiatives, strict=True):
            skill.initiative = initiative
    assert firsts == {0, 1}


def test_3_5_first_takes_one_second_takes_two_first_takes_the_last() -> None:
    match = play_to(begin(), "draft_card")
    row = match.row[:]
    first = match.first
    order = []
    while match.decision_name == "draft_card":
        order.append(match.decider)
        answer(match)
    assert order == [first, 1 - first, 1 - first]  # the last card is no choice
    assert [drafted["player"] for drafted in told(match, "card_drafted")] == [
        first,
        1 - first,
        1 - first,
        first,
    ]
    assert sorted(match.players[0].hand + match.players[1].hand) == sorted(row)
    assert [len(player.hand) for player in match.players] == [2, 2]


def test_3_5_the_row_is_refilled_with_four() -> None:
    match = play_to(begin(), "take_action")
    drafted = match.players[0].hand + match.players[1].hand
    assert len(set(match.row)) == 4
    assert not set(match.row) & set(drafted)


@pytest.mark.parametrize("seed", range(60))
def test_3_5_ruling_effects_on_taking_do_not_fire_in_the_draft(seed: int) -> None:
    match = begin(arena="tainted_grail", seed=seed)
    play_to(match, "take_action")
    assert told(match, "wounded") == []
    assert [player.wounds for player in match.players] == [0, 0]


def test_3_5_ruling_and_there_were_such_cards_in_those_drafts() -> None:
    drafted: set[int] = set()
    for seed in range(60):
        match = play_to(begin(arena="tainted_grail", seed=seed), "take_action")
        for player in match.players:
            drafted.update(match.arena.cards[card].attack for card in player.hand)
    assert "wyrd" in {match.book.attacks[number].key for number in drafted}


# ------------------------------------------------------------------ 3.6 the Candles
@pytest.mark.parametrize("seed", SEEDS)
def test_3_6_the_candles_are_shuffled_in_only_after_the_first_row(seed: int) -> None:
    match = begin(arena="tainted_grail", seed=seed)
    play_to(match, "draft_card")
    assert max(match.row + match.deck) < 36
    play_to(match, "take_action")
    assert told(match, "candle_drawn") == []
    assert max(match.row) < 36
    assert [card for card in sorted(match.deck) if card >= 36] == [36, 37, 38, 39]


def test_3_6_the_candles_lie_anywhere_in_the_deck() -> None:
    places: set[int] = set()
    for seed in SEEDS:
        match = play_to(begin(arena="tainted_grail", seed=seed), "take_action")
        places.update(place for place, card in enumerate(match.deck) if card >= 36)
    assert len(places) > 20


def test_3_6_siege_storm_has_no_candles() -> None:
    match = play_to(begin(), "take_action")
    assert sorted(match.deck + match.row + match.players[0].hand + match.players[1].hand) == list(
        range(36)
    )
