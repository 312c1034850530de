"""Log lines: where they belong, nothing secret, and what is said too often is counted."""

from __future__ import annotations

import json
import logging
from types import SimpleNamespace
from typing import Any

import pytest

from bestiary.web.infra import logging as site_logging
from bestiary.web.infra.logging import (
    REQUEST_CONTEXT,
    JsonFormatter,
    LineFormatter,
    RateLimitedHandler,
    RequestContext,
    request_context,
)


def record(text: str = "Something %s", **more: Any) -> logging.LogRecord:
    made = logging.LogRecord("bestiary.web", logging.WARNING, "here", 1, text, ("odd",), None)
    made.__dict__.update(more)
    return made


def test_a_line_says_where_it_belongs() -> None:
    token = REQUEST_CONTEXT.set(RequestContext("ab12", "GET /", "0f0f0f"))
    try:
        line = LineFormatter().format(record())
        said = json.loads(JsonFormatter().format(record(table="c0ffee")))
    finally:
        REQUEST_CONTEXT.reset(token)

    assert line.endswith(
        "WARNING bestiary.web [request=ab12 path=GET / table=0f0f0f]: Something odd"
    )
    assert (said["request"], said["table"], said["message"]) == ("ab12", "c0ffee", "Something odd")
    assert LineFormatter().format(record()).endswith("WARNING bestiary.web: Something odd")


def test_an_address_is_written_down_without_what_may_be_secret() -> None:
    place = request_context({"method": "GET", "path": "/companion/cryptid/secret/sealed/"})

    assert place.path == "GET /companion/cryptid/secret"


def refusal(status: int, view: str) -> logging.LogRecord:
    """As Django writes one down: always in the same words."""
    said = record("%s: %s")
    match = SimpleNamespace(view_name=view) if view else None
    vars(said).update(status_code=status, request=SimpleNamespace(resolver_match=match))
    said.args = ("Refused", f"/{view}/{status}/")
    return said


def test_a_scan_for_pages_that_are_not_there_hides_no_other_refusal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    handler = RateLimitedHandler()
    for _ in range(site_logging.MAX_REPEATS_PER_WINDOW + 5):
        handler.handle(refusal(404, ""))
    handler.handle(refusal(403, "table"))
    handler.handle(refusal(404, "table"))
    handler.handle(refusal(404, "plan"))
    monkeypatch.setattr(site_logging, "WINDOW_SECONDS", 0.0)
    handler.handle(refusal(429, ""))

    said = capsys.readouterr().err.splitlines()
    others = ["/table/403/", "/table/404/", "/plan/404/"]
    assert said[site_logging.MAX_REPEATS_PER_WINDOW :] == [
        *(f"Refused: {address}" for address in others),
        "Said 5 times more: 404 at no page",
        "Refused: //429/",
    ]


def test_what_is_said_too_often_is_counted_instead(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    handler = RateLimitedHandler()
    for _ in range(site_logging.MAX_REPEATS_PER_WINDOW + 1_000):
        handler.handle(record())
    handler.handle(record("Something else, %s"))
    monkeypatch.setattr(site_logging, "WINDOW_SECONDS", 0.0)
    handler.handle(record("Later, %s"))

    said = capsys.readouterr().err.splitlines()
    assert said.count("Something odd") == site_logging.MAX_REPEATS_PER_WINDOW
    assert said[-3:] == ["Something else, odd", "Said 1000 times more: Something %s", "Later, odd"]
