"""Opponent model: the likelihood of questions, given the clues of those who ask them.

Many ask only where their own clues allow the habitat; others ask anywhere. Which kind somebody is
nobody says, so both are thought of: who has once asked elsewhere is of the second kind.
"""

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from bestiary.core import Event, Seat
from bestiary.games.cryptid.belief import World
from bestiary.games.cryptid.box.components import CLUE_INDEX
from bestiary.games.cryptid.box.hexes import BIT, COUNT, EVERYWHERE
from bestiary.games.cryptid.events import Asked
from bestiary.games.cryptid.state import CryptidState

ASKS_ANYWHERE_PRIOR: Final = 0.5
"""How likely somebody is of the kind that asks anywhere, before they have asked."""

MAX_WEIGHED_WORLDS: Final = 10_000
"""Of more worlds than these only a sample is weighed."""

Questions: TypeAlias = dict[Seat, list[int]]
"""Who asked about which hexes, each as an area of one."""


def questions(seat: Seat, log: Sequence[Event]) -> Questions:
    """What the others asked, as far as a seat was told."""
    asked = defaultdict[Seat, list[int]](list)
    for event in log:
        if isinstance(event, Asked) and event.seat != seat:
            asked[event.seat].append(BIT[event.hex])
    return asked


def likelihood(world: CryptidState, seat: Seat, log: Sequence[Event]) -> float:
    """How well what others asked fits a world."""
    clues = [CLUE_INDEX[clue] for clue in world.setup.clues]
    return weight(world, clues, questions(seat, log))


def weight(state: CryptidState, clues: Sequence[int], asked: Questions) -> float:
    """How well questions fit these clues by book; of the state only what lies open is used."""
    product = 1.0
    areas = state.layout.areas
    for seat, hexes in asked.items():
        area = EVERYWHERE
        for place in state.seating.own[seat]:
            area &= areas[clues[place]]
        fits = all(area & bit for bit in hexes)
        # Relative to asking anywhere: the smaller the area, the more a hex inside it tells.
        by_clue = (COUNT / area.bit_count()) ** len(hexes) if fits else 0.0
        product *= ASKS_ANYWHERE_PRIOR + (1 - ASKS_ANYWHERE_PRIOR) * by_clue
    return product


def resample(
    state: CryptidState, worlds: list[World], asked: Questions, number: int, rng: Random
) -> list[World]:
    """Systematic resampling: `number` worlds, each as often as it weighs; all if none asked."""
    if not asked:
        return worlds
    some = worlds if len(worlds) <= MAX_WEIGHED_WORLDS else rng.sample(worlds, MAX_WEIGHED_WORLDS)
    weights = [weight(state, world.clues, asked) for world in some]
    # One random offset and equal steps: less variance than `number` independent draws.
    step = sum(weights) / number
    resampled = list[World]()
    cumulative = 0.0
    pointer = rng.random() * step
    for world, each in zip(some, weights, strict=True):
        cumulative += each
        while pointer < cumulative:
            resampled.append(world)
            pointer += step
    return resampled
