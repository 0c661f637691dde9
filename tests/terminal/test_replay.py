"""A recorded match on the screen."""

from __future__ import annotations

import re

import pytest
from typist import Typist

from knockdown import content
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import SimplePlayer
from knockdown.referee.record import Record
from knockdown.terminal.replay import Replay
from knockdown.terminal.screen import Leave

LIBRARY = content.load()


@pytest.fixture(scope="module")
def record() -> Record:
    record = Record(("veroth", "driana"), "siege_storm", seed=5, library=LIBRARY)
    match = record.begin()
    rng = Rng(5, SEARCH_STREAM)
    while not match.is_over:
        option = SimplePlayer().choose(match.view(match.decider), rng)
        match.apply(option)
        record.moves.append(option)
    record.comments[3] = "Bold."
    return record


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_at_once(record: Record, lang: str) -> None:
    typist = Typist()
    Replay(record, LIBRARY, typist.screen, lang).run(stops=False)
    assert typist.text.rstrip().endswith(words_for(lang).say("replay-end"))
    assert typist.text.count("# Bold.") == 1
    number = words_for(lang).say("replay-move", number=len(record.moves), name="", text="")
    assert number.split("(")[0] in typist.text


def test_step_by_step(record: Record) -> None:
    typist = Typist("", "2", "what", "board", "end")
    Replay(record, LIBRARY, typist.screen, "en").run()
    assert "Enter: on; a number: so many moves" in typist.text
    assert typist.words.endswith("The record ends here.")


def test_a_number_goes_so_many_moves_on(record: Record) -> None:
    typist = Typist("5")
    with pytest.raises(Leave):
        Replay(record, LIBRARY, typist.screen, "en").run()
    assert "Move 5 (" in typist.text and "Move 6 (" not in typist.text


def test_one_move_back(record: Record) -> None:
    typist = Typist("5", "back", "", "quit")
    with pytest.raises(Leave):
        Replay(record, LIBRARY, typist.screen, "en").run()
    numbers = re.findall(r"Move (\d+) \(", typist.text)
    assert numbers == ["1", "2", "3", "4", "5", "4", "5"]


def test_moves_are_told_in_the_language(record: Record) -> None:
    typist = Typist()
    Replay(record, LIBRARY, typist.screen, "es").run(stops=False)
    assert "): Mover a " in typist.text and "): move " not in typist.text


def test_the_table_can_be_seen(record: Record) -> None:
    typist = Typist("12", "board", "quit")
    with pytest.raises(Leave):
        Replay(record, LIBRARY, typist.screen, "en").run()
    assert "Attack deck:" in typist.text
