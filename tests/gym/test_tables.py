"""docs/gym.md lists every feature and every action as they are.

When boxes change on purpose, `UPDATE_GOLDEN=1` writes the tables again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from random_matches import BOOK

from knockdown.gym.encoding.actions import Actions, Group
from knockdown.gym.encoding.features import Features

PAGE = Path(__file__).parent.parent.parent / "docs" / "gym.md"
MEANINGS = {
    "take_top": "with a Skill: the deck's top card instead of one of the row",
    "end_combo": "4.5: no further Special Attack or Dash",
    "pass": "no block, no Reaction, no second step of a Dash",
    "yes": "6.2: what a card says you may do",
    "no": "6.2, 6.3: do not, or start no test",
    "test": "6.3: start a Knockdown Test",
    "attack": "4.4: the card on this place of the row",
    "card": "3.5: the same in the opening draft, and where an effect discards a row card",
    "special": "4.6: the Special Attack on this place of the sheet",
    "react": "4.8: the Reaction on this place of the sheet",
    "move": "4.3: to this space, counted from your own end",
    "dash": "4.7: the same with a Dash",
    "space": "6.9: a space for a fighter or a token",
    "face": "5.3: a card with these symbols, to discard, give or take back",
    "payment": "4.6: cards with these symbols",
    "block_wounds": "6.4: with this Block card",
    "block_effect": "6.4",
    "block_both": "6.4: with these Block cards",
    "ignore": "6.5: so many heavy/light wounds",
    "drop": "7.3: so many heavy wounds, the rest light ones",
    "branch": "6.2: this half of an 'or'",
    "wound_kind": "this kind of wound",
    "power": "4.10: this Skill or token next",
    "fighter": "3.1",
    "skill": "3.3: to keep or to show",
    "passed": "7.5: never asked here",
    "failed": "7.5: never asked here",
}


def feature_rows() -> Iterator[str]:
    yield "| from | how many | name | what |"
    yield "|---|---|---|---|"
    for block in Features(BOOK).layout.blocks:
        yield f"| {block.start} | {block.size} | `{block.name}` | {block.text} |"


def action_rows() -> Iterator[str]:
    yield "| from | how many | kind | which |"
    yield "|---|---|---|---|"
    for group in Actions(BOOK).groups:
        yield f"| {group.start} | {len(group.labels)} | `{group.name}` | {which(group)} |"


def which(group: Group) -> str:
    labels = ", ".join(group.labels)
    return f"{MEANINGS[group.name]} ({labels})" if labels else MEANINGS[group.name]


@pytest.mark.parametrize("name", ["features", "actions"])
def test_the_table_is_what_the_code_does(name: str) -> None:
    rows = feature_rows() if name == "features" else action_rows()
    table = "\n" + "\n".join(rows) + "\n\n"
    page = PAGE.read_text("utf-8")
    place = re.compile(rf"(<!-- {name} -->\n)(.*?)(<!-- end of {name} -->)", re.DOTALL)
    if os.environ.get("UPDATE_GOLDEN"):
        page = place.sub(lambda found: found[1] + table + found[3], page)
        PAGE.write_text(page, "utf-8")
    assert [found[2] for found in place.finditer(page)] == [table]
