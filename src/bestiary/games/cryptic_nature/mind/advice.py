"""What a fair player weighs: plans by distance, missing evidence, dice, and time left.

All numbers are reputation, as expected when things go as they usually do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bestiary.core import Choice, Seat
from bestiary.games.cryptic_nature.bets import trackable
from bestiary.games.cryptic_nature.box.components import (
    ACTIVE,
    BIT,
    CARDS,
    CITIES,
    COST,
    DISTANCE,
    FRONT,
    IS_CITY,
    NEIGHBOURS,
    RANGE,
    RESULTS,
)
from bestiary.games.cryptic_nature.box.pieces import (
    Cryptid,
    Evidence,
    Hare,
    Place,
    Result,
    Skill,
    Token,
)
from bestiary.games.cryptic_nature.choices import Refresh, StepUp, Track
from bestiary.games.cryptic_nature.poacher.hunting import matches
from bestiary.games.cryptic_nature.relocation import settling_spots
from bestiary.games.cryptic_nature.scoring import (
    common_points,
    end_abilities,
    majority,
    personal_points,
    sanctuary_points,
    shows,
)
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.evidence import jokers

COIN, EXPERIENCE, SPARE_TOKEN = 0.2, 0.34, 0.3
HOPE = 0.65
"""The share of a lower number that a found cryptid is worth before it is relocated."""
LIKELY = (0.9, 0.55, 0.28, 0.12)
"""How likely a plan comes true, by the evidence still missing."""
PER_TURN = {
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
READY = {
    Skill.PLANE_TICKET: 0.45,
    Skill.COLLECT: 0.5,
    Skill.TRACK: 0.45,
    Skill.LUCK: 0.3,
    Skill.SECOND_CHANCE: 0.3,
    Skill.RELOCATE: 0.4,
}
CELLS_PER_TILE = 3.4


def turns_left(state: Expedition) -> float:
    """How many turns of the cryptozoologist phase are still to come, about."""
    if state.final:
        return (2 - state.final) + (0.0 if state.assisting else 0.5)
    free = (state.playable & ~sum(state.land.values())).bit_count()
    builders = state.seats + state.solo
    return max(0.0, free * 0.9 / (CELLS_PER_TILE * builders)) + 1


def span(state: Expedition, seat: Seat) -> int:
    """How far a move goes."""
    return RANGE[state.has(seat, Skill.RANGE_1) + state.has(seat, Skill.RANGE_2)]


def moves(state: Expedition, seat: Seat, goal: Place) -> int:
    """Moves to a location."""
    here = state.place[seat]
    return 0 if here is None else -(-DISTANCE[here][goal] // span(state, seat))


def worth(state: Expedition, seat: Seat, cryptid: Cryptid) -> float:
    """What finding a cryptid brings."""
    card = CARDS[cryptid]
    points: float = card.found + HOPE * card.relocated + 0.3
    if state.common is not None:
        points += shows(state, cryptid, state.common)
    return points + 0.6 * sum(shows(state, cryptid, c) for c in state.contracts[seat])


def lacking(state: Expedition, cryptid: Cryptid, hand: Iterable[Token]) -> int:
    """How many needs of a card the hand leaves open, jokers used."""
    held: Counter[Evidence | None] = Counter(FRONT[t] for t in hand)
    wanted = Counter(state.needs(cryptid))
    missing = wanted - held
    spare = max(0, held[Evidence.RUMOUR] - wanted[Evidence.RUMOUR])
    others = missing.total() - missing[Evidence.RUMOUR]
    return max(0, missing.total() - min(others, spare // 2))


def plan_worth(state: Expedition, seat: Seat, cryptid: Cryptid, left: float) -> float:
    """What a card one may track is worth as a plan."""
    where = state.where(cryptid)
    if where is None:
        return 0.0
    missing = lacking(state, cryptid, state.evidence[seat])
    far = moves(state, seat, where)
    needed = max(far, missing * 0.8)
    late = 1.0 if needed <= left else 0.15
    patience = float(0.93**needed)
    return worth(state, seat, cryptid) * LIKELY[min(3, missing)] * patience * late


def plans(state: Expedition, seat: Seat, left: float) -> float:
    """The best plan, and the second for a part of its worth."""
    found = sorted((plan_worth(state, seat, c, left) for c in trackable(state, seat)), reverse=True)
    return sum(p * share for p, share in zip(found, (1.0, 0.5), strict=False))


def homes(state: Expedition, seat: Seat, left: float) -> float:
    """What found cryptids that still wait for a home are worth."""
    waiting = state.unmoved(seat)
    if not waiting:
        return 0.0
    city = min(moves(state, seat, c) for c in CITIES)
    if city > left:
        return 0.0
    hope = 0.0
    for order, cryptid in enumerate(waiting):
        room = 1.0 if len(settling_spots(state, cryptid)) else 0.55
        soon = 1.0 if left > order else 0.3
        hope += CARDS[cryptid].relocated * HOPE * room * soon
    return hope * 0.95**city


def skills(state: Expedition, seat: Seat, left: float) -> float:
    """What skills are worth for the turns left."""
    owned, ready = state.owned[seat], state.ready[seat]
    total = sum(gain * min(left, 9) for skill, gain in PER_TURN.items() if owned & BIT[skill])
    if left >= 1:
        total += sum(gain for skill, gain in READY.items() if ready & BIT[skill])
    return total


def solo_fear(state: Expedition) -> float:
    """How near the poacher is to his aim."""
    if state.poacher is None:
        return 0.0
    caught = state.poacher.caught
    fear = float(0.5 * len(caught) ** 1.5 + 1.5 * matches(state, caught) ** 1.5)
    return fear + 0.5 * len(state.unmoved(0))


def value(state: Expedition, seat: Seat) -> float:
    """How well a seat stands."""
    left = turns_left(state)
    hand = state.evidence[seat]
    points = sum(CARDS[c].found for c in state.found[seat]) + sanctuary_points(state, seat)
    points += 4 * len(state.fulfilled[seat]) + common_points(state, seat)
    points += personal_points(state, seat) + end_abilities(state, seat)
    total = float(points)
    total += 0.6 * majority(state, seat) + 1.4 * state.hares[seat].count(Hare.HARE)
    total += 0.6 * (len(state.hares[seat]) - state.hares[seat].count(Hare.HARE))
    total += COIN * min(state.coins[seat], 12) + EXPERIENCE * state.experience[seat]
    total += SPARE_TOKEN * len(hand) if left > 0 else 0.5 * len(hand)
    if left > 0:
        total += plans(state, seat, left) + homes(state, seat, left)
    total += skills(state, seat, left) - solo_fear(state)
    return total + prospect(state, seat, left) - 0.01 * state.rows[seat]


def prospect(state: Expedition, seat: Seat, left: float) -> float:
    """The best thing that can still be done this turn where the cryptozoologist stands."""
    if state.mover != seat or state.assisting or not state.action_left or seat in state.waiting:
        return 0.0
    here = state.place[seat]
    if here is None:
        return 0.0
    best = _collecting(state, seat, here, left)
    for cryptid in trackable(state, seat):
        if state.where(cryptid) is here:
            best = max(best, _tracking(state, seat, cryptid, left))
    if IS_CITY[here]:
        rooms = (c for c in state.unmoved(seat) if len(settling_spots(state, c)))
        best = max((CARDS[c].relocated * (1 - HOPE) + 0.3 for c in rooms), default=best)
    return 0.9 * best


def _collecting(state: Expedition, seat: Seat, here: Place, left: float) -> float:
    if not state.has_slot(seat):
        return 0.0
    tokens = state.ground.get(here, ())
    if state.has(seat, Skill.COLLECT_ADJACENT):
        tokens += tuple(t for near in NEIGHBOURS[here] for t in state.ground.get(near, ()))
    if not tokens:
        return 0.0
    before, hand = plans(state, seat, left), state.evidence[seat]
    best = 0.0
    for token in tokens:
        state.evidence[seat] = (*hand, token)
        best = max(best, plans(state, seat, left) - before + SPARE_TOKEN)
    state.evidence[seat] = hand
    return best


def _tracking(state: Expedition, seat: Seat, cryptid: Cryptid, left: float) -> float:
    missing = lacking(state, cryptid, state.evidence[seat])
    if missing >= len(state.needs(cryptid)) or not state.evidence[seat]:
        return 0.0
    chance = die_chance(state, seat) ** missing
    gain = worth(state, seat, cryptid) - plan_worth(state, seat, cryptid, left)
    spent = SPARE_TOKEN * (len(state.needs(cryptid)) - missing)
    return chance * (gain - spent) + (1 - chance) * -0.3


def die_chance(state: Expedition, seat: Seat) -> float:
    """The chance of one tracking die with the skills at hand."""
    good = RESULTS[Result.SUCCESS] + RESULTS[Result.LUCK] * state.can_use(seat, Skill.LUCK)
    bad = 1 - good / sum(RESULTS.values())
    return 1 - bad ** (1 + state.can_use(seat, Skill.SECOND_CHANCE))


def training(state: Expedition, seat: Seat) -> float:
    """What a step up brings: skills worth more than their price."""
    left = turns_left(state)
    purse, coins, total = state.experience[seat], state.coins[seat], 0.0
    gains = sorted(
        ((PER_TURN[s] * min(left, 9) + READY.get(s, 0.0) * (left >= 1), s) for s in Skill),
        reverse=True,
    )
    for gain, skill in gains:
        price = COST[skill] + state.surcharge
        if not state.has(seat, skill) and price <= purse and gain > EXPERIENCE * price:
            purse -= price
            total += gain - EXPERIENCE * price
    if left >= 1:
        for skill in ACTIVE:
            if state.used_skills(seat) & BIT[skill] and coins and READY[skill] > COIN:
                coins -= 1
                total += READY[skill] - COIN
    return total


def rate(state: Expedition, seat: Seat, choice: Choice) -> float:
    """How good a choice is; what dice and draws will bring is weighed, not tried."""
    if isinstance(choice, Track):
        return rate_track(state, seat, choice)
    after = state.copy()
    after.play(seat, choice)
    rating = value(after, seat)
    if isinstance(choice, Refresh):
        return rating + 0.75 + 0.12 * (7 - state.on_ground())
    if isinstance(choice, StepUp):
        return rating + training(state, seat)
    return rating


def rate_track(state: Expedition, seat: Seat, choice: Track) -> float:
    """The chance of the dice times what finding brings."""
    needs = state.needs(choice.cryptid)
    met = jokers(needs, choice.evidence)
    dice = len(needs) - (met[0] if met else 0)
    chance = die_chance(state, seat) ** dice
    left = turns_left(state)
    gain = worth(state, seat, choice.cryptid) + 1.0
    gain -= plan_worth(state, seat, choice.cryptid, left)
    spent = SPARE_TOKEN * len(choice.evidence)
    without = value(state, seat) - prospect(state, seat, left)
    return without + chance * (gain - spent) - (1 - chance) * 0.5
