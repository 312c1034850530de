"""Clicks: the parts of the board by which a choice is clicked together."""

from bestiary.core import Choice, Click, in_order
from bestiary.core.presentation import in_any_order
from bestiary.games.cryptid.choices import (
    Admit,
    Answer,
    Pay,
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
)


def clicks(choice: Choice) -> tuple[Click, ...]:
    """A hex, and whom to ask or that it is a search, in any order."""
    match choice:
        case Question():
            return in_any_order(f"hex:{choice.hex}", f"book:{choice.book.value}")
        case Search():
            return in_any_order(f"hex:{choice.hex}", "search")
        case PlaceCube() | PlaceDisc():
            return in_order(f"hex:{choice.hex}")
        case Pay():
            return in_any_order(f"book:{choice.book.value}", f"hex:{choice.hex}")
        case Admit():
            return in_order(f"hex:{choice.hex}", f"piece:{choice.piece.value}:{choice.book.value}")
        case Answer():
            return in_order(f"piece:{choice.piece.value}:{choice.book.value}")
        case _:
            return ()
