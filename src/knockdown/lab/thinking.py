"""How long the players take for an answer, and how many decisions a search simulates."""

from __future__ import annotations

import statistics
import time
from typing import Final

from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.view import View
from knockdown.players import Brawler, Champion, ComputerPlayer, Duelist
from knockdown.players.chance import chance_for
from knockdown.setup import new_match

MATCHES: Final = 6
EVERY: Final = 25  # every 25th decision of a match is measured


def run_thinking(seconds: float) -> dict[str, object]:
    """Answers in the middle of matches; a search thinks for about `seconds` in all."""
    views = asked_views()
    return {
        "brawler_ms": milliseconds(Brawler(), views),
        "duelist_ms": milliseconds(Duelist(), views),
        "search_decisions_per_s": round(search_pace(views, seconds)),
    }


def asked_views() -> list[View]:
    """Decisions from matches of all kinds between brawlers."""
    found: list[View] = []
    for seed in range(MATCHES):
        match, rng, asked = new_match(seed=seed), chance_for(seed), 0
        while not match.is_over:
            view = match.view(match.decider)
            asked += 1
            if asked % EVERY == 0 and len(view.options) > 1:
                found.append(view)
            match.apply(Brawler().choose(view, rng))
    return found


def milliseconds(player: ComputerPlayer, views: list[View]) -> dict[str, float]:
    """The median and the worst time for one answer."""
    rng = Rng(1, SEARCH_STREAM)
    found = []
    for view in views:
        start = time.perf_counter()
        player.choose(view, rng)
        found.append((time.perf_counter() - start) * 1e3)
    return {"median": round(statistics.median(found), 3), "most": round(max(found), 3)}


def search_pace(views: list[View], seconds: float) -> float:
    """Simulated decisions per second, including the deals and the tree's own work."""
    champion = Champion(seconds=seconds / len(views))
    rng = Rng(1, SEARCH_STREAM)
    decisions = 0
    start = time.perf_counter()
    for view in views:
        thought = champion.begin(view, rng)
        while thought.go_on():
            pass
        decisions += thought.tree.decisions
    return decisions / (time.perf_counter() - start)
