"""The `Game` record: the interface through which everything outside a game's folder uses it."""

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
from bestiary.core.presentation import Aim, Click, Mark, Panel, Plate, Preview, Verb, View
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.core.step import Decision
from bestiary.core.words import Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Options: TypeAlias = Mapping[str, str]


class BadOptionsError(ValueError):
    """A table cannot be set up so; the message says what is possible.

    `why` names the game's own text where seats and options do not go together.
    """

    def __init__(self, sentence: str, why: str = "") -> None:
        """`sentence` is in English, for programs."""
        super().__init__(sentence)
        self.why = why


HIDDEN_VALUE = "own"
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


def _no_clicks(_: Choice) -> tuple[Click, ...]:
    return ()


def _no_picture(_: Event) -> str:
    return ""


def _no_conflict(_: int, __: Options) -> str | None:
    return None


def _no_components(_: Any) -> Iterable[Hashable]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[S, V]):
    """The rules of one game, as everything outside the game sees them."""

    # The name of the game's folder, in addresses and transcripts.
    id: str
    # By language.
    titles: Mapping[str, str]
    # The fewest and the most.
    seats: tuple[int, int]
    # How long a game takes, from and to.
    minutes: tuple[int, int]
    # Part of a transcript: it replays only under the same version.
    rules_version: str
    # Where texts, lessons and the rulebook stand.
    folder: Path
    # All kinds of choice, chance's included: what notation can read.
    choices: tuple[type, ...]
    # The state before the first step, for a number of seats and all options.
    start: Callable[[int, Options], S]
    # What a seat may know of a state, as plain data.
    view: Callable[[S, Seat], V]
    # A determinisation: a state that the seat cannot tell from the given one.
    imagine: Callable[[S, Seat, Random], S]
    # The board as text.
    describe: Callable[[V, Words], str]
    # `box` and `components` count the same pieces: what is in the box, and where it is now.
    box: Callable[[int, Options], Counter[Any]]
    components: Callable[[S], Counter[Any]]
    # The ways to play that the conformance suite proves.
    variants: tuple[Variant, ...]
    # Settings of a table.
    options: tuple[Option, ...] = ()
    # The text that says why seats and options do not fit together, or None.
    check: Callable[[int, Options], str | None] = _no_conflict
    # Evaluation and policy for bots.
    advice: Advice[S] = field(default_factory=lambda: Advice())
    # The pictures of a view.
    board: Callable[[V, Words], tuple[Panel, ...]] | None = None
    # The picture beside the game's title, and the ink of its pages. The style sheet of the board
    # is `board/style.css` in the game's folder.
    plate: Plate | None = None
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
    # Search parameters of levels, where they are not those that all games share.
    minds: Mapping[str, Mind[S]] = field(default_factory=dict)
    # Further bots that only this game has, by name.
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    # The components that a state shows in play.
    in_play: Callable[[S], Iterable[Hashable]] = _no_components
    # Every card, tile and token that must come into play in some game.
    components_to_cover: frozenset[Hashable] = frozenset()
    # What the game offers beside the table.
    companion: Companion | None = None
    # The line above the board.
    aim: Callable[[V, Words], Aim] | None = None
    # What stands before a question, where a seat has a role or several colours.
    mark: Callable[[V, Decision, Words], Mark] | None = None
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
    # The number of seats a newcomer should meet it with.
    best_seats: int = 2
    # They teach the game, the first one first.
    lessons: tuple[Lesson, ...] = ()
    # The game in numbers, for programs that learn.
    encoding: Encoding | None = None
    # Boards of the lessons for the rulebook.
    pictures: tuple[Picture, ...] = ()

    @property
    def style_sheet(self) -> Path:
        """The CSS of the game's board, where it has any."""
        return self.folder / "board" / "style.css"

    def public_options(self, options: Options) -> dict[str, str]:
        """The options as all may know them while the game is played: hidden values masked."""
        hiding = {o.name: o for o in self.options if o.hides}
        return {
            name: HIDDEN_VALUE if name in hiding and value not in hiding[name].values else value
            for name, value in options.items()
        }

    def rematch_options(self, options: Options) -> dict[str, str]:
        """The options for another game at the same table: what was open then is dealt anew."""
        hiding = {o.name: o for o in self.options if o.hides}
        return {
            name: hiding[name].default if value == HIDDEN_VALUE else value
            for name, value in self.public_options(options).items()
        }

    def validate_options(self, seats: int, options: Options | None = None) -> dict[str, str]:
        """All options, the defaults filled in; `BadOptionsError` if a table cannot be so."""
        return dict(_validated_options(self, seats, _pairs(options)))

    def _validate_options(self, seats: int, options: Options) -> dict[str, str]:
        fewest, most = self.seats
        if not isinstance(seats, int):
            raise BadOptionsError(f"Seats are counted, such as {fewest}: {seats!r} is no number.")
        if not fewest <= seats <= most:
            raise BadOptionsError(f"{self.id} has {fewest} to {most} seats, not {seats}.")
        by_name = {o.name: o for o in self.options}
        for name, value in options.items():
            if name not in by_name:
                names = ", ".join(by_name) or "none"
                raise BadOptionsError(f"{self.id} has no option '{name}'. Options: {names}.")
            if not by_name[name].accepts(value):
                values = ", ".join(by_name[name].values)
                raise BadOptionsError(f"Option '{name}' cannot be '{value}'. Values: {values}.")
        complete = {o.name: o.default for o in self.options} | dict(options)
        if why := self.check(seats, complete):
            raise BadOptionsError(f"These seats and options do not go together: {why}.", why)
        return complete

    def new(self, seats: int, options: Options | None = None) -> S:
        """Set up a state and advance it to the first decision."""
        opening: S = _opening(self, seats, _pairs(options))
        return opening.copy()


_Pairs: TypeAlias = tuple[tuple[str, str], ...]


def _pairs(options: Options | None) -> _Pairs:
    """Options as a tuple: the caches below need something hashable."""
    try:
        return tuple(options.items()) if options else ()
    except AttributeError:
        sentence = f"Options are names with values, a dict of them: {options!r} is none."
        raise BadOptionsError(sentence) from None


@lru_cache(maxsize=1_000)
def _validated_options(game: Game[Any, Any], seats: int, options: _Pairs) -> dict[str, str]:
    return game._validate_options(seats, dict(options))


@lru_cache(maxsize=200)
def _opening(game: Game[Any, Any], seats: int, options: _Pairs) -> Any:
    """The state at the first decision, cached: what differs between games is left to chance."""
    state: State = game.start(seats, game.validate_options(seats, dict(options)))
    state.advance()
    return state
