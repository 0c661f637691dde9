"""8 End of the round."""

from __future__ import annotations

import pytest
from scene import Scene


def run_dry(wounds: tuple[str, str], active: int = 0) -> Scene:
    """The active player takes a card from the last full row; the deck is empty."""
    scene = Scene(
        spaces=(3, 7), wounds=wounds, row=["high_punch", "low_kick"], active=active
    ).bury_deck()
    scene.play("attack high_punch.F", "attack low_kick.B")
    return scene


def winner(scene: Scene) -> object:
    ended = scene.told("round_ended")
    assert len(ended) == 1
    return ended[0]["winner"]


# -------------------------------------------------------------------------- 8.1 K.O.
def test_8_1_a_failed_knockdown_test_ends_the_round_at_once() -> None:
    scene = Scene(row=["high_punch"])
    scene.play("attack high_punch.F", "test", "failed")
    assert scene.match.round == 2
    names = [event.name for event in scene.match.events]
    assert names[names.index("knockdown_ended") + 1] == "round_ended"


def test_8_1_a_passed_one_does_not() -> None:
    scene = Scene(row=["high_punch"])
    scene.play("attack high_punch.F", "test", "passed")
    assert scene.match.round == 1


# ---------------------------------------------------------------------- 8.2 on wounds
@pytest.mark.parametrize("active", [0, 1])
def test_8_2_fewest_heavy_wounds_wins_first(active: int) -> None:
    assert winner(run_dry(("1/9", "2/0"), active)) == 0
    assert winner(run_dry(("2/0", "1/9"), active)) == 1


@pytest.mark.parametrize("active", [0, 1])
def test_8_2_then_fewest_light_wounds(active: int) -> None:
    assert winner(run_dry(("2/1", "2/3"), active)) == 0
    assert winner(run_dry(("2/3", "2/1"), active)) == 1


@pytest.mark.parametrize("active", [0, 1])
def test_8_2_then_the_player_starting_their_turn(active: int) -> None:
    assert winner(run_dry(("2/1", "2/1"), active)) == 1 - active


def test_8_2_victories_do_not_count() -> None:
    scene = Scene(
        spaces=(3, 7), row=["high_punch"], wounds=("0/0", "0/1"), victories=(0, 1)
    ).bury_deck()
    scene.play("attack high_punch.F", "move 4")
    assert winner(scene) == 0


def test_8_2_a_deck_emptied_in_mid_turn_ends_nothing_until_then() -> None:
    """The top card is the last one; the turn is played to its end."""
    scene = Scene(spaces=(1, 9), skills=("stroke_of_luck", "")).bury_deck("charge.K")
    scene.play("top")
    assert scene.match.deck == []
    assert scene.asked == (0, "take_action")
    assert scene.told("round_ended") == []


def test_8_2_with_a_full_row_an_empty_deck_ends_nothing_at_all() -> None:
    scene = Scene(spaces=(1, 9)).bury_deck()
    scene.play("move 2", "move 1")
    assert scene.asked == (1, "take_action")
    assert scene.told("round_ended") == []


def test_8_2_candles_are_no_cards_to_fill_the_row_with() -> None:
    scene = Scene(arena="tainted_grail", spaces=(3, 7), row=["hook"]).bury_deck("candle", "candle2")
    scene.play("attack hook.F", "move 4")
    assert [end["how"] for end in scene.told("round_ended")] == ["deck"]


# ------------------------------------------------------------------- 8.3 the spoils
def test_8_3_the_winner_takes_a_victory_token() -> None:
    scene = Scene(row=["high_punch"])
    scene.play("attack high_punch.F", "test", "failed")
    assert [player.victories for player in scene.match.players] == [1, 0]
    assert not scene.match.is_over


def test_8_3_with_one_already_they_win_the_match() -> None:
    scene = Scene(row=["high_punch"], victories=(1, 0))
    scene.play("attack high_punch.F", "test", "failed")
    assert scene.match.winner == 0
    assert scene.told("match_ended") == [{"event": "match_ended", "winner": 0}]
    assert scene.match.options == []


def test_8_3_on_wounds_just_the_same() -> None:
    scene = Scene(
        spaces=(3, 7), row=["high_punch"], wounds=("1/0", "0/0"), victories=(1, 1)
    ).bury_deck()
    scene.play("attack high_punch.F", "move 4")
    assert scene.match.winner == 1


def test_8_3_one_each_is_no_end() -> None:
    scene = Scene(row=["high_punch"], victories=(0, 1))
    scene.play("attack high_punch.F", "test", "failed")
    assert not scene.match.is_over
    assert scene.match.round == 2


def test_8_3_the_loser_turns_the_second_skill_face_up() -> None:
    scene = Scene(row=["high_punch"], skills=("iron_guard", "light_feet"))
    second = scene.match.players[1].kept_second
    scene.play("attack high_punch.F", "test", "failed")
    light_feet = scene.library.skill("light_feet").index
    assert scene.match.players[1].skills() == [light_feet, second]
    assert scene.told("skill_shown") == [{"event": "skill_shown", "player": 1, "skill": second}]


def test_8_3_the_winner_keeps_theirs_face_down() -> None:
    scene = Scene(row=["high_punch"], skills=("iron_guard", "light_feet"))
    scene.play("attack high_punch.F", "test", "failed")
    assert scene.match.players[0].skills() == [scene.library.skill("iron_guard").index]
    assert scene.match.view(1).opponent.kept_second == -1


def test_8_3_so_several_skills_may_be_active() -> None:
    """Light Feet and Long Arms work side by side in the next round."""
    scene = Scene(row=["high_punch"], skills=("", "light_feet"))
    scene.match.players[1].kept_second = scene.library.skill("long_arms").index
    scene.play("attack high_punch.F", "test", "failed")
    assert "move 5" in scene.offered
    kit = scene.match.kit(1)
    low_kick = next(a for a in scene.match.book.attacks if a.key == "low_kick")
    assert kit.reaches(low_kick.index, 2)
