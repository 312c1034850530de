"""JSON requests and responses: parsing, schema validation, errors in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.core.exceptions import RequestDataTooBig
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt

from bestiary.core.game import BadOptionsError
from bestiary.web.http.api.schema import Schema, faults
from bestiary.web.infra.database import is_commit_uncertain
from bestiary.web.infra.i18n import has_text, language_of, translate
from bestiary.web.infra.slow_jobs import BusyError
from bestiary.web.tables.errors import ArchivedError, TurnedAwayError

View = Callable[..., HttpResponse]
STATUS = {"refused-too-fast": 429, "refused-storage": 503, "refused-uncertain": 504}


class RefusedRequestError(Exception):
    """The request is answered with an error; nothing has changed."""

    def __init__(self, status: int, error: str, text: str = "") -> None:
        """`error` is a stable word for programs, `text` a sentence for people."""
        super().__init__(error)
        self.status = status
        self.error = error
        self.text = text


def refusal(request: HttpRequest, refused: RefusedRequestError) -> JsonResponse:
    language = language_of(request)
    text = refused.text
    if not text and has_text(language, refused.error):
        text = translate(language, refused.error)
    answer = JsonResponse({"error": refused.error, "text": text}, status=refused.status)
    if refused.status == 401:
        answer["WWW-Authenticate"] = "Bearer"
    return answer


def refusal_of(error: Exception) -> RefusedRequestError:
    """What an error of the tables means to a program."""
    match error:
        case RefusedRequestError():
            return error
        case TurnedAwayError():
            return _turned_away(error.why)
        case BadOptionsError():
            return RefusedRequestError(409, "bad-options", str(error))
        case ArchivedError():
            return RefusedRequestError(409, "archived")
        case OperationalError():
            return _turned_away(
                "refused-uncertain" if is_commit_uncertain(error) else "refused-storage"
            )
        case BusyError():
            return RefusedRequestError(503, "refused-busy")
    raise error


def _turned_away(why: str) -> RefusedRequestError:
    return RefusedRequestError(STATUS.get(why, 409), why)


def endpoint(**methods: View) -> View:
    """A resource: one function per method."""
    # Exempt from CSRF checks: no cookie counts here, only a token in a header.

    @csrf_exempt
    def view(request: HttpRequest, **path: str) -> HttpResponse:
        allowed = {name.upper(): function for name, function in methods.items()}
        if "GET" in allowed:
            allowed.setdefault("HEAD", allowed["GET"])
        handle = allowed.get(request.method or "")
        if handle is None:
            answer = refusal(request, RefusedRequestError(405, "method-not-allowed"))
            answer["Allow"] = ", ".join(sorted(m.upper() for m in methods))
            return answer
        return with_json_errors(handle)(request, **path)

    return view


def with_json_errors(handle: View) -> View:
    """Turn errors of `handle` into JSON answers."""

    @wraps(handle)
    def view(request: HttpRequest, **path: str) -> HttpResponse:
        try:
            return handle(request, **path)
        except (
            RefusedRequestError,
            TurnedAwayError,
            BadOptionsError,
            ArchivedError,
            OperationalError,
            BusyError,
        ) as error:
            return refusal(request, refusal_of(error))

    return view


def json_body(request: HttpRequest, schema: Schema) -> dict[str, Any]:
    """The JSON body, checked against its published schema."""
    if request.content_type != "application/json":
        raise RefusedRequestError(415, "unsupported-media-type", "Send application/json.")
    try:
        body = json.loads(request.body)
    except RequestDataTooBig as big:
        raise RefusedRequestError(413, "too-large") from big
    except (ValueError, RecursionError) as bad:
        raise RefusedRequestError(400, "unreadable", "The body is not JSON.") from bad
    fault = next(faults(body, schema), None)
    if fault is not None:
        raise RefusedRequestError(400, "unreadable", fault)
    return dict(body)
