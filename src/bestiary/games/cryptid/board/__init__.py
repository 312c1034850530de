"""The table as pictures: the map with its pieces, what I know, and the lists of clues."""

from bestiary.core import Panel, View, Words
from bestiary.games.cryptid.board.checklist import checklists
from bestiary.games.cryptid.board.clicks import parts
from bestiary.games.cryptid.board.knowledge import knowledge
from bestiary.games.cryptid.board.sheet import blank, sheet

__all__ = ["board", "parts"]


def board(view: View, words: Words) -> tuple[Panel, ...]:
    """The map; below it the viewer's clue, and the lists of clues if the table has them."""
    if not view["code"]:
        return (Panel("map", "board", blank(words)),)
    panels = [Panel("map", "board", sheet(view, words))]
    panels.append(Panel("clue", "side", knowledge(view, words)))
    if view["aids"]["checklist"] != "off" and view["seat"] >= 0:
        panels.append(Panel("checklist", "side", checklists(view, words)))
    return tuple(panels)
