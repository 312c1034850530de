"""§5 Relocating cryptids: into the sanctuary, or two of them by a request."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Final

from bestiary.core import Decision, Seat, Step
from bestiary.games.cryptic_nature.abilities import UseAbility
from bestiary.games.cryptic_nature.assistant.initiative import ShiftAssistant, gain
from bestiary.games.cryptic_nature.bag import Answers
from bestiary.games.cryptic_nature.box.components import CARDS, IS_CITY, REGION_OF
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Means, Request, Symbol, Terrain
from bestiary.games.cryptic_nature.box.piles import with_entry
from bestiary.games.cryptic_nature.box.shapes import (
    ALL_STARTS,
    CRYPTID_TURNS,
    Lying,
    Turned,
    cryptid_turn,
    lies_on,
    numbers,
)
from bestiary.games.cryptic_nature.choices import Fulfil, Relocate
from bestiary.games.cryptic_nature.events import RequestFulfilled, TileSettled
from bestiary.games.cryptic_nature.sanctuary.building import CheckTerrains
from bestiary.games.cryptic_nature.sanctuary.spots import ANYWHERE, Spots
from bestiary.games.cryptic_nature.state import BOTH, REQUEST, SANCTUARY, Expedition, Settled

TILES_BELOW: Final = max(
    a.most for c in CARDS.values() for a in c.abilities if a.effect == "on-cryptids"
)


def settling_spots(state: Expedition, cryptid: Cryptid) -> Spots:
    """§5.1 Where a cryptid tile may lie: on free land of its own terrain."""
    turns = CRYPTID_TURNS[cryptid]
    match CARDS[cryptid].placement:
        case "own-terrain":
            land = state.land[Terrain(CARDS[cryptid].tile)] & ~state.covered
            return Spots([(ANYWHERE[t.turn], t.fits(land)) for t in turns])
        case _:
            return Spots([(ANYWHERE[t.turn], special_spots(state, cryptid, t)) for t in turns])


def special_spots(state: Expedition, cryptid: Cryptid, turned: Turned) -> int:
    """§5.2 Empty cells, any one terrain, both of its habitats, or other cryptid tiles."""
    free = {terrain: area & ~state.covered for terrain, area in state.land.items()}
    match CARDS[cryptid].placement:
        case "empty-cells":
            land = sum(state.land.values())
            return turned.fits(state.playable & ~state.covered & ~land & ~ALL_STARTS)
        case "any-terrain":
            return sum_or(turned.fits(area) for area in free.values())
        case "two-terrains":
            both = [free[terrain] for terrain in CARDS[cryptid].habitat]
            spots = turned.fits(sum_or(both))
            return reduce(turned.touching, both, spots)
        case _:
            return spots_on_cryptids(state, turned)


def sum_or(masks: Iterable[int]) -> int:
    """All masks laid over each other."""
    return reduce(or_, masks, 0)


def spots_on_cryptids(state: Expedition, turned: Turned) -> int:
    """On top of at most two tiles: of a pile only the uppermost counts."""
    in_sight = uppermost(state)
    spots = 0
    # Tile by tile, not by masks alone: the limit of two is about tiles, not about cells.
    for number in numbers(turned.fits(state.covered)):
        area = turned.area << number
        if sum(1 for tile in in_sight if tile & area) <= TILES_BELOW:
            spots |= 1 << number
    return spots


def uppermost(state: Expedition) -> list[int]:
    """What is still in sight of each cryptid tile; later ones lie on earlier ones."""
    visible = []
    hidden = 0
    for tile in reversed(state.settled):
        visible.append(tile.area & ~hidden)
        hidden |= tile.area
    return visible


def relocate_options(
    state: Expedition, seat: Seat, means: tuple[Means, ...]
) -> list[Relocate | Fulfil]:
    """What the seat may relocate where it stands."""
    here = state.place[seat]
    if here is None or not means or not IS_CITY[here]:
        return []
    mine = state.unmoved(seat)
    options: list[Relocate | Fulfil] = [
        Relocate(c, m) for c in mine if len(settling_spots(state, c)) for m in means
    ]
    for request in state.requests if len(mine) > 1 else ():
        fitting = [c for c in mine if suits(state, c, request)]
        options += [Fulfil(request, p, m) for p in combinations(fitting, 2) for m in means]
    return options


def suits(state: Expedition, cryptid: Cryptid, request: Request) -> bool:
    """Whether a cryptid has the region or kind of a request."""
    sort, value = request.split("-")
    if sort == "kind":
        return CARDS[cryptid].kind == value
    where = state.where(cryptid)
    return where is not None and REGION_OF[where] == value


def relocate(state: Expedition, seat: Seat, choice: Relocate) -> None:
    """Settle the tile, then let the ability work."""
    # A new dictionary: copies of the state share the old one.
    state.fate = state.fate | {choice.cryptid: SANCTUARY}
    state.then(SettleTile(seat, choice.cryptid), UseAbility(seat, choice.cryptid, "relocation"))


def fulfil(state: Expedition, seat: Seat, choice: Fulfil) -> None:
    """§5.5 Two tiles leave the game for a request; the Water Leaper's is placed if it can be."""
    state.requests = tuple(r for r in state.requests if r is not choice.request)
    mine = (*state.fulfilled[seat], choice.request)
    state.fulfilled = with_entry(state.fulfilled, seat, mine)
    state.tell(RequestFulfilled, seat, choice.request, choice.pair)
    steps: list[SettleTile | UseAbility] = []
    for cryptid in choice.pair:
        leaps = CARDS[cryptid].ability("request") is not None
        placed = leaps and len(settling_spots(state, cryptid)) > 0
        state.fate = state.fate | {cryptid: BOTH if placed else REQUEST}
        steps += [SettleTile(seat, cryptid)] if placed else []
    # Both tiles lie before the abilities work, as when one is relocated.
    steps += [UseAbility(seat, c, "relocation") for c in choice.pair]
    state.then(*steps)


@dataclass(frozen=True, slots=True)
class SettleTile(Step):
    """§5.3 The tile is turned and laid, its figure on it, and the covered symbols pay."""

    seat: Seat
    cryptid: Cryptid

    def ask(self, state: Expedition) -> Sequence[Decision]:
        spots = settling_spots(state, self.cryptid)
        return (Decision(self.seat, "settle-tile", spots, (("cryptid", self.cryptid),)),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        row, column, turn = answers[self.seat]
        area = lies_on(cryptid_turn(self.cryptid, turn), row, column)
        on_top = CARDS[self.cryptid].placement == "on-cryptids"
        state.settled += (Settled(self.cryptid, self.seat, Lying(row, column, turn), area),)
        state.tell(TileSettled, self.seat, self.cryptid, row, column)
        if not on_top:  # the symbols below other tiles have paid already
            self.collect_symbols(state, area)
        state.covered |= area

    def collect_symbols(self, state: Expedition, area: int) -> None:
        """One coin, one experience or one step of the assistant for each covered symbol."""
        doubled = CARDS[self.cryptid].ability("relocation")
        times = 2 if doubled is not None and doubled.effect == "double-symbols" else 1
        count = {s: times * (mask & area).bit_count() for s, mask in state.symbols.items()}
        if count[Symbol.COIN] or count[Symbol.EXPERIENCE]:
            gain(state, self.seat, count[Symbol.COIN], count[Symbol.EXPERIENCE])
        steps = [ShiftAssistant(self.seat, 1) for _ in range(count[Symbol.INITIATIVE])]
        # Only a tile on empty cells takes room from later terrain (§8.3).
        empty = CARDS[self.cryptid].placement == "empty-cells"
        state.then(*steps, *((CheckTerrains(self.seat),) if empty else ()))
