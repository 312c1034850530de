"""Evaluations without plans: the apprentice's and, knowing more, the ranger's."""

from operator import mul
from typing import Final

from bestiary.core import Seat
from bestiary.games.rats_of_wistar.box.stock import JOKER, METAL, MOVEMENT, WOOD
from bestiary.games.rats_of_wistar.mind.advice import WIN_VALUE
from bestiary.games.rats_of_wistar.mind.assets import goals_begun, goals_reached, means
from bestiary.games.rats_of_wistar.mind.chiefs import chief_actions, step_worth
from bestiary.games.rats_of_wistar.mind.weights import SOON_TURNS, vector, weights
from bestiary.games.rats_of_wistar.mind.worths import turns_left
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.scoring import score
from bestiary.games.rats_of_wistar.state import Wistar

GOOD_WORTH: Final = 0.5
TOKEN_WORTH: Final = 0.3
CARD_WORTH: Final = 0.6
ROOM_WORTH: Final = 0.5
"""What wood or metal, a token, a card and a free room seem worth to one who has no plans."""
MAX_COUNTED: Final = 4
"""More cards or rooms than these tempt nobody."""


def novice_value(state: Wistar, seat: Seat) -> float:
    """How well a seat stands at first sight: nothing is planned beyond the chief at hand."""
    return _value(state, seat, belongings(state.players[seat]), turns_left(state, seat))


def ranger_value(state: Wistar, seat: Seat) -> float:
    """How well a seat stands for this round: goods, workers, rooms and objectives."""
    turns = min(SOON_TURNS, turns_left(state, seat))
    at_hand = sum(map(mul, means(state.players[seat]), vector(turns)))
    begun_goals = weights(turns)["goals-begun"] * goals_begun(state, seat)
    return _value(state, seat, at_hand + begun_goals, turns)


def _value(state: Wistar, seat: Seat, at_hand: float, turns: int) -> float:
    """Points, what is at hand, and what the chief at work will bring."""
    if state.outcome is not None:
        won = WIN_VALUE if seat in state.outcome.winners else 0.0
        return won + state.outcome.scores[seat].total
    worth = score(state.players[seat]).total + goals_reached(state, seat) + at_hand
    if seat != state.actor:
        return worth
    return (
        worth
        + chief_actions(state, turns)
        + sum([step_worth(state, s, turns) for s in state.agenda])
    )


def belongings(player: Player) -> float:
    """What is at hand, whatever it may be good for."""
    stock = player.stock
    goods = GOOD_WORTH * (stock[WOOD] + stock[METAL]) + TOKEN_WORTH * (
        stock[MOVEMENT] + stock[JOKER]
    )
    return (
        goods
        + CARD_WORTH * min(len(player.hand), MAX_COUNTED)
        + ROOM_WORTH * min(player.free_rooms, MAX_COUNTED)
    )
