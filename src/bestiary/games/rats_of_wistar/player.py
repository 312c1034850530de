"""What a player has, and what becomes of it: goods, rooms, workers, mice, cards."""

from dataclasses import dataclass, field
from typing import TypeAlias

from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.script import Steps
from bestiary.games.rats_of_wistar.box.stock import (
    BASEMENT_MARKERS,
    BASEMENT_MICE,
    BASIC_CARDS,
    BEDS_BUILT,
    BEDS_DISCARDED,
    BROWN_CELLS,
    CHEAP_BEDS,
    CHEAP_ROOMS,
    CURRENT,
    DISCOUNT_DIG,
    DISCOUNT_TOOLS,
    DOORS,
    DOUBLE_MOVEMENT,
    ENTRANCE,
    EXTRA_ROOM,
    FOREST,
    GOALS,
    GREY_CELLS,
    HOUSE_MARKERS,
    IMMUNE,
    JOKER,
    METAL,
    MICE,
    MOVEMENT,
    NAMES,
    PERMANENT_CARDS,
    ROOMS_DUG,
    TOOLS,
    VP,
    WAIVE_MISSION,
    WAIVE_PLAY,
    WOOD,
)


@dataclass(frozen=True, slots=True)
class Trigger:
    """A permanent effect that waits for an event: what follows at once, and what may follow."""

    source: str
    certain: Steps
    offered: Steps
    asks_itself: bool


Triggers: TypeAlias = dict[str, tuple[Trigger, ...]]


def _stock() -> list[int]:
    stock = [0] * len(NAMES)
    stock[VP] = box.NUMBERS["start_vp"]
    stock[WOOD] = box.NUMBERS["start_wood"]
    stock[METAL] = box.NUMBERS["start_metal"]
    stock[MOVEMENT] = box.NUMBERS["start_movement"]
    stock[ENTRANCE] = box.NUMBERS["workers_at_entrance"]
    return stock


@dataclass(slots=True)
class Player:
    """§1.8 Each player begins with 2 wood, 2 metal, 1 movement token, 2 waiting workers, 10 VP.

    Bitmasks hold cells and cards; `triggers` is never changed, only replaced.
    """

    stock: list[int] = field(default_factory=_stock)
    hand: list[int] = field(default_factory=list)
    known: int = 0
    played: list[int] = field(default_factory=list)
    ready: int = 0
    triggers: Triggers = field(default_factory=dict)
    incomes: tuple[str, ...] = ()
    mice: tuple[int, ...] = ()
    doors: tuple[int, ...] = ()
    heroes: tuple[int, ...] = ()
    skills: tuple[int, ...] = ()
    explorer: int = box.OUTSIDE
    tents: tuple[int, ...] = ()
    freed: int = 0
    private: tuple[int, ...] = ()

    def copy(self) -> "Player":
        # Past `__init__`, which would build the default stock only to be thrown away.
        twin = Player.__new__(Player)
        twin.stock = self.stock[:]
        twin.hand = self.hand[:]
        twin.played = self.played[:]
        twin.known = self.known
        twin.ready = self.ready
        twin.triggers = self.triggers
        twin.incomes = self.incomes
        twin.mice = self.mice
        twin.doors = self.doors
        twin.heroes = self.heroes
        twin.skills = self.skills
        twin.explorer = self.explorer
        twin.tents = self.tents
        twin.freed = self.freed
        twin.private = self.private
        return twin

    @property
    def vp(self) -> int:
        """Victory points on the track."""
        return self.stock[VP]

    @property
    def wood(self) -> int:
        return self.stock[WOOD]

    @property
    def metal(self) -> int:
        return self.stock[METAL]

    @property
    def movement(self) -> int:
        return self.stock[MOVEMENT]

    @property
    def jokers(self) -> int:
        return self.stock[JOKER]

    @property
    def workers(self) -> list[int]:
        """Workers in forest, burrow and farm."""
        return self.stock[FOREST : FOREST + 3]

    @property
    def waiting(self) -> int:
        """Workers at the burrow entrance."""
        return self.stock[ENTRANCE]

    @property
    def rooms_dug(self) -> int:
        return self.stock[ROOMS_DUG]

    @property
    def beds_built(self) -> int:
        return self.stock[BEDS_BUILT]

    @property
    def beds(self) -> int:
        """Beds that still stand in a room."""
        return self.stock[BEDS_BUILT] - self.stock[BEDS_DISCARDED]

    @property
    def goals_achieved(self) -> int:
        return self.stock[GOALS]

    @property
    def rooms(self) -> int:
        """All rooms for beds and mice."""
        return box.NUMBERS["start_rooms"] + self.stock[ROOMS_DUG] + self.stock[EXTRA_ROOM]

    @property
    def free_rooms(self) -> int:
        """Rooms that hold neither a bed nor a mouse."""
        stock = self.stock  # not by the properties: asked for at every step, and Python calls each
        return self.rooms - stock[BEDS_BUILT] + stock[BEDS_DISCARDED] - stock[MICE]

    @property
    def has_cheap_rooms(self) -> bool:
        return self.stock[CHEAP_ROOMS] > 0

    @property
    def has_cheap_beds(self) -> bool:
        return self.stock[CHEAP_BEDS] > 0

    @property
    def dig_discount(self) -> int:
        """Metal off all rooms of one dig."""
        return self.stock[DISCOUNT_DIG]

    @property
    def moves_two_workers(self) -> bool:
        """Whether a movement token moves a second worker."""
        return self.stock[DOUBLE_MOVEMENT] > 0

    @property
    def is_immune(self) -> bool:
        """Whether aggressive effects leave this player alone."""
        return self.stock[IMMUNE] > 0

    @property
    def waived_for_cards(self) -> int:
        """Skill symbols that no card asks of this player."""
        return self.stock[WAIVE_PLAY]

    @property
    def waived_for_missions(self) -> int:
        """Skill symbols that no mission asks of this player."""
        return self.stock[WAIVE_MISSION]

    @property
    def has_cheese(self) -> bool:
        """Whether one of the cheeses is here."""
        return any(box.MICE[mouse].cheese for mouse in self.mice)

    def presence(self) -> tuple[int, ...]:
        """Rooms with the own explorer or an own tent."""
        if self.explorer == box.OUTSIDE:
            return self.tents
        # A room counts once, though explorer and tent are both there.
        if self.explorer in self.tents:
            return self.tents
        return (self.explorer, *self.tents)

    def payable(self) -> int:
        """How many units of a price of free choice can be paid."""
        return self.stock[WOOD] + self.stock[METAL] + len(self.hand)

    def has_current(self, boosted: bool = False) -> bool:
        """Whether there is a current token, or a boosted one."""
        return self.stock[CURRENT] > int(boosted)

    def discount_on(self, type: int) -> int:
        """Units off the price of tools, robots or structures."""
        return self.stock[DISCOUNT_TOOLS + type]

    def workers_in(self, area: int) -> int:
        return self.stock[FOREST + area]

    def move_worker(self, origin: int, target: int) -> None:
        """Move a worker from one area to another."""
        self.stock[FOREST + origin] -= 1
        self.stock[FOREST + target] += 1

    def send_worker(self, area: int) -> None:
        """Send a worker from the entrance into an area."""
        self.stock[ENTRANCE] -= 1
        self.stock[FOREST + area] += 1

    def dig(self, rooms: int) -> None:
        self.stock[ROOMS_DUG] += rooms

    def build(self, beds: int) -> None:
        """Build beds; whoever slept on them waits at the entrance."""
        self.stock[BEDS_BUILT] += beds
        self.stock[ENTRANCE] += beds

    def discard_beds(self, beds: int) -> None:
        self.stock[BEDS_DISCARDED] += beds

    def add_mouse(self, mouse: int) -> None:
        self.mice = (*self.mice, mouse)
        self.stock[MICE] += 1
        self.stock[BASEMENT_MICE] += box.MICE[mouse].basement

    def remove_mouse(self, mouse: int) -> None:
        self.mice = tuple(m for m in self.mice if m != mouse)
        self.stock[MICE] -= 1
        self.stock[BASEMENT_MICE] -= box.MICE[mouse].basement

    def add_door(self, door: int) -> None:
        self.doors = (*self.doors, door)
        self.stock[DOORS] += 1

    def add_marker(self, *, basement: bool) -> None:
        """Count a marker on a mission of the house or of the basement."""
        self.stock[BASEMENT_MARKERS if basement else HOUSE_MARKERS] += 1

    def free_cell(self, cell: int) -> None:
        self.freed |= 1 << cell
        self.stock[GREY_CELLS if box.CELLS[cell].grey else BROWN_CELLS] += 1

    def add_goal(self) -> None:
        self.stock[GOALS] += 1

    def add_symbols(self, skill: int, number: int) -> None:
        """Add symbols of a skill, which goes by its place in the stock."""
        self.stock[skill] += number

    def add_card(self, card: int) -> None:
        """Lay an invention down: its symbols, its type and its deck count from now on."""
        invention = box.INVENTIONS[card]
        stock = self.stock
        self.played.append(card)
        for skill, number in invention.symbols:
            stock[skill] += number
        stock[TOOLS + invention.type] += 1
        stock[BASIC_CARDS + invention.deck] += 1
        stock[PERMANENT_CARDS] += invention.timing == "permanent"
