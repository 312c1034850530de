"""Options of a table, and which of them go together."""

from bestiary.core import Option, Variant
from bestiary.core.game import Options
from bestiary.games.cryptid.box.app_keys import plain_code
from bestiary.games.cryptid.box.components import Mode
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.box.setups import is_share_code, read_share_code
from bestiary.games.cryptid.generator import has_clues, obeys
from bestiary.games.cryptid.state import Terms


def is_setup(text: str) -> bool:
    """Whether a text is a share code, or what the publisher's app dealt."""
    return is_share_code(plain_code(text))


AIDS = ("shading", "checklist", "possible")

OPTIONS = (
    Option("mode", ("standard", "advanced"), "standard"),
    Option("setup", ("generated", "card"), "generated", is_setup, hides=True),
    Option("first", ("random", "host"), "random"),
    Option("area-rule", ("hidden", "open"), "hidden"),
    Option("pieces", ("engine", "paper", "trust"), "engine"),
    Option("shading", ("on", "off"), "on"),
    Option("checklist", ("auto", "hand", "off"), "auto"),
    Option("possible", ("on", "off"), "off"),
)

_ADVANCED = ("mode", "advanced")
_CARD = ("setup", "card")
_PAPER = ("pieces", "paper")
_TRUST = ("pieces", "trust")
_SHARED = ("setup", "21B4364A79863A2506.a48b86c6h8")

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
    Variant(3, (_TRUST,)),
    Variant(4, (_ADVANCED, ("area-rule", "open"), ("checklist", "off"))),
    Variant(3, (_SHARED, ("possible", "on"))),
)
"""Every number of seats in both modes, and every other option at least once."""


def terms_of(seats: int, options: Options) -> Terms:
    return Terms(
        seats,
        Mode(options["mode"]),
        plain_code(options["setup"]),
        options["first"],
        options["area-rule"] == "open",
        options["pieces"] != "engine",
        tuple((aid, options[aid]) for aid in AIDS),
        options["pieces"] == "trust",
    )


def check(seats: int, options: Options) -> str | None:
    """Why a share code does not suit the other options of the table; None if it does."""
    if options["setup"] in ("card", "generated"):
        return None
    terms = terms_of(seats, options)
    layout = read_map(terms.setup.partition(".")[0])
    shared = read_share_code(terms.setup)
    if layout.mode is not terms.mode:
        return "check-code-mode"
    if shared is None:
        fits = has_clues(layout, terms.clues, for_two=terms.is_for_two)
        return None if fits else "check-code-clues"
    if len(shared.clues) != terms.clues:
        return "check-code-seats"
    return "check-code-area" if terms.is_strict and not obeys(shared) else None
