"""What matters about the table when one player's zone is judged."""

from collections.abc import Sequence

from bestiary.core import Seat
from bestiary.games.big_monster.box.components import MEASURES, MEDALS, Explorer, Medal
from bestiary.games.big_monster.draft import ROUNDS, TURNS
from bestiary.games.big_monster.medals import (
    open_medals,
    open_team_medals,
    sand_and_stone,
    team_counts,
)
from bestiary.games.big_monster.mind.prospects import BY_HAND, Goal, Situation, Taste
from bestiary.games.big_monster.rows import TURNS as ROW_TURNS
from bestiary.games.big_monster.state import Mode, MonsterState, team_of


def tiles_to_come(state: MonsterState, seat: Seat) -> int:
    """How many tiles the seat will still lay."""
    whole = ROUNDS * TURNS if state.is_draft else ROW_TURNS
    extra = state.zones[seat].explorer is Explorer.MAN_IN_BLACK
    return max(0, whole + extra - len(state.zones[seat].tiles))


def situation(state: MonsterState, seat: Seat, taste: Taste = BY_HAND) -> Situation:
    """The table as it is for `seat` once the tile at hand is laid."""
    rivals = [zone.counts for other, zone in enumerate(state.zones) if other != seat]
    goals = [_goal(medal, MEDALS[medal].personal, rivals) for medal in open_medals(state)]
    fewest = min(map(sand_and_stone, rivals))
    if state.mode is Mode.TEAMS:
        half = state.seats // 2
        partner = state.zones[(seat + half) % state.seats].counts
        others = [
            team_counts(state, team) for team in range(half) if team != team_of(seat, state.seats)
        ]
        goals += [_team_goal(medal, partner, others) for medal in open_team_medals(state)]
        fewest = min(map(sand_and_stone, others)) - sand_and_stone(partner)
    left = max(0, tiles_to_come(state, seat) - 1)
    return Situation(left, tuple(goals), state.medal_count(seat), fewest, taste)


def opening(state: MonsterState, taste: Taste = BY_HAND) -> Situation:
    specs = (MEDALS[medal] for medal in state.layout)
    goals = tuple(
        Goal(spec.counts, spec.personal, spec.points, spec.personal)
        for spec in specs
        if spec.counts
    )
    return Situation(ROUNDS * TURNS, goals, 0, 0, taste)


def _goal(medal: Medal, number: int, rivals: Sequence[Sequence[int]]) -> Goal:
    spec = MEDALS[medal]
    assert spec.counts is not None
    lacks = number - max(map(MEASURES[spec.counts], rivals))
    return Goal(spec.counts, number, spec.points, max(0, lacks))


def _team_goal(medal: Medal, partner: Sequence[int], others: Sequence[Sequence[int]]) -> Goal:
    """What the partner has counts as had; a union of terrains is taken for a sum."""
    goal = _goal(medal, MEDALS[medal].team, others)
    return goal._replace(number=max(1, goal.number - MEASURES[goal.counts](partner)))
