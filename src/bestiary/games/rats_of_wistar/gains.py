"""§5 Receiving and spending: goods, points, cards, and what reacts to them."""

from bisect import insort
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Final

from bestiary.core import CHANCE, Choice, Decision, Seat, Step
from bestiary.core.chance import Chance
from bestiary.games.rats_of_wistar.box.components import DECK_NAMES, INVENTIONS, NUMBER, NUMBERS
from bestiary.games.rats_of_wistar.box.names import Card, Deck, Mouse
from bestiary.games.rats_of_wistar.box.script import Steps
from bestiary.games.rats_of_wistar.box.stock import CURRENT, JOKER, MOVEMENT, NAMES
from bestiary.games.rats_of_wistar.choices import Draw, React, Skip
from bestiary.games.rats_of_wistar.events import (
    STUFF,
    Discarded,
    Drew,
    Gained,
    Paid,
    Shuffled,
    TookCard,
)
from bestiary.games.rats_of_wistar.player import Player, Trigger
from bestiary.games.rats_of_wistar.state import Silent, Wistar

SKIP: Final = Skip()
DRAW: Final = tuple(Draw(invention.card) for invention in INVENTIONS)
DECK: Final = tuple(map(Deck, DECK_NAMES))
MAX_CURRENT: Final = 2
SUPPLY: Final[dict[int, int]] = {MOVEMENT: NUMBERS["movement_tokens"], JOKER: NUMBERS["jokers"]}
"""Tokens that end with the box; wood and metal have multipliers."""
_GAIN_EVENT: Final = tuple(f"gain {name}" for name in NAMES[: CURRENT + 1])
_TAKE_EVENT: Final = tuple(f"take-card {name}" for name in DECK_NAMES)


class TopCard(Chance):
    """The top card of a shuffled pile: any of its cards, all equally likely."""

    __slots__ = ("pile",)

    def __init__(self, pile: Sequence[int]) -> None:
        """Draw from `pile`, which is not empty."""
        self.pile = pile

    def sample(self, rng: Random) -> Choice:
        # Exactly one number of the generator: to verify a transcript is to draw the same from its
        # seed.
        return DRAW[self.pile[int(rng.random() * len(self.pile))]]

    def probabilities(self) -> Mapping[Choice, Fraction]:
        return {DRAW[card]: Fraction(1, len(self.pile)) for card in self.pile}

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, Draw) and NUMBER[choice.card] in self.pile

    def __len__(self) -> int:
        return len(self.pile)


def source(name: str) -> Card | Mouse:
    """The card or mouse a permanent effect stands on."""
    return Mouse(name) if name in _MICE else Card(name)


_MICE: Final = frozenset(mouse.value for mouse in Mouse)


def gain(state: Wistar, good: int, number: int, origin: str = "") -> None:
    """§5.1 One gain is one gain, whatever its number; what the supply lacks is not received.

    A third current does nothing.
    """
    me = state.me
    if good == CURRENT:
        number = min(number, MAX_CURRENT - me.stock[CURRENT])
    elif good in SUPPLY:
        number = min(number, tokens_left(state, good))
    if number <= 0:
        return
    me.stock[good] += number
    if state.events is not None:
        state.tell(Gained, state.actor, STUFF[good], number)
    if me.triggers:
        react(state, _GAIN_EVENT[good], origin)


def tokens_left(state: Wistar, good: int) -> int:
    """How many tokens of a kind that runs out are in the supply."""
    number = SUPPLY[good]
    for player in state.players:
        number -= player.stock[good]
    return number


def react(state: Wistar, event: str, origin: str = "") -> None:
    """§9.5 Whenever its event happens a permanent effect follows, never on its own product."""
    waiting = state.me.triggers.get(event)
    if waiting:
        Fire(tuple(t for t in waiting if t.source != origin)).resolve(state, {})


def trigger_steps(player: Player, *events: str) -> Steps:
    """The step that fires the permanent effects now there; those that come meanwhile do not."""
    triggers = player.triggers
    if not triggers:
        return ()
    waiting = tuple(t for event in events for t in triggers.get(event, ()))
    return (Fire(waiting),) if waiting else ()


@dataclass(frozen=True, slots=True)
class Fire(Silent):
    """§9.6 Wood, metal and VP come at once, points are spent at once; the rest is offered."""

    triggers: tuple[Trigger, ...]

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Put what follows on the agenda."""
        offered = tuple(t for t in self.triggers if t.offered)
        # The agenda is a stack: offers wait below what is certain and comes at once.
        if offered:
            state.then(Offer(offered))
        state.then_all(tuple(step for t in self.triggers for step in t.certain))


@dataclass(frozen=True, slots=True)
class Offer(Step):
    """§9.7 Of several permanent effects the owner chooses the order and may let any pass."""

    triggers: tuple[Trigger, ...]

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """One of the effects, or none; an effect that asks for itself is not asked for twice."""
        if self.triggers[0].asks_itself and len({t.source for t in self.triggers}) == 1:
            return ()
        # One option a card, however often its effect waits.
        options = dict.fromkeys(React(source(t.source)) for t in self.triggers)
        return (Decision(state.actor, "react", (*options, SKIP)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, React | Skip]) -> None:
        """Carry the chosen one out, then ask about the rest."""
        answer = answers.get(state.actor)
        if isinstance(answer, Skip):
            return
        name = answer.source.value if answer else self.triggers[0].source
        chosen = next(t for t in self.triggers if t.source == name)
        rest = list(self.triggers)
        rest.remove(chosen)
        if rest:
            state.then(Offer(tuple(rest)))
        state.then_all(chosen.offered)


@dataclass(frozen=True, slots=True)
class Gain(Silent):
    """§9.2 Receive so much of one thing."""

    good: int
    number: int
    origin: str = ""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        gain(state, self.good, self.number, self.origin)


@dataclass(frozen=True, slots=True)
class DrawCards(Step):
    """§5.2 Take cards from the top of a deck; an empty deck is made anew from its discard pile.

    With both empty the draw is skipped.
    """

    deck: int
    number: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        pile = state.pile(self.deck)
        return (Decision(CHANCE, "draw", TopCard(pile)),) if pile and self.number else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Draw]) -> None:
        """Into the hand, unseen by the others."""
        if not answers:
            return
        if self.number > 1:
            state.then(DrawCards(self.deck, self.number - 1))
        card = NUMBER[answers[CHANCE].card]
        draw(state, self.deck, card)
        take(state, card, hidden=True)


def draw(state: Wistar, deck: int, card: int) -> None:
    """Take `card` off a deck; somebody learns something."""
    if not state.decks[deck]:
        state.tell(Shuffled, DECK[deck])
    state.draw(deck, card)
    state.reveal()


def take(state: Wistar, card: int, *, hidden: bool = False) -> None:
    """Put a card into the actor's hand; what all have seen stays known to all."""
    me = state.me
    invention = INVENTIONS[card]
    # Sorted, as `imagine` deals hands: the order must not tell when a card came.
    insort(me.hand, card)
    if not hidden:
        me.known |= 1 << card
    if hidden:
        state.tell(Drew, state.actor, invention.card, DECK[invention.deck])
    else:
        state.tell(TookCard, state.actor, invention.card)
    if me.triggers:
        react(state, _TAKE_EVENT[invention.deck])


def drop(state: Wistar, seat: int, card: int) -> None:
    """§5.3 A card paid or lost goes from hand to the open discard pile of its deck."""
    leave_hand(state, seat, card)
    state.discard(card)
    state.tell(Discarded, seat, INVENTIONS[card].card)


def leave_hand(state: Wistar, seat: int, card: int) -> None:
    """Take a card from a hand; it is news if the others did not know it was there."""
    player = state.players[seat]
    player.hand.remove(card)
    if player.known >> card & 1:
        player.known ^= 1 << card
    else:
        state.reveal()


def spend(state: Wistar, good: int, number: int) -> None:
    """Give goods of the actor back to the supply."""
    if number:
        state.me.stock[good] -= number
        if state.events is not None:
            state.tell(Paid, state.actor, STUFF[good], number)
