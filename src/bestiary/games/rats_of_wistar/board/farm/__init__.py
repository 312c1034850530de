"""Panel of the farm: a house cut open, and the missions that hang on its walls."""

from bestiary.games.rats_of_wistar.board.farm.panel import farm

__all__ = ["farm"]
