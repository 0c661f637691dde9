"""Plays games of a plan and returns their rows: the work of a worker process."""

from __future__ import annotations

from knockdown import __version__
from knockdown.content import Library
from knockdown.engine.match import Match
from knockdown.engine.options import NOTHING, TEST_RESULT
from knockdown.engine.terms import RULES_VERSION
from knockdown.lab.chunks import Chunk
from knockdown.lab.errors import LabError
from knockdown.lab.knockdown_tests import KnockdownTests
from knockdown.lab.match_rows import MatchRows, Rows
from knockdown.lab.plan import Game, Plan, game
from knockdown.lab.players_hash import players_hash
from knockdown.lab.sim import choose
from knockdown.players import player_named
from knockdown.players.chance import chance_for
from knockdown.setup import RANDOM, new_match


def versions_of(plan: Plan) -> dict[str, object]:
    """The versions that must be the same on every machine of a run."""
    return {
        "version": __version__,
        "rules": RULES_VERSION,
        "content": plan.library.book.content_hash,
        "minds": players_hash(),
    }


def work(plan: Plan, start: int, stop: int) -> Chunk:
    """These games of a plan, to be cut and handed out."""
    return Chunk(plan, versions_of(plan), start, stop)


def play_rows(chunk: Chunk) -> Rows:
    """Play a chunk and return the rows of all its games."""
    check_versions(chunk)
    rows: Rows = {}
    for number in range(chunk.start, chunk.stop):
        for name, more in play(chunk.plan, game(chunk.plan, number)).items():
            rows.setdefault(name, []).extend(more)
    return rows


def check_versions(chunk: Chunk) -> None:
    """Refuse to play with another version than the run's: a cluster may have other versions."""
    here = versions_of(chunk.plan)
    for name, value in chunk.versions.items():
        if here.get(name) != value:
            raise LabError(
                f"a worker has other {name} ({here.get(name)}, not {value});"
                " install the same package, with the same boxes, on every machine"
            )


def play(plan: Plan, it: Game) -> Rows:
    """One game. Its players are new, so that nothing they cache depends on other games."""
    seats = [player_named(name) for name in it.players]
    tests = KnockdownTests(plan.knockdown, seats)
    match = begin(plan, it, tests, recording=True)
    match_rows = MatchRows(match, tests)
    rng = chance_for(it.seed)
    while (decision := match.decision) != NOTHING:
        told = tests.result(match) if decision == TEST_RESULT else None
        option = told or choose(match, seats[match.decider], rng)
        match_rows.watch(option)
        match.apply(option)
    return match_rows.rows(it)


def begin(plan: Plan, it: Game, tests: KnockdownTests, recording: bool = False) -> Match:
    return new_match(
        it.fighters,
        it.arena,
        skills_of(plan.library, it.arena),
        it.seed,
        knockdown=tests.knockdown,
        library=plan.library,
        recording=recording,
    )


def skills_of(library: Library, arena: str) -> str:
    """11.1: the Skill set of the arena's own box, if it has one."""
    box = library.arena(arena).box
    return box if any(box == found.key for found in library.book.skill_sets) else RANDOM
