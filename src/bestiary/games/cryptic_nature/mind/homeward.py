"""Evaluation and rollout policy of the master: found cryptids go home one by one.

Who keeps two of them waiting for a request often comes too late for both, so no request is planned
for; one that is open to a pair at hand counts when it is fulfilled. In the solo game it minds how
long the game lasts and what the poacher is about to do, too.
"""

from __future__ import annotations

from functools import partial
from random import Random

from bestiary.core import Choice, Seat
from bestiary.core.advice import Ground
from bestiary.games.cryptic_nature.choices import PlaceTile, TakeTile, Track
from bestiary.games.cryptic_nature.mind import advice, alone, grounds, policy
from bestiary.games.cryptic_nature.state import Expedition


def without_requests(state: Expedition) -> Expedition:
    """The same table, its requests not looked at."""
    blind = state.copy()
    blind.requests = ()
    return blind


def value(state: Expedition, seat: Seat) -> float:
    """How well a seat stands."""
    if not state.solo:
        return advice.value(without_requests(state), seat)
    if over := alone.final_terms(state):
        return sum(ground.worth for ground in over)
    return advice.value(without_requests(state), seat) + _solo_worth(state)


def _solo_worth(state: Expedition) -> float:
    """What counts in the solo game only."""
    return sum([ground.worth for ground in alone.parts(state)])


def rate(state: Expedition, seat: Seat, choice: Choice) -> float:
    """How good a choice is; what dice and draws will bring is weighed, not tried."""
    if isinstance(choice, Track):
        return advice.rate(without_requests(state), seat, choice) + _solo_worth(state)
    return advice.action_value_by(value, state, seat, choice) + alone.tile_size_worth(state, choice)


def expected_value(state: Expedition, seat: Seat, choice: Choice) -> float | None:
    """What an attempt is worth before its dice are rolled."""
    return rate(state, seat, choice) if isinstance(choice, Track) else None


def parts(state: Expedition, seat: Seat) -> tuple[Ground, ...]:
    """What the value is made of, by name."""
    final = alone.final_terms(state)
    return final or (*grounds.parts(without_requests(state), seat), *alone.parts(state))


def rollout_policy(state: Expedition, seat: Seat, rng: Random) -> Choice:
    """The best of the options worth a thought; alone, the smallest tile."""
    if state.solo and isinstance(next(iter(state.pending[0].options)), PlaceTile | TakeTile):
        return max(state.pending[0].options, key=partial(alone.tile_size_worth, state))
    return policy.best(state, seat, rng, partial(rate, state, seat))
