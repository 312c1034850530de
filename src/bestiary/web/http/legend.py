"""The legend of a board: a page to read, and a cached file for tooltips that all tables share."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from bestiary.core.presentation import legend as entries
from bestiary.web.http.hashed_assets import CACHE_IMMUTABLE, CACHE_REVALIDATE
from bestiary.web.http.home import game_or_404, game_plate
from bestiary.web.infra.i18n import LANGUAGES, language_of
from bestiary.web.render import rulebook


@require_safe
def legend(request: HttpRequest, id: str) -> HttpResponse:
    """All entries one after another, each with its icon and its paragraph of the rules."""
    game = game_or_404(id)
    language = language_of(request)
    unique = dict.fromkeys(entries(game.folder, language).values())  # some serve several parts
    lines = [(entry, rulebook.anchor(entry.rule)) for entry in unique]
    context = {"plate": game_plate(game, language), "lines": lines}
    return render(request, "bestiary/legend.html", context)


@require_safe
def legend_file(request: HttpRequest, id: str, language: str, digest: str) -> HttpResponse:
    """The same as data; it depends on the game and the language only, so it is kept for ever."""
    if language not in LANGUAGES:
        raise Http404(language)
    game_or_404(id)
    response = HttpResponse(_data(id, language), content_type="application/json")
    response["Cache-Control"] = (
        CACHE_IMMUTABLE if digest == _digest(id, language) else CACHE_REVALIDATE
    )
    return response


def legend_address(id: str, language: str) -> str:
    """Where the board finds it; changes whenever a text does."""
    return reverse("legend-file", args=[id, language, _digest(id, language)])


@cache
def _data(id: str, language: str) -> str:
    by_part = entries(game_or_404(id).folder, language)
    return json.dumps({key: entry[:3] for key, entry in by_part.items()}, ensure_ascii=False)


@cache
def _digest(id: str, language: str) -> str:
    return sha256(_data(id, language).encode()).hexdigest()[:12]
