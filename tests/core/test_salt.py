"""Salt: what players add to a sealed seed changes the deal, is written down and proved."""

from hashlib import sha256
from random import Random

import pytest

from bestiary.core import Table, pick
from bestiary.core.chance import MAX_SALT_LENGTH, clean_salt, mix_salts
from bestiary.core.transcript import TranscriptError, read, verify, write
from bestiary.games.urban_legends import GAME

SEED = bytes(range(32))
SALTS = ("three owls 5f", "")


def played(*salts: str) -> Table:
    table = Table(GAME, 2, seed=SEED, salts=salts)
    rng = Random(60)
    while not table.is_over:
        seat = table.to_move[0]
        table.choose(seat, pick(table.open_to(seat)[0].options, rng))
    return table


def test_without_salt_the_seed_is_all() -> None:
    assert mix_salts(SEED, ()) == mix_salts(SEED, ("", "")) == SEED


def test_salts_are_hashed_with_the_seed_in_the_order_of_seats() -> None:
    assert mix_salts(SEED, ("a", "b")) == sha256(SEED + b"\0a\0b").digest()
    assert len({mix_salts(SEED, salts) for salts in [("a", ""), ("", "a"), ("a", "a")]}) == 3


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  three \n owls ", "three owls"),
        ("a|b", "a/b"),
        ("\u202e\ud800\0x", "x"),
        ("ж" * 200, "ж" * MAX_SALT_LENGTH),
    ],
)
def test_a_salt_is_one_line_that_can_be_printed(text: str, kept: str) -> None:
    assert clean_salt(text) == kept


def test_salts_read_back_as_written() -> None:
    assert read(write(played(*SALTS))).salts == SALTS
    assert read(write(played())).salts == ()


def test_salt_changes_the_deal_and_is_proved() -> None:
    plain, salted = played(), played(*SALTS)
    text = write(salted)

    assert [move.text for move in plain.moves] != [move.text for move in salted.moves]
    assert "salt: three owls 5f | -" in text.splitlines()
    assert write(verify(read(text), GAME)) == text


def test_a_game_without_salt_is_written_as_ever() -> None:
    assert write(played()) == write(played("", ""))
    assert "salt" not in write(played())


@pytest.mark.parametrize(
    "forged", [("four owls 5f", ""), ("three owls 5f", "x"), ("three owls 5f",)]
)
def test_another_salt_does_not_give_the_same_deal(forged: tuple[str, ...]) -> None:
    """The transcript as a cheat would write it, with checks that fit."""
    table = played(*SALTS)
    table.salts = forged

    with pytest.raises(TranscriptError):
        verify(read(write(table)), GAME)


def test_salt_left_out_does_not_give_the_same_deal() -> None:
    table = played(*SALTS)
    table.salts = ()

    with pytest.raises(TranscriptError, match="the seed gives another answer"):
        verify(read(write(table)), GAME)
