"""Chance as a seat."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import NamedTuple

from bestiary.core import Deal, Odds, distinct
from bestiary.core.chance import Lot, Stream, nth, sample_places


@distinct
class Drawn(NamedTuple):
    tiles: tuple[str, ...]


@distinct
class Sky(NamedTuple):
    """An outcome by its name."""

    weather: str


SUN = Sky("sun")
RAIN = Sky("rain")
NEVER = Sky("never")


def test_odds_are_listed_with_their_probabilities() -> None:
    odds = Odds({SUN: 3, RAIN: 1, NEVER: 0})

    assert odds.probabilities() == {SUN: Fraction(3, 4), RAIN: Fraction(1, 4)}
    assert NEVER not in odds
    assert len(odds) == 2


def test_odds_are_sampled_by_weight() -> None:
    odds = Odds({SUN: 3, RAIN: 1})
    rng = Random(1)
    seen = Counter(odds.sample(rng) for _ in range(4000))

    assert 0.72 < seen[SUN] / seen.total() < 0.78


def test_a_deal_lists_draws_without_replacement() -> None:
    deal = Deal({"a": 2, "b": 1}, 2, Drawn)

    assert deal.probabilities() == {
        Drawn(("a", "a")): Fraction(1, 3),
        Drawn(("a", "b")): Fraction(2, 3),
    }
    assert Drawn(("a", "b")) in deal
    assert Drawn(("b", "a")) not in deal
    assert Drawn(("b", "b")) not in deal
    like_one: object = ("a", "b")
    assert like_one not in deal


def test_what_has_no_weight_never_happens() -> None:
    odds = Odds({NEVER: 0, SUN: 1, Sky("nor this"): 0, RAIN: 1, Sky("nor that"): 0})

    assert {odds.sample(Random(n)) for n in range(200)} == {SUN, RAIN}


def test_a_large_deal_is_only_sampled() -> None:
    deal = Deal(dict.fromkeys(range(20), 4), 10, Drawn)

    assert deal.probabilities() is None
    assert deal.sample(Random(3)) in deal


def test_a_stream_depends_on_its_key_alone() -> None:
    def numbers(key: bytes) -> list[float]:
        stream = Stream(key)
        stream.seed(5)
        return [stream.random() for _ in range(5)]

    assert numbers(b"one") == numbers(b"one")
    assert numbers(b"one") != numbers(b"two")


def test_a_stream_is_even() -> None:
    stream = Stream(b"key")
    seen = Counter(stream.randrange(6) for _ in range(6000))

    assert all(850 < n < 1150 for n in seen.values())
    assert len(seen) == 6


def test_places_are_sampled_as_the_standard_library_does() -> None:
    for seed in range(300):
        rng, other = Random(seed), Random(seed)
        size = seed + 1
        number = seed % 40 if seed >= 40 else seed // 2

        assert sample_places(rng, size, number) == other.sample(range(size), number)
        assert rng.random() == other.random(), "as much was drawn from the generator"


def test_a_lot_is_any_of_some_entries_of_a_table() -> None:
    skies = a, b, _, d, e = [Sky(name) for name in "abcde"]
    lot = Lot(skies, (1, 3, 4))
    odds = Odds({b: 1, d: 1, e: 1})

    assert lot.probabilities() == odds.probabilities()
    assert [lot.sample(Random(n)) for n in range(40)] == [odds.sample(Random(n)) for n in range(40)]
    assert d in lot
    assert a not in lot
    assert (len(lot), set(lot)) == (3, {b, d, e})


def test_set_bits_are_found_by_their_number() -> None:
    rng = Random(15)
    for width in (1, 13, 14, 15, 56, 57, 108, 129, 300):
        for bits in (rng.getrandbits(width), (1 << width) - 1, 1 << width - 1):
            places = [place for place in range(width) if bits >> place & 1]
            assert [nth(bits, number) for number in range(len(places))] == places
