"""Sets of places as bits."""

from random import Random

from bestiary.core.bits import nth


def test_set_bits_are_found_by_their_number() -> None:
    rng = Random(15)
    for width in (1, 13, 14, 15, 56, 57, 108, 129, 300):
        for bits in (rng.getrandbits(width), (1 << width) - 1, 1 << width - 1):
            places = [place for place in range(width) if bits >> place & 1]
            assert [nth(bits, number) for number in range(len(places))] == places
