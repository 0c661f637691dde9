"""What an attack would do: the preview is what then happens if the opponent lets it."""

from __future__ import annotations

import pytest
from random_matches import LIBRARY, LINE_UPS, LineUp
from scene import Scene as Laid
from server.present.staging import inflicted, laid, option, random_play, show

from knockdown.engine import events as e
from knockdown.engine import options as o
from knockdown.engine.match import Match
from knockdown.engine.options import THE_PASS, Option
from knockdown.referee.moves import find_move
from knockdown.server.present.previews import wounds_by
from knockdown.server.protocol.scene import NOBODY, Preview

ATTACKS = (o.ATTACK, o.SPECIAL)


def carry_out(match: Match, option: Option) -> Match:
    """The attack without any answer, up to the first choice that is left."""
    real = match.clone()
    real.recording = True
    seat = real.decider
    real.apply(option)
    if real.decision == o.CHOOSE_PAYMENT and option.kind == o.SPECIAL:
        real.apply(real.options[0])
    while real.decider != seat and real.decision in (o.REACT_NOW, o.CHOOSE_BLOCK):
        real.apply(THE_PASS)
    return real


@pytest.mark.parametrize("line_up", LINE_UPS[::3], ids=str)
def test_previews_agree_with_what_happens(line_up: LineUp) -> None:
    compared = 0
    for live in random_play(line_up):
        match = live.match
        if match.decision not in (o.TAKE_ACTION, o.CONTINUE_COMBO):
            continue
        question = show(live, match.decider).question
        assert question is not None
        for each in question.options:
            chosen = find_move(match, each.option)
            assert (each.preview is not None) == (chosen.kind in (*ATTACKS, o.TAKE_TOP))
            if chosen.kind in ATTACKS and each.preview is not None:
                compare(match, chosen, each.preview)
                compared += each.preview.hits
    assert compared > 5


def compare(match: Match, chosen: Option, preview: Preview) -> None:
    target = 1 - match.decider
    real = carry_out(match, chosen)
    began = [event for event in real.events if isinstance(event, e.AttackBegan)]
    assert preview.hits == began[0].hits
    assert preview.target == (target if preview.hits else NOBODY)
    assert (match.players[target].space in preview.spaces) == preview.hits
    assert (preview.heavy, preview.light) == inflicted(real, target)
    if preview.hits and real.decision == o.START_TEST:
        assert preview.ko


# ------------------------------------------------------------------------- by hand
def preview(table: Laid, words: str, lang: str = "en") -> Preview:
    found = option(laid(table, 0, lang), words).preview
    assert found is not None
    return found


def test_10_1_an_edge_adds_a_wound() -> None:
    told = preview(Laid(spaces=(2, 1), row=["low_kick.B"]), "attack low_kick.B")
    assert (told.hits, told.heavy, told.light, told.ko) == (True, 0, 3, False)
    assert told.spaces == [0, 2]
    assert told.text == "Xin'go would suffer 3 light wounds."


def test_6_8_a_skill_that_changes_the_range_counts() -> None:
    far = preview(Laid(spaces=(4, 6), row=["low_kick.B"]), "attack low_kick.B")
    assert not far.hits and far.text == "Out of range: you only take the card."
    table = Laid(spaces=(4, 6), row=["low_kick.B"], skills=("long_arms", ""))
    near = preview(table, "attack low_kick.B")
    assert near.hits and near.spaces == [1, 2, 4, 5]


def test_6_2_wounds_of_the_effect_are_told_with_the_others() -> None:
    told = preview(Laid(arena="tainted_grail", row=["hook.F"]), "attack hook.F")
    assert (told.heavy, told.light) == (1, 1)


def test_6_10_a_trap_the_target_is_pushed_into_is_seen_coming() -> None:
    table = Laid(
        fighters=("driana", "xingo"), row=["high_kick.K"], spaces=(4, 5), board={"trap": [6]}
    )
    told = preview(table, "attack high_kick.K")
    assert (told.heavy, told.light) == (1, 1)


def test_own_wounds_are_told() -> None:
    found = option(laid(Laid(row=["headbutt.F"])), "attack headbutt.F")
    assert (found.heavy, found.light) == (0, 1)
    assert found.preview is not None and "You would suffer 1 light wound." in found.preview.text


def test_6_3_a_skill_that_gives_a_knockout_counts() -> None:
    row, wounds = ["low_kick.B"], ("0/0", "2/2")
    table = Laid(row=row, wounds=wounds, skills=("executioner", ""))
    assert preview(table, "attack low_kick.B").ko
    assert not preview(Laid(row=row, wounds=wounds), "attack low_kick.B").ko


# ------------------------------------------------------------------------ can it wound
def test_attacks_that_cannot_wound_are_marked() -> None:
    row = ["roll.D", "ram.F", "taunt", "feint"]
    roll, ram, taunt, feint = laid(Laid(row=row)).row
    assert roll and ram and taunt and feint
    assert all(card.hits for card in (roll, ram, taunt, feint))
    assert [card.harms for card in (roll, ram, taunt, feint)] == [False, True, False, False]
    assert roll.text.endswith("In range: its effect happens.")
    assert not preview(Laid(row=row), "attack roll.D").harms


def test_6_10_what_pushes_into_a_trap_can_wound() -> None:
    table = Laid(fighters=("driana", "xingo"), row=["taunt"], spaces=(4, 8), board={"trap": [7]})
    words = next(each for each in table.offered if each.startswith("attack taunt"))
    assert preview(table, words).harms
    taunt = laid(table).row[0]
    assert taunt and taunt.text.endswith("In range: its effect happens.")
    assert not preview(Laid(row=["taunt"], spaces=(4, 8)), words).harms


def test_6_2_an_effect_may_be_all_that_wounds() -> None:
    by_effect = [
        attack.key
        for attack in LIBRARY.book.attacks
        if attack.heavy + attack.light == 0 and wounds_by(LIBRARY.book, attack.effect)
    ]
    assert "rift_step" in by_effect and "roll" not in by_effect


# ---------------------------------------------------------- what the opponent could do
def test_6_4_known_block_cards_are_told() -> None:
    table = Laid(hands=("", "B F K"), row=["headbutt.F"])
    assert preview(table, "attack headbutt.F").blocks == [
        "With Block the opponent could ignore 1 heavy wound.",
        "With Block the opponent could cancel the effect.",
    ]


def test_6_4_without_a_block_card_nothing_can_be_blocked() -> None:
    table = Laid(hands=("", "F K"), row=["headbutt.F"])
    assert preview(table, "attack headbutt.F").blocks == ["The opponent holds no Block card."]


def test_6_4_unseen_cards_could_be_anything() -> None:
    table = Laid(hands=("", "F"), hidden=("", "B M"), row=["headbutt.F"])
    blocks = preview(table, "attack headbutt.F").blocks
    assert "2 unseen cards could hold a Block card." in blocks
    assert "With unseen cards the opponent could react with Flicker." in blocks


def test_6_7_abilities_cannot_be_blocked() -> None:
    table = Laid(hands=("", "B B"), fighters=("xingo", "veroth"), row=["war_cry.F"])
    assert preview(table, "attack war_cry.F").blocks == [
        "Cannot be blocked.",
        "The opponent could react with Double Block.",
    ]


BACKSTEP = "The opponent could react with Backstep."


@pytest.mark.parametrize(
    ("attack", "spaces", "reacts"),
    [
        ("low_kick.B", (4, 5), True),  # nobody moves: still next to each other
        ("high_kick.K", (4, 5), False),  # pushes out of Backstep's range of 1
        ("high_kick.K", (2, 1), True),  # against the edge nobody is pushed
        ("charge.K", (2, 5), True),  # begins far away, ends next to the opponent
    ],
)
def test_4_8_a_reaction_after_an_attack_is_told_by_where_it_leaves_the_fighters(
    attack: str, spaces: tuple[int, int], reacts: bool
) -> None:
    table = Laid(fighters=("xingo", "driana"), spaces=spaces, hands=("", "D"), row=[attack])
    told = preview(table, f"attack {attack}")
    assert told.hits and (BACKSTEP in told.blocks) == reacts


def test_4_8_a_reaction_after_an_attack_may_be_paid_with_unseen_cards() -> None:
    table = Laid(fighters=("xingo", "driana"), hidden=("", "D"), row=["low_kick.B"])
    blocks = preview(table, "attack low_kick.B").blocks
    assert "With unseen cards the opponent could react with Backstep." in blocks
