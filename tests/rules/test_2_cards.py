"""2 Cards and sheets."""

from __future__ import annotations

import pytest
from rules.proving_ground import proving
from scene import Scene

from knockdown.content import LANGUAGES, load
from knockdown.engine.book import NONE
from knockdown.engine.terms import SYMBOL_LETTERS, WILD


# ------------------------------------------------------------------ 2.1 attacks
def test_2_1_attack_cards_have_symbols_and_no_cost() -> None:
    book = load().book
    for arena in book.arenas:
        for card in arena.cards[: arena.attack_cards]:
            assert 1 <= len(arena.faces[card.face].symbols) <= 2
            assert book.attacks[card.attack].cost == NONE


def test_2_1_special_attacks_have_a_cost() -> None:
    book = load().book
    for fighter in book.fighters:
        for number in fighter.specials:
            assert book.costs[book.attacks[number].cost].slots


def test_2_1_the_pool_comes_first_and_the_wounds_in_the_effects_frame_after_it() -> None:
    scene = Scene(arena="tainted_grail", row=["hook"])
    scene.play("attack hook.F")
    wounded = scene.told("wounded")
    assert [(w["heavy"], w["light"], w["cause"]) for w in wounded] == [
        (0, 1, "attack"),
        (1, 0, "effect"),
    ]


def test_2_1_ruling_a_reaction_card_in_the_row_resolves_like_any_attack() -> None:
    scene = proving(row=["reprisal"])
    scene.play("attack reprisal.K")
    assert scene.wounds(1) == "1/1"
    assert scene.space(1) == 6
    assert scene.asked == (0, "start_test")
    scene.play("no")
    assert scene.hand(0) == ["K"]


def test_2_1_ruling_a_reaction_card_in_the_row_cannot_be_blocked() -> None:
    scene = proving(hands=("", "B B B"), row=["reprisal"])
    scene.play("attack reprisal.K")
    assert scene.wounds(1) == "1/1"


def test_2_1_ruling_a_reaction_card_in_the_row_can_be_answered_like_any_attack() -> None:
    scene = proving(hands=("", "K"), row=["reprisal"])
    scene.play("attack reprisal.K")
    assert scene.offered == ["react riposte", "pass"]


# ------------------------------------------------------------------- 2.2 sheets
def test_2_2_a_fighter_sheet_has_a_name_a_class_and_four_special_attacks() -> None:
    library = load()
    for fighter in library.book.fighters:
        assert len(fighter.specials) == 4
        for language in LANGUAGES:
            assert library.fighter_name(fighter, language)
            assert library.fighter_class(fighter, language)


# ------------------------------------------------------------------- 2.3 Skills
def test_2_3_a_skill_has_a_name_an_effect_and_an_initiative_of_its_own() -> None:
    library = load()
    for skill_set in library.book.skill_sets:
        skills = [library.book.skills[number] for number in skill_set.skills]
        assert all(library.skill_name(skill, "en") for skill in skills)
        assert sorted(skill.initiative for skill in skills) == list(range(1, 13))


def test_2_3_only_face_up_skills_are_active() -> None:
    """Light Feet does nothing until losing a round turns it face up."""
    scene = Scene(row=["high_punch"], skills=("", "iron_guard"), spaces=(6, 7))
    loser = scene.match.players[1]
    loser.kept_second = scene.library.skill("light_feet").index
    scene.play("move 5", "move 6")
    assert [move for move in scene.offered if move.startswith("move")] == ["move 8"]
    scene.play("move 8", "move 7", "attack high_punch.F", "test", "failed")
    assert scene.asked == (1, "take_action")
    moves = [move for move in scene.offered if move.startswith("move")]
    assert moves == ["move 5", "move 6", "move 8", "move 9"]


def test_2_3_a_skill_stays_active_in_later_rounds() -> None:
    scene = Scene(row=["high_punch"], skills=("light_feet", ""))
    scene.play("attack high_punch.F", "test", "failed")
    assert scene.match.round == 2
    seat = scene.match.players[0]
    assert scene.match.kit(0).steps == 2
    assert seat.skills() == [scene.library.skill("light_feet").index]


def test_2_3_a_skill_acts_only_while_its_condition_holds() -> None:
    """Counterpunch asks for a distance of 1."""
    near = Scene(row=["throwing_knife"], hands=("", "B F"), skills=("", "counterpunch"))
    near.play("attack throwing_knife.K", "block wounds B")
    assert near.wounds(0) == "0/1"
    far = Scene(
        row=["throwing_knife"],
        spaces=(3, 5),
        hands=("", "B F"),
        skills=("", "counterpunch"),
    )
    far.play("attack throwing_knife.K", "block wounds B")
    assert far.wounds(0) == "0/0"


def test_2_3_ruling_a_skill_without_may_is_automatic() -> None:
    scene = Scene(
        arena="tainted_grail",
        spaces=(4, 9),
        wounds=("0/2", "0/0"),
        skills=("heart_of_the_arena", ""),
        actions=1,
    )
    scene.play("move 5")
    assert scene.wounds(0) == "0/1"
    assert scene.asked[0] == 1


def test_2_3_ruling_a_skill_that_says_may_is_asked_about() -> None:
    scene = Scene(spaces=(4, 9), skills=("", "vulture_eye"), actions=1)
    scene.play("move 5")
    assert scene.asked == (1, "use_or_not")
    assert scene.offered == ["use vulture_eye", "pass"]


@pytest.mark.parametrize("arena", ["siege_storm", "tainted_grail"])
def test_2_3_a_skill_that_names_an_attack_works_with_any_box(arena: str) -> None:
    scene = Scene(arena=arena, spaces=(4, 7), skills=("hard_knees", ""), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.wounds(1) == "0/2"


# ------------------------------------------------------------------ 2.4 symbols
def test_2_4_wild_appears_only_in_costs() -> None:
    for arena in load().book.arenas:
        for face in arena.faces:
            assert set(face.letters) <= set(SYMBOL_LETTERS)


@pytest.mark.parametrize("symbol", list(SYMBOL_LETTERS))
def test_2_4_ruling_wild_is_paid_by_any_symbol(symbol: str) -> None:
    scene = Scene(fighters=("xingo", "veroth"), spaces=(4, 6), hands=(f"K {symbol}", ""))
    scene.play("special glaive_sweep")
    assert scene.wounds(1) == "2/0"
    assert scene.hand(0) == []


def test_2_4_wild_still_needs_a_symbol() -> None:
    scene = Scene(fighters=("xingo", "veroth"), spaces=(4, 6), hands=("K", ""))
    assert "special glaive_sweep" not in scene.offered


@pytest.mark.parametrize(
    ("symbol", "pays"), [("F", True), ("D", True), ("B", False), ("K", False), ("M", False)]
)
def test_2_4_a_cost_may_offer_an_alternative(symbol: str, pays: bool) -> None:
    """Grasp of Fury costs a Fist or a Dash."""
    scene = Scene(fighters=("xingo", "veroth"), hands=("", symbol))
    scene.play("move 3")
    assert (scene.asked == (1, "react_now")) == pays


def test_2_4_the_alternative_is_a_choice_between_two_cards() -> None:
    scene = Scene(fighters=("xingo", "veroth"), hands=("", "D F"))
    scene.play("move 3", "react grasp_of_fury")
    assert scene.offered == ["pay D", "pay F"]


def test_2_4_one_cost_of_siege_storm_is_either_or() -> None:
    book = load().book
    either_or = [
        attack.key
        for attack in book.attacks
        if attack.box == "siege_storm"
        and attack.cost != NONE
        and any(slot != WILD and slot.bit_count() > 1 for slot in book.costs[attack.cost].slots)
    ]
    assert either_or == ["grasp_of_fury"]
