"""Drawings of all 180 inventions, each put together from parts, on one sheet loaded once."""

from bestiary.games.rats_of_wistar.board.workshop.gallery import ART, picture

__all__ = ["ART", "picture"]
