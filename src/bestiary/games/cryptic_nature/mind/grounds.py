"""Explanation terms: the evaluation by name: which cryptid, which deed, which goods."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.core import Seat
from bestiary.core.advice import Ground
from bestiary.games.cryptic_nature.mind.advice import parts as unnamed_terms
from bestiary.games.cryptic_nature.mind.advice import purse_terms
from bestiary.games.cryptic_nature.mind.hunts import named_plans
from bestiary.games.cryptic_nature.mind.pace import turns_left
from bestiary.games.cryptic_nature.mind.prospect import next_deed
from bestiary.games.cryptic_nature.state import Expedition


def parts(state: Expedition, seat: Seat) -> tuple[Ground, ...]:
    """The parts of the value; those that are about something in particular say about what."""
    return tuple(
        term for ground in unnamed_terms(state, seat) for term in _named_terms(state, seat, ground)
    )


def _named_terms(state: Expedition, seat: Seat, ground: Ground) -> Iterator[Ground]:
    left = turns_left(state, seat)
    text, worth, _ = ground
    if not worth:
        return
    match text:
        case "ground-hunts":
            for cryptid, plan in named_plans(state, seat, left):
                yield Ground(text, plan, (("cryptid", cryptid),))
        case "ground-homes":
            yield Ground(text, worth, (("cryptid", tuple(state.unmoved(seat))),))
        case "ground-next":
            yield Ground(text, worth, (("deed", next_deed(state, seat, left)),))
        case "ground-purse":
            for good, value in purse_terms(state, seat, left).items():
                yield Ground(text, value, (("good", good),))
        case _:
            yield ground
