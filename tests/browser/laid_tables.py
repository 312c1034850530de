"""Tables of every game at a moment of their course, laid in the database to be looked at.

Import it where Django is set up. `main` lays tables of one game and tells where they are, as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from django.contrib.sessions.backends.db import SessionStore

from bestiary import registry
from bestiary.bots.levels import make_bot, mind_of
from bestiary.bots.uniform import Uniform
from bestiary.core import CHANCE, Position, notation
from bestiary.core import Table as CoreTable
from bestiary.core.mind import Mind
from bestiary.web.models import Player, Table
from bestiary.web.tables import moves, seating
from bestiary.web.tables.move_batch import open_batch
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import locked_table

SEED = b"\x5e" * 32
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Yegor")
MOMENTS = {"start": 0.0, "middle": 0.5, "end": 1.0}
MIDDLE_SHARES = {"urban_legends": 0.8}
"""Where the middle is later: the host may click cards and sensors there."""
RANDOM_GAMES = 5
"""So many games are drawn by lot, and the longest taken: it fills the board."""
APPRENTICE_GAMES = {"cryptic_nature": 1, "rats_of_wistar": 1}
"""Where lots lead nowhere apprentices play: they find, build and play what they can."""


class LaidTable(NamedTuple):
    """A table to look at, and the session of its host."""

    game: str
    seats: int
    moment: str
    slug: str
    session: str


class Course(NamedTuple):
    """A game: how many choices there are, which lots were drawn, and each choice with its seat."""

    length: int
    draw: int
    made: tuple[tuple[int, str], ...]


def lay_tables(game: str, moments: tuple[str, ...] = tuple(MOMENTS)) -> Iterator[LaidTable]:
    """Tables for the fewest and the most; those in the middle stop where the host is asked."""
    fewest, most = registry.game(game).seats
    for seats in sorted({max(fewest, 2), most}):
        course = max(
            _course(game, seats, draw) for draw in range(APPRENTICE_GAMES.get(game, RANDOM_GAMES))
        )
        for moment in moments:
            table = table_of(game, seats)
            play(table, course, _share(game, moment))
            session = SessionStore()
            session["player"] = table.host_id
            session.save()
            yield LaidTable(game, seats, moment, table.slug, str(session.session_key))


def _share(game: str, moment: str) -> float:
    """How much of the course is played: by the moment's name, or as a number."""
    if moment == "middle":
        return MIDDLE_SHARES.get(game, MOMENTS[moment])
    return MOMENTS[moment] if moment in MOMENTS else float(moment)


def _course(game: str, seats: int, draw: int) -> Course:
    table = CoreTable(registry.game(game), seats, {}, seed=SEED)
    rng = Random(draw)
    mind = mind_of(table.game, "apprentice") if game in APPRENTICE_GAMES else Mind(make=Uniform)
    players = [make_bot(mind) for _ in range(seats)]
    made = list[tuple[int, str]]()
    while not table.is_over:
        seat = next(d.seat for d in table.state.pending if d.seat != CHANCE)
        choice = players[seat].choose(Position(table.game, table.state, seat, rng))
        made.append((seat, notation.write(choice)))
        table.choose(seat, choice)
    return Course(len(made), draw, tuple(made))


def table_of(game: str, seats: int) -> Table:
    """A running game among people who are not here, always the same one."""
    people = [Player.objects.create(name=name) for name in NAMES[:seats]]
    table = seating.open_table(people[0], Setup(game, (Place(),) * seats, is_public=True))
    table.seed = SEED.hex()
    table.save()
    for guest in people[1:]:
        seating.sit(table, guest)
    return table


def play(table: Table, course: Course, share: float) -> None:
    """That share of the course in one transaction, then on until the host is asked."""
    with open_batch([table.slug]) as batch:
        record = batch.tables[table.slug]  # as long as it is by now; the row is written at the end
        for number, (seat, text) in enumerate(course.made):
            if number >= share * course.length and seat == 0:
                return
            with locked_table(record) as live:
                ticket = live.opened[seat]
            moves.play(table.slug, seat, ticket, text)


def main(game: str, *moments: str) -> None:
    """Those moments of a game, by name or as a share of its course, or all."""
    print(json.dumps([table._asdict() for table in lay_tables(game, moments or tuple(MOMENTS))]))
