"""Views that change who sits at a table: join, watch, start, change a seat, leave, rematch."""

from __future__ import annotations

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from bestiary.core import BadOptionsError
from bestiary.web import worker
from bestiary.web.accounts.invitations import INVITE, WATCH, is_valid_token
from bestiary.web.accounts.players import PlayerRequest, ensure_player
from bestiary.web.http.new_table import option_cautions, place_of, salt_of
from bestiary.web.http.refusals import room_of, show_refusals
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
    room = room_of(request, slug)
    if not room.table.is_public:
        raise Http404
    return _sit(request, room, "")


def _sit(request: PlayerRequest, room: TableAccess, name: str) -> HttpResponse:
    seating.sit(room.table, ensure_player(request, name), salt_of(request.POST))
    worker.current().announce_now(room.table.slug)
    return redirect("table", room.table.slug)


@require_http_methods(["GET", "POST"])
@show_refusals
def join(request: PlayerRequest, slug: str) -> HttpResponse:
    """Open an invitation: a name, and you sit."""
    room = room_of(request, slug)
    if room.mine:
        return redirect("table", slug)
    if request.method == "POST" and is_valid_token(
        room.table, INVITE, request.POST.get("token", "")
    ):
        return _sit(request, room, request.POST.get("name", ""))
    return _door(request, room, INVITE)


@require_http_methods(["GET", "POST"])
def watch(request: PlayerRequest, slug: str) -> HttpResponse:
    room = room_of(request, slug)
    if request.method == "POST" and is_valid_token(
        room.table, WATCH, request.POST.get("token", "")
    ):
        watching = [*request.session.get(WATCHED_TABLES_KEY, []), slug]
        request.session[WATCHED_TABLES_KEY] = watching[-MAX_WATCHED_TABLES:]
        return redirect("table", slug)
    return _door(request, room, WATCH)


def _door(request: PlayerRequest, room: TableAccess, purpose: str) -> HttpResponse:
    wrong = request.method == "POST"
    context = {
        "room": room,
        "title": title_of(room, request),
        "purpose": purpose,
        "host": room.seats[0].name,
        "cautions": option_cautions(room.table, language_of(request)),
        "error": translate(language_of(request), "refused-token") if wrong else "",
    }
    return render(request, "bestiary/join.html", context, status=403 if wrong else 200)


def _sitting(request: PlayerRequest, room: TableAccess) -> Player:
    """The player, if they belong to this table; 404 for everybody else."""
    if request.player is None or not (room.mine or room.is_host):
        raise Http404
    return request.player


@require_POST
@show_refusals
def start(request: PlayerRequest, slug: str) -> HttpResponse:
    """Begin: with bots in the free seats, or without them where one may play alone."""
    room = room_of(request, slug)
    player = _sitting(request, room)
    if "alone" in request.POST:
        start_alone(room.table, player)
    else:
        seating.start_with_bots(room.table, player, request.POST.get("bot", ""))
    worker.current().announce_now(slug)
    return redirect("table", slug)


@require_POST
@show_refusals
def change_seat(request: PlayerRequest, slug: str, number: int) -> HttpResponse:
    """Change who is meant to sit in a free seat."""
    room = room_of(request, slug)
    player = _sitting(request, room)
    try:
        wanted = place_of(request.POST, number)
    except BadOptionsError as bad:
        raise Http404 from bad
    if wanted is None or number >= len(room.seats):
        raise Http404
    seating.change_place(room.table, number, wanted, player)
    worker.current().announce_now(slug)
    return redirect("table", slug)


@require_POST
@show_refusals
def leave(request: PlayerRequest, slug: str) -> HttpResponse:
    """Stand up before the game starts."""
    room = room_of(request, slug)
    seating.leave(room.table, _sitting(request, room))
    worker.current().announce_now(slug)
    return redirect("home")


@require_POST
@show_refusals
def rematch(request: PlayerRequest, slug: str) -> HttpResponse:
    """Once more, everyone one seat further."""
    room = room_of(request, slug)
    seal = request.POST.get("seal", "")
    salt = salt_of(request.POST)
    level = request.GET.get("level", "")  # a button posts to an address, and has no fields
    again = seating.rematch(room.table, _sitting(request, room), seal, salt, level=level)
    ready = "rematch-moved" if len(room.seats) > 1 else "rematch-ready"
    messages.success(request, translate(language_of(request), ready))
    worker.current().announce_now(slug)
    worker.current().announce_now(again.slug)
    return redirect("table", again.slug)


@require_safe
def harder_rematch(request: PlayerRequest, slug: str) -> HttpResponse:
    """Once more against the next level, as a line of the result; empty where none is offered."""
    room = room_of(request, slug)
    level = seating.harder_level(room.table, _sitting(request, room))
    if not level or room.table.rematch_id is not None:
        return HttpResponse("")
    return render(request, "bestiary/parts/harder.html", {"slug": slug, "level": level})
