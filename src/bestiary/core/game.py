"""What a game tells the rest of the house about itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from bestiary.core.advice import Advice
from bestiary.core.bot import Bot
from bestiary.core.choice import Choice, Event
from bestiary.core.companion import Companion
from bestiary.core.encoding import Encoding
from bestiary.core.lesson import Lesson, Picture
from bestiary.core.mind import Mind
from bestiary.core.picture import Aim, Mark, Panel, Preview, Verb, View
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.core.step import Decision
from bestiary.core.words import Words

S = TypeVar("S", bound=State)
Options: TypeAlias = Mapping[str, str]


class BadOptionsError(ValueError):
    """A table cannot be set up so; the message says what is possible.

    `why` names the game's own text where seats and options do not go together.
    """

    def __init__(self, sentence: str, why: str = "") -> None:
        """`sentence` is in English, for programs."""
        super().__init__(sentence)
        self.why = why


OWN = "own"
"""What is told instead of a value that the host wrote and that hides something."""


class Option(NamedTuple):
    """A setting of the table. `free` accepts other values too and says if one is well formed.

    One that `hides` holds secrets in such a value: it is told to nobody before the end, and
    never dealt twice.
    """

    name: str
    values: tuple[str, ...]
    default: str
    free: Callable[[str], bool] | None = None
    hides: bool = False

    def accepts(self, value: str) -> bool:
        """Whether a table may be set up with `value`."""
        return value in self.values or (self.free is not None and self.free(value))


class Variant(NamedTuple):
    """A number of seats with options: one way to play, proven by the conformance suite."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(value for _, value in self.options)])


Tone: TypeAlias = Literal["good", "bad"]


def _no_parts(_: Choice) -> tuple[str, ...]:
    return ()


def _no_picture(_: Event) -> str:
    return ""


def _all_fits(_: int, __: Options) -> str | None:
    return None


def _nothing(_: Any) -> Iterable[Hashable]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """The rules of one game, as everything outside the game sees them.

    `best` is the number of seats a newcomer should meet it with.
    `check` names the text that says why seats and options do not fit together, or None.
    `box` and `components` count the same pieces: what is in the box, and where it is now.
    `parts` are the clicks that build a choice. `minds` says what a level is made of, where that
    is not what all games share; `bots` are further players that only this game has.
    `to_be_seen` names every card, tile and token that must come into play in some game, and
    `in_play` those that a state shows in play. `companion` is what the game offers beside the
    table; `lessons` teach it, the first one first;
    `pictures` are boards of theirs for the rulebook. `tones` says which kinds of event are good or
    bad news, `rolls` draws the dice or the find that one tells of, `replies` names the text that
    tells one in brief, as the answer to what was told before it; those in `befalls` happen unasked
    and are told to whom they happen as well; those in `chapters` open a round or a phase, those in
    `turns` say no more than whose turn began. `aim` is the line above the
    board; `mark` stands before a question, where a seat has a role or several colours. A part that
    begins with ~ may be clicked in any order among the run of such parts; so may one with ?, which
    can be left out. One with ! seals a choice, which is shown first where it was not clicked.
    `verbs` are the buttons of wide decisions, by prompt. Choices of the kinds in `endings` end
    something, such as a turn: each is always a button in sight, and one click makes it. So is
    each of those in `beside`, whose part of the board may lie out of sight. Those of the kinds in
    `at_once` are made without asking as well: they reveal and lose nothing, even where chance
    happens to follow.
    `repeats` says how often in a row a choice can be made, so that one click makes it that often.
    `previews` tells what a choice will do, from what its seat knows: it is the same in every
    world that the seat imagines.
    `encoding` tells the game in numbers, for programs that learn.
    """

    id: str
    titles: Mapping[str, str]
    seats: tuple[int, int]
    minutes: tuple[int, int]
    rules_version: str
    folder: Path
    choices: tuple[type, ...]
    start: Callable[[int, Options], S]
    view: Callable[[S, Seat], View]
    imagine: Callable[[S, Seat, Random], S]
    describe: Callable[[View, Words], str]
    box: Callable[[int, Options], Counter[Any]]
    components: Callable[[S], Counter[Any]]
    variants: tuple[Variant, ...]
    options: tuple[Option, ...] = ()
    check: Callable[[int, Options], str | None] = _all_fits
    advice: Advice[S] = field(default_factory=lambda: Advice())
    board: Callable[[View, Words], tuple[Panel, ...]] | None = None
    parts: Callable[[Choice], tuple[str, ...]] = _no_parts
    verbs: Mapping[str, tuple[Verb, ...]] = field(default_factory=dict)
    endings: tuple[type, ...] = ()
    beside: tuple[type, ...] = ()
    at_once: tuple[type, ...] = ()
    repeats: Callable[[S, Seat, Choice], int] | None = None
    previews: Callable[[S, Seat, Choice], Iterable[Preview]] | None = None
    minds: Mapping[str, Mind[S]] = field(default_factory=dict)
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    in_play: Callable[[S], Iterable[Hashable]] = _nothing
    to_be_seen: frozenset[Hashable] = frozenset()
    companion: Companion | None = None
    aim: Callable[[View, Words], Aim] | None = None
    mark: Callable[[View, Decision, Words], Mark] | None = None
    tones: Mapping[type, Tone] = field(default_factory=dict)
    befalls: frozenset[type] = frozenset()
    rolls: Callable[[Event], str] = _no_picture
    replies: Callable[[Event], str] = _no_picture
    chapters: tuple[type, ...] = ()
    turns: tuple[type, ...] = ()
    best: int = 2
    lessons: tuple[Lesson, ...] = ()
    encoding: Encoding | None = None
    pictures: tuple[Picture, ...] = ()

    def told(self, options: Options) -> dict[str, str]:
        """The options as all may know them while the game is played."""
        hiding = {o.name: o for o in self.options if o.hides}
        return {
            name: OWN if name in hiding and value not in hiding[name].values else value
            for name, value in options.items()
        }

    def renewed(self, options: Options) -> dict[str, str]:
        """The options for another game at the same table: what was open then is dealt anew."""
        hiding = {o.name: o for o in self.options if o.hides}
        return {
            name: hiding[name].default if told == OWN else told
            for name, told in self.told(options).items()
        }

    def settle(self, seats: int, options: Options | None = None) -> dict[str, str]:
        """All options, the defaults filled in; `BadOptionsError` if a table cannot be so."""
        return dict(_settled(self, seats, _pairs(options)))

    def _settle(self, seats: int, options: Options) -> dict[str, str]:
        fewest, most = self.seats
        if not isinstance(seats, int):
            raise BadOptionsError(f"Seats are counted, such as {fewest}: {seats!r} is no number.")
        if not fewest <= seats <= most:
            raise BadOptionsError(f"{self.id} has {fewest} to {most} seats, not {seats}.")
        known = {o.name: o for o in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOptionsError(f"{self.id} has no option '{name}'. Options: {names}.")
            if not known[name].accepts(value):
                values = ", ".join(known[name].values)
                raise BadOptionsError(f"Option '{name}' cannot be '{value}'. Values: {values}.")
        settled = {o.name: o.default for o in self.options} | dict(options)
        if why := self.check(seats, settled):
            raise BadOptionsError(f"These seats and options do not go together: {why}.", why)
        return settled

    def new(self, seats: int, options: Options | None = None) -> S:
        """Set up a state and advance it to the first decision."""
        opening: S = _opening(self, seats, _pairs(options))
        return opening.copy()


def _pairs(options: Options | None) -> tuple[tuple[str, str], ...]:
    try:
        return tuple(options.items()) if options else ()
    except AttributeError:
        said = f"Options are names with values, a dict of them: {options!r} is none."
        raise BadOptionsError(said) from None


@lru_cache(maxsize=1_000)
def _settled(game: Game[Any], seats: int, options: tuple[tuple[str, str], ...]) -> dict[str, str]:
    return game._settle(seats, dict(options))


@lru_cache(maxsize=200)
def _opening(game: Game[Any], seats: int, options: tuple[tuple[str, str], ...]) -> Any:
    """How a game begins, every time the same: what differs is left to chance."""
    state: State = game.start(seats, game.settle(seats, dict(options)))
    state.advance()
    return state
