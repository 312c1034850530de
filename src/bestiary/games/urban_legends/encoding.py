"""Feature encoding of a view as a vector of numbers, for programs that learn."""

from __future__ import annotations

from functools import cache
from itertools import product

from bestiary.core.encoding import (
    Counts,
    Encoder,
    Encoding,
    Fields,
    Maybe,
    Number,
    OneHot,
    PaddedList,
    Parts,
)
from bestiary.games.urban_legends.box.components import (
    COLOURS,
    DRAWN_AT_ONCE,
    FULL_CITY,
    KINDS,
    Role,
    pack,
    spell,
)
from bestiary.games.urban_legends.choices import (
    Blocks,
    Cards,
    Cast,
    DeclareNumber,
    Resettle,
    Shuffle,
    Split,
)

DECK = 10  # cards; numbers are divided by their size, so that most lie between 0 and 1
MAX_SENSORS_BY_COLOUR = (4, 4, 3)
"""Sensors by colour, over all mixes."""
# Every step that `view["phase"]` may name. The order is part of the encoding.
PHASES = (
    *("TakeRoles", "DrawCards", "TakeTurn", "Hide", "CheckVictory", "NextRound"),
    *("ConstrainCity", "ResettleSensor", "DrawBlocks", "LayBlocks", "Over"),
)
PLACES = range(1, FULL_CITY + 1)
# Every way to name sensors in a split, over all mixes of colours.
LETTERS = tuple(spell(pack(*n)) for n in product(*(range(m + 1) for m in MAX_SENSORS_BY_COLOUR)))

DOMAINS = {
    (Split, "place"): PLACES,
    (Split, "left"): LETTERS,
    (Split, "right"): LETTERS,
    (Shuffle, "place"): PLACES,
    (Resettle, "place"): PLACES,
    (DeclareNumber, "number"): range(DECK + 1),
}
CARDS = Counts(KINDS, DECK)
SENSORS = Counts(COLOURS, max(MAX_SENSORS_BY_COLOUR))
BLOCK = Fields({"mystery": Number(), "evidence": Number(), "presence": Number()})
ROW = Fields({"places": PaddedList(SENSORS, FULL_CITY), "blocks": PaddedList(BLOCK, FULL_CITY)})
ROLES = tuple(role.value for role in Role)
SHARED_FIELDS: dict[str, Encoder] = {
    "role": OneHot(ROLES),
    "hand_size": Number(DECK),
    "pile_size": Number(DECK),
    "discards": CARDS,
    "wild": Number(),
    "evidence": Number(FULL_CITY),
}
OWN_FIELDS: dict[str, Encoder] = {"hand": Maybe(CARDS), "pile": Maybe(CARDS)}
MEMORY_FIELDS = Fields(
    {
        "unseen": CARDS,
        "hand_at_shuffle": CARDS,
        "since_shuffle": PaddedList(Number(DRAWN_AT_ONCE), 2 * DECK),
    }
)


@cache
def parts(seats: int) -> Parts:
    """What a view shows at a table of so many."""
    return Parts.of(
        public={
            "round": Number(DECK),
            "phase": OneHot(PHASES),
            "turn": OneHot(range(seats)),
            "active": OneHot(ROLES),
            "rows": Fields(dict.fromkeys(ROLES, ROW)),
            "seats": PaddedList(Fields(SHARED_FIELDS, tuple(OWN_FIELDS)), seats),
            "city": Counts(("top", "regular", "mystery"), FULL_CITY),
            "removed": Counts(("regular", "mystery"), FULL_CITY),
            "displaced": SENSORS,
            "drawn_mystery": Number(2),
        },
        private={
            "seat": OneHot(range(seats)),
            "seats": PaddedList(Fields(OWN_FIELDS, tuple(SHARED_FIELDS)), seats),
        },
        memory={"memory": PaddedList(MEMORY_FIELDS, seats)},
        without=("scores",),
    )


CHANCE_CHOICES = (Blocks, Cards, Cast)
ENCODING = Encoding(version=1, parts=parts, chance=CHANCE_CHOICES, domains=DOMAINS)
