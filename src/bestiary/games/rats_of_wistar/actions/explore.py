"""§4 Exploring the farm, point by point."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bestiary.core import CHANCE, Choice, Decision, Seat, Step
from bestiary.core.chance import Lot
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar.actions.mice import BASEMENT, HOUSE, TurnMouse, welcome
from bestiary.games.rats_of_wistar.box.components import (
    DOOR_NUMBER,
    DOORS,
    FIRST_BASEMENT,
    MISSIONS,
    OUTSIDE,
    PANTRY,
    PASSAGES,
    ROOMS,
)
from bestiary.games.rats_of_wistar.box.script import act
from bestiary.games.rats_of_wistar.choices import (
    DrawDoor,
    DrawMission,
    MoveExplorer,
    OpenDoor,
    Reveal,
    Skip,
    TakeCheese,
    TakeMouse,
)
from bestiary.games.rats_of_wistar.events import (
    DoorOpened,
    ExplorerMoved,
    MissionShown,
)
from bestiary.games.rats_of_wistar.gains import SKIP, trigger_steps
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.reasons import explore_reasons
from bestiary.games.rats_of_wistar.state import (
    HIDDEN,
    Silent,
    Wistar,
    doors_beside,
    neighbours,
    reachable,
)

FarmUse: TypeAlias = OpenDoor | MoveExplorer | Reveal | TakeMouse | TakeCheese
"""What one point of exploration may be spent on."""
OPEN: Final = tuple(map(OpenDoor, PASSAGES))
GO: Final = tuple(map(MoveExplorer, ROOMS))
REVEAL: Final = tuple(map(Reveal, ROOMS))
CATCH: Final = tuple(map(TakeMouse, ROOMS))
CHEESE: Final = TakeCheese()
DRAW_DOOR: Final = tuple(DrawDoor(door) for door, _ in DOORS)
DRAW_MISSION: Final = tuple(DrawMission(card.mission) for card in MISSIONS)
_ROOM: Final = {room: n for n, room in enumerate(ROOMS)}
_PASSAGE: Final = {passage: n for n, passage in enumerate(PASSAGES)}
_MISSION: Final = {card.mission: n for n, card in enumerate(MISSIONS)}


def own_doors(state: Wistar, me: Player) -> tuple[int, ...]:
    """Doors beside the explorer or a tent; from outside also the two entrances."""
    here = me.presence()
    return doors_beside((*here, OUTSIDE) if me.explorer == OUTSIDE else here, shut_doors(state))


def shut_doors(state: Wistar) -> int:
    """Doors to be opened, as a bitmask: not the ones whose bonus is being received."""
    return state.doors & ~sum(1 << passage for passage in turned_doors(state))


def turned_doors(state: Wistar) -> dict[int, int]:
    """Door tokens that lie open in their passage until their bonus has been received."""
    return {step.passage: step.door for step in state.agenda if isinstance(step, RemoveDoor)}


def uses(state: Wistar) -> list[FarmUse]:
    """Everything one point may be spent on."""
    me = state.me
    options: list[FarmUse] = [OPEN[door] for door in own_doors(state, me)]
    options += [GO[room] for room in neighbours(me.explorer, state.doors)]
    here = me.presence()
    options += [REVEAL[room] for room in here if state.missions[room] == HIDDEN]
    if here and me.free_rooms > 0:
        options += [CATCH[room] for room in here if state.mice[room]]
        if PANTRY in here and state.cheeses and not me.has_cheese:
            options.append(CHEESE)
    return options


@dataclass(frozen=True, slots=True)
class Explore(Step):
    """§4.5 Exploration points are spent one by one while there is any use for them.

    What cannot be used is lost; nothing may be declined or saved.
    """

    points: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """What to do with the next point."""
        options = uses(state) if self.points else []
        about = (("points", self.points),)
        return (Decision(state.actor, "explore", options, about),) if options else ()

    def reasons(self, state: Wistar, _: Seat) -> Sequence[Reason]:
        """What is out of reach."""
        return tuple(explore_reasons(state))

    def resolve(self, state: Wistar, answers: Mapping[Seat, FarmUse]) -> None:
        """Use one point and go on."""
        if not answers:
            return
        # Put on the agenda first, so done last: what the use brings comes before the next point.
        if self.points > 1:
            state.then(Explore(self.points - 1))
        use(state, answers[state.actor])


def use(state: Wistar, choice: FarmUse) -> None:
    """Carry one use of a point out."""
    match choice:
        case OpenDoor():
            state.then(TakeDoor(_PASSAGE[choice.passage]))
        case MoveExplorer():
            go(state, _ROOM[choice.room])
        case Reveal():
            state.then(TurnMission(_ROOM[choice.room]))
        case TakeMouse():
            room = _ROOM[choice.room]
            state.mice[room] -= 1
            state.then(TurnMouse(BASEMENT if room >= FIRST_BASEMENT else HOUSE))
        case TakeCheese():
            take_cheese(state)


def go(state: Wistar, room: int) -> None:
    """§4.7 The explorer moves through open passages; rooms hold any number; nobody leaves again."""
    state.me.explorer = room
    state.tell(ExplorerMoved, state.actor, ROOMS[room])


def take_cheese(state: Wistar) -> None:
    """§4.10 In the pantry, also by tent, the top cheese moves in like a basement mouse.

    Nobody has two.
    """
    cheese, *rest = state.cheeses
    state.cheeses = tuple(rest)
    welcome(state, cheese)


@dataclass(frozen=True, slots=True)
class TakeDoor(Step):
    """§4.6 A door token is turned over, its bonus received, then it is removed and kept.

    The passage is open for all for good once the token is gone.
    """

    passage: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        return (Decision(CHANCE, "door", Lot(DRAW_DOOR, state.door_pool)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, DrawDoor]) -> None:
        """Take the bonus, then the token."""
        door = DOOR_NUMBER[answers[CHANCE].door]
        state.door_pool = tuple(d for d in state.door_pool if d != door)
        state.reveal()
        state.tell(DoorOpened, state.actor, PASSAGES[self.passage], DOORS[door][0])
        # The token goes last: the passage is still shut while its bonus is received.
        state.then_all((*DOORS[door][1].steps, RemoveDoor(self.passage, door)))


@dataclass(frozen=True, slots=True)
class RemoveDoor(Silent):
    """The door token leaves its passage for the player's area."""

    passage: int
    door: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Open the passage and keep the token, then what waits for a door."""
        me = state.me
        state.doors ^= 1 << self.passage
        me.add_door(self.door)
        state.then_all(trigger_steps(me, "door"))


@dataclass(frozen=True, slots=True)
class TurnMission(Step):
    """§4.8 A mission card in a room with the explorer or a tent is turned up, its bonus at once."""

    room: int
    rewarded: bool = True

    def ask(self, state: Wistar) -> Sequence[Decision]:
        # By floor: False is the house, True the basement.
        pool = state.mission_pools[self.room >= FIRST_BASEMENT]
        return (Decision(CHANCE, "turn-mission", Lot(DRAW_MISSION, pool)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, DrawMission]) -> None:
        """Lay it open and take the bonus."""
        mission = _MISSION[answers[CHANCE].mission]
        house, basement = (tuple(m for m in p if m != mission) for p in state.mission_pools)
        state.mission_pools = (house, basement)
        state.missions[self.room] = mission
        state.reveal()
        state.tell(MissionShown, ROOMS[self.room], MISSIONS[mission].mission)
        if self.rewarded:
            bonus = MISSIONS[mission].bonus.steps
            state.then_all((*bonus, *trigger_steps(state.me, "reveal-mission")))


@dataclass(frozen=True, slots=True)
class OneUse(Step):
    """§9.12 Effects that allow one use of the farm: a door, a mission card, a step; or leave it.

    "Any" reaches the whole farm, otherwise the explorer's room and the tents count as usual.
    """

    what: str
    anywhere: bool
    number: int = 1

    def _options(self, state: Wistar) -> Sequence[FarmUse]:
        me = state.me
        if self.what == "open-door":
            shut = shut_doors(state)
            doors = range(len(PASSAGES)) if self.anywhere else own_doors(state, me)
            return [OPEN[door] for door in doors if shut >> door & 1]
        if self.what == "reveal":
            rooms = range(len(ROOMS)) if self.anywhere else me.presence()
            return [REVEAL[room] for room in rooms if state.missions[room] == HIDDEN]
        near = reachable if self.anywhere else neighbours
        return [GO[r] for r in near(me.explorer, state.doors) if r != me.explorer]

    def ask(self, state: Wistar) -> Sequence[Decision]:
        options = self._options(state)
        return (Decision(state.actor, self.what, (*options, SKIP)),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, FarmUse | Skip]) -> None:
        answer = answers.get(state.actor)
        if answer is None or isinstance(answer, Skip):
            return
        if self.number > 1:
            state.then(OneUse(self.what, self.anywhere, self.number - 1))
        use(state, answer)


@act("explore")
def _explore(number: int) -> Explore:
    return Explore(number)


@act("open-door")
def _open_door(number: int, scope: str) -> OneUse:
    return OneUse("open-door", scope == "any", number)


@act("reveal")
def _reveal(number: int, scope: str) -> OneUse:
    return OneUse("reveal", scope == "any", number)


@act("move-explorer")
def _move_explorer(number: int, range: str) -> OneUse:
    return OneUse("move-explorer", range == "reachable", number)
