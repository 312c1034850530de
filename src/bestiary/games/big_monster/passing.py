"""Chapter 2, passing: who lays the rest of a stack on which ship, and the angry dragon."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Final

from bestiary.core import CHANCE, Decision, Odds, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.big_monster.box.components import Explorer, Tile
from bestiary.games.big_monster.choices import DrawPasser, LayOn, TakeAndSend
from bestiary.games.big_monster.events import AngeredDragon, HandedDragon, KeptStack, LaidStack
from bestiary.games.big_monster.state import NO_STACK, MonsterState, Passing, replaced

LAY_ON: Final = tuple(map(LayOn, range(6)))
WISHES: Final = 3

Ships = tuple[Seat, ...]


@cache
def passers(seats: tuple[Seat, ...]) -> Odds:
    return Odds({DrawPasser(seat): 1 for seat in seats})


@dataclass(frozen=True, slots=True)
class NextPasser(Step):
    """§2.4 Chance draws who lays a stack down next, or whoever chose first comes first."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        if state.passing is Passing.AS_CHOSEN or len(state.to_pass) == 1:
            return ()
        return (Decision(CHANCE, "next-passer", passers(state.to_pass)),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, DrawPasser]) -> None:
        seat = answers[CHANCE].seat if answers else state.to_pass[0]
        state.to_pass = tuple(s for s in state.to_pass if s != seat)
        state.reveal()
        state.then(LayStack(seat), *((self,) if state.to_pass else ()))


def free_ships(state: MonsterState, seat: Seat) -> list[Seat]:
    free = [s for s, stack in enumerate(state.ships) if stack == NO_STACK]
    others = [s for s in free if s != seat]
    return others if others and not may_keep(state, seat) else free


def may_keep(state: MonsterState, seat: Seat) -> bool:
    """§6.2 The woman in black may lay the stack on her own ship whenever it is free."""
    return state.zones[seat].explorer is Explorer.WOMAN_IN_BLACK


@cache
def _lists(ships: Ships) -> tuple[Ships, ...]:
    # The last ship need not be named: it is the only one left (ruling on §2.11).
    return tuple(permutations(ships, min(WISHES, len(ships) - 1)))


def _ships_for(state: MonsterState, seat: Seat) -> Ships:
    """The ships a player may ask for, clockwise; their own, if at all, comes last."""
    own = 1 if may_keep(state, seat) else 0
    return tuple((seat + step) % state.seats for step in range(1, state.seats + own))


def wish_lists(state: MonsterState, seat: Seat) -> tuple[Ships, ...]:
    """§2.11 With the tile, ships are named in the order of one's wishes: three, or all but one."""
    return _lists(_ships_for(state, seat))


def full_wish_list(state: MonsterState, seat: Seat, ships: Ships) -> Ships:
    """A list of wishes with the ships not named at its end, clockwise."""
    return (*ships, *(ship for ship in _ships_for(state, seat) if ship not in ships))


def wished_ship(state: MonsterState, seat: Seat) -> Seat:
    """The first free ship of a list; the only one free if there is no list."""
    free = free_ships(state, seat)
    wishes = state.wishes[seat] if state.wishes else ()
    return next((ship for ship in wishes if ship in free), free[0])


class Sendings(Sequence[TakeAndSend]):
    """Lazy product of tiles and lists of ships: up to 10 × 120 options, made when asked for."""

    __slots__ = ("lists", "tiles")

    def __init__(self, tiles: tuple[Tile, ...], lists: tuple[Ships, ...]) -> None:
        self.tiles = tiles
        self.lists = lists

    def __len__(self) -> int:
        return len(self.tiles) * len(self.lists)

    def __getitem__(self, index: int) -> TakeAndSend:  # type: ignore[override]  # no slices needed
        tile, ships = divmod(index, len(self.lists))
        return TakeAndSend(self.tiles[tile], self.lists[ships])

    def __contains__(self, choice: object) -> bool:
        return (
            isinstance(choice, TakeAndSend)
            and choice.tile in self.tiles
            and choice.ships in self.lists
        )


@dataclass(frozen=True, slots=True)
class LayStack(Step):
    """§2.5 Lay the rest of the stack on a free ship; on yours only if no other is free."""

    seat: Seat

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        ships = free_ships(state, self.seat)
        if len(ships) == 1 or state.wishes:
            return ()
        return (Decision(self.seat, "lay-stack", tuple([LAY_ON[ship] for ship in ships])),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, LayOn]) -> None:
        free = state.ships.count(NO_STACK)  # before this stack is laid
        ship = answers[self.seat].ship if answers else wished_ship(state, self.seat)
        state.ships = replaced(state.ships, ship, state.hands[self.seat])
        state.passed += (self.seat,)
        # What was wished is of no use any more, and `imagine` guesses wishes of others only.
        state.wishes = state.wishes and replaced(state.wishes, self.seat, ())
        if ship == self.seat:
            state.tell(KeptStack, ship)
        else:
            state.tell(LaidStack, self.seat, ship)
        # The woman in black may choose her own ship: only being forced angers the dragon.
        if ship == self.seat and free == 1:
            anger_dragon(state, self.seat)

    def reasons(self, state: MonsterState, seat: Seat) -> Sequence[Reason]:
        if seat != self.seat or seat in free_ships(state, seat):
            return ()
        taken = state.ships[seat] != NO_STACK
        return (Reason("keep-stack", "ship-taken" if taken else "other-ship-free", "§2.5"),)


def anger_dragon(state: MonsterState, seat: Seat) -> None:
    """§2.8 Whoever must use their own ship takes the angry dragon, from its holder if any."""
    if state.dragon is None:
        state.tell(AngeredDragon, seat)
    elif state.dragon != seat:
        state.tell(HandedDragon, seat, state.dragon)
    state.dragon = seat
