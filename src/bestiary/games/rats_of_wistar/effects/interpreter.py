"""§9 The interpreter: what the words of the effect vocabulary do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.rats_of_wistar.box.components import DECK_NAMES
from bestiary.games.rats_of_wistar.box.script import Raw, compile_effect, kind, multiply_effect
from bestiary.games.rats_of_wistar.box.stock import DISCOUNT_TOOLS, INDEX, counter
from bestiary.games.rats_of_wistar.choices import Good, Receive
from bestiary.games.rats_of_wistar.gains import DrawCards, Gain
from bestiary.games.rats_of_wistar.player import Player, Trigger
from bestiary.games.rats_of_wistar.state import Silent, Wistar

HARMLESS: Final = (("gain", "wood"), ("gain", "metal"), ("gain", "vp"))
"""Having these never hurts, so nobody is asked."""
POINTS: Final = (("act", "explore"), ("act", "project"))
"""These must be spent while they have a use."""


@kind("gain")
def _gain(source: str, what: str, number: int) -> Step:
    if what in DECK_NAMES:
        return DrawCards(DECK_NAMES.index(what), number)
    return Gain(INDEX[what], number, source)


@dataclass(frozen=True, slots=True)
class Per(Silent):
    """§9.3 "Per": the counter is read once and multiplies; it is still one gain."""

    count: str
    then: Raw
    source: str

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Read the counter and carry the multiplied effect out."""
        factor = counter(self.count)(state.me)
        if factor:
            state.then_all(compile_effect(multiply_effect(self.then, factor), self.source))


@kind("per")
def _per(source: str, count: str, then: Raw) -> Per:
    return Per(count, then, source)


@dataclass(frozen=True, slots=True)
class If(Silent):
    """§9.8 "If": only with enough of what is named."""

    count: str
    least: int
    then: Raw
    source: str

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Carry the effect out if the counter suffices."""
        if counter(self.count)(state.me) >= self.least:
            state.then_all(compile_effect(self.then, self.source))


@kind("if")
def _if(source: str, count: str, least: int, then: Raw) -> If:
    return If(count, least, then, source)


@dataclass(frozen=True, slots=True)
class ChooseGain(Step):
    """§9.9 "Or": exactly one of the gains, the owner chooses."""

    options: tuple[Receive, ...]
    source: str

    def ask(self, state: Wistar) -> Sequence[Decision]:
        return (Decision(state.actor, "receive", self.options),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, Receive]) -> None:
        chosen = answers[state.actor]
        state.then_all(compile_effect((("gain", chosen.good.value, chosen.number),), self.source))


@kind("choose")
def _choose(source: str, options: Raw) -> ChooseGain:
    return ChooseGain(tuple(Receive(Good(good), n) for ((_, good, n),) in options), source)


@dataclass(frozen=True, slots=True)
class When(Silent):
    """§9.10 A permanent effect works from the moment after its own arrival."""

    event: str
    trigger: Trigger

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Let it wait for its event."""
        waiting = state.me.triggers
        # A new dictionary: copies of the state share the old one.
        state.me.triggers = waiting | {
            self.event: (*waiting.get(self.event, ()), self.trigger),
        }


@kind("when")
def _when(source: str, event: str, then: Raw) -> When:
    at_once = (*HARMLESS, *POINTS)
    certain = tuple(raw for raw in then if raw[:2] in at_once)
    offered = tuple(raw for raw in then if raw not in certain)
    # A play asks which card, or none: to ask before whether to play would be asking twice.
    asks_itself = all(raw[:2] == ("act", "play") for raw in offered)
    steps = compile_effect(certain, source), compile_effect(offered, source)
    return When(event, Trigger(source, *steps, asks_itself))


@dataclass(frozen=True, slots=True)
class Rule(Silent):
    """§9.11 A permanent change of a rule for its owner."""

    places: tuple[int, ...]
    number: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        self.apply(state.me, self.number)

    def apply(self, player: Player, number: int) -> None:
        """Add to the rule, or take back what was added."""
        for place in self.places:
            player.stock[place] += number


@kind("rule")
def _rule(_: str, name: str, number: int) -> Rule:
    if name == "discount-inventions":
        # Tools, robots and structures stand side by side in the stock.
        return Rule(tuple(range(DISCOUNT_TOOLS, DISCOUNT_TOOLS + 3)), number)
    return Rule((INDEX[name],), number)
