"""Redis is away: matches here go on; forwarded players are told, and reconnect."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from server.cluster.company import LONGEST, Company, Page, begin_match, play_on
from server.people import Person, Screen
from server.play import SHARED, answer
from server.play import play_on as play_alone
from server.postgres import Postgres, free_port
from server.redis_server import PASSWORD, RedisServer
from server.servers import SOURCE
from websockets.exceptions import ConnectionClosed

from knockdown.server.protocol.messages import Claim

pytestmark = pytest.mark.once
Come = Callable[..., Person]


@pytest.fixture(autouse=True)
def redis_back(redis: RedisServer) -> Iterator[None]:
    yield
    if redis.process.poll() is not None:
        redis.start()


def told_and_cut_off(screen: Screen) -> str:
    """What the page says, and that it is to come again."""
    refused = screen.until("refused", lambda message: message.reason == "away")
    with pytest.raises(ConnectionClosed) as closed:
        screen.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4503
    return str(refused.text)


def test_redis_is_killed_and_comes_back(company: Company, redis: RedisServer, come: Come) -> None:
    here, there = company.servers
    ann, ben = come(here), come(there, "pl")
    own = ann.new_match(seats=SHARED, knockdown="dice", seed=6)
    alone = ann.sit_down(own)
    match = begin_match(ann, ben)
    at_ann, at_ben = ann.sit_down(match), ben.sit_down(match)
    redis.kill()
    assert "nieosiągalny" in told_and_cut_off(at_ben)
    rng = Random(1)
    assert play_alone(alone, rng, most=5) == 5
    at_ann.until("scene", lambda scene: scene.away[1] >= 0)
    if at_ann.scene.question is not None:
        answer(at_ann, rng)
    with pytest.raises(ConnectionClosed):
        ben.sit_down(match)
    assert here.process.poll() is None and there.process.poll() is None
    assert ben.get("/healthz").json() == {"status": "redis-away"}
    redis.start()
    pages = [Page(person, [person.server], match) for person in (ann, ben)]
    pages[0].screen = at_ann
    back = time.monotonic()
    pages[1].come()
    assert time.monotonic() - back < LONGEST
    play_on(pages, rng, 5)
    assert sum(len(page.known) for page in pages) == 5
    assert ben.get("/healthz").json() == {"status": "ok"}


def test_whom_redis_has_cut_off_is_not_claimed_against(
    company: Company, redis: RedisServer, come: Come
) -> None:
    here, there = company.servers
    ann, ben = come(here), come(there)
    match = begin_match(ann, ben, clock="blitz")
    at_ann, at_ben = ann.sit_down(match), ben.sit_down(match)
    pages = [Page(person, [person.server], match) for person in (ann, ben)]
    pages[0].screen, pages[1].screen = at_ann, at_ben
    while at_ben.scene.question is None:
        play_on(pages, Random(4), 1)
        pages[1].catch_up(at_ann.scene.revision)
    redis.kill()
    at_ann.until("scene", lambda scene: scene.away[1] >= 0 and scene.clock.seat == -1)
    assert at_ann.scene.claim_in == -1
    at_ann.send(Claim(at_ann.scene.revision))
    assert at_ann.until("refused").reason == "not-away"
    redis.start()
    pages[1].screen = None
    assert pages[1].come().scene.clock.seat == 1
    at_ann.until("scene", lambda scene: scene.away == [-1, -1] and scene.clock.seat == 1)


def test_a_redis_that_does_not_answer(company: Company, redis: RedisServer, come: Come) -> None:
    here, there = company.servers
    ann, ben = come(here), come(there)
    match = begin_match(ann, ben)
    at_ann, at_ben = ann.sit_down(match), ben.sit_down(match)
    redis.hold_up()
    try:
        told_and_cut_off(at_ben)
        at_ann.until("scene", lambda scene: scene.away[1] >= 0)
    finally:
        redis.go_on()
    pages = [Page(person, [person.server], match) for person in (ann, ben)]
    play_on(pages, Random(2), 3)
    assert sum(len(page.known) for page in pages) == 3


def serve(*arguments: str, **environment: str) -> str:
    """What a server that cannot start has to say."""
    command = [sys.executable, "-m", "knockdown.cli", "serve", "--port", "0", *arguments]
    surroundings = os.environ | {"PYTHONPATH": str(SOURCE)} | environment
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings, timeout=60)
    assert done.returncode == 2 and done.stdout == "" and "Traceback" not in done.stderr
    assert PASSWORD not in done.stderr
    return done.stderr


def test_redis_is_not_for_sqlite(redis: RedisServer, tmp_path: Path) -> None:
    told = serve("--database", str(tmp_path / "a.sqlite"), "--redis", redis.url)
    assert "SQLite" in told and "--database" in told


@pytest.mark.parametrize(
    ("address", "says"),
    [
        (f"redis://:{PASSWORD}@127.0.0.1:{free_port()}/0", "Redis cannot be used"),
        (f"http://:{PASSWORD}@127.0.0.1/", "address cannot be read"),
    ],
    ids=["away", "unreadable"],
)
def test_a_redis_that_cannot_be_used_is_told(postgres: Postgres, address: str, says: str) -> None:
    assert says in serve("--database", postgres.url(), KNOCKDOWN_REDIS=address)


def test_a_wrong_password_is_told(postgres: Postgres, redis: RedisServer) -> None:
    wrong = redis.url.replace(PASSWORD, "sesame-open-8")
    told = serve("--database", postgres.url(), "--redis", wrong)
    assert "Redis cannot be used" in told and "sesame" not in told
