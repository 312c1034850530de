"""The inventory: what is in the box, and all pieces on a table, which must be the same.

The conformance suite counts both: no rule may lose or double a piece.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from bestiary.core.game import Options
from bestiary.games.cryptic_nature.box.components import (
    BETS,
    CONTRACTS,
    EVIDENCE_TOKENS,
    HARES,
    LEVELS,
)
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Face,
    Hare,
    PoacherCard,
    Request,
    TerrainTile,
    Token,
)
from bestiary.games.cryptic_nature.state import Expedition

Pieces = Counter[Any]


def box(seats: int, options: Options) -> Pieces:
    """Everything a table of this sort uses."""
    pieces: Pieces = Counter([*Token, *Cryptid, *TerrainTile, *CONTRACTS])
    if options["bets"] == "yes":
        pieces["bet"] = BETS * seats
    if options["wolpertinger"] == "yes":
        pieces.update(_hares(h for h, n in HARES.items() for _ in range(n)))
    if seats == 1:
        pieces.update(PoacherCard)
    return pieces


def _hares(hares: Iterable[Hare]) -> list[str]:
    return [f"hare:{h}" for h in hares]


def _all(groups: Iterable[Iterable[Any]]) -> list[Any]:
    return [piece for group in groups for piece in group]


def components(state: Expedition) -> Pieces:
    """The same pieces, gathered from the table."""
    pieces: Pieces = Counter(_tokens(state))
    pieces.update(_cards(state))
    pieces.update(_all(state.stacks.values()))
    pieces.update(_all(state.tiles))
    pieces.update([*(laid.tile for laid in state.laid), *state.scrapped])
    pieces.update([*state.pile, *_all(state.contracts), *((state.common,) if state.common else ())])
    if state.with_bets:
        pieces["bet"] = sum(len(b) + state.free_bets(s) for s, b in enumerate(state.bets))
    pieces.update(_hares([*state.hare_bag, *state.used_hares, *_all(state.hares)]))
    return pieces


def _tokens(state: Expedition) -> list[Token]:
    tokens = [*state.bag, *state.aside, *state.supply, *state.market]
    tokens += [*_all(state.ground.values()), *_all(state.evidence), *state.marks.values()]
    return tokens + list(state.poacher.evidence if state.poacher else ())


def _cards(state: Expedition) -> list[Any]:
    cards: list[Any] = [*state.open_cards(), *_all(state.decks), *_all(state.discards)]
    cards += _all(state.found)
    if state.poacher is not None:
        cards += [*state.poacher.caught, *state.poacher.deck, *state.poacher.used]
        cards += [state.poacher.card] if state.poacher.card else []
    return cards


COMPONENTS_TO_COVER: frozenset[Hashable] = frozenset(
    [*EVIDENCE_TOKENS, *LEVELS[0], *TerrainTile, *Contract, *Request, *Face, *PoacherCard]
) | {f"hare:{h}" for h in Hare}
"""What even careless players bring into play; later levels need players who track."""


def in_play(state: Expedition) -> Iterator[Hashable]:
    """What lies open on the table."""
    yield from state.market
    yield from _all(state.ground.values())
    yield from state.open_cards()
    yield from (laid.tile for laid in state.laid)
    yield from state.dice
    yield from state.requests
    yield from _hares(_all(state.hares))
    yield from _all(state.contracts)
    if state.poacher is not None and state.poacher.card is not None:
        yield state.poacher.card
