"""All opponents: what every one of them keeps to, and that each beats the one below."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Callable

import pytest
from waiting import LONG

from knockdown.engine import options as o
from knockdown.engine.errors import SetupError
from knockdown.engine.frames import KnockdownFrame
from knockdown.engine.match import Match
from knockdown.engine.match_rules import Knockdown
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.view import View
from knockdown.players import LEVELS, PLAYERS, Champion, Duelist, RandomPlayer, player_named
from knockdown.players.chance import chance_for
from knockdown.players.conformance import check_player
from knockdown.players.event_loop import advise_async, choose_async
from knockdown.players.odds import pass_odds
from knockdown.players.player import ComputerPlayer
from knockdown.setup import new_match

QUICK: dict[str, Callable[[], ComputerPlayer]] = {
    "random": RandomPlayer,
    "rookie": PLAYERS["rookie"],
    "brawler": PLAYERS["brawler"],
    "duelist": lambda: Duelist(walks=20),
    "champion": lambda: Champion(walks=20),
}


def at_an_action(seed: int = 1, knockdown: Knockdown = "dice") -> Match:
    return at_first(o.TAKE_ACTION, seed, knockdown)


def at_a_test(knockdown: Knockdown) -> Match:
    return at_first(o.TEST_RESULT, 1, knockdown)


def at_first(decision: int, seed: int, knockdown: Knockdown) -> Match:
    """A match played at random up to the first decision of this kind."""
    match = new_match(("veroth", "driana"), "siege_storm", "siege_storm", seed, knockdown=knockdown)
    rng = Rng(seed, SEARCH_STREAM)
    while match.decision != decision:
        match.apply(match.options[rng.below(len(match.options))])
    return match


def play(players: list[ComputerPlayer], seed: int, knockdown: Knockdown) -> int:
    match, rng = new_match(seed=seed, knockdown=knockdown), Rng(seed, SEARCH_STREAM)
    while not match.is_over:
        match.apply(players[match.decider].choose(match.view(match.decider), rng))
    return match.winner


def wins(
    better: ComputerPlayer, worse: ComputerPlayer, games: int, knockdown: Knockdown = "dice"
) -> int:
    """Seats change after every match."""
    won = 0
    for seed in range(games):
        seat = seed % 2
        players = [better, worse] if seat == 0 else [worse, better]
        won += play(players, seed, knockdown) == seat
    return won


# ------------------------------------------------------------------------- conformance
@pytest.mark.parametrize("name", QUICK)
def test_every_player_conforms(name: str) -> None:
    """With dice, on the table and with towers."""
    check_player(QUICK[name], matches=3)


@pytest.mark.once
def test_players_by_name() -> None:
    assert {type(player_named(name)).__name__.lower() for name in LEVELS} == set(LEVELS)
    with pytest.raises(SetupError, match="'genius'; there are random, rookie, brawler"):
        player_named("genius")


@pytest.mark.once
def test_a_budget_can_be_named() -> None:
    player = player_named("champion:64")
    assert isinstance(player, Champion) and player.walks == 64
    for name in ("rookie:5", "champion:x", "duelist:0", "duelist:-1"):
        with pytest.raises(SetupError, match="have a budget"):
            player_named(name)


# ---------------------------------------------------------------------------- strength
def test_a_rookie_beats_chance_and_a_brawler_beats_a_rookie() -> None:
    """The lab measures the ladder; here the order must only be plain to see."""
    assert wins(PLAYERS["rookie"](), RandomPlayer(), 20) >= 16
    assert wins(PLAYERS["brawler"](), PLAYERS["rookie"](), 30) >= 19


@pytest.mark.once
def test_a_duelist_beats_a_brawler() -> None:
    """An equal player would win this many of the matches once in thirty times."""
    assert wins(PLAYERS["duelist"](), PLAYERS["brawler"](), 24) >= 17


@pytest.mark.once
@pytest.mark.slow
def test_a_champion_beats_a_duelist() -> None:
    """With a tenth of its second; each brings its own hand to the tower."""
    assert wins(Champion(walks=5000), PLAYERS["duelist"](), 40, "tower") >= 27


# -------------------------------------------------------------------------- the search
def test_more_thought_looks_at_more() -> None:
    match = at_an_action()
    short, long = (
        Duelist(walks=walks).begin(match.view(match.decider), Rng(1, SEARCH_STREAM))
        for walks in (50, 400)
    )
    while short.go_on():
        pass
    while long.go_on():
        pass
    assert short.tree.walks == 50 and long.tree.walks == 400
    assert long.tree.decisions > 4 * short.tree.decisions


def test_the_same_walks_give_the_same_answer() -> None:
    match = at_an_action()
    view = match.view(match.decider)
    once, again = (Duelist(walks=100).advise(view, Rng(4, SEARCH_STREAM)) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("walks", [1, 49, 120])
def test_a_budget_is_kept_to_the_walk(walks: int) -> None:
    match = at_an_action()
    thought = Duelist(walks).begin(match.view(match.decider), Rng(1, SEARCH_STREAM))
    while thought.go_on():
        pass
    assert thought.tree.walks == walks


def test_5_2_no_thought_depends_on_what_is_hidden() -> None:
    """Another deck, another secret Skill: a searching player sees the same and does the same."""
    match = at_an_action()
    seat = match.decider
    other = match.clone()
    other.seed += 1
    other.deck.reverse()
    them = other.players[1 - seat]
    spare = [n for n in match.players[seat].passed if n not in (them.kept_first, them.kept_second)]
    if not them.shown & 2:
        them.kept_second = spare[0]
    assert other.to_dict() != match.to_dict()
    one, two = (Duelist(200).advise(m.view(seat), Rng(9, SEARCH_STREAM)) for m in (match, other))
    assert one == two


def test_5_2_the_chance_of_thoughts_does_not_lead_to_the_seed() -> None:
    """A generator made of the seed itself could be turned back to it."""
    for seed in (0, 1, 123456, 2**53 - 1):
        rng = chance_for(seed)
        assert (rng.b, rng.c) != (Rng(seed, SEARCH_STREAM).b, Rng(seed, SEARCH_STREAM).c)
        assert rng.bits() == chance_for(seed).bits() != chance_for(seed, 1).bits()


@pytest.mark.alone
def test_a_champion_takes_its_time_and_no_more() -> None:
    match = at_an_action()
    start, worked = time.perf_counter(), time.thread_time()
    thought = Champion(seconds=0.3).begin(match.view(match.decider), Rng(1, SEARCH_STREAM))
    while thought.go_on():
        pass
    assert time.perf_counter() - start > 0.28
    assert time.thread_time() - worked < 0.6  # its own time, however busy the machine is


@pytest.mark.once
def test_a_settled_choice_is_the_one_of_the_whole_thought() -> None:
    """It stops early when nothing could come of going on; the answer stays the same."""
    saved = 0
    match, rng, player = new_match(seed=5), Rng(5, SEARCH_STREAM), Duelist(walks=200)
    while match.round < 2:
        view = match.view(match.decider)
        thought = player.begin(view, Rng(3, SEARCH_STREAM), only_choice=True)
        while thought.go_on():
            pass
        saved += 200 - thought.tree.walks
        if len(view.options) > 1:
            whole = player.advise(view, Rng(3, SEARCH_STREAM))
            assert thought.advice()[0].option is whole[0].option
        match.apply(view.options[rng.below(len(view.options))])
    assert saved > 0


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("knockdown", ["table", "tower"])
def test_7_1_what_is_asked_of_a_tower_is_what_is_told_of(name: str, knockdown: Knockdown) -> None:
    """Advice is about passed and failed, and not about what comes after them."""
    match = at_a_test(knockdown)
    view, player = match.view(match.decider), QUICK[name]()
    told = player.advise(view, Rng(1, SEARCH_STREAM))
    meanwhile = asyncio.run(advise_async(player, view, Rng(1, SEARCH_STREAM)))
    assert {each.option for each in told} == set(o.PASSED_OR_FAILED) == set(view.options)
    assert meanwhile == told
    if name != "random":
        assert told[0].option is o.PASSED_OR_FAILED[0]  # it is better to stay up


def test_a_sure_knockdown_is_seen() -> None:
    """With the opponent at nineteen wounds a test is the best there is."""
    match = at_an_action()
    match.players[1 - match.decider].heavy = 19
    advice = Duelist(walks=400).advise(match.view(match.decider), Rng(1, SEARCH_STREAM))
    assert advice[0].chance > 0.6


# ----------------------------------------------------------------------------- waiting
@pytest.mark.alone
def test_thinking_does_not_stop_an_event_loop() -> None:
    """In this process's own time, with nothing of other tests to look for garbage in: neither
    is its fault."""

    async def both() -> tuple[o.Option, float, int]:
        match = at_an_action()
        view = match.view(match.decider)
        task = asyncio.create_task(choose_async(Champion(seconds=0.4), view, Rng(1, SEARCH_STREAM)))
        longest, turns = 0.0, 0
        while not task.done():
            start = time.process_time()
            await asyncio.sleep(0)
            longest = max(longest, time.process_time() - start)
            turns += 1
        return task.result(), longest, turns

    gc.collect()
    gc.freeze()
    try:
        option, longest, turns = asyncio.run(both())
    finally:
        gc.unfreeze()
    assert isinstance(option, o.Option)
    assert longest < 0.25  # a slice of the interpreted search
    assert turns > 4


def test_thinking_can_be_cancelled() -> None:
    async def cancelled() -> float:
        match = at_an_action()
        view = match.view(match.decider)
        task = asyncio.create_task(advise_async(Champion(seconds=60), view, Rng(1, SEARCH_STREAM)))
        for _ in range(3):  # it thinks a little each time
            await asyncio.sleep(0)
        task.cancel()
        start = time.monotonic()
        with pytest.raises(asyncio.CancelledError):
            await task
        return time.monotonic() - start

    assert asyncio.run(cancelled()) < 1


def test_quick_players_answer_in_an_event_loop_too() -> None:
    match = at_an_action()
    view = match.view(match.decider)
    rng = Rng(1, SEARCH_STREAM)
    assert asyncio.run(choose_async(RandomPlayer(), view, rng)) in view.options
    assert asyncio.run(advise_async(RandomPlayer(), view, rng))


def test_a_slow_player_from_outside_does_not_stop_an_event_loop() -> None:
    may_answer = threading.Event()

    class Slow(RandomPlayer):
        def choose(self, view: View, rng: Rng) -> o.Option:
            assert may_answer.wait(LONG)
            return super().choose(view, rng)

    async def go_on_meanwhile() -> None:
        match = at_an_action()
        view = match.view(match.decider)
        task = asyncio.create_task(choose_async(Slow(), view, Rng(1, SEARCH_STREAM)))
        for _ in range(4):
            await asyncio.sleep(0)
        assert not task.done()
        may_answer.set()
        assert await task in view.options

    asyncio.run(go_on_meanwhile())


# ------------------------------------------------------------------------------- towers
@pytest.mark.parametrize("knockdown", ["table", "tower"])
def test_7_1_where_nobody_builds_its_odds_decide(knockdown: Knockdown) -> None:
    """The same test for two hands, with a number of wounds at which both may pass or fail."""
    match = at_a_test(knockdown)
    view = match.view(match.decider)
    test = view.stack[-1]
    assert isinstance(test, KnockdownFrame)
    test.wounds = 9
    for name in ("rookie", "champion"):
        player = PLAYERS[name]()
        chance = pass_odds(view, player.tower_skill)[9]
        chosen = [player.choose(view, Rng(seed, SEARCH_STREAM)) for seed in range(600)]
        assert 0.02 < chance < 0.98
        assert chosen.count(o.PASSED_OR_FAILED[0]) / 600 == pytest.approx(chance, abs=0.06)
    test.wounds = 0
    assert PLAYERS["rookie"]().choose(view, Rng(1, SEARCH_STREAM)) is o.PASSED_OR_FAILED[0]
