"""The table as text."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.telling.speech import Speech
from knockdown.terminal.picture import Picture

PLAYERS = ["player-one", "player-two"]


def picture(scene: Scene, lang: str = "en", seat: int = 0) -> Picture:
    speech = Speech(scene.library, lang, seat, PLAYERS)
    return Picture(speech, scene.match.view(seat))


def test_the_arena_is_drawn_with_fighters_edges_and_tokens() -> None:
    scene = Scene(fighters=("driana", "veroth"), spaces=(4, 7), board={"trap": [5]})
    assert list(picture(scene).drawing(80)) == [
        "     1       2       3       4       5       6       7       8       9",
        " |       |       |       |   D   |       |       |   V   |       |       |",
        " | edge  |       |       |       | Trap  |       |       |       | edge  |",
    ]


def test_candles_and_what_lies_beyond_them() -> None:
    scene = Scene(arena="tainted_grail", candles=2)
    marks = list(picture(scene).drawing(80))[2]
    assert marks == " |~~~~~~~|Candle |       |       |       |       |       |Candle |~~~~~~~|"
    assert "Whoever ends a turn on 1, 2, 8 or 9 suffers 1 light wound." in picture(scene).spoken()


def test_fighters_with_the_same_initial_are_told_apart() -> None:
    scene = Scene(arena="tainted_grail", fighters=("mistbearer", "maggot"))
    assert picture(scene).initials() == ("Mi", "Ma")


def test_a_narrow_screen_breaks_the_drawing() -> None:
    lines = list(picture(Scene()).drawing(45))
    assert len(lines) == 6
    assert all(len(line) <= 45 for line in lines)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You stand on 4, Xin'go on 6, distance 2. Trap: 5 and 8."),
        ("es", "Estás en 4, Xin'go en 6, distancia 2. Trampa: 5 y 8."),
        ("pl", "Stoisz na polu 4, Xin'go na 6, odległość 2. Pułapka: 5 i 8."),
    ],
)
def test_the_arena_in_words(lang: str, told: str) -> None:
    scene = Scene(spaces=(4, 6), board={"trap": [8, 5]})
    assert picture(scene, lang).spoken() == told


def test_5_2_a_hand_shows_what_its_viewer_knows() -> None:
    scene = Scene(hands=("F", "K"), hidden=("B", "M"))
    mine, theirs = (picture(scene).fighter(player) for player in picture(scene).in_order())
    assert "Hand 2/6: Block, Fist." in mine
    assert "Hand 2/6: Kick, ?." in theirs


def test_5_2_only_the_own_face_down_skill_is_named() -> None:
    scene = Scene(skills=("iron_guard", "disarm"))
    mine, theirs = (picture(scene).fighter(player) for player in picture(scene).in_order())
    assert "Skill: Iron Guard. Face down: " in mine
    assert theirs.endswith("Skill: Disarm. 1 face down.")


def test_wounds_tokens_and_a_changed_hand_limit() -> None:
    scene = Scene(
        arena="tainted_grail",
        wounds=("1/2", "0/0"),
        tokens=("poison poison", ""),
        skills=("", "dread"),
    )
    mine = picture(scene).fighter(scene.match.view(0).you)
    assert "1 heavy and 2 light wounds (total 3)" in mine
    assert "Hand 0/4: nothing." in mine
    assert "Tokens: 2 Poison tokens." in mine


def test_6_0_what_is_prepared_for_the_next_strike_is_shown() -> None:
    scene = Scene()
    you = scene.match.view(0).you
    assert "Next Strike" not in picture(scene).fighter(you)
    you.more_light, you.unblockable = 1, True
    told = "Next Strike this turn: 1 light wound more, cannot be blocked."
    assert told in picture(scene).fighter(you)


def test_two_skills_are_called_skills() -> None:
    scene = Scene(skills=("iron_guard disarm", ""))
    assert "Skills: Iron Guard, Disarm." in picture(scene).fighter(scene.match.view(0).you)
