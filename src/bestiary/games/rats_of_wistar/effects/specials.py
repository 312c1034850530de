"""§9 Effects that only one or two cards have, and the alchemist's potion."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import CHANCE, Decision, Seat, Step
from bestiary.core.chance import Lot
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar.actions.projects import TAKE
from bestiary.games.rats_of_wistar.box.components import (
    DECK_NAMES,
    GOAL_NUMBER,
    GOALS,
    INVENTIONS,
    NUMBER,
    TYPE_NAMES,
)
from bestiary.games.rats_of_wistar.box.script import Steps, act
from bestiary.games.rats_of_wistar.box.stock import METAL, WOOD
from bestiary.games.rats_of_wistar.choices import (
    Draught,
    Draw,
    DrawGoal,
    Good,
    KeepGoal,
    Pay,
    Receive,
    Skip,
    TakeCard,
    UseCard,
    UsePotion,
)
from bestiary.games.rats_of_wistar.events import Flipped, GoalKept, OnceUsed
from bestiary.games.rats_of_wistar.gains import (
    SKIP,
    DrawCards,
    Gain,
    TopCard,
    draw,
    take,
    trigger_steps,
)
from bestiary.games.rats_of_wistar.inventions.play import PlayCards
from bestiary.games.rats_of_wistar.inventions.prices import Unit, pay_unit, units
from bestiary.games.rats_of_wistar.missions import CompleteMission
from bestiary.games.rats_of_wistar.state import Wistar, without

POTION: Final = {draught: UsePotion(draught) for draught in Draught}
DRAW_GOAL: Final = tuple(DrawGoal(card.goal) for card in GOALS)
USE: Final = tuple(UseCard(invention.card) for invention in INVENTIONS)
PLAY: Final = PlayCards(1)
COMPLETE: Final = CompleteMission(1)
GOODS: Final = {Draught.METAL: Gain(METAL, 1), Draught.WOOD: Gain(WOOD, 1)}
BREWED: Final[dict[Draught, Step]] = {Draught.PLAY: PLAY, Draught.MISSION: COMPLETE, **GOODS}


@dataclass(frozen=True, slots=True)
class Potion(Step):
    """§3.4 A potion plays a card, completes a mission, or gives 1 metal or 1 wood, at once."""

    number: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which of the four; what cannot be done is not on offer."""
        options = [POTION[Draught.METAL], POTION[Draught.WOOD]]
        if PLAY.options(state):
            options.append(POTION[Draught.PLAY])
        if COMPLETE.options(state):
            options.append(POTION[Draught.MISSION])
        return (Decision(state.actor, "potion", options),)

    def reasons(self, state: Wistar, seat: Seat) -> Sequence[Reason]:
        """What is missing for cards and missions."""
        return (*PLAY.reasons(state, seat), *COMPLETE.reasons(state, seat))

    def resolve(self, state: Wistar, answers: Mapping[Seat, UsePotion]) -> None:
        """Use it, then what waits for a potion."""
        more: Steps = (Potion(self.number - 1),) if self.number > 1 else ()
        used = BREWED[answers[state.actor].draught]
        state.then_all((used, *trigger_steps(state.me, "potion"), *more))


@act("potion")
def _potion(number: int) -> Potion:
    return Potion(number)


@dataclass(frozen=True, slots=True)
class TakeDiscard(Step):
    """§9.16 Card 156: any card of either discard pile."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        options = [TAKE[card] for pile in state.discards for card in pile]
        return (Decision(state.actor, "take-discard", (*options, SKIP)),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, TakeCard | Skip]) -> None:
        answer = answers.get(state.actor)
        if answer is None or isinstance(answer, Skip):
            return
        card = NUMBER[answer.card]
        deck = INVENTIONS[card].deck
        state.discards[deck] = without(state.discards[deck], card)
        take(state, card)


@act("take-discard")
def _take_discard(_: int) -> TakeDiscard:
    return TakeDiscard()


@dataclass(frozen=True, slots=True)
class RevealAndTake(Step):
    """§9.17 Cards 144 and 148: turn a deck's top card up, keep it if it has the type named."""

    deck: int
    type: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        pile = state.pile(self.deck)
        return (Decision(CHANCE, "draw", TopCard(pile)),) if pile else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Draw]) -> None:
        if not answers:
            return
        card = NUMBER[answers[CHANCE].card]
        draw(state, self.deck, card)
        if INVENTIONS[card].type == self.type:
            take(state, card)
        else:
            state.discard(card)
            state.tell(Flipped, INVENTIONS[card].card)


@act("reveal-and-take")
def _reveal_and_take(_: int, deck: str, type: str) -> RevealAndTake:
    return RevealAndTake(DECK_NAMES.index(deck), TYPE_NAMES.index(type))


@dataclass(frozen=True, slots=True)
class Fetch(Step):
    """§9.18 Card 137: a tool from the market; if there is none, the deck is searched for one.

    Cards turned up in vain are discarded. An empty deck is made anew only if its discard pile,
    which is open to all, holds a card that fits.
    """

    deck: int
    type: int
    searching: bool = False

    def _fitting_cards(self, state: Wistar) -> list[TakeCard]:
        cards = state.markets[self.deck]
        return [TAKE[card] for card in cards if INVENTIONS[card].type == self.type]

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which card of the market, or what the deck shows next."""
        fitting = [] if self.searching else self._fitting_cards(state)
        if fitting:
            return (Decision(state.actor, "fetch", fitting),)
        pile = state.decks[self.deck]
        discards = state.discards[self.deck]
        # Shuffling a pile in which nothing fits would turn all of it up in vain.
        if not pile and any(INVENTIONS[card].type == self.type for card in discards):
            pile = discards
        return (Decision(CHANCE, "draw", TopCard(pile)),) if pile else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, TakeCard | Draw]) -> None:
        """Take a fitting card, discard another."""
        if not answers:
            return
        (answer,) = answers.values()
        card = NUMBER[answer.card]
        if isinstance(answer, Draw):
            draw(state, self.deck, card)
            if INVENTIONS[card].type == self.type:
                take(state, card)
            else:
                state.discard(card)
                state.tell(Flipped, INVENTIONS[card].card)
                state.then(Fetch(self.deck, self.type, True))
        else:
            state.markets[self.deck].remove(card)
            take(state, card)


@act("fetch")
def _fetch(_: int, deck: str, type: str) -> Fetch:
    return Fetch(DECK_NAMES.index(deck), TYPE_NAMES.index(type))


def once_cards(state: Wistar) -> list[int]:
    """Every played card with a 1× effect, of all players."""
    played = (card for player in state.players for card in player.played)
    return [card for card in played if INVENTIONS[card].timing == "once"]


@dataclass(frozen=True, slots=True)
class Copy(Step):
    """§9.19 Card 77: the 1× effect of any other played card, token or not, with one's own goods."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        # Copying itself would go round for ever.
        own = NUMBER[INVENTIONS[77].card]
        options = [USE[card] for card in once_cards(state) if card != own]
        return (Decision(state.actor, "copy", (*options, SKIP)),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, UseCard | Skip]) -> None:
        answer = answers.get(state.actor)
        if answer is None or isinstance(answer, Skip):
            return
        state.tell(OnceUsed, state.actor, answer.card)
        state.then_all(INVENTIONS[NUMBER[answer.card]].effect.steps)


@act("copy")
def _copy(_: int) -> Copy:
    return Copy()


@dataclass(frozen=True, slots=True)
class Trade(Step):
    """§9.20 Card 177: one of wood, metal, hand card for one of another kind."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """What to give, or nothing."""
        options = units(state.me, goods=True)
        return (Decision(state.actor, "trade", (*options, SKIP)),) if options else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Unit | Skip]) -> None:
        """Give it, then take the other."""
        answer = answers.get(state.actor)
        if answer is None or isinstance(answer, Skip):
            return
        pay_unit(state, answer)
        given = answer.good if isinstance(answer, Pay) else None
        # None was given: a card was, and a card may not be traded for a card.
        cards = (Good.BASIC, Good.ADVANCED) if given else ()
        goods = tuple(g for g in (Good.WOOD, Good.METAL, *cards) if g != given)
        state.then(TradeFor(goods))


@dataclass(frozen=True, slots=True)
class TradeFor(Step):
    """The second half of a trade."""

    goods: tuple[Good, ...]

    def ask(self, state: Wistar) -> Sequence[Decision]:
        return (Decision(state.actor, "receive", tuple(Receive(good, 1) for good in self.goods)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, Receive]) -> None:
        good = answers[state.actor].good
        if good in (Good.WOOD, Good.METAL):
            state.then(Gain(WOOD if good is Good.WOOD else METAL, 1))
        else:
            state.then(DrawCards(DECK_NAMES.index(good.value), 1))


@act("trade")
def _trade(_: int) -> Trade:
    return Trade()


@dataclass(frozen=True, slots=True)
class PrivateGoal(Step):
    """§9.21 Card 38: draw two unused goals and keep one that only its owner may achieve."""

    left: int = 2

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """The next goal, then which one to keep."""
        if self.left and state.goal_pool:
            return (Decision(CHANCE, "goal", Lot(DRAW_GOAL, state.goal_pool)),)
        if not state.drawn_goals:
            return ()
        return (
            Decision(
                state.actor, "keep-goal", [KeepGoal(GOALS[g].goal) for g in state.drawn_goals]
            ),
        )

    def resolve(self, state: Wistar, answers: Mapping[Seat, DrawGoal | KeepGoal]) -> None:
        """Draw, or keep one and drop the other."""
        if not answers:
            return
        (answer,) = answers.values()
        goal = GOAL_NUMBER[answer.goal]
        if isinstance(answer, DrawGoal):
            state.goal_pool = tuple(g for g in state.goal_pool if g != goal)
            state.drawn_goals = (*state.drawn_goals, goal)
            state.reveal()
            state.then(PrivateGoal(self.left - 1))
        else:
            drawn, state.drawn_goals = state.drawn_goals, ()
            state.me.private = (*state.me.private, goal)
            state.gone += tuple(GOALS[g].goal for g in drawn if g != goal)
            state.tell(GoalKept, state.actor, answer.goal)


@act("private-goal")
def _private_goal(_: int) -> PrivateGoal:
    return PrivateGoal()
