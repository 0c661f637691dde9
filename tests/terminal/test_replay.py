"""A recorded match on the screen."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import count

import pytest
from records import tower_record
from typist import Typist

from knockdown import content
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.options import MOVE
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import Brawler
from knockdown.referee.record import Record
from knockdown.terminal.replay import Replay
from knockdown.terminal.screen import Leave, Screen
from knockdown.tower.evidence import Evidence
from knockdown.tower.inputs import RELEASE, Input

LIBRARY = content.load()


@pytest.fixture(scope="module")
def record() -> Record:
    """Looked for, because a seed brings another match whenever cards or rules change."""
    found = next(r for r in map(brawl, count(5)) if any(o.kind == MOVE for o in r.moves))
    found.comments[3] = "Bold."
    return found


def brawl(seed: int) -> Record:
    record = Record(("veroth", "driana"), "siege_storm", seed=seed, library=LIBRARY)
    match = record.begin()
    rng = Rng(seed, SEARCH_STREAM)
    while not match.is_over:
        option = Brawler().choose(match.view(match.decider), rng)
        match.apply(option)
        record.moves.append(option)
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


# ------------------------------------------------------------------------- towers
OTHER_VERDICT = "In the match the verdict was another one."


def told_with(first: Evidence, record: Record) -> str:
    """The replay of a match whose first tower, which stood, was this one."""
    record.towers[min(record.towers)] = first
    typist = Typist()
    Replay(record, LIBRARY, typist.screen, "en").run(stops=False)
    return typist.words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_7_1_towers_are_built_again(lang: str) -> None:
    record, typist, say = tower_record(), Typist(), words_for(lang).say
    Replay(record, LIBRARY, typist.screen, lang).run(stops=False)
    stood = sum(tower.passed for tower in record.towers.values())
    assert typist.words.count(say("tower-passed")) == stood > 0
    assert typist.text.count(say("tower-legend")) == len(record.towers) > 1
    assert not [
        f for f in ("verdict-differs", "other-physics") if say(f"tower-replay-{f}") in typist.words
    ]
    assert typist.words.endswith(say("replay-end"))


def test_7_1_another_verdict_is_told_and_the_match_goes_on_as_recorded() -> None:
    record = tower_record()
    first = record.towers[min(record.towers)]
    told = told_with(replace(first, inputs=()), record)
    assert OTHER_VERDICT in told and "Time ran out" in told
    after = told[told.index(OTHER_VERDICT) :]
    assert "Yes, it stood" in after and "passes the test" in after
    assert after.endswith("The record ends here.")


def test_7_1_another_simulation_is_told_even_if_the_verdict_is_the_same() -> None:
    record = tower_record()
    told = told_with(replace(record.towers[min(record.towers)], physics="0-older-6"), record)
    assert "another version of the simulation" in told and OTHER_VERDICT not in told


def test_7_1_what_the_hand_cannot_have_done_is_told() -> None:
    record = tower_record()
    first = record.towers[min(record.towers)]
    told = told_with(replace(first, inputs=(Input(0, RELEASE), *first.inputs)), record)
    assert "Not everything the hand is said to have done was possible" in told


def test_a_tower_takes_its_time_only_where_one_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "keeps_time", True)
    record = tower_record()
    at_once, past, up_to = Typist("end"), Typist(), Typist(str(min(record.towers)), "quit")
    Replay(record, LIBRARY, past.screen, "en").run(stops=False)
    Replay(record, LIBRARY, at_once.screen, "en").run()
    with pytest.raises(Leave):
        Replay(record, LIBRARY, up_to.screen, "en").run()
    assert past.slept == at_once.slept == 0 < 3 < up_to.slept < 16
