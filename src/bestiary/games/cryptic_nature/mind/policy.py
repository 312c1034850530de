"""Rollout policies: a greedy one over pruned options, and one that only rolls dice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, TypeAlias

from bestiary.core import Choice, Seat
from bestiary.games.cryptic_nature.bets import trackable
from bestiary.games.cryptic_nature.box.components import CARDS, CITIES, FRONT
from bestiary.games.cryptic_nature.box.pieces import Place, Skill
from bestiary.games.cryptic_nature.choices import (
    Buy,
    Fly,
    Lay,
    Learn,
    Move,
    MoveAgain,
    PaidStep,
    PlaceTile,
    RefreshMarket,
    Replace,
    Sell,
    Swap,
    TakeTile,
    Track,
    Travel,
)
from bestiary.games.cryptic_nature.mind.advice import rate
from bestiary.games.cryptic_nature.mind.hunts import missing_evidence
from bestiary.games.cryptic_nature.state import Expedition

Rating: TypeAlias = Callable[[Choice], float]
"""How good a choice is."""
MAX_ALIKE_OPTIONS: Final = {TakeTile: 1, PlaceTile: 1, Lay: 4}
"""Of choices that hardly differ only so many are looked at."""
MOVE_KINDS: Final = (Move, MoveAgain, Fly, Travel)
UNLIKELY_KINDS: Final = (Sell, PaidStep, RefreshMarket, Replace)
"""What hardly ever helps."""
DICE_SKILLS: Final = (Skill.LUCK, Skill.SECOND_CHANCE)


def rollout_policy(state: Expedition, seat: Seat, rng: Random) -> Choice:
    """The best of the options worth a thought."""
    return best(state, seat, rng, partial(rate, state, seat))


def best(state: Expedition, seat: Seat, rng: Random, rating: Rating) -> Choice:
    """Of the options worth a thought the one that is rated highest; ties fall by lot."""
    options = pruned_options(state, seat, rng)
    if len(options) == 1:
        return options[0]
    ratings = [(rating(option), option) for option in options]
    most = max(worth for worth, _ in ratings)
    return rng.choice([option for worth, option in ratings if worth == most])


def pruned_options(state: Expedition, seat: Seat, rng: Random) -> list[Choice]:
    """The options without those that lead nowhere or are like another."""
    options = list(state.pending[0].options)
    most = MAX_ALIKE_OPTIONS.get(type(options[0]))
    # A few at random stand for all: to rate each would cost more than it tells.
    if most is not None:
        return rng.sample(options, min(most, len(options)))
    goals = {*state.ground, *(state.where(c) for c in trackable(state, seat))}
    if state.unmoved(seat) or state.cities:
        goals |= set(CITIES)
    by_sort = {
        _sort(option): option
        for option in options
        if not isinstance(option, UNLIKELY_KINDS)
        if not isinstance(option, MOVE_KINDS) or option.to in goals
    }
    return list(by_sort.values()) or options


def _sort(choice: Choice) -> object:
    """What choices have in common that come to the same."""
    match choice:
        case Swap(give, take):
            return Swap, FRONT[give], FRONT[take]
        case Buy(token):
            return Buy, FRONT[token]
    return choice


def gamble(state: Expedition, seat: Seat, rng: Random) -> Choice:
    """Go where one token will do and roll for the rest; learn what helps the dice."""
    options = list(state.pending[0].options)
    rolls = [o for o in options if isinstance(o, Track)]
    if rolls:
        return min(rolls, key=lambda o: (len(o.evidence), -CARDS[o.cryptid].found))
    for option in options:
        if isinstance(option, Learn) and option.skill in DICE_SKILLS:
            return option
        if isinstance(option, Move | Fly) and option.to in within_luck(state, seat):
            return option
    return rollout_policy(state, seat, rng)


def within_luck(state: Expedition, seat: Seat) -> set[Place | None]:
    """Where an attempt could be made with what is at hand."""
    if not state.action_left:
        return set()
    hand = state.evidence[seat]
    cards = trackable(state, seat)
    return {
        state.where(c)
        for c in cards
        if missing_evidence(state.needs(c), hand) < len(state.needs(c))
    }
