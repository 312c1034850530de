"""Panel of the map of Europe."""

from bestiary.games.cryptic_nature.board.europe.panel import europe

__all__ = ["europe"]
