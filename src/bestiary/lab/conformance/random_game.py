"""One random game, every promise checked on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bestiary.core import (
    CHANCE,
    Chance,
    Choice,
    Decision,
    Game,
    NotationError,
    Seat,
    State,
    Variant,
    notation,
    pick,
    snapshot,
)
from bestiary.lab.conformance import secrecy, texts_and_boards
from bestiary.lab.conformance.membership import check_near
from bestiary.lab.conformance.nonconformity import Nonconformity
from bestiary.lab.conformance.tables import check_table

MOST_DECISIONS = 20_000
TRIED = 8
"""Options tried on a copy at a decision; listed ones are all checked as text."""
LISTED = 300
CARE = 0.3
"""The share of moments with the costly checks, times seats: each seat costs as much again."""
__all__ = ["Nonconformity", "prove", "stroll"]


@dataclass
class Stroll:
    """A random way through one game, and what came into play on it."""

    game: Game[Any]
    variant: Variant
    rng: Random
    most_decisions: int
    seen: set[Hashable] = field(default_factory=set)

    def run(self) -> State:
        options = self.game.validate_options(self.variant.seats, dict(self.variant.options))
        box = self.game.box(self.variant.seats, options)
        state: State = self.game.start(self.variant.seats, options)
        state.events = []
        state.advance()
        for _ in range(self.most_decisions):
            self.look(state, box)
            if state.outcome is not None:
                return state
            self.step(state)
        raise Nonconformity(f"no end after {self.most_decisions} decisions")

    def look(self, state: State, box: Any) -> None:
        """Note what lies on the table."""
        self.seen.update(self.game.in_play(state))

    def step(self, state: State) -> None:
        """Take one of the open decisions at random."""
        self.take_offer(state)
        take(state, *self.drawn(state))

    def take_offer(self, state: State) -> None:
        """Now and then somebody takes a standing offer."""
        offers = [d for _, d in state.offers()]
        if offers and self.rng.random() < 0.2:
            decision = self.rng.choice(offers)
            take(state, decision.seat, draw(decision, self.rng))

    def drawn(self, state: State) -> tuple[Seat, Choice]:
        """Somebody who is asked, and an answer."""
        decision = self.rng.choice(list(state.pending))
        return decision.seat, draw(decision, self.rng)


@dataclass
class Walk(Stroll):
    """The same way, step by step under every check; `care` is the share of costly ones.

    Checks draw from a lot of their own, so that they do not change the way.
    """

    care: float = 0.0
    lot: Random = field(default_factory=Random)
    read: Counter[type] = field(default_factory=Counter)

    def look(self, state: State, box: Any) -> None:
        """Check what must hold of any state."""
        super().look(state, box)
        found = self.game.components(state)
        if found != box:
            lost, new = dict(box - found), dict(found - box)
            raise Nonconformity(f"components lost {lost}, created {new}")
        if state.outcome is None and not state.decisions:
            raise Nonconformity("the agenda ran out without an outcome")

    def step(self, state: State) -> None:
        """Check the decisions that are open, then take one at random."""
        careful = self.lot.random() < self.care
        offered = [decision for _, decision in state.offers()] if careful else []
        for decision in (*state.decisions, *offered):
            self.check_options(state, decision, careful=careful)
        if careful:
            secrecy.check_views(self.game, state, self.lot)
            check_copies(self.game, state, self.lot)
            texts_and_boards.check_state(self.game, state, self.lot)
        self.take_offer(state)
        seat, choice = self.drawn(state)
        if careful:
            secrecy.check_revelation(self.game, state, seat, choice, self.lot)
        take(state, seat, choice)
        texts_and_boards.check_events(self.game, state, self.read, self.lot)

    def check_options(self, state: State, decision: Decision, *, careful: bool) -> None:
        """Options are never empty, are told apart by their text, and all are accepted."""
        options = listed(decision.options)
        if not options:
            raise Nonconformity(f"no option for '{decision.prompt}'")
        texts = [notation.write(option) for option in options]
        if len(set(texts)) < len(texts):
            raise Nonconformity(f"two options of '{decision.prompt}' have the same text")
        if not careful:
            return
        for option, text in zip(options, texts, strict=True):
            self.check_text(decision, option, text)
        check_near(self.game, state, decision)
        if decision.seat not in state.answers:
            before = snapshot.load(snapshot.dump(state))
            for option in self.lot.sample(options, min(TRIED, len(options))):
                accept(state, before, decision.seat, option)

    def check_text(self, decision: Decision, option: Choice, text: str) -> None:
        """Text and choice belong together, and the option tests as being on offer."""
        try:
            same = notation.read(text, self.game.choices) == option
        except NotationError as broken:
            raise Nonconformity(f"'{text}' cannot be read back: {broken}") from broken
        if not same or option not in decision.options:
            raise Nonconformity(f"'{text}' is listed for '{decision.prompt}' but not on offer")


def draw(decision: Decision, rng: Random) -> Choice:
    """Any option, by chance's own odds where chance is asked."""
    options = decision.options
    return options.sample(rng) if isinstance(options, Chance) else pick(options, rng)


def listed(options: Any) -> list[Choice]:
    """The options, or what chance gives a few times where it has too many to list."""
    if isinstance(options, Chance):
        found = options.probabilities()
        if found is None:
            return list({options.sample(Random(n)): None for n in range(TRIED)})
        if sum(found.values()) != 1:
            raise Nonconformity("the probabilities of chance do not add up to 1")
        return list(found)
    options = list(options)
    return options if len(options) <= LISTED else Random(len(options)).sample(options, LISTED)


def take(state: State, seat: Seat, option: Choice) -> None:
    """Play what is on offer; the rules may not stumble over it."""
    try:
        state.play(seat, option)
    except Exception as refused:
        text = notation.write(option)
        raise Nonconformity(f"'{text}' is on offer but was refused: {refused!r}") from refused


def accept(state: State, before: State, seat: Seat, option: Choice) -> None:
    """Play an option on a copy: it must be taken, and leave the original as it was `before`."""
    take(state.copy(), seat, option)
    if state != before:
        raise Nonconformity(f"playing '{notation.write(option)}' on a copy changed the original")


def check_copies(game: Game[Any], state: State, rng: Random) -> None:
    """A copy and a snapshot equal the original, and offer the same."""
    for name, twin in (("copy", state.copy()), ("snapshot", snapshot.load(snapshot.dump(state)))):
        if twin != state:
            raise Nonconformity(f"a {name} differs from its original")
        for mine, theirs in zip(state.decisions, twin.decisions, strict=True):
            if set(listed(mine.options)) != set(listed(theirs.options)):
                raise Nonconformity(f"a {name} offers other options for '{mine.prompt}'")


def check_outcome(game: Game[Any], state: State, seats: int) -> None:
    """The outcome names winners and scores for every seat, in both languages."""
    outcome = state.outcome
    assert outcome is not None
    if len(outcome.scores) != seats or not set(outcome.winners) <= set(range(seats)):
        raise Nonconformity(f"the outcome does not fit {seats} seats: {outcome}")
    texts_and_boards.check_outcome(game, outcome)
    secrecy.check_views(game, state, Random(0))
    texts_and_boards.check_state(game, state, Random(0))


def stroll(game: Game[Any], variant: Variant, seed: int) -> set[Hashable]:
    """What comes into play in the game that `prove` would play, found without its checks."""
    way = Stroll(game, variant, Random(f"{game.id} {variant} {seed}"), MOST_DECISIONS)
    way.run()
    return way.seen


def prove(
    game: Game[Any],
    variant: Variant,
    seed: int,
    *,
    care: float | None = None,
    most_decisions: int = MOST_DECISIONS,
) -> set[Hashable]:
    """Play one random game with every check; what came into play is returned."""
    way, lot = (Random(f"{purpose}{game.id} {variant} {seed}") for purpose in ("", "checks of "))
    share = CARE / variant.seats if care is None else care
    walk = Walk(game, variant, way, most_decisions, care=share, lot=lot)
    state = walk.run()
    check_outcome(game, state, variant.seats)
    check_table(game, variant, lot, most_decisions)
    assert CHANCE not in state.answers
    return walk.seen
