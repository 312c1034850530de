"""Greedy simulation of a walk through the farm: what points of exploration are worth."""

from typing import Final

from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.state import HIDDEN, Wistar, doors_beside, neighbours

DOOR_WORTH: Final = 1.5
MISSION_CARD_WORTH: Final = 2.6
STEP_WORTH: Final = 0.4
"""What a door, a mission card turned up and a step into a room with nothing left are worth."""
MOUSE_WORTH: Final = 2.2
BASEMENT_MOUSE_WORTH: Final = 3.0
CHEESE_WORTH: Final = 4.5
"""What a mouse or a cheese is worth beyond the room it takes."""
STEP_TOWARDS_SHARE: Final = 0.6
"""The part of a room's best thing that a step towards it is worth."""


class Walk:
    """A farm as one player would use it up; nothing of the state is changed."""

    __slots__ = ("at", "cheese", "doors", "free", "here", "hidden", "mice")

    def __init__(self, state: Wistar) -> None:
        me = state.me
        self.at = me.explorer
        self.doors = state.doors
        self.free = max(0, me.free_rooms)
        self.here = me.presence()
        self.mice = state.mice[:]
        self.hidden = [mission == HIDDEN for mission in state.missions]
        self.cheese = bool(state.cheeses) and not me.has_cheese

    def worth(self, points: int) -> float:
        """What so many points bring."""
        worth = 0.0
        # Greedy, point by point: no search over whole walks.
        for left in range(points, 0, -1):
            gain = self._best(left)
            if not gain:
                break
            worth += gain
        return worth

    def _best(self, left: int) -> float:
        """Take the best there is here, or go on."""
        prizes = [(self._prize(room), room) for room in self.here]
        prize, room = max(prizes, default=(0.0, self.at))
        doors = doors_beside((*self.here, self.at), self.doors)
        ahead, target = self._ahead() if left > 1 else (0.0, self.at)
        if prize >= max(ahead, DOOR_WORTH * bool(doors)) and prize:
            self._take(room)
            return prize
        if doors and ahead < DOOR_WORTH:
            self.doors ^= 1 << doors[0]
            return DOOR_WORTH
        if ahead:
            self.at = target
            self.here = (*self.here, target)
            return ahead
        return STEP_WORTH if neighbours(self.at, self.doors) else 0.0

    def _ahead(self) -> tuple[float, int]:
        near = (room for room in neighbours(self.at, self.doors) if room not in self.here)
        prizes = ((STEP_TOWARDS_SHARE * self._prize(room), room) for room in near)
        return max(prizes, default=(0.0, self.at))

    def _prize(self, room: int) -> float:
        """The best thing in a room."""
        if room == box.PANTRY and self.cheese and self.free:
            return CHEESE_WORTH
        if self.hidden[room]:
            return MISSION_CARD_WORTH
        if self.mice[room] and self.free:
            return BASEMENT_MOUSE_WORTH if room >= box.FIRST_BASEMENT else MOUSE_WORTH
        return 0.0

    def _take(self, room: int) -> None:
        if room == box.PANTRY and self.cheese and self.free:
            self.cheese = False
            self.free = self.free - 1
        elif self.hidden[room]:
            self.hidden[room] = False
        else:
            self.mice[room] -= 1
            self.free -= 1
