"""Standings for the calibrated win model: how well everyone stands."""

from pathlib import Path
from typing import Final

from bestiary.core.advice import WinModel
from bestiary.games.big_monster.medals import partners
from bestiary.games.big_monster.mind.advice import EXPERT
from bestiary.games.big_monster.mind.prospects import TILES_OF_A_GAME
from bestiary.games.big_monster.mind.situation import tiles_to_come
from bestiary.games.big_monster.state import Mode, MonsterState, team_of


def standings(state: MonsterState) -> list[float]:
    """What everyone has and may hope for; a team has the lower of its two."""
    worths = [EXPERT.value(state, seat) for seat in range(state.seats)]
    if state.mode is not Mode.TEAMS:
        return worths
    teams = range(state.seats // 2)
    return [min(worths[seat] for seat in partners(team, state.seats)) for team in teams]


def sides(state: MonsterState) -> list[int]:
    """Everyone for themselves, or the teams."""
    is_team = state.mode is Mode.TEAMS
    return [team_of(s, state.seats) if is_team else s for s in range(state.seats)]


def left(state: MonsterState) -> float:
    """The part of the game still to come."""
    if not state.zones:
        return 1.0
    tiles = [tiles_to_come(state, seat) for seat in range(state.seats)]
    return sum(tiles) / state.seats / TILES_OF_A_GAME


WIN_MODEL: Final[WinModel[MonsterState]] = WinModel(
    standings, left, Path(__file__).with_name("chances.json"), sides
)
