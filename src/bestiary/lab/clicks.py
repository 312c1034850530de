"""How many clicks a game takes: a bot plays, and each choice is clicked as the page would have it.

`python -m bestiary.lab.clicks [GAMES]` prints, for every game of two (or as few as it takes), the
clicks of one player. The rules of clicking are those of the page's `clicks.js`; a test plays in a
browser by what is counted here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Column, Table

from bestiary import registry
from bestiary.bots import make
from bestiary.core import CHANCE, USUAL, Choice, Game, Position, Seat, State
from bestiary.core.picture import FREE, SEAL, bare

GAMES = 4
LEVEL = "apprentice"
Parts = tuple[str, ...]
LISTED = 4
"""So few options are listed as buttons wherever the page is read, on a phone as well."""
BUTTON = "="
"""A click on a button that makes the choice by itself."""
SURE = "!"
"""A click that confirms a choice which was guessed from a few of its clicks."""


class Offered(NamedTuple):
    """An option as the page knows it: its parts, its verbs, whether a button makes it."""

    choice: Choice
    parts: Parts
    verbs: tuple[str, ...]
    is_button: bool


def is_done(left: Sequence[str]) -> bool:
    """Whether nothing is asked for any more; a part that begins with ? never is."""
    return all(part[0] == "?" for part in left)


def next_of(left: Sequence[str]) -> Sequence[str]:
    """The parts that may be clicked next: the first, or a run of free ones."""
    if not left or left[0][0] not in FREE:
        return left[:1]
    end = next((n for n, part in enumerate(left) if part[0] not in FREE), len(left))
    return left[:end]


def left_of(parts: Sequence[str], clicks: Iterable[str]) -> list[str] | None:
    """What is left of an option's parts after these clicks; None if they do not lead to it."""
    left = list(parts)
    for click in clicks:
        found = next((part for part in next_of(left) if bare(part) == click), None)
        if found is None:
            return None
        left.remove(found)
    return left


def fitting(options: Iterable[Offered], clicks: Parts) -> list[Offered]:
    """The options that these clicks lead to."""
    return [option for option in options if left_of(option.parts, clicks) is not None]


def ahead(options: Iterable[Offered], clicks: Parts) -> set[str]:
    """The parts that lead on from these clicks."""
    lefts = (left_of(option.parts, clicks) for option in options)
    return {bare(part) for left in lefts if left is not None for part in next_of(left)}


def understood(options: Sequence[Offered], clicks: Parts = ()) -> Parts:
    """What every option asks for next is understood without a click."""
    next_parts = ahead(options, clicks)
    fit = fitting(options, clicks)
    done = any(is_done(left_of(option.parts, clicks) or ()) for option in fit)
    if len(next_parts) != 1 or done or len(fit) < 2:
        return clicks
    return understood(options, (*clicks, *next_parts))


def decided(options: Iterable[Offered], clicks: Parts) -> Offered | None:
    """The option that these clicks make.

    The only one left, or the one that asks for nothing more while all others ask for something
    that could have been clicked first.
    """
    fit = fitting(options, clicks)
    others = [option for option in fit if not is_done(left_of(option.parts, clicks) or ())]
    done = [option for option in fit if option not in others]
    free = all(_needed(left_of(o.parts, clicks) or ())[0] in FREE for o in others)
    made = fit if len(fit) == 1 else done if len(done) == 1 and free else []
    return made[0] if made else None


def _needed(left: Sequence[str]) -> str:
    """The first part that is still asked for."""
    return next(part for part in left if part[0] != "?")


def begun(options: Sequence[Offered]) -> Parts:
    """Where the clicks begin: with what is held from the start, or what every option asks for."""
    held = next((o.parts[0] for o in options if o.parts and o.parts[0].startswith("=")), None)
    return (bare(held),) if held else understood(options)


def offered(game: Game[Any], state: State, seat: Seat) -> list[Offered]:
    """Every option of a seat, as the page knows it."""
    return [
        _offered(game, decision.prompt, choice)
        for decision in state.open_to(seat)
        for choice in decision.options
    ]


def _offered(game: Game[Any], prompt: str, choice: Choice) -> Offered:
    verbs = tuple([v.id for v in game.verbs.get(prompt, ()) if v.holds(choice)])
    parts = game.parts(choice)
    return Offered(choice, parts, verbs, not parts or type(choice) in (*game.endings, *game.beside))


def way_to(choice: Choice, options: Sequence[Offered]) -> Parts:
    """The fewest clicks that lead to a choice: verbs, parts, and `=` for a button of its own.

    Nothing where it is the only option: the page takes it.
    """
    wanted = next(option for option in options if option.choice == choice)
    if len(options) == 1:
        return ()
    if wanted.is_button or _is_short([option for option in options if not option.is_button]):
        return (BUTTON,)
    found = list(ways(wanted, options, begun(options)))
    for verb in wanted.verbs:
        held = [option for option in options if verb in option.verbs]
        found += [(f"verb:{verb}", *way) for way in _after_verb(wanted, held)]
    return min(found, key=len)


def _after_verb(wanted: Offered, held: Sequence[Offered]) -> Iterator[Parts]:
    if len(held) == 1:
        yield ()
    elif _is_short(held):
        yield (BUTTON,)
    else:
        yield from ways(wanted, held, begun(held))


def _is_short(options: Sequence[Offered]) -> bool:
    """Whether so few options are left that the page lists them all in sight."""
    return len(options) <= LISTED


def ways(wanted: Offered, options: Sequence[Offered], clicks: Parts) -> Iterator[Parts]:
    """Every order of clicks that makes `wanted` from here."""
    left = left_of(wanted.parts, clicks)
    if left is not None and (is_done(left) or (clicks and _is_short(fitting(options, clicks)))):
        yield (BUTTON,)
        return
    for part in wanted.parts if left is None else next_of(left):
        # What is held otherwise makes room for the first click.
        then = understood(options, ((*clicks, bare(part)) if left is not None else (bare(part),)))
        made = decided(options, then)
        if made is wanted:
            yield (bare(part), *((SURE,) if is_guessed(wanted, then) else ()))
        elif made is None:
            yield from ((bare(part), *rest) for rest in ways(wanted, options, then))


def is_guessed(option: Offered, clicks: Parts) -> bool:
    """Whether the page shows an option first, as the part that seals it was not clicked."""
    return any(part[0] == SEAL for part in left_of(option.parts, clicks) or ())


def is_final(state: State, seat: Seat, choice: Choice) -> bool:
    """Whether the page shows the choice before it is made: it reveals something."""
    if len(state.decisions) > 1 and len(state.pending) == 1:
        return True
    after = state.copy()
    after.revealed = False
    after.play(seat, choice)
    return after.revealed or any(decision.seat == CHANCE for decision in after.pending)


def clicks_for(game: Game[Any], state: State, seat: Seat, choice: Choice) -> int:
    """How many clicks a choice takes, the one that confirms included."""
    options = offered(game, state, seat)
    way = way_to(choice, options)
    unasked = (*game.endings, *game.at_once)
    final = type(choice) not in unasked and is_final(state, seat, choice)
    asked = bool(way) and SURE not in way and (final or loses(game, state, seat, choice))
    return len(way) + asked


def loses(game: Game[Any], state: State, seat: Seat, choice: Choice) -> bool:
    """Whether the page asks because something would be lost for nothing."""
    if game.previews is None:
        return False
    return any(preview.loses for preview in game.previews(state, seat, choice))


class Clicker:
    """One player's clicks; a choice made several times in a row takes those of the first."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.again: tuple[Choice, int] = (None, 0)

    def __call__(self, state: State, seat: Seat, choice: Choice) -> int:
        """How many clicks `choice` takes now."""
        running, left = self.again
        if left and running == choice:
            self.again = (choice, left - 1)
            return 0
        repeats = self.game.repeats
        times = repeats(state, seat, choice) if repeats else 1
        self.again = (choice, times - 1)
        return clicks_for(self.game, state, seat, choice) if times == 1 else 1


def played(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[Seat, int]]:
    """One game between bots: the clicks of each choice, with its seat."""
    rng = Random(seed)
    bots = [make(LEVEL, game) for _ in range(seats)]
    clickers = [Clicker(game) for _ in range(seats)]
    state = game.new(seats)
    while state.outcome is None:
        decision = state.pending[0]
        seat = decision.seat
        if seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))
            continue
        choice = bots[seat].choose(Position.of(game, state, seat, rng), USUAL)
        yield seat, clickers[seat](state, seat, choice)
        state.play(seat, choice)


class Count(NamedTuple):
    """The clicks of one player in a game, and how many choices they made."""

    clicks: int
    choices: int


def counted(game: Game[Any], games: int) -> list[Count]:
    """What each player of each game clicked."""
    seats = max(2, game.seats[0])
    found = list[Count]()
    for seed in range(games):
        told = list(played(game, seats, seed))
        each = [[number for who, number in told if who == seat] for seat in range(seats)]
        found += [Count(sum(numbers), len(numbers)) for numbers in each]
    return found


def main() -> None:
    """Print a table of all games."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    shown = Table("game", *[Column(head, justify="right") for head in HEADS])
    for game in registry.catalogue():
        shown.add_row(game.titles["en"], *_row(game, counted(game, games)))
    Console().print(shown)


def _row(game: Game[Any], found: Sequence[Count]) -> Iterator[str]:
    clicks = [count.clicks for count in found]
    yield str(max(2, game.seats[0]))
    yield f"{mean(count.choices for count in found):.0f}"
    yield f"{mean(clicks):.0f}"
    yield f"{min(clicks)} to {max(clicks)}"


HEADS = ("seats", "choices", "clicks", "from … to")

if __name__ == "__main__":
    main()
