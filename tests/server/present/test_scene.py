"""The parts of a scene that are neither options nor secrets."""

from __future__ import annotations

from random_matches import LINE_UPS
from records import long_record
from scene import Scene as Laid
from server.present.staging import COMPUTER, PERSON, begun, laid, live_at, random_play, show

from knockdown.referee.live import LiveMatch
from knockdown.server.present.scene import MOST_TOLD, answer_texts
from knockdown.server.protocol.events import BranchChosen, LeftOut, NoTest, Wounded
from knockdown.server.protocol.scene import NOBODY
from knockdown.tower.pending import pending_test

GRAIL = "tainted_grail"


def test_10_1_spaces_tell_who_and_what_is_there() -> None:
    scene = laid(Laid(fighters=("driana", "xingo"), spaces=(4, 9), board={"trap": [6]}))
    texts = [space.text for space in scene.spaces]
    assert texts[3] == "Space 4: Driana" and texts[5] == "Space 6: Trap"
    assert texts[8] == "Space 9: Xin'go, edge"
    assert [space.edge for space in scene.spaces] == [True, *[False] * 7, True]
    assert [(each.token, each.owner) for each in scene.spaces[5].tokens] == [("trap", 0)]


def test_10_2_candles_and_the_dark_beyond_them() -> None:
    scene = laid(Laid(arena=GRAIL, candles=2))
    assert [n for n, space in enumerate(scene.spaces) if space.candle] == [1, 7]
    assert [n for n, space in enumerate(scene.spaces) if space.dark] == [0, 1, 7, 8]
    assert not any(space.edge for space in scene.spaces)


def test_4_4_a_row_card_reads_from_its_name_to_whether_it_hits() -> None:
    [card, *_] = laid(Laid(row=["ram.F"], spaces=(4, 6))).row
    assert card is not None and card.hits and card.letters == "F"
    assert (card.reach.kind, card.reach.low, card.reach.high) == ("spaces", 1, 2)
    assert card.text.startswith("Ram: Strike, range 1–2.")
    assert card.text.endswith("Pays with Fist. Hits.")


def test_6_8_other_ranges() -> None:
    knife, taunt, *_ = laid(Laid(row=["throwing_knife", "taunt"])).row
    assert knife is not None and knife.reach.kind == "projectile"
    assert taunt is not None and taunt.reach.kind == "unlimited"


def test_a_seat_in_words_and_numbers() -> None:
    scene = laid(
        Laid(
            hands=("F BM", ""),
            wounds=("1/2", "5/6"),
            tokens=("poison poison", ""),
            skills=("dread", "merciless"),
            skill_set=GRAIL,
            knockdown="dice",
        )
    )
    you, them = scene.fighters
    assert (you.player, them.player, them.level) == ("Ann", "Computer (brawler)", "brawler")
    assert [(pile.token, pile.count) for pile in you.tokens] == [("poison", 2)]
    assert them.hand_limit == 4
    assert [skill.face_up for skill in you.skills] == [True, False]
    assert them.skills[1].skill == "" and you.skills[1].skill
    assert "1 heavy and 2 light wounds (total 3)" in you.text
    assert (you.fall, them.fall) == (0, 50)


def test_7_a_skill_that_leaves_wounds_out_makes_a_fall_less_likely() -> None:
    wounds = ("6/6", "6/6")
    you, them = laid(Laid(wounds=wounds, skills=("granite_chin", ""), knockdown="dice")).fighters
    assert you.fall < them.fall


def test_6_0_what_was_prepared_is_told() -> None:
    table = Laid(row=["feint.KM"]).play("attack feint.KM")
    assert laid(table).fighters[0].bonus == ["cannot be blocked"]


def test_in_a_shared_match_both_are_called_by_name() -> None:
    *_, live = random_play(LINE_UPS[0], most=12)
    shared = show(live, 0, told=0, mode="shared", players=(PERSON, PERSON))
    alone = show(live, 0, told=0)
    assert not any(event.text.startswith("You") for event in shared.events)
    assert any(event.text.startswith("You") for event in alone.events)
    assert shared.can_undo == live.can_undo(live.deciders[-1])


def test_events_can_be_told_piece_by_piece() -> None:
    """However often a scene was asked for, the story is the same."""
    told, live = 0, begun(LINE_UPS[6])
    pieces: list[str] = []
    for live in random_play(LINE_UPS[6]):
        pieces += [event.text for event in show(live, 1, told=told).events]
        again = [event.text for event in show(live, 1, told=told).events]
        assert again == pieces[len(pieces) - len(again) :]
        told = len(live.story)
    whole = show(live, 1, told=0).events
    for kind in (Wounded, NoTest, BranchChosen):
        texts = [event.text for event in whole if isinstance(event, kind)]
        assert texts and texts == [text for text in pieces if text in texts]


def test_of_a_very_long_story_only_the_end_is_told() -> None:
    live = LiveMatch(long_record(3_000))
    length = live.story_length
    assert length > 3 * MOST_TOLD
    end = show(live, 0, told=length - MOST_TOLD)
    assert not end.fresh and len(end.events) <= MOST_TOLD
    for told in (0, length - MOST_TOLD - 1):
        scene = show(live, 0, told=told)
        assert scene.fresh and scene.events[1:] == end.events
        assert isinstance(scene.events[0], LeftOut)
        assert scene.events[0].text == "What came before is told in the replay."


def test_of_a_match_among_people_everything_is_told() -> None:
    for line_up in LINE_UPS[::7]:
        *_, live = random_play(line_up)
        scene = show(live, 0, told=0)
        assert live.story_length < MOST_TOLD and not scene.fresh
        assert not isinstance(scene.events[0], LeftOut)


def test_while_the_computer_thinks_that_is_said() -> None:
    live = live_at(Laid(active=1).match)
    assert show(live, 0).waiting == "Xin'go chooses an action."


def test_a_match_that_is_over_asks_nothing() -> None:
    *_, live = random_play(LINE_UPS[1])
    scene = show(live, 0)
    assert scene.over and scene.question is None and scene.decider == NOBODY
    assert scene.waiting == "The match is over."


def test_short_answers_for_hints_are_in_the_order_of_the_options() -> None:
    for count, live in enumerate(random_play(LINE_UPS[2])):
        match = live.match
        if count % 9 == 0 and not match.is_over and pending_test(match) is None:
            texts = answer_texts(live, match.decider, "pl", (PERSON, COMPUTER))
            assert len(texts) == len(match.options) and all(texts)
