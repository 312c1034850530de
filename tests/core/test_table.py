"""Legality, chance from the seed, the log, take-back."""

import pickle
from dataclasses import fields
from hashlib import sha256
from typing import Any

import pytest

from bestiary.core import SPECTATOR, Choice, Event, Game, RefusedError, State, Table, Words
from bestiary.core.game import BadOptionsError
from bestiary.core.snapshot import SnapshotError, dump, load
from bestiary.core.state import is_compiled
from core.duel import Bid, BidsShown, DuelState, Shout, Tossed
from core.narrowing import narrow

SEED = bytes(range(32))


@pytest.fixture
def table(game: Game[Any, Any]) -> Table:
    return Table(game, 2, seed=SEED, players=("Ann", "Борис"))


def test_the_seed_is_secret_its_hash_is_not(table: Table) -> None:
    assert table.seed_hash == sha256(SEED).hexdigest()
    assert len(Table(table.game, 2).seed or b"") == 32


def test_the_seed_decides_chance(table: Table) -> None:
    again = Table(table.game, 2, seed=SEED)

    assert [m.text for m in table.moves] == [m.text for m in again.moves]
    assert table.moves[0].seat == -1


@pytest.mark.parametrize(
    ("seat", "choice", "why"),
    [(0, Bid(4), "refused-choice"), (0, Shout(), "refused-choice"), (2, Bid(1), "refused-turn")],
)
def test_what_is_not_on_offer_is_refused_and_changes_nothing(
    table: Table, seat: int, choice: Choice, why: str
) -> None:
    before = table.state.copy()
    with pytest.raises(RefusedError) as refused:
        table.choose(seat, choice)

    assert refused.value.why == why
    assert table.state == before


def test_nobody_answers_twice_or_after_the_end(table: Table) -> None:
    table.choose(0, Bid(1))
    with pytest.raises(RefusedError, match="not to move"):
        table.choose(0, Bid(2))
    table.choose(1, Bid(3))
    with pytest.raises(RefusedError, match="over"):
        table.choose(1, Bid(3))


def test_take_back_is_free_until_somebody_else_acts(table: Table) -> None:
    table.choose(0, Bid(1))
    assert table.can_take_back(0)
    table.take_back(0)
    assert table.to_move == (0, 1)
    table.choose(0, Bid(2))
    table.choose(1, Shout())
    assert not table.can_take_back(0)
    with pytest.raises(RefusedError, match="cannot be taken back"):
        table.take_back(0)
    table.take_back(1)
    assert narrow(DuelState, table.state).shouts == 0


def test_a_revelation_ends_take_back(table: Table) -> None:
    table.choose(0, Bid(1))
    table.choose(1, Bid(2))

    assert not table.can_take_back(1)


def test_the_log_shows_each_seat_its_part(table: Table) -> None:
    heads = narrow(DuelState, table.state).heads
    table.choose(0, Bid(1))
    table.choose(1, Bid(2))
    shown: Event = BidsShown((1, 2))
    seen: Event = Tossed(heads)
    unseen: Event = Tossed(None)

    assert [event for _, event in table.log(0)] == [seen, shown]
    assert [event for _, event in table.log(1)] == [unseen, shown]
    assert [event for _, event in table.log(SPECTATOR)] == [shown]


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (1, {}, "2 to 3 seats, not 1"),
        (2, {"colour": "red"}, "no option 'colour'"),
        (2, {"size": "huge"}, "cannot be 'huge'"),
        (3, {}, "do not go together: too-small"),
        ("2", {}, "'2' is no number"),
        (2, "size=17", "'size=17' is none"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    game: Game[Any, Any], seats: Any, options: Any, says: str
) -> None:
    with pytest.raises(BadOptionsError, match=says):
        Table(game, seats, options)


def test_an_option_may_be_free(game: Game[Any, Any]) -> None:
    assert Table(game, 3, {"size": "17"}).options == {"size": "17"}


def test_words_in_both_languages(table: Table) -> None:
    english, russian = (Words(table.game, lang, table.players) for lang in ("en", "ru"))
    decision = table.open_to(0)[0]

    assert english.prompt(decision) == "Your bid"
    assert russian.choice(Bid(2)) == "Ставка 2"
    assert english.event(BidsShown((1, 3))) == "Bids: 1, 3"
    assert english.reason(table.state.reasons(0)[0]) == "Bid four: three is the most (§1.2)"
    table.choose(0, Bid(1))
    table.choose(1, Bid(3))
    assert table.state.outcome is not None
    assert russian.outcome(table.state.outcome) == "Победа: Борис. Побеждает большая ставка."


def test_a_snapshot_names_only_our_classes() -> None:
    evil = b"cos\nsystem\n(S'true'\ntR."

    with pytest.raises(SnapshotError, match="may not name"):
        load(evil)
    with pytest.raises(SnapshotError, match="cannot be read"):
        load(b"nonsense")
    with pytest.raises(SnapshotError, match="no state"):
        load(b"\x80\x05K\x01.")


def without(state: State, *names: str, **more: object) -> State:
    """A state as another version may have kept it."""
    values = {each.name: getattr(state, each.name) for each in fields(state)} | more
    again = type(state).__new__(type(state))
    again.__setstate__((None, {name: values[name] for name in values if name not in names}))
    return again


def test_a_snapshot_may_hold_a_field_that_is_gone() -> None:
    from bestiary.games.urban_legends import GAME

    state = GAME.new(2)

    assert without(state, gone=1) == state


def test_a_snapshot_loads_again() -> None:
    from bestiary.games.urban_legends import GAME

    state = GAME.new(2)

    assert load(dump(state)) == state


def test_a_snapshot_from_before_a_field_was_added_loads_with_its_first_value() -> None:
    from bestiary.games.urban_legends import GAME

    fresh = GAME.new(2)

    assert load(pickle.dumps(without(fresh, "displaced", "removed"))) == fresh
    with pytest.raises(SnapshotError, match="does not tell 'places'"):
        load(pickle.dumps(without(fresh, "places")))


@pytest.mark.skipif(is_compiled(), reason="compiled steps are read as they are written today")
def test_a_snapshot_that_names_the_fields_of_steps_one_by_one_loads() -> None:
    from bestiary.games.cryptic_nature import GAME

    state = GAME.new(2)

    assert load(pickle.dumps(state.copy(), protocol=5)) == state
