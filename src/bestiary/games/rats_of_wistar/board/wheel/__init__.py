"""Panel of the wheel among its three areas, and round it everything else that concerns a turn."""

from bestiary.games.rats_of_wistar.board.wheel.panel import wheel

__all__ = ["wheel"]
