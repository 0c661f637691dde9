"""Matches that were forfeited elsewhere, on the screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from records import short_record
from typist import Typist

from knockdown import content
from knockdown.content.words import LANGUAGES
from knockdown.referee.forfeit import REASONS, Forfeit
from knockdown.referee.notation import format_match
from knockdown.referee.record import Record
from knockdown.terminal.choices import Choices
from knockdown.terminal.replay import Replay
from knockdown.terminal.start import begin

LIBRARY = content.load()
TOLD = {
    "en": ("Driana gives up.", "Driana is out of time.", "Driana did not come back."),
    "es": ("Driana se rinde.", "A Driana se le ha acabado el tiempo.", "Driana no ha vuelto."),
    "pl": ("Driana się poddaje.", "Driana: czas minął.", "Driana nie wraca do gry."),
}


def forfeited(reason: str) -> Record:
    record = short_record()
    return replace(record, moves=record.moves[:20], forfeit=Forfeit(1, reason))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_is_the_last_thing_told(lang: str) -> None:
    for reason, told in zip(REASONS, TOLD[lang], strict=True):
        typist = Typist()
        Replay(forfeited(reason), LIBRARY, typist.screen, lang).run(stops=False)
        assert typist.words.count(told) == 1
        assert "Veroth" in typist.words.partition(told)[2]


def test_it_can_be_stepped_to_and_back() -> None:
    typist = Typist("20", "", "back", "", "end")
    Replay(forfeited("conceded"), LIBRARY, typist.screen, "en").run()
    assert typist.words.endswith("The record ends here.")
    assert typist.words.count("Driana gives up.") == 1


def test_nobody_goes_on_with_it(tmp_path: Path) -> None:
    path = tmp_path / "match.kd"
    path.write_text(format_match(forfeited("time")), "utf-8")
    typist = Typist()
    game = begin(Choices(load=path, library=LIBRARY, lang="en"), typist.screen)
    game.run()
    assert "This match is over." in typist.words
    assert "Driana is out of time." in typist.words and "You win the match!" in typist.words
