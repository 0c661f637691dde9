"""Records replay to the same match."""

from __future__ import annotations

import pytest
from random_matches import LINE_UPS
from records import random_record, same, short_record

from knockdown.engine.errors import SetupError
from knockdown.engine.terms import RULES_VERSION
from knockdown.referee.record import Record


def test_at_gives_every_moment() -> None:
    record = short_record()
    match = record.begin()
    for n, option in enumerate(record.moves):
        assert same(record.at(n), match)
        match.apply(option)
    assert same(record.match(), match) and match.is_over


def test_there_is_no_moment_beyond() -> None:
    record = short_record()
    last = len(record.moves)
    for n in (-1, last + 1):
        with pytest.raises(
            IndexError, match=f"the record has {last} moves; there is no moment {n}"
        ):
            record.at(n)


def test_the_digest_tells_matches_apart() -> None:
    records = [random_record(line_up, 30) for line_up in LINE_UPS]
    shorter = random_record(LINE_UPS[0], 29)
    other_seed = Record(LINE_UPS[0].fighters, seed=99)
    digests = {record.digest() for record in [*records, shorter, other_seed]}
    assert len(digests) == len(LINE_UPS) + 2


def test_the_digest_is_about_the_match_alone() -> None:
    record = short_record()
    digest = record.digest()
    record.players = ("Somebody", "Else")
    record.comments = {}
    assert record.digest() == digest


def test_it_knows_where_it_comes_from() -> None:
    record = Record()
    assert record.rules == RULES_VERSION
    assert [key for key, _ in record.boxes] == ["siege_storm", "tainted_grail"]


@pytest.mark.parametrize("name", ["a\nb", " a", "x" * 61])
def test_a_name_fits_in_a_tag(name: str) -> None:
    with pytest.raises(SetupError, match="a player's name"):
        Record(players=("Ann", name))


@pytest.mark.parametrize("date", ["31.1.2025", "20250131", "2025-13-01", "x"])
def test_a_date_is_a_date(date: str) -> None:
    with pytest.raises(SetupError, match="2025-01-31"):
        Record(date=date)
