"""Turning tiles up and laying them, alike in every mode."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.big_monster.box.components import (
    COLOURS,
    CRYSTAL_POINTS,
    FIRST_CRYSTAL,
    LAKE_WHOLE,
    TILES,
)
from bestiary.games.big_monster.events import GrewCrystal, JoinedLake, Laid, Mutated
from bestiary.games.big_monster.state import MonsterState
from bestiary.games.big_monster.zone import WHOLE_LAKES, Place, Zone, place


@dataclass(frozen=True, slots=True)
class TurnUp(Step):
    """§2.6 When every stack lies on a ship, all chosen tiles are turned up together."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.turned_up = True
        state.reveal()


@dataclass(frozen=True, slots=True)
class PlaceTiles(Step):
    """§2.7 All lay their tiles at the same time, seeing nobody else's place."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return [
            Decision(
                seat,
                "place",
                tuple(state.zones[seat].room(tile).values()),
                (("tile", tile),),
            )
            for seat, tile in enumerate(state.chosen)
            if tile is not None
        ]

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Place]) -> None:
        zones = list(state.zones)
        for seat, tile in enumerate(state.chosen):
            if tile is None:
                continue
            # `answers` were asked for from the zones before: nobody could react (ruling on §2.7).
            zones[seat] = zones[seat].lay(tile, answers[seat])
            # Imagined worlds keep no log: comparing two zones for it would be a waste.
            if state.events is not None:
                _tell(state, seat, state.zones[seat], zones[seat])
        state.zones = tuple(zones)
        state.chosen = (None,) * state.seats
        state.turned_up = False
        state.reveal()


def _tell(state: MonsterState, seat: Seat, before: Zone, after: Zone) -> None:
    state.tell(Laid, seat, after.tiles[-1], *place(after.spots[-1]))
    for index, hits in after.hits.items():
        if hits > before.hits.get(index, 0):
            tile = after.tiles[index]
            state.tell(Mutated, seat, tile, hits, TILES[tile].values[hits])
    for number, colour in enumerate(COLOURS):
        at = FIRST_CRYSTAL + number
        for _ in range(after.counts[at] - before.counts[at]):
            state.tell(GrewCrystal, seat, colour, CRYSTAL_POINTS[number])
    if after.counts[WHOLE_LAKES] > before.counts[WHOLE_LAKES]:
        state.tell(JoinedLake, seat, LAKE_WHOLE)
