"""The real server as a process: started, asked, stopped, killed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx

from tools.server_process import free_port

PATIENCE = 60.0
"""Seconds a server may take to start on a busy machine."""
OURS = ("BESTIARY_DATA", "DJANGO_SETTINGS_MODULE", "DATABASE_URL", "REDIS_URL", "PORT", "HOST")

OPEN = ExitStack()
"""Whatever a test left open; closed when all tests are done."""


def _lend_fonts(data: Path) -> None:
    """Cutting the fonts takes seconds; this process has done it already."""
    ours = Path(os.environ.get("BESTIARY_DATA", "")) / "fonts"
    if ours.is_dir() and not (data / "fonts").exists():
        shutil.copytree(ours, data / "fonts")


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text().split()] if found.exists() else []


class Server:
    """One worker with its own folder and port."""

    def __init__(self, data: Path, **environment: str) -> None:
        data.mkdir(parents=True, exist_ok=True)
        _lend_fonts(data)
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        kept = {name: value for name, value in os.environ.items() if name not in OURS}
        self.environment = kept | {
            "BESTIARY_DATA": str(data),
            "PORT": str(self.port),
            "SECRET_KEY": "k" * 64,
            "BOT_WORKERS": "0",
            "BOT_PAUSE": "0",
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.command = [sys.executable, "-m", "bestiary.web"]
        self.passed: tuple[int, ...] = ()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def output(self) -> str:
        """Everything it has printed so far."""
        path = self.data / "output"
        return path.read_text() if path.exists() else ""

    def start(self) -> None:
        with (self.data / "output").open("ab") as output:
            self.process = subprocess.Popen(
                self.command,
                env=self.environment,
                pass_fds=self.passed,
                stdout=output,
                stderr=output,
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.output
            assert time.monotonic() < deadline, self.output
            time.sleep(0.02)

    def answers(self) -> bool:
        with socket.socket() as probe:
            probe.settimeout(0.2)
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait(PATIENCE)
            self.process = None

    def children(self) -> list[int]:
        """The processes that it has started."""
        return _children(self.process.pid) if self.process is not None else []

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Look into the embedded database directly, past the server."""
        with sqlite3.connect(self.data / "bestiary.sqlite3", timeout=20) as database:
            return database.execute(query, values).fetchall()

    def moves(self, slug: str) -> list[tuple[Any, ...]]:
        """The stored moves of a table."""
        return self.rows(
            "SELECT m.number, m.seat, m.act, m.notation FROM web_move m"
            " JOIN web_table t ON t.id = m.table_id WHERE t.slug = ? ORDER BY m.number",
            slug,
        )


class ApiClient:
    """A seat at a table, played through the API."""

    def __init__(self, url: str, slug: str, token: str, seat: int) -> None:
        self.url = url
        self.slug = slug
        self.token = token
        self.seat = seat
        self.client = httpx.Client(
            base_url=f"{url}/api/tables/{slug}/",
            headers={"Authorization": f"Bearer {token}"},
            timeout=30,
            verify=False,  # nothing is encrypted here, and reading certificates takes a while
        )
        OPEN.callback(self.client.close)

    def table(self) -> dict[str, Any]:
        answer = self.client.get(f"{self.url}/api/tables/{self.slug}")
        return dict(answer.raise_for_status().json())

    def options(self) -> tuple[int, list[str]]:
        """The ticket and every choice on offer."""
        found = self.client.get("options").raise_for_status().json()
        return found["ticket"], [o["choice"] for d in found["decisions"] for o in d["options"]]

    def play(self, ticket: int, choice: str) -> httpx.Response:
        return self.client.post("moves", json={"ticket": ticket, "choice": choice})

    def close(self) -> None:
        self.client.close()


def open_table(
    url: str, game: str = "urban_legends", seats: int | list[str] = 2, **more: Any
) -> list[ApiClient]:
    """A table with every seat taken through the API."""
    places = ["person"] * seats if isinstance(seats, int) else seats
    asked = {"game": game, "seats": places, "name": "Anna"} | more
    first = httpx.post(f"{url}/api/tables", json=asked, timeout=30, verify=False)
    assert first.status_code == 201, first.text
    made = first.json()
    found = [ApiClient(url, made["table"], made["token"], 0)]
    for place, who in enumerate(asked["seats"]):
        if place and who == "person":
            body = {"name": f"Player {place}", "invite": made["invite"]}
            address = f"{url}/api/tables/{made['table']}/seats"
            answer = httpx.post(address, json=body, timeout=30, verify=False)
            assert answer.status_code == 201, answer.text
            found.append(
                ApiClient(url, made["table"], answer.json()["token"], answer.json()["seat"])
            )
    return found


class QuickServer(Server):
    """The same server, forked from a process that has imported everything: up in a moment."""

    def __init__(self, data: Path, **environment: str) -> None:
        super().__init__(data, **environment)
        self.pid = 0
        self.errors = (data / "output").open("ab")
        self.nursery = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("zygote.py"))],
            env=self.environment | {"DJANGO_SETTINGS_MODULE": "bestiary.web.settings"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        assert self._said() == "ready", self.output

    def _said(self) -> str:
        assert self.nursery.stdout is not None
        while (line := self.nursery.stdout.readline().strip()).startswith("Bestiary is"):
            pass
        return line

    def _ask(self, line: str) -> str:
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(f"{line}\n")
        self.nursery.stdin.flush()
        return self._said()

    def start(self) -> None:
        self.pid = int(self._ask("start"))
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < deadline, self.output
            time.sleep(0.02)

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> None:
        if self.pid:
            assert self._ask(f"kill {self.pid}") == "dead"
            self.pid = 0

    def children(self) -> list[int]:
        return _children(self.pid)

    def __exit__(self, *_: object) -> None:
        self.kill()
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.close()
        self.nursery.wait(PATIENCE)
        self.nursery.stdout.close()
        self.errors.close()
