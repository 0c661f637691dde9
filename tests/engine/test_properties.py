"""What holds at every decision of every match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from random_matches import (
    BOOK,
    LINE_UPS,
    LONGEST_MATCH,
    LineUp,
    any_option,
    choices,
    decisions,
    fingerprint,
    numbers,
    play_on,
)
from scene import Scene

from knockdown.engine.book import NONE
from knockdown.engine.errors import IllegalOption, MatchOver
from knockdown.engine.frames import DiscardFrame, TakeFrame
from knockdown.engine.hand import hand_limit
from knockdown.engine.match import Match, from_dict
from knockdown.engine.match_rules import KNOCKDOWNS, RELIEFS, USUAL, MatchRules
from knockdown.engine.options import ATTACKS, MOVE, MOVES, REACTS, THE_PASS, option
from knockdown.engine.save import PLAYER_FLAGS
from knockdown.engine.table import Player

# The interval, in decisions, of checks that would take too long at every decision.
NOW_AND_THEN = 9
each_line_up = pytest.mark.parametrize("line_up", LINE_UPS, ids=str)


def test_the_line_ups_cover_what_can_be_chosen() -> None:
    pairs = {(frozenset(each.fighters), each.arena) for each in LINE_UPS}
    assert len(pairs) == 15 * 2
    assert {each.knockdown for each in LINE_UPS} == set(KNOCKDOWNS)
    assert {each.relief for each in LINE_UPS} == set(RELIEFS)
    assert {each.arena == each.skills for each in LINE_UPS} == {True, False}
    assert min(each.stall_turns for each in LINE_UPS) == 0


# ------------------------------------------------------------ save, load and clone
@each_line_up
def test_a_saved_match_loads_as_the_same_match(line_up: LineUp) -> None:
    match = line_up.begin()
    for count in decisions(match, choices(line_up.seed)):
        loaded = from_dict(BOOK, match.to_dict())
        assert_equal_matches(loaded, match)
        if count % NOW_AND_THEN == 0:
            future = play_on(match.clone(), choices(count), 20)
            assert play_on(loaded, choices(count), 20) == future


def assert_equal_matches(loaded: Match, match: Match) -> None:
    assert loaded.to_dict() == match.to_dict()
    assert fingerprint(loaded) == fingerprint(match)
    assert loaded.options == match.options
    for seat in range(2):
        assert loaded.view(seat).to_dict() == match.view(seat).to_dict()
        if match.players[seat].shown:
            assert loaded.kit(seat) is match.kit(seat)


@each_line_up
def test_the_end_of_a_match_can_be_saved_too(line_up: LineUp) -> None:
    match = line_up.begin()
    for _ in decisions(match, choices(line_up.seed)):
        pass
    assert_cards_conserved(match)
    loaded = from_dict(BOOK, match.to_dict())
    assert_equal_matches(loaded, match)
    assert loaded.is_over


@each_line_up
def test_a_clone_lives_its_own_life(line_up: LineUp) -> None:
    """Changes of the original or of another clone do not affect it."""
    match = line_up.begin()
    clones: list[tuple[Match, str]] = []
    for count in decisions(match, choices(line_up.seed)):
        clone = match.clone()
        before = fingerprint(match)
        assert fingerprint(clone) == before
        clones.append((clone, before))
        if count % NOW_AND_THEN == 0:
            play_on(clone.clone(), choices(count), 30)
            assert fingerprint(match) == before
    assert [fingerprint(clone) for clone, _ in clones] == [before for _, before in clones]


def test_every_number_and_flag_is_cloned_and_saved() -> None:
    """Those too that no card of the boxes has changed yet."""
    match = LINE_UPS[0].begin()
    for place, field in enumerate(("heavy", "light", "more_heavy", "more_light", "used_powers")):
        setattr(match.players[0], field, 3 + place)
    match.match_rules = MatchRules("table", "heavy", stall_turns=20)
    for place, field in enumerate(("turn", "quiet_turns", "shuffles", "rolls"), 21):
        setattr(match, field, place)
    for field in PLAYER_FLAGS:
        setattr(match.players[1], field, True)
    match.towers, match.candles, match.stirred = 30, 31, True
    assert match.clone().to_dict() == match.to_dict()
    assert from_dict(BOOK, match.to_dict()).to_dict() == match.to_dict()
    assert {*flat(match.to_dict())} >= {*range(3, 8), *range(20, 25), 30, 31}


def flat(tree: object) -> Iterator[object]:
    if isinstance(tree, dict):
        tree = list(tree.values())
    if isinstance(tree, list):
        for part in tree:
            yield from flat(part)
    else:
        yield tree


@each_line_up
def test_views_do_not_change_when_the_match_goes_on(line_up: LineUp) -> None:
    match = line_up.begin()
    views = []
    for count in decisions(match, choices(line_up.seed)):
        if count % NOW_AND_THEN == 0:
            view = match.view(count % 2)
            views.append((view, repr(view.to_dict())))
    assert [repr(view.to_dict()) for view, _ in views] == [before for _, before in views]


# ------------------------------------------------------------------------- options
@each_line_up
def test_a_decision_has_different_options_and_refuses_all_others(line_up: LineUp) -> None:
    match = line_up.begin()
    strange = [*MOVES[:12], *ATTACKS[:40], *REACTS[:4], THE_PASS, option(MOVE, 31)]
    for count in decisions(match, choices(line_up.seed)):
        offered = numbers(match.options)
        assert len(offered) >= 2
        assert len(set(offered)) == len(offered)
        assert match.decider in (0, 1)
        if count % NOW_AND_THEN == 0:
            before = fingerprint(match)
            for other in strange:
                if other not in match.options:
                    with pytest.raises(IllegalOption, match=match.decision_name):
                        match.apply(other)
            assert fingerprint(match) == before


@each_line_up
def test_nothing_can_be_decided_after_the_end(line_up: LineUp) -> None:
    match = line_up.begin()
    rng = choices(line_up.seed)
    last = THE_PASS
    while not match.is_over:
        last = any_option(match, rng)
        match.apply(last)
    before = fingerprint(match)
    assert match.options == []
    assert match.players[match.winner].victories == 2
    assert match.players[1 - match.winner].victories < 2
    for late in (last, THE_PASS, MOVES[0]):
        with pytest.raises(MatchOver):
            match.apply(late)
    assert fingerprint(match) == before


# --------------------------------------------------------------------- on the table
@each_line_up
def test_the_table_is_in_order(line_up: LineUp) -> None:
    match = line_up.begin()
    for _ in decisions(match, choices(line_up.seed)):
        if match.row:
            assert_cards_conserved(match)
            assert_spaces_fit(match)
            assert_hands_fit(match)
        assert_tokens_fit(match)
        for player in match.players:
            assert player.heavy >= 0 and player.light >= 0
            assert player.victories <= 1


def assert_cards_conserved(match: Match) -> None:
    """Each card lies in one place; a row card being resolved belongs to its attack."""
    cards = [card for card in match.row if card != NONE] + match.deck + match.discards
    for player in match.players:
        cards += player.hand + player.hidden
    in_game = len(match.arena.cards) if match.round else match.arena.attack_cards
    missing = set(range(in_game)) - set(cards)
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(range(in_game))
    assert len(missing) <= 1
    attacking = [frame.card for frame in match.stack if isinstance(frame, TakeFrame)]
    assert missing <= set(attacking)


def assert_spaces_fit(match: Match) -> None:
    one, two = match.players[0].space, match.players[1].space
    assert 0 <= one < match.arena.spaces
    assert 0 <= two < match.arena.spaces
    assert one != two


def assert_hands_fit(match: Match) -> None:
    """5.3: above the limit only while the surplus is being discarded."""
    for seat, player in enumerate(match.players):
        held = player.hand + player.hidden
        assert_counted(match, player)
        leaving = sum(
            frame.left
            for frame in match.stack
            if isinstance(frame, DiscardFrame) and frame.seat == seat
        )
        assert len(held) - leaving <= hand_limit(match.kit(seat), match.kit(1 - seat))
        assert match.kit(seat).skills == player.skills()
        assert match.kit(seat).fighter == player.fighter


def assert_counted(match: Match, player: Player) -> None:
    """4.6: a hand is also kept as counts, four bits for each face and each symbol."""
    faces = [match.arena.cards[card].face for card in player.hand + player.hidden]
    symbols = [symbol for face in faces for symbol in match.arena.faces[face].symbols]
    assert player.faces == sum(1 << (4 * face) for face in faces)
    assert player.symbols == sum(1 << (5 * symbol) for symbol in symbols)


def assert_tokens_fit(match: Match) -> None:
    """1.2: token counts are limits, for each owner."""
    codes = [code for player in match.players for code in player.tokens]
    codes += [placed >> 5 for placed in match.board]
    for code, count in Counter(codes).items():
        assert count <= BOOK.tokens[code >> 1].count
    spaces = Counter((placed >> 6, placed & 31) for placed in match.board)
    assert all(count == 1 for count in spaces.values())


# ------------------------------------------------------------------------- the end
@pytest.mark.parametrize("place", [0, -1])
@each_line_up
def test_stubborn_players_end_a_match_too(line_up: LineUp, place: int) -> None:
    """4.9: always the first option, or always the last. The first is a Move."""
    match = line_up.begin()
    match.match_rules = USUAL
    for _ in range(LONGEST_MATCH):
        if match.is_over:
            break
        match.apply(match.options[place])
    assert match.is_over


@pytest.mark.parametrize("tokens", ["", "poison"])
def test_wounds_without_an_attack_do_not_put_off_the_end(tokens: str) -> None:
    """4.9: seat 0 walks to and fro, in the dark or poisoned, and nobody does anything."""
    scene = Scene(
        arena="tainted_grail",
        spaces=(1, 5),
        tokens=(tokens, ""),
        candles=0 if tokens else 1,
        stall_turns=4,
    )
    turns = 0
    while scene.match.round == 1 and turns < 50:
        there, back = (2, 1) if scene.match.active == 0 else (6, 5)
        scene.play(f"move {there}", f"move {back}")
        turns += 1
    assert scene.match.round == 2
