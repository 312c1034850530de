"""§4 Main actions at home: digging rooms and building beds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Decision, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar.box.components import BED_TRACK, DUNGEON_TRACK, NUMBERS
from bestiary.games.rats_of_wistar.box.script import Raw, act
from bestiary.games.rats_of_wistar.box.stock import (
    METAL,
    WOOD,
)
from bestiary.games.rats_of_wistar.choices import Build, Dig
from bestiary.games.rats_of_wistar.events import Built, Dug
from bestiary.games.rats_of_wistar.gains import spend, trigger_steps
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.reasons import bed_reasons, dig_reasons
from bestiary.games.rats_of_wistar.state import Wistar

DIG: Final = tuple(map(Dig, range(len(DUNGEON_TRACK) + 1)))
BUILD: Final = tuple(map(Build, range(len(BED_TRACK) + 1)))


def room_cost(player: Player) -> int:
    """What one room costs this player in metal."""
    return NUMBERS["cheap_room_metal" if player.has_cheap_rooms else "room_metal"]


def bed_cost(player: Player) -> int:
    """What one bed costs this player in wood."""
    return NUMBERS["cheap_bed_wood" if player.has_cheap_beds else "bed_wood"]


@dataclass(frozen=True, slots=True)
class DigRooms(Step):
    """§4.2 Dig up to the strength in rooms for 2 metal each, cheapest token first."""

    number: int
    free: bool = False
    discount: int = 0

    def cost(self, player: Player, rooms: int) -> int:
        """What so many rooms cost in metal."""
        return 0 if self.free else max(0, rooms * room_cost(player) - self.discount)

    def _max_rooms(self, me: Player) -> int:
        most = min(self.number, len(DUNGEON_TRACK) - me.rooms_dug)
        # By trial: with a discount, rooms are no fixed price each.
        while most > 0 and self.cost(me, most) > me.metal:
            most -= 1
        return most

    def reasons(self, state: Wistar, _: Seat) -> Sequence[Reason]:
        return tuple(dig_reasons(state.me, self.number, self._max_rooms(state.me)))

    def ask(self, state: Wistar) -> Sequence[Decision]:
        most = self._max_rooms(state.me)
        return (Decision(state.actor, "dig", DIG[: most + 1]),) if most > 0 else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Dig]) -> None:
        """Pay and dig; effects that wait for a room follow for each of them."""
        rooms = answers[state.actor].rooms if answers else 0
        if not rooms:
            return
        me = state.me
        spend(state, METAL, self.cost(me, rooms))
        me.dig(rooms)
        state.tell(Dug, state.actor, rooms)
        state.then_all(trigger_steps(me, *["dig"] * rooms))


@dataclass(frozen=True, slots=True)
class BuildBeds(Step):
    """§4.3 Build up to the strength in beds for 2 wood each, into free rooms; their workers wake.

    The woken worker waits at the burrow entrance.
    """

    number: int
    free: bool = False
    discount: int = 0

    def cost(self, player: Player, beds: int) -> int:
        """What so many beds cost in wood."""
        return 0 if self.free else max(0, beds * bed_cost(player) - self.discount)

    def _max_beds(self, me: Player) -> int:
        most = min(self.number, len(BED_TRACK) - me.beds_built, me.free_rooms)
        while most > 0 and self.cost(me, most) > me.wood:
            most -= 1
        return most

    def reasons(self, state: Wistar, _: Seat) -> Sequence[Reason]:
        return tuple(bed_reasons(state.me, self.number, self._max_beds(state.me)))

    def ask(self, state: Wistar) -> Sequence[Decision]:
        most = self._max_beds(state.me)
        return (Decision(state.actor, "build", BUILD[: most + 1]),) if most > 0 else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Build]) -> None:
        """Pay and build; effects that wait for a bed follow for each of them."""
        beds = answers[state.actor].beds if answers else 0
        if not beds:
            return
        me = state.me
        spend(state, WOOD, self.cost(me, beds))
        me.build(beds)
        state.tell(Built, state.actor, beds)
        state.then_all(trigger_steps(me, *["bed"] * beds))


@act("dig")
def _dig(number: int, free: bool = False, discount: Raw = ()) -> DigRooms:
    return DigRooms(number, free, dict(discount).get("metal", 0))


@act("bed")
def _bed(number: int, free: bool = False, discount: Raw = ()) -> BuildBeds:
    return BuildBeds(number, free, dict(discount).get("wood", 0))
