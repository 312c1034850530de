"""Security headers that every answer carries."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

Respond = Callable[[HttpRequest], HttpResponse]
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)


def headers(respond: Respond) -> Respond:
    """Add the content security policy and keep private pages out of shared caches."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = respond(request)
        response.setdefault("Content-Security-Policy", POLICY)
        response.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
        if "Cache-Control" not in response:
            response["Cache-Control"] = "private, no-cache"
        return response

    return middleware
