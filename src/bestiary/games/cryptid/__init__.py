"""Cryptid: deduce the one hex that all clues allow, and give away less than you learn."""

from collections import Counter
from collections.abc import Hashable
from pathlib import Path

from bestiary.core import Game, Option, Options, Variant
from bestiary.games.cryptid.choices import (
    Answer,
    FirstPlayer,
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
    WantHint,
    WithdrawHint,
)
from bestiary.games.cryptid.components import BOOKS, Mode, StructureKind
from bestiary.games.cryptid.describe import describe
from bestiary.games.cryptid.generator import has_clues
from bestiary.games.cryptid.maps import COLOURS, TILES, read_map
from bestiary.games.cryptid.setup import SETUP
from bestiary.games.cryptid.setups import Setup, is_share_code, read_share_code
from bestiary.games.cryptid.state import CLUES_OF_TWO, TWO_PLAYERS, CryptidState, Terms
from bestiary.games.cryptid.view import imagine, view

AIDS = ("shading", "checklist", "possible")

OPTIONS = (
    Option("mode", ("standard", "advanced"), "standard"),
    Option("setup", ("card", "generated"), "card", is_share_code),
    Option("first", ("random", "host"), "random"),
    Option("area-rule", ("hidden", "open"), "hidden"),
    Option("pieces", ("engine", "paper"), "engine"),
    Option("shading", ("on", "off"), "on"),
    Option("checklist", ("auto", "hand", "off"), "auto"),
    Option("possible", ("on", "off"), "off"),
)


def terms_of(seats: int, options: Options) -> Terms:
    return Terms(
        seats,
        Mode(options["mode"]),
        options["setup"],
        options["first"],
        options["area-rule"] == "open",
        options["pieces"] == "paper",
        tuple((aid, options[aid]) for aid in AIDS),
    )


def start(seats: int, options: Options) -> CryptidState:
    state = CryptidState(terms=terms_of(seats, options))
    state.then(*SETUP)
    return state


def check(seats: int, options: Options) -> str | None:
    """A share code must suit mode and number of players, and its map must have clues."""
    code = options["setup"]
    if code in ("card", "generated"):
        return None
    mode, shared = Mode(options["mode"]), read_share_code(code)
    number = CLUES_OF_TWO if seats == TWO_PLAYERS else seats
    if read_map(code.partition(".")[0]).mode is not mode:
        return "check-code-mode"
    if shared is not None:
        return None if len(shared.clues) == number else "check-code-seats"
    return None if has_clues(read_map(code), number) else "check-code-clues"


def box(seats: int, options: Options) -> Counter[Hashable]:
    """Tiles, structures, books and the pawn; cubes and discs never run out and are not counted."""
    colours = COLOURS[Mode(options["mode"])]
    things = [f"tile-{number}" for number in range(1, TILES + 1)]
    things += [f"{kind.value}-{colour.value}" for kind in StructureKind for colour in colours]
    things += [book.value for book in BOOKS]
    return Counter([*things, "pawn"])


def components(state: CryptidState) -> Counter[Hashable]:
    """The same, as they lie on the table; before the map is laid all are in the box."""
    if not state.layout.code:
        return box(state.terms.seats, {"mode": state.terms.mode.value})
    things = [f"tile-{tile.number}" for tile in state.layout.tiles]
    things += [f"{s.kind.value}-{s.colour.value}" for s in state.layout.structures.values()]
    unused = [book for book in BOOKS if book not in state.seating.books]
    things += [book.value for book in (*state.seating.books, *unused)]
    return Counter([*things, "pawn"])


def _variants() -> tuple[Variant, ...]:
    """Every number of seats in both modes, and each other option at least once."""
    both = [Variant(n, (("mode", mode.value),)) for n in (2, 3, 4, 5) for mode in Mode]
    generated = [Variant(n, (*options, ("setup", "generated"))) for n, options in both]
    return (
        *both,
        *generated,
        Variant(2, (("pieces", "paper"),)),
        Variant(3, (("pieces", "paper"), ("first", "host"), ("shading", "off"))),
        Variant(4, (("mode", "advanced"), ("area-rule", "open"), ("setup", "generated"))),
        Variant(5, (("mode", "advanced"), ("pieces", "paper"), ("setup", "generated"))),
        Variant(3, (("setup", "21B4364A79863A2506.a17b86c6h21"), ("possible", "on"))),
        Variant(4, (("setup", "21B4364A79863A2506"), ("checklist", "off"))),
    )


GAME = Game(
    id="cryptid",
    titles={"en": "Cryptid", "ru": "Криптид"},
    seats=(2, 5),
    minutes=(30, 60),
    rules_version="1",
    folder=Path(__file__).parent,
    choices=(
        FirstPlayer,
        Setup,
        PlaceCube,
        PlaceDisc,
        Question,
        Search,
        Answer,
        WantHint,
        WithdrawHint,
    ),
    options=OPTIONS,
    variants=_variants(),
    start=start,
    view=view,
    imagine=imagine,
    describe=describe,
    box=box,
    components=components,
    check=check,
)
