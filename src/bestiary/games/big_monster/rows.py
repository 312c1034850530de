"""Chapter 5: the duel and the special mode for three."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import CHANCE, Choice, Deal, Decision, Odds, Seat, Step
from bestiary.games.big_monster.box.components import Tile
from bestiary.games.big_monster.choices import Discard, DrawLead, DrawTiles, Pick
from bestiary.games.big_monster.events import Discarded, Led, OpenedRow, Picked
from bestiary.games.big_monster.finish import CountPoints
from bestiary.games.big_monster.medals import CheckMedals, GivePenalty, award_personal
from bestiary.games.big_monster.placing import PlaceTiles
from bestiary.games.big_monster.state import (
    FACE_UP,
    MonsterState,
    Row,
    drained,
    kinds_of,
    new_row,
    replaced,
    without,
)

TURNS: Final = 20
TILES_EACH: Final = 2
OPEN_ROWS: Final = 2
PICK: Final = tuple({t: Pick(row + 1, t) for t in Tile} for row in range(OPEN_ROWS))
DISCARD: Final = {tile: Discard(tile) for tile in Tile}


def row_size(seats: int) -> int:
    """§5.1 Twenty stacks: of four tiles for two players, of six for three."""
    return TILES_EACH * seats


def rows_wanted(seats: int, turn: int) -> int:
    """One row until everyone but one has led, then two; the last turn has the last row."""
    return 1 if turn < seats else OPEN_ROWS


def free_number(rows: Sequence[Row]) -> int:
    """A new row takes the place of the one that was played; rows lie by their numbers."""
    number = 1
    for row in rows:
        if row.number != number:
            break
        number += 1
    return number


def turn_order(lead: Seat, seats: int) -> list[Seat]:
    return [(lead + step) % seats for step in range(seats)]


@dataclass(frozen=True, slots=True)
class ChooseLead(Step):
    """§5.2 Chance names the lead player of the first turn."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return (Decision(CHANCE, "first-lead", Odds({DrawLead(s): 1 for s in range(state.seats)})),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, DrawLead]) -> None:
        state.lead = answers[CHANCE].seat
        state.reveal()
        state.then(PlayTurn())


@dataclass(frozen=True, slots=True)
class PlayTurn(Step):
    """§5.3 Twenty turns: open rows, take and discard in order from the lead player, then lay."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.turn += 1
        state.tell(Led, state.lead, state.turn)
        state.then(*_turn(state.seats, state.lead, state.in_order))


# Steps are frozen, so all turns with the same lead share theirs.
@cache
def _turn(seats: int, lead: Seat, in_order: bool) -> tuple[Step, ...]:
    order = turn_order(lead, seats)
    steps = [step for seat in order for step in (PickTile(seat), DiscardTile(seat))]
    check = CheckInOrder() if in_order else CheckMedals()
    return OpenRows(), *steps, PlaceTiles(), check, PassLead()


@dataclass(frozen=True, slots=True)
class OpenRows(Step):
    """§5.4 Two rows lie open, but only one in the first turn (duel) or first two (three)."""

    def is_due(self, state: MonsterState) -> bool:
        return bool(state.bag) and len(state.rows) < rows_wanted(state.seats, state.turn)

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        if not self.is_due(state):
            return ()
        return (Decision(CHANCE, "open-row", Deal(state.bag, row_size(state.seats), DrawTiles)),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, DrawTiles]) -> None:
        if not answers:
            return
        tiles = answers[CHANCE].tiles
        state.bag = drained(state.bag, tiles)
        rows = list(state.rows)
        number = free_number(rows)
        rows.insert(number - 1, new_row(number, tiles))  # rows lie by number, no sorting needed
        state.rows = tuple(rows)
        state.tell(OpenedRow, number, tiles)
        state.reveal()
        state.then(self)  # two rows are missing in turn 2 of the duel, in turn 3 of three


def picks(row: Row) -> list[Pick]:
    kinds = PICK[row.number - 1]
    return [kinds[tile] for tile in kinds_of(row.tiles)]


def discards(tiles: tuple[Tile, ...]) -> list[Discard]:
    return [DISCARD[tile] for tile in kinds_of(tiles)]


def shrink(state: MonsterState, number: int, tile: Tile) -> None:
    left = list[Row]()
    for row in state.rows:
        if row.number != number:
            left.append(row)
        elif tiles := without(row.tiles, tile):
            left.append(new_row(number, tiles))
    state.rows = tuple(left)


@dataclass(frozen=True, slots=True)
class PickTile(Step):
    """§5.5 The lead player takes a tile from either row; the others follow in that row."""

    seat: Seat

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        options = list[Pick]()
        for row in state.rows:
            if state.row is None or row.number == state.row:
                options += picks(row)
        return (Decision(self.seat, "pick", options),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Pick]) -> None:
        number, tile = answers[self.seat]
        state.row = number
        shrink(state, number, tile)
        state.chosen = replaced(state.chosen, self.seat, tile)
        state.turned_up = True  # rows lie open, so the choice is no secret
        state.tell(Picked, self.seat, tile)


@dataclass(frozen=True, slots=True)
class DiscardTile(Step):
    """§5.6 Whoever has taken a tile discards another one of the row, face up."""

    seat: Seat

    def left(self, state: MonsterState) -> tuple[Tile, ...]:
        for row in state.rows:
            if row.number == state.row:
                return row.tiles
        raise AssertionError("whoever discards has just taken a tile of a row")

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        tiles = self.left(state)
        if len(tiles) == 1:
            return ()
        return (Decision(self.seat, "discard", discards(tiles)),)

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Discard]) -> None:
        tile = answers[self.seat].tile if answers else self.left(state)[0]
        assert state.row is not None
        shrink(state, state.row, tile)
        state.discards += (FACE_UP[tile],)
        state.tell(Discarded, self.seat, tile)


@dataclass(frozen=True, slots=True)
class CheckInOrder(Step):
    """§5.8 A table may agree to check medals player by player, the lead player first."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        for seat in turn_order(state.lead, state.seats):
            award_personal(state, (seat,))


@dataclass(frozen=True, slots=True)
class PassLead(Step):
    """§5.7 The lead passes clockwise after every turn; the game ends after the twentieth."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        state.row = None
        state.lead = (state.lead + 1) % state.seats
        state.then(*(FINISH if state.turn == TURNS else NEXT_TURN))


NEXT_TURN: Final = (PlayTurn(),)
FINISH: Final = (GivePenalty(), CountPoints())
