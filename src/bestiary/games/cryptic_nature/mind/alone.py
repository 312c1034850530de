"""Evaluation terms of the solo game: how long it lasts, and how near the poacher is to ending it.

Nobody hurries the player but the sanctuary, and the player lays every tile of it, the poacher's
too: small tiles make a long game, and every round brings reputation.
"""

from __future__ import annotations

from typing import Final

from bestiary.core import Choice
from bestiary.core.advice import Ground
from bestiary.games.cryptic_nature.box.components import PLANS, PoacherPlan
from bestiary.games.cryptic_nature.box.pieces import TerrainTile
from bestiary.games.cryptic_nature.box.shapes import SHAPE_OF, SHAPES, beside
from bestiary.games.cryptic_nature.choices import PlaceTile, TakeTile
from bestiary.games.cryptic_nature.mind.pace import BUILT_SHARE, CELLS_PER_TILE, rounds_after
from bestiary.games.cryptic_nature.poacher.hunting import (
    CATCHES,
    CONTRACT_CATCHES,
    candidates,
    matches,
)
from bestiary.games.cryptic_nature.poacher.turn import CATCHES as CATCHING
from bestiary.games.cryptic_nature.poacher.turn import POACHER
from bestiary.games.cryptic_nature.state import Expedition

ROUND_WORTH: Final = 1.0
"""What one more round brings."""
CELL_WORTH: Final = ROUND_WORTH * BUILT_SHARE / CELLS_PER_TILE / 2
"""What a cell brings that stays free; two tiles are laid in a round."""
HAND_CELL_WORTH: Final = 0.1 * ROUND_WORTH
"""How much a cell counts of a tile that is laid later."""
DOOM_COST: Final = 10.0
LOSS_COST: Final = 8.0
"""What the poacher's next hunt costs if it is his last, and what it costs once it was."""
CELLS_OF_TILE: Final[dict[TerrainTile, int]] = {
    tile: len(SHAPES[SHAPE_OF[tile]][0].offsets) for tile in TerrainTile
}


def parts(state: Expedition) -> tuple[Ground, ...]:
    """What counts beside what counts at every table; nothing where there is no poacher."""
    if state.poacher is None:
        return ()
    return (
        Ground(
            "ground-rounds", ROUND_WORTH * rounds_after(state) - CELL_WORTH * walled_cells(state)
        ),
        Ground("ground-poacher", -DOOM_COST * doom_chance(state)),
    )


def final_terms(state: Expedition) -> tuple[Ground, ...]:
    """A game that is over is worth its reputation, and less if it was lost."""
    outcome = state.outcome
    if outcome is None or state.poacher is None:
        return ()
    lost = 0.0 if outcome.winners else LOSS_COST
    return Ground("ground-points", outcome.scores[0].total), Ground("ground-poacher", -lost)


def tile_size_worth(state: Expedition, choice: Choice) -> float:
    """What the size of a tile costs before it lies in the sanctuary."""
    match choice:
        case PlaceTile(tile) if state.poacher is not None:
            return -CELL_WORTH * CELLS_OF_TILE[tile]
        case TakeTile(tile) if state.poacher is not None:
            return -HAND_CELL_WORTH * CELLS_OF_TILE[tile]
    return 0.0


def walled_cells(state: Expedition) -> int:
    """How many free cells no tile can ever cover, since all around them is taken."""
    free = 0 if state.final else state.playable & ~sum(state.land.values())
    # No free cell beside it: the smallest tile has two cells.
    alone: int = free & ~beside(free)
    return alone.bit_count()


def doom_chance(state: Expedition) -> float:
    """How likely the poacher ends the game in his next turn, by the cards he may turn up."""
    poacher = state.poacher
    if poacher is None or not _is_near(state) or _has_hunted_last(state):
        return 0.0
    cards = poacher.deck or poacher.used
    fatal = sum([_is_fatal(state, PLANS[card]) for card in cards])
    return fatal / len(cards) if cards else 0.0


def _is_near(state: Expedition) -> bool:
    """Whether one more catch may be enough for the poacher."""
    caught = state.poacher.caught if state.poacher else ()
    return len(caught) + 1 >= CATCHES or matches(state, caught) + 1 >= CONTRACT_CATCHES


def _has_hunted_last(state: Expedition) -> bool:
    return state.final == 2 and (state.assisting or POACHER not in state.waiting)


def _is_fatal(state: Expedition, plan: PoacherPlan) -> bool:
    """Whether a card makes the poacher catch the last that he needs."""
    poacher = state.poacher
    if poacher is None:
        return False
    for action in plan.rows[len(poacher.evidence)]:
        # A harmless action further left is taken to be possible: he would stop there.
        if action not in CATCHING:
            return False
        if prey := candidates(state, action, plan):
            caught = (*poacher.caught, prey[0])
            return len(caught) >= CATCHES or matches(state, caught) >= CONTRACT_CATCHES
    return False
