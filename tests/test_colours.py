"""The colours: the page has those of the package, and words in them can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from knockdown import colours

pytestmark = pytest.mark.once

WEB = Path(__file__).parent.parent / "web"


def test_the_page_has_the_colours_of_the_package() -> None:
    assert (WEB / "src" / "app" / "colours.css").read_text("utf-8") == colours.css(), (
        "the first lines of knockdown/colours.py say how it is written"
    )


def test_the_browser_around_the_page_is_as_dark() -> None:
    assert f'content="{colours.NIGHT}"' in (WEB / "index.html").read_text("utf-8").lower()


def test_a_colour_with_a_name_is_used_by_its_name() -> None:
    named = "|".join(re.findall("#[0-9a-f]{6}", colours.css()))
    spelled = re.compile(rf"(?:{named})\b", re.IGNORECASE)
    found = [
        f"{path.relative_to(WEB)}: {colour}"
        for path in sorted((WEB / "src").rglob("*.svelte"))
        for style in re.findall("<style>.*?</style>", path.read_text("utf-8"), re.DOTALL)
        for colour in spelled.findall(style)
    ]
    assert found == []


def test_contrast_is_that_of_wcag() -> None:
    assert colours.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert colours.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("colour", colours.SPARE)
def test_a_spare_colour_can_be_read(colour: str) -> None:
    assert colours.contrast(colour, colours.NIGHT) > 4.5
