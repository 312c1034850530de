"""The points of a tile at a place are told before it is laid."""

from random import Random

from bestiary.core import Table, pick
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.state import MonsterState
from bestiary.games.big_monster.zone import Place


def told(state: MonsterState, seat: int, place: Place) -> int:
    assert GAME.page.previews is not None
    (preview,) = GAME.page.previews(state, seat, place)
    return int(dict(preview.about)["points"])


def test_the_points_foretold_are_those_that_come() -> None:
    """Medals apart, which others may win first."""
    table = Table(GAME, 2, {}, seed=bytes(32))
    rng = Random(3)
    seen = 0
    while not table.is_over:
        seat = table.to_move[0]
        choice = pick(table.open_to(seat)[0].options, rng)
        state = table.state
        assert isinstance(state, MonsterState)
        if isinstance(choice, Place) and len(state.pending) == 1:
            before = sum(state.score(seat)[:-1])
            expected = told(state, seat, choice)
            medals = state.medal_count(seat)
            table.choose(seat, choice)
            if state.medal_count(seat) == medals and table.state is state:
                assert sum(state.score(seat)[:-1]) - before == expected
                seen += 1
        else:
            table.choose(seat, choice)
    assert seen > 5
