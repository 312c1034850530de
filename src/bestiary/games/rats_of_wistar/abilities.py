"""§7 The abilities of the player board, under its markers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.rats_of_wistar.box.components import (
    CELL_NUMBER,
    CELLS,
    HERO_NUMBER,
    HEROES,
    SKILLS,
    MissionRow,
)
from bestiary.games.rats_of_wistar.box.script import Steps, act
from bestiary.games.rats_of_wistar.box.stock import FIRST_SKILL, NAMES, VP
from bestiary.games.rats_of_wistar.choices import ChooseHero, ChooseSkill, FreeCell, Skip
from bestiary.games.rats_of_wistar.effects.interpreter import Rule
from bestiary.games.rats_of_wistar.events import CellFreed, HeroChosen, SkillChosen
from bestiary.games.rats_of_wistar.gains import SKIP, Gain, trigger_steps
from bestiary.games.rats_of_wistar.inventions.prices import PayUnits
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import Silent, Wistar

FREE: Final = tuple(FreeCell(cell.cell) for cell in CELLS)
_ALL: Final = (1 << len(CELLS)) - 1
_GREY: Final = sum(1 << n for n, cell in enumerate(CELLS) if cell.grey)
_FEES: Final = sum(1 << n for n, cell in enumerate(CELLS) if cell.fee)


def markers(player: Player, *, grey: bool, spare: int) -> list[int]:
    """§7.3 Brown markers go anywhere, grey ones to the basement only; some cells cost a unit."""
    left = _ALL & ~player.freed
    if not grey:
        left &= ~_GREY
    if spare < 1:
        left &= ~_FEES
    return [n for n in range(len(CELLS)) if left >> n & 1]


def usable_cells(player: Player, row: MissionRow) -> list[int]:
    """Cells whose marker may go to a row once its price is paid."""
    price = row.price
    spare = player.payable() - price.wood - price.metal - price.any
    return markers(player, grey=row.basement, spare=spare)


def has_markers(player: Player) -> bool:
    """Whether any marker is left on the board."""
    return player.freed != _ALL


def uncover(state: Wistar, cell: int) -> Steps:
    """§7.5 A freed cell gives its ability, what lasts at once, and its VP at the end.

    What it gives once is still to come: these steps are returned.
    """
    me = state.me
    ability = CELLS[cell]
    me.free_cell(cell)
    state.tell(CellFreed, state.actor, ability.cell)
    for step in ability.effect.steps:
        if isinstance(step, Rule):
            step.apply(me, step.number)
    return one_time_steps(cell)


def one_time_steps(cell: int) -> Steps:
    """What a freed cell gives once."""
    return tuple(step for step in CELLS[cell].effect.steps if not isinstance(step, Rule))


@dataclass(frozen=True, slots=True)
class RemoveMarker(Step):
    """§9.15 Card 55 frees a brown cell without a mission; its marker leaves the game."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        me = state.me
        options = [FREE[n] for n in markers(me, grey=False, spare=me.payable())]
        return (Decision(state.actor, "free-cell", (*options, SKIP)),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, FreeCell | Skip]) -> None:
        """Pay the fee and free it."""
        answer = answers.get(state.actor)
        if answer is None or isinstance(answer, Skip):
            return
        cell = CELL_NUMBER[answer.cell]
        fee = CELLS[cell].fee
        # The fee before the cell: what it gives must not pay for it.
        state.then(*((PayUnits(fee),) if fee else ()), LoseMarker(), OpenCell(cell))


@dataclass(frozen=True, slots=True)
class LoseMarker(Silent):
    """The marker of a cell leaves the game."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        state.gone = (*state.gone, ("marker", state.actor))


@dataclass(frozen=True, slots=True)
class OpenCell(Silent):
    """A cell without its marker is freed."""

    cell: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Free it and use what it gives once."""
        state.then_all(uncover(state, self.cell))


@act("free-cell")
def _free_cell(_: int, colour: str) -> RemoveMarker:
    assert colour == "brown", "only card 55 does this"
    return RemoveMarker()


@dataclass(frozen=True, slots=True)
class TakeHero(Step):
    """§7.8 A hero gives two symbols and at once 1 VP per own symbol of that skill, these too."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which hero; with none left the effect is lost."""
        options = [ChooseHero(HEROES[n][0]) for n in state.heroes]
        return (Decision(state.actor, "hero", options),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, ChooseHero]) -> None:
        if not answers:
            return
        number = HERO_NUMBER[answers[state.actor].hero]
        hero, place, symbols = HEROES[number]
        me = state.me
        later = trigger_steps(me, *[f"symbol {NAMES[place]}"] * symbols)
        state.heroes = tuple(h for h in state.heroes if h != number)
        me.heroes = (*me.heroes, number)
        me.add_symbols(place, symbols)
        state.tell(HeroChosen, state.actor, hero)
        # The VP count the new symbols too, so the gain is made up after they are added.
        state.then_all((Gain(VP, me.stock[place]), *later))


@act("hero")
def _hero(_: int) -> TakeHero:
    return TakeHero()


@dataclass(frozen=True, slots=True)
class TakeSkill(Step):
    """§7.6 A skill token gives one symbol for the rest of the game."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which token; with none left the effect is lost."""
        options = [ChooseSkill(SKILLS[n]) for n in state.skills]
        return (Decision(state.actor, "skill", options),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, ChooseSkill]) -> None:
        if not answers:
            return
        number = SKILLS.index(answers[state.actor].skill)
        me = state.me
        place = FIRST_SKILL + number
        later = trigger_steps(me, f"symbol {NAMES[place]}")
        state.skills = tuple(s for s in state.skills if s != number)
        me.skills = (*me.skills, number)
        me.add_symbols(place, 1)
        state.tell(SkillChosen, state.actor, SKILLS[number])
        state.then_all(later)


@act("skill-token")
def _skill_token(_: int) -> TakeSkill:
    return TakeSkill()
