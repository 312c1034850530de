"""Log formatters with request context, and a handler that rate-limits repeated messages.

The request context is set in the event loop as a context variable, and threads that work for the
request inherit it. What is logged elsewhere names its table with `extra`.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, NamedTuple

from bestiary.web.infra.metrics import ERRORS

MAX_REPEATS_PER_WINDOW = 20
"""Times that the same may be said in one window."""
WINDOW_SECONDS = 60.0
CLIENT_ERROR_LOGGER = "django.security"
"""Who writes down what strangers did wrong."""
LOGGED_PATH_SEGMENTS = 3
"""What comes later in an address may be a secret."""
_TABLE = re.compile(r"/(?:table|tables|join|watch)/([0-9a-f]{6,})")


class RequestContext(NamedTuple):
    """What a line is about."""

    request: str = ""
    path: str = ""
    table: str = ""


REQUEST_CONTEXT: ContextVar[RequestContext] = ContextVar("here")


def request_context(scope: Mapping[str, Any]) -> RequestContext:
    """A name for a request, its address without secrets, and its table."""
    path = scope["path"]
    short = "/".join(path.split("/")[: LOGGED_PATH_SEGMENTS + 1])
    table = _TABLE.search(path)
    return RequestContext(
        secrets.token_hex(4),
        f"{scope.get('method', 'SOCKET')} {short}",
        table[1] if table else "",
    )


def _about(record: logging.LogRecord) -> dict[str, str]:
    place = REQUEST_CONTEXT.get(RequestContext())
    named = place._replace(table=getattr(record, "table", place.table))
    return {key: value for key, value in named._asdict().items() if value}


def _when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class LineFormatter(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, source, where, and what happened."""
        about = " ".join(f"{key}={value}" for key, value in _about(record).items())
        where = f"{record.name} [{about}]" if about else record.name
        return f"{_when(record)} {record.levelname} {where}: {super().format(record)}"


class JsonFormatter(logging.Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The same, with the traceback apart."""
        entry = {"time": _when(record), "level": record.levelname, "logger": record.name}
        entry |= _about(record) | {"message": record.getMessage()}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def _is_no_fault_of_ours(record: logging.LogRecord) -> None:
    """A line is enough for what a stranger sent that is no form, and nobody need be woken."""
    record.exc_info = record.exc_text = None
    if record.levelno == logging.ERROR:
        record.levelno = logging.WARNING
        record.levelname = "WARNING"


def _what(record: logging.LogRecord) -> str:
    """What is said, whatever it is about; of a refusal its status and which page refused.

    Django says all refusals in the same words: who scans for pages that are not there would
    silence those of all others.
    """
    if (status := getattr(record, "status_code", None)) is None:
        return str(record.msg)[:80]
    match = getattr(getattr(record, "request", None), "resolver_match", None)
    return f"{status} at {match.view_name if match else 'no page'}"


class RateLimitedHandler(logging.StreamHandler[Any]):
    """Writes to standard error; repeats beyond the limit are only counted, and the count logged."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: Counter[tuple[str, int, str]] = Counter()
        self._since = time.monotonic()

    def emit(self, record: logging.LogRecord) -> None:
        """Write, unless it has been said often of late. The caller holds the handler's lock."""
        if record.name.startswith(CLIENT_ERROR_LOGGER):
            _is_no_fault_of_ours(record)
        if record.levelno >= logging.ERROR:
            ERRORS.labels(record.name).inc()
        if time.monotonic() - self._since > WINDOW_SECONDS:
            self._tell_rest()
        kind = record.name, record.levelno, _what(record)
        self._counts[kind] += 1
        if self._counts[kind] <= MAX_REPEATS_PER_WINDOW:
            super().emit(record)

    def _tell_rest(self) -> None:
        counts, self._counts = self._counts, Counter()
        self._since = time.monotonic()
        for (name, level, text), times in counts.items():
            if times > MAX_REPEATS_PER_WINDOW:
                first = text.splitlines()[0] if text else text
                self._write(
                    name, level, f"Said {times - MAX_REPEATS_PER_WINDOW} times more: {first}"
                )

    def _write(self, name: str, level: int, text: str) -> None:
        super().emit(logging.LogRecord(name, level, __file__, 0, text, None, None))
