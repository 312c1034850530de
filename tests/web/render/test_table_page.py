"""Every game can be shown at every moment, to those who play and to those who watch."""

from random import Random

import pytest

from bestiary import registry
from bestiary.core import CHANCE, SPECTATOR
from bestiary.web.infra.i18n import LANGUAGES
from bestiary.web.models import Kind, Table
from bestiary.web.render.page_record import PageRequest, PreviewRequest
from bestiary.web.tables import seating
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import locked_table
from bestiary.web.tables.viewpoint import Viewpoint
from web.table_setup import access_to, asked_seat, make_player, move, offered_choices, ticket

pytestmark = pytest.mark.django_db
MOVES = 60
EVERY = 6


def lay_table(id: str) -> Table:
    """A table of `id` with as many seats as the game has, all of one host."""
    game = registry.game(id)
    places = (Place(), *(Place(Kind.DEVICE),) * (max(2, game.seats[0]) - 1))
    return seating.open_table(make_player(), Setup(id, places))


@pytest.mark.parametrize("id", registry.ids())
def test_every_game_is_drawn_and_previewed(id: str, caplog: pytest.LogCaptureFixture) -> None:
    table = lay_table(id)
    rng = Random(1)
    for number in range(MOVES):
        if table.outcome is not None:
            break
        if number % EVERY == 0:
            look(table, rng)
        move(table)

    assert caplog.messages == []  # no board that cannot be drawn, no text that is missing


def look(table: Table, rng: Random) -> None:
    """Look as the one who is asked, previewing a choice, and as a spectator."""
    seat = asked_seat(table)
    room = access_to(table, table.host)
    choice = PreviewRequest(rng.choice(offered_choices(table, seat)), ticket(table, seat))
    for language in LANGUAGES:
        mine = room.screen(PageRequest(Viewpoint(seat, room.mine), language))
        weighed = room.screen(PageRequest(Viewpoint(seat, room.mine), language, preview=choice))
        watched = room.screen(PageRequest(Viewpoint(SPECTATOR), language))

        assert "<svg" in str(mine.parts["boards"]) + str(mine.parts["trays"])
        assert 'id="confirm-choice"' in weighed.parts["prompt"]
        assert weighed.parts["prompt"].count('data-do="back"') == 1
        assert 'data-ask="take-back"' not in weighed.parts["prompt"]  # one way back at a time
        assert weighed.parts["news"] == mine.parts["news"]  # else the board would jump up
        assert 'class="option"' not in watched.parts["prompt"]


@pytest.mark.parametrize("id", registry.ids())
def test_watching_again_begins_with_the_table_laid_out(id: str) -> None:
    """Before that there is nothing to look at; what was dealt is told at that moment."""
    table = lay_table(id)
    move(table)
    with locked_table(table) as live:
        for seat in (SPECTATOR, *range(live.table.seats)):
            journal = live.journal(seat)
            first = live.past(journal.stops[0])
            assert first.to_move
            assert CHANCE not in first.to_move
            assert all(m.seat == CHANCE for m in first.moves)
            assert {journal.step(at) for at, _ in journal.entries if at <= len(first.moves)} <= {0}


def test_there_is_no_step_back_before_the_first_choice() -> None:
    table = lay_table("urban_legends")
    seat = asked_seat(table)
    before = steps(table, seat)
    move(table)

    assert (before.count(" disabled"), steps(table, seat).count(" disabled")) == (4, 0)


def steps(table: Table, seat: int) -> str:
    room = access_to(table, table.host)
    return str(room.screen(PageRequest(Viewpoint(seat, room.mine), "en")).parts["steps"])
