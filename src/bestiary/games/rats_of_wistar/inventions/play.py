"""§6 Playing inventions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import CHANCE, Decision, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar.box.components import (
    DECK_NAMES,
    INVENTIONS,
    NUMBER,
    TYPE_NAMES,
    Invention,
)
from bestiary.games.rats_of_wistar.box.script import Raw, Steps, act
from bestiary.games.rats_of_wistar.box.stock import (
    INDEX,
    JOKER,
    METAL,
    MOVEMENT,
    NAMES,
    WOOD,
)
from bestiary.games.rats_of_wistar.choices import Discount, Draw, Good, Play, Skip
from bestiary.games.rats_of_wistar.events import Played
from bestiary.games.rats_of_wistar.gains import (
    SKIP,
    TopCard,
    draw,
    leave_hand,
    spend,
    trigger_steps,
)
from bestiary.games.rats_of_wistar.inventions.prices import Bill, lacks, missing_skills
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.reasons import card_reasons
from bestiary.games.rats_of_wistar.state import Wistar

ANY: Final = -1
OFF_WOOD: Final = Discount(Good.WOOD)
OFF_METAL: Final = Discount(Good.METAL)
IMMEDIATE_TIMINGS: Final = ("immediate", "aggressive", "income", "permanent")
"""Timings whose effect is carried out when the card is played."""


@cache
def _play(number: int, jokers: int = 0) -> Play:
    return Play(INVENTIONS[number].card, jokers)


@cache
def _events(number: int) -> tuple[str, ...]:
    """One event per symbol obtained, then the play itself."""
    invention = INVENTIONS[number]
    symbols = (f"symbol {NAMES[place]}" for place, n in invention.symbols for _ in range(n))
    return (*symbols, f"play {TYPE_NAMES[invention.type]}")


@dataclass(frozen=True, slots=True)
class Allowance:
    """Which cards a chance to play allows, and how much cheaper they are."""

    deck: int = ANY
    type: int = ANY
    free: bool = False
    wood: int = 0
    metal: int = 0
    either: int = 0
    without: int = ANY

    def fits(self, invention: Invention) -> bool:
        """Whether a card is of the kind named."""
        return (
            self.deck in (ANY, invention.deck)
            and self.type in (ANY, invention.type)
            and (
                self.without == ANY or all(place != self.without for place, _ in invention.symbols)
            )
        )

    def play(self, player: Player, number: int) -> Play | None:
        """The play of a card, if it can be played."""
        invention = INVENTIONS[number]
        if not self.fits(invention):
            return None
        if self.free:
            return _play(number)
        price = invention.price
        if price.movement > player.movement or (price.needs and lacks(player, price)):
            return None
        wood, metal, either = self.bill(player, invention)
        short = max(0, wood - player.wood) + max(0, metal - player.metal)
        if short > either:
            return None
        jokers = missing_skills(player, price, player.waived_for_cards) if price.skills else 0
        return _play(number, jokers) if jokers <= player.jokers else None

    def due(self, player: Player, number: int) -> Bill | None:
        """The bill of a card, or nothing if it is not of the kind named."""
        invention = INVENTIONS[number]
        return self.bill(player, invention) if self.fits(invention) else None

    def bill(self, player: Player, invention: Invention) -> Bill:
        """Wood and metal still to pay, and how many units may be taken off either."""
        if self.free:
            return 0, 0, 0
        price = invention.price
        wood, metal = max(0, price.wood - self.wood), max(0, price.metal - self.metal)
        return wood, metal, self.either + player.discount_on(invention.type)


PLAIN: Final = Allowance()


@dataclass(frozen=True, slots=True)
class PlayCards(Step):
    """§6.5 A chance to play a card from hand whose requirements are met, or to leave it.

    The card itself never helps to pay for itself. A free play asks for nothing at all.
    """

    number: int
    allowance: Allowance = PLAIN

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which card, paid how; or none. Asked always: silence would tell of an unplayable hand."""
        return (Decision(state.actor, "play", [*self.options(state), SKIP]),)

    def reasons(self, state: Wistar, _: Seat) -> Sequence[Reason]:
        """What is missing to play the other cards of the hand."""
        me = state.me
        allowance = self.allowance
        if allowance.free:
            bills = [(c, None) for c in me.hand if not allowance.fits(INVENTIONS[c])]
            return tuple(card_reasons(me, bills))
        return tuple(card_reasons(me, [(card, allowance.due(me, card)) for card in me.hand]))

    def options(self, state: Wistar) -> list[Play]:
        """Every card that can be played."""
        me = state.me
        play = self.allowance.play
        return [option for card in me.hand if (option := play(me, card)) is not None]

    def resolve(self, state: Wistar, answers: Mapping[Seat, Play | Skip]) -> None:
        """Show it and pay for it; the wood and metal come last, they may ask for a choice."""
        answer = answers[state.actor]
        if isinstance(answer, Skip):
            return
        if self.number > 1:
            state.then(PlayCards(self.number - 1, self.allowance))
        number = NUMBER[answer.card]
        me = state.me
        # Shown before it is paid for: from here on all know the card, also while the bill is open.
        if not me.known >> number & 1:
            me.known |= 1 << number
            state.reveal()
        spend(state, JOKER, answer.jokers)
        if not self.allowance.free:
            spend(state, MOVEMENT, INVENTIONS[number].price.movement)
        state.then(PayBill(number, *self.allowance.bill(me, INVENTIONS[number])))


@dataclass(frozen=True, slots=True)
class PayBill(Step):
    """§6.4 Discounts add up and never fall below 0; a free one lowers what the owner picks."""

    card: int
    wood: int
    metal: int
    either: int

    def _discounts(self, me: Player) -> list[Discount]:
        """Where one more unit may be taken off so that the rest can still be paid."""
        spare = self.either - 1
        discounts = []
        if self.wood:
            short = max(0, self.wood - 1 - me.wood) + max(0, self.metal - me.metal)
            discounts += [OFF_WOOD] if short <= spare else []
        if self.metal:
            short = max(0, self.wood - me.wood) + max(0, self.metal - 1 - me.metal)
            discounts += [OFF_METAL] if short <= spare else []
        return discounts

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Where the next unit of the discount goes, if that is a choice."""
        # With one kind due, or a discount that covers all, it makes no difference where it goes.
        if not self.either or not (self.wood and self.metal):
            return ()
        if self.either >= self.wood + self.metal:
            return ()
        options = self._discounts(state.me)
        about = (("card", INVENTIONS[self.card].card),)
        return (Decision(state.actor, "discount", options, about),) if len(options) > 1 else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Discount]) -> None:
        """Lower the bill, or pay it and lay the card down."""
        if self.either and self.wood + self.metal:
            off = answers.get(state.actor) or self._discounts(state.me)[0]
            wood, metal = (1, 0) if off == OFF_WOOD else (0, 1)
            state.then(PayBill(self.card, self.wood - wood, self.metal - metal, self.either - 1))
            return
        spend(state, WOOD, self.wood)
        spend(state, METAL, self.metal)
        leave_hand(state, state.actor, self.card)
        lay_down(state, self.card)


def lay_down(state: Wistar, number: int) -> None:
    """§6.6 A played card gives its symbols; its own effect comes first, then what reacts to it."""
    me = state.me
    invention = INVENTIONS[number]
    # Gathered before the card lies: a permanent effect does not react to its own arrival, §9.10.
    later = trigger_steps(me, *_events(number))
    me.add_card(number)
    state.tell(Played, state.actor, invention.card)
    own: Steps = invention.effect.steps if invention.timing in IMMEDIATE_TIMINGS else ()
    if invention.timing == "income":
        me.incomes = (*me.incomes, invention.effect.source)
    elif invention.timing == "once":
        me.ready |= 1 << number
    state.then_all((*own, *later))


@act("play")
def _play_act(
    number: int, free: bool = False, discount: Raw = (), without: str = "", **only: str
) -> PlayCards:
    off = dict(discount)
    return PlayCards(
        number,
        Allowance(
            DECK_NAMES.index(only["deck"]) if "deck" in only else ANY,
            TYPE_NAMES.index(only["type"]) if "type" in only else ANY,
            free,
            off.get("wood", 0),
            off.get("metal", 0),
            off.get("either", 0),
            INDEX[without] if without else ANY,
        ),
    )


@dataclass(frozen=True, slots=True)
class DrawAndPlay(Step):
    """§9.14 Draw three cards of a deck, play one of them free or none, discard the others."""

    deck: int
    left: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """The next card, then which one to play."""
        pile = state.pile(self.deck)
        if self.left and pile:
            return (Decision(CHANCE, "draw", TopCard(pile)),)
        if not state.drawn:
            return ()
        plays = tuple(_play(card) for card in state.drawn)
        return (Decision(state.actor, "play-drawn", (*plays, SKIP)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, Draw | Play | Skip]) -> None:
        """Draw, or play one and discard the rest."""
        if not answers:
            return
        (answer,) = answers.values()
        if isinstance(answer, Draw):
            card = NUMBER[answer.card]
            draw(state, self.deck, card)
            state.drawn = tuple(sorted((*state.drawn, card)))
            state.then(DrawAndPlay(self.deck, self.left - 1))
        else:
            self._play(state, answer)

    def _play(self, state: Wistar, answer: Play | Skip) -> None:
        drawn, state.drawn = state.drawn, ()
        state.reveal()
        chosen = None if isinstance(answer, Skip) else NUMBER[answer.card]
        for card in drawn:
            if card != chosen:
                state.discard(card)
        if chosen is not None:
            lay_down(state, chosen)


@act("draw-and-play")
def _draw_and_play(_: int, deck: str, draw: int) -> DrawAndPlay:
    return DrawAndPlay(DECK_NAMES.index(deck), draw)
