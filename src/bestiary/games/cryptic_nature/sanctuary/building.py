"""§8 Building the sanctuary: terrain tiles, closed terrains and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.core.step import LookupOptions
from bestiary.games.cryptic_nature.bag import Answers
from bestiary.games.cryptic_nature.box.components import TERRAIN_OF, TERRAINS, TILE_RANK
from bestiary.games.cryptic_nature.box.pieces import Terrain, TerrainTile
from bestiary.games.cryptic_nature.box.piles import without
from bestiary.games.cryptic_nature.box.shapes import STARTS, WIDTH, Lying, terrain_turn
from bestiary.games.cryptic_nature.choices import Exchange, PlaceTile, TakeTile
from bestiary.games.cryptic_nature.events import (
    PoacherBuilt,
    SanctuaryFinished,
    TerrainClosed,
    TileExchanged,
    TilePlaced,
    TileTaken,
)
from bestiary.games.cryptic_nature.sanctuary.room import (
    build_on,
    placeable,
    room_of,
    tile_spots,
    without_room,
)
from bestiary.games.cryptic_nature.state import Expedition, Laid, new_tuple

TAKE: Final[dict[TerrainTile, Choice]] = {t: TakeTile(t) for t in TerrainTile}
PLACE: Final[dict[TerrainTile, Choice]] = {t: PlaceTile(t) for t in TerrainTile}
exchange_of: Final = cache(Exchange)


def in_stacks(state: Expedition) -> tuple[TerrainTile, ...]:
    """The tiles that may still be taken."""
    return tuple([t for k in TERRAINS if k not in state.closed for t in state.stacks[k]])


@dataclass(frozen=True, slots=True)
class PlaceTerrain(Step):
    """§8.2 One of the own terrain tiles goes into the sanctuary."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if state.final:
            return ()
        mine = placeable(state, state.tiles[self.seat])
        if mine:
            return (Decision(self.seat, "place-tile", LookupOptions(PLACE, mine)),)
        exchanges = tuple(
            exchange_of(tile, other)
            for other in placeable(state, in_stacks(state))
            for tile in state.tiles[self.seat]
        )
        return (Decision(self.seat, "exchange-tile", exchanges),) if exchanges else ()

    def resolve(self, state: Expedition, answers: Mapping[Seat, PlaceTile | Exchange]) -> None:
        if not answers:
            return
        choice = answers[self.seat]
        if isinstance(choice, Exchange):
            exchange(state, self.seat, choice)
            return
        kind = TERRAIN_OF[choice.tile]
        state.then(lay_terrain(self.seat, choice.tile), take_tiles(self.seat, 1, kind))


place_terrain: Final = cache(PlaceTerrain)
"""Steps that recur are made only once."""


def exchange(state: Expedition, seat: Seat, choice: Exchange) -> None:
    """Give a tile back to its stack for one that fits, then place that."""
    tile, other = choice
    state.tiles[seat] = tuple(other if t is tile else t for t in state.tiles[seat])
    remove_from_stack(state, other)
    kind = TERRAIN_OF[tile]
    stack = tuple(sorted((*state.stacks[kind], tile), key=TILE_RANK.__getitem__))
    state.stacks = state.stacks | {kind: stack}
    state.tell(TileExchanged, seat, tile, other)
    state.then(place_terrain(seat))


def remove_from_stack(state: Expedition, tile: TerrainTile) -> None:
    """Take a tile out of its stack."""
    kind = TERRAIN_OF[tile]
    stacks = state.stacks.copy()
    stacks[kind] = without(stacks[kind], tile)
    state.stacks = stacks


@dataclass(frozen=True, slots=True)
class LayTerrain(Step):
    """The first tile of a terrain covers a start place, later ones adjoin their own kind."""

    seat: Seat
    tile: TerrainTile
    for_poacher: bool = False

    def ask(self, state: Expedition) -> Sequence[Decision]:
        about = (("tile", self.tile),)
        return (Decision(self.seat, "lay-tile", tile_spots(state, self.tile), about),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        row, column, turn = answers[self.seat]
        if self.for_poacher:
            remove_from_stack(state, self.tile)
            state.tell(PoacherBuilt, self.tile, row, column)
        else:
            state.tiles[self.seat] = without(state.tiles[self.seat], self.tile)
            state.tell(TilePlaced, self.seat, self.tile, row, column)
        lay_tile(state, self.tile, new_tuple(Lying, (row, column, turn)))
        check_terrains(state, self.seat)


lay_terrain: Final = cache(LayTerrain)


def lay_tile(state: Expedition, tile: TerrainTile, lying: Lying) -> None:
    """Put a terrain tile into the sanctuary, its symbols with it."""
    kind = TERRAIN_OF[tile]
    turned = terrain_turn(tile, lying.turn)
    first = lying.row * WIDTH + lying.column
    area = turned.area << first
    before = room_of(state)  # while the old land still stands
    land = state.land.copy()  # never changed in place: `room_of` tells lands apart by identity
    land[kind] |= area
    if turned.symbols:
        state.symbols = state.symbols.copy()
        for symbol, mark in turned.symbols:
            state.symbols[symbol] |= mark << first
    if not state.land[kind]:  # the old land: the first tile claims the start place it covers
        pairs = zip(STARTS, state.starts, strict=True)
        state.starts = tuple(kind if area & mask else owner for mask, owner in pairs)
    state.land = land
    state.laid += (new_tuple(Laid, (tile, lying)),)
    build_on(state, before, kind, [first + offset for offset in turned.offsets])


@dataclass(frozen=True, slots=True)
class CheckTerrains(Step):
    """§8.3 A terrain of which no tile has a place is closed: everybody gives its tiles away."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        check_terrains(state, self.seat)


def check_terrains(state: Expedition, mover: Seat) -> None:
    """Close the terrains that have become too tight."""
    if shut := without_room(state):
        close(state, mover, shut)


def close(state: Expedition, mover: Seat, shut: list[Terrain]) -> None:
    """Close terrains; everybody, beginning with the mover, changes tiles of them."""
    state.closed += tuple(shut)
    for terrain in shut:
        state.tell(TerrainClosed, terrain)
    if len(state.closed) == len(TERRAINS):
        finish_sanctuary(state)  # before the steps below: then nobody takes tiles
    steps = []
    for seat in from_mover(state, mover):
        gone = tuple(t for t in state.tiles[seat] if TERRAIN_OF[t] in shut)
        state.tiles[seat] = tuple(t for t in state.tiles[seat] if t not in gone)
        state.scrapped += gone
        steps.append(take_tiles(seat, len(gone)))
    state.then(*steps)


def finish_sanctuary(state: Expedition) -> None:
    """§8.5 Nothing more can be built: this round is finished and one more follows."""
    if not state.final:
        state.final = 1
        state.tell(SanctuaryFinished)


def from_mover(state: Expedition, seat: Seat) -> tuple[Seat, ...]:
    """The players in initiative order, beginning with this one."""
    order = [s for s in state.in_order() if s < state.seats]
    at = order.index(seat)
    return (*order[at:], *order[:at])


@dataclass(frozen=True, slots=True)
class TakeTiles(Step):
    """§8.4 Take tiles of this terrain, or of any open one if its stack is empty or closed."""

    seat: Seat
    number: int
    terrain: Terrain | None = None

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if state.final or not self.number:
            return ()
        tiles = self.on_offer(state)
        if not tiles:
            return ()
        return (Decision(self.seat, "take-tile", LookupOptions(TAKE, tiles)),)

    def on_offer(self, state: Expedition) -> tuple[TerrainTile, ...]:
        if self.terrain is not None and self.terrain not in state.closed:
            same = state.stacks[self.terrain]
            if same:
                return same
        return in_stacks(state)

    def resolve(self, state: Expedition, answers: Mapping[Seat, TakeTile]) -> None:
        if not answers:
            return
        tile = answers[self.seat].tile
        remove_from_stack(state, tile)
        state.tiles[self.seat] += (tile,)
        state.tell(TileTaken, self.seat, tile)
        if self.number > 1:
            state.then(take_tiles(self.seat, self.number - 1, self.terrain))


take_tiles: Final = cache(TakeTiles)
