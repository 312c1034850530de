"""A cluster is found, or it is said within seconds why not; Ray itself is not needed here."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from typer.testing import CliRunner

from bestiary.cli import app
from bestiary.lab import ray_cluster
from bestiary.lab.parallel import parallel_map
from bestiary.lab.ray_cluster import UnreachableError, connect_to_cluster
from tools.server_process import free_port


class Ray:
    """As much of Ray as joining needs."""

    def __init__(self, wrong: Exception | None = None) -> None:
        self.asked: list[str | None] = []
        self._wrong = wrong

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str | None, **_: Any) -> None:
        self.asked.append(address)
        if self._wrong:
            raise self._wrong


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


@pytest.fixture
def listening() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as door:
        yield door.getsockname()[1]


@pytest.fixture
def silent() -> Iterator[int]:
    """A port whose queue is full: whoever knocks hears nothing, as behind a firewall."""
    with socket.create_server(("127.0.0.1", 0), backlog=0) as door:
        port = door.getsockname()[1]
        guests = [socket.socket() for _ in range(8)]
        for guest in guests:
            guest.setblocking(False)
            guest.connect_ex(("127.0.0.1", port))
        yield port
        for guest in guests:
            guest.close()


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "localhost:{}"])
def test_where_nobody_listens_ray_is_not_asked(form: str) -> None:
    ray = Ray()
    address = form.format(free_port())
    with pytest.raises(UnreachableError, match=rf"'{address}': Connection refused.*`ray start"):
        connect_to_cluster(ray, address)

    assert ray.asked == []


def test_where_nobody_says_a_word_we_wait_for_seconds(
    silent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ray_cluster.CONNECT_TIMEOUT_SECONDS <= 10
    monkeypatch.setattr(ray_cluster, "CONNECT_TIMEOUT_SECONDS", 0.3)
    began = monotonic()
    with pytest.raises(UnreachableError, match="timed out"):
        connect_to_cluster(Ray(), f"127.0.0.1:{silent}")

    assert monotonic() - began < 5


@pytest.mark.parametrize("address", ["nonsense", "host:port", "10.0.0.1", ":6379", "ray://host"])
def test_what_is_no_address_is_told_as_such(address: str) -> None:
    with pytest.raises(UnreachableError, match="HOST:PORT"):
        connect_to_cluster(Ray(), address)


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "ray://127.0.0.1:{}?a=b"])
def test_where_somebody_listens_ray_is_asked(form: str, listening: int) -> None:
    ray = Ray()
    address = form.format(listening)
    connect_to_cluster(ray, address)

    assert ray.asked == [address]


@pytest.mark.parametrize("address", ["auto", "local", "cloud://somewhere"])
def test_what_ray_finds_itself_is_left_to_it(address: str) -> None:
    ray = Ray()
    connect_to_cluster(ray, address)

    assert ray.asked == [address]


def test_auto_is_where_the_surroundings_say(monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"127.0.0.1:{free_port()}"
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(UnreachableError, match=address):
        connect_to_cluster(Ray(), "auto")


def test_local_stays_local_whatever_the_surroundings_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{free_port()}")
    ray = Ray()
    connect_to_cluster(ray, "local")

    assert ray.asked == ["local"]


def test_a_cluster_that_does_not_let_us_in_says_why(listening: int) -> None:
    old = Ray(RuntimeError("Version mismatch:\n    Ray: 2.40.0. See also the handbook."))
    with pytest.raises(
        UnreachableError, match=r"Version mismatch: Ray: 2\.40\.0\. Somebody listens"
    ):
        connect_to_cluster(old, f"127.0.0.1:{listening}")


def test_no_cluster_on_this_machine_is_told() -> None:
    none = Ray(ConnectionError("Could not find any. Please specify."))
    with pytest.raises(UnreachableError, match=r"'auto': Could not find any\. Start one"):
        connect_to_cluster(none, "auto")


def test_work_is_not_begun_without_its_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray())
    with pytest.raises(UnreachableError):
        list(parallel_map(abs, [-1], cluster=f"127.0.0.1:{free_port()}"))


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_the_command_line_says_it_in_a_sentence(
    command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray())
    monkeypatch.chdir(tmp_path)
    asked = [command, "urban_legends", "--cluster", f"127.0.0.1:{free_port()}", "--games", "1"]
    told = CliRunner().invoke(app, asked)

    assert told.exit_code == 2
    assert "No Ray cluster answers" in told.output
