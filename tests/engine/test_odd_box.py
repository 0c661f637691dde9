"""What boxes of others can do and the two printed ones do not."""

from __future__ import annotations

from pathlib import Path

from scene import Scene

from knockdown.content import load

ODD = load([Path(__file__).parent / "odd_box"])


def test_a_new_range_replaces_the_printed_one() -> None:
    """The card says 'has range 3–4': at distance 1 it does not reach any more."""
    near = Scene(library=ODD, row=["high_punch"], skills=("far_fist", ""))
    assert near.play("attack high_punch.F").wounds(1) == "0/0"
    far = Scene(library=ODD, row=["high_punch"], spaces=(3, 7), skills=("far_fist", ""))
    assert far.play("attack high_punch.F", "no").wounds(1) == "1/0"


def test_two_new_ranges_unite() -> None:
    scene = Scene(library=ODD, row=["high_punch"], spaces=(4, 6), skills=("far_fist long_fist", ""))
    assert scene.play("attack high_punch.F", "no").wounds(1) == "1/0"


def test_a_turn_always_has_an_action() -> None:
    """4.2: two Skills that take actions away leave one."""
    scene = Scene(library=ODD, skills=("slow slower", ""), from_start=True)
    assert scene.asked == (0, "take_action")
    scene.play(next(move for move in scene.offered if move.startswith("move")))
    assert scene.match.active == 1


def test_a_token_is_removed_where_it_was_entered() -> None:
    """6.10: a second token on the same space has moved the fighter on before."""
    scene = Scene(library=ODD, spaces=(2, 6), board={"thorn*": [3], "slide*": [3]}, hands=("", ""))
    scene.play("move 3")
    assert scene.on_board("thorn") == []
    assert scene.on_board("slide") == []
    assert scene.wounds(0) == "0/1"


def test_a_wound_of_any_kind_healed_counts_as_done() -> None:
    scene = Scene(library=ODD, wounds=("1/1", "0/0"), skills=("leech", ""), from_start=True)
    assert scene.asked == (0, "choose_wound")
    scene.play("heavy")
    assert len(scene.hand(0)) == 1


def test_a_move_goes_no_farther_because_a_reaction_moved_the_fighter_first() -> None:
    """4.3: pushed from 4 to 3 on the way to 5, the Move still is one space."""
    scene = Scene(library=ODD, fighters=("veroth", "bouncer"), spaces=(4, 7), hands=("", "F"))
    scene.play("move 5", "react shove_off")
    assert scene.space(0) == 4
