"""Games as data: one row for every decision, enough to play the game again."""

from bestiary.lab.dataset.files import BadDatasetError, read, write
from bestiary.lab.dataset.rows import Row, games, record_games
from bestiary.lab.dataset.verification import replay

__all__ = ["BadDatasetError", "Row", "games", "read", "record_games", "replay", "write"]
