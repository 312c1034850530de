"""Board drawing: panels for map, cards, market, sanctuary and the players' boards."""

from __future__ import annotations

from bestiary.core import Panel, Words
from bestiary.games.cryptic_nature.board.cards import cards
from bestiary.games.cryptic_nature.board.clicks import clicks
from bestiary.games.cryptic_nature.board.desk import market, mine, other, poacher
from bestiary.games.cryptic_nature.board.europe import europe
from bestiary.games.cryptic_nature.board.park import sanctuary, stacks
from bestiary.games.cryptic_nature.board.previews import previews
from bestiary.games.cryptic_nature.board.verbs import ENDINGS, UNCONFIRMED_CHOICES, VERBS
from bestiary.games.cryptic_nature.view_types import ExpeditionView

__all__ = ["ENDINGS", "UNCONFIRMED_CHOICES", "VERBS", "board", "clicks", "previews"]


def board(view: ExpeditionView, words: Words) -> tuple[Panel, ...]:
    """What lies in the middle, the own board, the boards of the others."""
    panels = [
        Panel("map", "board", europe(view, words)),
        Panel("cards", "board", cards(view, words)),
        Panel("sanctuary", "board", sanctuary(view, words)),
        Panel("stacks", "board", stacks(view, words.nameless)),
    ]
    for seat in range(len(view["players"])):
        if seat == view["seat"]:
            panels.append(Panel("mine", "tray", mine(view, words)))
        else:
            panels.append(Panel(f"player-{seat}", "player", other(view, seat, words)))
    panels.append(Panel("market", "tray", market(view, words.nameless)))
    return (*panels, *poacher(view, words))
