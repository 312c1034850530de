"""Error pages (400, 403, 404, 500, CSRF failure) in the reader's language, styled as the site."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from bestiary.web.infra.i18n import language_of, translate


def _page(request: HttpRequest, kind: str, status: int) -> HttpResponse:
    language = language_of(request)
    context = {
        "title": translate(language, f"error-{kind}"),
        "text": translate(language, f"error-{kind}-about"),
        "bad": True,
        "sign_name": "warning",
    }
    return render(request, "bestiary/message.html", context, status=status)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """404."""
    return _page(request, "missing", 404)


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """403."""
    return _page(request, "forbidden", 403)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """400."""
    return _page(request, "unreadable", 400)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403, because a form's secret does not fit."""
    return _page(request, "stale", 403)


def server_error(request: HttpRequest) -> HttpResponse:
    """500."""
    return _page(request, "broken", 500)
