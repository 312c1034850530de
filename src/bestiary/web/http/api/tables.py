"""API handlers for tables: list, open, sit down, look, see the options, play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, JsonResponse

from bestiary import bots, registry
from bestiary.core import SPECTATOR, Game, Words
from bestiary.core.mind import LEVELS
from bestiary.web import worker
from bestiary.web.accounts.invitations import INVITE, is_valid_token, link_token
from bestiary.web.accounts.players import clean_name
from bestiary.web.accounts.seat_tokens import seat_of_token, seat_token
from bestiary.web.http.api import openapi
from bestiary.web.http.api.answers import RefusedRequestError, json_body
from bestiary.web.infra.database import is_commit_uncertain
from bestiary.web.infra.i18n import language_of
from bestiary.web.infra.rate_limit import (
    SEALS,
    client_address,
    is_request_within_limits,
    is_within_limit,
)
from bestiary.web.models import Kind, Player, Seat, Status, Table
from bestiary.web.render.options import questions
from bestiary.web.tables import catalogue, moves, seating
from bestiary.web.tables.player_names import names
from bestiary.web.tables.sealing import publish_seal
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import locked_table

MAX_LISTED_TABLES = 100
Data = dict[str, Any]


class ApiCaller(NamedTuple):
    """A table and the seat whose token was shown, or None for someone who only watches."""

    table: Table
    seat: Seat | None

    @property
    def viewpoint(self) -> int:
        """The seat whose view the caller gets."""
        return SPECTATOR if self.seat is None else self.seat.number


def caller_of(request: HttpRequest, slug: str) -> ApiCaller:
    """Who asks about which table; a wrong token is refused, none will do at a public table."""
    table = Table.objects.filter(slug=slug).first()
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if table is None:
        raise RefusedRequestError(404, "no-such-table")
    if not token:
        if not table.is_public:
            raise RefusedRequestError(401, "no-token")
        return ApiCaller(table, None)
    seat = seat_of_token(table, token) if scheme.lower() == "bearer" else None
    if seat is None:
        raise RefusedRequestError(401, "wrong-token")
    if not is_request_within_limits(request, f"player:{seat.player_id}"):
        raise RefusedRequestError(429, "refused-too-fast")
    worker.current().presence.note_seen(seat.pk)
    return ApiCaller(table, seat)


def seated_caller(request: HttpRequest, slug: str) -> tuple[Table, Seat]:
    """The table and the seat whose token was shown; nobody else is let in."""
    caller = caller_of(request, slug)
    if caller.seat is None:
        raise RefusedRequestError(401, "no-token")
    return caller.table, caller.seat


def list_games(request: HttpRequest) -> JsonResponse:
    """Every game with its seats and options."""
    language = language_of(request)
    return JsonResponse({"games": [_game(game, language) for game in catalogue.games()]})


def _game(game: Game[Any, Any], language: str) -> Data:
    return {
        "id": game.id,
        "title": game.titles[language],
        "rules_version": game.rules_version,
        "seats": {"fewest": game.seats[0], "most": game.seats[1]},
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default}
            for o in game.rules.options
        ],
        "bots": list(LEVELS),
    }


def list_tables(_: HttpRequest) -> JsonResponse:
    """Public tables that wait or are being played, the latest first."""
    running = Table.objects.filter(is_public=True, status__in=[Status.WAITING, Status.PLAYING])
    seats = seats_of(running.order_by("-changed")[:MAX_LISTED_TABLES])
    tables = [list(own) for _, own in groupby(seats, key=attrgetter("table_id"))]
    return JsonResponse({"tables": [table_summary(own, None) for own in tables]})


def seats_of(tables: QuerySet[Table]) -> list[Seat]:
    """Seats with their tables, the latest first, as of one moment: asked twice, a bot may move."""
    seats = Seat.objects.filter(table__in=tables).select_related("table")
    return list(seats.order_by("-table__changed", "table_id", "number"))


def create_table(request: HttpRequest) -> JsonResponse:
    """Open a table and take its first seat."""
    body = json_body(request, openapi.NEW_TABLE)
    game = _registered_game(body["game"])
    places = tuple(_place(game, who) for who in body["seats"])
    if places[0].kind != Kind.PERSON:
        raise RefusedRequestError(409, "bad-options", "The first seat is yours: person.")
    setup = Setup(
        game.id,
        places,
        body.get("options", {}),
        is_public=body.get("public", False),
        seal=body.get("seal", ""),
        salt=body.get("salt", ""),
    )
    game.validate_options(len(places), setup.options)
    with _guest(request, "open", body) as host:
        table = (seating.open_once if host.key else seating.open_table)(host, setup)
    worker.current().announce_now(table.slug)
    seat = table.seats.get(number=0)
    answer = _seat_answer(table, seat) | {"invite": link_token(table, INVITE)}
    return JsonResponse(answer, status=201)


def create_seal(request: HttpRequest) -> JsonResponse:
    """Settle the seed of a table that is yet to be laid; whoever lays it may add salt then."""
    if not is_within_limit(SEALS, client_address(request)):
        raise RefusedRequestError(429, "refused-too-fast")
    return JsonResponse({"seal": publish_seal()}, status=201)


def _registered_game(id: str) -> Game[Any, Any]:
    try:
        return registry.game(id)
    except LookupError as unknown:
        raise RefusedRequestError(409, "no-such-game", str(unknown)) from unknown


def _place(game: Game[Any, Any], who: str) -> Place:
    kind, _, bot = who.partition(":")
    if bot and bot not in bots.names(game):
        raise RefusedRequestError(409, "no-such-bot", f"There is no bot '{bot}' for {game.id}.")
    return Place(kind, bot)


@contextmanager
def _guest(request: HttpRequest, what: str, body: Data) -> Iterator[Player]:
    """A guest who wants `what`; one who comes again with the same key is the one who was here.

    A guest who gets nothing is forgotten, unless nobody knows whether they got it.
    """
    name = clean_name(body["name"])
    if not name:
        raise RefusedRequestError(409, "bad-name", "A name is letters that can be printed.")
    about = {"name": name, "language": language_of(request)}
    if key := body.get("key", ""):
        digest = sha256(f"{what}:{key}".encode()).hexdigest()
        guest, _ = Player.objects.get_or_create(about, key=digest)
    else:
        guest = Player.objects.create(**about)
    try:
        yield guest
    except Exception as failed:
        if not is_commit_uncertain(failed):
            Player.objects.filter(pk=guest.pk, seats=None, hosted=None).delete()
        raise


def _seat_answer(table: Table, seat: Seat) -> Data:
    return {"table": table.slug, "seat": seat.number, "token": seat_token(table, seat)}


def join_table(request: HttpRequest, slug: str) -> JsonResponse:
    """Take a free seat, with the invitation unless the table is public."""
    table = Table.objects.filter(slug=slug).first()
    if table is None:
        raise RefusedRequestError(404, "no-such-table")
    body = json_body(request, openapi.JOIN)
    if not table.is_public and not is_valid_token(table, INVITE, body.get("invite", "")):
        raise RefusedRequestError(403, "refused-token")
    with _guest(request, slug, body) as player:
        seat = seating.sit(table, player, body.get("salt", ""))
    worker.current().announce_now(slug)
    return JsonResponse(_seat_answer(table, table.seats.get(pk=seat.pk)), status=201)


def show_table(request: HttpRequest, slug: str) -> JsonResponse:
    """The table as anybody who may see it may know it."""
    caller = caller_of(request, slug)
    seats = seats_of(Table.objects.filter(pk=caller.table.pk))
    if not seats:
        raise RefusedRequestError(404, "no-such-table")
    return JsonResponse(table_summary(seats, caller.seat))


def table_summary(seats: list[Seat], own: Seat | None) -> Data:
    """Who plays what, how far it is, and whom the table waits for."""
    table = seats[0].table
    return {
        "table": table.slug,
        "game": table.game,
        "rules_version": table.rules_version,
        "options": _options(table),
        "public": table.is_public,
        "status": table.status,
        "number": table.length,
        "seats": [{"number": s.number, "name": s.name, "kind": s.kind} for s in seats],
        "to_move": [s.number for s in seats if s.is_asked and table.status == Status.PLAYING],
        "outcome": table.outcome,
        "seal": table.seal,
        "salts": list(table.salts_of(len(seats))),
        "seat": None if own is None else own.number,
    }


def _options(table: Table) -> dict[str, str]:
    """The options, those that hide something only after the end."""
    try:
        return (
            table.options
            if table.outcome
            else registry.game(table.game).public_options(table.options)
        )
    except LookupError:  # rules that this version has no more: nothing is known of what they hide
        return {}


def show_view(request: HttpRequest, slug: str) -> JsonResponse:
    """Everything the seat may know, as the game tells it; a watcher sees a spectator's view."""
    caller = caller_of(request, slug)
    _must_have_begun(caller.table)
    with locked_table(caller.table) as live:
        view = live.game.rules.view(live.table.state, caller.viewpoint)
        own = None if caller.seat is None else caller.seat.number
        return JsonResponse({"number": live.number, "seat": own, "view": view})


def _must_have_begun(table: Table) -> None:
    if table.status == Status.WAITING:
        raise RefusedRequestError(409, "not-begun")


def show_options(request: HttpRequest, slug: str) -> JsonResponse:
    """What the seat may choose now; the ticket goes back with the choice."""
    table, seat = seated_caller(request, slug)
    _must_have_begun(table)
    with locked_table(table) as live:
        language = language_of(request)
        words = Words(live.game, language, names(table.seats.all(), language))
        prompts = [] if live.is_over else questions(live, seat.number, words)
        ticket = live.opened.get(seat.number, 0)
    decisions = [
        {"text": q.text, "options": [{"choice": o.text, "text": o.label} for o in q.offers]}
        for q in prompts
    ]
    return JsonResponse({"ticket": ticket, "decisions": decisions})


def make_move(request: HttpRequest, slug: str) -> HttpResponse:
    """Make a choice; it is stored before this answers."""
    table, seat = seated_caller(request, slug)
    body = json_body(request, openapi.MOVE)
    _must_have_begun(table)
    if seat.bot:
        raise RefusedRequestError(409, "refused-bot-plays")
    number = moves.play_once(slug, seat.number, body["ticket"], body["choice"], body.get("key", ""))
    worker.current().announce_now(slug)
    return JsonResponse({"number": number})
