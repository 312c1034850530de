"""§7 Missions and the markers put on them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar.abilities import (
    FREE,
    has_markers,
    markers,
    one_time_steps,
    uncover,
    usable_cells,
)
from bestiary.games.rats_of_wistar.box.components import (
    CELL_NUMBER,
    CELLS,
    MISSIONS,
    ROW_NUMBER,
    ROWS,
    MissionRow,
)
from bestiary.games.rats_of_wistar.box.script import act
from bestiary.games.rats_of_wistar.box.stock import (
    JOKER,
    METAL,
    MOVEMENT,
    WOOD,
)
from bestiary.games.rats_of_wistar.choices import Complete, FreeCell, Skip, TakeAbility, TakeReward
from bestiary.games.rats_of_wistar.events import Completed
from bestiary.games.rats_of_wistar.gains import SKIP, spend, trigger_steps
from bestiary.games.rats_of_wistar.inventions.prices import (
    PayUnits,
    has_jokers,
    lacks,
    missing_skills,
)
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.reasons import marker_reasons, mission_reasons
from bestiary.games.rats_of_wistar.state import NOBODY, Silent, Wistar


@cache
def _complete(row: int, jokers: int) -> Complete:
    return Complete(ROWS[row].row, jokers)


def open_rows(state: Wistar, rooms: Sequence[int]) -> list[MissionRow]:
    """§7.2 Rows without a marker whose lock, if any, was opened by anyone on the same card."""
    free = []
    for room in rooms:
        mission = state.missions[room]
        if mission < 0:
            continue
        rows = MISSIONS[mission].rows
        opened_locks = {row.opens for row in rows if state.rows[row.number] != NOBODY}
        for row in rows:
            if state.rows[row.number] == NOBODY and (row.lock is None or row.lock in opened_locks):
                free.append(row)
    return free


def can_complete(player: Player, row: MissionRow, waived: int) -> bool:
    """Whether price, requirements and a marker are there."""
    price = row.price
    return (
        price.wood <= player.wood
        and price.metal <= player.metal
        and price.movement <= player.movement
        and price.wood + price.metal + price.any <= player.payable()
        and not (price.needs and lacks(player, price))
        and (not price.skills or has_jokers(player, price, waived))
        and bool(usable_cells(player, row))
    )


@dataclass(frozen=True, slots=True)
class CompleteMission(Step):
    """§7.1 Complete one mission of an open card in a room with the own explorer or tent."""

    number: int
    waived: int = 0

    def options(self, state: Wistar) -> list[Complete]:
        """Every row that can be completed now."""
        me = state.me
        if not has_markers(me):
            return []
        waived = self.waived + me.waived_for_missions
        return [
            _complete(row.number, missing_skills(me, row.price, waived))
            for row in open_rows(state, me.presence())
            if can_complete(me, row, waived)
        ]

    def ask(self, state: Wistar) -> Sequence[Decision]:
        options = self.options(state)
        return (Decision(state.actor, "mission", (*options, SKIP)),) if options else ()

    def reasons(self, state: Wistar, _: Seat) -> Sequence[Reason]:
        """Why the other rows within reach cannot be completed."""
        return tuple(mission_reasons(state, self.waived))

    def resolve(self, state: Wistar, answers: Mapping[Seat, Complete | Skip]) -> None:
        """Pay what is fixed, then ask for the marker."""
        answer = answers.get(state.actor)
        if answer is None or isinstance(answer, Skip):
            return
        if self.number > 1:
            state.then(CompleteMission(self.number - 1, self.waived))
        row = ROWS[ROW_NUMBER[answer.row]]
        # Fixed goods are paid before the marker is asked for: what is left must pay units and fee.
        state.then(ChooseMarker(row.number))
        spend(state, WOOD, row.price.wood)
        spend(state, METAL, row.price.metal)
        spend(state, MOVEMENT, row.price.movement)
        spend(state, JOKER, answer.jokers)


@act("mission")
def _mission(number: int, waive: int = 0) -> CompleteMission:
    return CompleteMission(number, waive)


@dataclass(frozen=True, slots=True)
class ChooseMarker(Step):
    """Choose the marker for the row; its cell will be freed, and any fee is paid first."""

    row: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        row = ROWS[self.row]
        me = state.me
        cells = markers(me, grey=row.basement, spare=me.payable() - row.price.any)
        return (Decision(state.actor, "marker", [FREE[n] for n in cells]),)

    def reasons(self, state: Wistar, _: Seat) -> Sequence[Reason]:
        """Why the other markers cannot go there."""
        row = ROWS[self.row]
        return tuple(marker_reasons(state.me, basement=row.basement, units=row.price.any))

    def resolve(self, state: Wistar, answers: Mapping[Seat, FreeCell]) -> None:
        """Pay the rest, then the marker moves."""
        cell = CELL_NUMBER[answers[state.actor].cell]
        units = ROWS[self.row].price.any + CELLS[cell].fee
        state.then(*((PayUnits(units),) if units else ()), PutMarker(self.row, cell))


@dataclass(frozen=True, slots=True)
class PutMarker(Silent):
    """§7.4 What a freed cell gives for good holds from the move of its marker on.

    The row's reward belongs to the same move; the owner orders it and what the cell gives once.
    """

    row: int
    cell: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Marker, reward and ability, then what waits for a mission."""
        me = state.me
        row = ROWS[self.row]
        # Gathered before the cell is freed: what it unlocks does not react to its own mission.
        later = trigger_steps(me, "mission")
        state.rows[self.row] = state.actor
        me.add_marker(basement=row.basement)
        state.tell(Completed, state.actor, row.row)
        once = uncover(state, self.cell)
        state.then_all((*((FirstOf(self.row, self.cell),) if once else row.reward.steps), *later))


@dataclass(frozen=True, slots=True)
class FirstOf(Step):
    """Which comes first: the reward of a row, or what the freed cell gives once."""

    row: int
    cell: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Reward or ability; nobody is asked if the ability is lost."""
        # What asks nothing now has nothing to give: its order does not matter.
        if not one_time_steps(self.cell)[0].ask(state):
            return ()
        options = (TakeReward(ROWS[self.row].row), TakeAbility(CELLS[self.cell].cell))
        return (Decision(state.actor, "first", options),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, TakeReward | TakeAbility]) -> None:
        """Both, in the order chosen."""
        reward = ROWS[self.row].reward.steps
        ability = one_time_steps(self.cell)
        ability_first = isinstance(answers.get(state.actor), TakeAbility)
        state.then_all((*ability, *reward) if ability_first else (*reward, *ability))
