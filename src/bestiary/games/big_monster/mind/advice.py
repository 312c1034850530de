"""How to play well: what a tile is worth to a zone, where it lies best, whom to deny it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from bestiary.core import Choice, Seat
from bestiary.games.big_monster.box.components import (
    DRAGON_POINTS,
    MEASURES,
    MEDALS,
    MEDALS_MEASURE,
    TILES,
    Count,
    Explorer,
    Medal,
    Terrain,
    Tile,
)
from bestiary.games.big_monster.choices import (
    Discard,
    Land,
    LayOn,
    Pick,
    Recover,
    Take,
    TakeAndSend,
)
from bestiary.games.big_monster.draft import ROUNDS, TURNS
from bestiary.games.big_monster.medals import open_medals, open_team_medals, pooled, sand_and_stone
from bestiary.games.big_monster.mind.prospects import BY_HAND, Goal, Situation, Taste, worth
from bestiary.games.big_monster.rows import TURNS as ROW_TURNS
from bestiary.games.big_monster.state import Mode, MonsterState, team_of
from bestiary.games.big_monster.zone import LAKE_PARTNER, Place, Zone, landed

# What abilities are worth that no zone shows: a tile more, a stack kept.
ABILITIES: Final[Mapping[Explorer, float]] = {
    Explorer.MAN_IN_BLACK: 6.0,
    Explorer.WOMAN_IN_BLACK: 1.0,
}
DENIAL: Final = 0.3


def tiles_to_come(state: MonsterState, seat: Seat) -> int:
    """How many tiles the seat will still lay."""
    whole = ROUNDS * TURNS if state.is_draft else ROW_TURNS
    extra = state.zones[seat].explorer is Explorer.MAN_IN_BLACK
    return max(0, whole + extra - len(state.zones[seat].tiles))


def situation(state: MonsterState, seat: Seat, taste: Taste = BY_HAND) -> Situation:
    rivals = [zone.counts for other, zone in enumerate(state.zones) if other != seat]
    goals = [_goal(medal, MEDALS[medal].personal, rivals) for medal in open_medals(state)]
    fewest = min(map(sand_and_stone, rivals))
    if state.mode is Mode.TEAMS:
        half = state.seats // 2
        partner = state.zones[(seat + half) % state.seats].counts
        others = [pooled(state, team) for team in range(half) if team != team_of(seat, state.seats)]
        goals += [_team_goal(medal, partner, others) for medal in open_team_medals(state)]
        fewest = min(map(sand_and_stone, others)) - sand_and_stone(partner)
    left = max(0, tiles_to_come(state, seat) - 1)
    return Situation(left, tuple(goals), state.medal_count(seat), fewest, taste)


def _goal(medal: Medal, number: int, rivals: Sequence[Sequence[int]]) -> Goal:
    spec = MEDALS[medal]
    assert spec.counts is not None
    lacks = number - max(map(MEASURES[spec.counts], rivals))
    return Goal(spec.counts, number, spec.points, max(0, lacks))


def _team_goal(medal: Medal, partner: Sequence[int], others: Sequence[Sequence[int]]) -> Goal:
    """What the partner has counts as had; a union of terrains is taken for a sum."""
    goal = _goal(medal, MEDALS[medal].team, others)
    return goal._replace(number=max(1, goal.number - MEASURES[goal.counts](partner)))


@lru_cache(maxsize=512)
def places(zone: Zone, tile: Tile, now: Situation) -> Mapping[Place, float]:
    """What the zone is worth with the tile at each place."""
    return {place: worth(zone.lay(tile, place), now) for place in zone.room(tile).values()}


def best(zone: Zone, tile: Tile, now: Situation) -> float:
    return max(places(zone, tile, now).values())


def rate(state: MonsterState, seat: Seat, choice: Choice, taste: Taste = BY_HAND) -> float:
    match choice:
        case Land(explorer):
            return worth(landed(explorer), _opening(state, taste)) + ABILITIES.get(explorer, 0.0)
        case Take(tile) | Recover(tile):
            return best(state.zones[seat], tile, situation(state, seat, taste))
        case TakeAndSend(tile, ships):
            sent = DENIAL * _lay_on(state, seat, ships[0])
            return rate(state, seat, Take(tile), taste) + sent
        case Place():
            hand = state.chosen[seat]
            assert hand is not None
            return places(state.zones[seat], hand, situation(state, seat, taste))[choice]
        case Pick(row, tile):
            return _pick(state, seat, (row, tile), taste)
        case Discard(tile):
            return max(gain(state, rival, tile) for rival in _followers(state, seat))
        case LayOn(ship):
            return _lay_on(state, seat, ship)
    return 0.0


def value(state: MonsterState, seat: Seat, taste: Taste = BY_HAND) -> float:
    """What the pad shows, and what the zone promises."""
    if state.outcome is not None:
        return state.outcome.scores[seat].total
    if not state.zones:
        return 0.0
    medals = state.medal_points(seat) + DRAGON_POINTS * (state.dragon == seat)
    return medals + worth(state.zones[seat], situation(state, seat, taste))


def turn(state: MonsterState) -> tuple[int, int]:
    """A mark that changes where a turn ends."""
    return state.round, state.turn


def _opening(state: MonsterState, taste: Taste) -> Situation:
    specs = (MEDALS[medal] for medal in state.layout)
    goals = tuple(
        Goal(spec.counts, spec.personal, spec.points, spec.personal)
        for spec in specs
        if spec.counts
    )
    return Situation(ROUNDS * TURNS, goals, 0, 0, taste)


def gain(state: MonsterState, seat: Seat, tile: Tile) -> float:
    """What a tile adds to a seat's zone at its best place."""
    zone, now = state.zones[seat], situation(state, seat)
    return best(zone, tile, now) - worth(zone, now)


def _followers(state: MonsterState, seat: Seat) -> list[Seat]:
    """Who takes from the row after this seat."""
    place = (seat - state.lead) % state.seats
    return [(state.lead + step) % state.seats for step in range(place + 1, state.seats)] or [seat]


def _pick(state: MonsterState, seat: Seat, picked: tuple[int, Tile], taste: Taste) -> float:
    """My gain less what the next player can still gain once I have discarded their best tile."""
    row, tile = picked
    tiles = next(each.tiles for each in state.rows if each.number == row)
    rest = list(tiles)
    rest.remove(tile)
    rival = _followers(state, seat)[0]
    wanted = sorted(appetite(state.zones[rival], other) for other in rest)
    denied = wanted[-2] if rival != seat and len(wanted) > 1 else 0.0
    return best(state.zones[seat], tile, situation(state, seat, taste)) - DENIAL * denied


def _lay_on(state: MonsterState, seat: Seat, ship: Seat) -> float:
    """A stack goes to whoever can use it least; a partner, or oneself, may use it well."""
    use = max(appetite(state.zones[ship], tile) for tile in set(state.stack_of(seat)))
    teams = state.mode is Mode.TEAMS
    ours = ship == seat or (teams and team_of(seat, state.seats) == team_of(ship, state.seats))
    return use if ours else -use


def appetite(zone: Zone, tile: Tile) -> float:
    """A quick guess of what a tile adds to a zone, without looking for its place."""
    spec, counts = TILES[tile], zone.counts
    match spec.terrain:
        case Terrain.SWAMP:
            return 4.0 * counts[Count.SWAMP] + 3
        case Terrain.LAKE:
            partner = LAKE_PARTNER[tile][1]
            return 9.0 if zone.tiles.count(partner) > counts[Count.WHOLE_LAKES] else 3.0
        case Terrain.GRASS if spec.per and spec.per != MEDALS_MEASURE:
            return spec.each * (MEASURES[spec.per](counts) + 1)
        case Terrain.ICE if spec.mutations:
            return 7.0 if len(zone.rays) > len(zone.hits) else 4.0
        case Terrain.ICE:
            return 3.0 + 3.0 * min(2, counts[Count.VERTICAL_ICE] - len(zone.hits))
        case Terrain.SAND:
            return 3.0 * (counts[Count.SAND] + 1)
        case _:
            return 5.0
