"""Positions of Big Monster, built from a few words."""

from collections.abc import Iterable, Sequence

from bestiary.core import Choice, Seat, Step, notation
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import Explorer, Tile
from bestiary.games.big_monster.state import MonsterState, Stack
from bestiary.games.big_monster.zone import Place, Zone, landing_zone

SUITS = (
    "woman-in-red",
    "man-in-blue",
    "man-in-purple",
    "man-in-red",
    "man-in-green",
    "woman-in-orange",
)


def zone(explorer: str, laid: str = "") -> Zone:
    """A zone from lines such as `ice-blue 2 0`."""
    made = landing_zone(Explorer(explorer))
    for line in laid.strip().splitlines():
        tile, x, y = line.split()
        place = Place(int(x), int(y))
        assert place in made.room(Tile(tile)).values(), f"{line.strip()} has no place there"
        made = made.lay(Tile(tile), place)
    return made


def row(explorer: str, *tiles: str) -> Zone:
    """A zone whose tiles lie side by side, apart enough to complete nothing."""
    made = landing_zone(Explorer(explorer))
    for number, tile in enumerate(tiles):
        made = made.lay(Tile(tile), Place(2 + 2 * number, number % 2))
    return made


def position(
    seats: int = 4,
    agenda: Sequence[Step] = (),
    *,
    zones: Iterable[Zone] | None = None,
    **options: str,
) -> MonsterState:
    """A state in which everyone has landed and `agenda` is still to come."""
    state = GAME.rules.start(seats, GAME.validate_options(seats, options))
    state.agenda.clear()
    state.zones = tuple(zones or (landing_zone(Explorer(suit)) for suit in SUITS[:seats]))
    unused = [e for e in state.explorers if e not in {z.explorer for z in state.zones}]
    state.spare = tuple(unused[:seats])
    state.explorers = dict.fromkeys(unused[seats:], 1)
    state.round = 1
    state.turn = 1
    state.events = []
    state.then(*agenda)
    state.advance()
    return state


def with_stacks(state: MonsterState, *stacks: str) -> MonsterState:
    """Give every seat a stack in hand."""
    tiles = [tuple(map(Tile, stack.split())) for stack in stacks]
    state.stacks = tuple(Stack(each, 1 << seat) for seat, each in enumerate(tiles))
    state.hands = tuple(range(state.seats))
    state.ships = (-1,) * state.seats
    state.chosen = (None,) * state.seats
    return state


def options(state: MonsterState, seat: Seat | None = None) -> list[str]:
    """What is on offer, as text."""
    asked = [d for d in state.pending if seat in (None, d.seat)]
    return [notation.write(option) for option in asked[0].options] if asked else []


def play(state: MonsterState, seat: Seat, text: str) -> None:
    choice: Choice = notation.read(text, GAME.rules.choices)
    decision = next(d for d in state.pending if d.seat == seat)
    assert choice in decision.options, f"{text} is not among {options(state, seat)}"
    state.play(seat, choice)
