"""TypedDicts of the view: what a seat sees, entry by entry.

Plain dicts at run time, so JSON, caches and the compiled core know nothing of them; mypy checks
every read in board, words, aim line and encoding.
"""

from typing import Any, TypeAlias, TypedDict

NameAndNumber: TypeAlias = list[Any]
"""A string and an int. A list, because JSON has no tuples, and lists cannot be typed by place."""


class CellView(TypedDict):
    """A cell of the wheel: what it gives, and whose chief took it."""

    bonus: list[NameAndNumber]
    chief: int | None


class SectorView(TypedDict):
    """A sector of the wheel at the main action where it lies this round."""

    sector: str
    main: str
    area: str
    cells: list[CellView]


class GoalView(TypedDict):
    """An objective for all: what its cells ask for, the discs, and what each player has of it."""

    goal: str
    counter: str
    cells: list[int]
    discs: list[int]
    values: list[int]


class PrivateGoalView(TypedDict):
    """An objective of one's own."""

    goal: str
    counter: str
    least: int
    value: int
    done: bool


class RowView(TypedDict):
    """A row of a mission; `missing` is what the viewer lacks for it."""

    row: str
    marker: int | None
    lock: int | None
    shut: bool
    opens: int | None
    missing: dict[str, int]


class RoomView(TypedDict):
    """A room of the farm."""

    room: str
    floor: str
    hidden_mission: bool
    mission: str | None
    rows: list[RowView]
    mice: int
    cheeses: list[str]
    explorers: list[int]
    tents: list[int]


class PassageView(TypedDict):
    """A passage: whether a door shuts it, and the token that is turned over just now."""

    passage: str
    door: bool
    turned: str | None


class PlayerView(TypedDict):
    """What all see of a player."""

    goods: dict[str, int]
    symbols: dict[str, int]
    types: dict[str, int]
    workers: dict[str, int]
    entrance: int
    chiefs: int
    hand: dict[str, int]
    played: list[str]
    ready: list[str]
    mice: list[str]
    doors: list[str]
    heroes: list[str]
    skills: list[str]
    freed: list[str]
    explorer: str | None
    tents: list[str]
    rooms: int
    free_rooms: int
    dug: int
    beds: int
    beds_standing: int
    goals: int
    private: list[PrivateGoalView]


class HandCardView(TypedDict):
    """A card of the viewer's own hand, and what is missing to play it."""

    card: str
    missing: dict[str, int]


class RivalView(TypedDict):
    """The solo rival."""

    vp: int
    total: int
    difficulty: str
    status: str | None
    deck: int
    markers: int
    discs: int
    counters: dict[str, int]


class MemoryView(TypedDict):
    """What an attentive seat remembers: by player, the cards that all saw going into the hand."""

    known: list[list[str]]


class WistarView(TypedDict):
    """All that one seat may know of the table."""

    seat: int
    over: bool
    players_like: int
    round: int
    turn: int
    order: list[int]
    actor: int
    todo: list[str]
    asks: str | None
    offered: list[str]
    place: NameAndNumber | None
    wheel: list[SectorView]
    hut: list[int]
    goals: list[GoalView]
    goals_left: int
    farm: list[RoomView]
    passages: list[PassageView]
    round_mouse: str | None
    supply: list[int]
    tokens: dict[str, int]
    decks: dict[str, int]
    markets: dict[str, list[str]]
    market_missing: dict[str, dict[str, int]]
    discards: dict[str, list[str]]
    pairs: list[list[str]]
    heroes: list[str]
    skills: list[str]
    players: list[PlayerView]
    hand: list[HandCardView]
    drawn: list[str]
    drawn_number: int
    drawn_goals: list[str]
    rival: RivalView | None
    memory: MemoryView
    scores: list[dict[str, int]]
