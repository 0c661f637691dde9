"""The services of a server: built once, opened and closed together, passed to every route."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial

from prometheus_client import ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from knockdown import content
from knockdown.content.words import LANGUAGES
from knockdown.server.cluster.cluster import Cluster
from knockdown.server.cluster.forwarding import ForwardedConnection
from knockdown.server.cluster.leases import Leases
from knockdown.server.match.commands import take
from knockdown.server.match.connection import Connection
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.match.registry import Registry
from knockdown.server.match.timekeeper import watch
from knockdown.server.ops.ai_pool import AiPool
from knockdown.server.ops.metrics import REGISTRY, watch_lag
from knockdown.server.ops.tasks import BackgroundTasks
from knockdown.server.present.catalogue import catalogue_json
from knockdown.server.protocol.messages import FromPage
from knockdown.server.rooms.live import Rooms
from knockdown.server.rooms.presence import Visits
from knockdown.server.settings import Settings
from knockdown.server.storage.database_lock import lock_for
from knockdown.server.storage.models import new_id
from knockdown.server.storage.retention import keep_tidy
from knockdown.server.storage.store import Storage
from knockdown.server.towers.client import TowerProcess

Take = Callable[[FromPage], Awaitable[None]]


class Services:
    """`matches` are the live ones; `cluster` is set only with several servers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        worker = new_id()
        self.database_lock = lock_for(settings, worker)
        self.storage = Storage(settings.database, worker if settings.redis else "")
        self.ai_pool = AiPool(settings.ai_processes)
        self.tower_process = TowerProcess(settings.log)
        self.tasks = BackgroundTasks()
        leases = Leases(self.storage) if settings.redis else None
        self.matches = Registry(
            self.storage,
            self.ai_pool,
            self.tower_process,
            self.tasks,
            worker=worker,
            idle_seconds=settings.idle_seconds,
            ownership=leases,
        )
        self.rooms = Rooms(self.storage, self.tasks)
        self.cluster: Cluster | None = None
        if leases is not None:
            self.cluster = Cluster(self.matches, leases, settings.redis)
            self.rooms.visits = Visits(self.storage, worker)
        self.learners: set[Connection] = set()  # at practice towers

    async def open(self) -> None:
        await self.database_lock.begin()
        self.tasks.start(self.database_lock.keep())
        await self.storage.open()
        if self.cluster is None:
            self.tasks.start(self.matches.beat())
        else:
            await self.cluster.open()
        self.tasks.start(watch(self.matches.give_back))
        self.rooms.open()
        self.tasks.start(self.ai_pool.wake())
        self.tasks.start(self.tower_process.run())
        self.tasks.start(load_words())
        self.tasks.start(watch_lag())
        keep = self.settings.keep_days, self.settings.keep_text_days
        self.tasks.start(keep_tidy(self.storage, *keep))

    async def close(self) -> None:
        await self.matches.close()
        await self.tasks.stop()
        self.ai_pool.close()
        if self.cluster is not None:
            await self.cluster.close()
        await self.storage.close()
        await self.database_lock.end()

    @asynccontextmanager
    async def joined(self, match: str, connection: Connection) -> AsyncIterator[Take]:
        """Join a match, here or at another server. Yields the function for its messages."""
        if self.cluster is None:
            found: HostedMatch | ForwardedConnection = await self.matches.enter(match, connection)
        else:
            found = await self.cluster.reach(match, connection)
        if isinstance(found, ForwardedConnection):
            with found:
                yield found.say
            return
        try:
            yield partial(take, found, connection)
        finally:
            self.matches.leave(found, connection)


async def load_words() -> None:
    """Load the words in advance, so that the first scene does not wait for them."""
    for lang in LANGUAGES:
        await asyncio.to_thread(catalogue_json, content.load(), lang)


class Gauges(Collector):
    """Current values, collected in another thread when Prometheus asks."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[Metric]:
        services = self.services
        hosted = list(services.matches.hosted.values())
        plays = [bool(each.own) for match in hosted for each in match.connections.copy()]
        under_way = sum(each.is_started for each in list(services.tower_process.towers.values()))
        yield GaugeMetricFamily("knockdown_matches", "Matches in memory.", len(hosted))
        yield GaugeMetricFamily("knockdown_towers", "Towers under way.", under_way)
        yield GaugeMetricFamily(
            "knockdown_thoughts", "Thoughts that are waited for.", services.ai_pool.awaited
        )
        screens = GaugeMetricFamily(
            "knockdown_connections", "Screens at a match or a practice tower.", labels=["role"]
        )
        screens.add_metric(["player"], plays.count(True))
        screens.add_metric(["watcher"], plays.count(False))
        screens.add_metric(["learner"], len(services.learners))
        yield screens
        forwarded = len(services.cluster.forwarding.opened) if services.cluster else 0
        yield GaugeMetricFamily(
            "knockdown_lines", "Screens here that look at a match at another server.", forwarded
        )


@contextmanager
def measured(services: Services) -> Iterator[None]:
    gauges = Gauges(services)
    process = ProcessCollector(
        "knockdown_workshop", lambda: services.tower_process.pid, registry=None
    )
    REGISTRY.register(gauges)
    REGISTRY.register(process)
    try:
        yield
    finally:
        REGISTRY.unregister(gauges)
        REGISTRY.unregister(process)
