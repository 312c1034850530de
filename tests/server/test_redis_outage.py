"""Redis comes and goes: pages connect, games go on, and who missed something is told later."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.cache.backends.redis import RedisCache
from redis.backoff import NoBackoff
from redis.retry import Retry

from bestiary.web.infra.cache import FallbackCache
from server.people import SocketClient, asked_client, seat_two_people
from server.server import Server, open_table
from tools.server_process import free_port


class Redis:
    """A Redis of one's own, to be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            ["redis-server", "--bind", "127.0.0.1", "--port", str(self.port), "--save", ""],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
        )

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    redis = Redis(tmp_path)
    yield redis
    redis.stop()


@pytest.fixture
def known_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows yet whether Redis is away."""
    monkeypatch.setattr(FallbackCache, "is_away", False)


def to_move(lines: list[SocketClient]) -> tuple[SocketClient, SocketClient]:
    """Who is asked, and the other."""
    acting = asked_client(lines)
    return acting, next(line for line in lines if line is not acting)


def test_without_redis_pages_connect_and_moves_are_shown(site: Path, redis: Redis) -> None:
    with Server(site, REDIS_URL=redis.url) as server:
        anna, boris, slug = seat_two_people(server.url)
        lines = [anna.socket(slug), boris.socket(slug)]
        for line in lines:
            line.heard()
        acting, other = to_move(lines)

        acting.plays()

        assert "log-lines" in other.until("log-lines")
        assert len(server.moves(slug)) == 2
        with open_table(server.url)[0].client.stream("GET", "stream") as events:
            assert next(events.iter_lines()) == "event: table"


@pytest.mark.skipif(shutil.which("redis-server") is None, reason="no redis-server: see .ci/run")
def test_what_another_worker_missed_is_told_when_redis_is_back(site: Path, redis: Redis) -> None:
    redis.start()
    with Server(site, REDIS_URL=redis.url) as east, Server(site, REDIS_URL=redis.url) as west:
        anna, boris, slug = seat_two_people(east.url)
        boris.url = west.url
        lines = [anna.socket(slug), boris.socket(slug)]
        for line in lines:
            line.heard()
        acting, other = to_move(lines)
        acting.plays()
        other.until("log-lines")

        redis.stop()
        for line in lines:
            line.quiet()
        acting, other = to_move(lines)
        acting.plays()
        acting.until("log-lines")
        assert "log-lines" not in other.quiet(1.5)

        redis.start()
        other.until("log-lines")
        assert len(east.moves(slug)) == 3


@pytest.mark.usefixtures("known_away")
def test_limits_are_counted_while_the_shared_cache_is_away() -> None:
    cache = FallbackCache(f"redis://127.0.0.1:{free_port()}/0", {})

    cache.add("tries", 0, 60)

    assert [cache.incr("tries") for _ in range(3)] == [1, 2, 3]
    assert cache.get("unknown") is None


@pytest.mark.usefixtures("known_away")
def test_a_cache_that_is_silent_is_waited_for_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It takes calls and says nothing: after the first nobody who plays asks it again."""
    monkeypatch.setattr("bestiary.web.infra.cache.RECONNECT_INTERVAL_SECONDS", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"redis://127.0.0.1:{silent.getsockname()[1]}/0"
        options = {"socket_timeout": 0.05, "retry": Retry(NoBackoff(), 0)}
        cache = FallbackCache(url, {"OPTIONS": options})
        for number in range(5):
            cache.set("name", number, 60)
            time.sleep(0.03)

    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert cache.get("name") == 4


@pytest.mark.skipif(shutil.which("redis-server") is None, reason="no redis-server: see .ci/run")
@pytest.mark.usefixtures("known_away")
def test_a_cache_that_came_back_is_shared_again(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bestiary.web.infra.cache.RECONNECT_INTERVAL_SECONDS", 0.05)
    cache = FallbackCache(redis.url, {})
    plain = RedisCache(redis.url, {})
    cache.set("name", "mine", 60)
    assert cache.get("name") == "mine"

    redis.start()
    deadline = time.monotonic() + 20
    while FallbackCache.is_away:
        time.sleep(0.02)
        assert time.monotonic() < deadline
    cache.set("name", "ours", 60)

    assert plain.get("name") == "ours"
    for each in (cache, plain):
        pools: dict[int, Any] = vars(each._cache)["_pools"]  # not in the stubs
        for pool in pools.values():
            pool.disconnect()
