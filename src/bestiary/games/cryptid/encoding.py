"""Feature encoding of a view as a vector of numbers, for programs that learn."""

from collections.abc import Sequence
from functools import cache, lru_cache

from bestiary.core.encoding import (
    Bag,
    DerivedValue,
    Domains,
    Encoding,
    Fields,
    Number,
    OneHot,
    PaddedList,
    Parts,
)
from bestiary.games.cryptid.box.components import (
    Animal,
    Book,
    Clue,
    Hint,
    Mode,
    StructureColour,
    StructureKind,
    Terrain,
)
from bestiary.games.cryptid.box.hexes import NAMES, names
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.box.setups import Setup
from bestiary.games.cryptid.choices import CHOICES, FirstPlayer
from bestiary.games.cryptid.view import SkipView

DOMAINS: Domains = {(kind, "hex"): NAMES for kind in CHOICES if "hex" in kind._fields}
# The order is part of the encoding: another one needs another `version`.
GROUNDS = [thing.value for kind in (Terrain, Animal, StructureKind) for thing in kind]
GROUNDS += [colour.value for colour in StructureColour]
AREA = Bag(NAMES)
UNENCODED_FIELDS = ("aids", "opening", "share", "over", "scores")


@lru_cache(maxsize=256)
def ground_hexes(code: str) -> dict[str, tuple[str, ...]]:
    """Where on the map each thing is that a clue can name."""
    if not code:
        return {}
    grounds = read_map(code).grounds
    return {name: tuple(names(grounds[name])) for name in GROUNDS}


def _seat_or_none(seat: int) -> int | None:
    """None before the first player is drawn."""
    return None if seat < 0 else seat


def skip_evidence(skips: Sequence[SkipView]) -> dict[str, list[str]]:
    """What all have learned of each book from pieces that could not be laid."""
    evidence: dict[str, set[str]] = {}
    for skip in skips:
        for what in ("allowed", "denied"):
            evidence.setdefault(f"{skip['book']} {what}", set()).update(skip[what])
    return {name: sorted(hexes) for name, hexes in evidence.items()}


SKIP_FIELDS = Fields({f"{b.value} {what}": AREA for b in Book for what in ("allowed", "denied")})


@cache
def parts(seats: int) -> Parts:
    """What a view shows at a table of so many."""
    books = len(Book)
    players = range(seats)
    return Parts.of(
        public={
            "mode": OneHot(tuple(Mode)),
            "code": DerivedValue(ground_hexes, Fields(dict.fromkeys(GROUNDS, AREA))),
            "first": DerivedValue(_seat_or_none, OneHot(players)),
            "turn": DerivedValue(_seat_or_none, OneHot(players)),
            "books": PaddedList(OneHot(tuple(Book)), books),
            "owners": PaddedList(OneHot(players), books),
            "cubes": PaddedList(AREA, books),
            "discs": PaddedList(AREA, books),
            "pawn": OneHot(NAMES),
            "hint": OneHot(tuple(Hint)),
            "votes": Bag(players),
            "strict": Number(),
            "paper": Number(),
            "trust": Number(),
            "narrow": OneHot((False, True)),
        },
        private={"seat": OneHot(players), "clues": PaddedList(OneHot(tuple(Clue)), books)},
        memory={"memory": DerivedValue(lambda memory: skip_evidence(memory["skips"]), SKIP_FIELDS)},
        without=UNENCODED_FIELDS,
    )


CHANCE_CHOICES = (FirstPlayer, Setup)
ENCODING = Encoding(version=1, parts=parts, chance=CHANCE_CHOICES, domains=DOMAINS)
