"""What matches share, nobody can reach: views and options may be changed at will."""

from __future__ import annotations

import copy
import pickle

from knockdown.engine import options as o
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.rollout import rollout
from knockdown.setup import new_match


def test_5_2_a_view_can_be_changed_without_changing_anything_else() -> None:
    """Lists that all matches share must not be reached through a view."""
    match = new_match(seed=3)
    for seat in range(2):
        view = match.view(seat)
        for player in view.players:
            own = (player.hand, player.hidden, player.tokens, player.skills)
            lists = [*own, player.dealt, player.received, player.passed]
            sizes = [len(each) for each in lists]
            for each in lists:
                each.append(1)
            assert [len(each) for each in lists] == [size + 1 for size in sizes]
        for numbers in (view.row, view.discards, view.board, view.endings, view.in_play):
            numbers.append(1)
        view.options.clear()
    fresh = new_match(seed=3)
    assert fresh.to_dict() == match.to_dict()
    assert not fresh.endings and not fresh.players[0].received


def test_options_in_disorder_put_no_other_match_in_disorder() -> None:
    def played(seed: int, untidy: bool) -> list[tuple[int, int, int]]:
        match, rng, moves = new_match(seed=seed), Rng(seed, SEARCH_STREAM), []
        while not match.is_over:
            options = match.options
            chosen = options[rng.below(len(options))]
            moves.append((chosen.kind, chosen.a, chosen.b))
            match.apply(chosen)
            if untidy:
                options.reverse()
        return moves

    for seed in range(6):
        before = played(seed, untidy=False)
        assert played(seed, untidy=True) == before
        assert played(seed, untidy=False) == before
    assert [option.kind for option in o.TEST_OR_NOT] == [o.TEST, o.NO]


def test_a_fork_and_its_match_go_their_own_ways() -> None:
    """They share cards and tokens until the rules change them, and nobody notices."""
    tried = 0
    for seed in range(8):
        match, rng = new_match(seed=seed), Rng(seed, SEARCH_STREAM)
        while not match.is_over:
            before = match.to_dict()
            twin = match.clone()
            rollout(match.fork(), Rng(tried, SEARCH_STREAM), 25)
            assert match.to_dict() == before
            left_behind = match.fork()
            chosen = match.options[rng.below(len(match.options))]
            match.apply(chosen)
            twin.apply(chosen)
            assert left_behind.to_dict() == before
            assert match.to_dict() == twin.to_dict()
            tried += 1
    assert tried > 1000


def test_an_option_that_was_sent_away_is_still_the_same_option() -> None:
    """Options are compared by identity, so a bot's process must give back the one it got."""
    for option in new_match(seed=3).options:
        assert pickle.loads(pickle.dumps(option)) is option
        assert copy.deepcopy(option) is option


def test_a_fork_that_is_used_again_is_like_a_new_one() -> None:
    """Whatever was played on it, and however it was looked at."""
    for seed in range(8):
        match, rng = new_match(seed=seed), Rng(seed, SEARCH_STREAM)
        used = match.fork()
        while not match.is_over:
            before = match.to_dict()
            used.is_glance = True
            rollout(used, Rng(seed, SEARCH_STREAM), 1 + match.turn % 25)
            match.fork_to(used)
            fresh = match.fork()
            assert used.to_dict() == fresh.to_dict() and used.is_glance == fresh.is_glance
            assert [each.can_pay() for each in used.players] == [
                each.can_pay() for each in fresh.players
            ]
            rollout(used, Rng(seed, SEARCH_STREAM), 5)
            assert match.to_dict() == before
            match.apply(match.options[rng.below(len(match.options))])
