"""Whatever is done to a box, its reader answers with problems or with a sound library."""

from __future__ import annotations

import json
import shutil
import tomllib
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knockdown.content import Library, Problem, check, load
from knockdown.engine.book import NONE, Book
from knockdown.engine.terms import CONDITIONS, MOMENTS, OPERATIONS

pytestmark = pytest.mark.once
EXAMPLE = Path(__file__).parents[2] / "examples" / "boxes" / "ember_yard"
FILES = sorted(path.name for path in EXAMPLE.glob("*.toml"))

# Words that mean something somewhere reach deeper than random ones.
WORDS = st.sampled_from(
    [
        *(*OPERATIONS, *CONDITIONS, *MOMENTS),
        *("then", "else", "or", "amount", "ember", "hot_ash", "mist", "siege_storm"),
        *("1/0", "1-2", "F ?", "3+", "strike", "reaction", "attacked", "all", "heavy"),
    ]
)
SCALARS = st.one_of(
    WORDS,
    st.text(max_size=8),
    st.integers(-3, 20),
    st.just(10**30),
    st.booleans(),
    st.floats(),
    st.just(date(2024, 2, 29)),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.one_of(WORDS, st.text()), inner, max_size=3)
    ),
    max_leaves=6,
)


def as_toml(value: Any) -> str:
    """A value in TOML, tables inline."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(k)} = {as_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(as_toml(item) for item in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return hex(value) if value >= 0 else str(value)
    return quoted(value) if isinstance(value, str) else str(value)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def places(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in a tree with each of its keys or positions."""
    keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
    for key in keys:
        yield tree, key
        if isinstance(tree[key], dict | list):
            yield from places(tree[key])


@st.composite
def spoiled_files(draw: st.DrawFn) -> dict[str, str]:
    """The example box with one to three changes anywhere in its files."""
    trees = {name: tomllib.loads((EXAMPLE / name).read_text("utf-8")) for name in FILES}
    touched = set()
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(FILES))
        touched.add(name)
        spoil(draw, trees[name])
    return {name: written(trees[name]) for name in touched}


def spoil(draw: st.DrawFn, tree: dict[str, Any]) -> None:
    """Replaces, removes, renames, copies or adds something."""
    spots = list(places(tree))
    if not spots:
        return
    container, key = draw(st.sampled_from(spots))
    change = draw(st.sampled_from(["replace", "remove", "rename", "copy", "add"]))
    if change == "remove":
        del container[key]
    elif change == "replace" or (change == "rename" and isinstance(container, list)):
        container[key] = draw(VALUES)
    elif change == "rename":
        container[draw(WORDS)] = container.pop(key)
    elif change == "copy":
        source, place = draw(st.sampled_from(spots))
        if place in source if isinstance(source, dict) else place < len(source):
            container[key] = json.loads(json.dumps(source[place], default=str))
    elif isinstance(container, list):
        container.append(draw(VALUES))
    else:
        container[draw(WORDS)] = draw(VALUES)


def written(tree: dict[str, Any]) -> str:
    return "\n".join(f"{quoted(key)} = {as_toml(value)}" for key, value in tree.items())


def answer(files: dict[str, bytes]) -> list[Problem]:
    """What the reader says to the example box with these files instead of its own."""
    with TemporaryDirectory() as root:
        folder = Path(root) / "box"
        shutil.copytree(EXAMPLE, folder)
        for name, content in files.items():
            (folder / name).write_bytes(content)
        problems = check(folder)
        if not problems:
            assert_sound(load([folder]))
        return problems


def assert_sound(library: Library) -> None:
    """Every number in the book points to something."""
    book = library.book
    assert len(book.content_hash) == 16
    for program in book.programs:
        for op in program:
            assert {op.then, op.other} <= {NONE, *range(len(book.programs))}
            assert op.cost in {NONE, *range(len(book.costs))}
            assert op.token in {NONE, *range(len(book.tokens))}
    for attack in book.attacks:
        assert {attack.effect, attack.taken} <= {NONE, *range(len(book.programs))}
        assert 1 <= attack.lo <= attack.hi
        assert library.attack_name(attack, "pl")
    assert_cards_sound(book)


def assert_cards_sound(book: Book) -> None:
    for arena in book.arenas:
        for card in arena.cards[: arena.attack_cards]:
            assert 0 <= card.attack < len(book.attacks)
            assert 0 <= card.face < len(arena.faces)
    for fighter in book.fighters:
        assert len(fighter.specials) == 4
    for skill_set in book.skill_sets:
        assert len(skill_set.skills) >= 6


def test_the_writer_of_this_test_writes_what_it_read() -> None:
    for name in FILES:
        tree = tomllib.loads((EXAMPLE / name).read_text("utf-8"))
        assert tomllib.loads(written(tree)) == tree


@settings(deadline=None, max_examples=50)
@given(spoiled_files())
def test_a_spoiled_tree_never_breaks_the_reader(files: dict[str, str]) -> None:
    assert_answered(files)


@pytest.mark.slow
@settings(deadline=None, max_examples=200)
@given(spoiled_files())
def test_many_spoiled_trees_never_break_the_reader(files: dict[str, str]) -> None:
    assert_answered(files)


def assert_answered(files: dict[str, str]) -> None:
    for problem in answer({name: text.encode() for name, text in files.items()}):
        assert problem.wrong and problem.right
        assert str(problem).isprintable()


@settings(deadline=None, max_examples=100)
@given(st.sampled_from(FILES), st.data())
def test_spoiled_bytes_never_break_the_reader(name: str, data: st.DataObject) -> None:
    content = (EXAMPLE / name).read_bytes()
    start = data.draw(st.integers(0, len(content)))
    end = data.draw(st.integers(start, min(len(content), start + 20)))
    answer({name: content[:start] + data.draw(st.binary(max_size=8)) + content[end:]})
