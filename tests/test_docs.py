"""The documentation cannot drift: its code runs, its examples are what the program writes."""

from __future__ import annotations

import os
import re
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest
from records import short_record, tower_record

import knockdown

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NOTATION = ROOT / "docs" / "notation.md"
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
MOMENT = 20


def code_of(page: Path) -> str:
    """The page's code as one program, each line where it stands on the page."""
    text = page.read_text("utf-8")
    lines: list[str] = []
    for found in PYTHON.finditer(text):
        start = text.count("\n", 0, found.start(1))
        lines += [""] * (start - len(lines)) + found[1].splitlines()
    return "\n".join(lines)


@pytest.mark.parametrize("page", [page for page in PAGES if code_of(page)], ids=lambda p: p.name)
def test_the_code_on_a_page_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code_of(page), str(page), "exec"), {"__name__": page.stem})
    assert "Traceback" not in capsys.readouterr().out


# Paths begin in the root, or in one of these.
FOLDERS = [ROOT, ROOT / "src" / "knockdown", ROOT / "web", ROOT / "web" / "src"]
NAMED = re.compile(
    r"`((?:{})/[\w./*@-]*)`".format(
        "|".join({re.escape(path.name) for folder in FOLDERS for path in folder.iterdir()})
    )
)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_files_named_on_a_page_exist(page: Path) -> None:
    missing = [
        name
        for name in NAMED.findall(page.read_text("utf-8"))
        if not any(
            list(folder.glob(name + end)) for folder in FOLDERS for end in ("", ".py", ".ts")
        )
    ]
    assert not missing


def test_there_is_code_to_run() -> None:
    assert code_of(ROOT / "docs" / "api.md")


def block(kind: str) -> re.Pattern[str]:
    return re.compile(rf"(^```{kind}\n)(.*?)(^```$)", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("kind", ["kd", "position"])
def test_the_examples_of_the_notation(kind: str) -> None:
    """Run with UPDATE_GOLDEN=1 after a change of boxes or rules."""
    record = short_record()
    example = knockdown.format_match(record)
    if kind == "position":
        line = knockdown.format_position(record.at(MOMENT))
        example = textwrap.fill(line, 100, break_long_words=False, break_on_hyphens=False) + "\n"
    page = NOTATION.read_text("utf-8")
    if os.environ.get("UPDATE_GOLDEN"):
        page = block(kind).sub(lambda found: found[1] + example + found[3], page)
        NOTATION.write_text(page, "utf-8")
    assert [found[2] for found in block(kind).finditer(page)] == [example]


def test_the_example_of_towers() -> None:
    """The same, whichever version of the physics library is installed."""
    page = NOTATION.read_text("utf-8")
    record = tower_record()
    told = re.search(r"physics \S+-(\S+),", page)
    if told and not os.environ.get("UPDATE_GOLDEN"):
        for number, tower in record.towers.items():
            mark = tower.physics.rpartition("-")[0]
            record.towers[number] = replace(tower, physics=f"{mark}-{told[1]}")
    text = knockdown.format_match(record)
    example = text[text.index("Tower ") :]
    if os.environ.get("UPDATE_GOLDEN"):
        page = block("towers").sub(lambda found: found[1] + example + found[3], page)
        NOTATION.write_text(page, "utf-8")
    assert [found[2] for found in block("towers").finditer(page)] == [example]


@pytest.mark.parametrize("name", [name for name in knockdown.__all__ if name != "__version__"])
def test_every_public_name_exists_and_is_explained(name: str) -> None:
    assert hasattr(knockdown, name)
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert re.search(rf"\b{name}\b", page)
