"""Connections of the real server: graceful shutdown, descriptor limit, slow and large requests."""

from __future__ import annotations

import json
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from resource import RLIMIT_NOFILE, prlimit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bestiary.web.infra.i18n import translate
from server.people import seat_two_people
from server.raw import RawConnection
from server.server import Server, open_table

ANNOUNCED_BYTES = 99_999_999
MAX_DESCRIPTORS = 50
"""Descriptors that leave a running server hardly any room."""
MAX_FREE_DESCRIPTORS = 3
"""Of them, what may still be free when nobody more is let in."""
ANSWERS = 40
"""Answers of a server that lets nobody in: between any two its loop tries to accept again."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), BOT_WORKERS="1") as running:
        yield running


@pytest.fixture
def worker(house: Server) -> Server:
    """A worker as it is by default, with bots in processes of their own."""
    if house.process is None:
        house.start()
    return house


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_for(seen: Callable[[], object], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_worker_told_to_stop_sends_everybody_home(worker: Server) -> None:
    seat = open_table(worker.url)[0]
    anna, _, slug = seat_two_people(worker.url)
    line = anna.socket(slug)
    line.heard()
    with RawConnection(worker.port) as stream, RawConnection(worker.port):
        stream.send(
            f"GET /api/tables/{seat.slug}/stream HTTP/1.1\nHost: localhost\n"
            f"Authorization: Bearer {seat.token}\n\n"
        )
        stream.until("event: table")
        worker.kill(signal.SIGTERM)

        assert stream.rest().endswith("0\r\n\r\n"), "a stream must end, not break off"
    with pytest.raises(ConnectionClosed) as closed:
        line.until("nothing more is said")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert "Traceback" not in worker.output


def test_bots_end_with_a_worker_that_is_killed(worker: Server) -> None:
    open_table(worker.url, "big_monster", ["person", "bot"])
    wait_for(worker.children)
    children = worker.children()

    worker.kill(signal.SIGKILL)

    wait_for(lambda: not any(map(is_alive, children)))


def test_a_worker_out_of_descriptors_answers_those_it_has(worker: Server) -> None:
    assert worker.process is not None
    pid = worker.process.pid
    soft, hard = prlimit(pid, RLIMIT_NOFILE)
    prlimit(pid, RLIMIT_NOFILE, (MAX_DESCRIPTORS, hard))
    with ExitStack() as flood:
        first = flood.enter_context(RawConnection(worker.port))
        for _ in range(2 * MAX_DESCRIPTORS):
            flood.enter_context(RawConnection(worker.port))
        wait_for(
            lambda: (
                len(list(Path(f"/proc/{pid}/fd").iterdir()))
                >= MAX_DESCRIPTORS - MAX_FREE_DESCRIPTORS
            )
        )
        for _ in range(ANSWERS):
            first.send("GET /health/live/ HTTP/1.1\nHost: localhost\n\n")
            first.until('"alive": true')
    prlimit(pid, RLIMIT_NOFILE, (soft, hard))

    wait_for(lambda: httpx.get(f"{worker.url}/health/", timeout=30).is_success)


def test_a_body_is_refused_by_its_announced_size(server: Server) -> None:
    for path in ("/api/tables", "/new/urban_legends/quick/"):
        with RawConnection(server.port) as raw:
            raw.send(
                f"POST {path} HTTP/1.1\nHost: localhost\nAccept-Language: ru\n"
                f"Content-Type: application/json\nContent-Length: {ANNOUNCED_BYTES}\n\n"
            )
            answer = raw.rest()

        assert answer.startswith("HTTP/1.1 413 ")
        assert (
            translate("ru", "too-large") in answer
            or json.dumps(translate("ru", "too-large")) in answer
        )


def test_a_body_that_lies_about_its_size_is_cut_off(server: Server) -> None:
    with RawConnection(server.port) as raw:
        raw.send(
            "POST /api/tables HTTP/1.1\nHost: localhost\nContent-Type: application/json\n"
            "Transfer-Encoding: chunked\n\n"
        )
        for _ in range(5):
            raw.send(f"{64 * 1024:x}\n{'x' * 64 * 1024}\n")

        assert '"too-large"' in raw.until("}")


def test_what_is_written_down_says_when_and_where(worker: Server) -> None:
    asked = httpx.get(f"{worker.url}/table/0123456789ab/?token=secret", timeout=30)
    assert asked.status_code == 404
    wait_for(lambda: "0123456789ab" in worker.output)
    line = next(s for s in worker.output.splitlines() if "0123456789ab" in s)

    when = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00"
    about = "table=0123456789ab"
    where = rf"request=[0-9a-f]{{8}} path=GET /table/0123456789ab/ {about}"
    assert re.fullmatch(rf"{when} WARNING django.request \[{where}\]: Not Found: .*", line)
    assert "secret" not in line
