"""Language negotiation, and the site's own texts (Fluent) in that language."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils import translation
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "English", "ru": "Русский"}
LANGUAGE_COOKIE = "language"


@cache
def _bundle(language: str) -> FluentBundle:
    path = Path(__file__).parents[1] / "text" / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def translate(language: str, text: str, **arguments: Any) -> str:
    """The site's text `text` in `language`; `LookupError` if it is missing or does not fit."""
    return _format(language, text, arguments) if arguments else _plain(language, text)


@cache
def _plain(language: str, text: str) -> str:
    return _format(language, text, {})


def _format(language: str, text: str, arguments: dict[str, Any]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(text):
        raise LookupError(f"no text '{text}' in {language}")
    pattern = bundle.get_message(text).value
    assert pattern is not None, f"text '{text}' has no value"
    translated, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"text '{text}' in {language}: {errors[0]}")
    return str(translated)


def has_text(language: str, text: str) -> bool:
    """Whether the site has such a text."""
    return bool(_bundle(language).has_message(text))


def negotiate_language(cookie: str, accepted: str) -> str:
    """The language chosen by the switch, or else the first one the browser accepts."""
    if cookie in LANGUAGES:
        return cookie
    for entry in accepted.lower().split(","):
        code = entry.split(";")[0].strip()[:2]
        if code in LANGUAGES:
            return code
    return "en"


def language_of(request: HttpRequest) -> str:
    """The language of this page."""
    return negotiate_language(
        request.COOKIES.get(LANGUAGE_COOKIE, ""), request.headers.get("Accept-Language", "")
    )


def language_middleware(
    respond: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Let Django's own forms and errors speak the reader's language too."""

    def middleware(request: HttpRequest) -> HttpResponse:
        with translation.override(language_of(request)):
            response = respond(request)
        response.setdefault("Content-Language", language_of(request))
        response["Vary"] = ", ".join(filter(None, [response.get("Vary"), "Accept-Language"]))
        return response

    return middleware
