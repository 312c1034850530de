"""The table in numbers, for programs that learn."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from bestiary.core.encoding import Bag, Domains, Encoding, Fields, Number, OneOf, Parts, Row, Seen
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

DOMAINS: Domains = {(kind, "hex"): NAMES for kind in CHOICES if "hex" in kind._fields}
GROUNDS = [thing.value for kind in (Terrain, Animal, StructureKind) for thing in kind]
GROUNDS += [colour.value for colour in StructureColour]
AREA = Bag(NAMES)
LEFT_OUT = ("aids", "opening", "share", "over", "scores")


@lru_cache(maxsize=256)
def ground(code: str) -> dict[str, tuple[str, ...]]:
    """Where on the map each thing is that a clue can name."""
    if not code:
        return {}
    grounds = read_map(code).grounds
    return {name: tuple(names(grounds[name])) for name in GROUNDS}


def _somebody(seat: int) -> int | None:
    """Before the first player is drawn it is nobody."""
    return None if seat < 0 else seat


def learned(skips: Sequence[Mapping[str, Any]]) -> dict[str, list[str]]:
    """What all have learned of each book from pieces that could not be laid."""
    seen: dict[str, set[str]] = {}
    for skip in skips:
        for what in ("allowed", "denied"):
            seen.setdefault(f"{skip['book']} {what}", set()).update(skip[what])
    return {name: sorted(hexes) for name, hexes in seen.items()}


LEARNED = Fields({f"{b.value} {what}": AREA for b in Book for what in ("allowed", "denied")})


@cache
def parts(seats: int) -> Parts:
    """What a view shows at a table of so many."""
    books = len(Book)
    players = range(seats)
    return Parts.of(
        public={
            "mode": OneOf(tuple(Mode)),
            "code": Seen(ground, Fields(dict.fromkeys(GROUNDS, AREA))),
            "first": Seen(_somebody, OneOf(players)),
            "turn": Seen(_somebody, OneOf(players)),
            "books": Row(OneOf(tuple(Book)), books),
            "owners": Row(OneOf(players), books),
            "cubes": Row(AREA, books),
            "discs": Row(AREA, books),
            "pawn": OneOf(NAMES),
            "hint": OneOf(tuple(Hint)),
            "votes": Bag(players),
            "strict": Number(),
            "paper": Number(),
            "trust": Number(),
            "narrow": OneOf((False, True)),
        },
        private={"seat": OneOf(players), "clues": Row(OneOf(tuple(Clue)), books)},
        memory={"memory": Seen(lambda memory: learned(memory["skips"]), LEARNED)},
        without=LEFT_OUT,
    )


BY_CHANCE = (FirstPlayer, Setup)
ENCODING = Encoding(version=1, parts=parts, chance=BY_CHANCE, domains=DOMAINS)
