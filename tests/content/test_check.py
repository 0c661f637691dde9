"""Whole boxes, checked: files, folders, counts, and all mistakes in one go."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from knockdown.content import BUILT_IN, BoxError, Problem, check, load

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "boxes" / "ember_yard"


def changed(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """The example box with one piece of text replaced."""
    folder = tmp_path / "box"
    shutil.copytree(EXAMPLE, folder)
    replace(folder / name, old, new)
    return folder


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_all_mistakes_are_told_in_one_go(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    shutil.copytree(EXAMPLE, folder)
    for name, old, new in [
        ("attacks.toml", "push = 1", "psuh = 1"),
        ("fighters.toml", 'cost = "M"', 'cost = "Q"'),
        ("skills.toml", "initiative = 8", "initiative = 0"),
        ("arena.toml", "spaces = 7", "spaces = 6"),
    ]:
        replace(folder / name, old, new)
    files = [Path(problem.file).name for problem in check(folder)]
    assert {"attacks.toml", "fighters.toml", "skills.toml", "arena.toml"} == set(files)


def test_a_problem_is_one_clear_line() -> None:
    problem = Problem("my/attacks.toml", 'attack[4] "ram"', "this is wrong", "write that")
    assert str(problem) == 'my/attacks.toml, attack[4] "ram": this is wrong; write that'
    assert str(Problem("my", "", "wrong", "right")) == "my: wrong; right"
    assert str(BoxError([problem, problem])).splitlines() == [str(problem)] * 2


# -------------------------------------------------------------------- files and folders
def only(problems: list[Problem]) -> Problem:
    (problem,) = problems
    return problem


def test_no_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", EXAMPLE / "box.toml"):
        problem = only(check(path))
        assert (problem.file, problem.wrong) == (str(path), "this is no readable folder")


def test_no_box_file(tmp_path: Path) -> None:
    assert "box.toml is missing" in only(check(tmp_path)).wrong


def test_an_empty_box(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE / "box.toml", tmp_path)
    assert "nothing in the box" in only(check(tmp_path)).wrong


def test_a_file_with_a_slip_in_its_name(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    shutil.copytree(EXAMPLE, folder)
    (folder / "fighters.toml").rename(folder / "fighter.toml")
    problem = only(check(folder))
    assert problem.file == str(folder / "fighter.toml")
    assert 'did you mean "fighters.toml"' in problem.right


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b'[[token]]\nkey = "a\n', "at line 2"),
        (b"\xff\xfe", "not UTF-8"),
        (b"a = " + b"[" * 5000 + b"]" * 5000, "nested too deep"),
        (b"a = " + b"1" * 5000, "absurd length"),
    ],
    ids=["syntax", "encoding", "depth", "number"],
)
def test_a_file_that_is_no_toml(tmp_path: Path, content: bytes, wrong: str) -> None:
    shutil.copy(EXAMPLE / "box.toml", tmp_path)
    (tmp_path / "tokens.toml").write_bytes(content)
    problem = check(tmp_path)[0]
    assert problem.file == str(tmp_path / "tokens.toml")
    assert wrong in problem.wrong


def test_a_file_that_is_a_folder(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE / "box.toml", tmp_path)
    (tmp_path / "tokens.toml").mkdir()
    assert "cannot be read" in check(tmp_path)[0].wrong


# ----------------------------------------------------------------- counts of whole boxes
def without(tmp_path: Path, name: str, marker: str, first: int) -> Path:
    """The example box with only the first `first` tables of one of its files."""
    folder = tmp_path / "box"
    shutil.copytree(EXAMPLE, folder)
    parts = (EXAMPLE / name).read_text("utf-8").split(marker)
    (folder / name).write_text(marker.join(parts[: first + 1]), "utf-8")
    return folder


def test_a_skill_set_needs_six_skills(tmp_path: Path) -> None:
    problem = only(check(without(tmp_path, "skills.toml", "[[skill]]", 5)))
    assert (problem.wrong, problem.right[:12]) == ("the skill set has 5 Skills", "write 6 or m")


def test_a_fighter_needs_four_special_attacks(tmp_path: Path) -> None:
    problem = only(check(without(tmp_path, "fighters.toml", "[[fighter.special]]", 3)))
    assert problem.where == 'fighter[1] "ash_duelist"'
    assert problem.wrong == "the sheet has 3 Special Attacks"
    assert "exactly 4" in problem.right


def test_a_deck_needs_eight_cards(tmp_path: Path) -> None:
    problem = only(check(without(tmp_path, "attacks.toml", "[[attack]]", 2)))
    assert problem.wrong == "the Attack deck of this arena has 7 cards"


def test_a_deck_has_sixty_cards_at_most(tmp_path: Path) -> None:
    many = ", ".join(['"F"'] * 41)
    folder = changed(tmp_path, "attacks.toml", '["F", "F", "B", "M"]', f"[{many}]")
    problem = only(check(folder))
    assert problem.wrong == "the Attack deck of this arena has 61 cards"
    assert "60 at most" in problem.right


def test_a_deck_needs_an_arena(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    shutil.copytree(EXAMPLE, folder)
    (folder / "arena.toml").unlink()
    problem = only(check(folder))
    assert (Path(problem.file).name, problem.wrong[:8]) == ("attacks.toml", "no arena")


# --------------------------------------------------------------------------- good boxes
def test_the_example_box_is_right() -> None:
    assert check(EXAMPLE) == []


@pytest.mark.parametrize("key", BUILT_IN)
def test_the_built_in_boxes_are_right_and_do_not_clash_with_themselves(key: str) -> None:
    assert check(ROOT / "src" / "knockdown" / "boxes" / key) == []


@pytest.mark.parametrize("name", ["fighters.toml", "skills.toml"])
def test_a_box_may_leave_out_files(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "box"
    shutil.copytree(EXAMPLE, folder)
    (folder / name).unlink()
    shutil.rmtree(folder / "art")
    library = load([folder])
    assert len(library.book.fighters) == (6 if name == "fighters.toml" else 7)
    assert len(library.book.skill_sets) == (2 if name == "skills.toml" else 3)


def test_a_box_may_use_the_tokens_of_a_built_in_box(tmp_path: Path) -> None:
    old = '{ place_on_opponent = "ember", amount = 2 }'
    new = '{ place_on_opponent = "poison" }'
    library = load([changed(tmp_path, "fighters.toml", old, new)])
    flick = library.book.attacks[library.fighter("ash_duelist").specials[0]]
    (step,) = library.book.programs[flick.effect]
    assert (step.a, step.token) == (1, library.token("poison").index)


def test_a_token_may_move_a_fighter_once_it_is_gone(tmp_path: Path) -> None:
    new = (
        'effect = [{ if = { crossed = true }, then = [{ remove_here = "hot_ash" }, { push = 1 }],'
        ' else = [{ wound = "0/1" }] }]'
    )
    old = 'effect = [{ remove_here = "hot_ash" }, { wound = "0/1" }, { push = 1 }]'
    assert check(changed(tmp_path, "tokens.toml", old, new)) == []
