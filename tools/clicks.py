"""How many clicks a game takes: a bot plays, and each choice is clicked as the page would have it.

`python -m tools.clicks [GAMES]` prints, for every game of two (or as few as it takes), the
clicks of one player. The rules of clicking are those of the page's `choose.js`; a test plays
in a browser by what is counted here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Column, Table

from bestiary import registry
from bestiary.bots import make
from bestiary.core import CHANCE, DEFAULT_BUDGET, Choice, Game, Position, Seat, State
from bestiary.lab.click_grammar import (
    ClickableOption,
    Parts,
    clickable_options,
    find_decided,
    initial_clicks,
    is_complete,
    is_guessed,
    matching_options,
    next_clicks,
    remaining_clicks,
    with_implied_clicks,
)

DEFAULT_GAMES = 4
PLAYING_LEVEL = "apprentice"
MAX_LISTED_OPTIONS = 4
"""So few options are listed as buttons wherever the page is read, on a phone as well."""
BUTTON = "="
"""A click on a button that makes the choice by itself."""
CONFIRMATION = "!"
"""A click that confirms a choice which was guessed from a few of its clicks."""


def way_to(choice: Choice, options: Sequence[ClickableOption]) -> Parts:
    """The fewest clicks that lead to a choice: verbs, parts, and `=` for a button of its own.

    Nothing where it is the only option: the page takes it.
    """
    wanted = next(option for option in options if option.choice == choice)
    if len(options) == 1:
        return ()
    if wanted.is_button or _is_short([option for option in options if not option.is_button]):
        return (BUTTON,)
    candidates = list(ways(wanted, options, initial_clicks(options)))
    for verb in wanted.verbs:
        with_verb = [option for option in options if verb in option.verbs]
        candidates += [(f"verb:{verb}", *way) for way in _after_verb(wanted, with_verb)]
    return min(candidates, key=len)


def _after_verb(wanted: ClickableOption, options: Sequence[ClickableOption]) -> Iterator[Parts]:
    if len(options) == 1:
        yield ()
    elif _is_short(options):
        yield (BUTTON,)
    else:
        yield from ways(wanted, options, initial_clicks(options))


def _is_short(options: Sequence[ClickableOption]) -> bool:
    """Whether so few options are left that the page lists them all in sight."""
    return len(options) <= MAX_LISTED_OPTIONS


def ways(
    wanted: ClickableOption, options: Sequence[ClickableOption], clicked: Parts
) -> Iterator[Parts]:
    """Every order of clicks that makes `wanted` from here."""
    left = remaining_clicks(wanted.clicks, clicked)
    if left is not None:
        is_listed = clicked and _is_short(matching_options(options, clicked))
        if is_complete(left) or is_listed:
            yield (BUTTON,)
            return
    for click in wanted.clicks if left is None else next_clicks(left):
        # What is held otherwise makes room for the first click.
        held = () if left is None else clicked
        then = with_implied_clicks(options, (*held, click.part))
        decided = find_decided(options, then)
        if decided is wanted:
            yield (click.part, *((CONFIRMATION,) if is_guessed(wanted, then) else ()))
        elif decided is None:
            yield from ((click.part, *rest) for rest in ways(wanted, options, then))


def is_final(state: State, seat: Seat, choice: Choice) -> bool:
    """Whether the page shows the choice before it is made: it reveals something."""
    if len(state.decisions) > 1 and len(state.pending) == 1:
        return True
    after = state.copy()
    after.revealed = False
    after.play(seat, choice)
    return after.revealed or any(decision.seat == CHANCE for decision in after.pending)


def clicks_for(game: Game[Any, Any], state: State, seat: Seat, choice: Choice) -> int:
    """How many clicks a choice takes, the one that confirms included."""
    options = clickable_options(game, state, seat)
    way = way_to(choice, options)
    unasked = (*game.page.endings, *game.page.unconfirmed_choices)
    final = type(choice) not in unasked and is_final(state, seat, choice)
    asked = bool(way) and CONFIRMATION not in way and (final or loses(game, state, seat, choice))
    return len(way) + asked


def loses(game: Game[Any, Any], state: State, seat: Seat, choice: Choice) -> bool:
    """Whether the page asks because something would be lost for nothing."""
    if game.page.previews is None:
        return False
    return any(preview.loses for preview in game.page.previews(state, seat, choice))


class Clicker:
    """One player's clicks; a choice made several times in a row takes those of the first."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.again: tuple[Choice | None, int] = (None, 0)

    def __call__(self, state: State, seat: Seat, choice: Choice) -> int:
        """How many clicks `choice` takes now."""
        running, left = self.again
        if left and running == choice:
            self.again = (choice, left - 1)
            return 0
        repeats = self.game.page.repeats
        times = repeats(state, seat, choice) if repeats else 1
        self.again = (choice, times - 1)
        return clicks_for(self.game, state, seat, choice) if times == 1 else 1


def clicks_of_game(game: Game[Any, Any], seats: int, seed: int) -> Iterator[tuple[Seat, int]]:
    """One game between bots: the clicks of each choice, with its seat."""
    rng = Random(seed)
    bots = [make(PLAYING_LEVEL, game) for _ in range(seats)]
    clickers = [Clicker(game) for _ in range(seats)]
    state = game.new(seats)
    while state.outcome is None:
        decision = state.pending[0]
        seat = decision.seat
        if seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))
            continue
        choice = bots[seat].choose(Position.of(game, state, seat, rng), DEFAULT_BUDGET)
        yield seat, clickers[seat](state, seat, choice)
        state.play(seat, choice)


class Count(NamedTuple):
    """The clicks of one player in a game, and how many choices they made."""

    clicks: int
    choices: int


def count_clicks(game: Game[Any, Any], games: int) -> list[Count]:
    """What each player of each game clicked."""
    seats = max(2, game.seats[0])
    counts = list[Count]()
    for seed in range(games):
        clicks = list(clicks_of_game(game, seats, seed))
        each = [[number for who, number in clicks if who == seat] for seat in range(seats)]
        counts += [Count(sum(numbers), len(numbers)) for numbers in each]
    return counts


def main() -> None:
    """Print a table of all games."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_GAMES
    table = Table("game", *[Column(head, justify="right") for head in TABLE_HEADS])
    for game in registry.catalogue():
        table.add_row(game.titles["en"], *_row(game, count_clicks(game, games)))
    Console().print(table)


def _row(game: Game[Any, Any], counts: Sequence[Count]) -> Iterator[str]:
    clicks = [count.clicks for count in counts]
    yield str(max(2, game.seats[0]))
    yield f"{mean(count.choices for count in counts):.0f}"
    yield f"{mean(clicks):.0f}"
    yield f"{min(clicks)} to {max(clicks)}"


TABLE_HEADS = ("seats", "choices", "clicks", "from … to")

if __name__ == "__main__":
    main()
