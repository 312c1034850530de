"""Five creature board games: one rules engine for players, solvers and bot writers."""

from bestiary.registry import catalogue, game

__all__ = ["catalogue", "game"]
