"""§11 The solo game: a rival moved by status cards."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import CHANCE, Choice, Decision, Seat, Step
from bestiary.core.chance import Lot
from bestiary.games.rats_of_wistar.actions.explore import TurnMission
from bestiary.games.rats_of_wistar.actions.projects import discard_rightmost
from bestiary.games.rats_of_wistar.box.components import (
    BETWEEN,
    GOALS,
    MICE,
    MOST_CELLS,
    OUTSIDE,
    PASSAGES,
    POSITIONS,
    ROOMS,
    ROWS,
    SOLO,
    WHEEL,
)
from bestiary.games.rats_of_wistar.box.names import Passage, Room
from bestiary.games.rats_of_wistar.box.status import STATUS, STATUS_NUMBER
from bestiary.games.rats_of_wistar.box.stock import counter
from bestiary.games.rats_of_wistar.choices import DrawStatus
from bestiary.games.rats_of_wistar.effects.aggression import loss_step
from bestiary.games.rats_of_wistar.events import (
    RivalAchieved,
    RivalAtHut,
    RivalCaught,
    RivalCompleted,
    RivalOpened,
    RivalPlaced,
    RivalScored,
    RivalTookMouse,
    StatusShown,
)
from bestiary.games.rats_of_wistar.missions import open_rows
from bestiary.games.rats_of_wistar.quick import goal_thresholds
from bestiary.games.rats_of_wistar.state import HIDDEN, NOBODY, Rival, Silent, Wistar, reachable

RIVAL: Final = 1
"""The index of the rival in turn order, on the wheel and on the cards."""
ALL_STATUS: Final = tuple(range(len(STATUS)))
DRAW_STATUS: Final = tuple(DrawStatus(card.status) for card in STATUS)
_DOOR_ORDER: Final = tuple(PASSAGES.index(Passage(door)) for door in SOLO["doors"])
_ROOM_ORDER: Final = tuple(ROOMS.index(Room(room)) for room in SOLO["rooms"])


def _rival(state: Wistar) -> Rival:
    assert state.rival is not None, "only the solo game has a rival"
    return state.rival


def score_rival(state: Wistar, points: int) -> None:
    _rival(state).vp += points
    state.tell(RivalScored, points)


@dataclass(frozen=True, slots=True)
class TurnStatus(Step):
    """§11.2 The rival turns up a status card; all thirteen are shuffled anew once used up."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        # An empty deck: all cards are shuffled anew with this draw.
        deck = _rival(state).deck or ALL_STATUS
        return (Decision(CHANCE, "status", Lot(DRAW_STATUS, deck)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, DrawStatus]) -> None:
        """Carry out its lines from top to bottom."""
        rival = _rival(state)
        number = STATUS_NUMBER[answers[CHANCE].status]
        rival.deck = tuple([n for n in rival.deck or ALL_STATUS if n != number])
        rival.shown = number
        state.reveal()
        card = STATUS[number]
        state.tell(StatusShown, card.status)
        place_chief(state, card.place)
        score_rival(state, card.vp)
        state.then(*_lines(number))


@cache
def _lines(number: int) -> tuple[Step, ...]:
    """What a status card has the rival do once its chief stands."""
    card = STATUS[number]
    return RivalOnFarm(card.farm), RivalAtMarket(card.market), RivalAttack(number)


def place_chief(state: Wistar, position: int) -> None:
    """§11.3 Clockwise from the place shown to the first sector with a free cell and no own chief.

    If there is none, into the hut; it gets neither actions nor bonuses.
    """
    cells = WHEEL[state.like]
    for step in range(len(state.wheel)):
        # By where sectors stand now: the wheel turns, the main actions around it do not.
        sector = state.wheel[(position + step) % len(state.wheel)]
        first = MOST_CELLS * sector
        taken = state.chiefs[first : first + len(cells[sector])]
        if RIVAL not in taken and NOBODY in taken:
            cell = taken.index(NOBODY)
            state.chiefs[first + cell] = RIVAL
            action, _ = POSITIONS[(position + step) % len(state.wheel)]
            state.tell(RivalPlaced, action, cell + 1)
            return
    state.hut = (*state.hut, RIVAL)
    state.tell(RivalAtHut)


def connected_rooms(state: Wistar) -> tuple[int, ...]:
    """Rooms that can be reached from outside, in the rival's order."""
    within = reachable(OUTSIDE, state.doors)
    return tuple(room for room in _ROOM_ORDER if room in within)


@dataclass(frozen=True, slots=True)
class RivalOnFarm(Silent):
    """§11.4 The rival's farm icon: door 1 VP, mouse 2, reveal 1, mission 3, round mouse 1.

    It takes the first it can reach in a fixed order, unseen and without bonus; what cannot be done
    gives nothing.
    """

    icon: str

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Do what the icon says."""
        match self.icon:
            case "door":
                self._door(state)
            case "mouse":
                self._mouse(state)
            case "reveal":
                self._reveal(state)
            case "mission":
                self._mission(state)
            case "round-mouse":
                self._round_mouse(state)

    def _score(self, state: Wistar, icon: str) -> None:
        score_rival(state, int(SOLO["farm_vp"][icon]))

    def _door(self, state: Wistar) -> None:
        near = {OUTSIDE, *connected_rooms(state)}
        for door in _DOOR_ORDER:
            if state.doors >> door & 1 and not near.isdisjoint(BETWEEN[door]):
                state.doors ^= 1 << door
                state.tell(RivalOpened, PASSAGES[door])
                self._score(state, "door")
                return

    def _mouse(self, state: Wistar) -> None:
        room = next((room for room in connected_rooms(state) if state.mice[room]), None)
        if room is not None:
            state.mice[room] -= 1
            state.tell(RivalCaught, ROOMS[room])
            self._score(state, "mouse")

    def _reveal(self, state: Wistar) -> None:
        room = next((r for r in connected_rooms(state) if state.missions[r] == HIDDEN), None)
        if room is not None:
            state.then(TurnMission(room, rewarded=False))
            self._score(state, "reveal")

    def _mission(self, state: Wistar) -> None:
        row = next(self._open_rows(state), None)
        # Without an open row it turns a mission card up instead.
        if row is None:
            self._reveal(state)
            return
        state.rows[row] = RIVAL
        _rival(state).markers += 1
        state.tell(RivalCompleted, ROWS[row].row)
        self._score(state, "mission")

    def _open_rows(self, state: Wistar) -> Iterator[int]:
        return (row.number for room in _ROOM_ORDER for row in open_rows(state, (room,)))

    def _round_mouse(self, state: Wistar) -> None:
        if state.round_mouse != NOBODY:
            mouse = MICE[state.round_mouse].mouse
            state.gone = (*state.gone, mouse)
            state.tell(RivalTookMouse, mouse)
            state.round_mouse = NOBODY
            self._score(state, "round-mouse")


@dataclass(frozen=True, slots=True)
class RivalAtMarket(Silent):
    """§11.5 The rightmost card of the market shown is discarded."""

    deck: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        if state.markets[self.deck]:
            discard_rightmost(state, state.markets[self.deck])


@dataclass(frozen=True, slots=True)
class RivalAttack(Silent):
    """§11.7 A status card hurts the player who has more than the rival's value of this round."""

    card: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Compare, and let the player suffer unless protected."""
        attack = STATUS[self.card].attack
        if attack is None or state.players[0].is_immune:
            return
        count, then = attack
        if counter(count)(state.players[0]) > SOLO["counters"][count][state.round - 1]:
            state.then(loss_step(0, then))


@dataclass(frozen=True, slots=True)
class RivalGoal(Silent):
    """§11.9 After rounds 2, 3 and 4 the rival takes the leftmost goal it has not, for 3 VP."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Put a disc on its topmost free cell."""
        if state.round not in SOLO["goal_rounds"]:
            return
        for goal in state.goals:
            discs = state.discs.get(goal, ())
            if RIVAL not in discs and len(discs) < len(goal_thresholds(goal, state.like)):
                state.discs[goal] = (*discs, RIVAL)
                _rival(state).discs += 1
                state.tell(RivalAchieved, GOALS[goal].goal)
                score_rival(state, int(SOLO["goal_vp"]))
                return
