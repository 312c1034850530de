"""§7.1 What a seat can know: every way to deal the clues that fits all it has seen.

This is the belief state of a seat: every world of its information set, all equally likely. A world
is a clue for every book, with the one hex they leave. Worlds are counted exactly, by intersecting
bitmasks of hexes book by book; the books with the fewest candidates come first.
"""

from collections.abc import Iterator
from itertools import islice
from math import log2, prod
from random import Random
from typing import Final, NamedTuple, TypeAlias

from bestiary.games.cryptid.box.components import CATALOGUE, CLUES, Hint
from bestiary.games.cryptid.box.hexes import COUNT, EVERYWHERE
from bestiary.games.cryptid.box.hints import SPOILED
from bestiary.games.cryptid.box.maps import Map
from bestiary.games.cryptid.generator import (
    has_hint,
    is_eligible,
    is_narrow,
    is_single,
    is_valid,
)

MAX_DEALS_FOR_ONE_WORLD: Final = 4_000
"""Up to so many deals are listed to draw one world; beyond that deals are tried at random."""
MAX_DEALS_FOR_SAMPLE: Final = 100_000
"""Up to so many deals are listed to draw many worlds."""
TRIES_PER_WORLD: Final = 60
"""So many deals are tried for every world wanted, before all are listed."""


class Evidence(NamedTuple):
    """What the table has shown of one clue: an area it allows and an area it denies."""

    allowed: int = 0
    denied: int = 0


class World(NamedTuple):
    """A clue for every book, and the hex they leave as an area of one."""

    clues: tuple[int, ...]
    habitat: int


class Knowledge(NamedTuple):
    """All that one seat knows: `own_clues` holds its clues by book, None for the others."""

    layout: Map
    own_clues: tuple[int | None, ...]
    evidence: tuple[Evidence, ...]
    hint: Hint | None = None
    is_strict: bool = False
    is_narrow: bool | None = None
    is_fallible: bool = False
    """Whether pieces may lie wrong, as at a table of trust."""


Candidates: TypeAlias = list[list[int]]


def fits(area: int, evidence: Evidence) -> bool:
    """Whether a clue that allows this area could have left this evidence."""
    return not evidence.allowed & ~area and not evidence.denied & area


def slips(area: int, evidence: Evidence) -> int:
    """How many pieces would be mistakes if a clue allowed this area."""
    return (evidence.allowed & ~area | evidence.denied & area).bit_count()


def candidates(knowledge: Knowledge, doubt: int = 0) -> Candidates:
    """For each book the clues that fit its pieces: one where the clue is known, in no other.

    Where pieces may lie wrong, `doubt` is how many of a book may at least be mistakes.
    """
    if knowledge.is_fallible:
        return _fallible_candidates(knowledge, doubt)
    layout = knowledge.layout
    possible = [clue for clue in CATALOGUE[layout.mode] if _is_open(knowledge, clue)]
    return [
        [clue for clue in possible if fits(layout.areas[clue], evidence)] if own is None else [own]
        for own, evidence in zip(knowledge.own_clues, knowledge.evidence, strict=True)
    ]


def _fallible_candidates(knowledge: Knowledge, doubt: int) -> Candidates:
    """§8.4 Pieces are believed; if they leave no world, each book is allowed a slip more."""
    layout = knowledge.layout
    possible = [clue for clue in CATALOGUE[layout.mode] if _is_open(knowledge, clue)]
    slip_counts = [
        {clue: slips(layout.areas[clue], evidence) for clue in possible}
        if own is None
        else {own: 0}
        for own, evidence in zip(knowledge.own_clues, knowledge.evidence, strict=True)
    ]
    for slip_limit in range(doubt, COUNT + 1):
        lists = [
            [clue for clue, number in each.items() if number <= slip_limit] for each in slip_counts
        ]
        # One world is enough here: `_deals` stops at the first.
        if any(_is_sound(knowledge, clues) for clues in _deals((), EVERYWHERE, layout, lists)):
            return lists
    raise AssertionError("the true deal is a world, whatever was laid")


def _deals(
    dealt: tuple[int, ...], area: int, layout: Map, rest: Candidates
) -> Iterator[tuple[int, ...]]:
    """Every way to go on from the clues already dealt to one hex, one after the other."""
    if not rest:
        if is_single(area):
            yield dealt
        return
    for clue in rest[0]:
        left = area & layout.areas[clue]
        if left and clue not in dealt:
            yield from _deals((*dealt, clue), left, layout, rest[1:])


def _is_open(knowledge: Knowledge, clue: int) -> bool:
    """Whether the own clues, the hint and common knowledge leave a clue to the others."""
    if clue in knowledge.own_clues:
        return False
    if knowledge.hint is not None and knowledge.hint in SPOILED[CLUES[clue]]:
        return False
    return not knowledge.is_strict or is_eligible(knowledge.layout, clue)


def worlds(knowledge: Knowledge, lists: Candidates | None = None) -> list[World]:
    """Every world the seat cannot tell from the true one."""
    lists = candidates(knowledge) if lists is None else lists
    areas = knowledge.layout.areas
    # The shortest lists first, so that branches without a common hex are cut off early.
    order = sorted(range(len(lists)), key=lambda book: len(lists[book]))
    dealt: list[World] = []
    _collect_worlds(
        (), EVERYWHERE, [[(clue, areas[clue]) for clue in lists[b]] for b in order], dealt
    )
    back = [order.index(book) for book in range(len(order))]
    every = [World(tuple([clues[b] for b in back]), habitat) for clues, habitat in dealt]
    return [world for world in every if _is_sound(knowledge, world.clues)]


def _collect_worlds(
    dealt: tuple[int, ...], area: int, rest: list[list[tuple[int, int]]], every: list[World]
) -> None:
    """Append to `every` each way to go on from the clues already dealt."""
    # Eager, unlike `_deals`: every world is wanted, and the last book is one list comprehension.
    first, *others = rest
    if not others:
        every += [
            World((*dealt, clue), left)
            for clue, allowed in first
            # One bit is left: `left & (left - 1)` clears the lowest one.
            if (left := area & allowed) and not left & (left - 1) and clue not in dealt
        ]
        return
    for clue, allowed in first:
        left = area & allowed
        if left and clue not in dealt:
            _collect_worlds((*dealt, clue), left, others, every)


def _is_sound(knowledge: Knowledge, clues: tuple[int, ...]) -> bool:
    """§7.2 Some hint is true; and no clue superfluous, if that is common knowledge."""
    if not has_hint(clues):
        return False
    layout = knowledge.layout
    is_told_narrow = knowledge.is_narrow
    if is_told_narrow is not None and is_narrow(layout, clues) is not is_told_narrow:
        return False
    return not knowledge.is_strict or is_valid(tuple([layout.areas[clue] for clue in clues]))


def sample(knowledge: Knowledge, lists: Candidates, rng: Random) -> tuple[int, ...]:
    """The clues of one world, each world as likely as the others."""
    # Rejection sampling is uniform too: each deal is equally likely, and only worlds are taken.
    if prod(map(len, lists)) > MAX_DEALS_FOR_ONE_WORLD:
        for _ in range(MAX_DEALS_FOR_ONE_WORLD):
            world = _draw_world(knowledge, lists, rng)
            if world is not None:
                return world.clues
    return rng.choice(worlds(knowledge, lists)).clues


def some_worlds(knowledge: Knowledge, most: int, rng: Random) -> list[World]:
    """All worlds, or a fair sample of so many."""
    lists = candidates(knowledge)
    if prod(map(len, lists)) > MAX_DEALS_FOR_SAMPLE:
        attempts = (_draw_world(knowledge, lists, rng) for _ in range(TRIES_PER_WORLD * most))
        accepted = list(islice((world for world in attempts if world is not None), most))
        if accepted:
            return accepted
    every = worlds(knowledge, lists)
    return every if len(every) <= most else rng.sample(every, most)


def _draw_world(knowledge: Knowledge, lists: Candidates, rng: Random) -> World | None:
    """A deal at random, for rejection sampling; None if it is no world."""
    areas = knowledge.layout.areas
    left = EVERYWHERE
    choice = rng.choice
    clues = tuple([choice(each) for each in lists])
    for clue in clues:
        left &= areas[clue]
    is_world = is_single(left) and len(set(clues)) == len(clues) and _is_sound(knowledge, clues)
    return World(clues, left) if is_world else None


def habitat_counts(every: list[World]) -> dict[int, int]:
    """How many worlds end at each hex, given as an area of one."""
    counts: dict[int, int] = {}
    for _, habitat in every:
        counts[habitat] = counts.get(habitat, 0) + 1
    return counts


def entropy(counts: dict[int, int]) -> float:
    """Shannon entropy of a distribution given by counts, in bits."""
    total = sum(counts.values())
    return sum(-n / total * log2(n / total) for n in counts.values()) if total else 0.0


def habitats(every: list[World]) -> int:
    """The hexes where some world ends, as an area."""
    area = 0
    for _, habitat in every:
        area |= habitat
    return area
