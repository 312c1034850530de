"""Views for owners of the box: set-up plans by share code, and the puzzle of the day."""

from __future__ import annotations

import re
from functools import lru_cache
from random import SystemRandom
from typing import Any

from django.core import signing
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_http_methods, require_safe

from bestiary.core import Game, Words
from bestiary.core.companion import Companion, Puzzle
from bestiary.web import worker
from bestiary.web.accounts.players import PlayerRequest, client_key_of
from bestiary.web.http.home import game_or_404, game_plate
from bestiary.web.http.rulebook_pictures import illustrated_rules
from bestiary.web.http.tables import qr_code
from bestiary.web.infra.i18n import language_of, translate

SIGNING_SALT = "bestiary.companion"
TRIES_KEY = "puzzle"
"""Prefix of the session's key for the tries at a day's puzzle."""
SHARE_CODE = re.compile(r"[\w.-]{1,100}")
PART = re.compile(r'data-part="(hex:[A-Z]\d+)"')


def _help(id: str) -> tuple[Game[Any, Any], Companion]:
    game = game_or_404(id)
    if game.teaching.companion is None:
        raise Http404
    return game, game.teaching.companion


@require_http_methods(["GET", "POST"])
def companion(request: PlayerRequest, id: str) -> HttpResponse:
    """Choose a mode and draw a set-up, or bring the share code of one."""
    game, helper = _help(id)
    language = language_of(request)
    words = Words(game, language)
    fewest, most = helper.players
    players = [str(n) for n in range(fewest, most + 1)]
    fields = {"mode": helper.modes, "source": helper.sources, "players": tuple(players)}
    if request.method == "POST":
        chosen = {n: _one_of(request.POST.get(n, ""), v) for n, v in fields.items()}
        number = int(chosen["players"])
        share_code = request.POST.get("code", "").strip()
        if SHARE_CODE.fullmatch(share_code):
            return redirect("plan", id, share_code, number)
        with worker.current().slow_jobs.slot(client_key_of(request), "a set-up"):
            code = helper.draw(chosen["source"], chosen["mode"], number, SystemRandom())
        return redirect("plan", id, code, number)
    context = {
        "plate": game_plate(game, language),
        "modes": [(m, words(f"option-mode-{m}")) for m in helper.modes],
        "sources": [(s, words(f"source-{s}")) for s in helper.sources],
        "players": players,
        "rules": illustrated_rules(game, language),
    }
    return render(request, "bestiary/companion/draw.html", context)


def _one_of(value: str, values: tuple[str, ...]) -> str:
    return value if value in values else values[0]


@require_safe
def plan(request: PlayerRequest, id: str, code: str, players: int) -> HttpResponse:
    """The building plan, and a private link for everyone."""
    game, helper = _help(id)
    language = language_of(request)
    words = Words(game, language)
    fewest, most = helper.players
    with worker.current().slow_jobs.slot(client_key_of(request), "a plan"):
        setup_plan = helper.plan(code, players, words) if fewest <= players <= most else None
        hint = helper.hint(code, words) if setup_plan and "hint" in request.GET else ""
    context: dict[str, Any] = {
        "plate": game_plate(game, language),
        "code": code,
        "plan": setup_plan,
    }
    if setup_plan is None:
        return render(request, "bestiary/companion/plan.html", context, status=404)
    context["picture"] = mark_safe(setup_plan.picture.svg)
    context["links"] = [_link(request, id, code, players, n) for n in range(players)]
    context["hint"] = hint
    return render(request, "bestiary/companion/plan.html", context)


def _link(request: PlayerRequest, id: str, code: str, players: int, player: int) -> dict[str, Any]:
    """One player's private page; the number in it is sealed, so nobody turns it into another's."""
    sealed = signing.dumps([code, players, player], salt=SIGNING_SALT, compress=True)
    url = reverse("secret", args=[id, sealed])
    name = translate(language_of(request), "companion-player", number=player + 1)
    return {
        "name": name,
        "url": url,
        "qr": qr_code(request.build_absolute_uri(url)),
        "seat": player,
    }


@require_safe
def secret(request: PlayerRequest, id: str, sealed: str) -> HttpResponse:
    """A cover, and once it is opened what this player alone may read."""
    game, helper = _help(id)
    try:
        code, players, player = signing.loads(sealed, salt=SIGNING_SALT)
    except signing.BadSignature as forged:
        raise Http404 from forged
    language = language_of(request)
    words = Words(game, language)
    secrets: tuple[str, ...] = ()
    if "open" in request.GET:
        with worker.current().slow_jobs.slot(client_key_of(request), "a secret"):
            is_one = helper.plan(code, players, words) is not None
            secrets = tuple(helper.secrets(code, player, players, words)) if is_one else ()
    context = {
        "plate": game_plate(game, language),
        "name": translate(language, "companion-player", number=player + 1),
        "seat": player,
        "secrets": secrets,
        "back": reverse("plan", args=[id, code, players]),
    }
    return render(request, "bestiary/companion/secret.html", context)


@lru_cache(maxsize=8)  # slow to make, and the same for everybody that day
def _puzzle(id: str, day: str) -> Puzzle:
    return _help(id)[1].puzzle(day)


@require_http_methods(["GET", "POST"])
def puzzle(request: PlayerRequest, id: str) -> HttpResponse:
    """The position of the day; a guess is checked here, the answer never leaves the server."""
    game, _ = _help(id)
    day = timezone.now().date().isoformat()
    language = language_of(request)
    words = Words(game, language, _players(language))
    with worker.current().slow_jobs.slot(client_key_of(request), "a puzzle"):
        today = _puzzle(id, day)
        panels = [panel.svg for panel in today.panels(words)]
    parts = sorted(set(PART.findall("".join(panels))), key=_order)
    key = f"{TRIES_KEY}:{id}:{day}"
    guesses: list[str] = request.session.get(key, [])
    guess = request.POST.get("guess", "")
    if guess in parts and guess not in guesses and today.answer not in guesses:
        guesses = [*guesses, guess]
        request.session[key] = guesses
    solved = today.answer in guesses
    context = {
        "plate": game_plate(game, language),
        "task": words("puzzle-task"),
        "key": today.key(words),
        "panels": [mark_safe(panel) for panel in panels],
        "parts": [(part, _hex_name(part), part in guesses) for part in parts],
        "chosen": guess if guess in parts else "",
        "wrong": [part for part in guesses if part != today.answer],
        "last": _hex_name(guesses[-1]) if guesses else "",
        "tried": ", ".join(map(_hex_name, guesses)),
        "tries": len(guesses),
        "solved": solved,
        "share": today.share(len(guesses), words) if solved else "",
    }
    return render(request, "bestiary/companion/puzzle.html", context)


def _players(language: str) -> tuple[str, ...]:
    """The reader, and by number the others, of whom there are no more than marks."""
    others = (translate(language, "puzzle-player", number=n) for n in range(2, 7))
    return (translate(language, "you"), *others)


def _hex_name(part: str) -> str:
    return part.removeprefix("hex:")


def _order(part: str) -> tuple[str, int]:
    name = _hex_name(part)
    return name[0], int(name[1:])
