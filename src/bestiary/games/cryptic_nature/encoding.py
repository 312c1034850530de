"""Feature encoding: a view as a vector of numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from bestiary.core.encoding import (
    Bag,
    Counts,
    DerivedValue,
    Encoder,
    Encoding,
    Fields,
    KeyedRecords,
    Maybe,
    Number,
    OneHot,
    PaddedList,
    Parts,
)
from bestiary.games.cryptic_nature.box.components import OPEN_CARDS, TRACK_ROWS, TRACKING_DICE
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Face,
    Hare,
    Place,
    PoacherCard,
    Request,
    Result,
    Skill,
    Symbol,
    Terrain,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.box.shapes import COLUMNS, ROWS
from bestiary.games.cryptic_nature.choices import (
    DealContracts,
    Draw,
    Lay,
    Offer,
    Open,
    RollDice,
    Shift,
    Toss,
    TurnCard,
    Unmask,
)
from bestiary.games.cryptic_nature.scoring import LINES
from bestiary.games.cryptic_nature.state import BOTH, REQUEST, SANCTUARY
from bestiary.games.cryptic_nature.view_types import CardView, CellsView, PlayerView, SettledView

DOMAINS = {
    (Lay, "row"): range(ROWS),
    (Lay, "column"): range(COLUMNS),
    (Lay, "turn"): range(4),
    (Shift, "steps"): range(1, TRACK_ROWS),
}
USUAL_MAXIMUM = 10
"""Counts are divided by it; a larger one is simply more than 1."""
LEVELS = 3
TOKENS, CRYPTIDS, TILES = Bag(tuple(Token)), Bag(tuple(Cryptid)), Bag(tuple(TerrainTile))
CELLS = Bag([(row, column) for row in range(ROWS) for column in range(COLUMNS)])
FATE = OneHot((SANCTUARY, REQUEST, BOTH))


def _names(cards: Iterable[CardView] | None) -> list[str]:
    return [card["cryptid"] for card in cards or ()]


def _contracts(player: PlayerView) -> list[str] | None:
    return player["contracts"]


def _owned(settled: Sequence[SettledView]) -> dict[str, CellsView]:
    """The cells of each player's cryptids."""
    cells: dict[str, CellsView] = {}
    for tile in settled:
        cells.setdefault(str(tile["owner"]), []).extend(tile["cells"])
    return cells


def player() -> Fields:
    """What all see of a player; skills cost the same for everyone."""
    return Fields(
        {
            "place": OneHot(tuple(Place)),
            "coins": Number(USUAL_MAXIMUM),
            "experience": Number(USUAL_MAXIMUM),
            "evidence": TOKENS,
            "owned": Bag(tuple(Skill)),
            "ready": Bag(tuple(Skill)),
            "contract_count": Number(2),
            "tiles": TILES,
            "found": KeyedRecords("cryptid", tuple(Cryptid), {"fate": FATE}),
            "bets": CRYPTIDS,
            "free_bets": Number(2),
            "fulfilled": Bag(tuple(Request)),
            "hares": Bag(tuple(Hare)),
        },
        ("prices", "contracts"),
    )


def sanctuary(seats: int) -> Fields:
    """Land, symbols and cryptids by cell; which tiles are laid and left, not how they lie."""
    start = Fields({"terrain": OneHot(tuple(Terrain))}, ("cells",))
    owners = Fields({str(seat): CELLS for seat in range(seats)})
    return Fields(
        {
            "starts": PaddedList(start, LEVELS),
            "land": Fields({terrain.value: CELLS for terrain in Terrain}),
            "symbols": Fields({symbol.value: CELLS for symbol in Symbol}),
            "laid": DerivedValue(lambda laid: [each["tile"] for each in laid], TILES),
            "settled": DerivedValue(_owned, owners),
            "stacks": DerivedValue(
                lambda stacks: [t for stack in stacks.values() for t in stack], TILES
            ),
            "closed": Bag(tuple(Terrain)),
        },
        ("playable", "free_starts"),
    )


def turn() -> Fields:
    """What is left of the turn, and what is in somebody's hand."""
    return Fields(
        {
            "steps_left": Number(USUAL_MAXIMUM),
            "action_left": Number(),
            "action_steps": Number(USUAL_MAXIMUM),
            "stepped": Number(),
            "traded": TOKENS,
            "bet_moved": Number(),
            "laying": OneHot(tuple(TerrainTile)),
            "settling": OneHot(tuple(Cryptid)),
            "results": Bag(tuple(Result), TRACKING_DICE),
        }
    )


POACHER = Fields(
    {
        "card": OneHot(tuple(PoacherCard)),
        "used": Bag(tuple(PoacherCard)),
        "evidence": TOKENS,
        "caught": DerivedValue(_names, CRYPTIDS),
    },
    ("matches",),
)


def _card(seats: int) -> Fields:
    encoders: dict[str, Encoder] = {
        "cryptid": OneHot(tuple(Cryptid)),
        "mark": OneHot(tuple(Token)),
        "bets": Bag(range(seats)),
    }
    return Fields(encoders, ("where", "needs", "fate"))


@cache
def parts(seats: int) -> Parts:
    """What a view shows at a table of so many; the poacher sits behind the last seat."""
    everyone = range(seats + 1)
    return Parts.of(
        public={
            "round": Number(USUAL_MAXIMUM),
            "final": Number(2),
            "assisting": Number(),
            "mover": OneHot(everyone),
            "acting": OneHot(everyone),
            "waiting": PaddedList(OneHot(everyone), seats + 1),
            "solo": Number(),
            "with_bets": Number(),
            "players": PaddedList(player(), seats),
            "rows": PaddedList(Number(TRACK_ROWS), seats + 1),
            "dice": Bag(tuple(Face), USUAL_MAXIMUM),
            "ground": Fields({place.value: TOKENS for place in Place}),
            "market": TOKENS,
            "bag": TOKENS,
            "aside": TOKENS,
            "supply": Number(USUAL_MAXIMUM),
            "display": PaddedList(_card(seats), OPEN_CARDS * LEVELS),
            "decks": PaddedList(Number(len(Cryptid)), LEVELS),
            "discards": PaddedList(CRYPTIDS, LEVELS),
            "requests": Bag(tuple(Request)),
            "common": OneHot(tuple(Contract)),
            "hares": Bag(tuple(Place)),
            "hares_left": Bag(tuple(Hare), USUAL_MAXIMUM),
            "sanctuary": sanctuary(seats),
            "turn": turn(),
            "poacher": Maybe(POACHER),
            "scores": PaddedList(Counts(tuple(LINES), USUAL_MAXIMUM), seats),
        },
        private={
            "seat": OneHot(range(seats)),
            "players": PaddedList(DerivedValue(_contracts, Bag(tuple(Contract))), seats),
        },
        memory={"memory": Fields({"own_contracts": Bag(tuple(Contract))})},
        without=("outcome",),
    )


BY_CHANCE = (Draw, Open, RollDice, Toss, DealContracts, Offer, Unmask, TurnCard)
ENCODING = Encoding(version=1, parts=parts, chance=BY_CHANCE, domains=DOMAINS)
