"""§7.3 Aids to reasoning, computed from a view: what a patient player with a pencil could do."""

from functools import lru_cache
from typing import Final

from bestiary.games.cryptid.belief import Evidence, Knowledge, candidates, habitats, worlds
from bestiary.games.cryptid.box.components import CATALOGUE, CLUE_INDEX, CLUES, Clue, Hint
from bestiary.games.cryptid.box.hexes import BIT, EVERYWHERE
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.view import CryptidView

MAX_DEALS_FOR_AID: Final = 2_000_000
"""Beyond so many deals the possible hexes are not worked out: nearly all are."""


def knowledge_of(view: CryptidView) -> Knowledge:
    """All that the seat of a view knows."""
    own_clues = tuple(None if clue is None else CLUE_INDEX[Clue(clue)] for clue in view["clues"])
    hint = None if view["hint"] is None else Hint(view["hint"])
    shared = hint, view["strict"], view["narrow"], view["trust"]
    return Knowledge(read_map(view["code"]), own_clues, _evidence(view), *shared)


def _evidence(view: CryptidView) -> tuple[Evidence, ...]:
    evidence = []
    for place, book in enumerate(view["books"]):
        skips = [skip for skip in view["memory"]["skips"] if skip["book"] == book]
        allowed = [*view["discs"][place], *(name for s in skips for name in s["allowed"])]
        denied = [*view["cubes"][place], *(name for s in skips for name in s["denied"])]
        evidence.append(Evidence(_area(allowed), _area(denied)))
    return tuple(evidence)


def _area(names: list[str]) -> int:
    area = 0
    for name in names:
        area |= BIT[name]
    return area


def own_area(view: CryptidView) -> int:
    """The hexes that the viewer's own clues allow; all of them to a spectator."""
    layout = read_map(view["code"])
    area = EVERYWHERE
    for owner, clue in zip(view["owners"], view["clues"], strict=True):
        if owner == view["seat"]:
            area &= layout.areas[CLUE_INDEX[Clue(clue)]]
    return area


def checklist(view: CryptidView) -> list[dict[Clue, bool]]:
    """For each book every clue of the mode, and whether it still fits the pieces and the hint."""
    left = candidates(knowledge_of(view))
    catalogue = CATALOGUE[read_map(view["code"]).mode]
    return [{CLUES[clue]: clue in fitting for clue in catalogue} for fitting in left]


def possible_area(view: CryptidView) -> int | None:
    """The hexes where the habitat can still be, by exact deduction; None if that is most."""
    return _possible_area(_Key(knowledge_of(view)))


class _Key:
    """Cache key of knowledge: a `Map` holds a dictionary, so its code is hashed instead."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.key = (knowledge.layout.code, *knowledge[1:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=256)
def _possible_area(key: _Key) -> int | None:
    lists = candidates(key.knowledge)
    deals = 1
    for each in lists:
        deals *= len(each)
    return habitats(worlds(key.knowledge, lists)) if deals <= MAX_DEALS_FOR_AID else None
