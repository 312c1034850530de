"""Chapter 2: a turn in the individual and team modes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from bestiary.core import CHANCE, Choice, Deal, Decision, Odds, Reason, Seat
from bestiary.games.big_monster.box.components import Explorer, Tile
from bestiary.games.big_monster.choices import DrawPasser, DrawTiles, LayOn, Take
from bestiary.games.big_monster.events import (
    AngeredDragon,
    BeganRound,
    DiscardedLast,
    HandedDragon,
    KeptDragon,
    KeptStack,
    LaidStack,
)
from bestiary.games.big_monster.finish import FINISH
from bestiary.games.big_monster.medals import CheckMedals
from bestiary.games.big_monster.placing import PlaceTiles, TurnUp
from bestiary.games.big_monster.state import (
    NO_STACK,
    MonsterState,
    Passing,
    Stack,
    Thrown,
    drained,
    replaced,
    without,
)

ROUNDS = 2
TURNS = 9
STACK_SIZE = 10
LAY_ON = tuple(map(LayOn, range(6)))


@lru_cache(maxsize=4096)
def takes(tiles: tuple[Tile, ...]) -> tuple[Take, ...]:
    return tuple(map(Take, dict.fromkeys(tiles)))


@cache
def passers(seats: tuple[Seat, ...]) -> Odds:
    return Odds({DrawPasser(seat): 1 for seat in seats})


@dataclass(frozen=True, slots=True)
class DealStack:
    """§1.7 Everyone gets a stack of ten tiles at the start of each round."""

    seat: Seat

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return (Decision(CHANCE, "deal-stack", Deal(state.bag, STACK_SIZE, DrawTiles)),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        tiles = answers[CHANCE].tiles
        state.bag = drained(state.bag, tiles)
        state.ships = replaced(state.ships, self.seat, len(state.stacks))
        state.stacks += (Stack(tiles, 0),)


@dataclass(frozen=True, slots=True)
class BeginRound:
    """§2.1 The game has two rounds of nine turns."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.round += 1
        state.turn = 0
        state.stacks = ()
        state.ships = (NO_STACK,) * state.seats
        state.tell(BeganRound(state.round))
        state.then(*map(DealStack, range(state.seats)), BeginTurn())


@dataclass(frozen=True, slots=True)
class BeginTurn:
    """§2.2 Everyone takes up the stack on their ship and looks through it."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.turn += 1
        state.hands = state.ships
        state.ships = (NO_STACK,) * state.seats
        stacks = list(state.stacks)
        for seat, number in enumerate(state.hands):
            tiles, held = stacks[number]
            stacks[number] = Stack(tiles, held | 1 << seat)
        state.stacks = tuple(stacks)
        state.reveal()
        state.then(*(LAST_TURN if state.turn == TURNS else TURN))


@dataclass(frozen=True, slots=True)
class ChooseTiles:
    """§2.3 All choose one tile of their stack in secret and at the same time."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        stacks = state.stacks
        return [
            Decision(seat, "choose-tile", takes(stacks[number].tiles))
            for seat, number in enumerate(state.hands)
        ]

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        stacks = list(state.stacks)
        chosen: list[Tile | None] = [None] * state.seats
        for seat, choice in answers.items():
            tile = chosen[seat] = choice.tile
            tiles, held = stacks[state.hands[seat]]
            stacks[state.hands[seat]] = Stack(without(tiles, tile), held)
        state.stacks = tuple(stacks)
        state.chosen = tuple(chosen)
        is_drawn = state.passing is Passing.DRAWN
        state.to_pass = tuple(range(state.seats)) if is_drawn else tuple(answers)
        state.passed = ()


@dataclass(frozen=True, slots=True)
class NextPasser:
    """§2.4 Chance draws who lays a stack down next, or whoever chose first comes first."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        if state.passing is Passing.AS_CHOSEN or len(state.to_pass) == 1:
            return ()
        return (Decision(CHANCE, "next-passer", passers(state.to_pass)),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
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


@dataclass(frozen=True, slots=True)
class LayStack:
    """§2.5 Lay the rest of the stack on a free ship; on yours only if no other is free."""

    seat: Seat

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        ships = free_ships(state, self.seat)
        if len(ships) == 1:
            return ()
        return (Decision(self.seat, "lay-stack", tuple([LAY_ON[ship] for ship in ships])),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        free = state.ships.count(NO_STACK)
        ship = answers[self.seat].ship if answers else free_ships(state, self.seat)[0]
        state.ships = replaced(state.ships, ship, state.hands[self.seat])
        state.passed += (self.seat,)
        state.tell(LaidStack(self.seat, ship) if ship != self.seat else KeptStack(ship))
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
        state.tell(AngeredDragon(seat))
    elif state.dragon != seat:
        state.tell(HandedDragon(seat, state.dragon))
    state.dragon = seat


@dataclass(frozen=True, slots=True)
class DiscardLast:
    """§2.9 In the ninth turn nothing is passed: the last tile of each stack is discarded."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.discards += tuple(Thrown(tile, held) for (tile,), held in state.stacks)
        state.stacks = ()
        state.hands = ()
        state.to_pass = ()
        state.tell(DiscardedLast(state.round))


@dataclass(frozen=True, slots=True)
class EndRound:
    """§2.10 The dragon stays with its holder for good; round two has a dragon of its own."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        if state.dragon is not None:
            held = state.dragons[state.dragon] + 1
            state.dragons = replaced(state.dragons, state.dragon, held)
            state.tell(KeptDragon(state.dragon))
            state.dragon = None
        state.then(*(FINISH if state.round == ROUNDS else (BeginRound(),)))


TURN = (ChooseTiles(), NextPasser(), TurnUp(), PlaceTiles(), CheckMedals(), BeginTurn())
LAST_TURN = (ChooseTiles(), DiscardLast(), TurnUp(), PlaceTiles(), CheckMedals(), EndRound())
