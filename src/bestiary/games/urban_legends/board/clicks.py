"""Clicks: the parts of the board that are clicked, one after another, to make a choice."""

from __future__ import annotations

from bestiary.core import Choice, Click, in_order
from bestiary.core.presentation import in_any_order
from bestiary.games.urban_legends.box.components import LETTER, NO_SENSORS, Card, Side
from bestiary.games.urban_legends.choices import (
    Align,
    Constrain,
    DeclareColours,
    DeclareNumber,
    Draw,
    PlaceMystery,
    Resettle,
    Shuffle,
    Split,
)

COLOUR = {letter: colour.value for colour, letter in LETTER.items()}


def clicks(choice: Choice) -> tuple[Click, ...]:
    """The clicks that build a choice; colours are declared, as they may have been guessed."""
    match choice:
        case Split():
            return _split(choice)
        case Shuffle(card, place, colour, side):
            # A place to the side, then across: to the left across keeps the number, to the right
            # adds 1.
            spot = place - 1 if side is Side.LEFT else place + 2
            sensor = f"sensor:{place}:{colour.value}"
            return (*in_any_order(_card(card, "shuffle"), sensor), Click(f"spot:{spot}"))
        case Align(card, colour, side):
            moved = in_any_order(_card(card, "align"), f"colour:{colour.value}")
            return (*moved, Click(f"side:{side.value}"))
        case Draw():
            return in_order("draw")
        case DeclareNumber(number):
            return in_order(f"number:{number}")
        case DeclareColours(colours):
            said = in_any_order(*[f"colour:{colour.value}" for colour in colours])
            return (*said, Click("declare", seals=True))
        case Constrain(side) | PlaceMystery(side):
            return in_order(f"side:{side.value}")
        case Resettle(_, place):
            return in_order(f"spot:{place}")
    return ()


def _card(card: Card, kind: str) -> str:
    return f"wild:{kind}" if card is Card.WILD else f"card:{kind}"


def _split(move: Split) -> tuple[Click, ...]:
    """The place, the sensors that go left, then the place where the rest goes."""
    begin = in_order(_card(move.card, "split"), f"place:{move.place}")
    # All go to one side: the place they go to says which.
    if NO_SENSORS in (move.left, move.right):
        return (*begin, Click(f"spot:{move.place + (move.left == NO_SENSORS)}"))
    leaving = [f"sensor:{move.place}:{COLOUR[letter]}" for letter in move.left]
    return (*begin, *in_any_order(*leaving), Click(f"spot:{move.place + 1}"))
