"""Which evidence meets the needs of a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from bestiary.games.cryptic_nature.box.components import FRONT, IS_BONUS, TRACKING_DICE, constant
from bestiary.games.cryptic_nature.box.pieces import Evidence, Token
from bestiary.games.cryptic_nature.choices import Lose

JOKER: Final[int] = constant("rumours-per-joker")
Needs = tuple[Evidence | None, ...]


def jokers(needs: Needs, used: Sequence[Token]) -> tuple[int, int] | None:
    """§4.2 How many needs the tokens meet, and how many pairs of rumours are jokers among them.

    None if a token would be spent for nothing. Rumours meet rumours first.
    """
    wanted = Counter(needs)
    rumours = sum(FRONT[t] is Evidence.RUMOUR for t in used)
    plain = Counter(FRONT[t] for t in used if FRONT[t] is not Evidence.RUMOUR)
    if any(wanted[kind] < count for kind, count in plain.items()):
        return None
    exact = min(wanted[Evidence.RUMOUR], rumours)
    exact -= (rumours - exact) % JOKER  # an odd rumour left over takes an exact one as its partner
    pairs = (rumours - exact) // JOKER
    others = len(needs) - wanted[Evidence.RUMOUR] - plain.total()
    if exact < 0 or pairs > others:
        return None
    return plain.total() + exact + pairs, pairs


def _alike(tokens: Sequence[Token]) -> tuple[str, ...]:
    return tuple(sorted("bonus" if IS_BONUS[t] else t for t in tokens))


@lru_cache(maxsize=16_384)
def ways(needs: Needs, hand: tuple[Token, ...]) -> tuple[tuple[Token, ...], ...]:
    """§4.1 The sets of tokens a card may be tracked with: at least one need met, two dice at most.

    Bonus rumours are all alike: sets that differ only in them are named once.
    """
    sets: dict[object, tuple[Token, ...]] = {}
    for number in range(1, len(hand) + 1):
        for used in combinations(hand, number):
            met = jokers(needs, used)
            if met is not None and len(needs) - met[0] <= TRACKING_DICE:
                sets.setdefault(_alike(used), used)
    return tuple(sets.values())


@lru_cache(maxsize=4_096)
def possible_pairs(evidence: tuple[Token, ...], number: int) -> tuple[tuple[Token, ...], ...]:
    """The pairs of rumours that may be a joker, where there are so many jokers.

    Where no rumour stands for itself the first one is in some pair: that one is named.
    """
    rumours = [t for t in evidence if FRONT[t] is Evidence.RUMOUR]
    every = combinations(rumours, JOKER) if number else ()
    first = set(rumours[:1]) if len(rumours) == JOKER * number else set[Token]()
    return tuple({_alike(pair): pair for pair in every if first <= set(pair)}.values())


@lru_cache(maxsize=4_096)
def losses(evidence: tuple[Token, ...], pairs: tuple[tuple[Token, ...], ...]) -> tuple[Lose, ...]:
    """The evidence of which one has to go; a pair goes as a whole."""
    single = [(t,) for t in evidence if not any(t in pair for pair in pairs)]
    return tuple(Lose(e) for e in {_alike(e): e for e in (*single, *pairs)}.values())
