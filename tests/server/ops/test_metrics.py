"""Figures for Prometheus: told where it was asked for, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from positions import before_a_test
from server.conftest import little_page
from server.people import Person, wait_until
from server.play import SHARED, go_on_with, play_on
from server.servers import Server

from knockdown.server.ops.metrics import REGISTRY, ExportError, exporting, split
from knockdown.server.protocol.messages import StartTest

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("metrics")
    page = little_page(folder / "page")
    running = Server(folder / "matches.sqlite", page, ("--metrics", "0"))
    yield running
    assert running.end() == ""


def test_events_are_counted(told: Server) -> None:
    ann, eve = Person(told), Person(told)
    match = ann.new_match(seats=SHARED, knockdown="dice", seed=5)
    screen, watcher = ann.sit_down(match), eve.sit_down(match)
    made = play_on(screen, Random(5), most=10)
    watcher.decide("test")
    assert watcher.until("refused").reason == "not-yours"
    ann.get("/api/nothing")
    after = told.figures()
    assert after["knockdown_matches"] == 1
    assert after["knockdown_connections{role=player}"] == 1
    assert after["knockdown_connections{role=watcher}"] == 1
    assert after["knockdown_decisions_total{kind=decision}"] == made
    assert after["knockdown_commit_seconds_count"] == made
    assert after["knockdown_delivery_seconds_count"] == 2 * made  # for two screens
    assert 0 < after["knockdown_delivery_seconds_sum"] < 60
    assert after["knockdown_refusals_total{reason=not-yours}"] == 1
    assert after["knockdown_refusals_total{reason=no-route}"] == 1
    assert after["knockdown_thoughts"] >= 0
    assert 10e6 < after["process_resident_memory_bytes"] < 2e9
    ann.leave()
    eve.leave()


def test_it_is_measured_again_and_again_how_late_the_event_loop_is(told: Server) -> None:
    lag = "knockdown_loop_lag_seconds_count"
    before = told.figures()[lag]
    wait_until(lambda: told.figures()[lag] > before)


def test_towers_are_counted(told: Server) -> None:
    ann = Person(told)
    screen = ann.sit_down(go_on_with(ann, before_a_test(2)[0], SHARED))
    screen.until("tower_began")
    assert told.figures()["knockdown_towers"] == 0
    screen.send(StartTest(screen.scene.revision))
    screen.until("tower", lambda frame: frame.phase == "building")
    figures = told.figures()
    assert figures["knockdown_towers"] == 1
    assert figures["knockdown_tower_pictures_total{fate=sent}"] > 60
    assert 10e6 < figures["knockdown_workshop_process_resident_memory_bytes"] < 1e9
    ann.leave()


def test_the_public_does_not_see_them(told: Server) -> None:
    assert b"knockdown_matches" not in Person(told).get("/metrics").data


def test_labels_are_few() -> None:
    labels = {name for each in REGISTRY.collect() for one in each.samples for name in one.labels}
    assert labels <= {"kind", "reason", "why", "fate", "role", "le"}


def test_where_they_are_told() -> None:
    assert split("9100") == ("127.0.0.1", 9100)
    assert split("10.0.0.5:9100") == ("10.0.0.5", 9100)
    assert split("[::1]:9100") == ("::1", 9100)
    with pytest.raises(ExportError, match="takes a port"):
        split("everywhere")


def test_a_taken_port_is_told() -> None:
    with exporting("0") as address:
        port = address.rpartition(":")[2].partition("/")[0]
        with pytest.raises(ExportError, match="cannot serve metrics"), exporting(port):
            pass
