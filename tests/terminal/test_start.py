"""How a match in the terminal begins and ends."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from typist import Typist

from knockdown import content
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.errors import SetupError
from knockdown.terminal.choices import Choices
from knockdown.terminal.screen import Screen
from knockdown.terminal.start import (
    any_seed,
    fighters_for,
    language_of,
    play,
    skills_for,
)

LIBRARY = content.load()


@pytest.mark.once
@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "es_ES", "LANG": "pl_PL"}, "es"),
        ({"LC_ALL": "", "LANG": "pl_PL"}, "pl"),
    ],
)
def test_the_language_of_the_machine(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("script", [(), ("quit",), ("", "quit"), ("", "1"), ("", "", "")])
def test_leaving_says_goodbye(lang: str, script: tuple[str, ...]) -> None:
    typist = Typist(*script)
    play(Choices(LIBRARY, lang), typist.screen, with_dialogue=True)
    assert typist.text.rstrip().endswith(words_for(lang).say("goodbye"))


def test_leaving_keeps_the_match_where_asked(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    play(Choices(LIBRARY, "en", seed=4, save=file), Typist("1", "1").screen)
    typist = Typist(seed=1)
    play(Choices(LIBRARY, "en", load=file), typist.screen)
    assert "The match goes on." in typist.words
    assert "wins the match!" in typist.words or "You win the match!" in typist.words


def test_a_match_left_is_kept_by_itself(tmp_path: Path) -> None:
    last = tmp_path / "state" / "last.kd"
    choices = Choices(LIBRARY, "en", seed=4, last=last, resume="kd play --two")
    typist = Typist("1", "1")
    play(choices, typist.screen)
    assert f"The match is kept. Go on with:\n  kd play --two --load {last}\n" in typist.text
    assert typist.text.endswith("Goodbye!\n")
    play(Choices(LIBRARY, "en", load=last), Typist().screen)


def test_a_match_left_before_any_choice_or_just_saved_is_not_kept_again(tmp_path: Path) -> None:
    last, file = tmp_path / "last.kd", tmp_path / "mine.kd"
    for script in ([], ["1", "quit", f"save {file}"]):
        play(Choices(LIBRARY, "en", seed=4, last=last), Typist(*script).screen)
    assert file.exists() and not last.exists()


def test_where_nothing_can_be_written_is_told_before_the_match(tmp_path: Path) -> None:
    typist = Typist()
    with pytest.raises(SetupError, match="the folder does not exist"):
        play(Choices(LIBRARY, "en", save=tmp_path / "no" / "x.kd"), typist.screen)
    assert not typist.written


def test_after_the_match_one_may_keep_it_or_play_again(tmp_path: Path) -> None:
    file, done = tmp_path / "won.kd", tmp_path / "done.kd"
    play(Choices(LIBRARY, "en", seed=4, watch=True, save=file), Typist().screen)
    typist = Typist("what", f"save {done}", "again")
    play(Choices(LIBRARY, "en", load=file), typist.screen)
    assert "This match is over." in typist.words and "The match goes on." not in typist.words
    assert "again: another match; save FILE: keep this one" in typist.words
    assert done.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
    assert "This match has the seed" in typist.words
    assert f"Saved in {done}. Step through it with:" in typist.words
    assert f"\n  knockdown replay {done}\n" in typist.text and "--load" not in typist.text


def test_the_end_of_a_match_kept_as_one_moment_has_nothing_to_step_through(tmp_path: Path) -> None:
    moment, copy = tmp_path / "end.json", tmp_path / "end.kd"
    typist = Typist()
    play(Choices(LIBRARY, "en", seed=4, watch=True, save=moment), typist.screen)
    assert f"Saved in {moment}: only the end of the match, as JSON" in typist.words
    again = Typist(f"save {copy}")
    play(Choices(LIBRARY, "en", load=moment), again.screen)
    assert f"Saved in {copy}: only the end of the match, as JSON" in again.words
    for text in (typist.text, again.text):
        assert "--load" not in text and "knockdown replay" not in text


def test_a_loaded_moment_says_what_is_saved_of_it(tmp_path: Path) -> None:
    moment, file = tmp_path / "moment.json", tmp_path / "match.kd"
    play(Choices(LIBRARY, "en", seed=4, save=moment), Typist("1").screen)
    typist = Typist(f"save {file}")
    play(Choices(LIBRARY, "en", load=moment), typist.screen)
    assert "Only this moment is known of the match" in typist.words


def test_a_seed_is_told_in_plain_digits() -> None:
    typist = Typist()
    play(Choices(LIBRARY, "en", seed=123456), typist.screen)
    assert "the seed 123456." in typist.words


def test_a_spectator_can_leave_or_run_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Screen, "is_interactive", True)
    typist = Typist("", "?", "quit")
    play(Choices(LIBRARY, "en", seed=4, watch=True), typist.screen)
    assert typist.words.count("Enter: on; end: to the end without stopping") == 2
    assert typist.words.endswith("Goodbye!")
    typist = Typist("end")
    play(Choices(LIBRARY, "en", seed=4, watch=True), typist.screen)
    assert "wins the match!" in typist.words


def test_two_people_pick_their_fighters_and_seeds_are_short() -> None:
    assert fighters_for(two=True) == ("pick", "pick")
    assert fighters_for(two=False) == ("random", "random")
    assert 1 <= any_seed() <= 999_999


def test_an_arena_brings_the_skills_of_its_box_unless_others_are_asked_for() -> None:
    own = Choices(library=LIBRARY, lang="en", arena="tainted_grail")
    assert skills_for(own) == "tainted_grail"
    assert skills_for(dataclasses.replace(own, skills="siege_storm")) == "siege_storm"
    assert skills_for(dataclasses.replace(own, arena="random")) == "random"
