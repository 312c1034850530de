"""§4 Workers and the six main actions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.rats_of_wistar.actions.burrow import BuildBeds, DigRooms
from bestiary.games.rats_of_wistar.actions.explore import Explore
from bestiary.games.rats_of_wistar.actions.projects import Project
from bestiary.games.rats_of_wistar.box.components import AREA_OF
from bestiary.games.rats_of_wistar.box.names import Area, MainAction
from bestiary.games.rats_of_wistar.box.script import act
from bestiary.games.rats_of_wistar.box.stock import METAL, WOOD
from bestiary.games.rats_of_wistar.choices import (
    ChooseMain,
    MoveWorker,
    PlaceWorker,
    Skip,
    UseMovement,
)
from bestiary.games.rats_of_wistar.events import WorkerMoved, WorkerPlaced
from bestiary.games.rats_of_wistar.gains import SKIP, Gain, trigger_steps
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import Silent, Wistar

AREAS: Final = tuple(Area)
MOVES: Final = tuple(
    tuple(MoveWorker(AREAS[a], AREAS[b]) for b in range(3) if b != a) for a in range(3)
)
TOKEN_MOVES: Final = tuple(
    tuple(UseMovement(AREAS[a], AREAS[b]) for b in range(3) if b != a) for a in range(3)
)
PLACE: Final = tuple(map(PlaceWorker, AREAS))
CHOOSE_MAIN: Final = tuple(map(ChooseMain, MainAction))
_MAIN_EVENT: Final = {action: f"main {action.value}" for action in MainAction}


def strength(player: Player, action: MainAction) -> int:
    """The number of own workers in the area of the action."""
    return player.workers_in(AREA_OF[action])


def _action(player: Player, action: MainAction) -> Step:
    return _of_strength(action, strength(player, action), player.dig_discount)


# Steps are immutable, so each is made only once.
@cache
def _of_strength(action: MainAction, number: int, discount: int) -> Step:
    match action:
        case MainAction.GATHER_WOOD:
            return Gain(WOOD, number)
        case MainAction.GATHER_METAL:
            return Gain(METAL, number)
        case MainAction.DIG:
            return DigRooms(number, discount=discount)
        case MainAction.BEDS:
            return BuildBeds(number)
        case MainAction.PROJECT:
            return Project(number)
        case MainAction.EXPLORE:
            return Explore(number)


@dataclass(frozen=True, slots=True)
class Main(Silent):
    """§4.1 A main action is as strong as the number of own workers in its area.

    With strength 0 it is not carried out and nothing reacts to it.
    """

    action: MainAction

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Carry it out, then what waits for it."""
        me = state.me
        if strength(me, self.action):
            state.then_all((_action(me, self.action), *trigger_steps(me, _MAIN_EVENT[self.action])))


@dataclass(frozen=True, slots=True)
class AnyMain(Step):
    """§7.7 A main action of one's choice has its present strength and ignores the wheel."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        return (Decision(state.actor, "choose-main", (*CHOOSE_MAIN, SKIP)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, ChooseMain | Skip]) -> None:
        answer = answers[state.actor]
        if isinstance(answer, ChooseMain):
            state.then(Main(answer.action))


@act("main")
def _main(_: int, action: str) -> AnyMain:
    assert action == "any", "no component names its main action"
    return AnyMain()


def move(state: Wistar, origin: Area, target: Area) -> None:
    """Move a worker of the actor."""
    state.me.move_worker(AREAS.index(origin), AREAS.index(target))
    state.tell(WorkerMoved, state.actor, origin, target)


def place(state: Wistar, area: Area) -> None:
    """§8.5 A worker at the burrow entrance may enter any area, as a quick action."""
    state.me.send_worker(AREAS.index(area))
    state.tell(WorkerPlaced, state.actor, area)


@dataclass(frozen=True, slots=True)
class MoveWorkers(Step):
    """§5.4 Move up to so many workers, each from one area to another; the explorer is no worker."""

    number: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """The next move, or no more."""
        me = state.me
        options: list[Choice] = [m for a in range(3) if me.workers_in(a) for m in MOVES[a]]
        if not options or not self.number:
            return ()
        options.append(SKIP)
        return (Decision(state.actor, "move-worker", options, (("number", self.number),)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, MoveWorker | Skip]) -> None:
        """Move one and go on."""
        answer = answers.get(state.actor)
        if answer is None or isinstance(answer, Skip):
            return
        move(state, answer.origin, answer.target)
        if self.number > 1:
            state.then(MoveWorkers(self.number - 1))


@act("move-workers")
def _move_workers(number: int) -> MoveWorkers:
    return MoveWorkers(number)
