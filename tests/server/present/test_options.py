"""Options: words in every language, ids that are understood, and all a page has to light."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from random_matches import LINE_UPS, LineUp
from scene import Scene as Laid
from server.present.staging import inflicted, laid, option, random_play, show

from knockdown.content.words import LANGUAGES
from knockdown.engine import options as o
from knockdown.engine.frames import AttackFrame
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.referee.moves import find_move
from knockdown.server.present.labels import beyond
from knockdown.telling.reference import RULES
from knockdown.tower.pending import pending_test

EVERY = 5
LAST_OF_ONE_UNIT = 0xFFFF  # a page counts what lies beyond as two


@pytest.mark.parametrize("line_up", LINE_UPS[::5], ids=str)
def test_every_option_has_words_and_an_id_that_is_understood(line_up: LineUp) -> None:
    for count, live in enumerate(random_play(line_up)):
        match = live.match
        if count % EVERY or match.is_over or pending_test(match) is not None:
            continue
        for lang in LANGUAGES:
            question = show(live, match.decider, lang).question
            assert question is not None and question.text and question.rule in RULES
            assert [find_move(match, each.option) for each in question.options] == match.options
            for each in question.options:
                assert each.label and each.text and "{" not in each.label + each.text
                assert each.preview is None or each.preview.text
                rest = each.text[each.beyond :]
                assert rest != each.label and rest.lstrip(" .:;,") == rest
                assert max(map(ord, each.text)) <= LAST_OF_ONE_UNIT
            coming = question.coming
            if coming is not None and coming.effect:
                assert coming.in_question == (coming.effect in question.text)


@pytest.mark.parametrize(
    ("label", "text", "rest"),
    [
        ("Ignore 1", "Ignore 1. You suffer 2", "You suffer 2"),
        ("No", "No", ""),
        ("No test", "No", ""),
        ("Stalker", "Skill Stalker", "Skill Stalker"),
    ],
)
def test_the_text_does_not_repeat_the_label(label: str, text: str, rest: str) -> None:
    assert text[beyond(label, text) :] == rest


def test_2_3_a_skill_that_asks_every_turn_is_named() -> None:
    table = Laid(skills=("vulture_eye", ""), from_start=True, spaces=(4, 6), row=["ram.F"])
    question = laid(table).question
    assert question is not None and question.powers == ["vulture_eye"] and question.on_row
    question = laid(table.play("pass")).question
    assert question is not None and question.decision == "take_action" and question.powers == []
    assert not question.on_row


def test_6_2_an_effect_that_may_be_used_is_no_such_skill() -> None:
    table = Laid(skills=("brute_force", ""), row=["low_kick.F"]).play("attack low_kick.F")
    question = laid(table).question
    assert question is not None and question.decision == "use_or_not" and question.powers == []


def test_the_other_player_is_told_who_is_waited_for() -> None:
    scene = laid(Laid(), viewer=1)
    assert scene.question is None
    assert scene.waiting == "Veroth chooses an action."


def test_a_tower_is_no_question() -> None:
    table = Laid(row=["high_punch"], wounds=("0/0", "5/5"), knockdown="tower")
    table.play("attack high_punch.F", "test")
    scene = laid(table, viewer=1)
    assert scene.question is None and scene.test is not None
    assert (scene.test.heavy, scene.test.light, scene.test.starter) == (6, 5, 0)
    assert scene.test.builder == "computer"
    watched = laid(table, viewer=0)
    assert watched.waiting == "Xin'go builds a tower. Cubes: 11."


def test_7_2_more_cubes_than_a_tower_can_have_are_diced() -> None:
    table = Laid(row=["high_punch"], wounds=("0/0", "2/2"), knockdown="dice")
    table.play("attack high_punch.F", "test")
    scene = laid(table, viewer=1)
    assert scene.test is not None and (scene.test.kind, scene.test.phase) == ("dice", "over")


# ------------------------------------------------------------------------------ payments
def test_4_6_all_payments_and_what_they_lose() -> None:
    table = Laid(hands=("K F KM D", ""), spaces=(4, 5)).play("special frenzied_strike")
    question = laid(table).question
    assert question is not None
    told = {each.option: (each.letters, each.lost, each.sensible) for each in question.options}
    assert told["pay F+K"] == (["F", "K"], "", False)
    assert told["pay KM"] == (["KM"], "", True)
    assert "pay D+F" not in told
    kept = {each.option: each.keeps for each in question.options}
    assert kept["pay KM"] == ["D", "F", "K"]


def test_6_2_a_payment_leaves_what_the_attack_may_be_paid_on_top() -> None:
    """Frenzied Strike costs K ?, and F B more for two more wounds."""
    table = Laid(hands=("K F B D", ""), spaces=(4, 5)).play("special frenzied_strike")
    question = laid(table).question
    assert question is not None
    assert [each.option for each in question.options if each.sensible] == ["pay D+K"]
    table = Laid(hands=("K KM D", ""), spaces=(4, 5)).play("special frenzied_strike")
    assert option(laid(table), "pay KM").sensible  # more cannot be paid anyway


def test_4_6_a_symbol_that_is_not_needed_is_lost() -> None:
    table = Laid(hands=("BM BD", ""), fighters=("driana", "xingo")).play("special lay_snares")
    assert table.match.decision_name != "choose_payment"  # one way only is not asked
    table = Laid(hands=("BM M", ""), fighters=("driana", "xingo")).play("special lay_snares")
    scene = laid(table)
    assert option(scene, "pay BM").lost == "B" and not option(scene, "pay BM").sensible
    assert option(scene, "pay M").lost == "" and option(scene, "pay M").sensible


def test_4_7_for_a_dash_other_symbols_are_lost() -> None:
    scene = laid(Laid(hands=("D BD", "")).play("dash 3"))
    assert option(scene, "pay BD").lost == "B" and option(scene, "pay D").sensible


def test_7_a_test_that_hardly_ever_fails_is_not_the_thing_to_do() -> None:
    for wounds, early in (("0/1", True), ("5/5", False)):
        table = Laid(row=["high_punch"], wounds=("0/0", wounds)).play("attack high_punch.F")
        scene = laid(table)
        assert (option(scene, "test").early, option(scene, "no").early) == (early, False)


# ------------------------------------------------------------------------- block windows
def test_6_4_what_is_coming_and_what_each_answer_leaves() -> None:
    table = Laid(hands=("", "B F K BM"), row=["headbutt"]).play("attack headbutt.F")
    question = laid(table, viewer=1).question
    assert question is not None and question.coming is not None
    coming = question.coming
    assert (coming.attack, coming.attacker, coming.heavy, coming.ko) == ("headbutt", 0, 2, True)
    assert coming.effect == "You suffer 1 light wound."
    assert (
        coming.told == "From Veroth’s side, “the opponent” being you: “You suffer 1 light wound.”"
    )
    assert coming.text.startswith("From Veroth’s side")
    scene = laid(table, viewer=1)
    assert option(scene, "block wounds B").heavy == 1
    assert option(scene, "block wounds BM").lost == "M"
    assert option(scene, "block both B+BM").keeps == ["F", "K"]


def test_6_1_what_is_coming_counts_the_edge_before_the_reaction() -> None:
    table = Laid(fighters=("xingo", "veroth"), spaces=(2, 1), hands=("", "B B"), row=["low_kick.B"])
    question = laid(table.play("attack low_kick.B"), viewer=1).question
    assert question is not None and question.decision == "react_now"
    assert question.coming is not None and question.coming.light == 3


def test_4_8_after_the_wounds_only_the_effect_is_coming() -> None:
    table = Laid(
        arena="tainted_grail",
        fighters=("mistbearer", "maggot"),
        hands=("", "F"),
        row=["shove.F"],
    ).play("attack shove.F")
    question = laid(table, viewer=1).question
    assert question is not None and question.coming is not None
    assert (question.coming.heavy, question.coming.light) == (0, 0)
    assert question.coming.effect


def test_4_8_a_movement_is_no_attack() -> None:
    table = Laid(fighters=("xingo", "veroth"), hands=("", "F"), spaces=(4, 5)).play("move 3")
    question = laid(table, viewer=1).question
    assert question is not None and question.decision == "react_now" and question.coming is None


# --------------------------------------------------------- what an answer to an attack leaves
ANSWERING = (o.REACT_NOW, o.CHOOSE_BLOCK, o.CHOOSE_IGNORED)


def suffers(table: Laid, words: str) -> tuple[int, int]:
    found = option(laid(table, 1), words).suffers
    assert found is not None
    return found.heavy, found.light


def test_6_2_wounds_that_an_effect_adds_for_certain_are_counted() -> None:
    """Back Cut wounds once more after its fighter has changed sides."""
    table = Laid(fighters=("xingo", "veroth"), hands=("D K", "B F K"))
    table.match.players[0].crossed = True
    table.play("special back_cut")
    assert suffers(table, "pass") == (2, 1)
    assert suffers(table, "block effect B") == (1, 1)
    assert suffers(table, "block wounds B") == (1, 1)
    table.play("block wounds B")
    assert suffers(table, "ignore 1/0") == (1, 1)
    ignoring = option(laid(table, 1), "ignore 1/0")
    assert ignoring.text == "Ignore 1 heavy wound. You suffer 1 heavy and 1 light wound"


@pytest.mark.parametrize(
    ("special", "hand", "certain"),
    [("frenzied_strike", "K F F B", (2, 0)), ("fists_of_fury", "F F", (0, 1))],
)
def test_6_2_what_the_attacker_may_choose_is_not_certain(
    special: str, hand: str, certain: tuple[int, int]
) -> None:
    table = Laid(fighters=("veroth", "xingo"), hands=(hand, "B M"), wounds=("2/0", "0/0"))
    table.play(f"special {special}")
    while table.match.decider == 0:
        table.match.apply(table.match.options[0])
    assert suffers(table, "pass") == certain


def test_6_4_a_choice_before_the_wounds_makes_them_no_less_certain() -> None:
    """Disarm: the wounds come only after the blocker has discarded a card."""
    skills, hands = ("disarm", ""), ("D K", "B F F K K")
    table = Laid(fighters=("xingo", "veroth"), hands=hands, skills=skills).play("special back_cut")
    assert suffers(table, "block effect B") == (1, 1)
    table.play("block wounds B")
    assert suffers(table, "ignore 1/0") == (0, 1)


@pytest.mark.parametrize("line_up", LINE_UPS[1::4], ids=str)
def test_the_wounds_told_are_the_minimum(line_up: LineUp) -> None:
    """Whatever the attacker chooses, if the one who answered does nothing more."""
    compared = 0
    for live in random_play(line_up):
        match = live.match
        if match.decision not in ANSWERING:
            continue
        question = show(live, match.decider).question
        assert question is not None
        for each in question.options:
            if each.suffers is not None:
                told = each.suffers.heavy, each.suffers.light
                assert told == least_suffered(match, find_move(match, each.option))
                compared += 1
    assert compared


def least_suffered(match: Match, answer: Option) -> tuple[int, int]:
    beginning = match.clone()
    beginning.recording = True
    ways = list(outcomes(beginning, answer, match.decider, attacks_in_progress(match)))
    return min(heavy for heavy, _ in ways), min(light for _, light in ways)


def outcomes(match: Match, answer: Option, seat: int, attacks: int) -> Iterator[tuple[int, int]]:
    """The wounds of the seat, in each way that the attack may come to its end."""
    real = match.clone()
    real.recording, real.events = True, match.events[:]
    real.apply(answer)
    if real.is_over or attacks_in_progress(real) < attacks:
        yield inflicted(real, seat)
        return
    for each in quiet_answers(real) if real.decider == seat else attackers_answers(real):
        yield from outcomes(real, each, seat, attacks)


def attackers_answers(match: Match) -> list[Option]:
    """All, but no Knockdown Test: what its relief takes away was suffered all the same."""
    return [each for each in match.options if each.kind != o.TEST]


def quiet_answers(match: Match) -> list[Option]:
    if match.decision == o.CHOOSE_IGNORED:
        return match.options[:1]
    quiet = [each for each in match.options if each.kind in (o.PASS, o.NO)]
    return quiet or match.options


def attacks_in_progress(match: Match) -> int:
    return sum(isinstance(frame, AttackFrame) for frame in match.stack)
