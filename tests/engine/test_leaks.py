"""5.2: a player's view, options and events tell what the player may know, no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from random_matches import (
    BOOK,
    LINE_UPS,
    LineUp,
    any_option,
    choices,
    decisions,
    numbers,
    play_on,
)

from knockdown.engine.book import NONE
from knockdown.engine.events import EVERYBODY, UNSEEN, CardDrawn, SkillKept, SkillsReceived
from knockdown.engine.hand import draw_hidden
from knockdown.engine.match import Match, determinize_view, from_dict
from knockdown.engine.rng import Rng

NOW_AND_THEN = 23
MANY = 300
SIEGE_STORM, TAINTED_GRAIL = LINE_UPS[0], LINE_UPS[1]
each_line_up = pytest.mark.parametrize("line_up", LINE_UPS, ids=str)


# ------------------------------------------------------------------ another deal
@each_line_up
def test_a_match_dealt_from_a_view_gives_the_same_view(line_up: LineUp) -> None:
    match = line_up.begin()
    rng = choices(line_up.seed + 1000)
    for count in decisions(match, choices(line_up.seed)):
        for seat in range(2):
            view = match.view(seat)
            dealt = determinize_view(view, rng)
            assert dealt.view(seat).to_dict() == view.to_dict()
            assert (dealt.decider, dealt.decision) == (match.decider, match.decision)
            assert len(dealt.options) >= 2
            # Loading checks the whole table and asks the pending decision again.
            assert from_dict(BOOK, dealt.to_dict()).options == dealt.options
            if seat == match.decider:
                assert dealt.options == match.options
            if count % NOW_AND_THEN == 0:
                assert dealt.seed != match.seed
                play_to_the_end(dealt, count)


def play_to_the_end(match: Match, seed: int) -> None:
    for _ in decisions(match, choices(seed)):
        pass
    assert match.is_over


@each_line_up
def test_the_view_of_a_finished_match_can_be_dealt_again(line_up: LineUp) -> None:
    match = line_up.begin()
    play_to_the_end(match, line_up.seed)
    for seat in range(2):
        dealt = determinize_view(match.view(seat), choices(1))
        assert dealt.view(seat).to_dict() == match.view(seat).to_dict()
        assert dealt.is_over


def deals(match: Match, seat: int) -> Iterator[Match]:
    rng = choices(7)
    for _ in range(MANY):
        yield determinize_view(match.view(seat), rng)


def first_turn(line_up: LineUp, hidden: tuple[int, int] = (0, 0)) -> Match:
    """The first turn has begun, and both have drawn this many cards unseen."""
    match = line_up.begin()
    rng = choices(line_up.seed)
    while match.round == 0:
        match.apply(any_option(match, rng))
    for seat in range(2):
        for _ in range(hidden[seat]):
            draw_hidden(match, seat)
    return from_dict(BOOK, match.to_dict())


def test_the_deck_is_dealt_in_any_order() -> None:
    match = first_turn(SIEGE_STORM)
    decks = [tuple(dealt.deck) for dealt in deals(match, 0)]
    assert len(set(decks)) == MANY
    assert all(sorted(deck) == sorted(match.deck) for deck in decks)
    assert_evenly_spread(Counter(deck[-1] for deck in decks), match.deck)


def test_cards_the_opponent_drew_unseen_may_be_any_unseen_card() -> None:
    match = first_turn(TAINTED_GRAIL, hidden=(0, 2))
    attack_cards = [card for card in match.deck if card < match.arena.attack_cards]
    unseen = attack_cards + match.players[1].hidden
    held = Counter(card for dealt in deals(match, 0) for card in dealt.players[1].hidden)
    assert_evenly_spread(held, unseen)


def test_cards_the_viewer_drew_unseen_stay_with_the_viewer() -> None:
    match = first_turn(SIEGE_STORM, hidden=(2, 0))
    for dealt in deals(match, 0):
        assert dealt.players[0].hidden == match.players[0].hidden
        assert not set(dealt.deck) & set(match.players[0].hidden)


def assert_evenly_spread(found: Counter[int], possible: list[int]) -> None:
    """Every outcome occurs, and none far too often (5 σ)."""
    assert set(found) == set(possible)
    expected = found.total() / len(possible)
    assert max(found.values()) < expected + 6 * expected**0.5 + 3


def new_draft() -> Match:
    """3.3: the Skill draft has just begun; seat 0 is to keep a Skill."""
    return LINE_UPS[0].begin()


def skills_of(match: Match) -> list[int]:
    return BOOK.skill_sets[match.skill_set].skills


# Decisions of the draft: keep, keep, keep again, keep again, show, show.
@pytest.mark.parametrize("stage", range(7))
@pytest.mark.parametrize("seat", [0, 1])
def test_the_opponents_skills_are_dealt_again_at_each_stage_of_the_draft(
    stage: int, seat: int
) -> None:
    match = new_draft()
    rng = choices(stage)
    for _ in range(stage):
        match.apply(any_option(match, rng))
    me, them = match.players[seat], match.players[1 - seat]
    known = {me.kept_first, me.kept_second, *me.dealt, *me.received, *me.passed, *them.skills()}
    strange = [skill for skill in skills_of(match) if skill not in known]
    exchanged = bool(me.received)
    all_deals = [dealt.players[1 - seat] for dealt in deals(match, seat)]
    if them.dealt:
        found = Counter(skill for player in all_deals for skill in player.dealt)
        assert_evenly_spread(found, me.passed if exchanged else strange)
    if them.kept_first != NONE and not them.shown & 1:
        assert_evenly_spread(Counter(player.kept_first for player in all_deals), strange)
    if them.passed and not exchanged:
        found = Counter(skill for player in all_deals for skill in player.passed)
        assert_evenly_spread(found, strange)
    if them.kept_second != NONE and not them.shown & 2:
        assert_evenly_spread(Counter(player.kept_second for player in all_deals), me.passed)
    if them.to_show != NONE and not them.shown:
        assert_evenly_spread(Counter(player.to_show for player in all_deals), [1, 2])
    for player in all_deals:
        held = [player.kept_first, player.kept_second, *player.dealt, *player.passed]
        held = [skill for skill in held if skill != NONE]
        assert len(set(held)) == len(held)
        assert (player.kept_first == NONE) == (them.kept_first == NONE)
        assert (player.kept_second == NONE) == (them.kept_second == NONE)


# ------------------------------------------- two matches that differ in a secret
# A secret changes a match into another that looks the same to the viewer. It returns
# a function that says whether the secret is still kept, or None if the match has no
# such secret now.
Kept = Callable[[Match], bool]
Secret = Callable[[Match, int, Rng], Kept | None]


def reorder_the_deck(match: Match, seat: int, rng: Rng) -> Kept | None:
    """The lower half of the deck lies in another order, until it is reached."""
    half = len(match.deck) // 2
    lower = match.deck[:half]
    rng.shuffle(lower)
    match.deck = lower + match.deck[half:]
    this_round = match.round
    return lambda m: m.round == this_round and len(m.deck) >= half


def exchange_a_hidden_card(match: Match, seat: int, rng: Rng) -> Kept | None:
    """The opponent drew another card with the same symbols, until it is seen."""
    them = match.players[1 - seat]
    if not them.hidden:
        return None
    cards = match.arena.cards
    card = them.hidden[-1]
    for place, other in enumerate(match.deck[:12]):
        if cards[other].face == cards[card].face:
            them.hidden[-1] = other
            match.deck[place] = card
            this_round = match.round
            return lambda m: (
                m.round == this_round and len(m.deck) > place and other in them_hold(m, seat)
            )
    return None


def them_hold(match: Match, seat: int) -> list[int]:
    """What the opponent of `seat` holds unseen, in either of the two matches."""
    return match.players[1 - seat].hidden


def exchange_the_face_down_skill(match: Match, seat: int, rng: Rng) -> Kept | None:
    """The opponent kept another Skill face down, until it is turned up."""
    me, them = match.players[seat], match.players[1 - seat]
    if them.shown == 1:
        other = [skill for skill in me.passed if skill != them.kept_second]
        them.kept_second = other[0]
        return lambda m: m.players[1 - seat].shown == 1
    if them.shown == 2:
        known = {me.kept_first, *me.passed, *me.received, them.kept_first, them.kept_second}
        them.kept_first = min(skill for skill in skills_of(match) if skill not in known)
        return lambda m: m.players[1 - seat].shown == 2
    return None


def exchange_the_skills_dealt(match: Match, seat: int, rng: Rng) -> Kept | None:
    """The opponent chooses from other Skills, until some are passed or shown."""
    me, them = match.players[seat], match.players[1 - seat]
    if len(them.dealt) != 3 or not (me.dealt or me.passed):
        return None
    known = {me.kept_first, *me.dealt, *me.passed, *them.dealt}
    them.dealt = [skill for skill in skills_of(match) if skill not in known][:3]
    return lambda m: not m.players[seat].received


SECRETS = [
    reorder_the_deck,
    exchange_a_hidden_card,
    exchange_the_face_down_skill,
    exchange_the_skills_dealt,
]


@pytest.mark.parametrize("secret", SECRETS)
def test_a_secret_shows_only_when_it_is_revealed(secret: Secret) -> None:
    compared = 0
    for line_up in LINE_UPS:
        match = line_up.begin()
        rng = choices(line_up.seed)
        for count in decisions(match, choices(line_up.seed)):
            if count % 5 == 0 or match.round == 0:
                for seat in range(2):
                    compared += compare_with_another(match, secret, seat, rng)
    assert compared >= 120


def compare_with_another(match: Match, secret: Secret, seat: int, rng: Rng) -> int:
    """Play two matches side by side. Returns for how many states the secret was kept."""
    one, other = match.clone(), match.clone()
    is_kept = secret(other, seat, rng)
    if is_kept is None:
        return 0
    other.options = from_dict(BOOK, other.to_dict()).options
    one.recording = other.recording = True
    for compared in range(25):
        assert one.view(seat).to_dict() == other.view(seat).to_dict()
        assert seen(one, seat) == seen(other, seat)
        if one.is_over:
            return compared + 1
        place = rng.below(len(one.options))
        assert len(other.options) == len(one.options)
        one.apply(one.options[place])
        other.apply(other.options[place])
        if not is_kept(other):
            return compared + 1
    return 25


def seen(match: Match, seat: int) -> list[dict[str, object]]:
    return [event.seen_by(seat).to_dict() for event in match.events]


def test_exchanged_secrets_do_show_once_they_are_revealed() -> None:
    """The comparison would notice: played to the end, the two matches part."""
    match = LINE_UPS[0].begin()
    for count in decisions(match, choices(1)):
        if count == 20:
            break
    other = match.clone()
    assert reorder_the_deck(other, 0, choices(2)) is not None
    assert play_on(match, choices(3), 60) != play_on(other, choices(3), 60)


# -------------------------------------------------------------------------- events
def test_an_event_hides_from_the_opponent_what_only_its_player_sees() -> None:
    for event, hidden in (
        (CardDrawn(0, 5), {"event": "card_drawn", "player": 0, "card": UNSEEN}),
        (SkillKept(0, 5), {"event": "skill_kept", "player": 0, "skill": UNSEEN}),
        (
            SkillsReceived(0, [5, 6]),
            {"event": "skills_received", "player": 0, "skills": [UNSEEN, UNSEEN]},
        ),
    ):
        assert event.seen_by(1).to_dict() == hidden
        assert event.seen_by(0).to_dict() == event.to_dict()
        assert event.seen_by(EVERYBODY).to_dict() == event.to_dict()
        assert event.to_dict() != hidden


@each_line_up
def test_events_name_no_card_or_skill_the_player_has_not_seen(line_up: LineUp) -> None:
    """Every number that an event shows is also in the view at that moment."""
    match = line_up.begin(recording=True)
    for _ in decisions(match, choices(line_up.seed)):
        for seat in range(2):
            unseen = set(match.view(seat).unseen_cards())
            for shown in seen_this_round(match, seat):
                assert unseen.isdisjoint(cards_in(shown)), shown
        match.events = []


def seen_this_round(match: Match, seat: int) -> list[dict[str, object]]:
    """Without the events of the last round: its cards are in the new deck."""
    events = seen(match, seat)
    for place in range(len(events) - 1, -1, -1):
        if events[place]["event"] == "round_ended":
            return events[place:]
    return events


def cards_in(shown: dict[str, object]) -> list[int]:
    cards = shown.get("cards", [])
    assert isinstance(cards, list)
    card = shown.get("card", UNSEEN)
    assert isinstance(card, int)
    return [number for number in [*cards, card] if number != UNSEEN]


def test_options_are_shown_only_to_the_player_who_decides() -> None:
    match = LINE_UPS[0].begin()
    for _ in decisions(match, choices(5)):
        assert numbers(match.view(match.decider).options) == numbers(match.options)
        assert match.view(1 - match.decider).options == []
