"""The drawings of boxes: what belongs to a box, and what may be in a drawing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from knockdown.content import BoxError, check, load, not_drawn_in
from knockdown.content.art import Art, fault_in
from knockdown.content.art_check import check_art, not_drawn

pytestmark = pytest.mark.once

EXAMPLE = Path(__file__).parents[2] / "examples" / "boxes" / "ember_yard"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{}</svg>'


def test_every_built_in_box_is_drawn_and_may_be_shown() -> None:
    library = load()
    for box in library.boxes:
        assert not_drawn(library, box) == []
        assert check_art(library, box) == []


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return Path(shutil.copytree(EXAMPLE, tmp_path / "box"))


def test_a_box_need_not_be_drawn(box: Path) -> None:
    shutil.rmtree(box / "art" / "fighters")
    assert check(box) == []
    assert "fighters/ash_duelist/idle" in not_drawn_in(box)
    assert "cards/jab" not in not_drawn_in(box)


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("cards/jabb.svg", "nothing in the box", 'did you mean "cards/jab"'),
        ("fighters/ash_duelist/ilde.svg", "nothing in the box", "ash_duelist/idle"),
        ("cards/jab.png", "no .svg", "SVG"),
    ],
)
def test_a_drawing_of_nothing_is_told(box: Path, name: str, wrong: str, right: str) -> None:
    (box / "art" / name).write_text(SVG.format(""), "utf-8")
    (problem,) = check(box)
    assert problem.file == str(box / "art" / name)
    assert wrong in problem.wrong
    assert right in problem.right
    with pytest.raises(BoxError):
        load([box])


@pytest.mark.parametrize(
    ("inside", "wrong"),
    [
        ("<script>alert(1)</script>", "<script>"),
        ("<foreignObject/>", "<foreignObject>"),
        ('<path onload="alert(1)"/>', '"onload"'),
        ('<path style="fill:red"/>', '"style"'),
        ('<use href="https://example.org/a.svg#b"/>', "points elsewhere"),
        ('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="a.svg"/>', "points elsewhere"),
        ('<path fill="url(https://example.org)"/>', "points elsewhere"),
        ('<path data-moves="jump"/>', 'moves like "jump"'),
        ('<html xmlns="http://www.w3.org/1999/xhtml"/>', "<{http"),
        ('<path fill="URL(https://example.org)"/>', "points elsewhere"),
        ("<!--><img src=x>-->", "a comment"),
        ("<title><![CDATA[</title><form>]]></title>", "a comment"),
        ('<?xml-stylesheet href="a.css"?>', "an instruction"),
        ("<path>", "not XML"),
    ],
)
def test_only_shapes_and_colours_are_drawn(inside: str, wrong: str) -> None:
    fault = fault_in(SVG.format(inside).encode())
    assert fault is not None
    assert wrong in fault[0]


@pytest.mark.parametrize(
    ("drawing", "wrong"),
    [
        ("<svg/>", "no SVG"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "viewBox"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]>' + SVG.format("&a;"), "a type of its own"),
        (SVG.format("<g/>" * 60_000), "bytes"),
        ("\0", "not XML"),
    ],
)
def test_no_other_file_is_a_drawing(drawing: str, wrong: str) -> None:
    fault = fault_in(drawing.encode())
    assert fault is not None
    assert wrong in fault[0]


def test_a_drawing_is_utf_8() -> None:
    declared = '<?xml version="1.0" encoding="UTF-16"?>'
    assert fault_in((declared + SVG.format("")).encode("utf-16")) == (
        "it is not UTF-8",
        "save it as UTF-8",
    )
    assert fault_in(('<?xml version="1.0" encoding="UTF-8"?>' + SVG.format("")).encode()) is None


def test_a_drawing_may_point_to_itself_and_move() -> None:
    inside = '<path id="a" fill="url(#b)" data-moves="flame"/><use href="#a"/>'
    assert fault_in(SVG.format(inside).encode()) is None


def test_the_version_of_the_drawings_changes_with_any_of_them(box: Path) -> None:
    before = Art(box).version
    assert Art(box).version == before
    (box / "art" / "cards" / "jab.svg").write_text(SVG.format(""), "utf-8")
    assert Art(box).version != before
