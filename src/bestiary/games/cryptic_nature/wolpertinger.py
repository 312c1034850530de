"""§11 The Wolpertinger: stuffed hares in the cities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bestiary.core import CHANCE, Choice, Decision, Odds, Seat, Step
from bestiary.games.cryptic_nature.assistant.initiative import cash_hare, cash_options, use_hare
from bestiary.games.cryptic_nature.bag import DrawEvidence
from bestiary.games.cryptic_nature.box.components import FRONT, IS_BONUS
from bestiary.games.cryptic_nature.box.pieces import Evidence, Hare, Means
from bestiary.games.cryptic_nature.box.piles import with_entry, without
from bestiary.games.cryptic_nature.choices import Search, Unmask, UseHare
from bestiary.games.cryptic_nature.events import HareFound
from bestiary.games.cryptic_nature.state import Expedition


def search_options(state: Expedition, seat: Seat, means: tuple[Means, ...]) -> list[Search]:
    """Every rumour that can be spent on the token of this city."""
    if state.place[seat] not in state.cities:
        return []
    rumours = {  # bonus rumours are all alike: one of them is offered
        "bonus" if IS_BONUS[t] else t: t
        for t in state.evidence[seat]
        if FRONT[t] is Evidence.RUMOUR
    }
    return [Search(t, m) for t in rumours.values() for m in means]


def search(state: Expedition, seat: Seat, choice: Search) -> None:
    """Spend the rumour and turn the token up."""
    state.spend_evidence(seat, (choice.token,))
    state.then(UnmaskHare(seat))


@dataclass(frozen=True, slots=True)
class UnmaskHare(Step):
    """§11.1 A rumour buys the face-down token of the city, with the action or the Track skill."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        # Face-down tokens of all cities are one bag: any may lie here.
        odds: dict[Choice, int] = {Unmask(h): state.hare_bag.count(h) for h in Hare}
        return (Decision(CHANCE, "unmask", Odds(odds)),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Unmask]) -> None:
        hare = answers[CHANCE].hare
        place = state.place[self.seat]
        state.hare_bag = without(state.hare_bag, hare)
        state.cities = tuple(c for c in state.cities if c is not place)
        mine = tuple(sorted((*state.hares[self.seat], hare)))
        state.hares = with_entry(state.hares, self.seat, mine)
        state.reveal()
        if place is not None:
            state.tell(HareFound, self.seat, place, hare)


def hare_options(state: Expedition, seat: Seat) -> list[UseHare]:
    """Tokens that may be discarded in either phase of the own turn."""
    mine = state.hares[seat]
    if not mine:
        return []
    options = [*cash_options(state, seat)]
    can_draw = Hare.EVIDENCE in mine and state.has_slot(seat) and (state.bag or state.aside)
    return options + ([UseHare(Hare.EVIDENCE)] if can_draw else [])


def discard_hare(state: Expedition, seat: Seat, choice: UseHare) -> None:
    """§11.2 Coins, or a token from the bag, for a Wolpertinger token."""
    if choice.hare is Hare.COINS:
        cash_hare(state, seat)
    else:
        use_hare(state, seat, choice.hare)
        state.then(DrawEvidence(seat))
