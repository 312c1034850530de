"""The initiative track, and what comes in: coins, experience, rumours, restored skills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.cryptic_nature.box.components import ACTIVE, BIT, constant
from bestiary.games.cryptic_nature.box.pieces import Direction, Hare, Skill
from bestiary.games.cryptic_nature.box.piles import with_entry, without
from bestiary.games.cryptic_nature.choices import Decline, Enough, Restore, Shift, UseHare
from bestiary.games.cryptic_nature.events import (
    AssistantMoved,
    Gained,
    HareUsed,
    RumourGained,
    SkillRestored,
)
from bestiary.games.cryptic_nature.state import Expedition

RESTORE: Final[dict[Skill, Restore]] = {s: Restore(s) for s in ACTIVE}
HARE_COINS: Final[int] = constant("wolpertinger-coins")
DIRECTIONS: Final = tuple(Direction)
shift_by: Final = cache(Shift)
CASH: Final = (UseHare(Hare.COINS),)


def gain(state: Expedition, seat: Seat, coins: int = 0, experience: int = 0) -> None:
    """Take coins and experience from the supply, which never runs out."""
    state.coins[seat] += coins
    state.experience[seat] += experience
    state.tell(Gained, seat, coins, experience)


def use_hare(state: Expedition, seat: Seat, hare: Hare) -> None:
    """Discard one of the seat's Wolpertinger tokens."""
    state.hares = with_entry(state.hares, seat, without(state.hares[seat], hare))
    state.used_hares += (hare,)
    state.tell(HareUsed, seat, hare)


def cash_options(state: Expedition, seat: Seat) -> tuple[UseHare, ...]:
    """A Wolpertinger token for coins, wherever the own turn asks for coins."""
    return CASH if Hare.COINS in state.hares[seat] else ()


def cash_hare(state: Expedition, seat: Seat) -> None:
    """Discard a Wolpertinger token for its coins."""
    use_hare(state, seat, Hare.COINS)
    gain(state, seat, coins=HARE_COINS)


def gain_rumour(state: Expedition, seat: Seat) -> None:
    """Take a bonus rumour, if there is a slot and one is left."""
    if state.supply and state.has_slot(seat):
        # Bonus rumours are all alike: the first will do.
        token, *rest = state.supply
        state.supply = tuple(rest)
        state.evidence[seat] += (token,)
        state.tell(RumourGained, seat)


def restore(state: Expedition, seat: Seat, skill: Skill) -> None:
    """Move the marker of a used skill back to available."""
    state.ready[seat] |= BIT[skill]
    state.tell(SkillRestored, seat, skill)


def step(state: Expedition, seat: Seat, direction: Direction) -> None:
    """Move one step, over whoever stands in the way."""
    row = state.row_beyond(state.rows[seat], direction)
    if row is not None:
        state.rows[seat] = row


def shifts(state: Expedition, seat: Seat, most: int) -> tuple[Shift, ...]:
    """Every way to move the assistant one to `most` steps in one direction."""
    options = list[Shift]()
    for direction in DIRECTIONS:
        row: int | None = state.rows[seat]
        for steps in range(1, most + 1):
            # Steps go over those in the way, so they are counted in free rows.
            row = None if row is None else state.row_beyond(row, direction)
            if row is not None:
                options.append(shift_by(direction, steps))
    return tuple(options)


@dataclass(frozen=True, slots=True)
class ShiftAssistant(Step):
    """§5.4 The own assistant may move some steps in one direction, without die or skills."""

    seat: Seat
    most: int

    def ask(self, state: Expedition) -> Sequence[Decision]:
        options: tuple[Choice, ...] = (Decline(), *shifts(state, self.seat, self.most))
        return (Decision(self.seat, "shift-assistant", options),) if len(options) > 1 else ()

    def resolve(self, state: Expedition, answers: Mapping[Seat, Shift | Decline]) -> None:
        if answers and isinstance(choice := answers[self.seat], Shift):
            direction, steps = choice
            for _ in range(steps):
                step(state, self.seat, direction)
            state.tell(AssistantMoved, self.seat, direction, steps)


@dataclass(frozen=True, slots=True)
class RestoreSkills(Step):
    """Up to `amount` used skills become available for nothing; all of them if it suffices."""

    seat: Seat
    amount: int

    def ask(self, state: Expedition) -> Sequence[Decision]:
        used = state.used_skills(self.seat)
        # Enough for all: nothing is asked, and `resolve` restores each.
        if used.bit_count() <= self.amount:
            return ()
        options: tuple[Choice, ...] = (*(RESTORE[s] for s in ACTIVE if used & BIT[s]), Enough())
        return (Decision(self.seat, "restore-skill", options),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Restore | Enough]) -> None:
        if not answers:
            used = state.used_skills(self.seat)
            for skill in ACTIVE:
                if used & BIT[skill]:
                    restore(state, self.seat, skill)
        elif isinstance(choice := answers[self.seat], Restore):
            restore(state, self.seat, choice.skill)
            if self.amount > 1:
                state.then(restore_skills(self.seat, self.amount - 1))


restore_skills: Final = cache(RestoreSkills)
