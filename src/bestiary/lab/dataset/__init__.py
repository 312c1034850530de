"""Datasets of games: one row for every decision, enough to replay and verify the game."""

from bestiary.lab.dataset.files import BadDatasetError, read, write
from bestiary.lab.dataset.rows import DecisionRow, games, record_games
from bestiary.lab.dataset.verification import replay

__all__ = ["BadDatasetError", "DecisionRow", "games", "read", "record_games", "replay", "write"]
