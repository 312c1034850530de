"""Panels of the sanctuary, and the terrain it is made of."""

from bestiary.games.cryptic_nature.board.park.panel import sanctuary
from bestiary.games.cryptic_nature.board.park.stacks import stacks

__all__ = ["sanctuary", "stacks"]
