"""Boxes that would play otherwise than they read are refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from knockdown.content import check

pytestmark = pytest.mark.once

ODD_BOX = Path(__file__).parents[1] / "engine" / "odd_box"


def problems(folder: Path, file: str, old: str, new: str) -> str:
    box = folder / "odd_box"
    shutil.copytree(ODD_BOX, box)
    text = (box / file).read_text(encoding="utf-8")
    assert old in text
    (box / file).write_text(text.replace(old, new), encoding="utf-8")
    return "\n".join(str(problem) for problem in check(box))


def test_the_box_itself_is_fine() -> None:
    assert check(ODD_BOX) == []


REFUSED = [
    pytest.param(
        "tokens.toml",
        'effect = [{ wound = "0/1" }, { remove_here = "thorn" }]',
        'effect = [{ remove_here = "thorn" }]\n\n[[token.power]]\nmoment = "enter"\n'
        'effect = [{ wound = "0/1" }]',
        "one power a moment",
        id="two powers of a token at one moment",
    ),
    pytest.param(
        "skills.toml",
        '{ heal = "any", amount = 1 }',
        "{ discard = 1 }",
        "can succeed or fail",
        id="did after a step without an outcome",
    ),
    pytest.param(
        "skills.toml",
        'moment = "turn_start"\neffect = [{ lose_action = 2 }]',
        'moment = "turn_end"\neffect = [{ lose_action = 2 }]',
        '"lose_action" means nothing here',
        id="actions lost when there are none",
    ),
    pytest.param(
        "skills.toml",
        "test_discount = 1",
        "opponent_hand_limit = 1",
        "from 2 to 9",
        id="a limit below the opening draft",
    ),
    pytest.param(
        "tokens.toml",
        'effect = [{ remove_here = "slide" }, { push = 1 }]',
        'effect = [{ push = 1 }, { remove_here = "slide" }]',
        "slide",
        id="a token that moves before it is gone",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), REFUSED)
def test_mistakes_that_would_change_play_are_refused(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    found = problems(tmp_path, file, old, new)
    assert file in found
    assert said in found
