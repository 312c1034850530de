"""Aim line above the board: the viewer's clue, and what wins."""

from bestiary.core import Words
from bestiary.core.presentation import Aim
from bestiary.games.cryptid.view import CryptidView


def aim(view: CryptidView, words: Words) -> Aim:
    """A clue is named only where the view shows it; two of them leave room for nothing else."""
    clues = _clues(view, words)
    when = words("aim-opening") if view["opening"] and len(clues) < 2 else ""
    return Aim(words("aim-want"), when, words("aim-end"), " · ".join(clues))


def _clues(view: CryptidView, words: Words) -> list[str]:
    books = zip(view["books"], view["owners"], view["clues"], strict=True)
    mine = [(book, clue) for book, owner, clue in books if owner == view["seat"] and clue]
    return [words("aim-clue", book=book, clue=clue) for book, clue in mine]
