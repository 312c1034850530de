"""§3 The Hide phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Decision, Seat, Step
from bestiary.core.choice import Memo
from bestiary.core.step import Reason
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    EVIDENCE,
    PLACE_BITS,
    PLACE_MASK,
    PRESENCE,
    SCIENTIST,
    Row,
    blocks_with_mark,
    colours,
    row_with_mark,
    row_without_mark,
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
    # Ruling: no sensor at all may be declared as the number 0, as the option says, never as
    # colours.
    if not around:
        return (DeclareNumber(0),) if zero_allowed else ()
    return DeclareNumber(total(around)), DeclareColours(colours(around))


@cache
def reachable(active: Row) -> tuple[int, ...]:
    """The inactive blocks that lie diagonally to a presence marker of the active row."""
    beside = {
        across for block in blocks_with_mark(active, PRESENCE) for across in (block, block + 1)
    }
    return tuple(sorted(beside))


class Hideouts:
    """The features that mark a block, with those blocks; and the features as options."""

    __slots__ = ("blocks", "options")

    def __init__(self, blocks: dict[Feature, tuple[int, ...]]) -> None:
        self.blocks = blocks
        self.options = tuple(blocks)


HIDEOUTS: Final = Memo[tuple[Row, int, bool], Hideouts]()
ROWS_LEFT: Final = Memo[Row, Row]()
ROWS_REACHED: Final = Memo[tuple[Row, tuple[int, ...]], Row]()
"""Memos of a row once its markers have gone across, and of one to whose blocks they came."""


def hideouts(state: UrbanState) -> Hideouts:
    """Every feature that marks a block of the inactive row, with the blocks it marks."""
    key = (state.blocks[state.active], state.places[1 - state.active], state.zero_allowed)
    return HIDEOUTS.get(key) or _hideouts(*key)


def _hideouts(active: Row, row: int, zero_allowed: bool) -> Hideouts:
    by_feature = dict[Feature, tuple[int, ...]]()
    for block in reachable(active):
        # Block n lies between places n and n + 1.
        around = row >> PLACE_BITS * block
        beside = (around & PLACE_MASK) + (around >> PLACE_BITS & PLACE_MASK)
        for feature in features(beside, zero_allowed):
            same = by_feature.get(feature)
            by_feature[feature] = (block,) if same is None else (*same, block)
    return HIDEOUTS.keep((active, row, zero_allowed), Hideouts(by_feature))


@dataclass(frozen=True, slots=True)
class Hide(Step):
    """§3.1 The Cryptid declares a feature and marks every matching block next to a marker."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Every feature that marks at least one block."""
        options = hideouts(state).options
        return (Decision(state.cryptid, "hide", options),) if options else ()

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Feature]) -> None:
        """Move the markers into the inactive row."""
        seat = state.seat_of(CRYPTID)
        feature = answers[seat] if answers else None
        marked_blocks = hideouts(state).blocks[feature] if feature else ()
        active = state.active
        inactive = 1 - state.active
        row = state.blocks[active]
        state.blocks[active] = ROWS_LEFT.get(row) or ROWS_LEFT.keep(
            row, row_without_mark(row, PRESENCE)
        )
        if marked_blocks:
            key = (state.blocks[inactive], marked_blocks)
            state.blocks[inactive] = ROWS_REACHED.get(key) or ROWS_REACHED.keep(
                key, row_with_mark(*key, PRESENCE)
            )
        if state.events is not None:
            _tell(state, seat, feature, len(marked_blocks))
        take_evidence(state, CRYPTID, inactive, marked_blocks)

    def reasons(self, state: UrbanState, seat: Seat) -> Sequence[Reason]:
        """Features that mark nothing are left out."""
        return [Reason("declare-other", "marks-nothing", "§3.1")]


def _tell(state: UrbanState, seat: Seat, feature: Feature | None, number: int) -> None:
    match feature:
        case DeclareNumber():
            state.tell(NumberDeclared, seat, feature.number, number)
        case DeclareColours():
            state.tell(ColoursDeclared, seat, feature.colours, number)
        case None:
            state.tell(NothingDeclared, seat)


def take_evidence(state: UrbanState, role: int, row: int, blocks: tuple[int, ...]) -> None:
    """§3.3 Whoever takes evidence turns the other player's wild card face up."""
    there = state.blocks[row]
    # The common case first: no evidence lies there, and nothing is made anew.
    for block in blocks:
        if there[block] & EVIDENCE:
            break
    else:
        return
    lying = blocks_with_mark(there, EVIDENCE)
    left = tuple(block for block in lying if block not in blocks)
    state.blocks[row] = row_with_mark(row_without_mark(there, EVIDENCE), left, EVIDENCE)
    state.evidence[role] += len(lying) - len(left)
    state.tell(EvidenceTaken, state.seat_of(role), len(lying) - len(left))
    rival = SCIENTIST if role == CRYPTID else CRYPTID
    if not state.wild[rival]:
        state.wild[rival] = True
        state.tell(WildTurnedUp, state.seat_of(rival))
