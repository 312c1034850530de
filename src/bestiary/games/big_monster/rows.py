"""Chapter 5: the duel and the special mode for three."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from bestiary.core import CHANCE, Choice, Deal, Decision, Odds, Seat
from bestiary.games.big_monster.box.components import Tile
from bestiary.games.big_monster.choices import Discard, DrawLead, DrawTiles, Pick
from bestiary.games.big_monster.events import Discarded, Led, OpenedRow, Picked
from bestiary.games.big_monster.finish import CountPoints
from bestiary.games.big_monster.medals import CheckMedals, GivePenalty, award_personal
from bestiary.games.big_monster.placing import PlaceTiles
from bestiary.games.big_monster.state import (
    PUBLIC,
    MonsterState,
    Row,
    Thrown,
    drained,
    replaced,
    without,
)

TURNS = 20
TILES_EACH = 2
OPEN_ROWS = 2


def row_size(seats: int) -> int:
    """§5.1 Twenty stacks: of four tiles for two players, of six for three."""
    return TILES_EACH * seats


def rows_wanted(seats: int, turn: int) -> int:
    """One row until everyone but one has led, then two; the last turn has the last row."""
    return 1 if turn < seats else OPEN_ROWS


def free_number(rows: Sequence[Row]) -> int:
    """A new row takes the place of the one that was played."""
    taken = {row.number for row in rows}
    return next(number for number in count(1) if number not in taken)


def turn_order(state: MonsterState) -> list[Seat]:
    return [(state.lead + step) % state.seats for step in range(state.seats)]


@dataclass(frozen=True, slots=True)
class ChooseLead:
    """§5.2 Chance names the lead player of the first turn."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return (Decision(CHANCE, "first-lead", Odds({DrawLead(s): 1 for s in range(state.seats)})),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.lead = answers[CHANCE].seat
        state.reveal()
        state.then(PlayTurn())


@dataclass(frozen=True, slots=True)
class PlayTurn:
    """§5.3 Twenty turns: open rows, take and discard in order from the lead player, then lay."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.turn += 1
        state.tell(Led(state.lead, state.turn))
        steps = [step for seat in turn_order(state) for step in (PickTile(seat), DiscardTile(seat))]
        check = CheckInOrder() if state.in_order else CheckMedals()
        state.then(OpenRows(), *steps, PlaceTiles(), check, PassLead())


@dataclass(frozen=True, slots=True)
class OpenRows:
    """§5.4 Two rows lie open, but only one in the first turn (duel) or first two (three)."""

    def is_due(self, state: MonsterState) -> bool:
        return bool(state.bag) and len(state.rows) < rows_wanted(state.seats, state.turn)

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        if not self.is_due(state):
            return ()
        return (Decision(CHANCE, "open-row", Deal(state.bag, row_size(state.seats), DrawTiles)),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        if not answers:
            return
        tiles = answers[CHANCE].tiles
        state.bag = drained(state.bag, tiles)
        row = Row(free_number(state.rows), tiles)
        state.rows = tuple(sorted((*state.rows, row)))
        state.tell(OpenedRow(*row))
        state.reveal()
        state.then(self)


@lru_cache(maxsize=4096)
def picks(row: Row) -> tuple[Pick, ...]:
    return tuple(Pick(row.number, tile) for tile in dict.fromkeys(row.tiles))


@lru_cache(maxsize=4096)
def discards(tiles: tuple[Tile, ...]) -> tuple[Discard, ...]:
    return tuple(map(Discard, dict.fromkeys(tiles)))


def shrink(state: MonsterState, number: int, tile: Tile) -> None:
    rows = (
        Row(row.number, without(row.tiles, tile)) if row.number == number else row
        for row in state.rows
    )
    state.rows = tuple(row for row in rows if row.tiles)


@dataclass(frozen=True, slots=True)
class PickTile:
    """§5.5 The lead player takes a tile from either row; the others follow in that row."""

    seat: Seat

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        rows = [row for row in state.rows if state.row in (None, row.number)]
        options = tuple(pick for row in rows for pick in picks(row))
        return (Decision(self.seat, "pick", options),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        number, tile = answers[self.seat]
        state.row = number
        shrink(state, number, tile)
        state.chosen = replaced(state.chosen, self.seat, tile)
        state.turned_up = True
        state.tell(Picked(self.seat, tile))


@dataclass(frozen=True, slots=True)
class DiscardTile:
    """§5.6 Whoever has taken a tile discards another one of the row, face up."""

    seat: Seat

    def left(self, state: MonsterState) -> tuple[Tile, ...]:
        return next(row.tiles for row in state.rows if row.number == state.row)

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        tiles = self.left(state)
        if len(tiles) == 1:
            return ()
        return (Decision(self.seat, "discard", discards(tiles)),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        tile = answers[self.seat].tile if answers else self.left(state)[0]
        assert state.row is not None
        shrink(state, state.row, tile)
        state.discards += (Thrown(tile, PUBLIC),)
        state.tell(Discarded(self.seat, tile))


@dataclass(frozen=True, slots=True)
class CheckInOrder:
    """§5.8 A table may agree to check medals player by player, the lead player first."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        for seat in turn_order(state):
            award_personal(state, (seat,))


@dataclass(frozen=True, slots=True)
class PassLead:
    """§5.7 The lead passes clockwise after every turn; the game ends after the twentieth."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.row = None
        state.lead = (state.lead + 1) % state.seats
        state.then(*(FINISH if state.turn == TURNS else (PlayTurn(),)))


FINISH = (GivePenalty(), CountPoints())
