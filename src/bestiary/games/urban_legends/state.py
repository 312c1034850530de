"""The state of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from bestiary.core import Seat, State
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    DATA,
    FULL_CITY,
    PRESENCE,
    SCIENTIST,
    Row,
    counts,
    in_places,
    in_row,
    pack,
)


@dataclass(slots=True)
class UrbanState(State):
    """Pairs are indexed by role: the Cryptid's first, the Scientist's second.

    `places` are rows of sensors, and what holds movement cards holds them packed (see components).
    `shuffled_with` is the hand at the last shuffle of a deck and `since` what was seen of that
    hand afterwards (a draw of n is -n, a card played its kind): all an opponent can know.
    `city` counts the regular blocks on top, then the regular and mystery blocks below them.
    """

    cryptid: Seat
    zero_allowed: bool
    places: list[int]
    blocks: list[Row]
    hands: list[int]
    piles: list[int]
    discards: list[int]
    shuffled_with: list[int]
    since: list[tuple[int, ...]]
    wild: list[bool]
    evidence: list[int]
    city: tuple[int, int, int]
    active: int = CRYPTID
    round: int = 1
    turn: int = CRYPTID
    removed: tuple[int, int] = (0, 0)
    displaced: int = 0

    def copy(self) -> Self:
        """Copy lists, share everything else."""
        twin = self.twin()
        twin.cryptid = self.cryptid
        twin.zero_allowed = self.zero_allowed
        twin.places = self.places.copy()
        twin.blocks = self.blocks.copy()
        twin.hands = self.hands.copy()
        twin.piles = self.piles.copy()
        twin.discards = self.discards.copy()
        twin.shuffled_with = self.shuffled_with.copy()
        twin.since = self.since.copy()
        twin.wild = self.wild.copy()
        twin.evidence = self.evidence.copy()
        twin.city = self.city
        twin.active = self.active
        twin.round = self.round
        twin.turn = self.turn
        twin.removed = self.removed
        twin.displaced = self.displaced
        return twin

    def seat_of(self, role: int) -> Seat:
        """Who plays `role`."""
        # Seats and roles are 0 and 1: the Cryptid sits at seat `cryptid`, the other at the other.
        return self.cryptid ^ role

    def role_of(self, seat: Seat) -> int:
        """What `seat` plays."""
        return CRYPTID if seat == self.cryptid else SCIENTIST

    def places_of(self, role: int) -> int:
        """How many places a row has: one between any two blocks and one at each end."""
        return len(self.blocks[role]) + 1

    def row(self, role: int) -> list[int]:
        """The sensors at each place of a row, from the left."""
        return in_places(self.places[role], self.places_of(role))

    @property
    def city_is_full(self) -> bool:
        """Whether seven blocks lie on the table."""
        return len(self.blocks[0]) + len(self.blocks[1]) == FULL_CITY

    @property
    def blocks_left(self) -> int:
        """Blocks in the city deck."""
        top, regular, mystery = self.city
        return top + regular + mystery


def start(seats: int, options: Mapping[str, str]) -> UrbanState:
    """§1.3 Ten sensors lie beside the Cryptid's block, which carries a presence marker."""
    mix = counts(options["sensors"])
    first = counts(DATA["sensors"]["first_side"]["value"])
    # The Cryptid's only block has a place on each side, and the sensors lie on both.
    sides = [pack(*first), pack(*mix) - pack(*first)]
    decks = [pack(*counts(options[name])) for name in ("deck-cryptid", "deck-scientist")]
    blocks = DATA["blocks"]
    top = blocks["regular_on_top"]["value"]
    below = blocks["regular"]["value"] - blocks["on_table"]["value"] - top
    return UrbanState(
        cryptid=0,
        zero_allowed=options["zero"] == "yes",
        places=[in_row(sides), 0],
        blocks=[(PRESENCE,), (0, 0)],
        hands=[0, 0],
        piles=decks,
        discards=[0, 0],
        shuffled_with=[0, 0],
        since=[(), ()],
        wild=[False, False],
        evidence=[0, 0],
        city=(top, below, blocks["mystery"]["value"]),
    )
