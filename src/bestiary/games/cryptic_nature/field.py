"""§3 Moving and collecting, and the turn of the cryptozoologist phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bestiary.core import Choice, Decision, Reason, Seat
from bestiary.games.cryptic_nature.abilities import take_off_ground
from bestiary.games.cryptic_nature.bag import Answers
from bestiary.games.cryptic_nature.bets import bet_options, lay_bet
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
from bestiary.games.cryptic_nature.components import (
    BIT,
    DISTANCE,
    ELSEWHERE,
    NEIGHBOURS,
    PLACES,
    RANGE,
    REACH,
)
from bestiary.games.cryptic_nature.events import Collected, Flew, Moved
from bestiary.games.cryptic_nature.pieces import Means, Place, Skill, Token
from bestiary.games.cryptic_nature.reasons import field_reasons
from bestiary.games.cryptic_nature.refresh import (
    RefreshEmptyBoard,
    can_refresh,
    refresh_steps,
)
from bestiary.games.cryptic_nature.relocation import fulfil, relocate, relocate_options
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking import track, track_options
from bestiary.games.cryptic_nature.wolpertinger import (
    discard_hare,
    hare_options,
    search,
    search_options,
)

END_TURN, REFRESH = EndTurn(), Refresh()
FLY: dict[Place, tuple[Fly, ...]] = {p: tuple(map(Fly, q)) for p, q in ELSEWHERE.items()}
MOVE: dict[tuple[Place, int], tuple[Move, ...]] = {
    key: tuple(map(Move, places)) for key, places in REACH.items()
}
AGAIN: dict[tuple[Place, int, int], tuple[MoveAgain, ...]] = {
    (p, near, far): tuple(MoveAgain(q) for q in REACH[p, far] if q not in REACH[p, near])
    for p in PLACES
    for far in range(max(RANGE) + 1)
    for near in range(far)
}
COLLECT: dict[tuple[Token, Means], Collect] = {(t, m): Collect(t, m) for t in Token for m in Means}
ACTION_ONLY, SKILL_ONLY = (Means.ACTION,), (Means.SKILL,)
MEANS = {
    (True, True): (Means.ACTION, Means.SKILL),
    (True, False): ACTION_ONLY,
    (False, True): SKILL_ONLY,
    (False, False): (),
}


def move_range(state: Expedition, seat: Seat) -> int:
    """How far one move may go."""
    return RANGE[state.has(seat, Skill.RANGE_1) + state.has(seat, Skill.RANGE_2)]


def move_options(state: Expedition, seat: Seat) -> list[Choice]:
    """§3.1 The basic move, and the action as a second move for what lies beyond it."""
    here = state.place[seat]
    if here is None:
        return []
    near = state.steps_left
    far = move_range(state, seat) if state.action_left else state.action_steps
    options: list[Choice] = list(MOVE[here, near])
    if far > near:
        options += AGAIN[here, near, far]
    return options


def collect_options(state: Expedition, seat: Seat, means: tuple[Means, ...]) -> list[Collect]:
    """§3.3 A token of the own location, with the skill also of a neighbouring one."""
    here = state.place[seat]
    if here is None or not means or not state.has_slot(seat):
        return []
    tokens = state.ground.get(here, ())
    if state.has(seat, Skill.COLLECT_ADJACENT):
        for near in NEIGHBOURS[here]:
            tokens += state.ground.get(near, ())
    return [COLLECT[t, m] for t in tokens for m in means]


@dataclass(frozen=True, slots=True)
class CryptozoologistTurn:
    """§2.2 A basic move, a basic action and any available skills, in any order."""

    lets_bet: ClassVar[bool] = True
    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        seat, action, ready = self.seat, state.action_left, state.ready[self.seat]
        options = move_options(state, seat)
        here = state.place[seat]
        if ready & BIT[Skill.PLANE_TICKET] and here is not None:
            options += FLY[here]
        options += collect_options(state, seat, MEANS[action, bool(ready & BIT[Skill.COLLECT])])
        tracking = MEANS[action, bool(ready & BIT[Skill.TRACK])]
        options += track_options(state, seat, tracking)
        if state.cities:
            options += search_options(state, seat, tracking)
        options += relocate_options(state, seat, MEANS[action, bool(ready & BIT[Skill.RELOCATE])])
        if action and can_refresh(state):
            options.append(REFRESH)
        options += hare_options(state, seat)
        options += bet_options(state, seat)
        options.append(END_TURN)
        return (Decision(seat, "cryptozoologist-turn", options),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        choice = answers[self.seat]
        if isinstance(choice, EndTurn):
            return
        state.then(RefreshEmptyBoard(), self)
        carry_out(state, self.seat, choice)

    def reasons(self, state: Expedition, seat: Seat) -> Sequence[Reason]:
        """Why some actions are not on offer."""
        offered = {type(option) for option in self.ask(state)[0].options}
        return field_reasons(state, seat, offered)


def carry_out(state: Expedition, seat: Seat, choice: Choice) -> None:
    """Do what was chosen."""
    match choice:
        case Move(to):
            walk(state, seat, to)
        case MoveAgain(to):
            walk_again(state, seat, to)
        case Fly(to):
            fly(state, seat, to)
        case Collect(token, means):
            pay(state, seat, means, Skill.COLLECT)
            collect(state, seat, token)
        case Track(_, _, means):
            pay(state, seat, means, Skill.TRACK)
            track(state, seat, choice)
        case Search(_, means):
            pay(state, seat, means, Skill.TRACK)
            search(state, seat, choice)
        case Relocate(_, means):
            pay(state, seat, means, Skill.RELOCATE)
            relocate(state, seat, choice)
        case Fulfil(_, _, means):
            pay(state, seat, means, Skill.RELOCATE)
            fulfil(state, seat, choice)
        case UseHare():
            discard_hare(state, seat, choice)
        case Bet(cryptid):
            lay_bet(state, seat, cryptid)
        case Refresh():
            state.action_left = False
            state.then(*refresh_steps(seat))


def pay(state: Expedition, seat: Seat, means: Means, skill: Skill) -> None:
    """Use the basic action, or the skill that does the same."""
    if means is Means.ACTION:
        state.action_left = False
    else:
        state.use(seat, skill)


def walk(state: Expedition, seat: Seat, to: Place) -> None:
    """Use the basic move."""
    state.steps_left = go(state, seat, to, state.steps_left)


def walk_again(state: Expedition, seat: Seat, to: Place) -> None:
    """Move with the basic action, which has a range of its own."""
    steps = move_range(state, seat) if state.action_left else state.action_steps
    state.action_left = False
    state.action_steps = go(state, seat, to, steps)


def go(state: Expedition, seat: Seat, to: Place, steps: int) -> int:
    """Move; the steps left after it, which stay only with the Split skill."""
    here = state.place[seat]
    state.place[seat] = to
    state.tell(Moved(seat, to))
    if here is None or not state.has(seat, Skill.SPLIT):
        return 0
    return steps - DISTANCE[here][to]


def fly(state: Expedition, seat: Seat, to: Place) -> None:
    """§3.2 The plane ticket goes anywhere and is no move."""
    state.use(seat, Skill.PLANE_TICKET)
    state.place[seat] = to
    state.tell(Flew(seat, to))


def collect(state: Expedition, seat: Seat, token: Token) -> None:
    """Put the token into a free slot."""
    place = take_off_ground(state, token)
    state.evidence[seat] += (token,)
    state.tell(Collected(seat, token, place))
