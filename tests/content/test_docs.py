"""docs/boxes.md cannot drift: its tables and examples are those of the code and the example box."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from knockdown.content import effects
from knockdown.content.conditions import COUNT_CONDITIONS, FLAG_CONDITIONS, TOKEN_CONDITIONS
from knockdown.content.effects import PARAMETERS
from knockdown.content.files import FILES
from knockdown.content.skills import FLAGS, NUMBERS
from knockdown.engine.book import Modifiers
from knockdown.engine.terms import CONDITIONS, MOMENTS, OPERATIONS, TRIGGERS

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "boxes" / "ember_yard"
PAGE = (ROOT / "docs" / "boxes.md").read_text("utf-8")
# Compiled classes have no __dict__ to look into.
MODIFIERS = tuple(name for name in dir(Modifiers()) if not name.startswith("_"))
BLOCKS = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def table(head: str) -> dict[str, str]:
    """The rows of the table whose first column is called `head`: first cell to second cell."""
    rows = re.search(rf"^\| {head} \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert rows is not None
    cells = [line.split(" | ") for line in rows[1].splitlines()]
    return {row[0].removeprefix("| ").strip("`"): row[1].removesuffix(" |") for row in cells}


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("verb", OPERATIONS),
        ("condition", CONDITIONS),
        ("moment", MOMENTS),
        ("trigger", TRIGGERS[1:]),
        ("key", MODIFIERS),
        ("file", FILES),
    ],
)
def test_the_tables_name_every_word(head: str, words: tuple[str, ...]) -> None:
    assert sorted(table(head)) == sorted(words)


@pytest.mark.parametrize("verb", OPERATIONS)
def test_the_example_of_a_verb_uses_it(verb: str) -> None:
    example = table("verb")[verb].strip("`").replace(" … ", "")
    step = tomllib.loads(f"step = {example}")["step"]
    assert [key for key in step if key not in PARAMETERS] == [verb]


@pytest.mark.parametrize("word", CONDITIONS)
def test_the_example_of_a_condition_uses_it(word: str) -> None:
    example = table("condition")[word].strip("`")
    assert list(tomllib.loads(f"if = {example}")["if"]) == [word]


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[1])
def test_every_example_is_part_of_the_example_box(block: str) -> None:
    texts = [path.read_text("utf-8") for path in EXAMPLE.glob("*.toml")]
    assert any(block in text for text in texts)


def test_every_file_of_the_example_box_is_quoted() -> None:
    for path in EXAMPLE.glob("*.toml"):
        text = path.read_text("utf-8")
        assert any(block in text for block in BLOCKS), path.name


# ------------------------------------------- the reader knows every word of the engine
def test_every_verb_is_read_in_one_way() -> None:
    nesting = ("pay", "choose", "either", "if", "may")
    shapes = [effects.WOUND_VERBS, effects.COUNT_VERBS, effects.FLAG_VERBS, nesting]
    verbs = [verb for shape in shapes for verb in shape]
    verbs += [*effects.KIND_VERBS, *effects.TOKEN_VERBS]
    assert sorted(verbs) == sorted(OPERATIONS)


def test_every_condition_is_read_in_one_way() -> None:
    words = [*TOKEN_CONDITIONS, *FLAG_CONDITIONS, *COUNT_CONDITIONS, "distance", "attack_type"]
    assert sorted(words) == sorted(CONDITIONS)


def test_every_modifier_is_read() -> None:
    assert {*NUMBERS, *FLAGS, "ranges", "pools", "take_top"} == set(MODIFIERS)
