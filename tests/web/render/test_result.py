"""How a game ended: players are spoken to, everybody else hears names."""

from __future__ import annotations

import pytest

from bestiary.core import Outcome, Score
from bestiary.web.models import Table
from bestiary.web.render.result import result_text
from bestiary.web.tables import moves
from bestiary.web.tables.table_cache import locked_table
from web.table_setup import duel, hot_seat_table, make_player

pytestmark = pytest.mark.django_db

SCORES = (Score(()), Score(()))
CAUGHT = Outcome((0,), SCORES, "caught")
TOGETHER = Outcome((0, 1), SCORES, "caught")
NOBODY = Outcome((), SCORES[:1], "caught")


def result_for(table: Table, mine: tuple[int, ...], language: str = "en") -> str:
    with locked_table(table) as live:
        names = tuple(seat.name for seat in table.seats.all())
        return result_text(live, mine, live.words(language, names))


def end_game(outcome: Outcome, mine: tuple[int, ...], language: str = "en") -> str:
    table = duel(make_player(), make_player("Boris"))
    with locked_table(table) as live:
        live.table.state.outcome = outcome
        return result_text(live, mine, live.words(language, ("Anna", "Boris")))


@pytest.mark.parametrize(
    ("outcome", "mine", "english", "russian"),
    [
        (CAUGHT, (0,), "You win! ", "Вы победили! "),
        (CAUGHT, (1,), "This time Anna wins. ", "На этот раз победитель — Anna. "),
        (CAUGHT, (), "Anna wins. ", "Победа: Anna. "),
        (CAUGHT, (0, 1), "Anna wins. ", "Победа: Anna. "),
        (
            TOGETHER,
            (1,),
            "You win! The winners: Anna, Boris. ",
            "Вы победили! Победители: Anna, Boris. ",
        ),
        (NOBODY, (0,), "You have lost. ", "Вы проиграли. "),
        (NOBODY, (), "Nobody wins. ", "Победителя нет. "),
    ],
)
def test_who_won_is_told_to_whoever_reads_it(
    outcome: Outcome, mine: tuple[int, ...], english: str, russian: str
) -> None:
    assert end_game(outcome, mine) == english + "The Cryptid is caught."
    assert end_game(outcome, mine, "ru") == russian + "Криптид пойман."


def test_who_gave_up_is_told_likewise() -> None:
    table = duel(make_player(), make_player("Boris"))
    moves.concede(table.slug, 1)
    table.refresh_from_db()

    assert result_for(table, (0,)) == "You win! Boris concedes."
    assert result_for(table, (1,)) == "You have given up this game."
    assert result_for(table, ()) == "Boris concedes."


def test_people_who_share_a_device_hear_names() -> None:
    table = hot_seat_table(make_player())
    moves.concede(table.slug, 1)
    table.refresh_from_db()

    assert result_for(table, seating_of(table)) == "Boris concedes."


def seating_of(table: Table) -> tuple[int, ...]:
    return tuple(seat.number for seat in table.seats.all())
