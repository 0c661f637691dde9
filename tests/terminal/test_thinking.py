"""What is on the screen while a computer thinks."""

from __future__ import annotations

import itertools

import pytest
from typist import Typist

from knockdown import new_match
from knockdown.engine.match import Match
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import Brawler, Duelist
from knockdown.players.searchers import Thought
from knockdown.terminal.screen import Screen
from knockdown.terminal.thinking import BLINK, Thinking

NOTICE = "Driana is thinking…"
SHOWN = NOTICE + "\r" + " " * (len(NOTICE) + 2) + "\r"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sees each line when it is written."""
    monkeypatch.setattr(Screen, "keeps_time", True)


def at_an_action() -> Match:
    match = new_match(("veroth", "driana"), seed=7)
    while match.decision_name != "take_action":
        match.apply(match.options[0])
    return match


def written(typist: Typist, seconds_a_slice: float, thoughts: int = 1) -> str:
    """What appears while a duelist thinks, each slice of its thoughts taking so long."""
    match = at_an_action()
    view = match.view(match.decider)
    thinking = Thinking(typist.screen, itertools.count(0, seconds_a_slice).__next__)
    for _ in range(thoughts):
        chosen = thinking.choose(Duelist(200), view, Rng(1, SEARCH_STREAM), NOTICE)
        assert chosen is Duelist(200).choose(view, Rng(1, SEARCH_STREAM))
    return typist.text


@pytest.mark.usefixtures("terminal")
def test_the_notice_is_shown_once_and_removed() -> None:
    assert written(Typist(), BLINK) == SHOWN
    assert written(Typist(), BLINK, thoughts=2) == SHOWN * 2


@pytest.mark.usefixtures("terminal")
def test_a_blink_is_no_wait() -> None:
    assert written(Typist(), BLINK / 10) == ""


def test_where_nobody_looks_nothing_is_told() -> None:
    assert written(Typist(), BLINK) == ""


@pytest.mark.usefixtures("terminal")
def test_a_screen_reader_is_told_once_until_somebody_answers() -> None:
    typist = Typist()
    typist.screen.is_plain = True
    assert written(typist, BLINK, thoughts=3) == NOTICE + "\n"


@pytest.mark.usefixtures("terminal")
def test_ctrl_c_wipes_the_notice_away(monkeypatch: pytest.MonkeyPatch) -> None:
    slices = iter([True, True])

    def go_on(thought: Thought) -> bool:
        for more in slices:
            return more
        raise KeyboardInterrupt

    monkeypatch.setattr(Thought, "go_on", go_on)
    typist = Typist()
    with pytest.raises(KeyboardInterrupt):
        written(typist, BLINK)
    assert typist.text == SHOWN


@pytest.mark.usefixtures("terminal")
def test_others_choose_as_ever() -> None:
    match = at_an_action()
    view = match.view(match.decider)
    typist = Typist()
    chosen = Thinking(typist.screen).choose(Brawler(), view, Rng(1, SEARCH_STREAM), NOTICE)
    assert chosen is Brawler().choose(view, Rng(1, SEARCH_STREAM)) and not typist.written


@pytest.mark.usefixtures("terminal")
def test_a_notice_is_no_longer_than_a_line() -> None:
    typist = Typist()
    typist.screen.flash("x" * 200)
    typist.screen.wipe("x" * 200)
    assert all(len(part) < 80 for part in typist.text.split("\r"))
