"""How a master sees the table: found cryptids go home one by one.

Who keeps two of them waiting for a request often comes too late for both, so no request is planned
for; one that is open to a pair at hand counts when it is fulfilled.
"""

from __future__ import annotations

from functools import partial
from random import Random

from bestiary.core import Choice, Ground, Seat
from bestiary.games.cryptic_nature.choices import Track
from bestiary.games.cryptic_nature.mind import advice, grounds, policy
from bestiary.games.cryptic_nature.state import Expedition


def without_requests(state: Expedition) -> Expedition:
    """The same table, its requests not looked at."""
    seen = state.copy()
    seen.requests = ()
    return seen


def value(state: Expedition, seat: Seat) -> float:
    """How well a seat stands."""
    return advice.value(without_requests(state), seat)


def rate(state: Expedition, seat: Seat, choice: Choice) -> float:
    """How good a choice is; what dice and draws will bring is weighed, not tried."""
    if isinstance(choice, Track):
        return advice.rate(without_requests(state), seat, choice)
    return advice.rated(value, state, seat, choice)


def expected(state: Expedition, seat: Seat, choice: Choice) -> float | None:
    """What an attempt is worth before its dice are rolled."""
    return rate(state, seat, choice) if isinstance(choice, Track) else None


def parts(state: Expedition, seat: Seat) -> tuple[Ground, ...]:
    """What the value is made of, by name."""
    return grounds.parts(without_requests(state), seat)


def quick(state: Expedition, seat: Seat, rng: Random) -> Choice:
    """The best of the options worth a thought."""
    return policy.best(state, seat, rng, partial(rate, state, seat))
