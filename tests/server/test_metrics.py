"""What a worker counts, read from the real server while people and bots play."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import httpx
import pytest

from bestiary.web.config import Configuration
from bestiary.web.infra import metrics
from bestiary.web.infra.logging import RateLimitedHandler
from server.people import asked_client, seat_two_people
from server.server import Server, open_table
from server.test_connections import wait_for
from tools.server_process import free_port

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"


def scrape_metrics(port: int) -> dict[str, float]:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30).text
    found = re.findall(r"^(\w+(?:\{[^}]*\})?) ([\d.e+-]+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_a_worker_tells_what_it_does(site: Path) -> None:
    port = free_port()
    with Server(site, BOT_WORKERS="1", METRICS_ADDRESS=f"127.0.0.1:{port}") as server:
        anna, boris, slug = seat_two_people(server.url)
        lines = [anna.socket(slug), boris.socket(slug)]
        for line in lines:
            line.heard()
        acting = asked_client(lines)
        acting.plays()
        acting.until("log-lines")
        open_table(server.url, "big_monster", ["person", "bot"])
        wait_for(lambda: scrape_metrics(port)['bestiary_stage_seconds_count{stage="think"}'] > 0)

        told = scrape_metrics(port)
        assert told["bestiary_moves_total"] >= 3
        assert told['bestiary_commits_total{result="stored"}'] >= 3
        assert told["bestiary_sockets"] == 2
        assert told["bestiary_tables_in_memory"] == 2
        assert {'bestiary_clerk_queue{kind="writes"}', "bestiary_bot_queue"} <= set(told)
        for stage in ("wait", "move", "commit", "draw"):
            assert told[f'bestiary_stage_seconds_count{{stage="{stage}"}}'] > 0
        assert httpx.get(f"{server.url}/metrics", timeout=30).status_code == 404
        for line in lines:
            line.close()


def test_errors_are_counted_even_when_they_are_not_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    count = metrics.ERRORS.labels("bestiary.test")
    handler = RateLimitedHandler()
    before = count._value.get()
    for level in (logging.WARNING, *[logging.ERROR] * 100):
        handler.handle(logging.LogRecord("bestiary.test", level, "", 1, "Oh", None, None))

    assert count._value.get() - before == 100
    assert capsys.readouterr().err.count("Oh") < 100


def test_every_name_is_in_the_manual() -> None:
    kinds = [v for v in vars(metrics).values() if type(v).__name__ in {"Counter", "Gauge"}]
    names = {m.name for kind in (*kinds, metrics.STAGES) for m in kind.describe()}

    assert len(names) == 8
    assert not [name for name in names if name not in PAGE.read_text(encoding="utf-8")]


@pytest.mark.parametrize("wrong", ["9100", ":9100", "here:there"])
def test_an_address_that_is_none_is_said_so(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("METRICS_ADDRESS", wrong)

    with pytest.raises(SystemExit, match="METRICS_ADDRESS is host:port"):
        Configuration()
