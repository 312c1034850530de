"""The `Game` record: the interface through which everything outside a game's folder uses it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from bestiary.core.game.opponents import Opponents
from bestiary.core.game.page import Page
from bestiary.core.game.research import Research
from bestiary.core.game.rules import Options, Rules
from bestiary.core.game.teaching import Teaching
from bestiary.core.presentation import View
from bestiary.core.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


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


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[S, V]):
    """One game, as everything outside its folder sees it: facts on the box, and five parts."""

    # The name of the game's folder, in addresses and transcripts.
    id: str
    # By language.
    titles: Mapping[str, str]
    # The fewest and the most.
    seats: tuple[int, int]
    # The number of seats a newcomer should meet it with.
    best_seats: int = 2
    # How long a game takes, from and to.
    minutes: tuple[int, int]
    # Part of a transcript: it replays only under the same version.
    rules_version: str
    # Where texts, lessons and the rulebook stand.
    folder: Path
    rules: Rules[S, V]
    page: Page[S, V] = field(default_factory=lambda: Page())
    opponents: Opponents[S] = field(default_factory=lambda: Opponents())
    teaching: Teaching = field(default_factory=Teaching)
    research: Research = field(default_factory=Research)

    @property
    def style_sheet(self) -> Path:
        """The CSS of the game's board, where it has any."""
        return self.folder / "board" / "style.css"

    def public_options(self, options: Options) -> dict[str, str]:
        """The options as all may know them while the game is played: hidden values masked."""
        hiding = {o.name: o for o in self.rules.options if o.hides}
        return {
            name: HIDDEN_VALUE if name in hiding and value not in hiding[name].values else value
            for name, value in options.items()
        }

    def rematch_options(self, options: Options) -> dict[str, str]:
        """The options for another game at the same table: what was open then is dealt anew."""
        hiding = {o.name: o for o in self.rules.options if o.hides}
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
        by_name = {o.name: o for o in self.rules.options}
        for name, value in options.items():
            if name not in by_name:
                names = ", ".join(by_name) or "none"
                raise BadOptionsError(f"{self.id} has no option '{name}'. Options: {names}.")
            if not by_name[name].accepts(value):
                values = ", ".join(by_name[name].values)
                raise BadOptionsError(f"Option '{name}' cannot be '{value}'. Values: {values}.")
        complete = {o.name: o.default for o in self.rules.options} | dict(options)
        if why := self.rules.check(seats, complete):
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
    state: State = game.rules.start(seats, game.validate_options(seats, dict(options)))
    state.advance()
    return state
