"""Noninterference test: what a seat is shown does not depend on what it may not know.

Goguen & Meseguer 1982 define secrecy so. Two worlds of one information set must look the same to
their seat: views, options, previews and log.
"""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

from bestiary.core import CHANCE, SPECTATOR, Choice, Game, Seat, State, notation
from bestiary.core.chance import Chance
from bestiary.core.choice import seen_by
from bestiary.core.position import imagine
from bestiary.lab.conformance.nonconformity import Nonconformity

WORLDS_PER_SEAT = 2
MAX_OPTIONS_TRIED = 40


def viewers_of(game: Game[Any, Any], state: State) -> list[Seat]:
    """All seats and a spectator."""
    return [*range(len(game.rules.view(state, SPECTATOR)["scores"])), SPECTATOR]


def view_text(game: Game[Any, Any], state: State, seat: Seat) -> str:
    """Every byte of the view, in its order; the view must be plain data."""
    view = game.rules.view(state, seat)
    text = json.dumps(view, ensure_ascii=False)
    if json.loads(text) != view:
        raise Nonconformity(f"the view of seat {seat} is not plain data")
    return text


def decisions_shown(state: State, seat: Seat) -> list[Any]:
    """What a seat is asked, with its options in their order, and why others are missing."""
    asked = [
        (d.prompt, d.about, [notation.write(o) for o in islice(d.options, 300)])
        for d in state.open_to(seat)
    ]
    return [*asked, state.reasons(seat), tuple(d.seat for d in state.pending)]


def previews_shown(game: Game[Any, Any], state: State, seat: Seat) -> list[Any]:
    """What the previews tell a seat that its options will do."""
    if game.page.previews is None:
        return []
    options = [o for d in state.open_to(seat) for o in islice(d.options, MAX_OPTIONS_TRIED)]
    return [tuple(game.page.previews(state, seat, option)) for option in options]


def check_views(game: Game[Any, Any], state: State, rng: Random) -> int:
    """A world that a seat imagines looks to it just like the true one, and offers the same.

    Says how many worlds did differ from the true one: where none does, this proves nothing.
    """
    differing = 0
    for seat in viewers_of(game, state):
        for _ in range(WORLDS_PER_SEAT):
            world = imagine(game, state, seat, rng)
            differing += world != state
            compare(
                view_text(game, state, seat), view_text(game, world, seat), f"view of seat {seat}"
            )
            compare(
                decisions_shown(state, seat),
                decisions_shown(world, seat),
                f"options of seat {seat}",
            )
            previews, imagined = (
                previews_shown(game, state, seat),
                previews_shown(game, world, seat),
            )
            compare(previews, imagined, f"foresight of seat {seat}")
            if view_text(game, world, SPECTATOR) != view_text(game, state, SPECTATOR):
                raise Nonconformity(f"a spectator sees something that seat {seat} does not know")
    return differing


def compare(true: Any, imagined: Any, what: str) -> None:
    """Raise `Nonconformity` with the first place where the two differ."""
    if true == imagined:
        return
    a, b = str(true), str(imagined)
    at = next(
        (i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b))
    )
    near = slice(max(0, at - 60), at + 40)
    raise Nonconformity(f"the {what} leaks: …{a[near]}… against …{b[near]}… in an imagined world")


class ObservedState:
    """A state after a choice, and what each seat sees of it."""

    def __init__(self, game: Game[Any, Any], state: State, seat: Seat, choice: Choice) -> None:
        self.game = game
        self.state = state.copy()
        self.state.events = []
        self.state.play(seat, choice)

    def view_and_log(self, seat: Seat) -> tuple[str, list[Any]]:
        """View and log of one seat."""
        events = [seen_by(event, seat) for event in self.state.events or ()]
        return view_text(self.game, self.state, seat), [e for e in events if e is not None]


def check_revelation(
    game: Game[Any, Any], state: State, seat: Seat, choice: Choice, rng: Random
) -> None:
    """A choice not marked as revealing leaves all imagined worlds looking alike."""
    after = ObservedState(game, state, seat, choice)
    if seat == CHANCE:
        _check_chance(game, state, after, rng)
        return
    if after.state.revealed:
        return
    for viewer in viewers_of(game, state):
        world = imagine(game, state, viewer, rng)
        if not _looks_alike(game, world, seat, choice, after.view_and_log(viewer), viewer):
            text = notation.write(choice)
            raise Nonconformity(f"'{text}' reveals something to seat {viewer}: mark it")


def _looks_alike(
    game: Game[Any, Any],
    world: State,
    seat: Seat,
    choice: Choice,
    expected: tuple[str, list[Any]],
    viewer: Seat,
) -> bool:
    """Whether the same choice, or one that the viewer cannot tell from it, looks the same there."""
    open_now = world.open_to(seat)
    if any(choice in d.options for d in open_now):
        return ObservedState(game, world, seat, choice).view_and_log(viewer) == expected
    others = (o for d in open_now for o in islice(d.options, MAX_OPTIONS_TRIED))
    return any(ObservedState(game, world, seat, o).view_and_log(viewer) == expected for o in others)


def _check_chance(game: Game[Any, Any], state: State, after: ObservedState, rng: Random) -> None:
    """Another outcome looks the same to everyone unless something was revealed; so does the log."""
    options = state.decisions[0].options
    assert isinstance(options, Chance)
    other = ObservedState(game, state, CHANCE, options.sample(rng))
    for viewer in viewers_of(game, state):
        view, log = after.view_and_log(viewer)
        other_view, other_log = other.view_and_log(viewer)
        if view == other_view and log != other_log:
            raise Nonconformity(f"the log tells seat {viewer} more than its view: {log}")
        hidden = not (after.state.revealed or other.state.revealed)
        if hidden and view != other_view:
            raise Nonconformity(f"chance reveals something to seat {viewer}: mark it")
