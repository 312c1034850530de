"""What is painted once and does not change in a game, and the plans it is painted after."""

from bestiary.games.rats_of_wistar.board.scenery.sheet import SCENES

__all__ = ["SCENES"]
