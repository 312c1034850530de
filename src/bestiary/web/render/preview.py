"""Preview of a choice: what it would do, tried out in imagined worlds before it is confirmed.

The true state is never played on: what is shown must not depend on anything the chooser cannot
know.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from bestiary.core import CHANCE, Choice, State, Words
from bestiary.core.position import imagine
from bestiary.core.presentation import Preview, preview_text
from bestiary.web.render.log import words_or_notation
from bestiary.web.tables.live_table import LiveTable

IMAGINED_WORLDS = 3
"""A result is shown when all of these agree on it, unless something is revealed that its chooser
does not know: on that they may agree by chance."""


class ChoicePreview(NamedTuple):
    """What a choice will do, as far as its chooser can tell."""

    label: str
    is_final: bool
    """Whether it reveals something, so that it cannot be taken back."""
    world: State | None
    """The state after it; None if imagined worlds differ."""
    notes: str = ""
    """What the game says of it beforehand."""


def preview_choice(live: LiveTable, seat: int, text: str, words: Words) -> ChoicePreview:
    """Try a choice, written in notation, out in imagined worlds."""
    choice = live.table.read(text)
    # Seeded by the number of the move: the same page shows the same world however often it is
    # drawn.
    rng = Random(live.number)
    worlds = [_world_after(live, seat, choice, rng) for _ in range(IMAGINED_WORLDS)]
    first, *others = [live.game.rules.view(world, seat) for world in worlds]
    is_known = all(not world.revealed or _is_all_told(world, seat, choice) for world in worlds)
    agree = is_known and all(view == first for view in others)
    is_final = _turns_all_up(live.table.state) or any(map(_reveals, worlds))
    label = words_or_notation(words.choice, choice)
    world = worlds[0] if agree else None
    notes = preview_text(words, _game_previews(live, seat, choice))
    return ChoicePreview(label, is_final, world, notes)


def needs_confirmation(live: LiveTable, seat: int, text: str, words: Words, confirm: str) -> bool:
    """Whether a choice is previewed before it is made, as the reader's setting `confirm` says.

    With `final` those are that lose or reveal something, with `always` all.
    """
    choice = live.table.read(text)
    if confirm == "always" or (confirm == "final" and loss_text(live, seat, choice, words)):
        return True
    if confirm != "final" or type(choice) in (
        *live.game.page.endings,
        *live.game.page.unconfirmed_choices,
    ):
        return False
    return preview_choice(live, seat, text, words).is_final


def loss_text(live: LiveTable, seat: int, choice: Choice, words: Words) -> str:
    """What a choice would lose for nothing, in words; '' if nothing."""
    previews = _game_previews(live, seat, choice)
    return preview_text(words, [preview for preview in previews if preview.loses])


def _game_previews(live: LiveTable, seat: int, choice: Choice) -> Iterable[Preview]:
    if live.game.page.previews is None:
        return ()
    world = imagine(live.game, live.table.state, seat, Random(live.number))
    return live.game.page.previews(world, seat, choice)


def _world_after(live: LiveTable, seat: int, choice: Choice, rng: Random) -> State:
    world = imagine(live.game, live.table.state, seat, rng)
    if len(world.decisions) > 1:
        world.answers.clear()  # what others have chosen in secret is not the chooser's business
    world.events = []
    world.play(seat, choice)
    return world


def _is_all_told(world: State, seat: int, choice: Choice) -> bool:
    """Whether nothing but the choice is told of: then it reveals only what its chooser knew."""
    return bool(world.events) and all(tuple(e) == (seat, *choice) for e in world.events or ())


def _reveals(world: State) -> bool:
    return world.revealed or any(decision.seat == CHANCE for decision in world.pending)


def _turns_all_up(state: State) -> bool:
    """Whether the answer now given is the last of several given in secret."""
    return len(state.decisions) > 1 and len(state.pending) == 1
