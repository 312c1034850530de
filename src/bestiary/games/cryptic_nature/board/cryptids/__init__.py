"""Portraits of all 43 cryptids, in one hand, on one sheet that a page loads once."""

from bestiary.games.cryptic_nature.board.cryptids.gallery import PORTRAITS, portrait

__all__ = ["PORTRAITS", "portrait"]
