"""Games in numbers: everything fits, both ways, and nothing leaks."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bestiary import registry
from bestiary.core import Game, Outcome, Variant
from bestiary.core.encoding import (
    Bag,
    EncodingError,
    Fields,
    KeyedRecords,
    Maybe,
    Number,
    OneHot,
    PaddedList,
)
from bestiary.core.keys import key_of
from bestiary.lab.adapters.game_session import GameSession, names, rewards
from bestiary.lab.encoding import Sentence, codec_of
from bestiary.lab.encoding.__main__ import check, check_many, record
from bestiary.lab.encoding.codec import encoding_data
from bestiary.lab.positions import SampledPosition, sample_positions

GAMES = registry.ids()
VARIANTS = [(g, v) for g in registry.catalogue() for v in g.rules.variants]
PINNED = Path(__file__).with_name("encodings.json")


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=lambda each: getattr(each, "id", each))
def test_every_option_fits_and_leads_back(game: Game[Any, Any], variant: Variant) -> None:
    tried = check(codec_of(game.id, variant.seats), variant, Random(3))

    assert tried["options"] >= tried["decisions"] > 0


def test_the_result_of_a_run_is_written_into_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before. 7 decisions with 9 options: everything fits. After.", "utf-8")
    record(page, "1,234 decisions with 5,678 options: everything fits.")

    assert check_many(1, seed=1)["decisions"] >= 1
    said = page.read_text("utf-8")
    assert said == "Before. 1,234 decisions with 5,678 options: everything fits. After."
    page.write_text("Nothing was tried yet.", "utf-8")
    with pytest.raises(ValueError, match="no sentence"):
        record(page, "1 decisions with 1 options: everything fits.")


def looking_alike(game: Game[Any, Any]) -> list[SampledPosition]:
    rng = Random(7)
    shared = [variant for variant in game.rules.variants if variant.seats > 1]
    return [m for v in rng.sample(shared, 2) for m in islice(sample_positions(game, v, rng), 4)]


@pytest.mark.parametrize("game", registry.catalogue(), ids=GAMES)
def test_no_number_depends_on_what_a_seat_may_not_know(game: Game[Any, Any]) -> None:
    rng = Random(5)
    for met in looking_alike(game):
        true = GameSession(codec_of(game.id, met.variant.seats), met.state)
        for seat in range(met.variant.seats):
            world = GameSession(true.codec, true.determinise(seat, rng).state)
            assert np.array_equal(true.vector(seat), world.vector(seat))
            if seat == true.seat:
                assert true.legal == world.legal


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    for seats in range(registry.game(game).seats[0], registry.game(game).seats[1] + 1):
        codec = codec_of(game, seats)
        for part, said in zip(codec.parts, codec.names, strict=True):
            assert len(set(said)) == len(said) == part.size
        actions = [codec.words.name(word) for word in range(len(codec.words))]
        assert len(set(actions)) == len(actions)
        assert len(names(codec)) == codec.size + len(codec.features.names)


@pytest.mark.parametrize("game", registry.catalogue(), ids=GAMES)
def test_an_encoding_changes_only_with_its_version(game: Game[Any, Any]) -> None:
    """Where it is meant to change: a new version, and the new key into encodings.json."""
    version, key = json.loads(PINNED.read_text(encoding="utf-8"))[game.id]
    codecs = [codec_of(game.id, seats) for seats in range(game.seats[0], game.seats[1] + 1)]

    assert codecs[0].version == version
    assert key_of([encoding_data(codec) for codec in codecs]) == key


@pytest.mark.parametrize("game", registry.catalogue(), ids=GAMES)
def test_options_differ_in_their_features(game: Game[Any, Any]) -> None:
    for met in looking_alike(game):
        options = list(islice(met.position(met.state, 1).options, 200))
        rows = codec_of(game.id, met.variant.seats).features.rows(options)
        assert len({row.tobytes() for row in rows}) == len(options)


def told(session: GameSession, sentence: Sentence) -> None:
    """Say a sentence; words that can only follow have been said already."""
    state = session.state
    for at, word in enumerate(sentence):
        if session.state is state and session.seat is not None and at == len(session.said):
            session.say(word)
            if not session.said:
                return


@pytest.mark.parametrize("game", registry.catalogue(), ids=GAMES)
def test_a_sentence_can_be_said_word_by_word(game: Game[Any, Any]) -> None:
    for met in looking_alike(game):
        codec = codec_of(game.id, met.variant.seats)
        for sentence, choice in GameSession(codec, met.state.copy()).open[:40]:
            session = GameSession(codec, met.state.copy())
            after = met.state.copy()
            told(session, sentence)
            after.play(met.seat, choice)
            assert session.state == after


def test_what_does_not_fit_is_refused() -> None:
    encoder = Fields({"one": OneHot("ab"), "many": PaddedList(Number(2), 1)}, ("left-out",))
    out = list[float]()
    encoder.write({"one": "b", "many": [1], "left-out": 7}, out)
    assert out == [0, 1, 1, 0.5]
    for wrong in ({"one": "c"}, {"many": [1, 2]}, {"other": 1}):
        with pytest.raises(EncodingError):
            encoder.write(wrong, [])


def test_encoders_put_every_value_at_its_place() -> None:
    out = list[float]()
    Bag("abc", 2).write(["b", "b", "c"], out)
    KeyedRecords("of", "xy", {"size": Number()}).write([{"of": "y", "size": 1, "more": 0}], out)
    Maybe(Number()).write(None, out)

    assert out == [0, 1, 0.5, 0, 0, 1, 1, 0, 0]


def test_rewards_of_a_shared_game_add_up_to_nothing() -> None:
    ended = Outcome((0, 2), (), "")
    assert rewards(ended, 4) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])
    assert sum(rewards(None, 3)) == 0


def test_only_a_whole_sentence_is_a_choice() -> None:
    words = codec_of("big_monster", 4).words
    place = next(kind for kind in words.parts if kind.__name__ == "Place")
    whole = words.sentence(place(0, -2))
    assert len(whole) == 2
    for wrong in ((), whole[:1], whole[1:], (*whole, whole[0]), (whole[0], 0)):
        with pytest.raises(EncodingError, match="no whole sentence"):
            words.choice(wrong)


def test_a_codec_has_seats_that_the_game_has() -> None:
    with pytest.raises(EncodingError, match="2 to 5 seats, not 9"):
        codec_of("cryptid", 9)


@pytest.mark.parametrize("game", registry.catalogue(), ids=GAMES)
def test_the_parts_of_a_whole_observation_are_told_apart(game: Game[Any, Any]) -> None:
    named = names(codec_of(game.id, game.seats[1]))

    assert len(set(named)) == len(named)
