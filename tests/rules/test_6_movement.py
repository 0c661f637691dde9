"""6.8–6.10: ranges, movement words, tokens on spaces."""

from __future__ import annotations

import pytest
from rules.proving_ground import proving
from scene import Scene


# -------------------------------------------------------------------------- 6.8 ranges
def reach(attack: str, arena: str = "siege_storm") -> list[int]:
    """The distances at which a row card hits."""
    found = []
    for distance in range(1, 9):
        scene = Scene(arena=arena, spaces=(1, 1 + distance), row=[attack])
        scene.play(next(move for move in scene.offered if move.startswith(f"attack {attack}")))
        if scene.told("attack_began")[0]["hits"]:
            found.append(distance)
    return found


def test_6_8_range_x_is_exactly_x() -> None:
    assert reach("low_kick") == [1]
    assert reach("lunge", "tainted_grail") == [2]


def test_6_8_range_x_to_y_is_from_x_to_y() -> None:
    assert reach("ram") == [1, 2]
    assert reach("hurled_stone") == [2, 3]


def test_6_8_a_projectile_flies_any_distance() -> None:
    assert reach("throwing_knife") == list(range(1, 9))


def test_6_8_no_range_at_all_is_unlimited() -> None:
    assert reach("whisper", "tainted_grail") == list(range(1, 9))


@pytest.mark.parametrize("spaces", [(3, 6), (6, 3)])
def test_6_8_both_directions_count_alike(spaces: tuple[int, int]) -> None:
    scene = Scene(spaces=spaces, row=["hurled_stone"])
    scene.play("attack hurled_stone.D")
    assert scene.wounds(1) == "1/1"


def test_6_8_special_attacks_are_offered_by_range() -> None:
    """Glaive Sweep has range 2, no more and no less."""
    hits = [
        distance
        for distance in range(1, 9)
        if "special glaive_sweep"
        in Scene(fighters=("xingo", "veroth"), spaces=(1, 1 + distance), hands=("K K", "")).offered
    ]
    assert hits == [2]


# --------------------------------------------------------------------------- 6.9 Blink
def test_6_9_blink_moves_through_the_opponent() -> None:
    scene = Scene(fighters=("xingo", "veroth"), spaces=(4, 5), hands=("M", ""))
    scene.play("special rift_step", "space 6")
    assert scene.space(0) == 6


def test_6_9_blink_n_is_up_to_n_to_any_legal_landing() -> None:
    scene = Scene(fighters=("xingo", "veroth"), spaces=(4, 5), hands=("M", ""))
    scene.play("special rift_step")
    assert scene.asked == (0, "choose_space")
    landings = [int(move.removeprefix("space ")) for move in scene.offered]
    assert set(landings) - {4} == {1, 2, 3, 6, 7}


def test_6_9_blink_stays_inside_the_arena() -> None:
    scene = Scene(fighters=("xingo", "veroth"), spaces=(2, 5), hands=("M", ""))
    scene.play("special rift_step")
    landings = [int(move.removeprefix("space ")) for move in scene.offered]
    assert set(landings) - {2} == {1, 3, 4}


def test_6_9_the_opponent_can_be_blinked_too() -> None:
    """Chain Pull lands the opponent on either side of Mistbearer."""
    scene = Scene(arena="tainted_grail", spaces=(4, 7), hands=("K K", ""))
    scene.play("special chain_pull")
    assert scene.offered == ["space 3", "space 5"]
    scene.play("space 3")
    assert scene.space(1) == 3


def test_6_9_a_blink_beside_the_edge_has_one_landing_only() -> None:
    scene = Scene(arena="tainted_grail", spaces=(1, 4), hands=("K K", ""))
    scene.play("special chain_pull")
    assert scene.space(1) == 2


# -------------------------------------------------------------- 6.9 Backward, Forward
@pytest.mark.parametrize(("spaces", "after"), [((4, 5), 6), ((5, 4), 3)])
def test_6_9_backward_is_directly_away_from_you(spaces: tuple[int, int], after: int) -> None:
    scene = Scene(spaces=spaces, row=["high_kick"])
    scene.play("attack high_kick.B")
    assert scene.space(1) == after


@pytest.mark.parametrize(("spaces", "after"), [((3, 6), 5), ((6, 3), 4)])
def test_6_9_forward_is_directly_toward_the_opponent(spaces: tuple[int, int], after: int) -> None:
    scene = Scene(spaces=spaces, row=["charge"])
    scene.play("attack charge.K")
    assert scene.space(0) == after


def test_6_9_ruling_a_push_stops_at_the_end_of_the_arena() -> None:
    scene = proving(fighters=("acrobat", "veroth"), spaces=(4, 6), hands=("M", ""))
    scene.play("special blast")
    assert scene.space(1) == 9


def test_6_9_ruling_at_the_edge_nothing_is_pushed() -> None:
    scene = Scene(spaces=(2, 1), row=["high_kick"])
    scene.play("attack high_kick.B")
    assert scene.space(1) == 1


def test_6_9_ruling_forward_stops_before_the_opponent() -> None:
    scene = proving(fighters=("acrobat", "veroth"), spaces=(2, 6), hands=("K", ""))
    scene.play("special rush")
    assert scene.space(0) == 5


def test_6_9_ruling_a_drag_stops_before_you() -> None:
    scene = proving(fighters=("acrobat", "veroth"), spaces=(2, 6), hands=("F", ""))
    scene.play("special haul")
    assert scene.space(1) == 3


def test_6_9_ruling_charge_from_two_away_moves_one_space_only() -> None:
    scene = Scene(spaces=(4, 6), row=["charge"])
    scene.play("attack charge.K")
    assert scene.space(0) == 5


def test_6_9_ruling_nobody_ends_on_an_occupied_space() -> None:
    """Not by Blink either: Mist under the opponent is no landing."""
    scene = Scene(
        arena="tainted_grail",
        fighters=("lost_knight", "maggot"),
        spaces=(4, 5),
        hands=("M", ""),
        board={"mist": [5]},
    )
    scene.play("special into_the_mist", "space 3")
    assert scene.space(0) == 3


def test_6_9_changing_places_leaves_each_on_a_space_of_their_own() -> None:
    scene = Scene(spaces=(4, 5), row=["throw"])
    scene.play("attack throw.F")
    assert (scene.space(0), scene.space(1)) == (5, 3)


# ----------------------------------------------------------- 6.10 tokens on spaces
def trapped(spaces: tuple[int, int], traps: list[int], **more: str) -> Scene:
    """Player 1 is Driana and has laid Traps."""
    return Scene(
        fighters=("xingo", "driana"),
        spaces=spaces,
        hands=(more.get("hand", ""), more.get("hers", "")),
        row=[more.get("row", "taunt")],
        board={"trap*": traps},
    )


def test_6_10_ruling_a_trap_acts_on_who_walks_into_it() -> None:
    scene = trapped((3, 8), [4])
    scene.play("move 4")
    assert scene.wounds(0) == "0/1"
    assert scene.space(0) == 4
    assert scene.on_board("trap") == []


def test_6_10_ruling_a_trap_acts_on_who_dashes_into_it() -> None:
    scene = trapped((3, 8), [4], hand="D")
    scene.play("dash 4")
    assert scene.wounds(0) == "0/1"


def test_6_10_ruling_a_trap_acts_on_who_moves_forward_into_it() -> None:
    """And ends the movement: Charge goes no further than the Trap."""
    scene = trapped((2, 5), [3], row="charge")
    scene.play("attack charge.K")
    assert scene.wounds(0) == "0/1"
    assert scene.space(0) == 3


def test_6_10_ruling_a_trap_acts_on_who_is_pushed_into_it() -> None:
    """Driving Shot pushes two; the Trap on the way stops the push."""
    scene = Scene(
        fighters=("driana", "xingo"), spaces=(4, 5), hands=("K F", ""), board={"trap": [6]}
    )
    scene.play("special driving_shot")
    assert scene.wounds(1) == "1/2"
    assert scene.space(1) == 6
    assert scene.on_board("trap") == []


def test_6_10_ruling_every_space_on_the_way_is_entered() -> None:
    scene = proving(fighters=("acrobat", "driana"), spaces=(2, 8), hands=("K", ""))
    scene.match.board = [((scene.token("trap") * 2 + 1) << 5) | 4]
    scene.play("special rush")
    assert scene.space(0) == 5
    assert scene.wounds(0) == "0/1"


def test_6_10_ruling_blink_passes_over_what_lies_between() -> None:
    scene = trapped((3, 8), [4, 5], hand="M")
    scene.play("special rift_step", "space 6")
    assert scene.wounds(0) == "0/0"
    assert scene.on_board("trap") == [4, 5]


def test_6_10_ruling_blink_touches_the_space_it_lands_on() -> None:
    scene = trapped((3, 8), [4, 5], hand="M")
    scene.play("special rift_step", "space 5")
    assert scene.wounds(0) == "0/1"
    assert scene.on_board("trap") == [4]


def test_6_10_ruling_changing_places_enters_both_spaces() -> None:
    scene = Scene(
        fighters=("driana", "xingo"),
        spaces=(4, 5),
        row=["throw"],
        board={"trap": [4]},
    )
    scene.play("attack throw.F")
    assert scene.wounds(1) == "1/2"
    assert scene.on_board("trap") == []


def test_6_10_ruling_standing_on_a_space_or_leaving_it_is_not_entering_it() -> None:
    scene = trapped((3, 8), [3])
    scene.play("move 4")
    assert scene.wounds(0) == "0/0"
    assert scene.on_board("trap") == [3]
    scene.play("move 3")
    assert scene.wounds(0) == "0/1"


def test_6_10_ruling_a_fighter_pushed_into_an_edge_enters_nothing() -> None:
    """The push is impossible, so the Trap under nobody's way stays."""
    scene = Scene(
        fighters=("driana", "xingo"), spaces=(8, 9), row=["high_kick"], board={"trap": [7]}
    )
    scene.play("attack high_kick.B")
    assert scene.on_board("trap") == [7]
