"""Inventory for the conformance suite: pieces in the box and pieces in a state must be equal."""

from collections import Counter
from collections.abc import Iterator

from bestiary.core.game import Options
from bestiary.games.big_monster.box.components import (
    DRAGONS,
    MUTATED_COPIES,
    TILES,
    Explorer,
    Medal,
    Tile,
    explorers,
)
from bestiary.games.big_monster.setup import mode_of, tile_mix
from bestiary.games.big_monster.state import Mode, MonsterState, medals_in

Piece = tuple[str, str]
DRAFT_MODES = (Mode.INDIVIDUAL, Mode.TEAMS)


def box(seats: int, options: Options) -> Counter[Piece]:
    mode = mode_of(seats, options)
    pieces: Counter[Piece] = Counter()
    for tile, number in tile_mix(seats, mode).items():
        pieces["tile", tile] = number
    for explorer in explorers(seats):
        pieces["explorer", explorer] = 1
    for tile in MUTANTS:
        pieces["mutated", tile] = MUTATED_COPIES
    if mode in DRAFT_MODES:
        pieces["medal", "dragon"] = DRAGONS
    return pieces


MUTANTS = tuple(tile for tile, spec in TILES.items() if spec.mutations)


def components(state: MonsterState) -> Counter[Piece]:
    pieces: Counter[Piece] = Counter()
    for tile in _tiles(state):
        pieces["tile", tile] += 1
    for explorer in _explorers(state):
        pieces["explorer", explorer] += 1
    # Mutated tiles and dragons not in use lie beside the board and are not in the state: counted
    # is what the box has, unless more are in use, and then the totals differ as they should.
    for tile, used in _mutated(state).items():
        pieces["mutated", tile] = max(MUTATED_COPIES, used)
    if state.mode in DRAFT_MODES:
        used = sum(state.dragons) + (state.dragon is not None)
        pieces["medal", "dragon"] = max(DRAGONS, used)
    return pieces


# Players who move at random never grow a crystal of each colour, nor two whole lake monsters.
HARD_MEDALS = (Medal.LAKE, Medal.CRYSTALS)
COMPONENTS_TO_COVER: frozenset[Piece] = frozenset(
    [
        *(("tile", tile) for tile in Tile),
        *(("explorer", explorer) for explorer in Explorer),
        *(("medal", medal) for medal in Medal if medal not in HARD_MEDALS),
        ("medal", "dragon"),
    ]
)


def in_play(state: MonsterState) -> Iterator[Piece]:
    """What lies in zones and which medals are won."""
    for zone in state.zones:
        yield "explorer", zone.explorer
        yield from (("tile", tile) for tile in zone.tiles)
    for mask in (*state.personal, *state.team):
        yield from (("medal", medal) for medal in medals_in(mask))
    if any(state.dragons):
        yield "medal", "dragon"


def _tiles(state: MonsterState) -> list[Tile]:
    tiles = [tile for tile, number in state.bag.items() for _ in range(number)]
    for zone in state.zones:
        tiles.extend(zone.tiles)
    for stack in state.stacks:
        tiles.extend(stack.tiles)
    for row in state.rows:
        tiles.extend(row.tiles)
    tiles.extend(tile for tile in state.chosen if tile is not None)
    tiles.extend(thrown.tile for thrown in state.discards)
    return tiles


def _explorers(state: MonsterState) -> list[Explorer]:
    dealt = [explorer for pair in state.dealt for explorer in pair]
    return [*state.explorers, *dealt, *state.spare, *(zone.explorer for zone in state.zones)]


def _mutated(state: MonsterState) -> dict[Tile, int]:
    used = dict.fromkeys(MUTANTS, 0)
    for zone in state.zones:
        for index in zone.hits:
            used[zone.tiles[index]] += 1
    return used
