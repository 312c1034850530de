"""What cannot be done just now, by the database or for want of hands: the reader is told why."""

from __future__ import annotations

import logging
from collections.abc import Callable

from django.db import DatabaseError, IntegrityError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string

from bestiary.web.house.turnstile import CLOSED
from bestiary.web.house.words import language_of, say
from bestiary.web.house.workshop import BusyError

log = logging.getLogger("bestiary.web")


class Storage:
    """Middleware: failures of the database become a page that says so."""

    def __init__(self, respond: Callable[[HttpRequest], HttpResponse]) -> None:
        """Stand before `respond`."""
        self.respond = respond

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer, even if the session could not be read or kept."""
        if getattr(request, "scope", {}).get(CLOSED):
            return unavailable(request)
        try:
            return self.respond(request)
        except DatabaseError:
            log.exception("The database failed.")
            return unavailable(request)
        finally:
            if not connection.in_atomic_block:  # a test's own is kept
                connection.close()  # others need it while a slow reader takes the answer

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Answer for a view whose database failed, or that has waited too long for a hand."""
        if isinstance(error, BusyError):
            return unavailable(request, "refused-busy")
        if not isinstance(error, DatabaseError) or isinstance(error, IntegrityError):
            return None
        log.error("The database failed.", exc_info=error)
        if hasattr(request, "session"):
            request.session.modified = False  # nobody is made to wait for it once more
        return unavailable(request)


def unavailable(request: HttpRequest, why: str = "refused-storage") -> HttpResponse:
    """Try again in a moment; as JSON for programs."""
    language = language_of(request)
    context = {"title": say(language, "sorry"), "text": say(language, why)}
    response: HttpResponse = JsonResponse({"error": why, "text": context["text"]}, status=503)
    if not request.path.startswith("/api/"):
        page = render_to_string("bestiary/storage.html", context | {"language": language})
        response = HttpResponse(page, status=503)
    response["Retry-After"] = "5"
    return response
