"""Content-addressed drawings and files: the digest is in the URL, so browsers cache for ever."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.templatetags.static import static
from django.views.decorators.http import require_safe

from bestiary import registry
from bestiary.drawing.sheets import SHEETS
from bestiary.web.http.plates import (
    COLOUR_SCHEMES,
    game_styles,
    game_styles_digest,
    plate_digest,
    plate_svg,
)

CACHE_IMMUTABLE = "public, max-age=31536000, immutable"
CACHE_REVALIDATE = "no-cache"
INLINE_STYLE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


@require_safe
def sheet(request: HttpRequest, name: str, digest: str) -> HttpResponse:
    """The sheet of that name; a page that is older than the server gets today's."""
    registry.catalogue()  # games bring their sheets along
    if name not in SHEETS:
        raise Http404(name)
    sheet = SHEETS[name]
    return _drawing(sheet.file, is_asked_for=digest == sheet.digest)


@require_safe
def plate(request: HttpRequest, game: str, theme: str, digest: str) -> HttpResponse:
    """The creature of a game, coloured for a theme."""
    if theme not in COLOUR_SCHEMES or game not in {one.id for one in registry.catalogue()}:
        raise Http404(game)
    response = _drawing(plate_svg(game, theme), is_asked_for=digest == plate_digest(game, theme))
    response["Content-Security-Policy"] = INLINE_STYLE_POLICY
    return response


@require_safe
def styles(request: HttpRequest, digest: str) -> HttpResponse:
    """The style sheet that all games bring along; an older page gets today's."""
    response = HttpResponse(game_styles(), content_type="text/css; charset=utf-8")
    return _with_cache_control(response, is_asked_for=digest == game_styles_digest())


@require_safe
def current_static_file(request: HttpRequest, edition: str, name: str) -> HttpResponse:
    """A static file as it is today, for a page that is older than the server."""
    if settings.STATIC_URL.strip("/").endswith(edition):
        raise Http404(name)
    return redirect(static(name))


def _drawing(svg: str, *, is_asked_for: bool) -> HttpResponse:
    response = HttpResponse(svg, content_type="image/svg+xml")
    return _with_cache_control(response, is_asked_for=is_asked_for)


def _with_cache_control(response: HttpResponse, *, is_asked_for: bool) -> HttpResponse:
    """Only the version that was asked for may be kept under its address."""
    response["Cache-Control"] = CACHE_IMMUTABLE if is_asked_for else CACHE_REVALIDATE
    return response
