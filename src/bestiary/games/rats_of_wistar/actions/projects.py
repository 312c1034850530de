"""§4 Working on projects: cards from the markets and decks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import CHANCE, Choice, Decision, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar.box.components import (
    ADVANCED,
    BASIC,
    INVENTIONS,
    NUMBER,
    NUMBERS,
)
from bestiary.games.rats_of_wistar.box.script import act
from bestiary.games.rats_of_wistar.choices import Draw, DrawTop, TakeCard
from bestiary.games.rats_of_wistar.gains import DECK, DrawCards, TopCard, draw, take
from bestiary.games.rats_of_wistar.state import Silent, Wistar

MARKET: Final[int] = NUMBERS["market"]
CARD_COST: Final = (1, 2)
TAKE: Final = tuple(TakeCard(invention.card) for invention in INVENTIONS)
TOP: Final = tuple(map(DrawTop, DECK))


@dataclass(frozen=True, slots=True)
class Project(Step):
    """§4.4 Spend all points: 1 takes a basic card, 2 an advanced one, from market or deck.

    A point that cannot be spent is lost.
    """

    points: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        options: list[Choice] = []
        for deck in (BASIC, ADVANCED):
            if CARD_COST[deck] <= self.points:
                options += [TAKE[card] for card in state.markets[deck]]
                if state.pile(deck):
                    options.append(TOP[deck])
        about = (("points", self.points),)
        return (Decision(state.actor, "project", options, about),) if options else ()

    def reasons(self, _: Wistar, __: Seat) -> Sequence[Reason]:
        """Why no advanced card can be taken."""
        short = self.points < CARD_COST[ADVANCED]
        return (Reason("take-advanced", "one-point", "§4.4"),) if short else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, TakeCard | DrawTop]) -> None:
        """Take it and go on."""
        if not answers:
            return
        answer = answers[state.actor]
        if isinstance(answer, DrawTop):
            deck = DECK.index(answer.deck)
            # The card comes into the hand before the next point is asked for.
            state.then(DRAW_ONE[deck], project(self.points - CARD_COST[deck]))
        else:
            card = NUMBER[answer.card]
            deck = INVENTIONS[card].deck
            state.then(project(self.points - CARD_COST[deck]))
            state.markets[deck].remove(card)
            take(state, card)


project: Final = cache(Project)
DRAW_ONE: Final = tuple(DrawCards(deck, 1) for deck in (BASIC, ADVANCED))


@act("project")
def _project(number: int) -> Project:
    return Project(number)


@dataclass(frozen=True, slots=True)
class Refill(Step):
    """§3.5 At the end of a turn market cards slide right and new ones enter on the left."""

    def _deck(self, state: Wistar) -> int | None:
        for deck in (BASIC, ADVANCED):
            if len(state.markets[deck]) < MARKET and state.pile(deck):
                return deck
        return None

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """The next card for a market with a gap."""
        deck = self._deck(state)
        return () if deck is None else (Decision(CHANCE, "refill", TopCard(state.pile(deck))),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, Draw]) -> None:
        """Lay it out and look for further gaps."""
        if answers:
            card = NUMBER[answers[CHANCE].card]
            deck = INVENTIONS[card].deck
            draw(state, deck, card)
            # The newest lies on the left; the rightmost, the oldest, is discarded first.
            state.markets[deck].insert(0, card)
            state.then(self)


@dataclass(frozen=True, slots=True)
class RenewMarkets(Silent):
    """§2.8 G: the two rightmost cards of each market are discarded and replaced."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Discard them; the refill follows."""
        for market in state.markets:
            for _card in market[-NUMBERS["market_discard"] :]:
                discard_rightmost(state, market)
        state.then(Refill())


def discard_rightmost(state: Wistar, market: list[int]) -> None:
    """Discard the oldest card of a market."""
    state.discard(market.pop())
