"""Analysis of a finished game: what each seat could know at each moment, learned and gave away."""

from collections.abc import Iterable, Iterator
from math import log2, prod
from random import Random
from typing import NamedTuple

from bestiary.core import SPECTATOR, Seat
from bestiary.games.cryptid.belief import (
    MAX_DEALS_FOR_SAMPLE,
    Knowledge,
    World,
    candidates,
    entropy,
    habitat_counts,
    habitats,
    some_worlds,
    worlds,
)
from bestiary.games.cryptid.box.hexes import names
from bestiary.games.cryptid.state import CryptidState

SAMPLE_SIZE = 1_500
"""Where worlds are too many to list, so many are drawn to estimate the bits."""
MIN_SAMPLE_SIZE = 300
"""A sample is filtered as the game goes on, and drawn anew when fewer are left."""


class Insight(NamedTuple):
    """One seat at one moment.

    `possible` are the hexes it could not rule out, `bits` its uncertainty about the habitat,
    `hidden` the uncertainty of all others about its clues, as far as its pieces tell; `gained`
    and `leaked` are the changes since the moment before. Early in a game of many clues the hexes
    and bits are estimated from a sample, and not `is_exact`.
    """

    possible: tuple[str, ...]
    bits: float
    hidden: float
    is_exact: bool
    gained: float = 0.0
    leaked: float = 0.0


class Mind:
    """Belief state of one seat, followed through a game: a list of worlds that pieces only shorten.

    Where they are too many to list it is a particle filter over a sample.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._worlds: list[World] = []
        self._is_exact = False
        self._last: Insight | None = None

    def look(self, state: CryptidState) -> Insight:
        """The seat's knowledge at the next moment."""
        self._filter(state.knowledge(self.seat))
        uncertainty = entropy(habitat_counts(self._worlds))
        hidden = _hidden_bits(state, self.seat)
        gained = self._last.bits - uncertainty if self._last else 0.0
        leaked = self._last.hidden - hidden if self._last else 0.0
        possible = names(habitats(self._worlds))
        self._last = Insight(possible, uncertainty, hidden, self._is_exact, gained, leaked)
        return self._last

    def _filter(self, knowledge: Knowledge) -> None:
        """Keep the worlds that still fit; list them all as soon as that is possible."""
        lists = candidates(knowledge)
        fitting = [frozenset(each) for each in lists]
        self._worlds = [w for w in self._worlds if _is_among(w, fitting)]
        # Mistakes that come out bring worlds back which were ruled out: then all are listed anew.
        if self._is_exact and not knowledge.is_fallible:
            return
        if prod(map(len, lists)) <= MAX_DEALS_FOR_SAMPLE:
            self._worlds = worlds(knowledge, lists)
            self._is_exact = True
        elif len(self._worlds) < MIN_SAMPLE_SIZE:
            # Seeded by the map: the same game is always analysed the same.
            self._worlds = some_worlds(knowledge, SAMPLE_SIZE, Random(knowledge.layout.code))


def _is_among(world: World, fitting: list[frozenset[int]]) -> bool:
    return all(clue in each for clue, each in zip(world.clues, fitting, strict=True))


def _hidden_bits(state: CryptidState, seat: Seat) -> float:
    lists = candidates(state.knowledge(SPECTATOR))
    return sum(log2(len(lists[place])) for place in state.seating.own[seat])


def analyse(states: Iterable[CryptidState]) -> Iterator[tuple[Insight, ...] | None]:
    """For every state of a game, in order, the insight of each seat; None before the deal."""
    minds: list[Mind] = []
    for state in states:
        if not state.setup.clues:
            yield None
            continue
        minds = minds or [Mind(seat) for seat in range(state.terms.seats)]
        yield tuple(mind.look(state) for mind in minds)
