"""Every decision can be asked and every option answered, in every language."""

from __future__ import annotations

import re

import pytest
from random_matches import LIBRARY
from rules.proving_ground import proving
from scene import Scene

from knockdown.content.clauses import id_of
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.match_rules import Knockdown
from knockdown.engine.options import (
    ATTACK,
    CARD,
    CHOOSE_DISCARD,
    CHOOSE_GIFT,
    DECISIONS,
    OPTION_KINDS,
)
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import Brawler, ComputerPlayer, RandomPlayer
from knockdown.setup import new_match
from knockdown.telling.questions import ANSWERS, ASKS, Question
from knockdown.telling.speech import Speech

CARDS = (ATTACK, CARD)  # there may be two equal ones in the row
PLAYERS = ["player-one", "player-two"]
GRAIL = "tainted_grail"
EARLY = "Better wait until there are more wounds"
FIGHTERS = [fighter.key for fighter in LIBRARY.book.fighters]


def question(scene: Scene, lang: str = "en") -> Question:
    seat = scene.match.decider
    return Question(Speech(scene.library, lang, seat, PLAYERS), scene.match.view(seat))


def words_beginning(lang: str, prefix: str) -> list[str]:
    names = [name for name in words_for(lang)._bundle._messages if name.startswith(prefix)]
    return sorted(names)


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_and_option_has_words(lang: str) -> None:
    for decision in DECISIONS[1:]:
        assert words_beginning(lang, id_of("ask", decision)), decision
    for kind in OPTION_KINDS:
        assert words_beginning(lang, id_of("option", kind)), kind


@pytest.mark.once
def test_every_option_kind_has_an_answer() -> None:
    assert sorted(ANSWERS) == list(range(len(OPTION_KINDS)))
    assert set(ASKS) <= set(range(1, len(DECISIONS)))


def test_whole_matches_can_be_asked_in_every_language() -> None:
    """Every decision of some matches is put into words in all three languages."""
    seen: set[str] = set()
    answered: set[str] = set()
    for seed in range(14):
        fighters = (FIGHTERS[seed % 6], FIGHTERS[(seed + 1 + seed // 6) % 6])
        kind: Knockdown = "table" if seed % 3 == 0 else "dice"
        if seed == 0:
            fighters = ("pick", "pick")
        match = new_match(fighters, seed=seed, knockdown=kind, library=LIBRARY)
        players: list[ComputerPlayer] = [RandomPlayer(), Brawler()]
        rng = Rng(seed, SEARCH_STREAM)
        while not match.is_over:
            view = match.view(match.decider)
            for lang in LANGUAGES:
                speech = Speech(LIBRARY, lang, match.decider, PLAYERS)
                asked = Question(speech, view)
                lines = asked.answers()
                told = [lines[n] for n, each in enumerate(view.options) if each.kind not in CARDS]
                assert len(set(told)) == len(told)
                assert all(line and "{" not in line for line in [asked.text(), *lines])
            seen.add(match.decision_name)
            answered.update(OPTION_KINDS[option.kind] for option in match.options)
            match.apply(players[match.decider].choose(view, rng))
    assert set(DECISIONS) - seen <= {"nothing", *RARE}
    assert set(OPTION_KINDS) - answered <= {"take_top", "power"}


def dashed_twice() -> Scene:
    return proving(spaces=(4, 8), hands=("DD", "")).play("dash 5")


def robbed_a_grave() -> Scene:
    scene = Scene(arena=GRAIL, skills=("grave_robber", ""), hands=("D F", ""))
    return scene.play("special doom", "no")


def ends_a_turn_with_two_skills() -> Scene:
    skills = ("empty_hands heart_of_the_arena", "")
    scene = Scene(arena=GRAIL, spaces=(4, 8), wounds=("0/2", "0/0"), skills=skills, actions=1)
    return scene.play("move 5")


def snatched() -> Scene:
    fighters = ("mistbearer", "lost_knight")  # who does not react to the wound
    scene = Scene(arena=GRAIL, fighters=fighters, hands=("", "F K"), row=["snatch"])
    return scene.play("attack snatch.D")


RARE = {
    "second_dash": dashed_twice,
    "choose_paid_card": robbed_a_grave,
    "choose_order": ends_a_turn_with_two_skills,
    "choose_gift": snatched,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("decision", RARE)
def test_rare_decisions_can_be_asked_too(decision: str, lang: str) -> None:
    scene = RARE[decision]()
    assert scene.match.decision_name == decision
    asked = question(scene, lang)
    lines = [asked.text(), *asked.answers()]
    assert len(set(lines)) == len(lines) > 2


@pytest.mark.parametrize(("spaces", "hits"), [((5, 6), True), ((4, 6), False)])
def test_the_deck_top_taken_with_a_skill(spaces: tuple[int, int], hits: bool) -> None:
    scene = Scene(spaces=spaces, skills=("stroke_of_luck", ""))
    [line] = [line for line in question(scene).answers() if line.startswith("Take the top card")]
    assert ("inflict 1 light wound" in line) == hits


# -------------------------------------------------- what an answer tells (by rule)
def test_4_4_a_row_card_tells_whether_it_hits_and_what_it_gives() -> None:
    scene = Scene(spaces=(4, 5), row=["ram.F", "hurled_stone"])
    lines = question(scene).answers()
    hits = [line for line in lines if line.startswith("Ram, gives Fist, in range: Strike")]
    misses = [line for line in lines if line.startswith("Hurled Stone")]
    assert len(hits) == 1
    assert "out of range, take only" in misses[0]


def test_4_4_a_skill_that_lengthens_the_range_counts() -> None:
    far = Scene(spaces=(4, 6), row=["high_punch"])
    long = Scene(spaces=(4, 6), row=["high_punch"], skills=("long_arms", ""))
    assert any("High Punch" in line and "take only" in line for line in question(far).answers())
    [line] = [line for line in question(long).answers() if line.startswith("High Punch")]
    assert "in range: Strike, range 1–2." in line


def test_6_3_a_skill_that_gives_a_knockout_effect_counts() -> None:
    """Executioner: from 6 wounds on, those of the attack counted in."""
    for skills, wounds, told in (("executioner", "2/2", True), ("executioner", "2/1", False)):
        scene = Scene(row=["low_kick.B"], skills=(skills, ""), wounds=("0/0", wounds))
        [line] = [line for line in question(scene).answers() if line.startswith("Low Kick")]
        assert line.endswith("K.O.") == told


def test_7_what_a_skill_leaves_out_of_a_test_is_told() -> None:
    scene = Scene(row=["high_punch"], wounds=("0/0", "1/0"), skills=("", "granite_chin"))
    text = question(scene.play("attack high_punch.F")).text()
    assert "wounds: 2; Granite Chin leaves out 2, so the test is on 0. Start" in text


def test_6_6_reducing_wounds_leaves_the_effect() -> None:
    scene = Scene(hands=("", "B F K"), row=["headbutt"]).play("attack headbutt.F")
    assert any(line.endswith("; the effect still happens") for line in question(scene).answers())


def test_6_5_why_wounds_cannot_be_reduced() -> None:
    scene = Scene(hands=("", "B"), row=["headbutt"]).play("attack headbutt.F")
    assert "too few cards would be left in hand" in question(scene).text()


def test_brief_answers_leave_the_effects_out() -> None:
    scene = Scene(row=["headbutt"])
    seat = scene.match.decider
    asked = Question(Speech(scene.library, "en", seat, PLAYERS), scene.match.view(seat), brief=True)
    [line] = [line for line in asked.answers() if line.startswith("Headbutt")]
    assert line.endswith("in range: Strike, range 1, 2 heavy wounds, K.O.")


def test_answers_have_names() -> None:
    asked = question(Scene(row=["ram.F", "headbutt", "high_punch", "high_kick"]))
    [ram] = asked.named("ram")
    assert asked.answers()[ram - 1].startswith("Ram")
    assert len(asked.named("high")) == 2
    assert asked.named("hi") == [] and asked.named("sword") == []


def test_6_5_a_block_tells_what_the_cards_left_let_you_ignore() -> None:
    scene = Scene(hands=("", "B F K"), row=["headbutt"]).play("attack headbutt.F")
    asked = question(scene)
    assert asked.text().startswith("Headbutt is coming: 2 heavy wounds. Its effect, from")
    assert any("you can ignore 1 heavy wound" in line for line in asked.answers())
    assert asked.answers()[-1] == "Do not block: 2 heavy wounds, and the effect"


def test_6_5_what_is_ignored_and_what_is_left() -> None:
    scene = Scene(hands=("", "B F K M"), row=["low_kick.B"]).play("attack low_kick.B")
    asked = question(scene.play("block wounds B"))
    assert asked.answers()[0] == "Ignore 2 light wounds. You suffer no wounds"


def test_7_2_the_odds_of_a_test_are_told() -> None:
    scene = Scene(row=["high_punch"], wounds=("0/0", "5/5"), knockdown="dice")
    scene.play("attack high_punch.F")
    asked = question(scene)
    assert "11 wounds" in asked.text()
    assert "in about 50 % of cases" in asked.answers()[0]
    assert EARLY not in asked.answers()[0]


@pytest.mark.parametrize("knockdown", ["dice", "tower", "table"])
def test_7_a_test_that_hardly_ever_fails_is_better_called_later(knockdown: Knockdown) -> None:
    scene = Scene(row=["high_punch"], wounds=("0/0", "0/1"), knockdown=knockdown)
    early = question(scene.play("attack high_punch.F")).answers()[0]
    assert early.startswith("Start the Knockdown Test") and early.endswith(EARLY)
    assert ("it would be passed" in early) == (knockdown == "dice")  # never, in so many cases


def test_7_1_the_odds_of_a_tower_are_those_of_the_hand_that_builds_it() -> None:
    scene = Scene(row=["high_punch"], wounds=("0/0", "5/5"), knockdown="tower")
    view = scene.play("attack high_punch.F").match.view(0)
    speech = question(scene).speech
    fails = []
    for hand, called in (("novice", "a beginner’s hand"), ("expert", "a skilled hand")):
        told = Question(speech, view, their_hand=hand).answers()[0]
        found = re.search(rf"With {called} the tower falls in about (\d+) % of cases", told)
        assert found is not None
        fails.append(int(found[1]))
    assert fails[0] > fails[1]


def test_7_2_where_a_tower_would_be_too_high_dice_are_named() -> None:
    scene = Scene(row=["high_punch"], wounds=("0/0", "26/25"), knockdown="tower")
    scene.play("attack high_punch.F")
    assert (
        "The dice bring the opponent down in about 100 % of cases" in question(scene).answers()[0]
    )


def test_5_3_the_hand_limit_is_told() -> None:
    scene = Scene(hands=("F F K K M M", ""), row=["ram.B"]).play("attack ram.B")
    assert "You hold 7 cards, the hand limit is 6." in question(scene).text()


def test_10_1_an_edge_is_told_before_one_steps_on_it() -> None:
    scene = Scene(spaces=(2, 5))
    assert "Move to 1 (edge), then distance 4" in question(scene).answers()


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Distance 1, 2 actions left. What do you do?"),
        ("es", "Distancia 1, te quedan 2 acciones. ¿Qué haces?"),
        ("pl", "Odległość 1, zostały 2 akcje. Co robisz?"),
    ],
)
def test_4_2_the_actions_left_are_told(lang: str, text: str) -> None:
    assert question(Scene(), lang).text() == text


def test_5_3_a_discard_says_that_the_hand_is_too_large() -> None:
    scene = Scene(hands=("F F F K K K", ""), row=["low_kick.B"]).play("attack low_kick.B")
    assert question(scene).text().startswith("You hold 7 cards, the hand limit is 6.")


@pytest.mark.once
def test_5_4_a_discard_names_what_asks_for_it() -> None:
    named: set[str] = set()
    for seed in range(30):
        fighters = (FIGHTERS[seed % 6], FIGHTERS[(seed + 1 + seed // 6) % 6])
        match = new_match(fighters, seed=seed, library=LIBRARY)
        rng = Rng(seed, SEARCH_STREAM)
        while not match.is_over:
            view = match.view(match.decider)
            if match.decision in (CHOOSE_DISCARD, CHOOSE_GIFT):
                named.add(Question(Speech(LIBRARY, "en", view.viewer, PLAYERS), view).text())
            match.apply(RandomPlayer().choose(view, rng))
    assert len(named) > 5
    assert all(re.search(r"^You hold \d|^[\w' ]+ (makes|takes) ", text) for text in named), named
