"""Search over imagined worlds: the machinery that every level of every game is built from."""

from bestiary.bots.search.seeker import Seeker

__all__ = ["Seeker"]
