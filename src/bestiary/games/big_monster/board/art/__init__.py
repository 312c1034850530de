"""Monsters, explorers, ships and the planet as engravings, on a sheet that a page loads once."""

from bestiary.games.big_monster.board.art.gallery import (
    GLOBE_ASPECT,
    PLANET_ASPECT,
    SHEET,
    SIDE,
    UNIT,
    creature,
    eyes,
    planet,
    portrait,
    ship,
    tile_picture,
)

__all__ = [
    "GLOBE_ASPECT",
    "PLANET_ASPECT",
    "SHEET",
    "SIDE",
    "UNIT",
    "creature",
    "eyes",
    "planet",
    "portrait",
    "ship",
    "tile_picture",
]
