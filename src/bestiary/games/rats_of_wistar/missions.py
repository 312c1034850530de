"""§7 Missions, markers and the abilities of the player board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from bestiary.core import Choice, Decision, Reason, Seat
from bestiary.games.rats_of_wistar.box.components import (
    CELL_NUMBER,
    CELLS,
    HERO_NUMBER,
    HEROES,
    MISSIONS,
    ROW_NUMBER,
    ROWS,
    SKILLS,
    MissionRow,
)
from bestiary.games.rats_of_wistar.box.script import act
from bestiary.games.rats_of_wistar.box.stock import (
    BASEMENT_MARKERS,
    BROWN_CELLS,
    FIRST_SKILL,
    HOUSE_MARKERS,
    JOKER,
    METAL,
    MOVEMENT,
    NAMES,
    VP,
    WAIVE_MISSION,
    WOOD,
)
from bestiary.games.rats_of_wistar.choices import ChooseHero, ChooseSkill, Complete, FreeCell
from bestiary.games.rats_of_wistar.events import CellFreed, Completed, HeroChosen, SkillChosen
from bestiary.games.rats_of_wistar.gains import SKIP, Gain, afterwards, spend
from bestiary.games.rats_of_wistar.inventions.prices import (
    PayUnits,
    has_jokers,
    lacks,
    missing_skills,
)
from bestiary.games.rats_of_wistar.reasons import marker_reasons, mission_reasons
from bestiary.games.rats_of_wistar.state import NOBODY, Player, Silent, Wistar

FREE = tuple(FreeCell(cell.cell) for cell in CELLS)
_GREY = sum(1 << n for n, cell in enumerate(CELLS) if cell.grey)
_ALL = (1 << len(CELLS)) - 1
_FEES = sum(1 << n for n, cell in enumerate(CELLS) if cell.fee)


@cache
def _complete(row: int, jokers: int) -> Complete:
    return Complete(ROWS[row].row, jokers)


def open_rows(state: Wistar, rooms: Sequence[int]) -> list[MissionRow]:
    """§7.2 Rows without a marker whose lock, if any, was opened by anyone on the same card."""
    found = []
    for room in rooms:
        mission = state.missions[room]
        if mission < 0:
            continue
        rows = MISSIONS[mission].rows
        opened = {row.opens for row in rows if state.rows[row.number] != NOBODY}
        for row in rows:
            if state.rows[row.number] == NOBODY and (row.lock is None or row.lock in opened):
                found.append(row)
    return found


def usable_cells(player: Player, row: MissionRow) -> list[int]:
    """§7.3 Brown markers go anywhere, grey ones to the basement only; some cells cost a unit."""
    left = _ALL & ~player.freed
    if not row.basement:
        left &= ~_GREY
    price = row.price
    spare = player.payable() - price.wood - price.metal - price.any
    if spare < 1:
        left &= ~_FEES
    return [n for n in range(len(CELLS)) if left >> n & 1]


def can_complete(player: Player, row: MissionRow, waived: int) -> bool:
    """Whether price, requirements and a marker are there."""
    price, stock = row.price, player.stock
    return (
        price.wood <= stock[WOOD]
        and price.metal <= stock[METAL]
        and price.movement <= stock[MOVEMENT]
        and price.wood + price.metal + price.any <= player.payable()
        and not (price.needs and lacks(player, price))
        and (not price.skills or has_jokers(player, price, waived))
        and bool(usable_cells(player, row))
    )


@dataclass(frozen=True, slots=True)
class CompleteMission:
    """§7.1 Complete one mission of an open card in a room with the own explorer or tent."""

    number: int
    waived: int = 0

    def options(self, state: Wistar) -> list[Choice]:
        """Every row that can be completed now."""
        me = state.me
        if me.freed == _ALL:
            return []
        waived = self.waived + me.stock[WAIVE_MISSION]
        return [
            _complete(row.number, missing_skills(me, row.price, waived))
            for row in open_rows(state, me.presence())
            if can_complete(me, row, waived)
        ]

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which one, or none."""
        options = self.options(state)
        return (Decision(state.actor, "mission", (*options, SKIP)),) if options else ()

    def reasons(self, state: Wistar, _: Seat) -> Sequence[Reason]:
        """Why the other rows within reach cannot be completed."""
        return tuple(mission_reasons(state, self.waived))

    def resolve(self, state: Wistar, answers: Mapping[Seat, Choice]) -> None:
        """Pay what is fixed, then ask for the marker."""
        answer = answers.get(state.actor)
        if answer is None or answer == SKIP:
            return
        if self.number > 1:
            state.then(CompleteMission(self.number - 1, self.waived))
        row = ROWS[ROW_NUMBER[answer.row]]
        state.then(ChooseMarker(row.number))
        spend(state, WOOD, row.price.wood)
        spend(state, METAL, row.price.metal)
        spend(state, MOVEMENT, row.price.movement)
        spend(state, JOKER, answer.jokers)


@act("mission")
def _mission(number: int, waive: int = 0) -> CompleteMission:
    return CompleteMission(number, waive)


@dataclass(frozen=True, slots=True)
class ChooseMarker:
    """Choose the marker for the row; its cell will be freed, and any fee is paid first."""

    row: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """From which cell."""
        row, me = ROWS[self.row], state.me
        left = _ALL & ~me.freed & (_ALL if row.basement else ~_GREY)
        if me.payable() <= row.price.any:
            left &= ~_FEES
        options = [FREE[n] for n in range(len(CELLS)) if left >> n & 1]
        return (Decision(state.actor, "marker", options),)

    def reasons(self, state: Wistar, _: Seat) -> Sequence[Reason]:
        """Why the other markers cannot go there."""
        row = ROWS[self.row]
        return tuple(marker_reasons(state.me, basement=row.basement, units=row.price.any))

    def resolve(self, state: Wistar, answers: Mapping[Seat, Choice]) -> None:
        """Pay the rest, then the marker moves."""
        cell = CELL_NUMBER[answers[state.actor].cell]
        units = ROWS[self.row].price.any + CELLS[cell].fee
        state.then(*((PayUnits(units),) if units else ()), PutMarker(self.row, cell))


@dataclass(frozen=True, slots=True)
class PutMarker(Silent):
    """§7.4 The marker goes onto the row: first the row's reward, then the freed cell."""

    row: int
    cell: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Reward, ability, then what waits for a mission."""
        me, row = state.me, ROWS[self.row]
        state.rows[self.row] = state.actor
        me.freed |= 1 << self.cell
        me.stock[BASEMENT_MARKERS if row.basement else HOUSE_MARKERS] += 1
        state.tell(Completed(state.actor, row.row))
        later = afterwards(me, "mission")
        state.then_all((*row.reward.steps, OpenCell(self.cell), *later))


@dataclass(frozen=True, slots=True)
class OpenCell(Silent):
    """§7.5 A freed cell gives its ability at once or from now on, and its VP at the end."""

    cell: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Free it."""
        me, ability = state.me, CELLS[self.cell]
        me.stock[BROWN_CELLS + ability.grey] += 1
        state.tell(CellFreed(state.actor, ability.cell))
        state.then_all(ability.effect.steps)


@dataclass(frozen=True, slots=True)
class RemoveMarker:
    """§9.15 Card 55 frees a brown cell without a mission; its marker leaves the game."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which cell, or none."""
        me = state.me
        left = _ALL & ~me.freed & ~_GREY
        if not me.payable():
            left &= ~_FEES
        options = [FREE[n] for n in range(len(CELLS)) if left >> n & 1]
        return (Decision(state.actor, "free-cell", (*options, SKIP)),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Choice]) -> None:
        """Pay the fee and free it."""
        answer = answers.get(state.actor)
        if answer is None or answer == SKIP:
            return
        cell = CELL_NUMBER[answer.cell]
        fee = CELLS[cell].fee
        state.then(*((PayUnits(fee),) if fee else ()), LoseMarker(cell), OpenCell(cell))


@dataclass(frozen=True, slots=True)
class LoseMarker(Silent):
    """The marker of a cell leaves the game."""

    cell: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Take it away."""
        state.me.freed |= 1 << self.cell
        state.gone = (*state.gone, ("marker", state.actor))


@act("free-cell")
def _free_cell(_: int, colour: str) -> RemoveMarker:
    assert colour == "brown", "only card 55 does this"
    return RemoveMarker()


@dataclass(frozen=True, slots=True)
class TakeHero:
    """§7.8 A hero gives two symbols and at once 1 VP per own symbol of that skill, these too."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which hero; with none left the effect is lost."""
        options = [ChooseHero(HEROES[n][0]) for n in state.heroes]
        return (Decision(state.actor, "hero", options),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Choice]) -> None:
        """Take it."""
        if not answers:
            return
        number = HERO_NUMBER[answers[state.actor].hero]
        hero, place, symbols = HEROES[number]
        me = state.me
        later = afterwards(me, *[f"symbol {NAMES[place]}"] * symbols)
        state.heroes = tuple(h for h in state.heroes if h != number)
        me.heroes = (*me.heroes, number)
        me.stock[place] += symbols
        state.tell(HeroChosen(state.actor, hero))
        state.then_all((Gain(VP, me.stock[place]), *later))


@act("hero")
def _hero(_: int) -> TakeHero:
    return TakeHero()


@dataclass(frozen=True, slots=True)
class TakeSkill:
    """§7.6 A skill token gives one symbol for the rest of the game."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which token; with none left the effect is lost."""
        options = [ChooseSkill(SKILLS[n]) for n in state.skills]
        return (Decision(state.actor, "skill", options),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Choice]) -> None:
        """Take it."""
        if not answers:
            return
        number = SKILLS.index(answers[state.actor].skill)
        me, place = state.me, FIRST_SKILL + number
        later = afterwards(me, f"symbol {NAMES[place]}")
        state.skills = tuple(s for s in state.skills if s != number)
        me.skills = (*me.skills, number)
        me.stock[place] += 1
        state.tell(SkillChosen(state.actor, SKILLS[number]))
        state.then_all(later)


@act("skill-token")
def _skill_token(_: int) -> TakeSkill:
    return TakeSkill()
