"""What is counted for Prometheus. No label ever names somebody or something: they stay few."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

DECISIONS: Final = Counter(
    "knockdown_decisions", "Decisions, undos and verdicts that count.", ["kind"], registry=REGISTRY
)
REFUSALS: Final = Counter(
    "knockdown_refusals", "What was refused, by reason.", ["reason"], registry=REGISTRY
)
CUT_OFF: Final = Counter(
    "knockdown_cut_off", "Connections that were ended by the server.", ["why"], registry=REGISTRY
)
COMMIT: Final = Histogram(
    "knockdown_commit_seconds",
    "Until an entry of a match's log is durable.",
    buckets=SECONDS,
    registry=REGISTRY,
)
DELIVERY: Final = Histogram(
    "knockdown_delivery_seconds",
    "From the arrival of a decision to the sending of the scene it led to, for each screen.",
    buckets=SECONDS,
    registry=REGISTRY,
)
PICTURES: Final = Counter(
    "knockdown_tower_pictures",
    "Pictures of towers, for each screen: sent, or dropped for a newer one.",
    ["fate"],
    registry=REGISTRY,
)
LAG: Final = Histogram(
    "knockdown_loop_lag_seconds",
    "How late the event loop is.",
    buckets=SECONDS,
    registry=REGISTRY,
)
ProcessCollector(registry=REGISTRY)
