"""§3 The Hide phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from bestiary.core import Choice, Decision, Memory, Reason, Seat, Step
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    EVIDENCE,
    PLACE,
    PRESENCE,
    SCIENTIST,
    Row,
    cleared,
    colours,
    in_places,
    marked,
    put,
    total,
)
from bestiary.games.urban_legends.choices import DeclareColours, DeclareNumber
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
def reachable(active: Row) -> tuple[int, ...]:
    """The inactive blocks that lie diagonally to a presence marker of the active row."""
    beside = {across for block in marked(active, PRESENCE) for across in (block, block + 1)}
    return tuple(sorted(beside))


class Hideouts(NamedTuple):
    """The features that mark a block, with those blocks, and what each seat would be asked."""

    found: Mapping[Feature, tuple[int, ...]]
    asked: tuple[Sequence[Decision], ...]


HIDEOUTS: Final = Memory[tuple[Row, int, bool], Hideouts]()


def hideouts(state: UrbanState) -> Hideouts:
    """Every feature that marks a block of the inactive row, with the blocks it marks."""
    active, row, zero = (
        state.blocks[state.active],
        state.places[1 - state.active],
        state.zero_allowed,
    )
    return HIDEOUTS.get((active, row, zero)) or _hideouts(active, row, zero)


def _hideouts(active: Row, row: int, zero_allowed: bool) -> Hideouts:
    found = dict[Feature, tuple[int, ...]]()
    for block in reachable(active):
        left, right = in_places(row >> PLACE * block, 2)
        for feature in features(left + right, zero_allowed):
            found[feature] = (*found.get(feature, ()), block)
    options = tuple(found)
    asked = tuple((Decision(seat, "hide", options),) if found else () for seat in range(2))
    return HIDEOUTS.keep((active, row, zero_allowed), Hideouts(found, asked))


@dataclass(frozen=True, slots=True)
class Hide(Step):
    """§3.1 The Cryptid declares a feature and marks every matching block next to a marker."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Every feature that marks at least one block."""
        return hideouts(state).asked[state.cryptid]

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Choice]) -> None:
        """Move the markers into the inactive row."""
        seat = state.seat_of(CRYPTID)
        feature = answers[seat] if answers else None
        found = hideouts(state).found[feature] if feature else ()
        active, inactive = state.active, 1 - state.active
        state.blocks[inactive] = put(state.blocks[inactive], found, PRESENCE)
        state.blocks[active] = cleared(state.blocks[active], PRESENCE)
        if state.events is not None:
            _tell(state, seat, feature, len(found))
        take_evidence(state, CRYPTID, inactive, found)

    def reasons(self, state: UrbanState, seat: Seat) -> Sequence[Reason]:
        """Features that mark nothing are left out."""
        return [Reason("declare-other", "marks-nothing", "§3.1")]


def _tell(state: UrbanState, seat: Seat, feature: Feature | None, marked: int) -> None:
    match feature:
        case DeclareNumber():
            state.tell(NumberDeclared, seat, feature.number, marked)
        case DeclareColours():
            state.tell(ColoursDeclared, seat, feature.colours, marked)
        case None:
            state.tell(NothingDeclared, seat)


def take_evidence(state: UrbanState, role: int, row: int, blocks: tuple[int, ...]) -> None:
    """§3.3 Whoever takes evidence turns the other player's wild card face up."""
    lying = marked(state.blocks[row], EVIDENCE)
    left = tuple(block for block in lying if block not in blocks)
    if left == lying:
        return
    state.blocks[row] = put(cleared(state.blocks[row], EVIDENCE), left, EVIDENCE)
    state.evidence[role] += len(lying) - len(left)
    state.tell(EvidenceTaken, state.seat_of(role), len(lying) - len(left))
    rival = SCIENTIST if role == CRYPTID else CRYPTID
    if not state.wild[rival]:
        state.wild[rival] = True
        state.tell(WildTurnedUp, state.seat_of(rival))
