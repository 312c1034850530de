"""§3 The Hide phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from bestiary.core import Choice, Decision, Reason, Seat
from bestiary.games.urban_legends.choices import DeclareColours, DeclareNumber
from bestiary.games.urban_legends.components import (
    CRYPTID,
    EVIDENCE,
    PLACE,
    PRESENCE,
    SCIENTIST,
    colours,
    in_places,
    total,
)
from bestiary.games.urban_legends.events import (
    ColoursDeclared,
    EvidenceTaken,
    NothingDeclared,
    NumberDeclared,
    WildTurnedUp,
)
from bestiary.games.urban_legends.state import UrbanState

Feature = DeclareNumber | DeclareColours


@cache
def features(around: int, zero_allowed: bool) -> tuple[Feature, ...]:
    """§3.2 A block has as a feature its number of sensors, and the exact set of their colours."""
    if not around:
        return (DeclareNumber(0),) if zero_allowed else ()
    return DeclareNumber(total(around)), DeclareColours(colours(around))


@cache
def reachable(active: tuple[int, ...]) -> tuple[int, ...]:
    """The inactive blocks that lie diagonally to a presence marker of the active row."""
    marked = [bool(block & PRESENCE) for block in active]
    last = len(marked)
    return tuple(b for b in range(last + 1) if (b and marked[b - 1]) or (b < last and marked[b]))


class Hideouts(NamedTuple):
    """The features that mark a block, with those blocks, and what each seat would be asked."""

    found: Mapping[Feature, list[int]]
    asked: tuple[Sequence[Decision], Sequence[Decision]]


def hideouts(state: UrbanState) -> Hideouts:
    """Every feature that marks a block of the inactive row, with the blocks it marks."""
    marked = reachable(tuple(state.blocks[state.active]))
    return _hideouts(marked, state.places[1 - state.active], state.zero_allowed)


@lru_cache(maxsize=20_000)
def _hideouts(marked: tuple[int, ...], row: int, zero_allowed: bool) -> Hideouts:
    found = dict[Feature, list[int]]()
    for block in marked:
        left, right = in_places(row >> PLACE * block, 2)
        for feature in features(left + right, zero_allowed):
            found.setdefault(feature, []).append(block)
    if not found:
        return Hideouts(found, ((), ()))
    options = tuple(found)
    return Hideouts(found, ((Decision(0, "hide", options),), (Decision(1, "hide", options),)))


@dataclass(frozen=True, slots=True)
class Hide:
    """§3.1 The Cryptid declares a feature and marks every matching block next to a marker."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Every feature that marks at least one block."""
        return hideouts(state).asked[state.cryptid]

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Choice]) -> None:
        """Move the markers into the inactive row."""
        seat = state.seat_of(CRYPTID)
        feature = answers[seat] if answers else None
        row = state.blocks[1 - state.active]
        marked = hideouts(state).found[feature] if feature else []
        for block in marked:
            row[block] |= PRESENCE
        active = state.blocks[state.active]
        active[:] = [block & ~PRESENCE for block in active]
        if state.events is not None:
            _tell(state, seat, feature, len(marked))
        take_evidence(state, CRYPTID, row, marked)

    def reasons(self, state: UrbanState, seat: Seat) -> Sequence[Reason]:
        """Features that mark nothing are left out."""
        return [Reason("declare-other", "marks-nothing", "§3.1")]


def _tell(state: UrbanState, seat: Seat, feature: Feature | None, marked: int) -> None:
    match feature:
        case DeclareNumber():
            state.tell(NumberDeclared(seat, feature.number, marked))
        case DeclareColours():
            state.tell(ColoursDeclared(seat, feature.colours, marked))
        case None:
            state.tell(NothingDeclared(seat))


def take_evidence(state: UrbanState, role: int, row: list[int], taken: Sequence[int]) -> None:
    """§3.3 Whoever takes evidence turns the other player's wild card face up."""
    found = [block for block in taken if row[block] & EVIDENCE]
    if not found:
        return
    for block in found:
        row[block] &= ~EVIDENCE
    state.evidence[role] += len(found)
    state.tell(EvidenceTaken(state.seat_of(role), len(found)))
    rival = SCIENTIST if role == CRYPTID else CRYPTID
    if not state.wild[rival]:
        state.wild[rival] = True
        state.tell(WildTurnedUp(state.seat_of(rival)))
