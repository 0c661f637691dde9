"""No card comes into a box without a scenario that shows what it does."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from knockdown.content import load

HERE = Path(__file__).parent
BOXES = ("siege_storm", "tainted_grail")


def keys_by_file() -> dict[str, list[str]]:
    """The file a card's scenarios stand in, and the keys it must name."""
    book = load().book
    files: dict[str, list[str]] = {"test_tokens.py": [token.key for token in book.tokens]}
    files["test_tokens.py"].append("candle")
    for box in BOXES:
        in_deck = {
            book.attacks[card.attack].key
            for arena in book.arenas
            if arena.key == box
            for card in arena.cards[: arena.attack_cards]
        }
        files[f"test_{box}_attacks.py"] = sorted(in_deck)
        files[f"test_{box}_skills.py"] = [skill.key for skill in book.skills if skill.box == box]
    for fighter in book.fighters:
        specials = [book.attacks[number].key for number in fighter.specials]
        files[f"test_fighters_{fighter.key}.py"] = specials
    return files


def names_in(file: Path) -> list[str]:
    tree = ast.parse(file.read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [node.name for node in functions if node.name.startswith("test_")]


@pytest.mark.once
@pytest.mark.parametrize("file", keys_by_file())
def test_every_card_of_a_box_has_a_test(file: str) -> None:
    names = names_in(HERE / file)
    missing = [
        key
        for key in keys_by_file()[file]
        if not any(name.startswith(f"test_{key}_") for name in names)
    ]
    assert not missing, f"{file} has no scenario for {', '.join(missing)}"
