"""Plain records of a page to be rendered: no database rows, so a lesson can fill them too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bestiary.web.tables.clocks import Clock
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.viewpoint import Viewpoint


class PreviewRequest(NamedTuple):
    """A choice to be shown before it is made, and the `ticket` of the decision it answers."""

    text: str
    ticket: int


@dataclass(frozen=True)
class PageRequest:
    """What a reader asks to see of a table, and in which language."""

    viewpoint: Viewpoint
    language: str
    stop: int | None = None
    """The moment looked back at, by its place among those at which the seat was told something;
    None is now."""
    preview: PreviewRequest | None = None
    in_words: bool = False
    """Whether the board is told in words beside its picture."""
    may_hint: bool = False


class SeatFacts(NamedTuple):
    """What a page shows of a seat and of who plays it."""

    number: int
    name: str
    is_bot: bool = False
    """Whether a bot moves here now, for itself or for somebody."""
    is_stood_in: bool = False
    """Whether the bot plays for a person, who may come back."""
    has_pin: bool = False
    is_away: bool = False
    is_deserted: bool = False
    """Away for so long that the others may have a bot play."""
    clock: Clock | None = None


class Sections(NamedTuple):
    """Which parts of a page are shown at all; a lesson tells some of them on its own card."""

    aim: bool = True
    news: bool = True
    prompt: bool = True
    result: bool = True
    take_back: bool = True
    look_through: bool = True
    """Whether a game that is over can be looked at from other seats."""


ALL_SECTIONS = Sections()


@dataclass(frozen=True)
class TablePage:
    """Everything that one reader's page of a table is rendered from."""

    live: LiveTable
    seats: tuple[SeatFacts, ...]
    request: PageRequest
    slug: str = ""
    """The table's name in addresses; a lesson has none and shows no such address."""
    has_take_backs: bool = True
    sections: Sections = ALL_SECTIONS
