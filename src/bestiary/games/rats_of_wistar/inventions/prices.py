"""§6 Paying: prices of free choice, requirements, jokers and discounts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from bestiary.core import Decision, Seat, Step
from bestiary.games.rats_of_wistar.box.components import DECK_NAMES, INVENTIONS, NUMBER, Price
from bestiary.games.rats_of_wistar.box.script import Raw, compile_effect, kind
from bestiary.games.rats_of_wistar.box.stock import (
    CURRENT,
    INDEX,
    METAL,
    NAMES,
    WOOD,
)
from bestiary.games.rats_of_wistar.choices import Afford, Good, Pay, PayCard, Skip
from bestiary.games.rats_of_wistar.events import BedDropped
from bestiary.games.rats_of_wistar.gains import SKIP, drop, spend
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import Wistar

AFFORD: Final = Afford()
PAY_WOOD: Final = Pay(Good.WOOD)
PAY_METAL: Final = Pay(Good.METAL)
PAY_CARD: Final = tuple(PayCard(invention.card) for invention in INVENTIONS)
ANY_DECK: Final = -1
Unit: TypeAlias = Pay | PayCard
"""What one unit of a price of free choice is paid with."""
Bill = tuple[int, int, int]
"""Wood and metal to pay, and how many units may be taken off either."""


def units(player: Player, *, goods: bool, deck: int = ANY_DECK) -> list[Unit]:
    """Everything one unit of a price of free choice may be paid with."""
    options: list[Unit] = []
    if goods:
        if player.wood:
            options.append(PAY_WOOD)
        if player.metal:
            options.append(PAY_METAL)
    cards = player.hand
    if deck != ANY_DECK:
        cards = [card for card in cards if INVENTIONS[card].deck == deck]
    return options + [PAY_CARD[card] for card in cards]


def pay_unit(state: Wistar, unit: Unit) -> None:
    """Pay one unit of the actor's."""
    if isinstance(unit, PayCard):
        drop(state, state.actor, NUMBER[unit.card])
    else:
        spend(state, WOOD if unit == PAY_WOOD else METAL, 1)


@dataclass(frozen=True, slots=True)
class PayUnits(Step):
    """§6.1 A price of free choice is paid in wood, metal and cards from hand, mixed at will."""

    number: int
    goods: bool = True
    deck: int = ANY_DECK

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """The next unit, if there is a choice."""
        options = units(state.me, goods=self.goods, deck=self.deck) if self.number else []
        # Without a choice nobody is asked; `resolve` pays it.
        if len(options) < 2:
            return ()
        return (Decision(state.actor, "pay", options, (("number", self.number),)),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, Unit]) -> None:
        """Pay it and go on."""
        if not self.number:
            return
        unit = answers.get(state.actor)
        if unit is None:
            # Not asked: only one kind is left to pay with.
            unit = units(state.me, goods=self.goods, deck=self.deck)[0]
        pay_unit(state, unit)
        if self.number > 1:
            state.then(pay_units(self.number - 1, self.goods, self.deck))


pay_units: Final = cache(PayUnits)
"""The same step, made only once for each price."""


@dataclass(frozen=True, slots=True)
class PayFor(Step):
    """§9.4 An effect with a price: pay all of it and receive the rest, or leave it."""

    what: str
    number: int
    then: Raw
    source: str

    @property
    def _units(self) -> PayUnits | None:
        if self.what == "any":
            return PayUnits(self.number)
        if self.what == "card":
            return PayUnits(self.number, False)
        if self.what in DECK_NAMES:
            return PayUnits(self.number, False, DECK_NAMES.index(self.what))
        return None

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Pay or not, if it can be paid."""
        me = state.me
        price = self._units
        about = (("number", self.number),)
        if price is not None:
            options = units(me, goods=price.goods, deck=price.deck)
            enough = me.payable() if price.goods else len(options)
            if enough < self.number:
                return ()
            return (Decision(state.actor, "pay-for", (*options, SKIP), about),)
        if self._owned(me) < self.number:
            return ()
        return (Decision(state.actor, "afford", (AFFORD, SKIP), (("what", self.what), *about)),)

    def _owned(self, player: Player) -> int:
        if self.what == "bed":
            return player.beds
        return player.stock[INDEX[self.what]]

    def resolve(self, state: Wistar, answers: Mapping[Seat, Unit | Afford | Skip]) -> None:
        """Pay, then the rest of the effect."""
        answer = answers.get(state.actor)
        if answer is None or isinstance(answer, Skip):
            return
        # Put on the agenda before the payment, so done after it.
        state.then_all(compile_effect(self.then, self.source))
        if self.what == "bed":
            state.me.discard_beds(self.number)
            state.tell(BedDropped, state.actor)
        elif isinstance(answer, Afford):
            spend(state, INDEX[self.what], self.number)
        else:
            price = self._units
            assert price is not None
            pay_unit(state, answer)
            state.then(pay_units(self.number - 1, price.goods, price.deck))


@kind("pay")
def _pay(source: str, cost: Raw, then: Raw) -> PayFor:
    ((what, number),) = cost
    return PayFor(what, number, then, source)


def missing_skills(player: Player, price: Price, waived: int) -> int:
    """§6.3 Each joker stands for one missing skill symbol and is spent; waived ones come first."""
    stock = player.stock
    missing = 0
    for place, number in price.skills:
        if stock[place] < number:
            missing += number - stock[place]
    return max(0, missing - waived)


def lacks(player: Player, price: Price) -> bool:
    """§6.2 Types, current, mice and rooms must be there and are not spent; no joker helps."""
    stock = player.stock
    return any(stock[place] < number for place, number in price.needs)


def has_jokers(player: Player, price: Price, waived: int) -> bool:
    """Whether the jokers suffice for the missing symbols."""
    return missing_skills(player, price, waived) <= player.jokers


def short_of(player: Player, price: Price, bill: Bill, waived: int) -> dict[str, int]:
    """How much of everything is missing for a price; `bill` is what discounts leave of it.

    A discount on either good, waived symbols and jokers go to what is missing first.
    """
    stock = player.stock
    wood, metal, either = bill
    spare = max(0, player.wood - wood) + max(0, player.metal - metal) + len(player.hand)
    goods = {"wood": wood - player.wood, "metal": metal - player.metal}
    rest = {"any": price.any - spare, "movement": price.movement - player.movement}
    rest |= {NAMES[p]: _lacking(p, n, stock[p]) for p, n in price.needs}
    skills = {NAMES[place]: number - stock[place] for place, number in price.skills}
    return _missing(goods, either) | _missing(rest) | _missing(skills, waived + player.jokers)


def _lacking(place: int, number: int, have: int) -> int:
    """How much of a requirement is not there; of current, the side that is asked for."""
    return 0 if have >= number else number if place == CURRENT else number - have


def _missing(short: dict[str, int], covered: int = 0) -> dict[str, int]:
    """What is short by more than nought after so many units of it were covered."""
    still_missing = dict[str, int]()
    for name, number in short.items():
        used = max(0, min(number, covered))
        covered -= used
        if number > used:
            still_missing[name] = number - used
    return still_missing
