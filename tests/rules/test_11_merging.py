"""11 Merging boxes."""

from __future__ import annotations

import itertools
import random

import pytest

from knockdown.content import UnknownKey, load
from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match, Setup
from knockdown.engine.match import new_match as new_numbered_match
from knockdown.setup import new_match

SEEDS = range(200)


def play_to(match: Match, decision: str) -> Match:
    while match.decision_name != decision:
        match.apply(match.options[0])
    return match


# ---------------------------------------------------------------- 11.1 what is chosen
def test_11_1_fighters_skills_and_arena_may_come_from_different_boxes() -> None:
    library = load()
    match = new_match(("veroth", "maggot"), "tainted_grail", "siege_storm", 4)
    play_to(match, "take_action")
    assert [library.book.fighters[p.fighter].key for p in match.players] == ["veroth", "maggot"]
    assert match.arena.key == "tainted_grail"
    skills = set(library.skill_set("siege_storm").skills)
    assert {p.kept_first for p in match.players} | {p.kept_second for p in match.players} <= skills


@pytest.mark.parametrize(
    ("arena", "skills"), list(itertools.product(["siege_storm", "tainted_grail"], repeat=2))
)
def test_11_1_every_mixture_can_be_played_to_the_end(arena: str, skills: str) -> None:
    for seed in range(3):
        match = new_match(("driana", "lost_knight"), arena, skills, seed)
        chance = random.Random(seed)
        while not match.is_over:
            match.apply(chance.choice(match.options))
        assert max(player.victories for player in match.players) == 2


def test_11_1_both_fighters_may_come_from_one_box() -> None:
    match = new_match(("maggot", "lost_knight"), "siege_storm", "siege_storm", 1)
    play_to(match, "take_action")
    assert match.arena.key == "siege_storm"


def test_11_1_everything_can_be_drawn_at_random() -> None:
    """Every selection token comes up, and each says what was drawn."""
    library = load()
    fighters: set[int] = set()
    arenas: set[str] = set()
    skill_sets: set[int] = set()
    for seed in SEEDS:
        match = new_match(seed=seed, recording=True)
        fighters.update(player.fighter for player in match.players)
        arenas.add(match.arena.key)
        skill_sets.add(match.skill_set)
        kinds = [e.to_dict()["kind"] for e in match.events if e.name == "token_drawn"]
        assert kinds == ["arena", "skill_set", "fighter", "fighter"]
    assert fighters == set(range(len(library.book.fighters)))
    assert arenas == {"siege_storm", "tainted_grail"}
    assert skill_sets == {0, 1}


def test_11_1_the_same_fighter_is_never_drawn_twice() -> None:
    for seed in SEEDS:
        match = new_match(seed=seed)
        assert match.players[0].fighter != match.players[1].fighter


@pytest.mark.parametrize("fighters", [("veroth", "random"), ("random", "veroth")])
def test_11_1_nor_the_one_the_other_player_has_chosen(fighters: tuple[str, str]) -> None:
    veroth = load().fighter("veroth").index
    for seed in SEEDS:
        match = new_match(fighters, seed=seed)
        assert [player.fighter for player in match.players].count(veroth) == 1


def test_11_1_nor_picked_when_it_was_drawn() -> None:
    for seed in range(30):
        match = new_match(("random", "pick"), seed=seed)
        assert match.decision_name == "pick_fighter"
        assert match.players[0].fighter not in [option.a for option in match.options]


def test_11_1_what_is_chosen_is_not_drawn() -> None:
    match = new_match(("veroth", "maggot"), "siege_storm", "tainted_grail", 9, recording=True)
    assert [event for event in match.events if event.name == "token_drawn"] == []


@pytest.mark.parametrize(
    ("fighters", "arena", "skills"),
    [
        (("veroth", "nobody"), "siege_storm", "siege_storm"),
        (("veroth", "maggot"), "nowhere", "siege_storm"),
        (("veroth", "maggot"), "siege_storm", "nothing"),
    ],
)
def test_11_1_what_no_box_has_is_refused(
    fighters: tuple[str, str], arena: str, skills: str
) -> None:
    with pytest.raises(UnknownKey):
        new_match(fighters, arena, skills)


def test_11_1_numbers_no_box_has_are_refused() -> None:
    with pytest.raises(SetupError, match="fighter"):
        new_numbered_match(load().book, Setup(fighters=(0, 99)))


# ------------------------------------------------------- 11.2 the deck of the arena
@pytest.mark.parametrize(
    ("arena", "marks"), [("siege_storm", {"ram", "taunt"}), ("tainted_grail", {"wyrd", "leap"})]
)
def test_11_2_an_arena_brings_its_own_attack_deck(arena: str, marks: set[str]) -> None:
    """Whatever box fighters and Skills come from."""
    other = "tainted_grail" if arena == "siege_storm" else "siege_storm"
    fighters = ("veroth", "xingo") if other == "siege_storm" else ("maggot", "mistbearer")
    match = play_to(new_match(fighters, arena, other, 2), "draft_card")
    attacks = [
        match.book.attacks[match.arena.cards[card].attack] for card in match.row + match.deck
    ]
    assert {attack.box for attack in attacks} == {arena}
    assert marks <= {attack.key for attack in attacks}
    assert len(attacks) == 36


def test_11_2_tainted_grails_arena_brings_its_candles() -> None:
    match = play_to(new_match(("veroth", "xingo"), "tainted_grail", "siege_storm"), "take_action")
    assert len([card for card in match.deck if card >= match.arena.attack_cards]) == 4


def test_11_2_siege_storms_arena_has_none_for_anybody() -> None:
    match = play_to(
        new_match(("maggot", "mistbearer"), "siege_storm", "tainted_grail"), "take_action"
    )
    assert max(match.deck) < match.arena.attack_cards == len(match.arena.cards)
