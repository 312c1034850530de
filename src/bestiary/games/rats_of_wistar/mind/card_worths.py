"""Heuristic worths of cards, in points: once played, as a price, and in hand."""

from functools import cache
from typing import Any, Final, NamedTuple

from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.stock import JOKER, METAL, WAIVE_PLAY, WOOD, counter
from bestiary.games.rats_of_wistar.inventions.play import PLAIN, Allowance
from bestiary.games.rats_of_wistar.inventions.prices import missing_skills
from bestiary.games.rats_of_wistar.mind.weights import weights
from bestiary.games.rats_of_wistar.mind.worths import effect_worth
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import Wistar

SYMBOL_WORTH: Final = 0.6
GOODS_SHORT_FACTOR: Final = 0.75
SYMBOL_SHORT_FACTOR: Final = 0.6
"""What is left of a deed's gain for each good or symbol that it still lacks."""
HAND_SHARE: Final = 0.27
MISSING_GOODS_FACTOR: Final = 0.93
MISSING_SYMBOL_FACTOR: Final = 0.65
"""A card in hand is worth this part of its gain, less for each thing it lacks."""


def full_worth(player: Player, number: int, turns: int) -> float:
    """What a card is worth once it is played, before its price."""
    card = box.INVENTIONS[number]
    rounds = max(0.0, turns / 3)
    worth = _printed_worth(number, turns)
    match card.timing:
        case "immediate" | "aggressive":
            return worth + effect_worth(card.effect.raw, player, turns)
        case "income":
            return worth + effect_worth(card.effect.raw, player, turns) * (1 + rounds)
        case "once":
            return worth + effect_worth(card.effect.raw, player, turns) * (0.5 + rounds)
        case "final":
            ((_, count, ((_, _, each),)),) = card.effect.raw
            return worth + float(each) * (counter(count)(player) + 0.4 * rounds)
        case _:
            return worth + rounds * sum(
                lasting_worth(raw, player, turns) for raw in card.effect.raw
            )


@cache
def _printed_worth(number: int, turns: int) -> float:
    """What the points and symbols of a card are worth."""
    card = box.INVENTIONS[number]
    return card.vp + SYMBOL_WORTH * sum(n for _, n in card.symbols) * min(1.0, turns / 9)


EVENTS_PER_ROUND: Final = {
    "gain wood": 1.2,
    "gain metal": 1.2,
    "gain vp": 2.0,
    "gain joker": 0.4,
    "play tools": 0.6,
    "play robots": 0.4,
    "play structures": 0.6,
    "take-card advanced": 0.6,
    "mission": 0.7,
    "door": 0.6,
    "reveal-mission": 0.4,
    "mouse": 0.7,
    "goal": 0.3,
    "dig": 0.4,
    "bed": 0.4,
    "hut": 0.9,
    "potion": 1.2,
    "use-move": 0.8,
}
"""How often a round things happen that effects wait for; others, by and by, half as often."""
RULE_CHANGE_WORTH: Final = 0.5
"""What a change of a rule brings a round."""


def lasting_worth(raw: Any, player: Player, turns: int) -> float:
    """What a permanent effect brings a round."""
    if raw[0] == "when":
        return EVENTS_PER_ROUND.get(raw[1], 0.5) * effect_worth(raw[2], player, turns)
    return RULE_CHANGE_WORTH


def price_of(player: Player, number: int, turns: int, allowance: Allowance = PLAIN) -> float:
    """What playing a card costs in points."""
    card = box.INVENTIONS[number]
    wood, metal, either = allowance.bill(player, card)
    jokers = 0 if allowance.free else missing_skills(player, card.price, player.stock[WAIVE_PLAY])
    goods = bill_cost(wood, metal, either, turns)
    return goods + weights(turns)["jokers"] * min(jokers, player.stock[JOKER])


def bill_cost(wood: int, metal: int, either: int, turns: int) -> float:
    """What paying so much costs in points, the dearer kind first taken off."""
    weight = weights(turns)
    off = min(metal, either)
    return weight["metal"] * (metal - off) + weight["wood"] * max(0, wood - (either - off))


class Deed(NamedTuple):
    """A card to play or a mission to complete: its gain, its price, and what else is missing."""

    gain: float
    wood: int
    metal: int
    lacking: int


def card_deed(player: Player, number: int, turns: int) -> Deed:
    card = box.INVENTIONS[number]
    stock = player.stock
    wood, metal, either = PLAIN.bill(player, card)
    jokers = missing_skills(player, card.price, stock[WAIVE_PLAY]) if card.price.skills else 0
    lacking = max(0, jokers - stock[JOKER])
    for place, least in card.price.needs:
        lacking += max(0, least - stock[place])
    cost = bill_cost(wood, metal, either, turns)
    cost += weights(turns)["jokers"] * min(jokers, stock[JOKER])
    # A discount on either good is taken off metal first, the dearer one.
    off = min(metal, either)
    gain = full_worth(player, number, turns) - cost
    return Deed(gain, max(0, wood - either + off), metal - off, lacking)


def promise_of_card(player: Player, number: int, turns: int) -> float:
    """What a card in hand promises: less, the more is missing to play it."""
    gain, _, _, lacking = card_deed(player, number, turns)
    if gain <= 0:
        return 0.0
    price = box.INVENTIONS[number].price
    stock = player.stock
    goods = max(0, price.wood - stock[WOOD]) + max(0, price.metal - stock[METAL])
    return float(gain * MISSING_GOODS_FACTOR**goods * MISSING_SYMBOL_FACTOR**lacking)


def worth_of_card(player: Player, number: int, turns: int) -> float:
    """What one would miss without the card."""
    return 0.15 + HAND_SHARE * promise_of_card(player, number, turns)


def best_play(state: Wistar, turns: int, allowance: Allowance = PLAIN) -> float:
    """The best card that can be played now, beyond what it is worth in hand."""
    player = state.me
    best = 0.0
    for card in player.hand:
        if allowance.play(player, card) is None:
            continue
        gain = full_worth(player, card, turns) - price_of(player, card, turns, allowance)
        best = max(best, gain - worth_of_card(player, card, turns))
    return best
