"""Security headers of every response: content security policy, permissions, cache control."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

Respond = Callable[[HttpRequest], HttpResponse]
CONTENT_SECURITY_POLICY = "; ".join(
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


def security_headers_middleware(respond: Respond) -> Respond:
    """Add the content security policy and keep private pages out of shared caches."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = respond(request)
        response.setdefault("Content-Security-Policy", CONTENT_SECURITY_POLICY)
        response.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
        if "Cache-Control" not in response:
            response["Cache-Control"] = "private, no-cache"
        return response

    return middleware
