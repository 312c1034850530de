"""The state of a table: the players, what lies on the board, and queries of it."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from bestiary.core import State, Step
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.script import Steps
from bestiary.games.rats_of_wistar.box.status import STATUS
from bestiary.games.rats_of_wistar.choices import TakeBonus, TakeMain
from bestiary.games.rats_of_wistar.player import Player

NO_MISSION: Final = -1
HIDDEN: Final = -2
NOBODY: Final = -1
LAID_OUT_FOR: Final[int] = box.SOLO["like"]
"""The board is laid out for so many players at least."""


@dataclass(slots=True)
class Rival:
    """§11.1 The solo rival has chiefs, markers and discs, 10 VP and nothing else."""

    vp: int = box.NUMBERS["start_vp"]
    deck: tuple[int, ...] = tuple(range(len(STATUS)))
    shown: int = -1
    markers: int = 0
    discs: int = 0

    def copy(self) -> "Rival":
        return Rival(self.vp, self.deck, self.shown, self.markers, self.discs)


def without(pile: list[int], card: int) -> list[int]:
    """A pile that a card was taken from, as a new list."""
    left = pile.copy()
    left.remove(card)
    return left


@dataclass(slots=True, kw_only=True)
class Wistar(State):
    """The whole table. Seats are indices of `players`; the solo rival goes by the next index.

    Copies share the piles of `decks` and `discards`: these are never changed, only replaced.
    """

    players: list[Player]
    rival: Rival | None = None
    difficulty: str = "normal"
    order: tuple[int, ...] = ()
    round: int = 1
    turn: int = 0
    actor: int = 0
    todo: tuple[TakeMain | TakeBonus, ...] = ()
    place: int = -1
    chief_placed: bool = False
    wheel: tuple[int, ...] = ()
    chiefs: list[int] = field(default_factory=lambda: [NOBODY] * 18)
    hut: tuple[int, ...] = ()
    pairs: tuple[tuple[int, ...], ...] = ()
    decks: list[list[int]] = field(default_factory=lambda: [list(d) for d in box.DECKS])
    discards: list[list[int]] = field(default_factory=lambda: [[], []])
    markets: list[list[int]] = field(default_factory=lambda: [[], []])
    eras: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    drawn: tuple[int, ...] = ()
    drawn_goals: tuple[int, ...] = ()
    goals: tuple[int, ...] = ()
    goal_pool: tuple[int, ...] = tuple(range(len(box.GOALS)))
    discs: dict[int, tuple[int, ...]] = field(default_factory=dict)
    doors: int = 0
    door_pool: tuple[int, ...] = tuple(range(len(box.DOORS)))
    mice: list[int] = field(default_factory=list)
    mouse_pools: tuple[tuple[int, ...], tuple[int, ...]] = box.MOUSE_POOLS  # type: ignore[assignment]  # two pools by construction
    supply: tuple[int, int] = (0, 0)
    round_mouse: int = NOBODY
    missions: list[int] = field(default_factory=list)
    mission_pools: tuple[tuple[int, ...], tuple[int, ...]] = box.MISSION_POOLS  # type: ignore[assignment]  # two pools by construction
    rows: list[int] = field(default_factory=lambda: [NOBODY] * len(box.ROWS))
    cheeses: tuple[int, ...] = ()
    heroes: tuple[int, ...] = tuple(range(len(box.HEROES)))
    skills: tuple[int, ...] = tuple(range(len(box.SKILLS)))
    gone: tuple[Any, ...] = ()

    def copy(self) -> "Wistar":
        twin = self.twin()
        twin.players = [player.copy() for player in self.players]
        twin.rival = self.rival.copy() if self.rival else None
        twin.difficulty = self.difficulty
        twin.order = self.order
        twin.round = self.round
        twin.turn = self.turn
        twin.actor = self.actor
        twin.todo = self.todo
        twin.place = self.place
        twin.chief_placed = self.chief_placed
        twin.wheel = self.wheel
        twin.chiefs = self.chiefs[:]
        twin.hut = self.hut
        twin.pairs = self.pairs
        twin.decks = self.decks[:]
        twin.discards = self.discards[:]
        twin.markets = [self.markets[0][:], self.markets[1][:]]
        twin.drawn = self.drawn
        twin.goals = self.goals
        twin.goal_pool = self.goal_pool
        twin.discs = self.discs.copy()
        twin.doors = self.doors
        twin.door_pool = self.door_pool
        twin.mice = self.mice[:]
        twin.mouse_pools = self.mouse_pools
        twin.supply = self.supply
        twin.round_mouse = self.round_mouse
        twin.missions = self.missions[:]
        twin.mission_pools = self.mission_pools
        twin.rows = self.rows[:]
        twin.cheeses = self.cheeses
        twin.heroes = self.heroes
        twin.skills = self.skills
        twin.gone = self.gone
        twin.drawn_goals = self.drawn_goals
        twin.eras = self.eras
        return twin

    @property
    def me(self) -> Player:
        """The player whose effects are being carried out."""
        return self.players[self.actor]

    @property
    def like(self) -> int:
        """The number of players the board is laid out for: the solo game is laid out for two."""
        return max(len(self.players), LAID_OUT_FOR)

    def pile(self, deck: int) -> list[int]:
        """Where the next card of a deck comes from: its discard pile once it is empty."""
        return self.decks[deck] or self.discards[deck]

    def draw(self, deck: int, card: int) -> None:
        """Take `card` from the top of a deck, which is shuffled anew first if it is empty."""
        if not self.decks[deck]:
            self._shuffle(deck)
        self.decks[deck] = without(self.decks[deck], card)

    def _shuffle(self, deck: int) -> None:
        """Make a deck of its discard pile; what is hidden then is not in it, and all know that."""
        # A card that was hidden at an earlier shuffle and discarded since is in the new deck.
        shuffled = sum(1 << card for card in self.discards[deck])
        eras = [era & ~shuffled for era in self.eras[deck]]
        unseen = (c for p in self.players for c in p.hand if not p.known >> c & 1)
        hidden = sum(1 << c for c in (*unseen, *self.drawn) if box.INVENTIONS[c].deck == deck)
        newer = (*eras, hidden & ~sum(eras))  # eras are disjoint, so their sum is their union
        self.eras = (newer, self.eras[1]) if deck == 0 else (self.eras[0], newer)
        self.decks[deck] = sorted(self.discards[deck])
        self.discards[deck] = []

    def discard(self, card: int) -> None:
        """Lay a card on the discard pile of its deck, which everyone may look through."""
        deck = box.INVENTIONS[card].deck
        self.discards[deck] = [*self.discards[deck], card]

    def then_all(self, steps: Steps) -> None:
        """Put a whole effect on the agenda, its first step to be carried out first."""
        self.agenda.extend(steps[::-1])


@cache
def neighbours(room: int, doors: int) -> tuple[int, ...]:
    """Rooms one step away through open passages; nobody goes back outside."""
    steps = (
        (a, b) if a == room else (b, a)
        for n, (a, b) in enumerate(box.BETWEEN)
        if room in (a, b) and not doors >> n & 1
    )
    return tuple(sorted({far for _, far in steps if far != box.OUTSIDE}))


@cache
def reachable(room: int, doors: int) -> tuple[int, ...]:
    """Rooms connected with `room` through open passages, itself included unless outside."""
    # Flood fill through open passages.
    rooms = {room}
    edge = [room]
    while edge:
        fresh = [r for r in neighbours(edge.pop(), doors) if r not in rooms]
        rooms.update(fresh)
        edge += fresh
    return tuple(sorted(rooms - {box.OUTSIDE}))


@cache
def doors_beside(rooms: tuple[int, ...], doors: int) -> tuple[int, ...]:
    """Door tokens next to any of these rooms."""
    return tuple(
        n for n, (a, b) in enumerate(box.BETWEEN) if doors >> n & 1 and (a in rooms or b in rooms)
    )


class Silent(Step):
    """A step that asks nobody."""

    __slots__ = ()

    def ask(self, _: Wistar) -> tuple[()]:
        return ()
