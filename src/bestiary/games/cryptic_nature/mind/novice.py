"""Evaluation of the apprentice: what is certain, what is in hand, and one card to go for."""

from __future__ import annotations

from bestiary.core import Seat
from bestiary.games.cryptic_nature.bets import trackable
from bestiary.games.cryptic_nature.mind.advice import points, purse
from bestiary.games.cryptic_nature.mind.homes import homes
from bestiary.games.cryptic_nature.mind.hunts import plan_worth
from bestiary.games.cryptic_nature.mind.pace import turns_left
from bestiary.games.cryptic_nature.mind.skills import skills
from bestiary.games.cryptic_nature.state import Expedition


def novice_value(state: Expedition, seat: Seat) -> float:
    """How well a seat stands at first sight."""
    left = turns_left(state, seat)
    hunts = (plan_worth(state, seat, c, left) for c in trackable(state, seat))
    certain = points(state, seat) + purse(state, seat, left) + skills(state, seat, left)
    return certain + homes(state, seat, left) + max(hunts, default=0.0)
