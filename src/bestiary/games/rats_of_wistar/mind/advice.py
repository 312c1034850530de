"""Hand-written evaluation function: what a position is worth, for one-ply lookahead.

All worths are in victory points. What is begun but not finished (actions of the chief, points to
spend, prices to pay) is estimated from the agenda, so that one step ahead sees a whole action.
"""

from collections.abc import Iterator
from typing import Final

from bestiary.core import Seat
from bestiary.games.rats_of_wistar.mind.assets import goals_reached, outlook
from bestiary.games.rats_of_wistar.mind.chiefs import chief_actions, next_chief, step_worth
from bestiary.games.rats_of_wistar.mind.worths import turns_left
from bestiary.games.rats_of_wistar.scoring import score
from bestiary.games.rats_of_wistar.state import Wistar

WIN_VALUE: Final = 1000.0


def value(state: Wistar, seat: Seat) -> float:
    """Points as if the game ended now, and what the rest of the game will make of the position."""
    player = state.players[seat]
    if state.outcome is not None:
        # Far above any score: a win counts first, then the points.
        won = WIN_VALUE if seat in state.outcome.winners else 0.0
        return won + state.outcome.scores[seat].total
    turns = turns_left(state, seat)
    worth = score(player).total + outlook(state, seat, turns) + goals_reached(state, seat)
    return worth + sum([worth for _, worth in pending_worths(state, seat, turns)])


def pending_worths(state: Wistar, seat: Seat, turns: int) -> Iterator[tuple[str, float]]:
    """What the chief at hand, and what is begun, will still bring."""
    if seat != state.actor:
        return
    if not state.chief_placed and state.agenda:
        yield "ground-chief", next_chief(state, turns)
    yield "ground-actions", chief_actions(state, turns)
    yield "ground-begun", sum(step_worth(state, step, turns) for step in state.agenda)
