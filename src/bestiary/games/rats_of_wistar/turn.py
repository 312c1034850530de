"""§3 Your turn: one chief, its actions, and quick actions around them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar.actions.explore import uses
from bestiary.games.rats_of_wistar.actions.projects import Refill
from bestiary.games.rats_of_wistar.actions.workers import Main, strength
from bestiary.games.rats_of_wistar.box.components import MOST_CELLS, POSITIONS, WHEEL
from bestiary.games.rats_of_wistar.box.names import MainAction
from bestiary.games.rats_of_wistar.box.script import Raw, compile_effect
from bestiary.games.rats_of_wistar.box.stock import MOVEMENT
from bestiary.games.rats_of_wistar.choices import (
    AchieveGoal,
    Bonus,
    BuyCurrent,
    BuyJoker,
    EndTurn,
    PitchTent,
    PlaceChief,
    PlaceWorker,
    TakeBonus,
    TakeMain,
    UseCard,
    UseMovement,
    VisitHut,
)
from bestiary.games.rats_of_wistar.effects.specials import Potion
from bestiary.games.rats_of_wistar.events import ChiefPlaced, HutVisited
from bestiary.games.rats_of_wistar.gains import Gain, trigger_steps
from bestiary.games.rats_of_wistar.inventions.play import PlayCards
from bestiary.games.rats_of_wistar.missions import CompleteMission
from bestiary.games.rats_of_wistar.quick import (
    achieve,
    buy_current,
    buy_joker,
    pitch_tent,
    quick_actions,
    quick_reasons,
    send_worker,
    use_card,
    use_movement,
)
from bestiary.games.rats_of_wistar.reasons import goal_reasons, once_reasons, wheel_reasons
from bestiary.games.rats_of_wistar.state import NOBODY, Wistar

HUT: Final = VisitHut()
END: Final = EndTurn()
MAIN: Final = TakeMain()
PLACES: Final = tuple(
    tuple(PlaceChief(action, cell + 1) for cell in range(MOST_CELLS)) for action, _ in POSITIONS
)
BONUS: Final = {bonus.value: TakeBonus(bonus) for bonus in Bonus}


def main_action(state: Wistar, sector: int) -> MainAction:
    """The main action above a sector where the wheel stands now."""
    return POSITIONS[state.wheel.index(sector)][0]


def sector_at(state: Wistar, action: MainAction) -> int:
    """The sector that stands at a main action now."""
    return state.wheel[_PLACE_OF[action]]


_PLACE_OF: Final = {action: position for position, (action, _) in enumerate(POSITIONS)}


def free_cells(state: Wistar) -> list[Choice]:
    """§3.1 A chief goes to an empty cell of a sector without an own chief, or to the hut."""
    chiefs = state.chiefs
    actor = state.actor
    options: list[Choice] = [HUT]
    cells = WHEEL[state.like]
    for position, sector in enumerate(state.wheel):
        # Three places are kept for a sector, though with fewer players it has fewer cells.
        first = MOST_CELLS * sector
        taken = chiefs[first : first + len(cells[sector])]
        if actor not in taken:
            places = PLACES[position]
            options += [places[n] for n, chief in enumerate(taken) if chief == NOBODY]
    return options


def _must_go_on(state: Wistar) -> bool:
    """Whether points of exploration or project are left that have a use."""
    for action in state.todo:
        if isinstance(action, TakeMain):
            main = main_action(state, state.place // MOST_CELLS)
            if not strength(state.me, main):
                continue
            # The basic market is enough: its cards cost one point, as much as there surely is.
            if main is MainAction.PROJECT and (state.markets[0] or state.pile(0)):
                return True
            explores = main is MainAction.EXPLORE
        else:
            explores = action.bonus is Bonus.EXPLORE
        if explores and uses(state):
            return True
    return False


CHIEF_FIRST: Final = (("chief", "first"),)
CHIEF_ACTS: Final = (("chief", "acts"),)
CHIEF_DONE: Final = (("chief", "done"),)
"""What the question asks for."""


@dataclass(frozen=True, slots=True)
class TakeTurn(Step):
    """§3.2 Main action and bonuses come in any order, each finished before the next.

    Quick actions stand before, between and after them, never inside one. Anything may be left out
    except points of exploration and project that still have a use.
    """

    def ask(self, state: Wistar) -> Sequence[Decision]:
        if not state.chief_placed:
            options = free_cells(state)
            about = CHIEF_FIRST
        elif state.todo:
            options = list(state.todo)
            about = CHIEF_ACTS
            if not _must_go_on(state):
                options.append(END)
        else:
            options = [END]
            about = CHIEF_DONE
        quick_actions(state, options)
        return (Decision(state.actor, "turn", options, about),)

    def reasons(self, state: Wistar, seat: Seat) -> Sequence[Reason]:
        """Why places on the wheel, quick actions, or what the chief may do are not on offer."""
        refusals = list[Reason]()
        if state.chief_placed:
            refusals.append(Reason("place-next", "one-chief", "§3.1"))
            if _must_go_on(state):
                refusals.append(Reason("end-turn", "points-left", "§3.2"))
        else:
            refusals.append(Reason("end-turn", "chief-first", "§3.1"))
            refusals += wheel_reasons(state)
        if not {BONUS["play"], BONUS["potion"]}.isdisjoint(state.todo):
            refusals += PlayCards(1).reasons(state, seat)
        if not {BONUS["mission"], BONUS["potion"]}.isdisjoint(state.todo):
            refusals += CompleteMission(1).reasons(state, seat)
        return (*refusals, *quick_reasons(state), *once_reasons(state.me), *goal_reasons(state))

    def resolve(self, state: Wistar, answers: Mapping[Seat, Choice]) -> None:
        """Do it, then ask again until the turn ends."""
        choice = answers[state.actor]
        if isinstance(choice, EndTurn):
            state.todo = ()
            state.place = -1
            return
        # Put first, so done last: the turn is asked again after what the choice brings.
        state.agenda.append(self)
        _DEEDS[type(choice)](state, choice)


TAKE_TURN: Final = TakeTurn()


def _place(state: Wistar, choice: PlaceChief) -> None:
    """Put the chief into its cell; its actions are to be done."""
    sector = sector_at(state, choice.action)
    cell = choice.cell - 1
    state.place = MOST_CELLS * sector + cell
    state.chiefs[state.place] = state.actor
    state.chief_placed = True
    bonuses = WHEEL[state.like][sector][cell]
    state.todo = (MAIN, *(BONUS[raw[1]] for raw in bonuses))
    state.tell(ChiefPlaced, state.actor, choice.action, choice.cell)


def _visit(state: Wistar, _: VisitHut) -> None:
    """§3.3 The hut takes any number of chiefs, left to right: a movement token and a potion."""
    state.hut = (*state.hut, state.actor)
    state.chief_placed = True
    state.tell(HutVisited, state.actor)
    state.then_all((*AT_THE_HUT, *trigger_steps(state.me, "hut")))


def _main(state: Wistar, _: TakeMain) -> None:
    state.todo = tuple([action for action in state.todo if not isinstance(action, TakeMain)])
    state.then(MAIN_STEP[main_action(state, state.place // MOST_CELLS)])


def _is_other(action: TakeMain | TakeBonus, taken: TakeBonus) -> bool:
    # Not `!=`, which is Python's own code for choices even where the rest is compiled.
    return isinstance(action, TakeMain) or action.bonus is not taken.bonus


def _bonus(state: Wistar, choice: TakeBonus) -> None:
    state.todo = tuple([action for action in state.todo if _is_other(action, choice)])
    sector, cell = divmod(state.place, MOST_CELLS)
    bonuses: Raw = WHEEL[state.like][sector][cell]
    raw = next(raw for raw in bonuses if raw[1] == choice.bonus.value)
    state.then_all(compile_effect((raw,), "wheel"))


_DEEDS: Final[dict[type, Callable[[Wistar, Any], None]]] = {
    PlaceChief: _place,
    VisitHut: _visit,
    TakeMain: _main,
    TakeBonus: _bonus,
    BuyJoker: buy_joker,
    BuyCurrent: buy_current,
    UseMovement: use_movement,
    UseCard: use_card,
    PlaceWorker: send_worker,
    PitchTent: pitch_tent,
    AchieveGoal: achieve,
}

REFILL: Final = Refill()
AT_THE_HUT: Final = (Gain(MOVEMENT, 1), Potion(1))
MAIN_STEP: Final = {action: Main(action) for action in MainAction}
