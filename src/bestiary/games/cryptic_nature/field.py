"""§3 Moving and collecting, and the turn of the cryptozoologist phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bestiary.core import Choice, Decision, Seat
from bestiary.core.step import Reason
from bestiary.games.cryptic_nature.abilities import take_off_ground
from bestiary.games.cryptic_nature.bag import Answers
from bestiary.games.cryptic_nature.bets import WithBets, bet, bet_options
from bestiary.games.cryptic_nature.box.components import (
    BIT,
    DISTANCE,
    ELSEWHERE,
    NEIGHBOURS,
    PLACES,
    RANGE,
    REACH,
)
from bestiary.games.cryptic_nature.box.pieces import Means, Place, Skill, Token
from bestiary.games.cryptic_nature.choices import (
    Bet,
    Collect,
    EndTurn,
    Fly,
    Fulfil,
    Move,
    MoveAgain,
    Refresh,
    Relocate,
    Search,
    Track,
    UseHare,
)
from bestiary.games.cryptic_nature.events import Collected, Flew, Moved
from bestiary.games.cryptic_nature.reasons import field_reasons
from bestiary.games.cryptic_nature.refresh import can_refresh, come_back, refresh_steps
from bestiary.games.cryptic_nature.relocation import fulfil, relocate, relocate_options
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.track import track, track_options
from bestiary.games.cryptic_nature.wolpertinger import (
    discard_hare,
    hare_options,
    search,
    search_options,
)

END_TURN: Final = EndTurn()
REFRESH: Final = Refresh()
FLY: Final[dict[Place, tuple[Fly, ...]]] = {p: tuple(map(Fly, q)) for p, q in ELSEWHERE.items()}
MAX_STEPS: Final = max(RANGE)
# Choices are made once and looked up: a turn offers dozens of them, and they are asked for often.
MOVE: Final[dict[Place, tuple[tuple[Move, ...], ...]]] = {
    p: tuple(tuple(map(Move, REACH[p, steps])) for steps in range(MAX_STEPS + 1)) for p in PLACES
}
"""By the place and the steps."""
MOVE_AGAIN: Final[dict[Place, tuple[tuple[tuple[MoveAgain, ...], ...], ...]]] = {
    p: tuple(
        tuple(
            tuple(MoveAgain(q) for q in REACH[p, far] if q not in REACH[p, near])
            for far in range(MAX_STEPS + 1)
        )
        for near in range(MAX_STEPS + 1)
    )
    for p in PLACES
}
"""By the place, the steps of the basic move and those of the action."""
COLLECT: Final[dict[tuple[Token, Means], Collect]] = {
    (t, m): Collect(t, m) for t in Token for m in Means
}
RANGE_BITS: Final = BIT[Skill.RANGE_1] | BIT[Skill.RANGE_2]
STEPS: Final = {
    bits: RANGE[bits.bit_count()]
    for bits in (0, BIT[Skill.RANGE_1], BIT[Skill.RANGE_2], RANGE_BITS)
}
"""How far one move may go, by the skills that lengthen it."""
TICKET_BIT: Final = BIT[Skill.PLANE_TICKET]
COLLECT_BIT: Final = BIT[Skill.COLLECT]
TRACK_BIT: Final = BIT[Skill.TRACK]
ADJACENT_BIT: Final = BIT[Skill.COLLECT_ADJACENT]
RELOCATE_BIT: Final = BIT[Skill.RELOCATE]
ACTION_ONLY: Final = (Means.ACTION,)
SKILL_ONLY: Final = (Means.SKILL,)
EITHER: Final = (Means.ACTION, Means.SKILL)


def means(action: bool, skill: int) -> tuple[Means, ...]:
    """What pays for an action, if the basic one is left or the skill is ready."""
    if skill:
        return EITHER if action else SKILL_ONLY
    return ACTION_ONLY if action else ()


def move_range(state: Expedition, seat: Seat) -> int:
    """How far one move may go."""
    return STEPS[state.owned[seat] & RANGE_BITS]


def move_options(state: Expedition, seat: Seat) -> list[Choice]:
    """§3.1 The basic move, and the action as a second move for what lies beyond it."""
    here = state.place[seat]
    if here is None:
        return []
    near = state.steps_left
    # With the Split skill steps of the action may be left when the action itself is used up.
    far = move_range(state, seat) if state.action_left else state.action_steps
    options: list[Choice] = list(MOVE[here][near])
    if far > near:
        options += MOVE_AGAIN[here][near][far]
    return options


def collect_options(state: Expedition, seat: Seat, means: tuple[Means, ...]) -> list[Collect]:
    """§3.3 A token of the own location, with the skill also of a neighbouring one."""
    here = state.place[seat]
    if here is None or not means or not state.has_slot(seat):
        return []
    tokens = state.ground.get(here, ())
    if state.owned[seat] & ADJACENT_BIT:
        for near in NEIGHBOURS[here]:
            tokens += state.ground.get(near, ())
    return [COLLECT[t, m] for t in tokens for m in means]


ABOUT_TURN: Final = tuple(
    tuple((("steps", steps), ("action", action)) for action in (False, True))
    for steps in (False, True)
)
"""What the question says is left of a turn, by steps and action."""


@dataclass(frozen=True, slots=True)
class CryptozoologistTurn(WithBets):
    """§2.2 A basic move, a basic action and any available skills, in any order."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        seat = self.seat
        action = state.action_left
        ready = state.ready[self.seat]
        options = move_options(state, seat)
        here = state.place[seat]
        if ready & TICKET_BIT and here is not None:
            options += FLY[here]
        options += collect_options(state, seat, means(action, ready & COLLECT_BIT))
        tracking = means(action, ready & TRACK_BIT)
        options += track_options(state, seat, tracking)
        if state.cities:
            options += search_options(state, seat, tracking)
        if state.found[seat]:
            options += relocate_options(state, seat, means(action, ready & RELOCATE_BIT))
        if action and can_refresh(state):
            options.append(REFRESH)
        if state.wolpertinger:
            options += hare_options(state, seat)
        options += bet_options(state, seat)
        options.append(END_TURN)
        left = ABOUT_TURN[state.steps_left > 0][action]
        return (Decision(seat, "cryptozoologist-turn", options, left),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        choice = answers[self.seat]
        if type(choice) is EndTurn:
            return
        come_back(state, self)  # first: what the choice brings goes before it on the agenda
        carry_out(state, self.seat, choice)

    def reasons(self, state: Expedition, seat: Seat) -> Sequence[Reason]:
        """Why some actions are not on offer."""
        offered = {type(option) for option in self.ask(state)[0].options}
        return field_reasons(state, seat, offered)


def carry_out(state: Expedition, seat: Seat, choice: Choice) -> None:
    """Pay for what was chosen and do it."""
    kind = type(choice)
    if isinstance(choice, BY_MEANS):
        pay(state, seat, choice.means, SKILL_FOR[kind])
    DEEDS[kind](state, seat, choice)


def pay(state: Expedition, seat: Seat, means: Means, skill: Skill) -> None:
    """Use the basic action, or the skill that does the same."""
    if means is Means.ACTION:
        state.action_left = False
    else:
        state.use(seat, skill)


def walk(state: Expedition, seat: Seat, choice: Move) -> None:
    state.steps_left = go(state, seat, choice.to, state.steps_left)


def walk_again(state: Expedition, seat: Seat, choice: MoveAgain) -> None:
    """Move with the basic action, which has a range of its own."""
    steps = move_range(state, seat) if state.action_left else state.action_steps
    state.action_left = False
    state.action_steps = go(state, seat, choice.to, steps)


def go(state: Expedition, seat: Seat, to: Place, steps: int) -> int:
    """Move; the steps left after it, which stay only with the Split skill."""
    here = state.place[seat]
    state.place[seat] = to
    state.tell(Moved, seat, to)
    if here is None or not state.has(seat, Skill.SPLIT):
        return 0
    return steps - DISTANCE[here][to]


def fly(state: Expedition, seat: Seat, choice: Fly) -> None:
    """§3.2 The plane ticket goes anywhere and is no move."""
    state.use(seat, Skill.PLANE_TICKET)
    state.place[seat] = choice.to
    state.tell(Flew, seat, choice.to)


def collect(state: Expedition, seat: Seat, choice: Collect) -> None:
    """Put the token into a free slot."""
    place = take_off_ground(state, choice.token)
    state.evidence[seat] += (choice.token,)
    state.tell(Collected, seat, choice.token, place)


def refresh(state: Expedition, seat: Seat, _: Refresh) -> None:
    """Use the basic action for the whole refresh."""
    state.action_left = False
    state.then(*refresh_steps(seat))


DEEDS: Final[dict[type, Callable[[Expedition, Seat, Any], None]]] = {
    Move: walk,
    MoveAgain: walk_again,
    Fly: fly,
    Collect: collect,
    Track: track,
    Search: search,
    Relocate: relocate,
    Fulfil: fulfil,
    UseHare: discard_hare,
    Bet: bet,
    Refresh: refresh,
}
BY_MEANS: Final = (Collect, Track, Search, Relocate, Fulfil)
"""What is done with the basic action or with a skill."""
SKILL_FOR: Final[dict[type, Skill]] = {
    Collect: Skill.COLLECT,
    Track: Skill.TRACK,
    Search: Skill.TRACK,
    Relocate: Skill.RELOCATE,
    Fulfil: Skill.RELOCATE,
}
"""The skill that stands in for the basic action."""
