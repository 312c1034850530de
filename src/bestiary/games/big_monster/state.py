"""The state: all but the agenda is immutable or replaced whole, so a shallow copy is enough."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, Self, TypeVar

from bestiary.core import Seat, State
from bestiary.games.big_monster.box.components import DRAGON_POINTS, MEDALS, Explorer, Medal, Tile
from bestiary.games.big_monster.scoring import lines
from bestiary.games.big_monster.zone import Zone


class Mode(StrEnum):
    INDIVIDUAL = "individual"
    DUEL = "duel"
    SPECIAL = "special"
    TEAMS = "teams"


class Passing(StrEnum):
    DRAWN = "drawn"
    AS_CHOSEN = "as-chosen"
    RANKED = "ranked"


class Row(NamedTuple):
    """An open row of the special modes: row 1 or row 2."""

    number: int
    tiles: tuple[Tile, ...]


class Stack(NamedTuple):
    """A stack of the draft: its tiles, and the seats that have held it, as bits."""

    tiles: tuple[Tile, ...]
    held: int


class Thrown(NamedTuple):
    """A discarded tile and the seats that know it, as bits; PUBLIC if it was face up."""

    tile: Tile
    known: int


# Looked up once: a NamedTuple's generated `__new__` is interpreted even in compiled modules.
_new: Final = tuple.__new__


def new_row(number: int, tiles: tuple[Tile, ...]) -> Row:
    return _new(Row, (number, tiles))


def new_stack(tiles: tuple[Tile, ...], held: int) -> Stack:
    return _new(Stack, (tiles, held))


PUBLIC: Final = -1  # as bits: every seat knows it
FACE_UP: Final = {tile: Thrown(tile, PUBLIC) for tile in Tile}
"""Every tile as it is discarded face up."""
NO_STACK: Final = -1
ORDER: Final = {tile: number for number, tile in enumerate(Tile)}
MEDAL_BITS: Final = {medal: 1 << number for number, medal in enumerate(Medal)}


def is_known(mask: int, seat: Seat) -> bool:
    # A spectator's seat is negative: no bit is theirs, only what is public.
    return mask == PUBLIC or (seat >= 0 and bool(mask >> seat & 1))


def team_of(seat: Seat, seats: int) -> int:
    """§1.2 Partners sit opposite each other, never side by side: A B A B or A B C A B C."""
    return seat % (seats // 2)


def medals_in(mask: int) -> Iterator[Medal]:
    return (medal for medal, bit in MEDAL_BITS.items() if mask & bit)


@dataclass(slots=True, kw_only=True)
class MonsterState(State):
    seats: int
    mode: Mode
    passing: Passing
    layout: tuple[Medal, ...]
    bag: Mapping[Tile, int]
    explorers: Mapping[Explorer, int]
    dealt: tuple[tuple[Explorer, ...], ...] = ()
    spare: tuple[Explorer, ...] = ()
    zones: tuple[Zone, ...] = ()
    round: int = 0
    turn: int = 0
    stacks: tuple[Stack, ...] = ()
    hands: tuple[int, ...] = ()
    ships: tuple[int, ...] = ()
    chosen: tuple[Tile | None, ...] = ()
    turned_up: bool = False
    to_pass: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    wishes: tuple[tuple[Seat, ...], ...] = ()
    dragon: Seat | None = None
    dragons: tuple[int, ...] = ()
    discards: tuple[Thrown, ...] = ()
    rows: tuple[Row, ...] = ()
    row: int | None = None
    lead: Seat = 0
    in_order: bool = False
    personal: tuple[int, ...] = ()
    team: tuple[int, ...] = ()

    def copy(self) -> Self:
        # Field by field, past `__init__`: copying is what searches do most.
        twin = self.twin()
        twin.seats = self.seats
        twin.mode = self.mode
        twin.passing = self.passing
        twin.layout = self.layout
        twin.bag = self.bag
        twin.explorers = self.explorers
        twin.dealt = self.dealt
        twin.spare = self.spare
        twin.zones = self.zones
        twin.round = self.round
        twin.turn = self.turn
        twin.turned_up = self.turned_up
        twin.stacks = self.stacks
        twin.hands = self.hands
        twin.ships = self.ships
        twin.chosen = self.chosen
        twin.wishes = self.wishes
        twin.to_pass = self.to_pass
        twin.passed = self.passed
        twin.dragon = self.dragon
        twin.dragons = self.dragons
        twin.discards = self.discards
        twin.rows = self.rows
        twin.row = self.row
        twin.lead = self.lead
        twin.personal = self.personal
        twin.team = self.team
        twin.in_order = self.in_order
        return twin

    @property
    def is_draft(self) -> bool:
        return self.mode in (Mode.INDIVIDUAL, Mode.TEAMS)

    def stack_of(self, seat: Seat) -> tuple[Tile, ...]:
        """The tiles in a player's hand."""
        return self.stacks[self.hands[seat]].tiles

    def hidden_from(self, seat: Seat, number: int) -> Tile | None:
        """The tile just chosen from a stack, as long as `seat` may not know which it is."""
        if self.turned_up or not self.hands:
            return None
        holder = self.hands.index(number)
        # The rest of the stack may already lie on another ship; who chose from it is not changed.
        return None if holder == seat else self.chosen[holder]

    def medal_count(self, seat: Seat) -> int:
        """Medals of 5, 10 and -10 points; the dragon is none of them."""
        return self.personal[seat].bit_count() + self.team[seat].bit_count()

    def medal_points(self, seat: Seat) -> int:
        """§7.8 The medal line: every medal won, the penalty of -10 and -5 for each dragon kept."""
        won = (*medals_in(self.personal[seat]), *medals_in(self.team[seat]))
        return sum(MEDALS[medal].points for medal in won) + DRAGON_POINTS * self.dragons[seat]

    def score(self, seat: Seat) -> tuple[int, ...]:
        """The score pad so far."""
        return lines(self.zones[seat], self.medal_count(seat), self.medal_points(seat))


T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    fresh = list(values)
    fresh[index] = value
    return tuple(fresh)


def kinds_of(tiles: tuple[Tile, ...]) -> list[Tile]:
    """Each kind once, in order."""
    kinds = list[Tile]()
    for tile in tiles:
        # A row has at most six tiles: comparing them is quicker than hashing them.
        if tile not in kinds:
            kinds.append(tile)
    return kinds


def without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    index = tiles.index(tile)
    return tiles[:index] + tiles[index + 1 :]


def drained(bag: Mapping[T, int], drawn: Iterable[T]) -> Mapping[T, int]:
    """The bag after a draw, a new one."""
    left = dict(bag)
    for component in drawn:
        if left[component] > 1:
            left[component] -= 1
        else:
            # No zeros: an empty bag is false, and bags compare equal however they were drained.
            del left[component]
    return left
