"""Middleware that turns database failures and full queues into 503 and 504 responses.

A commit that was sent and never answered may be stored or not: then the page does not say that
nothing has changed, and the reader is asked to look.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from django.conf import settings
from django.contrib.sessions.middleware import SessionMiddleware
from django.db import DatabaseError, IntegrityError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template.loader import render_to_string

from bestiary.web.infra.concurrency_limit import STALLED_KEY
from bestiary.web.infra.database import is_commit_uncertain
from bestiary.web.infra.i18n import language_of, translate
from bestiary.web.infra.slow_jobs import BusyError

UNCERTAIN_REFUSAL = "refused-uncertain"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

log = logging.getLogger("bestiary.web")


class DatabaseErrorMiddleware:
    """Middleware: failures of the database become a page that says so."""

    def __init__(self, respond: Callable[[HttpRequest], HttpResponse]) -> None:
        """Stand before `respond`."""
        self.respond = respond

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer, and give the connection back."""
        if getattr(request, "scope", {}).get(STALLED_KEY):
            return unavailable_response(request)
        try:
            return self.respond(request)
        finally:
            if not connection.in_atomic_block:  # a test's own is kept
                connection.close()  # others need it while a slow reader takes the answer

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Answer for a view whose database failed, or that has waited too long for a hand."""
        if isinstance(error, BusyError):
            return unavailable_response(request, "refused-busy")
        if not isinstance(error, DatabaseError) or isinstance(error, IntegrityError):
            return None
        log.error("The database failed.", exc_info=error)
        if hasattr(request, "session"):
            request.session.modified = False  # nobody is made to wait for it once more
        return (
            uncertain_response(request)
            if is_commit_uncertain(error)
            else unavailable_response(request)
        )


class SessionErrorMiddleware(SessionMiddleware):
    """A session that could not be kept is told like everything else that could not."""

    def process_response(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        """Keep the session; what the view has stored before stays stored, whatever comes of it."""
        try:
            return super().process_response(request, response)
        except DatabaseError:
            log.exception("The database failed.")
            return (
                unavailable_response(request)
                if request.method in SAFE_METHODS
                else uncertain_response(request)
            )


def unavailable_response(request: HttpRequest, why: str = "refused-storage") -> HttpResponse:
    """Try again in a moment; as JSON for programs."""
    language = language_of(request)
    context = {"title": translate(language, "sorry"), "text": translate(language, why)}
    status = 504 if why == UNCERTAIN_REFUSAL else 503
    response: HttpResponse = JsonResponse({"error": why, "text": context["text"]}, status=status)
    if not request.path.startswith("/api/"):
        more = {"language": language, "is_known": why != UNCERTAIN_REFUSAL}
        page = render_to_string("bestiary/storage.html", context | more)
        response = HttpResponse(page, status=status)
    response["Retry-After"] = "5"
    return response


def uncertain_response(request: HttpRequest) -> HttpResponse:
    """It is not known; whoever became somebody on the way keeps their name, and may look."""
    response = unavailable_response(request, UNCERTAIN_REFUSAL)
    session = getattr(request, "session", None)
    if session is not None and session.session_key:
        response.set_cookie(
            settings.SESSION_COOKIE_NAME,
            session.session_key,
            max_age=settings.SESSION_COOKIE_AGE,
            secure=settings.SESSION_COOKIE_SECURE,
            httponly=True,
            samesite="Lax",
        )
    return response
