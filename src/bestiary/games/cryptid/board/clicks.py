"""Click parts: the keys of the board by which a choice is clicked together."""

from bestiary.core import Choice
from bestiary.games.cryptid.choices import (
    Admit,
    Answer,
    Pay,
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
)


def parts(choice: Choice) -> tuple[str, ...]:
    """A hex, and whom to ask or that it is a search, in any order."""
    match choice:
        case Question():
            return (f"~hex:{choice.hex}", f"~book:{choice.book.value}")
        case Search():
            return (f"~hex:{choice.hex}", "~search")
        case PlaceCube() | PlaceDisc():
            return (f"hex:{choice.hex}",)
        case Pay():
            return (f"~book:{choice.book.value}", f"~hex:{choice.hex}")
        case Admit():
            return (f"hex:{choice.hex}", f"piece:{choice.piece.value}:{choice.book.value}")
        case Answer():
            return (f"piece:{choice.piece.value}:{choice.book.value}",)
        case _:
            return ()
