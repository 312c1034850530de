"""Panels around the map: the own board, the market, the boards of others."""

from bestiary.games.cryptic_nature.board.desk.market import market
from bestiary.games.cryptic_nature.board.desk.mine import mine
from bestiary.games.cryptic_nature.board.desk.others import other, poacher

__all__ = ["market", "mine", "other", "poacher"]
