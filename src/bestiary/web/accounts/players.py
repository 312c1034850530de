"""Identification of players: guests by session, accounts, and merging one into the other."""

import logging
import secrets
from collections.abc import Callable

from django.contrib.auth import login
from django.contrib.auth.models import AnonymousUser, User
from django.db import DatabaseError, transaction
from django.http import HttpRequest, HttpResponse

from bestiary.web.infra.database_errors import unavailable_response
from bestiary.web.infra.i18n import language_of, translate
from bestiary.web.infra.rate_limit import (
    client_address,
    is_request_within_limits,
    too_many_requests,
)
from bestiary.web.models import Learned, Message, Player, Seat, Table

log = logging.getLogger("bestiary.web")

SESSION_KEY = "player"
MAX_NAME_LENGTH = 40


class PlayerRequest(HttpRequest):
    """A request that knows its player, or None for someone who has not played yet."""

    player: Player | None


def player_of(session: object, user: User | AnonymousUser) -> Player | None:
    """The player behind a session: the account's, else the guest's."""
    if user.is_authenticated:
        player, _ = Player.objects.get_or_create(user=user, defaults={"name": user.username[:40]})
        return player
    key = getattr(session, "get", lambda _: None)(SESSION_KEY)
    return Player.objects.filter(pk=key, user=None).first() if key else None


def player_middleware(
    respond: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: `request.player` is the player of the session, or None."""

    def middleware(request: HttpRequest) -> HttpResponse:
        try:
            player = player_of(request.session, request.user)
        except DatabaseError:  # told here: outside, it would be any middleware's failure
            log.exception("The database failed.")
            return unavailable_response(request)
        setattr(request, "player", player)  # noqa: B010 - HttpRequest has no such attribute
        if player is not None and not is_request_within_limits(request, f"player:{player.pk}"):
            return too_many_requests(request)
        return respond(request)

    return middleware


def client_key(player: Player | None, address: str) -> str:
    """The key under which slow jobs are shared fairly: an account, or an address."""
    return f"account:{player.user_id}" if player and player.user_id else address


def client_key_of(request: PlayerRequest) -> str:
    """The same for a request."""
    return client_key(request.player, client_address(request))


def clean_name(text: str) -> str:
    """A name as it is shown: letters that can be printed, none that turn the line around."""
    printed = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printed.split())[:MAX_NAME_LENGTH]


def guest_name(language: str) -> str:
    """A friendly name for someone who has not given one."""
    return translate(language, "guest-name", number=secrets.randbelow(12) + 1)


def ensure_player(request: PlayerRequest, name: str = "") -> Player:
    """The visitor's player, made now if this is their first game."""
    name = clean_name(name)
    if request.player is None:
        language = language_of(request)
        guest = Player.objects.create(name=name or guest_name(language), language=language)
        request.session[SESSION_KEY] = guest.pk
        request.session.cycle_key()  # stored at once: whatever comes of the visit, they are known
        request.player = guest
    elif name and name != request.player.name:
        rename(request.player, name)
    return request.player


def rename(player: Player, name: str) -> None:
    """Call a player by another name, at running tables too."""
    with transaction.atomic():
        Seat.objects.filter(player=player, name=player.name).update(name=name)
        player.name = name
        player.save(update_fields=["name"])


def sign_in_as(request: PlayerRequest, user: User) -> Player:
    """Sign in; what was played as a guest goes along."""
    guest = request.player if request.player and request.player.is_guest else None
    account = Player.objects.filter(user=user).first()
    with transaction.atomic():
        if account is None:
            account = guest or Player(language=language_of(request))
            account.user = user
            account.save()
            rename(account, user.username[:40])
        elif guest is not None:
            _merge(guest, account)
    login(request, user)
    request.session.pop(SESSION_KEY, None)
    request.player = account
    return account


def _merge(guest: Player, account: Player) -> None:
    Seat.objects.filter(player=guest).update(player=account)
    Table.objects.filter(host=guest).update(host=account)
    Message.objects.filter(player=guest).update(player=account)
    _merge_learned(guest, account)
    guest.delete()


def _merge_learned(guest: Player, account: Player) -> None:
    """Of a lesson that both have begun the guest's place is the newer one."""
    finished = account.learned.filter(is_finished=True)
    done = {(had.game, had.lesson) for had in finished}
    for new in guest.learned.all():
        Learned.objects.filter(player=account, game=new.game, lesson=new.lesson).delete()
        new.player = account
        new.is_finished = new.is_finished or (new.game, new.lesson) in done
        new.save()
