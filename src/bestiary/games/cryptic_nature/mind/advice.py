"""Hand-written evaluation function: reputation so far, plans and turns left, things in hand.

All numbers are reputation, as expected when things go as they usually do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bestiary.core import Choice, Seat
from bestiary.core.advice import Ground
from bestiary.games.cryptic_nature.box.components import CARDS
from bestiary.games.cryptic_nature.box.pieces import Face, Means
from bestiary.games.cryptic_nature.choices import (
    Decline,
    EndTurn,
    Enough,
    Refresh,
    Relocate,
    Search,
    StepDown,
    StepUp,
    Track,
)
from bestiary.games.cryptic_nature.mind.homes import MOVE_FACTOR, homes
from bestiary.games.cryptic_nature.mind.hunts import die_chance, plan_worth, plans, worth
from bestiary.games.cryptic_nature.mind.pace import moves, turns_left
from bestiary.games.cryptic_nature.mind.prospect import (
    FIGURE_WORTH,
    HARE_SHARE,
    HARE_WORTH,
    SPARE_TOKEN,
    next_hare,
    prospect,
    search_worth,
)
from bestiary.games.cryptic_nature.mind.skills import (
    COIN_WORTH,
    EXPERIENCE_WORTH,
    ready_worth,
    skills,
    training_worth,
    used_skills,
)
from bestiary.games.cryptic_nature.poacher.hunting import matches
from bestiary.games.cryptic_nature.scoring import (
    REQUEST_REPUTATION,
    common_points,
    end_abilities,
    majority,
    personal_points,
    sanctuary_points,
)
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.evidence import jokers

Standing: TypeAlias = Callable[[Expedition, Seat], float]
"""A way to say how well a seat stands."""
MAX_USEFUL_COINS: Final = 12
"""More coins than these are of no use."""
SOLD_TOKEN_WORTH: Final = 0.5
"""What a token counts at the end, when it is sold."""
MAJORITY_SHARE: Final = 0.6
"""How much of the majority counts while it is held."""
ACTION_RELUCTANCE: Final = 0.03
"""What speaks against doing anything that changes nothing."""
SKILL_RELUCTANCE: Final = 0.3
"""What speaks against a skill where the action would do as well."""
REFRESH_WORTH: Final = 0.5
NEW_TOKEN_WORTH: Final = 0.04
"""What refreshing brings: its bonus, and every token more on the map."""
NEW_CARD_WORTH: Final = 0.8
FAILURE_COST: Final = 0.5
"""What a find brings beyond its worth, since a better card lies open, and what a failure costs."""


def points(state: Expedition, seat: Seat) -> float:
    """The reputation that is certain, and the majority while it is held."""
    total = sum(CARDS[c].found for c in state.found[seat]) + sanctuary_points(state, seat)
    total += REQUEST_REPUTATION * len(state.fulfilled[seat]) + common_points(state, seat)
    total += personal_points(state, seat) + end_abilities(state, seat)
    return total + MAJORITY_SHARE * majority(state, seat)


def purse(state: Expedition, seat: Seat, left: float) -> float:
    """What coins, experience and evidence are worth beside the plans for them."""
    return sum(purse_terms(state, seat, left).values())


def purse_terms(state: Expedition, seat: Seat, left: float) -> dict[str, float]:
    """The same one by one."""
    return {
        "coins": COIN_WORTH * min(state.coins[seat], MAX_USEFUL_COINS),
        "experience": EXPERIENCE_WORTH * state.experience[seat],
        "evidence": (SPARE_TOKEN if left > 0 else SOLD_TOKEN_WORTH) * len(state.evidence[seat]),
    }


def hares(state: Expedition, seat: Seat, left: float) -> float:
    """What Wolpertinger tokens are worth, those still to be found included."""
    in_hand = sum(HARE_WORTH[hare] for hare in state.hares[seat])
    hope = search_worth(state, seat) if left > 0 else 0.0
    if not hope:
        return in_hand
    way = min(moves(state, seat, city) for city in state.cities)
    return float(in_hand + HARE_SHARE * hope * MOVE_FACTOR**way)


def poacher_threat(state: Expedition) -> float:
    """How near the poacher is to his aim."""
    if state.poacher is None:
        return 0.0
    caught = state.poacher.caught
    near = float(0.5 * len(caught) ** 1.5 + 1.5 * matches(state, caught) ** 1.5)
    return near + 0.5 * len(state.unmoved(0))


def parts(state: Expedition, seat: Seat) -> tuple[Ground, ...]:
    """What the value is made of."""
    left = turns_left(state, seat)
    return *_lasting_terms(state, seat, left), Ground("ground-next", prospect(state, seat, left))


def _lasting_terms(state: Expedition, seat: Seat, left: float) -> tuple[Ground, ...]:
    """All but what could be done next."""
    return (
        Ground("ground-points", points(state, seat)),
        Ground("ground-hunts", plans(state, seat, left) if left > 0 else 0.0),
        Ground("ground-homes", homes(state, seat, left) if left > 0 else 0.0),
        Ground("ground-skills", skills(state, seat, left)),
        Ground("ground-purse", purse(state, seat, left)),
        Ground("ground-hares", hares(state, seat, left)),
        Ground("ground-poacher", -poacher_threat(state)),
        # So little that it only breaks ties: higher on the track is better.
        Ground("ground-track", -0.01 * state.rows[seat]),
    )


def value(state: Expedition, seat: Seat) -> float:
    """How well a seat stands."""
    return sum(ground.worth for ground in parts(state, seat))


def lasting_value(state: Expedition, seat: Seat) -> float:
    """How well a seat stands, whatever it could do next where it is."""
    return sum(ground.worth for ground in _lasting_terms(state, seat, turns_left(state, seat)))


def rate(state: Expedition, seat: Seat, choice: Choice) -> float:
    """How good a choice is; what dice and draws will bring is weighed, not tried."""
    return action_value_by(value, state, seat, choice)


def expected_value(state: Expedition, seat: Seat, choice: Choice) -> float | None:
    """What an attempt is worth before its dice are rolled."""
    return rate(state, seat, choice) if isinstance(choice, Track) else None


def action_value_by(standing: Standing, state: Expedition, seat: Seat, choice: Choice) -> float:
    """How good a choice is to somebody who judges a table by `standing`."""
    if isinstance(choice, Track):
        return rate_track(state, seat, choice) - reluctance(state, choice)
    # One ply ahead, which would stop before the dice of an attempt: these are weighed above.
    after = state.copy()
    after.play(seat, choice)
    return standing(after, seat) + delayed_worth(state, seat, choice) - reluctance(state, choice)


def reluctance(state: Expedition, choice: Choice) -> float:
    """What speaks against doing anything, and against a skill while the action is left."""
    if isinstance(choice, EndTurn | Enough | Decline):
        return 0.0
    by_skill = getattr(choice, "means", None) is Means.SKILL and state.action_left
    return ACTION_RELUCTANCE + SKILL_RELUCTANCE * by_skill


def delayed_worth(state: Expedition, seat: Seat, choice: Choice) -> float:
    """What a choice brings that cannot be seen right after it."""
    left = turns_left(state, seat)
    match choice:
        case Refresh():
            return REFRESH_WORTH + NEW_TOKEN_WORTH * (7 - state.on_ground())
        case StepUp():
            return training_worth(state, seat, left)
        case StepDown(Face.RESTORE) if len(used_skills(state, seat)) > 2:
            return sum(ready_worth(skill, left) for skill in used_skills(state, seat)[:2])
        case Relocate():
            return FIGURE_WORTH
        case Search():
            return next_hare(state)
    return 0.0


def rate_track(state: Expedition, seat: Seat, choice: Track) -> float:
    """The chance of the dice times what finding brings."""
    needs = state.needs(choice.cryptid)
    met, _ = jokers(needs, choice.evidence) or (0, 0)
    chance = die_chance(state, seat) ** (len(needs) - met)
    left = turns_left(state, seat)
    gain = worth(state, seat, choice.cryptid) + NEW_CARD_WORTH
    gain -= plan_worth(state, seat, choice.cryptid, left)
    spent = SPARE_TOKEN * len(choice.evidence)
    return lasting_value(state, seat) + chance * (gain - spent) - (1 - chance) * FAILURE_COST
