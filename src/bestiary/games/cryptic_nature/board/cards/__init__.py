"""Panel of cryptids' cards: the six open ones, and how one is drawn wherever it lies."""

from bestiary.games.cryptic_nature.board.cards.panel import cards

__all__ = ["cards"]
