"""The options of a table, and which of them go together."""

from bestiary.core import Option, Options, Variant
from bestiary.games.cryptid.box.components import Mode
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.box.setups import is_share_code, read_share_code
from bestiary.games.cryptid.generator import has_clues
from bestiary.games.cryptid.state import CLUES_OF_TWO, TWO_PLAYERS, Terms

AIDS = ("shading", "checklist", "possible")

OPTIONS = (
    Option("mode", ("standard", "advanced"), "standard"),
    Option("setup", ("generated", "card"), "generated", is_share_code, hides=True),
    Option("first", ("random", "host"), "random"),
    Option("area-rule", ("hidden", "open"), "hidden"),
    Option("pieces", ("engine", "paper"), "engine"),
    Option("shading", ("on", "off"), "on"),
    Option("checklist", ("auto", "hand", "off"), "auto"),
    Option("possible", ("on", "off"), "off"),
)

_ADVANCED = ("mode", "advanced")
_CARD = ("setup", "card")
_PAPER = ("pieces", "paper")
_SHARED = ("setup", "21B4364A79863A2506.a17b86c6h21")

VARIANTS = (
    Variant(2),
    Variant(2, (_ADVANCED, _CARD)),
    Variant(3, (_ADVANCED, _CARD)),
    Variant(3),
    Variant(4, (_CARD,)),
    Variant(4, (_ADVANCED,)),
    Variant(5, (_ADVANCED, _CARD)),
    Variant(5),
    Variant(2, (_ADVANCED, _CARD, _PAPER)),
    Variant(3, (_CARD, _PAPER, ("first", "host"), ("shading", "off"), ("checklist", "hand"))),
    Variant(4, (_ADVANCED, ("area-rule", "open"), ("checklist", "off"))),
    Variant(3, (_SHARED, ("possible", "on"))),
)
"""Every number of seats in both modes, and every other option at least once."""


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


def check(seats: int, options: Options) -> str | None:
    """Why a share code does not suit the mode or the number of players; None if it does."""
    code = options["setup"]
    if code in ("card", "generated"):
        return None
    number = CLUES_OF_TWO if seats == TWO_PLAYERS else seats
    layout, shared = read_map(code.partition(".")[0]), read_share_code(code)
    if layout.mode is not Mode(options["mode"]):
        return "check-code-mode"
    if shared is not None:
        return None if len(shared.clues) == number else "check-code-seats"
    return None if has_clues(layout, number) else "check-code-clues"
