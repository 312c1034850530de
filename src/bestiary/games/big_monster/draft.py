"""Chapter 2: a turn in the individual and team modes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import CHANCE, Choice, Deal, Decision, Seat, Step
from bestiary.games.big_monster.box.components import Tile
from bestiary.games.big_monster.choices import DrawTiles, Take, TakeAndSend
from bestiary.games.big_monster.events import BeganRound, DiscardedLast, KeptDragon
from bestiary.games.big_monster.finish import FINISH
from bestiary.games.big_monster.medals import CheckMedals
from bestiary.games.big_monster.passing import NextPasser, Sendings, full_wish_list, wish_lists
from bestiary.games.big_monster.placing import PlaceTiles, TurnUp
from bestiary.games.big_monster.state import (
    NO_STACK,
    MonsterState,
    Passing,
    Stack,
    Thrown,
    drained,
    new_stack,
    replaced,
    without,
)

ROUNDS: Final = 2
TURNS: Final = 9
STACK_SIZE: Final = 10
TAKE: Final = {tile: Take(tile) for tile in Tile}


def takes(tiles: tuple[Tile, ...]) -> list[Take]:
    return [TAKE[tile] for tile in dict.fromkeys(tiles)]


@dataclass(frozen=True, slots=True)
class DealStack(Step):
    """§1.7 Everyone gets a stack of ten tiles at the start of each round."""

    seat: Seat

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return (Decision(CHANCE, "deal-stack", Deal(state.bag, STACK_SIZE, DrawTiles)),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, DrawTiles]) -> None:
        tiles = answers[CHANCE].tiles
        state.bag = drained(state.bag, tiles)
        # A stack keeps its number for the whole round; hands and ships hold numbers.
        state.ships = replaced(state.ships, self.seat, len(state.stacks))
        state.stacks += (Stack(tiles, 0),)


@dataclass(frozen=True, slots=True)
class BeginRound(Step):
    """§2.1 The game has two rounds of nine turns."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.round += 1
        state.turn = 0
        state.stacks = ()
        state.ships = (NO_STACK,) * state.seats
        state.tell(BeganRound, state.round)
        state.then(*map(DealStack, range(state.seats)), BeginTurn())


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
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
            stacks[number] = new_stack(tiles, held | 1 << seat)
        state.stacks = tuple(stacks)
        state.reveal()
        state.then(*(LAST_TURN if state.turn == TURNS else TURN))


@dataclass(frozen=True, slots=True)
class ChooseTiles(Step):
    """§2.3 All choose one tile of their stack in secret and at the same time."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        if state.passing is Passing.RANKED and state.turn < TURNS:
            return [
                Decision(seat, "choose-and-send", _sendings(state, seat))
                for seat in range(state.seats)
            ]
        stacks = state.stacks
        return [
            Decision(seat, "choose-tile", takes(stacks[number].tiles))
            for seat, number in enumerate(state.hands)
        ]

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Take | TakeAndSend]) -> None:
        stacks = list(state.stacks)
        chosen: list[Tile | None] = [None] * state.seats
        for seat, choice in answers.items():
            tile = chosen[seat] = choice.tile
            tiles, held = stacks[state.hands[seat]]
            stacks[state.hands[seat]] = new_stack(without(tiles, tile), held)
        state.stacks = tuple(stacks)
        state.chosen = tuple(chosen)
        # Answers stand in the order in which they were given.
        as_chosen = state.passing is Passing.AS_CHOSEN
        state.to_pass = tuple(answers) if as_chosen else tuple(range(state.seats))
        state.passed = ()
        state.wishes = _wishes(state, answers)

    def is_race(self, state: MonsterState) -> bool:
        return state.passing is Passing.AS_CHOSEN and state.turn < TURNS


def _sendings(state: MonsterState, seat: Seat) -> Sendings:
    tiles = tuple(dict.fromkeys(state.stack_of(seat)))
    return Sendings(tiles, wish_lists(state, seat))


def _wishes(
    state: MonsterState, answers: Mapping[Seat, Take | TakeAndSend]
) -> tuple[tuple[Seat, ...], ...]:
    """Where everyone's stack shall go, if that was asked for with the tile."""
    wishes = [
        full_wish_list(state, seat, choice.ships)
        for seat in range(state.seats)
        if isinstance(choice := answers[seat], TakeAndSend)
    ]
    return tuple(wishes)


@dataclass(frozen=True, slots=True)
class DiscardLast(Step):
    """§2.9 In the ninth turn nothing is passed: the last tile of each stack is discarded."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.discards += tuple(Thrown(tile, held) for (tile,), held in state.stacks)
        state.stacks = ()
        state.hands = ()
        state.to_pass = ()
        state.tell(DiscardedLast, state.round)


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """§2.10 The dragon stays with its holder for good; round two has a dragon of its own."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        if state.dragon is not None:
            number = state.dragons[state.dragon] + 1
            state.dragons = replaced(state.dragons, state.dragon, number)
            state.tell(KeptDragon, state.dragon)
            state.dragon = None
        state.then(*(FINISH if state.round == ROUNDS else (BeginRound(),)))


TURN: Final = (ChooseTiles(), NextPasser(), TurnUp(), PlaceTiles(), CheckMedals(), BeginTurn())
LAST_TURN: Final = (ChooseTiles(), DiscardLast(), TurnUp(), PlaceTiles(), CheckMedals(), EndRound())
