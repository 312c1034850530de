"""Moves are checked, stored and only then acknowledged."""

import pytest

from bestiary.core import CHANCE, Words, notation
from bestiary.web.models import Act, Kind, Move, Status
from bestiary.web.render.preview import preview_choice
from bestiary.web.tables import moves, seating
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import TABLE_CACHE, locked_table
from core.narrowing import present
from web.table_setup import (
    asked_seat,
    duel,
    make_player,
    move,
    offered_choices,
    play_to_the_end,
    ticket,
)

pytestmark = pytest.mark.django_db


def test_a_move_is_one_row_with_the_answers_of_chance() -> None:
    table = duel(make_player(), make_player("Boris"))

    text = move(table)

    row = Move.objects.get(table=table, number=table.length)
    assert (row.act, row.notation) == (Act.CHOICE, text)
    assert Move.objects.get(table=table, number=1).seat == CHANCE


def test_a_table_is_rebuilt_from_its_rows() -> None:
    table = duel(make_player(), make_player("Boris"))
    for _ in range(5):
        move(table)
    with locked_table(table) as live:
        before = live.table.state.copy()
        tickets = dict(live.opened)

    TABLE_CACHE().clear()

    with locked_table(table) as live:
        assert live.table.state == before
        assert live.opened == tickets


def test_a_stale_page_is_told_that_the_table_has_moved_on() -> None:
    table = duel(make_player(), make_player("Boris"))
    seat = asked_seat(table)
    text = offered_choices(table, seat)[0]
    old = ticket(table, seat)
    moves.play(table.slug, seat, old, text)

    with pytest.raises(TurnedAwayError, match=r"^refused-moved-on$"):
        moves.play(table.slug, seat, old, text)

    assert Move.objects.filter(table=table).count() == 2


@pytest.mark.parametrize(
    "text", ["", "fly away", "declare-number 6", "x" * 5000, "play \0", "draw 1 2 3 4 5 6"]
)
def test_what_is_not_on_offer_changes_nothing(text: str) -> None:
    table = duel(make_player(), make_player("Boris"))
    seat = asked_seat(table)

    with pytest.raises(TurnedAwayError):
        moves.play(table.slug, seat, ticket(table, seat), text)

    assert Move.objects.filter(table=table).count() == 1


def test_nobody_moves_out_of_turn() -> None:
    table = duel(make_player(), make_player("Boris"))
    seat = asked_seat(table)

    with pytest.raises(TurnedAwayError, match=r"^refused-moved-on$"):
        moves.play(table.slug, 1 - seat, table.length, offered_choices(table, seat)[0])


def test_a_move_stored_by_another_worker_is_seen_first() -> None:
    table = duel(make_player(), make_player("Boris"))
    seat = asked_seat(table)
    ours = TABLE_CACHE().get(table.pk)
    assert ours is not None
    TABLE_CACHE().drop(table.pk)
    move(table)
    TABLE_CACHE().put(table.pk, ours)  # this worker has not heard of it

    with pytest.raises(TurnedAwayError, match=r"^refused-moved-on$"):
        moves.play(
            table.slug, seat, ours.opened[seat], offered_choices(table, asked_seat(table))[0]
        )

    assert table.length == Move.objects.filter(table=table).count() == 2


def test_a_played_game_is_finished_and_keeps_its_outcome() -> None:
    table = duel(make_player(), make_player("Boris"))

    play_to_the_end(table)

    assert table.status == Status.FINISHED
    assert present(table.outcome)["winners"]
    assert not table.seats.filter(is_asked=True).exists()


def test_conceding_ends_a_game_of_two() -> None:
    table = duel(make_player(), make_player("Boris"))

    moves.concede(table.slug, 0)

    table.refresh_from_db()
    assert table.status == Status.FINISHED
    assert table.outcome == {"winners": [1], "conceded": 0}
    with pytest.raises(TurnedAwayError, match=r"^refused-over$"):
        moves.play(table.slug, 1, 2, "draw")


def test_the_table_marks_whom_it_waits_for() -> None:
    table = duel(make_player(), make_player("Boris"))

    waiting = [seat.number for seat in table.seats.all() if seat.is_asked]

    assert waiting == [asked_seat(table)]


def test_take_backs_can_be_switched_off() -> None:
    table = duel(make_player(), make_player("Boris"), has_take_backs=False)
    move(table)

    with pytest.raises(TurnedAwayError, match=r"^refused-take-back-off$"):
        moves.take_back(table.slug, 0)


def test_a_secret_choice_is_previewed_without_the_others_answers() -> None:
    host = make_player()
    table = seating.open_table(host, Setup("big_monster", (Place(), Place(Kind.DEVICE))))
    with locked_table(table) as live:
        while len(live.table.state.decisions) < 2:
            seat = live.asked[0]
            live.table.choose(seat, next(iter(live.table.open_to(seat)[0].options)))
        first, last = live.asked
        text = notation.write(next(iter(live.table.open_to(last)[0].options)))
        words = Words(live.game, "en")
        before = preview_choice(live, last, text, words)
        live.table.choose(first, next(iter(live.table.open_to(first)[0].options)))

        after = preview_choice(live, last, text, words)

        assert (before.is_final, after.is_final) == (False, True)
        assert after.world is not None
        assert list(after.world.answers) == [last]


def test_an_answer_that_nobody_knows_yet_is_not_shown_beforehand() -> None:
    """Imagined worlds may agree on it by chance; it would be a guess shown as a fact."""
    table = duel(make_player(), make_player("Boris"), game="cryptid")
    asked_about = 0
    for _ in range(60):
        table.refresh_from_db()
        if table.status != Status.PLAYING:
            break
        seat = asked_seat(table)
        questions = [text for text in offered_choices(table, seat) if text.startswith("question")]
        with locked_table(table) as live:
            words = live.words("en", ("Anna", "Boris"))
            shown = [preview_choice(live, seat, text, words) for text in questions[:20]]
        asked_about += len(shown)
        assert all(one.is_final and one.world is None for one in shown)
        move(table)
    assert asked_about > 100


def test_what_only_the_others_learn_is_shown_beforehand() -> None:
    """A card from my own hand is news to them; where the sensors go by it I can tell."""
    table = duel(make_player(), make_player("Boris"), game="urban_legends")
    seat = asked_seat(table)
    moves = [text for text in offered_choices(table, seat) if not text.startswith("draw")]
    with locked_table(table) as live:
        rows = live.game.rules.view(live.table.state, seat)["rows"]
        words = live.words("en", ("Anna", "Boris"))
        shown = [preview_choice(live, seat, text, words) for text in moves]

        assert moves
        assert all(one.is_final and one.world is not None for one in shown)
        assert all(
            live.game.rules.view(one.world, seat)["rows"] != rows for one in shown if one.world
        )
