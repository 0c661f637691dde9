"""What each token does on a space or on a sheet."""

from __future__ import annotations

from scene import Scene

GRAIL = "tainted_grail"
DRIANA = ("driana", "veroth")


# ---------------------------------------------------------------------------- Trap
def test_trap_wounds_who_walks_into_it_and_returns() -> None:
    s = Scene(fighters=DRIANA, active=1, board={"trap": [6, 9]}).play("move 6")
    assert (s.wounds(1), s.space(1), s.on_board("trap")) == ("0/1", 6, [9])


def test_trap_wounds_who_dashes_into_it() -> None:
    s = Scene(fighters=DRIANA, active=1, hands=("", "D"), board={"trap": [6]}).play("dash 6")
    assert (s.wounds(1), s.space(1), s.on_board("trap")) == ("0/1", 6, [])


def test_trap_does_not_touch_its_owner() -> None:
    s = Scene(fighters=DRIANA, spaces=(4, 7), board={"trap": [5]}).play("move 5")
    assert (s.wounds(0), s.space(0), s.on_board("trap")) == ("0/0", 5, [5])


def test_trap_returned_can_be_laid_again() -> None:
    s = Scene(fighters=DRIANA, hands=("M K F", ""), spaces=(4, 5), board={"trap": [1, 2, 3, 6]})
    s.play("special driving_shot", "pay F+K", "special lay_snares", "space 5")
    assert s.on_board("trap") == [1, 2, 3, 5]


def test_trap_under_its_owner_springs_under_a_thrown_opponent() -> None:
    """The swap ends on the Trap; the push that follows is another movement."""
    s = Scene(fighters=DRIANA, row=["throw.F"], board={"trap": [4]}).play("attack throw.F")
    assert (s.wounds(1), s.space(1), s.on_board("trap")) == ("1/2", 3, [])


def test_trap_is_jumped_over_by_a_blink() -> None:
    s = Scene(
        fighters=("driana", "xingo"), active=1, hands=("", "M"), spaces=(3, 7), board={"trap": [6]}
    )
    s.play("special rift_step", "space 5")
    assert (s.wounds(1), s.on_board("trap")) == ("0/0", [6])


def test_trap_spares_its_owner_pulled_onto_it() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("mistbearer", "driana"),
        hands=("K K", ""),
        spaces=(5, 8),
        board={"trap*": [4]},
    )
    s.play("special chain_pull", "space 4")
    assert (s.wounds(1), s.on_board("trap")) == ("2/1", [4])


def test_trap_is_never_laid_under_a_fighter() -> None:
    s = Scene(fighters=DRIANA, hands=("M", "")).play("special lay_snares")
    assert not {"space 4", "space 5"} & set(s.offered)


# --------------------------------------------------------------------------- Curse
def test_curse_token_does_nothing_by_itself() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("mistbearer", "lost_knight"),
        active=1,
        from_start=True,
        tokens=("", "curse"),
    )
    assert (s.wounds(1), s.tokens(1), s.asked) == ("0/0", ["curse"], (1, "take_action"))


def test_curse_token_stays_until_doom_takes_it() -> None:
    s = Scene(arena=GRAIL, fighters=("mistbearer", "lost_knight"), hands=("BM F D F", ""))
    s.play("special curse", "pay F+BM", "end", "move 3")
    assert (s.match.active, s.tokens(1)) == (1, ["curse"])
    s.play("move 6", "move 5")
    s.play("special doom")
    assert s.tokens(1) == []


# ---------------------------------------------------------------------------- Stun
def test_stun_shortens_one_turn_and_returns() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("lost_knight", "mistbearer"),
        active=1,
        from_start=True,
        tokens=("", "stun"),
    )
    assert (s.tokens(1), s.match.active) == ([], 1)
    s.play("move 6")
    assert s.match.active == 0


def test_stun_is_one_token() -> None:
    s = Scene(
        arena=GRAIL, fighters=("lost_knight", "mistbearer"), hands=("F B", ""), tokens=("", "stun")
    )
    assert s.play("special stunning_blow").tokens(1) == ["stun"]


# -------------------------------------------------------------------------- Poison
def test_poison_is_removed_by_a_discarded_card() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("maggot", "lost_knight"),
        active=1,
        from_start=True,
        tokens=("", "poison"),
        hands=("", "F K"),
    )
    assert s.asked == (1, "choose_branch")
    s.play("first", "face K")
    assert (s.tokens(1), s.wounds(1), s.hand(1)) == ([], "0/0", ["F"])


def test_poison_suffered_stays() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("maggot", "lost_knight"),
        active=1,
        from_start=True,
        tokens=("", "poison"),
        hands=("", "F K"),
    )
    s.play("second")
    assert (s.tokens(1), s.wounds(1), len(s.hand(1))) == (["poison"], "0/1", 2)


def test_poison_wounds_empty_hands() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("maggot", "lost_knight"),
        active=1,
        from_start=True,
        tokens=("", "poison poison"),
    )
    assert (s.tokens(1), s.wounds(1)) == (["poison", "poison"], "0/2")
    assert s.asked == (1, "take_action")


def test_poison_is_settled_one_by_one() -> None:
    def poisoned() -> Scene:
        return Scene(
            arena=GRAIL,
            fighters=("maggot", "lost_knight"),
            active=1,
            from_start=True,
            tokens=("", "poison poison"),
            hands=("", "F K"),
        )

    one = poisoned().play("first", "face F", "second")
    assert (one.tokens(1), one.wounds(1), one.hand(1)) == (["poison"], "0/1", ["K"])
    other = poisoned().play("second", "first", "face F")
    assert (other.tokens(1), other.wounds(1), other.hand(1)) == (["poison"], "0/1", ["K"])
    both = poisoned().play("first", "face F", "first")
    assert (both.tokens(1), both.wounds(1), both.hand(1)) == ([], "0/0", [])


def test_poison_waits_for_the_turn_of_its_holder() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("maggot", "lost_knight"),
        from_start=True,
        tokens=("", "poison"),
        hands=("", "F"),
    )
    assert s.asked == (0, "take_action")
    s.play("move 3", "move 2")
    assert s.asked == (1, "choose_branch")


def test_poison_is_two_tokens() -> None:
    for before in ("poison", "poison poison"):
        s = Scene(
            arena=GRAIL,
            fighters=("maggot", "lost_knight"),
            hands=("F K", ""),
            tokens=("", before),
        )
        assert s.play("special venomous_bite").tokens(1) == ["poison", "poison"]


def test_poison_and_potion_are_settled_in_the_order_of_your_choice() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("maggot", "lost_knight"),
        active=1,
        from_start=True,
        skills=("", "alchemist"),
        tokens=("", "poison potion*"),
        wounds=("0/0", "0/1"),
    )
    assert s.asked == (1, "choose_order")
    assert s.offered == ["use alchemist.2", "use poison"]
    s.play("use poison")
    assert (s.wounds(1), s.asked) == ("0/2", (1, "use_or_not"))
    assert s.play("use alchemist.2").wounds(1) == "0/1"


# ---------------------------------------------------------------------------- Mist
def test_mist_stays_where_it_is_and_stops_nobody() -> None:
    s = Scene(arena=GRAIL, fighters=("lost_knight", "maggot"), active=1, board={"mist": [6]}).play(
        "move 6", "move 7"
    )
    assert (s.wounds(1), s.space(1), s.on_board("mist")) == ("0/0", 7, [6])


def test_mist_is_at_most_three_and_one_a_space() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("lost_knight", "maggot"),
        spaces=(5, 9),
        hands=("M", ""),
        board={"mist": [3, 4, 6]},
    )
    s.play("special into_the_mist")
    assert s.offered == [f"space {n}" for n in (2, 5, 7, 8)]
    s.play("space 2")
    assert s.on_board("mist") == [2, 4, 6]


def test_mist_may_lie_on_three_spaces() -> None:
    s = Scene(
        arena=GRAIL,
        fighters=("lost_knight", "maggot"),
        spaces=(5, 9),
        hands=("M", ""),
        board={"mist": [3, 4]},
    )
    assert s.play("special into_the_mist", "space 6").on_board("mist") == [3, 4, 6]


# -------------------------------------------------------------------------- Potion
def test_potion_heals_a_light_wound() -> None:
    s = Scene(
        arena=GRAIL,
        from_start=True,
        skills=("alchemist", ""),
        tokens=("potion* potion*", ""),
        wounds=("1/2", "0/0"),
    )
    s.play("use alchemist.2")
    assert (s.wounds(0), s.tokens(0)) == ("1/1", ["potion"])


# -------------------------------------------------------------------------- Candle
def test_candle_wounds_who_ends_the_turn_on_an_end_space() -> None:
    s = Scene(arena=GRAIL, spaces=(2, 5), candles=1).play("move 3", "move 2")
    assert s.wounds(0) == "0/0"
    s = Scene(arena=GRAIL, spaces=(2, 5), candles=1, actions=1).play("move 1")
    assert s.wounds(0) == "0/1"


def test_candle_tokens_move_toward_the_centre() -> None:
    for candles, space, hurt in ((2, 2, True), (2, 3, False), (3, 3, True), (4, 4, True)):
        s = Scene(arena=GRAIL, spaces=(space + 1, 9), candles=candles, actions=1)
        s.play(f"move {space}")
        assert s.wounds(0) == ("0/1" if hurt else "0/0")


def test_candle_light_never_reaches_the_centre() -> None:
    s = Scene(arena=GRAIL, spaces=(4, 9), candles=4, actions=1).play("move 5")
    assert s.wounds(0) == "0/0"


def test_candle_card_turned_up_in_the_row_is_replaced() -> None:
    s = Scene(arena=GRAIL, spaces=(2, 3), row=["hook.F"], actions=1)
    s.match.deck.append(s.match.deck.pop(0))
    s.play("attack hook.F")
    assert (s.match.candles, s.match.active) == (1, 1)
    assert len(s.match.row) == 4
    assert all(0 <= card < s.match.arena.attack_cards for card in s.match.row)
