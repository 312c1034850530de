"""Search over determinisations: one-ply lookahead, sequential halving of rollouts, ISMCTS.

Every level of every game is built from it, unless the game brings a bot of its own.
"""

from bestiary.bots.search.search_bot import SearchBot

__all__ = ["SearchBot"]
