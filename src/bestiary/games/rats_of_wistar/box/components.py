"""§1.1 What is in the box, read from the data file; every datum there keeps its mark."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bestiary.games.rats_of_wistar.box.names import (
    Area,
    Card,
    Cell,
    Door,
    Goal,
    Hero,
    MainAction,
    Mission,
    Mouse,
    Passage,
    Room,
    Row,
    Sector,
    Skill,
)
from bestiary.games.rats_of_wistar.box.script import Raw, Script, freeze
from bestiary.games.rats_of_wistar.box.stock import ENERGY, FIRST_SKILL, INDEX

DATA: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("data.json").read_text("utf-8"))
NUMBERS: Final[dict[str, int]] = {k: v for k, v in DATA["numbers"].items() if k != "mark"}

BASIC: Final = 0
ADVANCED: Final = 1
DECK_NAMES: Final = ("basic", "advanced")
TYPE_NAMES: Final = ("tool", "robot", "structure")
Counts = tuple[tuple[int, int], ...]
"""Pairs of a place in the stock and a number."""


def _counts(raw: dict[str, int], *, skills: bool) -> Counts:
    places = ((INDEX[name], number) for name, number in raw.items())
    return tuple(p for p in places if (FIRST_SKILL <= p[0] < ENERGY) == skills)


@dataclass(frozen=True, slots=True)
class Price:
    """What must be spent, and what only has to be there."""

    wood: int
    metal: int
    movement: int
    any: int
    skills: Counts
    needs: Counts


def _price(cost: dict[str, int], needs: dict[str, int]) -> Price:
    wood, metal, movement, free = (
        cost.get(name, 0) for name in ("wood", "metal", "movement", "any")
    )
    skills, rest = _counts(needs, skills=True), _counts(needs, skills=False)
    return Price(wood, metal, movement, free, skills, rest)


@dataclass(frozen=True, slots=True)
class Invention:
    """One of the 180 cards."""

    number: int
    card: Card
    deck: int
    type: int
    price: Price
    symbols: Counts
    vp: int
    timing: str
    effect: Script


def _invention(raw: dict[str, Any]) -> Invention:
    symbols = raw["symbols"]
    return Invention(
        raw["number"],
        Card(raw["id"]),
        DECK_NAMES.index(raw["deck"]),
        TYPE_NAMES.index(raw["type"]),
        _price(raw["cost"], raw["needs"]),
        _counts(symbols, skills=True) + _counts(symbols, skills=False),
        raw["vp"],
        raw["timing"],
        Script(raw["id"], raw["effect"]),
    )


_PRINTED: Final = tuple(map(_invention, DATA["inventions"]))
INVENTIONS: Final[tuple[Invention, ...]] = (_PRINTED[0], *_PRINTED)
"""By number; the cards begin at 1."""
NUMBER: Final = {invention.card: invention.number for invention in INVENTIONS}
DECKS: Final = tuple(
    tuple(i.number for i in INVENTIONS[1:] if i.deck == deck) for deck in (BASIC, ADVANCED)
)


@dataclass(frozen=True, slots=True)
class Token:
    """A mouse or cheese."""

    mouse: Mouse
    basement: bool
    cheese: bool
    timing: str
    vp: int
    effect: Script


MICE: Final = tuple(
    Token(Mouse(m["id"]), m["kind"] == "basement", False, m["timing"], m["vp"],
          Script(m["id"], m["effect"]))
    for m in DATA["mice"]
) + tuple(
    Token(Mouse(c["id"]), True, True, "none", c["vp"], Script(c["id"], ())) for c in DATA["cheese"]
)  # fmt: skip
MOUSE_NUMBER: Final = {token.mouse: number for number, token in enumerate(MICE)}
CHEESES: Final = tuple((MOUSE_NUMBER[Mouse(c["id"])], tuple(c["players"])) for c in DATA["cheese"])
MOUSE_POOLS: Final = tuple(
    tuple(n for n, t in enumerate(MICE) if t.basement == basement and not t.cheese)
    for basement in (False, True)
)


@dataclass(frozen=True, slots=True)
class MissionRow:
    """One mission: a row of a mission card."""

    row: Row
    number: int
    basement: bool
    price: Price
    lock: int | None
    opens: int | None
    reward: Script


@dataclass(frozen=True, slots=True)
class MissionCard:
    """A card of three missions with a bonus for turning it up."""

    mission: Mission
    basement: bool
    bonus: Script
    rows: tuple[MissionRow, ...]


def _mission(number: int, raw: dict[str, Any]) -> MissionCard:
    basement = raw["floor"] == "basement"
    rows = tuple(
        MissionRow(
            Row(r["id"]),
            3 * number + n,
            basement,
            _price(r["cost"], r["needs"]),
            r["lock"],
            r["opens"],
            Script(r["id"], r["reward"]),
        )
        for n, r in enumerate(raw["rows"])
    )
    return MissionCard(Mission(raw["id"]), basement, Script(raw["id"], raw["reveal"]), rows)


MISSIONS: Final = tuple(_mission(n, raw) for n, raw in enumerate(DATA["missions"]))
ROWS: Final = tuple(row for card in MISSIONS for row in card.rows)
MISSION_POOLS: Final = tuple(
    tuple(n for n, m in enumerate(MISSIONS) if m.basement == basement) for basement in (False, True)
)
ROW_NUMBER: Final = {row.row: row.number for row in ROWS}


@dataclass(frozen=True, slots=True)
class GoalCard:
    """A goal: its counter, the least value of each cell by number of players, its reward."""

    goal: Goal
    counter: str
    cells: tuple[tuple[int, tuple[int, ...]], ...]
    reward: Script

    def least(self, players: int) -> tuple[int, ...]:
        """The values asked by the cells open to so many players, from the top."""
        return tuple(value for value, open_to in self.cells if players in open_to)


GOALS: Final = tuple(
    GoalCard(
        Goal(g["id"]),
        g["counter"],
        tuple((c["least"], tuple(c["players"])) for c in g["cells"]),
        Script(g["id"], g["reward"]),
    )
    for g in DATA["goals"]
)
GOAL_NUMBER: Final = {card.goal: number for number, card in enumerate(GOALS)}

HEROES: Final = tuple((Hero(h["id"]), INDEX[h["skill"]], int(h["symbols"])) for h in DATA["heroes"])
HERO_NUMBER: Final = {hero: n for n, (hero, _, _) in enumerate(HEROES)}
SKILLS: Final = tuple(Skill)
DOORS: Final = tuple((Door(d["id"]), Script(d["id"], d["bonus"])) for d in DATA["doors"])
DOOR_NUMBER: Final = {door: n for n, (door, _) in enumerate(DOORS)}


@dataclass(frozen=True, slots=True)
class Ability:
    """A cell of the player board under its marker."""

    cell: Cell
    grey: bool
    vp: int
    fee: int
    effect: Script


CELLS: Final = tuple(
    Ability(Cell(c["id"]), c["colour"] == "grey", c["vp"], c["fee"], Script(c["id"], c["effect"]))
    for c in DATA["cells"]["list"]
)
CELL_NUMBER: Final = {cell.cell: n for n, cell in enumerate(CELLS)}
PAIR: Final = sum(1 << CELL_NUMBER[Cell(c)] for c in DATA["cells"]["pair"])
PAIR_VP: Final[int] = DATA["cells"]["pair_vp"]
DUNGEON_TRACK: Final[tuple[int, ...]] = tuple(DATA["tracks"]["dungeon"])
BED_TRACK: Final[tuple[int, ...]] = tuple(DATA["tracks"]["beds"])

POSITIONS: Final = tuple(
    (MainAction(p["main"]), list(Area).index(Area(p["area"]))) for p in DATA["wheel"]["positions"]
)
"""The main action and the area of each place round the wheel, clockwise."""
AREA_OF: Final = dict(POSITIONS)
MOST_CELLS: Final = 3


def wheel_cells(players: int) -> tuple[tuple[Raw, ...], ...]:
    """Give the bonuses in the cells of every sector, for the sides used by so many players."""
    sides = (
        next(side for side in s["sides"] if players in side["players"])
        for s in DATA["wheel"]["sectors"]
    )
    return tuple(freeze(side["cells"]) for side in sides)


WHEEL: Final = {players: wheel_cells(players) for players in (2, 3, 4)}
SECTORS: Final = tuple(Sector)

ROOMS: Final = tuple(Room)
OUTSIDE: Final = len(ROOMS)
FIRST_BASEMENT: Final = next(
    n for n, r in enumerate(DATA["farm"]["rooms"]) if r["floor"] == "basement"
)
PANTRY: Final = ROOMS.index(Room.PANTRY)
PASSAGES: Final = tuple(Passage)
_PLACE: Final = {room.value: n for n, room in enumerate(ROOMS)} | {"outside": OUTSIDE}
BETWEEN: Final = tuple(
    (_PLACE[p["between"][0]], _PLACE[p["between"][1]]) for p in DATA["farm"]["passages"]
)
ENTRANCES: Final = tuple(n for n, (a, _) in enumerate(BETWEEN) if a == OUTSIDE)


def doors_for(players: int) -> int:
    """Which passages are shut by a door token at the start, as a mask."""
    return sum(1 << n for n, p in enumerate(DATA["farm"]["passages"]) if players in p["door"])


def mice_for(players: int) -> list[int]:
    """Count the face-down mice at the start, room by room."""
    return [sum(players in slot for slot in room["mice"]) for room in DATA["farm"]["rooms"]]


def missions_for(players: int) -> list[bool]:
    """Tell which rooms hold a mission card."""
    return [players in room["mission"] for room in DATA["farm"]["rooms"]]


SOLO: Final[dict[str, Any]] = DATA["solo"]
