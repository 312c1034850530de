"""Hand-written evaluation: what a tile is worth to a zone, where it lies best, whom to deny it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bestiary.core import Choice, Seat
from bestiary.games.big_monster.box.components import DRAGON_POINTS, Explorer, Tile
from bestiary.games.big_monster.choices import (
    Discard,
    Land,
    LayOn,
    Pick,
    Recover,
    Take,
    TakeAndSend,
)
from bestiary.games.big_monster.mind.prospects import (
    BY_HAND,
    CAUTIOUS,
    PLAIN,
    Situation,
    Taste,
    worth,
)
from bestiary.games.big_monster.mind.situation import opening, situation
from bestiary.games.big_monster.passing import free_ships
from bestiary.games.big_monster.state import Mode, MonsterState, replaced, team_of
from bestiary.games.big_monster.zone import Place, Zone, landing_zone

# What abilities are worth that no zone shows: a tile more, a stack kept.
ABILITIES: Final[Mapping[Explorer, float]] = {
    Explorer.MAN_IN_BLACK: 6.0,
    Explorer.WOMAN_IN_BLACK: 1.0,
}
LEADER: Final = 0.8
FOLLOWER: Final = 0.3
"""What a partner's points are worth to a team, behind and ahead of one's own."""
SPITE: Final = 1.0
"""What a rival's gain counts against one's own when a tile is taken."""


@lru_cache(maxsize=1024)
def places(zone: Zone, tile: Tile, now: Situation) -> Mapping[Place, float]:
    """What the zone is worth with the tile at each place."""
    return {place: worth(zone.lay(tile, place), now) for place in zone.room(tile).values()}


@dataclass(frozen=True, slots=True)
class Judge:
    """One way of weighing choices: by a taste, with or without an eye on the others."""

    taste: Taste
    is_watchful: bool = True

    def rate(self, state: MonsterState, seat: Seat, choice: Choice) -> float:
        """How good a choice is, in points."""
        match choice:
            case Land(explorer):
                ability = ABILITIES.get(explorer, 0.0)
                return ability + worth(landing_zone(explorer), opening(state, self.taste))
            case Take(tile) | Recover(tile):
                return self.gain(state, seat, tile)
            case TakeAndSend(tile, ships):
                return self.gain(state, seat, tile) + self._send(state, seat, ships[0])
            case Place():
                hand = state.chosen[seat]
                assert hand is not None
                return self._places(state, seat, hand)[choice]
            case Pick(row, tile):
                return self._pick(state, seat, row, tile)
            case Discard(tile):
                return self._discard(state, seat, tile)
            case LayOn(ship):
                return self._send(state, seat, ship)
        return 0.0

    def value(self, state: MonsterState, seat: Seat) -> float:
        """What a seat has, and what its zone promises."""
        if state.outcome is not None:
            return state.outcome.scores[seat].total
        if not state.zones:
            return 0.0
        medals = state.medal_points(seat) + DRAGON_POINTS * (state.dragon == seat)
        return medals + worth(state.zones[seat], situation(state, seat, self.taste))

    def _places(self, state: MonsterState, seat: Seat, tile: Tile) -> Mapping[Place, float]:
        return places(state.zones[seat], tile, situation(state, seat, self.taste))

    def gain(self, state: MonsterState, seat: Seat, tile: Tile) -> float:
        """What a tile adds to a seat's zone at its best place."""
        before = worth(state.zones[seat], situation(state, seat, self.taste))
        return max(self._places(state, seat, tile).values()) - before

    def best(self, state: MonsterState, seat: Seat, tiles: Sequence[Tile]) -> float:
        """What the best of some tiles adds."""
        return max((self.gain(state, seat, tile) for tile in set(tiles)), default=0.0)

    def _discard(self, state: MonsterState, seat: Seat, tile: Tile) -> float:
        """Throw out what those who follow would like best."""
        if not self.is_watchful:
            return 0.0
        return max(self.gain(state, rival, tile) for rival in followers(state, seat) or [seat])

    def _pick(self, state: MonsterState, seat: Seat, number: int, tile: Tile) -> float:
        """My gain, less what the next can still gain once I have discarded what they like best."""
        mine = self.gain(state, seat, tile)
        rivals = followers(state, seat)
        if not self.is_watchful or not rivals:
            return mine
        row = next(row for row in state.rows if row.number == number)
        rest = list((Counter(row.tiles) - Counter([tile])).elements())
        theirs = sorted(self.gain(state, rivals[0], other) for other in rest)[-2:]
        return mine - SPITE / (state.seats - 1) * theirs[0]

    def _send(self, state: MonsterState, seat: Seat, ship: Seat) -> float:
        """What it brings me that the rest of my stack goes to a ship."""
        if not self.is_watchful:
            return 0.0
        stack = state.stack_of(seat)
        use = self.best(state, ship, stack) - self._usual(state, ship)
        return use * stake(state, seat, ship) - self._dragon(state, seat, ship)

    def _usual(self, state: MonsterState, seat: Seat) -> float:
        """What a seat may expect of a stack, on average over those that are passed now."""
        found = [self.best(state, seat, stack.tiles) for stack in state.stacks]
        return sum(found) / len(found)

    def _dragon(self, state: MonsterState, seat: Seat, ship: Seat) -> float:
        """What it costs me that the last to pass finds every ship but their own taken."""
        if len(state.to_pass) != 1 or state.wishes:
            return 0.0
        last = state.to_pass[0]
        after = state.copy()
        after.ships = replaced(state.ships, ship, state.hands[seat])
        if free_ships(after, last) != [last]:
            return 0.0
        freed = 0.0 if state.dragon is None else stake(state, seat, state.dragon)
        return -DRAGON_POINTS * (stake(state, seat, last) - freed)


def stake(state: MonsterState, seat: Seat, other: Seat) -> float:
    """What a point of another player is worth to me."""
    if other == seat:
        return 1.0
    if state.mode is Mode.TEAMS and team_of(seat, state.seats) == team_of(other, state.seats):
        behind = sum(state.score(other)) <= sum(state.score(seat))
        return LEADER if behind else FOLLOWER
    return -1 / (state.seats - 1)


def followers(state: MonsterState, seat: Seat) -> list[Seat]:
    """Who takes from the row after this seat."""
    place = (seat - state.lead) % state.seats
    return [(state.lead + step) % state.seats for step in range(place + 1, state.seats)]


def turn(state: MonsterState) -> tuple[int, int]:
    """A mark that changes where a turn ends."""
    return state.round, state.turn


BEGINNER: Final = Judge(PLAIN, is_watchful=False)
DOUBTFUL: Final = Judge(CAUTIOUS, is_watchful=False)
THOUGHTFUL: Final = Judge(BY_HAND, is_watchful=False)
EXPERT: Final = Judge(BY_HAND)
