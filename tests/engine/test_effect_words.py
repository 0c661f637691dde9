"""6.2: every effect word that a box may use is carried out by `engine/effect.py`."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.engine.book import Op
from knockdown.engine.effect import effect, run_program
from knockdown.engine.frames import EffectFrame
from knockdown.engine.table import Table
from knockdown.engine.terms import OPERATIONS


def begin(table: Table, op: Op) -> None:
    """The first step of an effect with only this word, as if a card of seat 0 had it."""
    programs = table.book.programs
    programs.append([op])
    try:
        run_program(table, 0, len(programs) - 1)
        frame = table.top
        assert isinstance(frame, EffectFrame)
        effect(table, frame)
    finally:
        programs.pop()


@pytest.mark.parametrize("word", OPERATIONS)
def test_every_effect_word_is_carried_out(word: str) -> None:
    scene = Scene(hands=("F B", "M"), wounds=("1/1", "1/1"), spaces=(4, 6))
    begin(scene.match, Op(OPERATIONS.index(word), 1, 1, token=0, cost=0))


def test_a_word_without_a_rule_is_not_skipped() -> None:
    """The number after the last word is what a new word has before anybody carries it out."""
    new = len(OPERATIONS)
    with pytest.raises(AssertionError, match=f"effect word {new} "):
        begin(Scene().match, Op(new, 1))
