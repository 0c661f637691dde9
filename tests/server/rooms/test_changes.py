"""What may be done to a room, without a server."""

from __future__ import annotations

import pytest

from knockdown.server.access.rate_limits import Limiter
from knockdown.server.protocol.refusals import Refusal
from knockdown.server.protocol.rooms import (
    CODE_LENGTH,
    AskComputer,
    Choose,
    Clear,
    Join,
    Leave,
    ReadyUp,
    Rename,
    RoomOptions,
    Swap,
    TakeFighter,
)
from knockdown.server.rooms.changes import Change, changed
from knockdown.server.rooms.codes import LETTERS, code_from, new_code
from knockdown.server.rooms.match_setup import match_of
from knockdown.server.rooms.models import Guest, Room, room_now
from knockdown.server.settings import Limits
from knockdown.server.storage.models import seats_of

pytestmark = pytest.mark.once
ANN, BEN, EVE = "a" * 64, "b" * 64, "e" * 64


def a_room(*done: tuple[str, Change]) -> Room:
    room = Room("r", "ABC234", ANN, RoomOptions(), False, (Guest(name="Ann", owner=ANN), None))
    for who, change in done:
        room = changed(room, who, change)
    return room


TWO = a_room((BEN, Join("Ben")))
READY = changed(TWO, BEN, ReadyUp(on=True))


def refused(room: Room, who: str, change: Change) -> str:
    with pytest.raises(Refusal) as refusal:
        changed(room, who, change)
    return refusal.value.reason


def names(room: Room) -> list[str]:
    return [guest.name if guest else "" for guest in room.guests]


def test_codes_are_read_however_they_are_written() -> None:
    code = new_code()
    assert len(code) == CODE_LENGTH and set(code) <= set(LETTERS)
    assert code_from(f" {code[:3].lower()}-{code[3:]} ") == code
    for wrong in ("", "ABC23", "ABC2345", "ABC23O", "ABC230", "ÄBC234"):
        assert code_from(wrong) == ""


def test_nobody_finds_a_code_by_trying() -> None:
    limits = Limits()
    limiter = Limiter(limits, lambda: 0.0)
    for _ in range(int(limits.codes.at_once)):
        limiter.try_code("192.0.2.1")
    with pytest.raises(Refusal, match="too-fast"):
        limiter.try_code("192.0.2.1")
    limiter.try_code("192.0.2.2")


def test_names_are_needed_and_differ() -> None:
    assert refused(a_room(), BEN, Join("  ")) == "no-name"
    assert refused(a_room(), BEN, Join("aNN ")) == "name-taken"
    assert refused(a_room(), BEN, Join("x" * 61)) == "wrong-name"
    assert refused(a_room(), BEN, Join("a\nb")) == "wrong-name"
    assert refused(TWO, BEN, Rename("Ann")) == "name-taken"
    assert names(changed(TWO, BEN, Rename(" Bo "))) == ["Ann", "Bo"]


def test_a_third_person_finds_the_room_full() -> None:
    assert refused(TWO, EVE, Join("Eve")) == "room-full"
    everything: list[Change] = [Leave(), Rename("x"), ReadyUp(on=True), Swap(1), Clear()]
    for change in [*everything, Choose(RoomOptions()), AskComputer("rookie"), TakeFighter("pick")]:
        assert refused(TWO, EVE, change) == "no-place"


def test_only_the_owner_chooses() -> None:
    for change in (Choose(RoomOptions("random")), AskComputer("rookie"), Clear()):
        assert refused(TWO, BEN, change) == "not-owner"


def test_other_options_have_to_be_agreed_to_again() -> None:
    options = RoomOptions(knockdown="dice", clock="blitz")
    after = changed(READY, ANN, Choose(options, public=True))
    assert after.options == options and after.public and not after.people[1].ready
    assert changed(READY, ANN, Choose(READY.options, public=True)).people[1].ready
    assert refused(TWO, ANN, Choose(RoomOptions(arena="moon"))) == "unknown-key"
    assert refused(TWO, ANN, Choose(RoomOptions(stall_turns=-5))) == "wrong-setup"


def test_a_computer_takes_the_free_place_and_is_always_ready() -> None:
    room = a_room((ANN, ReadyUp(on=True)), (ANN, AskComputer("rookie")))
    computer = room.guests[1]
    assert computer is not None and computer.is_computer and computer.ready
    assert not room.people[0].ready, "the match must not begin by itself"
    assert refused(room, BEN, Join("Ben")) == "room-full"
    assert refused(TWO, ANN, AskComputer("rookie")) == "room-full"
    assert refused(a_room(), ANN, AskComputer("genius")) == "unknown-key"
    assert changed(room, ANN, AskComputer("duelist")).guests[1] == Guest(
        "computer", "duelist", ready=True
    )
    assert changed(room, ANN, ReadyUp(on=True)).is_ready
    assert changed(room, ANN, Clear()) == a_room()


def test_each_chooses_the_own_fighter() -> None:
    fighters = match_of(TWO).summary.fighters
    taken = changed(READY, ANN, TakeFighter(fighters[0]))
    assert taken.people[0].fighter == fighters[0] and not taken.people[1].ready
    assert refused(taken, BEN, TakeFighter(fighters[0])) == "same-fighter"
    assert refused(taken, BEN, TakeFighter("nobody-known")) == "unknown-key"
    assert refused(taken, ANN, TakeFighter("random", 1)) == "not-yours"
    assert refused(taken, ANN, TakeFighter("random", 2)) == "not-yours"
    alone = changed(a_room(), ANN, AskComputer("rookie"))
    chosen = changed(alone, ANN, TakeFighter(fighters[1], 1)).guests[1]
    assert chosen is not None and chosen.fighter == fighters[1] and chosen.ready


def test_places_are_swapped_with_all_that_belongs_to_them() -> None:
    after = changed(READY, BEN, Swap(0))
    assert names(after) == ["Ben", "Ann"] and after.owner == ANN
    assert not any(guest.ready for guest in after.people)


def test_both_may_want_to_swap_at_once() -> None:
    """Who has the wanted place already exchanges nothing, and makes nobody unready."""
    swapped = changed(changed(READY, BEN, Swap(0)), ANN, ReadyUp(on=True))
    assert changed(swapped, ANN, Swap(1)) == swapped


def test_the_remaining_guest_becomes_the_owner() -> None:
    left = changed(TWO, ANN, Leave())
    assert names(left) == ["", "Ben"] and left.owner == BEN
    empty = changed(left, BEN, Leave())
    assert empty.owner == BEN
    assert changed(empty, EVE, Join("Eve")).owner == EVE


def test_nothing_changes_while_a_match_is_played() -> None:
    playing = Room("r", "ABC234", ANN, RoomOptions(), False, TWO.guests, 1, "", "m", True)
    for change in (Leave(), Swap(1), ReadyUp(on=True), Choose(RoomOptions(clock="blitz"))):
        assert refused(playing, ANN, change) == "match-begun"
    assert refused(playing, EVE, Join("Eve")) == "room-full"
    assert refused(playing, EVE, ReadyUp(on=True)) == "no-place"


def test_everybody_plays_the_own_seat() -> None:
    match = match_of(changed(TWO, ANN, Swap(1)))
    assert (seats_of(match.seats, BEN), seats_of(match.seats, ANN)) == ([0], [1])
    assert match.setup.players == ("Ben", "Ann") and not match.over


def test_a_viewer_is_told_nothing_that_belongs_to_others() -> None:
    shown = room_now(TWO, BEN, {ANN})
    first, second = shown.guests
    assert shown.you == 1 and first is not None and second is not None
    assert (first.here, second.here, first.owner, second.owner) == (True, False, True, False)
    assert ANN not in repr(shown) and BEN not in repr(shown)
    assert room_now(TWO, "", set()).you == -1
