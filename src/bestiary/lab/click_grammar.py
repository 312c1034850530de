"""The grammar of clicks: which clicks on parts of a board lead to which option.

The same rules as the page's `click_grammar.js`: tests and tools click without a browser.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bestiary.core import Choice, Game, Seat, State
from bestiary.core.presentation import FREE_ORDER_PREFIXES, part_key

Parts = tuple[str, ...]


class ClickableOption(NamedTuple):
    """An option as the page knows it: its parts, its verbs, whether a button makes it."""

    choice: Choice
    parts: Parts
    verbs: tuple[str, ...]
    is_button: bool


def is_complete(left: Sequence[str]) -> bool:
    """Whether nothing is asked for any more; a part that begins with ? never is."""
    return all(part[0] == "?" for part in left)


def clickable_parts(left: Sequence[str]) -> Sequence[str]:
    """The parts that may be clicked next: the first, or a run of free ones."""
    if not left or left[0][0] not in FREE_ORDER_PREFIXES:
        return left[:1]
    end = next((n for n, part in enumerate(left) if part[0] not in FREE_ORDER_PREFIXES), len(left))
    return left[:end]


def remaining_parts(parts: Sequence[str], clicks: Iterable[str]) -> list[str] | None:
    """What is left of an option's parts after these clicks; None if they do not lead to it."""
    left = list(parts)
    for click in clicks:
        clicked = next((part for part in clickable_parts(left) if part_key(part) == click), None)
        if clicked is None:
            return None
        left.remove(clicked)
    return left


def matching_options(options: Iterable[ClickableOption], clicks: Parts) -> list[ClickableOption]:
    """The options that these clicks lead to."""
    return [option for option in options if remaining_parts(option.parts, clicks) is not None]


def next_parts_of(options: Iterable[ClickableOption], clicks: Parts) -> set[str]:
    """The parts that lead on from these clicks."""
    lefts = (remaining_parts(option.parts, clicks) for option in options)
    return {part_key(part) for left in lefts if left is not None for part in clickable_parts(left)}


def with_implied_clicks(options: Sequence[ClickableOption], clicks: Parts = ()) -> Parts:
    """The clicks, with those added that every option asks for next: the page implies them."""
    next_parts = next_parts_of(options, clicks)
    fit = matching_options(options, clicks)
    done = any(is_complete(remaining_parts(option.parts, clicks) or ()) for option in fit)
    if len(next_parts) != 1 or done or len(fit) < 2:
        return clicks
    return with_implied_clicks(options, (*clicks, *next_parts))


def find_decided(options: Iterable[ClickableOption], clicks: Parts) -> ClickableOption | None:
    """The option that these clicks make.

    The only one left, or the one that asks for nothing more while all others ask for something
    that could have been clicked first.
    """
    fit = matching_options(options, clicks)
    left = [remaining_parts(option.parts, clicks) or [] for option in fit]
    done = [option for option, rest in zip(fit, left, strict=True) if is_complete(rest)]
    free = all(
        _first_required(rest)[0] in FREE_ORDER_PREFIXES for rest in left if not is_complete(rest)
    )
    decided = fit if len(fit) == 1 else done if len(done) == 1 and free else []
    return decided[0] if decided else None


def _first_required(left: Sequence[str]) -> str:
    """The first part that is still asked for."""
    return next(part for part in left if part[0] != "?")


def initial_clicks(options: Sequence[ClickableOption]) -> Parts:
    """Where the clicks begin: with what is held from the start, or what every option asks for."""
    held = next((o.parts[0] for o in options if o.parts and o.parts[0].startswith("=")), None)
    return (part_key(held),) if held else with_implied_clicks(options)


def clickable_options(game: Game[Any, Any], state: State, seat: Seat) -> list[ClickableOption]:
    """Every option of a seat, as the page knows it."""
    return [
        _clickable_option(game, decision.prompt, choice)
        for decision in state.open_to(seat)
        for choice in decision.options
    ]


def _clickable_option(game: Game[Any, Any], prompt: str, choice: Choice) -> ClickableOption:
    verbs = tuple([v.id for v in game.verbs.get(prompt, ()) if v.holds(choice)])
    parts = game.parts(choice)
    is_button = not parts or type(choice) in (*game.endings, *game.always_buttons)
    return ClickableOption(choice, parts, verbs, is_button)
