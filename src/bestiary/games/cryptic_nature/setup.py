"""§1 Set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import CHANCE, Choice, Deal, Decision, Odds, Seat, Step
from bestiary.core.game import Options
from bestiary.games.cryptic_nature.bag import Answers, DrawChain, FillMarket, InOrder, OpenCards
from bestiary.games.cryptic_nature.bets import LayBet
from bestiary.games.cryptic_nature.box.components import (
    BACK,
    BETS,
    BIT,
    BOARD_EVIDENCE,
    BONUS_RUMOURS,
    CITIES,
    CONTRACTS,
    EVIDENCE_TOKENS,
    FIRST_ROW,
    HARES,
    LEVELS,
    OPEN_CARDS,
    OPEN_REQUESTS,
    TILES,
    constant,
)
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Place,
    PoacherCard,
    Request,
    Skill,
    Symbol,
    Terrain,
)
from bestiary.games.cryptic_nature.box.piles import with_entry
from bestiary.games.cryptic_nature.box.shapes import PLAYABLE
from bestiary.games.cryptic_nature.choices import DealContracts, Offer, StartIn
from bestiary.games.cryptic_nature.events import (
    CommonContractOpened,
    ContractsDealt,
    RequestsOffered,
    StartedIn,
)
from bestiary.games.cryptic_nature.rounds import BeginRound
from bestiary.games.cryptic_nature.sanctuary.building import TakeTiles
from bestiary.games.cryptic_nature.scoring import shown_evidence
from bestiary.games.cryptic_nature.state import Expedition, Poacher

START_COINS: Final[tuple[int, ...]] = tuple(constant("start-coins"))
START_RUMOURS: Final[int] = constant("start-bonus-rumours")
SURCHARGE: Final[tuple[int, ...]] = tuple(constant("skill-surcharge"))
PERSONAL: Final[int] = constant("personal-contracts")
START_IN: Final[dict[Place, StartIn]] = {c: StartIn(c) for c in CITIES}


def start(seats: int, options: Options) -> Expedition:
    """§1.1 What everybody has: coins by place, a bonus rumour, the plane ticket, a place below."""
    solo = seats == 1
    hares = options["wolpertinger"] == "yes"
    plane = BIT[Skill.PLANE_TICKET]
    rumours = START_RUMOURS * seats
    state = Expedition(
        seats=seats,
        wolpertinger=hares,
        with_bets=options["bets"] == "yes",
        surcharge=SURCHARGE[seats - 1] if options["surcharge"] == "yes" else 0,
        place=[None] * seats,
        coins=list(START_COINS[:seats]),
        experience=[0] * seats,
        evidence=[BONUS_RUMOURS[s : s + START_RUMOURS] for s in range(0, rumours, START_RUMOURS)],
        owned=[plane] * seats,
        ready=[plane] * seats,
        contracts=[()] * seats,
        tiles=[()] * seats,
        found=[()] * seats,
        bets=[()] * seats,
        fulfilled=[()] * seats,
        hares=[()] * seats,
        rows=[FIRST_ROW + seat for seat in range(seats + solo)],
        display=[None] * OPEN_CARDS,
        decks=list(LEVELS),
        discards=[(), (), ()],
        bag=EVIDENCE_TOKENS,
        supply=BONUS_RUMOURS[rumours:],
        playable=PLAYABLE[seats],
        land=dict.fromkeys(Terrain, 0),
        symbols=dict.fromkeys(Symbol, 0),
        stacks=dict(TILES),
        pile=CONTRACTS,
        cities=CITIES if hares else (),
        hare_bag=tuple(h for h, n in HARES.items() for _ in range(n)) if hares else (),
        poacher=Poacher(None, tuple(PoacherCard), ()) if solo else None,
    )
    state.then(*preparations(seats))
    return state


def preparations(seats: int) -> tuple[Step, ...]:
    """Everything up to the first round."""
    players = [step for seat in range(seats) for step in places_taken(seat)]
    contracts: tuple[Step, ...] = (DealSoloContracts(),)
    if seats > 1:
        contracts = (OpenCommonContract(), *map(DealPersonalContracts, range(seats)))
    cards = OpenCards(tuple(range(OPEN_CARDS)), 1)
    return (FillMarket(), BeginChain(), cards, *contracts, OfferRequests(), *players, BeginRound())


def places_taken(seat: Seat) -> tuple[Step, ...]:
    tiles = [TakeTiles(seat, 1, terrain) for terrain in Terrain]
    return (ChooseCity(seat), *(LayBet(seat) for _ in range(BETS)), *tiles)


@dataclass(frozen=True, slots=True)
class BeginChain(Step):
    """The back of the rightmost market token names the location of the first token."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        state.then(DrawChain(BOARD_EVIDENCE, BACK[state.market[-1]]))


@dataclass(frozen=True, slots=True)
class OpenCommonContract(Step):
    """One contract lies open for all."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        odds: dict[Choice, int] = {DealContracts((c,)): 1 for c in state.pile}
        return (Decision(CHANCE, "open-contract", Odds(odds)),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, DealContracts]) -> None:
        (state.common,) = answers[CHANCE].contracts
        state.pile = tuple(c for c in state.pile if c is not state.common)
        state.reveal()
        state.tell(CommonContractOpened, state.common)


def hand_out(state: Expedition, seat: Seat, contracts: tuple[Contract, ...]) -> None:
    """Give contracts to a seat."""
    mine = state.contracts[seat] + contracts
    state.contracts = with_entry(state.contracts, seat, mine)
    state.pile = tuple(c for c in state.pile if c not in contracts)
    state.reveal()
    state.tell(ContractsDealt, seat, contracts)


@dataclass(frozen=True, slots=True)
class DealPersonalContracts(Step):
    """§1.4 One contract lies open for all, everybody holds two in secret; four requests are out."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        bag = dict.fromkeys(state.pile, 1)
        return (Decision(CHANCE, "deal-contracts", Deal(bag, PERSONAL, DealContracts)),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, DealContracts]) -> None:
        hand_out(state, self.seat, answers[CHANCE].contracts)


@dataclass(frozen=True, slots=True)
class DealSoloContracts(Step):
    """§13.1 Two open contracts, one of them for evidence: the last drawn is drawn anew until so."""

    number: int = PERSONAL
    refused: tuple[Contract, ...] = ()

    def ask(self, state: Expedition) -> Sequence[Decision]:
        pile = tuple(c for c in state.pile if c not in self.refused)
        draw = InOrder(pile, self.number, DealContracts)
        return (Decision(CHANCE, "deal-contracts", draw),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, DealContracts]) -> None:
        contracts = answers[CHANCE].contracts
        if shown_evidence(contracts):
            hand_out(state, 0, contracts)
        else:
            *others, last = contracts
            if others:
                hand_out(state, 0, tuple(others))
            # Refused for good: what is drawn anew must not be the same contract again.
            state.then(DealSoloContracts(1, (*self.refused, last)))


@dataclass(frozen=True, slots=True)
class OfferRequests(Step):
    """Four of the eight requests are in the game."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        bag = dict.fromkeys(Request, 1)
        return (Decision(CHANCE, "offer-requests", Deal(bag, OPEN_REQUESTS, Offer)),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Offer]) -> None:
        state.requests = answers[CHANCE].requests
        state.reveal()
        state.tell(RequestsOffered, state.requests)


@dataclass(frozen=True, slots=True)
class ChooseCity(Step):
    """§1.5 In the order of the track everybody takes a free city, lays bets and takes tiles."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        options = tuple([START_IN[c] for c in CITIES if c not in state.place])
        return (Decision(self.seat, "choose-city", options),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, StartIn]) -> None:
        state.place[self.seat] = answers[self.seat].place
        state.tell(StartedIn, self.seat, answers[self.seat].place)
