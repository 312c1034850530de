"""Views that open a table and show one: waiting for players, being played, or over."""

from __future__ import annotations

from typing import Any

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from bestiary import registry
from bestiary.core import Game, Words
from bestiary.core.game import BadOptionsError
from bestiary.web import worker
from bestiary.web.accounts.invitations import INVITE, WATCH, is_localhost, share_link, site_url
from bestiary.web.accounts.players import PlayerRequest, ensure_player
from bestiary.web.http.home import game_or_404, game_plate
from bestiary.web.http.new_table import form_fields, option_cautions, quick_setup, setup_of
from bestiary.web.http.refusals import access_or_404, show_refusals
from bestiary.web.infra.i18n import language_of, translate
from bestiary.web.live.access import TableAccess, watched_tables
from bestiary.web.live.session import Session
from bestiary.web.models import Status, Tempo
from bestiary.web.tables import seating
from bestiary.web.tables.errors import ArchivedError, TurnedAwayError
from bestiary.web.tables.solo_start import can_be_alone


@require_http_methods(["GET", "POST"])
def new_table(request: PlayerRequest, id: str) -> HttpResponse:
    """Choose mode, options and who sits where."""
    game = game_or_404(id)
    language = language_of(request)
    error = ""
    if request.method == "POST":
        try:
            return _open(request, game)
        except BadOptionsError as bad:
            error = _why(bad, game, language)
        except TurnedAwayError as refused:
            error = translate(language, refused.why)
    context = form_fields(game, language, request.POST) | {"plate": game_plate(game, language)}
    return render(request, "bestiary/new.html", context | {"error": error})


def _open(request: PlayerRequest, game: Game[Any, Any]) -> HttpResponse:
    setup = setup_of(game, request.POST)
    game.validate_options(len(setup.places), setup.options)  # before a guest is made for nothing
    table = seating.open_table(ensure_player(request, request.POST.get("name", "")), setup)
    worker.current().announce_now(table.slug)
    return redirect("table", table.slug)


def _why(bad: BadOptionsError, game: Game[Any, Any], language: str) -> str:
    """Why seats and options do not go together, in the game's own words where it has them."""
    words = Words(game, language)
    return words(bad.why) if bad.why and words.has(bad.why) else translate(language, "bad-options")


@require_POST
@show_refusals
def quick_table(request: PlayerRequest, id: str) -> HttpResponse:
    """One click makes a table."""
    table = seating.open_table(ensure_player(request), quick_setup(game_or_404(id), request.POST))
    worker.current().announce_now(table.slug)
    return redirect("table", table.slug)


@require_safe
def show_table(request: PlayerRequest, slug: str) -> HttpResponse:
    """The table, for those who may see it."""
    access = access_or_404(request, slug)
    if not access.may_see:
        return _note(request, "private", "private-table", status=403)
    if access.table.status == Status.WAITING:
        return _waiting_page(request, access)
    try:
        return _table_page(request, access)
    except ArchivedError:
        address = reverse("remains", args=[slug]) if access.mine else ""
        return _note(request, "archived", "archived-about", transcript=address)


def _note(
    request: PlayerRequest, title: str, text: str, status: int = 200, transcript: str = ""
) -> HttpResponse:
    language = language_of(request)
    context = {
        "title": translate(language, title),
        "text": translate(language, text),
        "sign_name": "lock",
    }
    context["transcript"] = transcript
    return render(request, "bestiary/message.html", context, status=status)


def title_of(access: TableAccess, request: HttpRequest) -> str:
    """The game's name in the reader's language."""
    return registry.game(access.table.game).titles[language_of(request)]


def _waiting_page(request: PlayerRequest, access: TableAccess) -> HttpResponse:
    context: dict[str, Any] = {"access": access, "title": title_of(access, request)}
    context["cautions"] = option_cautions(access.table, language_of(request))
    context["has_lessons"] = bool(registry.game(access.table.game).teaching.lessons)
    if access.is_host:
        context["invite"] = share_link(request, access.table, INVITE)
        context["qr"] = qr_code(context["invite"])
        context["can_be_alone"] = can_be_alone(access.table)
        context["harder"] = seating.next_level(request.player, access.table.game)
        context["here_only"] = is_localhost(request) and site_url(request).endswith(
            request.get_host()
        )
    return render(request, "bestiary/waiting.html", context)


def qr_code(text: str) -> SafeString:
    """A QR code as SVG; its colours come from the style sheet."""
    code = segno.make(text, error="m", micro=False)
    svg = code.svg_inline(scale=4, border=2, omitsize=True, svgclass="qr", lineclass="qr-dots")
    return mark_safe(svg)


def _table_page(request: PlayerRequest, access: TableAccess) -> HttpResponse:
    watching = watched_tables(request.session)
    language = language_of(request)
    session = Session(worker.current(), access.table.slug, request.player, watching, language)
    screen = session.table_screen(access)
    context = {
        "access": access,
        "title": title_of(access, request),
        "cautions": option_cautions(access.table, language_of(request)),
        "parts": {id: mark_safe(str(html)) for id, html in screen.parts.items()},
        "log": mark_safe("".join(screen.lists["log-lines"])),
        "watch": share_link(request, access.table, WATCH) if access.mine else "",
        "tempos": [(t.value, translate(language_of(request), f"tempo-{t.value}")) for t in Tempo],
    }
    return render(request, "bestiary/table.html", context)
