"""Scenery: drawings that do not change in a game, and the layouts they are made by."""

from bestiary.games.rats_of_wistar.board.scenery.sheet import SCENES

__all__ = ["SCENES"]
