"""Option pruning: the chief before the workers, the workers before the action."""

from collections.abc import Sequence
from typing import Final

from bestiary.core import Choice, Seat
from bestiary.games.rats_of_wistar.actions.workers import AREAS, strength
from bestiary.games.rats_of_wistar.box.components import AREA_OF, MOST_CELLS
from bestiary.games.rats_of_wistar.box.names import Area, MainAction
from bestiary.games.rats_of_wistar.box.stock import ENTRANCE
from bestiary.games.rats_of_wistar.choices import (
    AchieveGoal,
    EndTurn,
    PlaceWorker,
    TakeMain,
    UseMovement,
)
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import BONUS, MAIN, TAKE_TURN, main_action

MOVE_EVENT: Final = "use-move"
"""What some cards wait for: with them a move is worth it for its own sake."""

FREE_BONUSES: Final = frozenset(BONUS[name] for name in ("wood", "metal", "joker", "basic"))
"""Bonuses that cost nothing and are lost with the turn."""


def pruned_options(state: Wistar, seat: Seat) -> Sequence[Choice]:
    """What may be done without what does nothing, comes too early, or only goes back and forth."""
    options = list(state.pending[0].options)
    if seat != state.actor or state.agenda[-1] is not TAKE_TURN:
        return options
    goals = [option for option in options if isinstance(option, AchieveGoal)]
    # An objective within reach is always laid first: it costs nothing and may be taken by others.
    return goals or [option for option in options if not _is_idle(state, option)] or options


def _is_idle(state: Wistar, choice: Choice) -> bool:
    """Whether a choice does nothing now, or nothing that could not be done better later."""
    match choice:
        case PlaceWorker():
            # Where the chief goes decides which area needs the worker.
            return not state.chief_placed
        case TakeMain():
            return not strength(state.me, _main(state))
        case EndTurn():
            return bool(state.me.stock[ENTRANCE]) or not FREE_BONUSES.isdisjoint(state.todo)
        case UseMovement(_, target) if state.chief_placed and MOVE_EVENT not in state.me.triggers:
            return not _joins(state, target)
    return False


def _joins(state: Wistar, target: Area) -> bool:
    """Whether a worker sent to an area would take part in the action still to be done."""
    return MAIN in state.todo and AREAS.index(target) == AREA_OF[_main(state)]


def _main(state: Wistar) -> MainAction:
    return main_action(state, state.place // MOST_CELLS)
