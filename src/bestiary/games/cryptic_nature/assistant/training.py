"""Skills: bought for experience, restored for coins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.cryptic_nature.assistant.initiative import (
    RESTORE,
    cash_hare,
    cash_options,
    restore,
)
from bestiary.games.cryptic_nature.bag import Answers
from bestiary.games.cryptic_nature.box.components import ACTIVE, ALL_SKILLS, BIT, COST, constant
from bestiary.games.cryptic_nature.box.pieces import Skill
from bestiary.games.cryptic_nature.box.piles import with_entry
from bestiary.games.cryptic_nature.choices import Enough, Learn, Restore, UseHare
from bestiary.games.cryptic_nature.events import SkillLearned
from bestiary.games.cryptic_nature.state import Expedition

RESTORE_COST: Final[int] = constant("restore-cost")
ON_SALE: Final = tuple((BIT[s], COST[s], Learn(s)) for s in Skill)
"""The skills with their bits and prices."""
ENOUGH: Final = Enough()


@dataclass(frozen=True, slots=True)
class Train(Step):
    """§7.3 After a step up: buy skills for experience, restore used ones for a coin each."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        seat = self.seat
        new = ALL_SKILLS & ~state.owned[seat]
        purse = state.experience[seat] - state.surcharge
        options: list[Choice] = [
            learn for bit, cost, learn in ON_SALE if new & bit and cost <= purse
        ]
        if used := state.used_skills(seat):
            if state.coins[seat] >= RESTORE_COST:
                options += [RESTORE[s] for s in ACTIVE if used & BIT[s]]
            options += cash_options(state, seat)
        return (Decision(seat, "train", (*options, ENOUGH)),) if options else ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        match answers.get(self.seat):
            case Learn(skill):
                learn(state, self.seat, skill)
                state.then(self)
            case Restore(skill):
                state.coins[self.seat] -= RESTORE_COST
                restore(state, self.seat, skill)
                state.then(self)
            case UseHare():
                cash_hare(state, self.seat)
                state.then(self)


train: Final = cache(Train)


def learn(state: Expedition, seat: Seat, skill: Skill) -> None:
    """Pay for a skill; an active one is available at once."""
    state.experience[seat] -= COST[skill] + state.surcharge
    state.owned = with_entry(state.owned, seat, state.owned[seat] | BIT[skill])
    if skill in ACTIVE:
        state.ready[seat] |= BIT[skill]
    state.tell(SkillLearned, seat, skill)
