"""5 Hands."""

from __future__ import annotations

from pathlib import Path

from rules.proving_ground import proving
from scene import Scene

from knockdown.content import load
from knockdown.engine.events import UNSEEN
from knockdown.engine.view import View
from knockdown.setup import new_match

EXAMPLE_BOX = Path(__file__).parents[2] / "examples" / "boxes" / "ember_yard"
STOLEN_FROM = ("mistbearer", "lost_knight")  # who has no Reaction to the wound of Snatch


def views(scene: Scene) -> tuple[View, View]:
    return scene.match.view(0), scene.match.view(1)


# ------------------------------------------------------------------ 5.1 cards in hand
def test_5_1_a_card_in_hand_never_starts_the_attack_sequence_again() -> None:
    scene = Scene(row=["low_kick"])
    scene.play("attack low_kick.B")
    assert not [move for move in scene.offered if "low_kick" in move]
    assert len(scene.offered) == 1 + 3  # one Move, three row cards


def test_5_1_in_hand_only_the_symbols_count() -> None:
    """Two hands of different attacks with equal symbols can do the same."""
    one = Scene(row=["high_punch.F", "low_kick.F"], spaces=(4, 9))
    one.play("attack high_punch.F", "attack low_kick.F")
    other = Scene(row=["ram.F", "throw.F"], spaces=(4, 9))
    other.play("attack ram.F", "attack throw.F")
    assert one.hand(0) == other.hand(0) == ["F", "F"]
    assert one.match.players[0].hand != other.match.players[0].hand
    assert one.match.players[0].faces == other.match.players[0].faces


# ------------------------------------------------------------ 5.2 what players know
def test_5_2_row_and_discards_are_public() -> None:
    scene = Scene(spaces=(4, 7), hands=("D", "F"))
    scene.play("dash 5")
    for view in views(scene):
        assert view.row == scene.match.row
        assert view.discards == scene.match.discards
        assert len(view.discards) == 1


def test_5_2_drafted_cards_are_known_to_both() -> None:
    match = new_match(("veroth", "driana"), "siege_storm", "siege_storm", 3)
    while match.decision_name != "take_action":
        match.apply(match.options[0])
    for seat in (0, 1):
        assert len(match.players[seat].hand) == 2
        assert match.view(1 - seat).opponent.hand == match.players[seat].hand


def test_5_2_taken_cards_are_known_to_both() -> None:
    scene = Scene(spaces=(1, 9), row=["low_kick"])
    scene.play("attack low_kick.B")
    taken = scene.match.players[0].hand
    assert len(taken) == 1
    assert views(scene)[1].opponent.hand == taken


def test_5_2_a_card_from_the_decks_top_is_seen_by_its_owner_only() -> None:
    scene = Scene(spaces=(1, 9), deck=["charge.K"], skills=("stroke_of_luck", ""))
    scene.play("top")
    own, others = views(scene)
    card = scene.match.players[0].hidden[0]
    assert own.you.hidden == [card]
    assert others.opponent.hidden == []
    assert others.opponent.hidden_count == 1
    assert card in others.unseen_cards()
    assert card not in own.unseen_cards()


def test_5_2_the_event_of_such_a_card_is_secret_too() -> None:
    scene = Scene(spaces=(1, 9), deck=["charge.K"], skills=("stroke_of_luck", ""))
    scene.play("top")
    drawn = scene.events("card_drawn")[0]
    card = scene.match.players[0].hidden[0]
    assert drawn.seen_by(0).to_dict()["card"] == card
    assert drawn.seen_by(1).to_dict()["card"] == UNSEEN


def test_5_2_a_hidden_card_changes_nothing_in_the_opponents_view() -> None:
    seen = []
    for card in ("charge.K", "headbutt.B"):
        scene = Scene(spaces=(1, 9), deck=[card], skills=("stroke_of_luck", ""))
        scene.play("top")
        seen.append(views(scene)[1].to_dict())
    assert seen[0] == seen[1]


def test_5_2_a_hidden_card_is_known_once_it_is_spent() -> None:
    scene = Scene(spaces=(4, 9), hidden=("D", ""))
    card = scene.match.players[0].hidden[0]
    scene.play("dash 3")
    assert card in views(scene)[1].discards
    assert views(scene)[1].opponent.hidden_count == 0


def test_5_2_a_hidden_card_that_is_stolen_is_known_to_both() -> None:
    scene = Scene(arena="tainted_grail", fighters=STOLEN_FROM, hidden=("", "F"), row=["snatch"])
    card = scene.match.players[1].hidden[0]
    scene.play("attack snatch.D")
    assert card in views(scene)[1].opponent.hand
    assert card in views(scene)[0].you.hand


def test_5_2_of_equal_symbols_the_card_already_known_is_spent_first() -> None:
    """A choice without meaning reveals nothing."""
    scene = Scene(spaces=(4, 9), hands=("D", ""), hidden=("D", ""))
    known = scene.match.players[0].hand[0]
    scene.play("dash 3")
    assert scene.match.discards == [known]
    assert views(scene)[1].opponent.hidden_count == 1


def test_5_2_the_decks_order_is_secret() -> None:
    seen = []
    for deck in (["charge.K", "throw.F"], ["throw.F", "charge.K"]):
        scene = Scene(deck=deck)
        seen.append([view.to_dict() for view in views(scene)])
    assert seen[0] == seen[1]


def test_5_2_the_face_down_skill_is_secret() -> None:
    seen = []
    for key in ("light_feet", "disarm"):
        scene = Scene(skills=("iron_guard", "merciless"))
        scene.match.players[0].kept_second = scene.library.skill(key).index
        own, others = views(scene)
        assert own.you.kept_second == scene.library.skill(key).index
        seen.append(others.to_dict())
    assert seen[0] == seen[1]


def test_5_2_face_up_skills_are_public() -> None:
    scene = Scene(skills=("iron_guard", "merciless"))
    assert views(scene)[1].opponent.skills == [scene.library.skill("iron_guard").index]


def test_5_2_only_who_decides_sees_the_options() -> None:
    scene = Scene(hidden=("D", ""))
    own, others = views(scene)
    assert own.options == scene.match.options
    assert others.options == []


def test_5_2_a_block_not_used_stays_unknown() -> None:
    """Declining to block and having nothing to block with look the same afterwards."""
    could = Scene(hidden=("", "B"), hands=("", "F"), row=["low_kick"])
    could.play("attack low_kick.B", "pass")
    could_not = Scene(hidden=("", "K"), hands=("", "F"), row=["low_kick"])
    could_not.play("attack low_kick.B")
    assert views(could)[0].to_dict() == views(could_not)[0].to_dict()
    told = [[repr(e.seen_by(0)) for e in s.match.events] for s in (could, could_not)]
    assert told[0] == told[1]


# ------------------------------------------------------------------ 5.3 the hand limit
def test_5_3_six_cards_may_be_held() -> None:
    scene = Scene(spaces=(1, 9), hands=("F F F K K", ""), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.asked == (0, "take_action")
    assert len(scene.hand(0)) == 6


def test_5_3_of_seven_any_is_discarded_the_new_one_included() -> None:
    scene = Scene(spaces=(1, 9), hands=("F F F K K M", ""), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.asked == (0, "choose_discard")
    assert scene.offered == ["face B", "face F", "face K", "face M"]
    scene.play("face B")
    assert scene.hand(0) == ["F", "F", "F", "K", "K", "M"]
    assert scene.asked == (0, "take_action")


def test_5_3_hidden_cards_count() -> None:
    scene = Scene(spaces=(1, 9), hands=("F F F", ""), hidden=("K K M", ""), row=["low_kick"])
    scene.play("attack low_kick.B")
    assert scene.asked == (0, "choose_discard")


def test_5_3_in_the_opponents_turn_too() -> None:
    """Pain Feeds draws a seventh card in the middle of the opponent's action."""
    scene = Scene(
        arena="tainted_grail",
        fighters=("mistbearer", "lost_knight"),
        hands=("", "F F F K K M"),
        skills=("", "pain_feeds"),
        row=["low_kick"],
        deck=["hook.B"],
    )
    scene.play("attack low_kick.B")
    assert scene.asked == (1, "choose_discard")
    assert scene.offered == ["face B", "face F", "face K", "face M"]
    scene.play("face M")
    assert scene.asked == (0, "take_action")
    assert scene.hand(1) == ["B", "F", "F", "F", "K", "K"]


def test_5_3_at_once_not_at_the_end_of_the_action() -> None:
    """A card stolen by a full hand goes before Snatch itself is taken."""
    scene = Scene(
        arena="tainted_grail", fighters=STOLEN_FROM, hands=("F F F K K M", "B"), row=["snatch"]
    )
    scene.play("attack snatch.D")
    assert scene.asked == (0, "choose_discard")
    assert scene.offered == ["face B", "face F", "face K", "face M"]
    scene.play("face B")
    assert scene.asked == (0, "choose_discard")
    assert scene.offered == ["face D", "face F", "face K", "face M"]


def test_5_3_it_is_kept_before_an_effect_on_taking() -> None:
    """4.4: the limit follows the card; Wyrd's wound comes after."""
    scene = Scene(arena="tainted_grail", spaces=(1, 9), hands=("F F F K K M", ""), row=["wyrd"])
    scene.play("attack wyrd.BM")
    assert scene.asked == (0, "choose_discard")
    assert scene.wounds(0) == "0/0"
    scene.play("face BM")
    assert scene.wounds(0) == "0/1"


def test_5_3_a_skill_can_raise_the_limit() -> None:
    """1.3: the example box has a Skill with a hand limit of 8."""
    library = load([EXAMPLE_BOX])
    scene = Scene(
        library=library, spaces=(4, 9), hands=("F F K K B M", ""), skills=("deep_pockets", "")
    )
    moves = [move for move in scene.offered if move.startswith("attack")]
    scene.play(moves[0], moves[1])
    assert len(scene.hand(0)) == 8


# ------------------------------------------------------------------ 5.4 forced discards
def test_5_4_ruling_the_owner_of_the_hand_chooses() -> None:
    scene = Scene(row=["war_cry"], hands=("", "F K B"))
    scene.play("attack war_cry.F")
    assert scene.asked == (1, "choose_discard")
    assert scene.offered == ["face B", "face F", "face K"]
    scene.play("face K")
    assert scene.hand(1) == ["B", "F"]


def test_5_4_ruling_as_many_as_possible() -> None:
    scene = proving(spaces=(1, 9), hands=("", "F"), row=["ransack"])
    scene.play("attack ransack.K")
    assert scene.hand(1) == []
    assert scene.asked == (0, "take_action")


def test_5_4_ruling_two_are_chosen_one_after_the_other() -> None:
    scene = proving(spaces=(1, 9), hands=("", "F B M"), row=["ransack"])
    scene.play("attack ransack.K", "face M", "face B")
    assert scene.hand(1) == ["F"]


def test_5_4_ruling_an_empty_hand_loses_nothing() -> None:
    scene = Scene(row=["war_cry"])
    scene.play("attack war_cry.F")
    assert scene.asked == (0, "take_action")
    assert scene.told("card_discarded") == []


def test_5_4_ruling_a_stolen_card_is_chosen_by_the_one_who_loses_it() -> None:
    scene = Scene(arena="tainted_grail", fighters=STOLEN_FROM, hands=("", "F K"), row=["snatch"])
    scene.play("attack snatch.D")
    assert scene.asked == (1, "choose_gift")
    scene.play("face F")
    assert scene.hand(0) == ["D", "F"]
