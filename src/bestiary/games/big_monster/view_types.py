"""Types of the entries of a view, which board, words and encoding read by name.

Apart from `view.py`, which is compiled: nothing here runs. Some names have hyphens, hence no
classes for those.
"""

from typing import TypedDict, final

from bestiary.core import Seat


class LaidTileView(TypedDict):
    """A tile of a zone: `x` and `y` in units, from the explorer's corner."""

    tile: str
    x: int
    y: int
    mutations: int


class CrystalView(TypedDict):
    """A whole crystal, `x` and `y` in half units."""

    crystal: str
    x: int
    y: int


PlayerView = TypedDict(
    "PlayerView",
    {
        "seat": Seat,
        "team": int | None,
        "explorer": str | None,  # none before the landing
        "tiles": list[LaidTileView],
        "crystals": list[CrystalView],
        "chosen": str | None,  # only once all tiles are turned up
        "has-chosen": bool,
        # Sizes of the stacks in hand and beside the ship.
        "hand": int | None,
        "ship": int | None,
        "medals": list[str],
        "team-medals": list[str],
        "dragons": int,
        "sand-and-stone": int,
    },
)


MedalView = TypedDict(
    "MedalView",
    {
        "medal": str,
        "points": int,
        "goal": int,
        "team-goal": int | None,
        "open": bool,
        "team-open": bool,
        "owners": list[Seat],
        "team-owners": list[Seat],
        "progress": list[int],  # by seat; none before the landing
        "team-progress": list[int],
    },
)


class TeamView(TypedDict):
    """Two partners, and the lower of their results."""

    seats: list[Seat]
    result: int


class KindView(TypedDict):
    """A kind of tile: how many are in the game, and how many of them lie open."""

    tile: str
    number: int
    open: int


class RowView(TypedDict):
    """An open row of the special modes."""

    row: int
    tiles: list[str]


class StackPlaceView(TypedDict):
    """Where a stack is: in somebody's hand, or beside somebody's ship."""

    seat: Seat
    ship: bool


class KnownStackView(TypedDict):
    """A stack that the reader has held; one of `tiles` may have been chosen since."""

    at: StackPlaceView
    size: int
    tiles: list[str]


class MemoryView(TypedDict):
    """What the reader remembers."""

    spare: str | None
    stacks: list[KnownStackView]
    discards: list[str]


@final
class PendingChoice(TypedDict):
    """The reader's secret answer, in notation."""

    choice: str


@final
class PendingZone(TypedDict):
    """The reader's zone with the tile laid in secret, and the points it would bring."""

    tiles: list[LaidTileView]
    crystals: list[CrystalView]
    score: dict[str, int]


MonsterView = TypedDict(
    "MonsterView",
    {
        "seat": Seat,
        "seats": int,
        "mode": str,
        "passing": str,
        "round": int,
        "turn": int,
        "lead": Seat | None,
        "stage": str | None,  # the name of the step that is under way
        "waiting": list[Seat],
        "to-pass": list[Seat],
        "passed": list[Seat],
        "medals": list[MedalView],
        "dragon": Seat | None,
        "teams": list[TeamView],
        "mix": list[KindView],
        "players": list[PlayerView],
        "rows": list[RowView],
        "row": int | None,
        "bag": int,
        "discarded": int,
        # The reader's own, nothing for a spectator.
        "explorers": list[str],
        "hand": list[str],
        "chosen": str | None,
        "wishes": list[Seat],
        "places": list[list[int]],
        "pending": PendingChoice | PendingZone | None,
        "scores": list[dict[str, int]],  # by seat, the lines of the pad
        "memory": MemoryView,
        "outcome": list[Seat] | None,
    },
)
