"""Preview of a choice before it is made: the points of a tile at a place."""

from collections.abc import Iterator

from bestiary.core import Choice, Seat
from bestiary.core.presentation import Preview
from bestiary.games.big_monster.scoring import lines
from bestiary.games.big_monster.state import MonsterState
from bestiary.games.big_monster.zone import Place


def previews(state: MonsterState, seat: Seat, choice: Choice) -> Iterator[Preview]:
    """How many points the own zone gains; medals are not foreseen, for others race for them."""
    tile = state.chosen[seat]
    if not isinstance(choice, Place) or tile is None:
        return
    before = state.zones[seat]
    medals = state.medal_count(seat)
    after = before.lay(tile, choice)
    points = sum(lines(after, medals, 0)) - sum(lines(before, medals, 0))
    yield Preview("points", (("points", f"{points:+d}"),))
