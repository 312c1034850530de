"""Chapter 4: medals."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.big_monster.box.components import MEASURES, MEDALS, Count, Medal
from bestiary.games.big_monster.events import TookPenalty, WonMedal, WonTeamMedal
from bestiary.games.big_monster.state import MEDAL_BITS, Mode, MonsterState, replaced

PENALTY_BIT: Final = MEDAL_BITS[Medal.PENALTY]
PERSONAL_GOALS: Final = {
    medal: (MEASURES[spec.counts], spec.personal)
    for medal, spec in MEDALS.items()
    if spec.counts is not None
}
"""What is counted for each medal, and how many a player needs."""
TEAM_GOALS: Final = {
    medal: (measure, MEDALS[medal].team) for medal, (measure, _) in PERSONAL_GOALS.items()
}
# By the number of seats: the ranges are made once and not in every turn.
EVERY_SEAT: Final = tuple(tuple(range(seats)) for seats in range(7))


def meets_goal(counts: Sequence[int], medal: Medal) -> bool:
    """§4.2 The goal of a personal medal, reached with what lies in one's own zone."""
    measure, needed = PERSONAL_GOALS[medal]
    return measure(counts) >= needed


def team_counts(state: MonsterState, team: int) -> list[int]:
    """What both partners have, added: terrains become the union, crystals add up by colour."""
    first, second = (state.zones[seat].counts for seat in partners(team, state.seats))
    return [a + b for a, b in zip(first, second, strict=True)]


def partners(team: int, seats: int) -> tuple[Seat, Seat]:
    return team, team + seats // 2


def meets_team_goal(counts: Sequence[int], medal: Medal) -> bool:
    """§4.3 The goal of a team medal, reached with what both partners have together."""
    measure, needed = TEAM_GOALS[medal]
    return measure(counts) >= needed


def _open(layout: Iterable[Medal], taken: Iterable[int]) -> list[Medal]:
    gone = PENALTY_BIT  # nobody wins the penalty: it is given at the end
    for mask in taken:
        gone |= mask
    return [medal for medal in layout if not gone & MEDAL_BITS[medal]]


def open_medals(state: MonsterState) -> list[Medal]:
    return _open(state.layout, state.personal)


def open_team_medals(state: MonsterState) -> list[Medal]:
    return _open(state.layout, state.team) if state.mode is Mode.TEAMS else []


@dataclass(frozen=True, slots=True)
class CheckMedals(Step):
    """§4.1 Once a turn, after all tiles are laid, everyone who meets a goal takes that medal."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        award_personal(state, EVERY_SEAT[state.seats])
        if state.mode is Mode.TEAMS:
            _award_teams(state)


def award_personal(state: MonsterState, seats: tuple[Seat, ...]) -> None:
    """Give every open medal to those of the seats that meet its goal."""
    # Looked up once for all medals, which pays for a call of `meets_goal` for each of them.
    players = [(seat, state.zones[seat].counts) for seat in seats]
    for medal in open_medals(state):
        for seat, counts in players:
            if meets_goal(counts, medal):
                won = state.personal[seat] | MEDAL_BITS[medal]
                state.personal = replaced(state.personal, seat, won)
                state.tell(WonMedal, seat, medal, MEDALS[medal].points)


def _award_teams(state: MonsterState) -> None:
    won = list(state.team)
    pools = [team_counts(state, team) for team in range(state.seats // 2)]
    # Medals outside, teams inside: all who meet a goal in the same turn take the medal.
    for medal in open_team_medals(state):
        for team, counts in enumerate(pools):
            if meets_team_goal(counts, medal):
                first, second = partners(team, state.seats)
                won[first] |= MEDAL_BITS[medal]
                won[second] |= MEDAL_BITS[medal]
                state.tell(WonTeamMedal, first, second, medal, MEDALS[medal].points)
    state.team = tuple(won)


def sand_and_stone(counts: Sequence[int]) -> int:
    return counts[Count.SAND] + counts[Count.STONE]


def penalised_seats(state: MonsterState) -> tuple[Seat, ...]:
    """Who has the fewest sand and stone monsters; nobody if all have as many."""
    have = [sand_and_stone(zone.counts) for zone in state.zones]
    if state.mode is Mode.TEAMS:
        half = state.seats // 2
        have = [have[seat] + have[(seat + half) % state.seats] for seat in range(state.seats)]
    fewest = min(have)
    return () if fewest == max(have) else tuple(s for s, n in enumerate(have) if n == fewest)


@dataclass(frozen=True, slots=True)
class GivePenalty(Step):
    """§4.4 At the end all with the fewest sand and stone monsters take -10, if not all have."""

    def ask(self, state: MonsterState) -> Sequence[Decision]:
        return ()

    def resolve(self, state: MonsterState, answers: Mapping[Seat, Choice]) -> None:
        won = list(state.personal)
        for seat in penalised_seats(state):
            won[seat] |= PENALTY_BIT
            state.tell(TookPenalty, seat, MEDALS[Medal.PENALTY].points)
        state.personal = tuple(won)
