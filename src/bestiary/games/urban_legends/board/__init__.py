"""Board drawing: panels for the city, the viewer's hand, and the other players."""

from __future__ import annotations

from bestiary.core import Panel, Words
from bestiary.games.urban_legends.board.city import city
from bestiary.games.urban_legends.board.clicks import clicks
from bestiary.games.urban_legends.board.players import hand, stranger
from bestiary.games.urban_legends.view import UrbanView

__all__ = ["board", "clicks"]


def board(view: UrbanView, words: Words) -> tuple[Panel, ...]:
    """The city; the cards of whoever looks, if it is a player; the other players."""
    panels = [Panel("city", "board", city(view, words.nameless))]
    for seat, player in enumerate(view["seats"]):
        if player["hand"] is not None:
            panels.append(Panel("hand", "tray", hand(player, words.nameless)))
        else:
            # Drawn with placeholders, so that the memo does not hold one copy for each name.
            drawing = words.fill_names(stranger(player, seat, words.with_placeholders))
            panels.append(Panel(f"player-{seat}", "player", drawing))
    return tuple(panels)
