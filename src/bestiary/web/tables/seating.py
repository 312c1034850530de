"""Opens tables, seats people and bots, and starts the game when the last seat is taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from django.contrib.auth.hashers import make_password
from django.db import transaction
from django.utils import timezone

from bestiary import bots, registry
from bestiary.core import Game
from bestiary.core.mind import LEVELS
from bestiary.web.infra.i18n import translate
from bestiary.web.infra.slow_jobs import SLOW_JOBS
from bestiary.web.models import Kind, Pace, Player, Seat, Status, Table, new_seed
from bestiary.web.tables.catalogue import NEWCOMER
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.moves import deal
from bestiary.web.tables.player_names import bot_title
from bestiary.web.tables.sealing import add_salt, break_seal, remove_salt

MAX_OPEN_TABLES_PER_HOST = 20
"""Unfinished tables that one guest or player may have opened."""
UNFINISHED = (Status.WAITING, Status.PLAYING)
MINUTE_SECONDS = 60
GAMES_BEFORE_NEXT_LEVEL = 2
"""Games finished against a level before the next one is offered."""


@dataclass(frozen=True)
class Place:
    """A seat as the host wants it."""

    kind: str = Kind.PERSON
    bot: str = ""
    name: str = ""
    pin: str = ""


@dataclass(frozen=True)
class Setup:
    """A table as its host wants it; the host takes the first place."""

    game: str
    places: tuple[Place, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    is_public: bool = False
    pace: str = Pace.LIVE
    clock: int = 0
    has_take_backs: bool = True
    has_hints: bool = False
    seal: str = ""
    salt: str = ""
    """What the host adds counts only under a seal: else it came before the seed was settled."""


def default_setup(game: Game[Any, Any]) -> Setup:
    """A table to share at once, with as many seats as the game is best with."""
    return Setup(game.id, (Place(),) * game.best_seats)


def open_table(host: Player, setup: Setup) -> Table:
    """Lay out a table and seat its host; `BadOptionsError` if it cannot be so."""
    game = registry.game(setup.game)
    options = game.validate_options(len(setup.places), setup.options)
    if host.is_blocked:
        raise TurnedAwayError("refused-blocked")
    if Table.objects.filter(host=host, status__in=UNFINISHED).count() >= MAX_OPEN_TABLES_PER_HOST:
        raise TurnedAwayError("refused-too-many-tables")
    places = [_with_hashed_pin(place, host) for place in setup.places]
    with transaction.atomic():
        table = Table.objects.create(
            seed=break_seal(setup.seal) if setup.seal else new_seed(),
            game=game.id,
            options=options,
            rules_version=game.rules_version,
            host=host,
            is_public=setup.is_public,
            pace=setup.pace,
            clock=setup.clock,
            has_take_backs=setup.has_take_backs,
            has_hints=setup.has_hints,
        )
        for number, place in enumerate(places):
            _lay(table, number, place, host)
        if setup.seal:
            add_salt(table, 0, setup.salt)
        start_if_full(table)
    return table


def open_once(host: Player, setup: Setup) -> Table:
    """The same for a host who lays one table only: asked again, they are told of it."""
    with transaction.atomic():
        Player.objects.select_for_update().get(pk=host.pk)  # if asked twice at the same time
        return host.hosted.order_by("pk").first() or open_table(host, setup)


def _with_hashed_pin(place: Place, host: Player) -> Place:
    """The place with its PIN hashed; slow, so never inside a transaction."""
    if not place.pin:
        return place
    with SLOW_JOBS().slot(f"player:{host.pk}", "a PIN"):
        return replace(place, pin=make_password(place.pin))


def _lay(table: Table, number: int, place: Place, host: Player) -> None:
    seat = Seat(table=table, number=number)
    if number == 0:
        seat.player = host
        seat.name = host.name
        seat.kind = Kind.PERSON
        seat.pin = place.pin
    else:
        _change(seat, place, host)
    seat.save()


def _change(seat: Seat, place: Place, host: Player) -> None:
    if place.bot and place.bot not in bots.names(registry.game(seat.table.game)):
        raise TurnedAwayError("refused-no-such-bot")
    seat.kind = place.kind
    seat.player = None
    seat.bot = ""
    seat.name = ""
    seat.pin = ""
    if place.kind == Kind.BOT:
        seat.bot = place.bot or NEWCOMER
        seat.name = bot_title(host.language, seat.bot, seat.number)
    elif place.kind == Kind.DEVICE:
        seat.player = host
        seat.name = place.name or translate(host.language, "seat-name", number=seat.number + 1)
        seat.pin = place.pin


def change_place(table: Table, number: int, place: Place, host: Player) -> None:
    """Let the host change a seat nobody else has taken yet; the game waits for their word."""
    place = _with_hashed_pin(place, host)
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        seat = table.seats.get(number=number)
        taken = seat.kind == Kind.PERSON and seat.player_id not in (None, host.pk)
        if table.status != Status.WAITING or table.host_id != host.pk or taken or number == 0:
            raise TurnedAwayError("refused-seat-taken")
        _change(seat, place, host)
        seat.save()


def sit(table: Table, player: Player, salt: str = "") -> Seat:
    """Give `player` the first free seat, or the one they have; one seat has one taker."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        seats = list(table.seats.all())
        if mine := next((s for s in seats if s.player_id == player.pk), None):
            return mine
        free = next((s for s in seats if s.is_free), None)
        if free is None or table.status != Status.WAITING or player.is_blocked:
            raise TurnedAwayError("refused-no-free-seat")
        name = _distinct_name(player.name, [s.name for s in seats])
        # Conditional, beside the lock on the table: a seat that was given away stays given away.
        is_taken = Seat.objects.filter(pk=free.pk, player=None).update(
            player=player, name=name, seen=timezone.now()
        )
        if not is_taken:
            raise TurnedAwayError("refused-no-free-seat")
        add_salt(table, free.number, salt)
        start_if_full(table)
    return free


def _distinct_name(name: str, others: list[str]) -> str:
    """Two players of one name at one table are told apart by a number."""
    number = 2
    distinct = name
    while distinct in others:
        distinct = f"{name[:36]} {number}"
        number = number + 1
    return distinct


def leave(table: Table, player: Player) -> None:
    """Stand up before the game starts; a host who leaves clears the table away."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        if table.status != Status.WAITING:
            raise TurnedAwayError("refused-started")
        if table.host_id == player.pk:
            table.delete()
        else:
            for seat in table.seats.filter(player=player):
                remove_salt(table, seat.number)
            table.seats.filter(player=player).update(player=None, name="")


@contextmanager
def locked_for_start(table: Table, host: Player) -> Iterator[Table]:
    """The waiting table, locked, for its host to seat whoever is missing; then it begins."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        if table.host_id != host.pk:
            raise TurnedAwayError("refused-not-host")
        if table.status != Status.WAITING:
            raise TurnedAwayError("refused-started")
        yield table
        start_if_full(table)


def start_with_bots(table: Table, host: Player, bot: str = "") -> None:
    """Fill every free seat with a bot and begin."""
    with locked_for_start(table, host) as waiting:
        for seat in waiting.seats.all():
            if seat.is_free:
                _change(seat, Place(Kind.BOT, bot), host)
                seat.save()


def next_level(player: Player | None, game: str) -> str:
    """The level to try next: above the highest that was met in two finished games; "" if none."""
    over = Seat.objects.filter(table__game=game, table__status=Status.FINISHED, bot__in=LEVELS)
    met = over.filter(table__seats__player=player).values_list("table", "bot").distinct()
    games = Counter(bot for _, bot in met) if player else Counter[str]()
    mastered = [level for level in LEVELS if games[level] >= GAMES_BEFORE_NEXT_LEVEL]
    if not mastered or mastered[-1] == LEVELS[-1]:
        return ""
    return LEVELS[LEVELS.index(mastered[-1]) + 1]


def harder_level(table: Table, player: Player | None) -> str:
    """The next level, if a bot of this table is weaker: the rematch may be against it."""
    level = next_level(player, table.game)
    below = LEVELS[: LEVELS.index(level)] if level else ()
    return level if table.seats.filter(kind=Kind.BOT, bot__in=below).exists() else ""


def start_if_full(table: Table) -> None:
    """Begin as soon as every seat is taken."""
    seats = list(table.seats.all())
    if table.status != Status.WAITING or any(s.is_free for s in seats):
        return
    table.status = Status.PLAYING
    table.started = timezone.now()
    table.save(update_fields=["status", "started"])
    if table.clock and table.pace == Pace.LIVE:
        table.seats.update(clock_left=table.clock * MINUTE_SECONDS)
    deal(table)


def rematch(
    table: Table, player: Player, seal: str = "", salt: str = "", *, level: str = ""
) -> Table:
    """The same game with the same people at a new table, made once however often asked.

    Bots below `level` are followed by bots of that level, if it is what `player` is offered.
    """
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        if table.rematch is not None:
            return table.rematch
        if table.status != Status.FINISHED:
            raise TurnedAwayError("refused-not-over")
        if player.is_blocked:
            raise TurnedAwayError("refused-blocked")
        rematch_table = Table.objects.create(
            seed=break_seal(seal) if seal else new_seed(),
            game=table.game,
            options=registry.game(table.game).rematch_options(table.options),
            rules_version=registry.game(table.game).rules_version,
            host=player,
            is_public=False,
            pace=table.pace,
            clock=table.clock,
            has_take_backs=table.has_take_backs,
            has_hints=table.has_hints,
            tempo=table.tempo,
        )
        _seat_same_players(table, rematch_table)
        if level and level == harder_level(table, player):
            _strengthen(rematch_table, level, player)
        mine = rematch_table.seats.filter(player=player).first()
        if seal and mine is not None:
            add_salt(rematch_table, mine.number, salt)
        table.rematch = rematch_table
        table.save(update_fields=["rematch"])
        start_if_full(rematch_table)
    return rematch_table


def _seat_same_players(table: Table, rematch_table: Table) -> None:
    """Everyone moves one seat on, so that another begins."""
    seats = list(table.seats.all())
    for number, seat in enumerate(seats[1:] + seats[:1]):
        Seat.objects.create(
            table=rematch_table,
            number=number,
            kind=seat.kind,
            player=seat.player,
            bot=seat.bot if seat.kind == Kind.BOT else "",
            name=seat.name,
            pin=seat.pin,
        )


def _strengthen(table: Table, level: str, host: Player) -> None:
    for seat in table.seats.filter(kind=Kind.BOT, bot__in=LEVELS[: LEVELS.index(level)]):
        _change(seat, Place(Kind.BOT, level), host)
        others = table.seats.exclude(pk=seat.pk).values_list("name", flat=True)
        seat.name = _distinct_name(seat.name, list(others))
        seat.save()
