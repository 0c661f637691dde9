"""7.5 A computer that is tested at the table: its odds decide, and that is said."""

from __future__ import annotations

import pytest
from scene import Scene as Laid
from server.present.staging import COMPUTER, PERSON, live_at, show

from knockdown.content.words import LANGUAGES
from knockdown.engine.match_rules import Knockdown
from knockdown.players.odds import tower_odds
from knockdown.server.protocol.events import KnockdownBegan
from knockdown.server.protocol.scene import Scene
from knockdown.server.protocol.seats import SeatInfo

WOUNDS = 4


def at_the_table(
    lang: str = "en",
    knockdown: Knockdown = "table",
    players: tuple[SeatInfo, SeatInfo] = (PERSON, COMPUTER),
) -> Scene:
    table = Laid(row=["high_punch"], wounds=("0/0", "2/1"), knockdown=knockdown)
    table.play("attack high_punch.F", "test")
    return show(live_at(table.match), 0, lang, told=0, players=players)


def began(scene: Scene) -> KnockdownBegan:
    return next(event for event in scene.events if isinstance(event, KnockdownBegan))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The computer has no hands for your cubes"),
        ("es", "El ordenador no tiene manos para tus cubos"),
        ("pl", "Komputer nie ma rąk do twoich kostek"),
    ],
)
def test_the_odds_of_its_hand_are_told(lang: str, told: str) -> None:
    scene = at_the_table(lang)
    percent = round(100 * tower_odds(COMPUTER.hand)[WOUNDS])
    assert scene.test is not None and scene.test.wounds == WOUNDS
    assert scene.test.text == scene.waiting
    for text in (scene.test.text, began(scene).text):
        assert told in text and f"{percent} %" in text
    assert began(scene).data.percent == percent


def test_people_build_and_towers_are_built() -> None:
    people = at_the_table(players=(PERSON, PERSON))
    assert people.test is not None and "Xin'go builds a tower at the table" in people.test.text
    for scene in (people, at_the_table(knockdown="tower")):
        assert began(scene).data.percent is None and "odds" not in began(scene).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("knockdown", ["dice", "tower"])
def test_7_the_odds_are_told_where_a_test_is_offered(lang: str, knockdown: Knockdown) -> None:
    """The number that stands beside the tower, which both players see."""
    table = Laid(row=["high_punch"], wounds=("0/0", "2/5"), knockdown=knockdown)
    table.play("attack high_punch.F")
    scene = show(live_at(table.match), 0, lang)
    assert scene.question is not None
    offer = scene.question.options[0]
    assert offer.text.startswith(f"{offer.label}. ")
    assert f"{scene.fighters[1].fall} %" in offer.text
