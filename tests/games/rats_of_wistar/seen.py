"""Full tables; what seats see of them is kept in `seen/`."""

from pathlib import Path

from bestiary.core import SPECTATOR
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.actions.explore import Explore
from bestiary.games.rats_of_wistar.inventions.play import DrawAndPlay
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.turn import TAKE_TURN
from games.gallery import Gallery
from games.rats_of_wistar.position import do, give, lay, me, position, turn_up


def shared() -> Wistar:
    """Three players in the middle of everything."""
    state = position(3, agenda=(), hand="university jet-plane", explorer="kitchen", tents="study")
    give(state, 0, workers=(2, 1, 0), entrance=1, rooms_dug=2, beds_built=3, beds_discarded=1)
    give(state, 0, joker=1, current=1, house_markers=1, doors=1, goals=1)
    give(state, 1, hand="hammer lamp arena", workers=(0, 0, 3), explorer="pantry", vp=17)
    lay(state, 0, "lamp observatory bakery")
    lay(state, 1, "electromagnet mill")
    me(state).ready = 0
    me(state).mice = (3, 25)
    me(state).doors = (4,)
    me(state).heroes = (1,)
    me(state).skills = (2,)
    me(state).freed = 0b1000010100
    me(state, 1).known = 1 << 40
    me(state).private = (3, 5)
    state.heroes = (0, 2, 3, 4)
    state.skills = (0, 1, 3, 4)
    state.cheeses = (26,)
    state.order = (1, 0, 2)
    state.hut = (2, 1)
    state.round = 3
    state.round_mouse = 7
    state.chiefs[0] = 0
    state.chiefs[4] = 1
    state.place = 0
    state.chief_placed = True
    state.todo = ()
    state.discs = {0: (0,), 5: (0,)}
    state.discards = [[31], [1, 2]]
    turn_up(state, 0, "study")
    turn_up(state, 7, "pantry")
    state.rows[0] = 1
    state.rows[2] = 0
    state.doors = state.doors & ~0b1001
    return state


def acting() -> Wistar:
    """A chief placed, its actions still to be done; then a door's bonus in between."""
    state = position(2, workers=(0, 0, 2), entrance=0)
    do(state, "place-chief explore 1", "take-main", "open-door front-door", "draw-door door-8")
    return state


def choosing() -> Wistar:
    """Cards drawn to be played, and the starting pairs of a younger table beside them."""
    state = position(2, agenda=(DrawAndPlay(1, 2), TAKE_TURN))
    do(state, "draw arena", "draw vault")
    state.pairs = ((31, 1), (32, 2))
    state.drawn_goals = (4, 7)
    return state


def alone() -> Wistar:
    """The solo game with a rival on the move."""
    state = position(1, agenda=(Explore(1), TAKE_TURN))
    assert state.rival is not None
    state.rival.vp = 31
    state.rival.shown = 4
    state.rival.deck = (0, 1, 2)
    state.rival.markers = 2
    state.rival.discs = 1
    state.difficulty = "hard"
    state.round = 4
    state.chiefs[3] = 1
    state.rows[0] = 1
    state.hut = (1,)
    state.discs = {1: (1,)}
    return state


ALL = (0, 1, SPECTATOR)
ONE = (0, SPECTATOR)
GALLERY = Gallery(
    GAME,
    Path(__file__).parent / "seen",
    {table.__name__: table for table in (shared, acting, choosing, alone)},
    {"shared": ALL, "acting": ALL, "choosing": ALL, "alone": ONE},
)
