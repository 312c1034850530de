"""What a move sends to a page, in every game: little, compressed as it travels."""

import zlib
from random import Random

import pytest

from bestiary import registry
from bestiary.web.live.stored_page import make_table_page
from bestiary.web.models import Kind, Seat, Status, Table
from bestiary.web.render.fragments import Screen
from bestiary.web.render.html_diff import HtmlDiff
from bestiary.web.render.page_record import PageRequest
from bestiary.web.render.svg_diff import SvgDiff
from bestiary.web.render.table_page import render_table_page
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.viewpoint import Viewpoint

MOST = 13_000
"""Bytes of a move; 15,000 are allowed, and some games are heavier than these."""
LOOKS = 7
"""Moves of a random game that are looked at."""
LENGTH = 420
LANGUAGE = "ru"  # its letters weigh more
GAMES = {game.id: sorted({max(game.seats[0], 1), game.seats[1]}) for game in registry.catalogue()}


class Sitting:
    """A table in memory, and what the page of its first seat shows."""

    def __init__(self, game: str, seats: int) -> None:
        options = registry.game(game).validate_options(seats)
        self.record = Table(slug="t", game=game, seed="5e" * 32, options=options)
        self.record.status = Status.PLAYING
        self.seats = [
            Seat(number=number, name=f"Игрок {number}", kind=Kind.PERSON) for number in range(seats)
        ]
        self.live = LiveTable.set_up(self.record, seats)
        self.rng = Random(3)
        self.live.table.deal()
        self.live.reach(1, -1)

    def move(self) -> None:
        live = self.live
        seat = live.asked[0]
        options = [c for decision in live.table.open_to(seat) for c in decision.options]
        live.table.choose(seat, self.rng.choice(options))
        live.reach(live.number + 1, seat)

    def screen(self, seat: int) -> Screen:
        request = PageRequest(Viewpoint(seat, (seat,)), LANGUAGE)
        return render_table_page(make_table_page(self.record, self.live, self.seats, request))

    def weight(self) -> int:
        """What the next move brings to whoever is asked then: they are shown the most."""
        before = [self.screen(seat.number) for seat in self.seats]
        self.move()
        seat = next(iter(self.live.asked), 0)
        diff = HtmlDiff(SvgDiff())
        diff.changes(before[seat])
        return max(
            (len(zlib.compress(m.encode())) for m in diff.changes(self.screen(seat))), default=0
        )


@pytest.mark.parametrize(("game", "seats"), [(id, n) for id, few in GAMES.items() for n in few])
def test_a_move_sends_little(game: str, seats: int) -> None:
    sitting = Sitting(game, seats)
    heaviest = 0
    for number in range(LENGTH):
        if sitting.live.is_over:
            break
        if number % (LENGTH // LOOKS):
            sitting.move()
        else:
            heaviest = max(heaviest, sitting.weight())

    assert 0 < heaviest <= MOST
