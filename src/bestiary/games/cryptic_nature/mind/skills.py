"""Heuristic worths of skills for the turns left, and of a step up."""

from __future__ import annotations

from typing import Final

from bestiary.core import Seat
from bestiary.games.cryptic_nature.box.components import ACTIVE, BIT, COST
from bestiary.games.cryptic_nature.box.pieces import Skill
from bestiary.games.cryptic_nature.state import Expedition

COIN_WORTH: Final = 0.2
EXPERIENCE_WORTH: Final = 0.34
WORTH_PER_TURN: Final = {
    Skill.COLLECT: 0.24,
    Skill.TRACK: 0.15,
    Skill.LUCK: 0.12,
    Skill.SECOND_CHANCE: 0.09,
    Skill.RELOCATE: 0.14,
    Skill.RANGE_1: 0.12,
    Skill.RANGE_2: 0.08,
    Skill.SPLIT: 0.07,
    Skill.COLLECT_ADJACENT: 0.15,
    Skill.PLANE_TICKET: 0.0,
}
"""What owning a skill brings in every turn."""
READY_WORTH: Final = {
    Skill.PLANE_TICKET: 0.35,
    Skill.COLLECT: 0.35,
    Skill.TRACK: 0.35,
    Skill.LUCK: 0.25,
    Skill.SECOND_CHANCE: 0.25,
    Skill.RELOCATE: 0.3,
}
"""What it brings once that an active skill is available."""
MAX_TURNS_FORESEEN: Final = 9.0
"""Beyond so many turns nothing is foreseen."""


def owning_worth(skill: Skill, left: float) -> float:
    """What a skill brings until the end."""
    return WORTH_PER_TURN[skill] * min(left, MAX_TURNS_FORESEEN)


def ready_worth(skill: Skill, left: float) -> float:
    """What it brings that a skill is available, while there are turns for it."""
    return READY_WORTH.get(skill, 0.0) * min(1.0, left)


def skills(state: Expedition, seat: Seat, left: float) -> float:
    """What a seat's skills are worth."""
    owned = state.owned[seat]
    ready = state.ready[seat]
    total = sum((owning_worth(s, left) for s in Skill if owned & BIT[s]), 0.0)
    return total + sum((ready_worth(s, left) for s in ACTIVE if ready & BIT[s]), 0.0)


def used_skills(state: Expedition, seat: Seat) -> list[Skill]:
    """The skills that wait to be restored, the most useful first."""
    waiting = state.used_skills(seat)
    return sorted(
        (s for s in ACTIVE if waiting & BIT[s]), key=READY_WORTH.__getitem__, reverse=True
    )


def training_worth(state: Expedition, seat: Seat, left: float) -> float:
    """What a step up brings: skills worth more than their price."""
    purse = state.experience[seat]
    total = 0.0
    gains = sorted(((owning_worth(s, left) + ready_worth(s, left), s) for s in Skill), reverse=True)
    for gain, skill in gains:
        price = COST[skill] + state.surcharge
        if not state.has(seat, skill) and price <= purse and gain > EXPERIENCE_WORTH * price:
            purse -= price
            total += gain - EXPERIENCE_WORTH * price
    # A step up restores skills too, for a coin each.
    restored = used_skills(state, seat)[: state.coins[seat]]
    return total + sum(max(0.0, ready_worth(s, left) - COIN_WORTH) for s in restored)
