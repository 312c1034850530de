"""§1 Set-up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import CHANCE, Choice, Decision, Odds, Seat, Step
from bestiary.core.chance import Lot
from bestiary.core.game import Options
from bestiary.games.rats_of_wistar.actions.projects import Refill
from bestiary.games.rats_of_wistar.box.components import (
    ADVANCED,
    BASIC,
    CHEESES,
    FIRST_BASEMENT,
    GOAL_NUMBER,
    INVENTIONS,
    MOUSE_POOLS,
    NUMBER,
    NUMBERS,
    SECTORS,
    doors_for,
    mice_for,
    missions_for,
)
from bestiary.games.rats_of_wistar.choices import Draw, DrawGoal, GoNext, SetSector, TakePair
from bestiary.games.rats_of_wistar.effects.specials import DRAW_GOAL
from bestiary.games.rats_of_wistar.events import PairTaken, order_event
from bestiary.games.rats_of_wistar.gains import TopCard, draw
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.rounds import NEXT_TURN, NextMouse
from bestiary.games.rats_of_wistar.state import HIDDEN, NO_MISSION, Rival, Silent, Wistar

SET_SECTOR: Final = tuple(map(SetSector, SECTORS))


def start(seats: int, options: Options) -> Wistar:
    """A table before anything is drawn; the solo game is laid out for two."""
    rival = Rival() if seats == 1 else None
    state = Wistar(
        players=[Player() for _ in range(seats)], rival=rival, difficulty=options["difficulty"]
    )
    state.then_all((*SET_UP, NEXT_TURN))
    return state


@dataclass(frozen=True, slots=True)
class LayWheel(Step):
    """§1.2 The six sectors lie on the wheel at random, sides by the number of players."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        left = [n for n in range(len(SECTORS)) if n not in state.wheel]
        return (Decision(CHANCE, "sector", Lot(SET_SECTOR, left)),) if left else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, SetSector]) -> None:
        if answers:
            state.wheel = (*state.wheel, SECTORS.index(answers[CHANCE].sector))
            state.reveal()
            state.then(self)


@dataclass(frozen=True, slots=True)
class LayGoals(Step):
    """§1.3 Three goals lie open; with fewer than four players some of their cells are covered."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        if len(state.goals) == NUMBERS["goals_in_play"]:
            return ()
        return (Decision(CHANCE, "goal", Lot(DRAW_GOAL, state.goal_pool)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, DrawGoal]) -> None:
        if answers:
            goal = GOAL_NUMBER[answers[CHANCE].goal]
            state.goals = (*state.goals, goal)
            state.goal_pool = tuple(g for g in state.goal_pool if g != goal)
            state.reveal()
            state.then(self)


@dataclass(frozen=True, slots=True)
class LayFarm(Silent):
    """§1.4 Face-down missions, mice and doors fill the places for the number of players.

    A passage without a door token is open from the start. Three house and two basement mice form
    the round stack, the rest are the supply.
    """

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        players = state.like
        state.doors = doors_for(players)
        state.mice = mice_for(players)
        state.missions = [HIDDEN if laid else NO_MISSION for laid in missions_for(players)]
        house, basement = sum(state.mice[:FIRST_BASEMENT]), sum(state.mice[FIRST_BASEMENT:])
        state.supply = (
            len(MOUSE_POOLS[0]) - house - NUMBERS["round_house_mice"],
            len(MOUSE_POOLS[1]) - basement - NUMBERS["round_basement_mice"],
        )
        lay_cheese(state)


def lay_cheese(state: Wistar) -> None:
    """§1.5 The cheese of 6 VP lies on top; that of 3 below it only with three or four players."""
    state.cheeses = tuple(cheese for cheese, players in CHEESES if state.like in players)


@dataclass(frozen=True, slots=True)
class FirstOrder(Step):
    """§1.6 The first turn order is random."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        left = [s for s in range(self._number(state)) if s not in state.order]
        return (Decision(CHANCE, "order", Odds({GoNext(s): 1 for s in left})),) if left else ()

    def _number(self, state: Wistar) -> int:
        return len(state.players) + (state.rival is not None)

    def resolve(self, state: Wistar, answers: Mapping[Seat, GoNext]) -> None:
        if answers:
            state.order = (*state.order, answers[CHANCE].seat)
            state.reveal()
            state.then(self)
        else:
            state.tell(order_event, state.order, len(state.players))


@dataclass(frozen=True, slots=True)
class LayPairs(Step):
    """§1.7 As many pairs of a basic and an advanced card as players are laid open at random."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        # A pair is laid in two draws: the basic card, then the advanced one beside it.
        half = self._half(state)
        if len(state.pairs) == len(state.order) and not half:
            return ()
        return (Decision(CHANCE, "lay-pair", TopCard(state.decks[ADVANCED if half else BASIC])),)

    def _half(self, state: Wistar) -> bool:
        return bool(state.pairs) and len(state.pairs[-1]) == 1

    def resolve(self, state: Wistar, answers: Mapping[Seat, Draw]) -> None:
        """Lay it down beside its partner."""
        if not answers:
            return
        card = NUMBER[answers[CHANCE].card]
        draw(state, INVENTIONS[card].deck, card)
        if self._half(state):
            state.pairs = (*state.pairs[:-1], (*state.pairs[-1], card))
        else:
            state.pairs = (*state.pairs, (card,))
        state.then(self)


@dataclass(frozen=True, slots=True)
class ChoosePairs(Step):
    """§1.9 Pairs are chosen in reverse turn order; alone one takes one and discards the other."""

    def _seat(self, state: Wistar) -> int | None:
        # An empty hand tells who has yet to choose: no card came to anyone before.
        waiting = (s for s in reversed(state.order) if s < len(state.players))
        return next((s for s in waiting if not state.players[s].hand), None)

    def ask(self, state: Wistar) -> Sequence[Decision]:
        seat = self._seat(state)
        if seat is None:
            return ()
        pairs = [TakePair(INVENTIONS[a].card, INVENTIONS[b].card) for a, b in state.pairs]
        return (Decision(seat, "pair", pairs),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, TakePair]) -> None:
        """Take it; what is left over is discarded."""
        if not answers:
            for card in (card for pair in state.pairs for card in pair):
                state.discard(card)
            state.pairs = ()
            return
        ((seat, pair),) = answers.items()
        cards = NUMBER[pair.basic], NUMBER[pair.advanced]
        state.pairs = tuple(p for p in state.pairs if p != cards)
        player = state.players[seat]
        player.hand = sorted(cards)
        player.known = sum(1 << card for card in cards)
        state.tell(PairTaken, seat, pair.basic, pair.advanced)
        state.then(self)


SET_UP: Final = (
    *(LayFarm(), LayWheel(), LayGoals(), NextMouse(), FirstOrder()),
    *(LayPairs(), ChoosePairs(), Refill()),
)
"""§1.2 to §1.9; the first round has no start of its own."""
