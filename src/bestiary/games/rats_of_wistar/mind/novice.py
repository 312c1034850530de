"""How those see the table who make no plans: the apprentice and, knowing more, the ranger."""

from operator import mul
from typing import Final

from bestiary.core import Seat
from bestiary.games.rats_of_wistar.box.stock import JOKER, METAL, MOVEMENT, WOOD
from bestiary.games.rats_of_wistar.mind.advice import WIN
from bestiary.games.rats_of_wistar.mind.assets import goals_begun, goals_reached, means
from bestiary.games.rats_of_wistar.mind.chiefs import begun, chief_actions
from bestiary.games.rats_of_wistar.mind.weights import SOON, vector, weights
from bestiary.games.rats_of_wistar.mind.worths import turns_left
from bestiary.games.rats_of_wistar.scoring import score
from bestiary.games.rats_of_wistar.state import Player, Wistar

GOOD: Final = 0.5
TOKEN: Final = 0.3
CARD: Final = 0.6
ROOM: Final = 0.5
"""What wood or metal, a token, a card and a free room seem worth to one who has no plans."""
ENOUGH: Final = 4
"""More cards or rooms than these tempt nobody."""


def glance(state: Wistar, seat: Seat) -> float:
    """How well a seat stands at first sight: nothing is planned beyond the chief at hand."""
    return _seen(state, seat, belongings(state.players[seat]), turns_left(state, seat))


def this_round(state: Wistar, seat: Seat) -> float:
    """How well a seat stands for this round: goods, workers, rooms and objectives."""
    turns = min(SOON, turns_left(state, seat))
    at_hand = sum(map(mul, means(state.players[seat]), vector(turns)))
    begun_goals = weights(turns)["goals-begun"] * goals_begun(state, seat)
    return _seen(state, seat, at_hand + begun_goals, turns)


def _seen(state: Wistar, seat: Seat, at_hand: float, turns: int) -> float:
    """Points, what is at hand, and what the chief at work will bring."""
    if state.outcome is not None:
        won = WIN if seat in state.outcome.winners else 0.0
        return won + state.outcome.scores[seat].total
    worth = score(state.players[seat]).total + goals_reached(state, seat) + at_hand
    if seat != state.actor:
        return worth
    return worth + chief_actions(state, turns) + sum([begun(state, s, turns) for s in state.agenda])


def belongings(player: Player) -> float:
    """What is at hand, whatever it may be good for."""
    stock = player.stock
    goods = GOOD * (stock[WOOD] + stock[METAL]) + TOKEN * (stock[MOVEMENT] + stock[JOKER])
    return goods + CARD * min(len(player.hand), ENOUGH) + ROOM * min(player.free_rooms, ENOUGH)
