"""Making a table, sitting down at it, and leaving it with a transcript."""

from __future__ import annotations

from typing import Any

import segno
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from bestiary import registry
from bestiary.core import BadOptionsError, transcript
from bestiary.web.models import Status
from bestiary.web.people import Visit, welcome
from bestiary.web.play import seating
from bestiary.web.play.announcer import announce_now
from bestiary.web.play.live import ArchivedError, Live, loaded, names
from bestiary.web.play.mover import TurnedAwayError
from bestiary.web.play.room import WATCHING, Room
from bestiary.web.reader import Reader
from bestiary.web.tokens import INVITE, WATCH, link, opens
from bestiary.web.views.home import known_game, plate
from bestiary.web.views.setup import fields, setup_of
from bestiary.web.words import language_of, say


def room_of(request: Visit, slug: str) -> Room:
    """The table's room; 404 for those who may not even know of it."""
    room = Room.of(slug, request.player, request.session)
    if room is None:
        raise Http404
    return room


def _said(request: HttpRequest, why: str) -> str:
    return say(language_of(request), why)


def _refuse(request: HttpRequest, why: str) -> HttpResponse:
    language = language_of(request)
    context = {"title": say(language, "sorry"), "text": say(language, why), "bad": True}
    return render(request, "bestiary/message.html", context, status=409)


@require_http_methods(["GET", "POST"])
def new(request: Visit, id: str) -> HttpResponse:
    """Choose mode, options and who sits where."""
    game, language, error = known_game(id), language_of(request), ""
    if request.method == "POST":
        try:
            setup = setup_of(game, request.POST)
            table = seating.open_table(welcome(request, request.POST.get("name", "")), setup)
            announce_now(table.slug)
            return redirect("table", table.slug)
        except BadOptionsError as bad:
            error = str(bad) if language == "en" else say(language, "bad-options")
        except TurnedAwayError as refused:
            error = say(language, refused.why)
    context = fields(game, language, request.POST) | {"plate": plate(game, language)}
    return render(request, "bestiary/new.html", context | {"error": error})


@require_POST
def quick(request: Visit, id: str) -> HttpResponse:
    """One click makes a table."""
    try:
        table = seating.open_table(welcome(request), seating.quick(known_game(id)))
    except TurnedAwayError as refused:
        return _refuse(request, refused.why)
    return redirect("table", table.slug)


@require_safe
def table(request: Visit, slug: str) -> HttpResponse:
    """The table: waiting for players, being played, or over."""
    room = room_of(request, slug)
    if not room.may_see:
        language = language_of(request)
        text = say(language, "private-table")
        context = {"title": say(language, "private"), "text": text, "sign_name": "lock"}
        return render(request, "bestiary/message.html", context, status=403)
    if room.table.status == Status.WAITING:
        return _waiting(request, room)
    try:
        return _playing(request, room)
    except ArchivedError:
        return _archived(request, room)


def _title(room: Room, request: HttpRequest) -> str:
    return registry.game(room.table.game).titles[language_of(request)]


def _waiting(request: Visit, room: Room) -> HttpResponse:
    context: dict[str, Any] = {"room": room, "title": _title(room, request)}
    if room.is_host:
        context["invite"] = link(request, room.table, INVITE)
        context["qr"] = qr(context["invite"])
    return render(request, "bestiary/waiting.html", context)


def qr(text: str) -> SafeString:
    """A QR code as SVG; its colours come from the style sheet."""
    code = segno.make(text, error="m", micro=False)
    drawn = code.svg_inline(scale=4, border=2, omitsize=True, svgclass="qr", lineclass="qr-dots")
    return mark_safe(drawn)


def _playing(request: Visit, room: Room) -> HttpResponse:
    reader = Reader(room.table.slug, request.player, request.session, language_of(request))
    screen = reader.playing(room)
    with loaded(room.table) as live:
        seed_hash = live.table.seed_hash
    context = {
        "room": room,
        "title": _title(room, request),
        "parts": {id: mark_safe(html) for id, html in screen.parts.items()},
        "lists": {
            "log": mark_safe("".join(screen.lists["log-lines"])),
            "chat": mark_safe("".join(screen.lists["chat-lines"])),
        },
        "watch": link(request, room.table, WATCH) if room.mine else "",
        "seed_hash": seed_hash,
    }
    return render(request, "bestiary/table.html", context)


def _archived(request: Visit, room: Room) -> HttpResponse:
    language = language_of(request)
    context = {
        "title": say(language, "archived"),
        "text": say(language, "archived-about"),
        "sign_name": "lock",
    }
    return render(request, "bestiary/message.html", context)


@require_POST
def sit(request: Visit, slug: str) -> HttpResponse:
    """Take a free seat at a public table."""
    room = room_of(request, slug)
    if not room.table.is_public:
        raise Http404
    return _sit(request, room, "")


def _sit(request: Visit, room: Room, name: str) -> HttpResponse:
    try:
        seating.sit(room.table, welcome(request, name))
    except TurnedAwayError as refused:
        return _refuse(request, refused.why)
    announce_now(room.table.slug)
    return redirect("table", room.table.slug)


@require_http_methods(["GET", "POST"])
def join(request: Visit, slug: str) -> HttpResponse:
    """Open an invitation: a name, and you sit."""
    room = room_of(request, slug)
    if room.mine:
        return redirect("table", slug)
    if request.method == "POST" and opens(room.table, INVITE, request.POST.get("token", "")):
        return _sit(request, room, request.POST.get("name", ""))
    return _door(request, room, INVITE)


@require_http_methods(["GET", "POST"])
def watch(request: Visit, slug: str) -> HttpResponse:
    """Open a spectators' link."""
    room = room_of(request, slug)
    if request.method == "POST" and opens(room.table, WATCH, request.POST.get("token", "")):
        watching = [*request.session.get(WATCHING, []), slug]
        request.session[WATCHING] = watching[-50:]
        return redirect("table", slug)
    return _door(request, room, WATCH)


def _door(request: Visit, room: Room, purpose: str) -> HttpResponse:
    wrong = request.method == "POST"
    context = {
        "room": room,
        "title": _title(room, request),
        "purpose": purpose,
        "host": room.seats[0].name,
        "error": _said(request, "refused-token") if wrong else "",
    }
    return render(request, "bestiary/join.html", context, status=403 if wrong else 200)


@require_POST
def start(request: Visit, slug: str) -> HttpResponse:
    """Fill free seats with bots and begin."""
    room = room_of(request, slug)
    if request.player is None:
        raise Http404
    try:
        seating.start_with_bots(room.table, request.player, request.POST.get("bot", ""))
    except TurnedAwayError as refused:
        return _refuse(request, refused.why)
    announce_now(slug)
    return redirect("table", slug)


@require_POST
def leave(request: Visit, slug: str) -> HttpResponse:
    """Stand up before the game starts."""
    room = room_of(request, slug)
    if request.player is None or not (room.mine or room.is_host):
        raise Http404
    try:
        seating.leave(room.table, request.player)
    except TurnedAwayError as refused:
        return _refuse(request, refused.why)
    announce_now(slug)
    return redirect("home")


@require_POST
def rematch(request: Visit, slug: str) -> HttpResponse:
    """Once more, everyone one seat further."""
    room = room_of(request, slug)
    if request.player is None or not room.mine:
        raise Http404
    try:
        again = seating.rematch(room.table, request.player)
    except TurnedAwayError as refused:
        return _refuse(request, refused.why)
    messages.success(request, _said(request, "rematch-ready"))
    announce_now(slug)
    announce_now(again.slug)
    return redirect("table", again.slug)


def _transcript(room: Room, live: Live) -> str:
    """The game as text. While it runs, only to those who may know everything: nobody."""
    live.table.players = tuple(names(room.seats))
    return transcript.write(live.table, reveal_seed=live.is_over)


def finished(request: Visit, slug: str) -> Room:
    """A room whose game is over and whose secrets are everybody's."""
    room = room_of(request, slug)
    if not room.may_see:
        raise Http404
    if room.table.status != Status.FINISHED:
        raise TurnedAwayError("refused-not-over")
    return room


@require_safe
def download(request: Visit, slug: str) -> HttpResponse:
    """The transcript of a finished game, as a text file."""
    try:
        room = finished(request, slug)
    except TurnedAwayError as refused:
        return _refuse(request, refused.why)
    with loaded(room.table) as live:
        text = _transcript(room, live)
    response = HttpResponse(text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{room.table.game}-{slug}.txt"'
    return response


@require_safe
def verify(request: Visit, slug: str) -> HttpResponse:
    """Play the game again from its seed, before everybody's eyes."""
    try:
        room = finished(request, slug)
    except TurnedAwayError as refused:
        return _refuse(request, refused.why)
    problem, count = "", 0
    with loaded(room.table) as live:
        text, seed_hash = _transcript(room, live), live.table.seed_hash
    try:
        count = len(transcript.verify(transcript.read(text), known_game(room.table.game)).moves)
    except transcript.TranscriptError as wrong:
        problem = str(wrong)
    context = {"problem": problem, "count": count, "seed": room.table.seed, "slug": slug}
    return render(request, "bestiary/verify.html", context | {"seed_hash": seed_hash})
