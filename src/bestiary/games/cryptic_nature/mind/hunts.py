"""Heuristic worths of plans: what finding a cryptid brings, what is missing, how likely it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bestiary.core import Seat
from bestiary.games.cryptic_nature.bets import trackable
from bestiary.games.cryptic_nature.box.components import CARDS, FRONT, RESULTS
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Evidence, Result, Skill, Token
from bestiary.games.cryptic_nature.mind.homes import RELOCATION_SHARE, partners
from bestiary.games.cryptic_nature.mind.pace import moves
from bestiary.games.cryptic_nature.scoring import shows
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.evidence import JOKER, Needs

PLAN_CHANCES: Final = (0.68, 0.43, 0.22, 0.1)
"""How likely a plan comes true, by the evidence still missing."""
TURN_FACTOR: Final = 0.93
"""What is left of it for every turn that it takes."""
TURNS_PER_TOKEN: Final = 0.8
"""Turns until one more token is collected."""
TOO_LATE_FACTOR: Final = 0.15
"""What is left of a plan that takes more turns than there seem to be."""
ABILITY_WORTH: Final = 0.3
"""What the ability of a card brings, whatever it is."""
OWN_CONTRACT_WORTH: Final = 0.6
"""What a match with one of two own contracts brings, of which one will count."""
SECOND_PLAN_SHARE: Final = 0.5
"""The share of the second plan."""


def worth(state: Expedition, seat: Seat, cryptid: Cryptid) -> float:
    """What finding a cryptid brings, its way home or a request included."""
    card = CARDS[cryptid]
    points = (
        card.found
        + RELOCATION_SHARE * card.relocated
        + ABILITY_WORTH
        + partners(state, seat, cryptid)
    )
    if state.common is not None:
        points += shows(state, cryptid, state.common)
    return points + OWN_CONTRACT_WORTH * sum(
        shows(state, cryptid, c) for c in state.contracts[seat]
    )


@lru_cache(maxsize=16_384)
def missing_evidence(needs: Needs, hand: tuple[Token, ...]) -> int:
    """How many needs of a card the hand leaves open, jokers used."""
    fronts = [FRONT[t] for t in hand]
    missing = list[Evidence | None]()
    for need in needs:
        if need in fronts:
            fronts.remove(need)
        else:
            missing.append(need)
    # Two rumours stand for any evidence but a rumour.
    others = sum(need is not Evidence.RUMOUR for need in missing)
    return len(missing) - min(others, fronts.count(Evidence.RUMOUR) // JOKER)


def plan_worth(state: Expedition, seat: Seat, cryptid: Cryptid, left: float) -> float:
    """What a card one may track is worth as a plan."""
    where = state.where(cryptid)
    if where is None:
        return 0.0
    missing = missing_evidence(state.needs(cryptid), state.evidence[seat])
    needed = max(moves(state, seat, where), missing * TURNS_PER_TOKEN)
    late = 1.0 if needed <= left else TOO_LATE_FACTOR
    return float(worth(state, seat, cryptid) * PLAN_CHANCES[missing] * TURN_FACTOR**needed * late)


def plans(state: Expedition, seat: Seat, left: float) -> float:
    """The best plan, and the second for a part of its worth."""
    ranked = sorted(
        (plan_worth(state, seat, c, left) for c in trackable(state, seat)), reverse=True
    )
    return sum(plan * share for plan, share in zip(ranked, (1.0, SECOND_PLAN_SHARE), strict=False))


def named_plans(state: Expedition, seat: Seat, left: float) -> list[tuple[Cryptid, float]]:
    """The same two plans, each with the cryptid that it is for."""
    worths = {c: plan_worth(state, seat, c, left) for c in trackable(state, seat)}
    best = sorted(worths, key=worths.__getitem__, reverse=True)
    return [
        (c, worths[c] * share) for c, share in zip(best, (1.0, SECOND_PLAN_SHARE), strict=False)
    ]


def die_chance(state: Expedition, seat: Seat) -> float:
    """The chance of one tracking die with the skills at hand."""
    good = RESULTS[Result.SUCCESS] + RESULTS[Result.LUCK] * state.can_use(seat, Skill.LUCK)
    bad = 1 - good / sum(RESULTS.values())
    return 1 - bad ** (1 + state.can_use(seat, Skill.SECOND_CHANCE))
