"""The page part of a game: pictures, words, clicks, and how news are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeAlias, TypeVar

from bestiary.core.choice import Choice, Event
from bestiary.core.presentation import Aim, Click, Mark, Panel, Plate, Preview, Verb, View
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.core.step import Decision
from bestiary.core.words import Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Tone: TypeAlias = Literal["good", "bad"]


def _no_clicks(_: Choice) -> tuple[Click, ...]:
    return ()


def _no_picture(_: Event) -> str:
    return ""


def list_entries(view: View, _: Words) -> str:
    """A view as text without a word of the game's own: each entry on a line."""
    return "\n".join(f"{name}: {value}" for name, value in view.items())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class News:
    """How events are told beside the log: tone, pictures, chapters."""

    # Kinds of event that are good or bad news.
    tones: Mapping[type, Tone] = field(default_factory=dict)
    # Kinds of event that happen unasked: told to the seat they happen to as well.
    unasked_events: frozenset[type] = frozenset()
    # A drawing of the dice or the find that an event tells of.
    rolls: Callable[[Event], str] = _no_picture
    # The text that tells an event in brief, as the answer to what was told before it.
    replies: Callable[[Event], str] = _no_picture
    # Kinds of event that open a round or a phase.
    chapters: tuple[type, ...] = ()
    # Kinds of event that say no more than whose turn began.
    turns: tuple[type, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Page(Generic[S, V]):
    """How a game looks and is clicked. Without it, a game is played in words."""

    # The board as text.
    describe: Callable[[V, Words], str] = list_entries
    # The pictures of a view.
    board: Callable[[V, Words], tuple[Panel, ...]] | None = None
    # The picture beside the game's title, and the ink of its pages. The style sheet of the board
    # is `board/style.css` in the game's folder.
    plate: Plate | None = None
    # The line above the board.
    aim: Callable[[V, Words], Aim] | None = None
    # What stands before a question, where a seat has a role or several colours.
    mark: Callable[[V, Decision, Words], Mark] | None = None
    # The clicks that build a choice.
    clicks: Callable[[Choice], tuple[Click, ...]] = _no_clicks
    # The buttons of wide decisions, by prompt.
    verbs: Mapping[str, tuple[Verb, ...]] = field(default_factory=dict)
    # Kinds of choice that end something, such as a turn: always a button in sight, made by one
    # click.
    endings: tuple[type, ...] = ()
    # The same for kinds whose part of the board may lie out of sight.
    always_buttons: tuple[type, ...] = ()
    # Kinds that are made without asking: they reveal and lose nothing, even where chance happens
    # to follow.
    unconfirmed_choices: tuple[type, ...] = ()
    # How often in a row a choice can be made, so that one click makes it that often.
    repeats: Callable[[S, Seat, Choice], int] | None = None
    # What a choice will do, from what its seat knows: the same in every world that the seat
    # imagines.
    previews: Callable[[S, Seat, Choice], Iterable[Preview]] | None = None
    news: News = field(default_factory=News)
