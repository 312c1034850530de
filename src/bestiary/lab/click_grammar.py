"""The grammar of clicks: which clicks on parts of a board lead to which option.

The same rules as the page's `choose.js`: tests and tools click without a browser. Both are
proven by the same cases.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from bestiary.core import Choice, Click, Game, Seat, State

Parts = tuple[str, ...]
"""The parts that were clicked, one after another."""


class ClickableOption(NamedTuple):
    """An option as the page knows it: its clicks, its verbs, whether a button makes it."""

    choice: Choice
    clicks: tuple[Click, ...]
    verbs: tuple[str, ...] = ()
    is_button: bool = False


def is_complete(left: Iterable[Click]) -> bool:
    """Whether nothing is asked for any more; what is optional never is."""
    return all(click.optional for click in left)


def next_clicks(left: Sequence[Click]) -> Sequence[Click]:
    """The clicks that may come next: the first, or a run of those that know no order."""
    return list(takewhile(lambda click: click.any_order, left)) or left[:1]


def remaining_clicks(clicks: Iterable[Click], clicked: Iterable[str]) -> list[Click] | None:
    """What is left of an option's clicks after these; None if they do not lead to it."""
    left = list(clicks)
    for part in clicked:
        made = next((click for click in next_clicks(left) if click.part == part), None)
        if made is None:
            return None
        left.remove(made)
    return left


def matching_options(options: Iterable[ClickableOption], clicked: Parts) -> list[ClickableOption]:
    """The options that these clicks lead to."""
    return [option for option in options if remaining_clicks(option.clicks, clicked) is not None]


def next_parts_of(options: Iterable[ClickableOption], clicked: Parts) -> set[str]:
    """The parts that lead on from these clicks."""
    lefts = (remaining_clicks(option.clicks, clicked) for option in options)
    return {click.part for left in lefts if left is not None for click in next_clicks(left)}


def with_implied_clicks(options: Sequence[ClickableOption], clicked: Parts = ()) -> Parts:
    """The clicks, with those added that every option asks for next: the page implies them."""
    next_parts = next_parts_of(options, clicked)
    fit = matching_options(options, clicked)
    done = any(is_complete(remaining_clicks(option.clicks, clicked) or ()) for option in fit)
    if len(next_parts) != 1 or done or len(fit) < 2:
        return clicked
    return with_implied_clicks(options, (*clicked, *next_parts))


def find_decided(options: Iterable[ClickableOption], clicked: Parts) -> ClickableOption | None:
    """The option that these clicks make.

    The only one left, or the one that asks for nothing more while all others ask for something
    that could have been clicked first.
    """
    fit = matching_options(options, clicked)
    left = [remaining_clicks(option.clicks, clicked) or [] for option in fit]
    done = [option for option, rest in zip(fit, left, strict=True) if is_complete(rest)]
    free = all(_first_required(rest).any_order for rest in left if not is_complete(rest))
    decided = fit if len(fit) == 1 else done if len(done) == 1 and free else []
    return decided[0] if decided else None


def _first_required(left: Iterable[Click]) -> Click:
    """The first click that is still asked for."""
    return next(click for click in left if not click.optional)


def is_guessed(option: ClickableOption, clicked: Parts) -> bool:
    """Whether the page shows an option first, as the click that seals it was not made."""
    return any(click.seals for click in remaining_clicks(option.clicks, clicked) or ())


def clicks_after(options: Sequence[ClickableOption], clicked: Parts, part: str) -> Parts:
    """The clicks after one more: it leads on, gives up what was clicked, or takes its place.

    The same clicks where it fits nothing.
    """
    if part in next_parts_of(options, clicked):
        return with_implied_clicks(options, (*clicked, part))
    if part in clicked:
        return _without_click(options, clicked, clicked.index(part))
    for at in reversed(range(len(clicked))):
        if part in next_parts_of(options, clicked[:at]):
            moved = (*clicked[:at], part, *clicked[at + 1 :])
            return moved if matching_options(options, moved) else (*clicked[:at], part)
    return clicked


def _without_click(options: Sequence[ClickableOption], clicked: Parts, at: int) -> Parts:
    """The clicks without one of them, and without those that hung on it."""
    rest = (*clicked[:at], *clicked[at + 1 :])
    return rest if matching_options(options, rest) else clicked[:at]


def initial_clicks(options: Sequence[ClickableOption]) -> Parts:
    """Where the clicks begin: with what is held from the start, or what every option asks for."""
    first = (click for option in options for click in option.clicks[:1])
    held = next((click.part for click in first if click.held), None)
    return (held,) if held else with_implied_clicks(options)


def clickable_options(game: Game[Any, Any], state: State, seat: Seat) -> list[ClickableOption]:
    """Every option of a seat, as the page knows it."""
    return [
        _clickable_option(game, decision.prompt, choice)
        for decision in state.open_to(seat)
        for choice in decision.options
    ]


def _clickable_option(game: Game[Any, Any], prompt: str, choice: Choice) -> ClickableOption:
    verbs = tuple([v.id for v in game.page.verbs.get(prompt, ()) if v.holds(choice)])
    clicks = game.page.clicks(choice)
    is_button = not clicks or type(choice) in (*game.page.endings, *game.page.always_buttons)
    return ClickableOption(choice, clicks, verbs, is_button)
