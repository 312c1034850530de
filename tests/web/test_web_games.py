"""Every game can be shown at every moment, to those who play and to those who watch."""

from random import Random

import pytest

from bestiary import registry
from bestiary.core import SPECTATOR
from bestiary.web.house.words import LANGUAGES
from bestiary.web.models import Kind, Table
from bestiary.web.stage.eyes import Eyes
from bestiary.web.stage.look import Look, Weighed
from bestiary.web.stage.room import Room
from bestiary.web.table import seating
from bestiary.web.table.seating import Place, Setup
from web.web_table import asked, move, offered, someone, ticket

pytestmark = pytest.mark.django_db
MOVES, EVERY = 60, 6


def laid(id: str) -> Table:
    """A table of `id` with as many seats as the game has, all of one host."""
    game = registry.game(id)
    places = (Place(), *(Place(Kind.DEVICE),) * (max(2, game.seats[0]) - 1))
    return seating.open_table(someone(), Setup(id, places))


@pytest.mark.parametrize("id", registry.ids())
def test_every_game_is_drawn_and_foreseen(id: str, caplog: pytest.LogCaptureFixture) -> None:
    table, rng = laid(id), Random(1)
    for number in range(MOVES):
        if table.outcome is not None:
            break
        if number % EVERY == 0:
            look(table, rng)
        move(table)

    assert caplog.messages == []  # no board that cannot be drawn, no text that is missing


def look(table: Table, rng: Random) -> None:
    """Look as the one who is asked, weighing a choice, and as a spectator."""
    seat = asked(table)
    room = Room.of(table.slug, table.host)
    assert room is not None
    choice = Weighed(rng.choice(offered(table, seat)), ticket(table, seat))
    for language in LANGUAGES:
        mine = room.screen(Look(Eyes(seat, room.mine), language))
        weighed = room.screen(Look(Eyes(seat, room.mine), language, weighed=choice))
        watched = room.screen(Look(Eyes(SPECTATOR), language))

        assert "<svg" in str(mine.parts["boards"]) + str(mine.parts["trays"])
        assert 'id="confirm-choice"' in weighed.parts["prompt"]
        assert weighed.parts["prompt"].count('data-do="back"') == 1
        assert 'data-ask="take-back"' not in weighed.parts["prompt"]  # one way back at a time
        assert 'class="option"' not in watched.parts["prompt"]
