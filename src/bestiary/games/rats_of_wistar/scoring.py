"""§12 Final scoring, line by line; pure functions of the state."""

from typing import Final

from bestiary.core import Score
from bestiary.games.rats_of_wistar.box.components import (
    BED_TRACK,
    CELLS,
    DUNGEON_TRACK,
    INVENTIONS,
    MICE,
    NUMBERS,
    PAIR,
    PAIR_VP,
    SOLO,
)
from bestiary.games.rats_of_wistar.box.script import Raw
from bestiary.games.rats_of_wistar.box.stock import (
    counter,
)
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import Wistar


def cells_vp(player: Player) -> int:
    """§12.2 Freed cells give their VP; the cells of 3 and 6 together give 2 more."""
    freed = player.freed
    # Both bits of the pair must be set.
    pair = PAIR_VP if freed & PAIR == PAIR else 0
    return pair + sum(cell.vp for n, cell in enumerate(CELLS) if freed >> n & 1)


def beds_vp(player: Player) -> int:
    """§12.3 The highest uncovered value of the bed track counts, the others do not."""
    built = player.beds_built
    return BED_TRACK[built - 1] if built else 0


def rooms_vp(player: Player) -> int:
    """§12.4 The highest uncovered value of the dungeon track, whether its room is used or not."""
    dug = player.rooms_dug
    return DUNGEON_TRACK[dug - 1] if dug else 0


def mice_vp(player: Player) -> int:
    """§12.5 Mice and cheese in one's rooms give their VP."""
    return sum(MICE[mouse].vp for mouse in player.mice)


def cards_vp(player: Player) -> int:
    """§12.6 Played inventions give or cost the VP printed on them."""
    return sum(INVENTIONS[card].vp for card in player.played)


def final_effects_vp(player: Player) -> int:
    """§12.7 Final effects count what is there at the end; permanent effects do not react."""
    effects = (INVENTIONS[c].effect.raw for c in player.played if INVENTIONS[c].timing == "final")
    return sum(_final(raw, player) for raw in effects)


def _final(raw: Raw, player: Player) -> int:
    ((_, count, ((_, _, number),)),) = raw
    return counter(count)(player) * int(number)


def current_vp(player: Player) -> int:
    """§12.8 A boosted current gives 2 VP."""
    return NUMBERS["boosted_vp"] if player.has_current(boosted=True) else 0


def goods_vp(player: Player) -> int:
    """§12.9 Wood, metal, movement tokens and hand cards give 1 VP for every 5 together."""
    goods = player.wood + player.metal + player.movement + len(player.hand)
    return goods // NUMBERS["goods_per_vp"]


def jokers_vp(player: Player) -> int:
    """§12.10 Jokers give 1 VP for every 2."""
    return player.jokers // NUMBERS["jokers_per_vp"]


LINES: Final = {
    "track": lambda player: player.vp,
    "cells": cells_vp,
    "beds": beds_vp,
    "rooms": rooms_vp,
    "mice": mice_vp,
    "inventions": cards_vp,
    "final-effects": final_effects_vp,
    "current": current_vp,
    "goods": goods_vp,
    "jokers": jokers_vp,
}


def score(player: Player) -> Score:
    """What a player's game is worth if it ends now."""
    return Score(tuple((name, line(player)) for name, line in LINES.items()))


def rival_total(state: Wistar) -> int:
    """§11.8 The rival's total is its track and the difficulty; the player needs strictly more."""
    assert state.rival is not None
    return state.rival.vp + int(SOLO["difficulty"][state.difficulty])
