"""Model of the race: what every seat makes of what lies open, and who is likely to search first."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log2, prod
from random import Random
from typing import Final, NamedTuple, TypeAlias

from bestiary.core import SPECTATOR, Event, Seat
from bestiary.games.cryptid.belief import Knowledge, World, candidates, some_worlds, worlds
from bestiary.games.cryptid.box.components import Book, Piece
from bestiary.games.cryptid.box.hexes import BIT, indices
from bestiary.games.cryptid.choices import Question, Search
from bestiary.games.cryptid.mind.beliefs import questions, resample
from bestiary.games.cryptid.state import CryptidState

MAX_DEALS_FOR_OWN_WORLDS: Final = 1_000_000
"""Up to so many deals the own worlds are listed one by one: from the first turn on, always."""
MAX_WORLDS: Final = 1_500
"""So many worlds are looked into for what others make of them; of more a sample is taken."""
COPIES_PER_WORLD: Final = 20
"""A world is resampled so often on average: how fine its weight can be told."""

Worlds: TypeAlias = list[World]


class Disclosure(NamedTuple):
    """What a piece tells: the clues that its book may hold."""

    place: int
    clues: frozenset[int]


def consistent_worlds(every: Worlds, disclosures: Iterable[Disclosure]) -> Worlds:
    """The worlds that agree with all that was disclosed."""
    for place, clues in disclosures:
        every = [world for world in every if world[0][place] in clues]
    return every


class Race:
    """One seat's belief about the belief states of all.

    `known` are its own worlds, `mine` a fair sample where they are many, `everyone` those of a
    spectator.
    """

    def __init__(
        self, state: CryptidState, seat: Seat, rng: Random, log: Sequence[Event] = ()
    ) -> None:
        """Of the state only the own clues of `seat` and the open pieces are used."""
        self.state = state
        self.seat = seat
        self.own = state.seating.own[seat]
        known = known_worlds(state.knowledge(seat), rng)
        number = min(MAX_WORLDS, COPIES_PER_WORLD * len(known))
        self.known = resample(state, known, questions(seat, log), number, rng)
        self.mine = (
            self.known if len(self.known) <= MAX_WORLDS else rng.sample(self.known, MAX_WORLDS)
        )
        self.everyone = some_worlds(state.knowledge(SPECTATOR), MAX_WORLDS, rng)
        places = range(len(state.seating.books))
        self._counts = [Counter([w.clues[p] for w in self.everyone]) for p in places]
        self._clues = [
            frozenset(counts) | {w.clues[p] for w in self.mine}
            for p, counts in enumerate(self._counts)
        ]

    def disclosure(self, place: int, bit: int, piece: Piece) -> Disclosure:
        """What a piece of a book on a hex would tell."""
        areas = self.state.layout.areas
        allows = piece is Piece.DISC
        clues = (clue for clue in self._clues[place] if bool(areas[clue] & bit) is allows)
        return Disclosure(place, frozenset(clues))

    def bits(self, disclosure: Disclosure) -> float:
        """How many bits a spectator would learn from it."""
        counts = self._counts[disclosure.place]
        left = sum(counts[clue] for clue in disclosure.clues)
        return log2(counts.total() / left) if left else log2(counts.total() + 1)

    def cheapest_cube(self) -> list[Disclosure]:
        """The penalty cube that tells least; empty if there is no hex for one."""
        cubes = {
            self.disclosure(place, 1 << index, Piece.CUBE)
            for place in self.own
            for index in indices(self.state.honest_area(place, Piece.CUBE))
        }
        return [min(cubes, key=self.bits)] if cubes else []

    def prospects(self, public: Sequence[Disclosure], leaked: Sequence[Disclosure] = ()) -> float:
        """The chance to win once all have seen what is public, and the others what I leaked.

        Everyone is taken to search where it is likeliest; beyond one round all are equal.
        """
        mine = consistent_worlds(self.mine, public)
        # My own pieces tell me nothing: they narrow what a spectator believes only.
        everyone = consistent_worlds(self.everyone, (*public, *leaked))
        seats = self.state.terms.seats
        chance = 1.0
        for step in range(1, seats):
            chance *= 1 - self._insight((self.seat + step) % seats, mine, everyone)
        own = max(Counter([w.habitat for w in mine]).values()) / len(mine)
        return chance * (own + (1 - own) / seats)

    def _insight(self, rival: Seat, mine: Worlds, everyone: Worlds) -> float:
        """How likely a rival's best guess is right, over the own worlds."""
        places = self.state.seating.own[rival]
        totals: Counter[tuple[int, ...]] = Counter()
        best: dict[tuple[int, ...], int] = {}
        tallies = Counter([(*[clues[p] for p in places], habitat) for clues, habitat in everyone])
        for (*clues_held, _), number in tallies.items():
            key = tuple(clues_held)
            totals[key] += number
            best[key] = max(best.get(key, 0), number)
        ways = Counter([tuple([clues[p] for p in places]) for clues, _ in mine])
        # Clues that no sampled world gives the rival: taken to guess like anyone.
        unseen = 1 / self.state.terms.seats
        right = sum(
            number * (best[key] / totals[key] if key in totals else unseen)
            for key, number in ways.items()
        )
        return right / len(mine)

    def question(self, choice: Question, penalty: Sequence[Disclosure]) -> float:
        """The chance to win after a question, over both answers."""
        place = self.state.seating.place(choice.book)
        yes = self.disclosure(place, BIT[choice.hex], Piece.DISC)
        no = self.disclosure(place, BIT[choice.hex], Piece.CUBE)
        agreeing = self.chance([yes])
        worth = agreeing * self.prospects([yes]) if agreeing else 0.0
        return worth + (1 - agreeing) * self.prospects([no], penalty) if agreeing < 1 else worth

    def search(self, choice: Search, penalty: Sequence[Disclosure]) -> float:
        """The chance to win by a search: at once, or after each way in which it can fail."""
        bit = BIT[choice.hex]
        agreed = list[Disclosure]()
        leaked = [*(self.disclosure(place, bit, Piece.DISC) for place in self.own), *penalty]
        worth = sum(world.habitat == bit for world in self.mine) / len(self.mine)
        for place in self.state.seating.others[self.seat]:
            public = [*agreed, self.disclosure(place, bit, Piece.CUBE)]
            failing = self.chance(public)
            worth += failing * self.prospects(public, leaked) if failing else 0.0
            agreed.append(self.disclosure(place, bit, Piece.DISC))
        return worth

    def chance(self, public: Sequence[Disclosure]) -> float:
        """How likely this will come out, by the own belief state."""
        return len(consistent_worlds(self.mine, public)) / len(self.mine)

    def own_disclosure(self, book: Book, hex: str, piece: Piece) -> Disclosure:
        """What a piece of one's own would tell."""
        return self.disclosure(self.state.seating.place(book), BIT[hex], piece)


def known_worlds(knowledge: Knowledge, rng: Random) -> Worlds:
    """All that a seat cannot rule out; a fair sample where nobody could list them."""
    lists = candidates(knowledge)
    if prod(map(len, lists)) <= MAX_DEALS_FOR_OWN_WORLDS:
        return worlds(knowledge, lists)
    return some_worlds(knowledge, MAX_WORLDS, rng)
