"""A tower told line by line."""

from __future__ import annotations

import io
import os
import re
import select
import sys
from dataclasses import replace

import pytest
from terminal.towers import failed, retold, speech, stacked
from typist import Typist

from knockdown.content.words import LANGUAGES, words_for
from knockdown.terminal.progress import CLAIMED, FALLING, STANDING, STOPPED, News
from knockdown.terminal.screen import Leave, Screen
from knockdown.terminal.tower import TowerTeller
from knockdown.tower import inputs
from knockdown.tower.settings import TICKS_PER_SECOND

STANDS = re.compile(r"(\d\.\d) s left: (\d) of (\d) cubes stand\.")


def test_7_1_the_cubes_are_counted_as_they_come_to_stand() -> None:
    typist = Typist()
    retold(stacked(), typist)
    assert typist.text.startswith("3 2 1 Go!\n")
    told = STANDS.findall(typist.words)
    assert [int(count) for _, count, _ in told][-2:] == [4, 5]
    assert {total for _, _, total in told} == {"5"}
    times = [float(left) for left, _, _ in told]
    assert times == sorted(times, reverse=True) and times[0] < 10
    assert "“Done!”" in typist.text and "Stop!" not in typist.text
    assert "The tower stands." in typist.text


def test_7_1_a_hand_that_does_nothing_runs_out_of_time() -> None:
    typist = Typist()
    retold(replace(stacked(), inputs=()), typist)
    assert not STANDS.search(typist.words) and "Done" not in typist.text
    assert re.search(r"Stop! Time ran out: \d cubes are not part of the tower\.", typist.words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_7_1_a_failed_tower_tells_why(lang: str) -> None:
    typist = Typist()
    verdict = retold(failed(), typist, lang).verdict
    assert verdict is not None and not verdict.passed
    why = words_for(lang).say(f"tower-reason-{verdict.reason}", n=len(verdict.cubes))
    assert why in typist.words
    assert "{" not in typist.text and "$" not in typist.text


def test_the_cubes_are_drawn_unless_nobody_looks() -> None:
    seen, heard = Typist(), Typist()
    retold(stacked(), seen)
    retold(stacked(), heard, drawn=False)
    assert seen.text.startswith(heard.text)
    drawing = seen.text.removeprefix(heard.text)
    table = drawing.index("==")
    assert drawing[:table].count("[#]") == 3 and drawing[:table].count("[ ]") == 2
    assert "[#] heavy, [ ] light" in drawing[table:]


def test_at_a_terminal_it_takes_as_long_as_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "keeps_time", True)
    typist = Typist()
    attempt = retold(stacked(), typist)
    assert typist.slept == pytest.approx(3 + attempt.tick / TICKS_PER_SECOND)
    assert "Enter goes straight to the verdict." in typist.text


@pytest.mark.skipif(os.name != "posix", reason="only there Enter can be noticed")
def test_enter_leads_straight_to_the_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = [False] * 4 + [True]  # in the count-in, then before the second line
    monkeypatch.setattr(Screen, "is_interactive", True)
    monkeypatch.setattr(Screen, "keeps_time", True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    monkeypatch.setattr(select, "select", lambda *_: ([sys.stdin] * ready.pop(0), [], []))
    typist = Typist()
    retold(stacked(), typist)
    assert len(STANDS.findall(typist.words)) == 1
    assert "“Done!”" not in typist.text and "The tower stands." in typist.text


def test_ctrl_c_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "keeps_time", True)
    typist = Typist()
    typist.screen = Screen(typist.write, typist.read, sleep=interrupt)
    with pytest.raises(Leave) as left:
        retold(stacked(), typist)
    assert left.value.is_interrupt


def test_a_fall_is_told_with_the_cubes_that_still_stand() -> None:
    """The hand pulls the second cube out of a tower of five."""
    tower = stacked()
    begun = [each for each in tower.inputs if each.kind != inputs.DONE]
    attempt = retold(replace(tower, inputs=tuple(begun)), Typist())
    pose, tick = sorted(attempt.poses(), key=lambda pose: pose.y)[1], begun[-1].tick + 60
    cube = attempt.poses().index(pose)
    pulled = [
        inputs.Input(tick, inputs.GRAB, pose.x, pose.y, cube).at(tick),
        inputs.Input(tick + 1, inputs.MOVE, pose.x + 120, pose.y).at(tick + 1),
    ]
    typist = Typist()
    retold(replace(tower, inputs=(*begun, *pulled)), typist)
    assert re.search(r"s left: the tower falls! \d of 5 cubes still stands?\.", typist.words)


@pytest.mark.parametrize(
    ("news", "told"),
    [
        (News(696, STANDING, 6), "4.2 s left: 6 of 9 cubes stand."),
        (News(1190, STANDING, 1), "0.0 s left: 1 of 9 cubes stands."),
        (News(0, FALLING, 2), "10.0 s left: the tower falls! 2 of 9 cubes still stand."),
        (News(1250, FALLING, 1), "The tower falls! 1 of 9 cubes still stands."),
        (News(600, CLAIMED), "5.0 s left: “Done!” Now it has to stand by itself."),
        (News(1200, STOPPED), "Stop!"),
    ],
)
def test_how_news_is_worded(news: News, told: str) -> None:
    attempt = retold(failed(), Typist())
    attempt.ended = 1200
    assert TowerTeller(speech(), Typist().screen, drawn=False).text(news, attempt) == told


def test_the_decimal_sign_is_that_of_the_language() -> None:
    attempt = retold(failed(), Typist())
    attempt.ended = 1200
    told = [
        TowerTeller(speech(lang), Typist().screen, drawn=False).text(
            News(696, STANDING, 6), attempt
        )
        for lang in ("es", "pl")
    ]
    assert told == ["Quedan 4,2 s: 6 de 9 cubos en pie.", "Jeszcze 4,2 s: stoi 6 z 9 kostek."]
