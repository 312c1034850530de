"""Views that change who sits at a table: join, watch, start, change a seat, leave, rematch."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from bestiary.core.game import BadOptionsError
from bestiary.web import worker
from bestiary.web.accounts.invitations import INVITE, WATCH, is_valid_token
from bestiary.web.accounts.players import PlayerRequest, ensure_player
from bestiary.web.http.new_table import option_cautions, place_of, salt_of
from bestiary.web.http.refusals import access_or_404, show_refusals
from bestiary.web.http.tables import title_of
from bestiary.web.infra.i18n import language_of, translate
from bestiary.web.live.access import WATCHED_TABLES_KEY, TableAccess
from bestiary.web.models import Player
from bestiary.web.tables import seating
from bestiary.web.tables.solo_start import start_alone

MAX_WATCHED_TABLES = 50
"""So many tables a spectator's session remembers."""


@require_POST
@show_refusals
def sit(request: PlayerRequest, slug: str) -> HttpResponse:
    """Take a free seat at a public table."""
    access = access_or_404(request, slug)
    if not access.table.is_public:
        raise Http404
    return _sit(request, access, "")


def _sit(request: PlayerRequest, access: TableAccess, name: str) -> HttpResponse:
    seating.sit(access.table, ensure_player(request, name), salt_of(request.POST))
    worker.current().announce_now(access.table.slug)
    return redirect("table", access.table.slug)


@require_http_methods(["GET", "POST"])
@show_refusals
def join(request: PlayerRequest, slug: str) -> HttpResponse:
    """Open an invitation: a name, and you sit."""
    access = access_or_404(request, slug)
    if access.mine:
        return redirect("table", slug)
    if request.method == "POST" and is_valid_token(
        access.table, INVITE, request.POST.get("token", "")
    ):
        return _sit(request, access, request.POST.get("name", ""))
    return _door_page(request, access, INVITE)


@require_http_methods(["GET", "POST"])
def watch(request: PlayerRequest, slug: str) -> HttpResponse:
    access = access_or_404(request, slug)
    if request.method == "POST" and is_valid_token(
        access.table, WATCH, request.POST.get("token", "")
    ):
        watching = [*request.session.get(WATCHED_TABLES_KEY, []), slug]
        request.session[WATCHED_TABLES_KEY] = watching[-MAX_WATCHED_TABLES:]
        return redirect("table", slug)
    return _door_page(request, access, WATCH)


def _door_page(request: PlayerRequest, access: TableAccess, purpose: str) -> HttpResponse:
    wrong = request.method == "POST"
    context = {
        "access": access,
        "title": title_of(access, request),
        "purpose": purpose,
        "host": access.seats[0].name,
        "cautions": option_cautions(access.table, language_of(request)),
        "error": translate(language_of(request), "refused-token") if wrong else "",
    }
    return render(request, "bestiary/join.html", context, status=403 if wrong else 200)


def _seated_player(request: PlayerRequest, access: TableAccess) -> Player:
    """The player, if they belong to this table; 404 for everybody else."""
    if request.player is None or not (access.mine or access.is_host):
        raise Http404
    return request.player


@require_POST
@show_refusals
def start(request: PlayerRequest, slug: str) -> HttpResponse:
    """Begin: with bots in the free seats, or without them where one may play alone."""
    access = access_or_404(request, slug)
    player = _seated_player(request, access)
    if "alone" in request.POST:
        start_alone(access.table, player)
    else:
        seating.start_with_bots(access.table, player, request.POST.get("bot", ""))
    worker.current().announce_now(slug)
    return redirect("table", slug)


@require_POST
@show_refusals
def change_seat(request: PlayerRequest, slug: str, number: int) -> HttpResponse:
    """Change who is meant to sit in a free seat."""
    access = access_or_404(request, slug)
    player = _seated_player(request, access)
    try:
        wanted = place_of(request.POST, number)
    except BadOptionsError as bad:
        raise Http404 from bad
    if wanted is None or number >= len(access.seats):
        raise Http404
    seating.change_place(access.table, number, wanted, player)
    worker.current().announce_now(slug)
    return redirect("table", slug)


@require_POST
@show_refusals
def leave(request: PlayerRequest, slug: str) -> HttpResponse:
    """Stand up before the game starts."""
    access = access_or_404(request, slug)
    seating.leave(access.table, _seated_player(request, access))
    worker.current().announce_now(slug)
    return redirect("home")


@require_POST
@show_refusals
def rematch(request: PlayerRequest, slug: str) -> HttpResponse:
    """Once more, everyone one seat further."""
    access = access_or_404(request, slug)
    seal = request.POST.get("seal", "")
    salt = salt_of(request.POST)
    level = request.GET.get("level", "")  # a button posts to an address, and has no fields
    again = seating.rematch(access.table, _seated_player(request, access), seal, salt, level=level)
    ready = "rematch-moved" if len(access.seats) > 1 else "rematch-ready"
    messages.success(request, translate(language_of(request), ready))
    worker.current().announce_now(slug)
    worker.current().announce_now(again.slug)
    return redirect("table", again.slug)


@require_safe
def harder_rematch(request: PlayerRequest, slug: str) -> HttpResponse:
    """Once more against the next level, as a line of the result; empty where none is offered."""
    access = access_or_404(request, slug)
    level = seating.harder_level(access.table, _seated_player(request, access))
    if not level or access.table.rematch_id is not None:
        return HttpResponse("")
    return render(request, "bestiary/parts/harder.html", {"slug": slug, "level": level})
