"""The comparison with PettingZoo's own environment."""

from __future__ import annotations

import pytest
from pettingzoo_suites import performance_benchmark

from knockdown.gym import bench, knockdown_v0


def test_both_are_measured() -> None:
    result = bench.run_bench(0.2)
    ours, peer = result["steps_per_s"], result["peer_steps_per_s"]
    assert isinstance(ours, int) and isinstance(peer, int)
    assert result["peer"] == bench.PEER
    assert ours > peer > 0
    assert result["ratio"] == pytest.approx(ours / peer, rel=0.01)


def test_without_the_peer_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "has_peer", lambda: False)
    result = bench.run_bench(0.05)
    assert result["steps_per_s"] and result["peer"] is None and result["ratio"] is None


@pytest.mark.once
def test_pettingzoo_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(knockdown_v0.env())
    assert "turns per second" in capsys.readouterr().out
