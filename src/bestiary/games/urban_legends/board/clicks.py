"""Click parts: the keys of the board that are clicked, one after another, to make a choice."""

from __future__ import annotations

from bestiary.core import Choice
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


def parts(choice: Choice) -> tuple[str, ...]:
    """Parts that begin with ~ may be clicked in any order; ! seals what may have been guessed."""
    match choice:
        case Split():
            return _split(choice)
        case Shuffle(card, place, colour, side):
            # A place to the side, then across: to the left across keeps the number, to the right
            # adds 1.
            spot = place - 1 if side is Side.LEFT else place + 2
            return (f"~{_card(card, 'shuffle')}", f"~sensor:{place}:{colour.value}", f"spot:{spot}")
        case Align(card, colour, side):
            return (f"~{_card(card, 'align')}", f"~colour:{colour.value}", f"side:{side.value}")
        case Draw():
            return ("draw",)
        case DeclareNumber(number):
            return (f"number:{number}",)
        case DeclareColours(colours):
            return (*(f"~colour:{colour.value}" for colour in colours), "!declare")
        case Constrain(side) | PlaceMystery(side):
            return (f"side:{side.value}",)
        case Resettle(_, place):
            return (f"spot:{place}",)
    return ()


def _card(card: Card, kind: str) -> str:
    return f"wild:{kind}" if card is Card.WILD else f"card:{kind}"


def _split(move: Split) -> tuple[str, ...]:
    """The place, the sensors that go left, then the place where the rest goes."""
    begin = (_card(move.card, "split"), f"place:{move.place}")
    # All go to one side: the place they go to says which.
    if NO_SENSORS in (move.left, move.right):
        return (*begin, f"spot:{move.place + (move.left == NO_SENSORS)}")
    leaving = (f"~sensor:{move.place}:{COLOUR[letter]}" for letter in move.left)
    return (*begin, *leaving, f"spot:{move.place + 1}")
