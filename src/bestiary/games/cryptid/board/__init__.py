"""Board drawing: panels for the map with its pieces, the viewer's clues, and the lists of clues."""

from bestiary.core import Decision, Panel, Words
from bestiary.core.presentation import Mark
from bestiary.games.cryptid.board.checklist import checklists
from bestiary.games.cryptid.board.clicks import clicks
from bestiary.games.cryptid.board.knowledge import knowledge
from bestiary.games.cryptid.board.sheet import blank, coat_number, sheet
from bestiary.games.cryptid.view import CryptidView

__all__ = ["board", "clicks", "mark"]


def board(view: CryptidView, words: Words) -> tuple[Panel, ...]:
    """The map; below it the viewer's clue, and the lists of clues if the table has them."""
    if not view["code"]:
        return (Panel("map", "board", blank(words)),)
    panels = [Panel("map", "board", sheet(view, words))]
    panels.append(Panel("clue", "side", knowledge(view, words)))
    if view["aids"]["checklist"] != "off" and view["seat"] >= 0:
        panels.append(Panel("checklist", "side", checklists(view, words)))
    return tuple(panels)


def mark(view: CryptidView, decision: Decision, words: Words) -> Mark:
    """Questions are put to a book, where it matters to which."""
    book = dict(decision.about).get("book")
    if book is None:
        return Mark(decision.seat)
    coat = coat_number(view, view["books"].index(book.value))
    return Mark(coat, words(f"book-{book.value}"))
