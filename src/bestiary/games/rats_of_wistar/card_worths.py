"""What cards are worth: once played, as a price, and in hand."""

from . import components as box
from .play import PLAIN, Allowance
from .prices import missing_skills
from .state import Player, Wistar
from .stock import JOKER, METAL, WAIVE_PLAY, WOOD, counter
from .worths import effect_worth, good_worth

SYMBOL = 0.6
HELD, SHORT_OF_GOODS, SHORT_OF_SKILL = 0.27, 0.93, 0.65
"""A card in hand is worth this part of its gain, less for each thing it lacks."""


def full_worth(player: Player, number: int, turns: int) -> float:
    """What a card is worth once it is played, before its price."""
    card = box.INVENTIONS[number]
    rounds = max(0.0, turns / 3)
    worth = card.vp + SYMBOL * sum(n for _, n in card.symbols) * min(1.0, rounds / 3)
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
            return worth + 0.8 * rounds


def price_of(player: Player, number: int, turns: int, allowance: Allowance = PLAIN) -> float:
    """What playing a card costs in points."""
    card = box.INVENTIONS[number]
    wood, metal, either = allowance.bill(player, card)
    each = good_worth(turns)
    jokers = 0 if allowance.free else missing_skills(player, card.price, player.stock[WAIVE_PLAY])
    return each * max(0, wood + metal - either) + 1.2 * jokers * min(1.0, 0.2 * turns)


def worth_of_card(player: Player, number: int, turns: int) -> float:
    """What a card in hand is worth: less, the more is missing to play it."""
    gain = full_worth(player, number, turns) - price_of(player, number, turns)
    if gain <= 0:
        return 0.15
    card, stock = box.INVENTIONS[number], player.stock
    price = card.price
    goods = max(0, price.wood - stock[WOOD]) + max(0, price.metal - stock[METAL])
    lacking = max(0, missing_skills(player, price, stock[WAIVE_PLAY]) - stock[JOKER])
    lacking += sum(max(0, number - stock[place]) for place, number in price.needs)
    return float(0.15 + HELD * gain * SHORT_OF_GOODS**goods * SHORT_OF_SKILL**lacking)


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
