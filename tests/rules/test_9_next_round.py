"""9 Next round."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.engine.tokens import supply


def next_round(arena: str = "siege_storm", seed: int = 1, loser: int = 1) -> Scene:
    """A round full of everything, just lost by the named player."""
    fighters = ("driana", "veroth") if arena == "siege_storm" else ("maggot", "lost_knight")
    punch = "high_punch" if arena == "siege_storm" else "straight_punch"
    scene = Scene(
        arena=arena,
        fighters=fighters,
        spaces=(5, 6),
        hands=("K K M", "K K"),
        hidden=("F", "M"),
        wounds=("2/1", "3/3"),
        tokens=("stun", "poison") if arena == "tainted_grail" else ("", ""),
        board={"trap": [1, 2]} if arena == "siege_storm" else {"mist*": [1, 2]},
        skills=("long_arms disarm", "light_feet granite_chin"),
        candles=2 if arena == "tainted_grail" else 0,
        row=[punch],
        active=1 - loser,
        seed=seed,
    )
    scene.play(f"attack {punch}.F")
    while scene.asked[1] in ("react_now", "choose_block"):
        scene.play("pass")
    return scene.play("test", "failed")


BOTH = pytest.mark.parametrize("arena", ["siege_storm", "tainted_grail"])


@BOTH
def test_9_1_wounds_hands_and_tokens_are_cleared(arena: str) -> None:
    scene = next_round(arena)
    assert scene.match.round == 2
    for seat in (0, 1):
        assert scene.wounds(seat) == "0/0"
        assert scene.hand(seat) == []
        assert scene.tokens(seat) == []
    assert scene.match.board == []


def test_9_1_special_tokens_return_to_their_fighters() -> None:
    """Two of Driana's four Traps lay on spaces; she has all of them again."""
    scene = next_round()
    assert supply(scene.match, 0, scene.token("trap")) == 4


@BOTH
def test_9_2_fighters_return_to_their_own_starting_spaces(arena: str) -> None:
    scene = next_round(arena)
    assert (scene.space(0), scene.space(1)) == (3, 7)


@BOTH
def test_9_3_all_attack_cards_are_shuffled_and_the_row_is_filled(arena: str) -> None:
    scene = next_round(arena)
    match = scene.match
    assert len(match.row) == 4 and max(match.row) < 36
    assert sorted(match.row + [card for card in match.deck if card < 36]) == list(range(36))
    assert match.discards == []


def test_9_3_shuffled_again_each_time() -> None:
    rows = {tuple(next_round(seed=seed).match.row) for seed in range(20)}
    assert len(rows) > 15


@BOTH
def test_9_3_ruling_no_opening_draft_and_hands_start_empty(arena: str) -> None:
    scene = next_round(arena)
    assert scene.asked == (1, "take_action")
    assert scene.told("card_drafted") == []
    assert [len(player.hand) for player in scene.match.players] == [0, 0]


@pytest.mark.parametrize("seed", range(20))
def test_9_3_ruling_the_candles_come_in_after_the_row_is_filled(seed: int) -> None:
    match = next_round("tainted_grail", seed).match
    assert max(match.row) < 36
    assert sorted(card for card in match.deck if card >= 36) == [36, 37, 38, 39]


def test_9_3_ruling_the_candle_tokens_are_removed() -> None:
    """Nobody suffers on an end space before the next Candle is drawn."""
    scene = next_round("tainted_grail")
    assert scene.match.candles == 0


@pytest.mark.parametrize("loser", [0, 1])
def test_9_4_the_loser_of_the_last_round_is_first_player(loser: int) -> None:
    scene = next_round(loser=loser)
    assert scene.match.first == loser
    assert scene.asked == (loser, "take_action")
    assert scene.told("round_began")[-1] == {"event": "round_began", "round": 2, "first": loser}


@pytest.mark.parametrize("wounds", [("1/0", "0/0"), ("0/0", "1/0")])
def test_9_4_also_after_a_round_lost_on_wounds(wounds: tuple[str, str]) -> None:
    scene = Scene(spaces=(3, 7), row=["high_punch"], wounds=wounds).bury_deck()
    scene.play("attack high_punch.F", "move 4")
    assert scene.asked == (wounds.index("1/0"), "take_action")
