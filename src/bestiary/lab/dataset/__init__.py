"""Games as data: one row for every decision, enough to play the game again."""

from bestiary.lab.dataset.files import BadDatasetError, read, write
from bestiary.lab.dataset.replaying import replay
from bestiary.lab.dataset.rows import Row, games, harvest

__all__ = ["BadDatasetError", "Row", "games", "harvest", "read", "replay", "write"]
