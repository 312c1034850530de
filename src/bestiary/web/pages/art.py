"""Sheets of drawings as files: loaded once, kept for ever."""

from functools import cache
from gzip import compress

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from bestiary import registry
from bestiary.drawing.sheets import SHEETS, Sheet

FOR_EVER = "public, max-age=31536000, immutable"
FOR_NOW = "no-cache"


@require_safe
def art(request: HttpRequest, name: str, digest: str) -> HttpResponse:
    """The sheet of that name; a page that is older than the server gets today's."""
    sheet = _sheet(name)
    zipped = "gzip" in request.headers.get("Accept-Encoding", "")
    response = HttpResponse(_zipped(name) if zipped else sheet.file, content_type="image/svg+xml")
    if zipped:
        response["Content-Encoding"] = "gzip"
    response["Vary"] = "Accept-Encoding"
    response["Cache-Control"] = FOR_EVER if digest == sheet.digest else FOR_NOW
    return response


def _sheet(name: str) -> Sheet:
    registry.catalogue()  # games bring their sheets along
    if name not in SHEETS:
        raise Http404(name)
    return SHEETS[name]


@cache
def _zipped(name: str) -> bytes:
    return compress(SHEETS[name].file.encode(), mtime=0)
