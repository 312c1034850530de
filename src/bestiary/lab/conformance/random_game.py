"""Property-based test of a game's rules: one random game with all invariants checked on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bestiary.core import (
    CHANCE,
    Choice,
    Decision,
    Game,
    Seat,
    State,
    Variant,
    notation,
    pick,
    snapshot,
)
from bestiary.core.chance import Chance
from bestiary.core.notation import NotationError
from bestiary.lab.conformance import secrecy, texts_and_boards
from bestiary.lab.conformance.membership import check_membership
from bestiary.lab.conformance.nonconformity import Nonconformity
from bestiary.lab.conformance.tables import check_table

MAX_DECISIONS = 20_000
OPTIONS_TRIED = 8
"""Options tried on a copy at a decision; listed ones are all checked as text."""
MAX_OPTIONS_LISTED = 300
COSTLY_SHARE_PER_SEAT = 0.3
"""The share of moments with the costly checks, divided by the seats: each costs as much again."""
__all__ = ["Nonconformity", "check_random_game", "seen_in_random_game"]


@dataclass
class RandomGame:
    """A random game, and what came into play in it."""

    game: Game[Any, Any]
    variant: Variant
    rng: Random
    max_decisions: int
    seen: set[Hashable] = field(default_factory=set)

    def run(self) -> State:
        options = self.game.validate_options(self.variant.seats, dict(self.variant.options))
        box = self.game.rules.inventory.box(self.variant.seats, options)
        state: State = self.game.rules.start(self.variant.seats, options)
        # Before the first step, for the set-up has events, too.
        state.events = []
        state.advance()
        for _ in range(self.max_decisions):
            self.visit(state, box)
            if state.outcome is not None:
                return state
            self.step(state)
        raise Nonconformity(f"no end after {self.max_decisions} decisions")

    def visit(self, state: State, box: Any) -> None:
        """Record what is in play; called at every state."""
        self.seen.update(self.game.rules.inventory.in_play(state))

    def step(self, state: State) -> None:
        """Take one of the open decisions at random."""
        self.take_offer(state)
        take(state, *self.random_answer(state))

    def take_offer(self, state: State) -> None:
        """Take a standing offer at every fifth decision or so: they are never pending."""
        offers = [d for _, d in state.offers()]
        if offers and self.rng.random() < 0.2:
            decision = self.rng.choice(offers)
            take(state, decision.seat, draw(decision, self.rng))

    def random_answer(self, state: State) -> tuple[Seat, Choice]:
        """One of the seats that are asked, and one of its options."""
        decision = self.rng.choice(list(state.pending))
        return decision.seat, draw(decision, self.rng)


@dataclass
class CheckedRandomGame(RandomGame):
    """The same game under all checks; the costly ones at a share of its moments.

    Checks have a random generator of their own, so that they do not change the game.
    """

    costly_share: float = 0.0
    check_rng: Random = field(default_factory=Random)
    events_read: Counter[type] = field(default_factory=Counter)

    def visit(self, state: State, box: Any) -> None:
        """Check the invariants of any state: no component is lost or created."""
        super().visit(state, box)
        components = self.game.rules.inventory.components(state)
        if components != box:
            lost, new = dict(box - components), dict(components - box)
            raise Nonconformity(f"components lost {lost}, created {new}")
        if state.outcome is None and not state.decisions:
            raise Nonconformity("the agenda ran out without an outcome")

    def step(self, state: State) -> None:
        """Check the decisions that are open, then take one at random."""
        costly = self.check_rng.random() < self.costly_share
        offered = [decision for _, decision in state.offers()] if costly else []
        for decision in (*state.decisions, *offered):
            self.check_options(state, decision, costly=costly)
        if costly:
            secrecy.check_views(self.game, state, self.check_rng)
            check_copies(self.game, state, self.check_rng)
            texts_and_boards.check_state(self.game, state, self.check_rng)
        # The same order of random draws as in `RandomGame.step`: both must play the same game.
        self.take_offer(state)
        seat, choice = self.random_answer(state)
        if costly:
            secrecy.check_revelation(self.game, state, seat, choice, self.check_rng)
        take(state, seat, choice)
        texts_and_boards.check_events(self.game, state, self.events_read, self.check_rng)

    def check_options(self, state: State, decision: Decision, *, costly: bool) -> None:
        """Options are never empty, are told apart by their text, and all are accepted."""
        options = listed_options(decision.options)
        if not options:
            raise Nonconformity(f"no option for '{decision.prompt}'")
        texts = [notation.write(option) for option in options]
        if len(set(texts)) < len(texts):
            raise Nonconformity(f"two options of '{decision.prompt}' have the same text")
        if not costly:
            return
        for option, text in zip(options, texts, strict=True):
            self.check_text(decision, option, text)
        check_membership(self.game, state, decision)
        if decision.seat not in state.answers:
            # A snapshot, not a copy: whether copies are independent is what is being tested.
            before = snapshot.load(snapshot.dump(state))
            for option in self.check_rng.sample(options, min(OPTIONS_TRIED, len(options))):
                check_acceptance(state, before, decision.seat, option)

    def check_text(self, decision: Decision, option: Choice, text: str) -> None:
        """Text and choice belong together, and the option tests as being on offer."""
        try:
            same = notation.read(text, self.game.rules.choices) == option
        except NotationError as broken:
            raise Nonconformity(f"'{text}' cannot be read back: {broken}") from broken
        if not same or option not in decision.options:
            raise Nonconformity(f"'{text}' is listed for '{decision.prompt}' but not on offer")


def draw(decision: Decision, rng: Random) -> Choice:
    """Any option, by chance's own odds where chance is asked."""
    options = decision.options
    return options.sample(rng) if isinstance(options, Chance) else pick(options, rng)


def listed_options(options: Any) -> list[Choice]:
    """The options, or what chance gives a few times where it has too many to list."""
    if isinstance(options, Chance):
        probabilities = options.probabilities()
        if probabilities is None:
            return list({options.sample(Random(n)): None for n in range(OPTIONS_TRIED)})
        if sum(probabilities.values()) != 1:
            raise Nonconformity("the probabilities of chance do not add up to 1")
        return list(probabilities)
    # A fixed sample: the same options must be listed for a copy of the state.
    options = list(options)
    return (
        options
        if len(options) <= MAX_OPTIONS_LISTED
        else Random(len(options)).sample(options, MAX_OPTIONS_LISTED)
    )


def take(state: State, seat: Seat, option: Choice) -> None:
    """Play what is on offer; whatever the rules raise is a nonconformity."""
    try:
        state.play(seat, option)
    except Exception as refused:
        text = notation.write(option)
        raise Nonconformity(f"'{text}' is on offer but was refused: {refused!r}") from refused


def check_acceptance(state: State, before: State, seat: Seat, option: Choice) -> None:
    """Play an option on a copy: it must be taken, and leave the original as it was `before`."""
    take(state.copy(), seat, option)
    if state != before:
        raise Nonconformity(f"playing '{notation.write(option)}' on a copy changed the original")


def check_copies(game: Game[Any, Any], state: State, rng: Random) -> None:
    """A copy and a snapshot equal the original, and offer the same."""
    for name, twin in (("copy", state.copy()), ("snapshot", snapshot.load(snapshot.dump(state)))):
        if twin != state:
            raise Nonconformity(f"a {name} differs from its original")
        for mine, theirs in zip(state.decisions, twin.decisions, strict=True):
            if set(listed_options(mine.options)) != set(listed_options(theirs.options)):
                raise Nonconformity(f"a {name} offers other options for '{mine.prompt}'")


def check_outcome(game: Game[Any, Any], state: State, seats: int) -> None:
    """The outcome names winners and scores for every seat, in both languages."""
    outcome = state.outcome
    assert outcome is not None
    if len(outcome.scores) != seats or not set(outcome.winners) <= set(range(seats)):
        raise Nonconformity(f"the outcome does not fit {seats} seats: {outcome}")
    texts_and_boards.check_outcome(game, outcome)
    secrecy.check_views(game, state, Random(0))
    texts_and_boards.check_state(game, state, Random(0))


def seen_in_random_game(game: Game[Any, Any], variant: Variant, seed: int) -> set[Hashable]:
    """What comes into play in the game of `check_random_game`, found without its checks."""
    random_game = RandomGame(game, variant, Random(f"{game.id} {variant} {seed}"), MAX_DECISIONS)
    random_game.run()
    return random_game.seen


def check_random_game(
    game: Game[Any, Any],
    variant: Variant,
    seed: int,
    *,
    costly_share: float | None = None,
    max_decisions: int = MAX_DECISIONS,
) -> set[Hashable]:
    """Play one random game with every check; what came into play is returned."""
    texts_and_boards.check_look(game)
    rng, check_rng = (
        Random(f"{purpose}{game.id} {variant} {seed}") for purpose in ("", "checks of ")
    )
    share = COSTLY_SHARE_PER_SEAT / variant.seats if costly_share is None else costly_share
    checked = CheckedRandomGame(
        game, variant, rng, max_decisions, costly_share=share, check_rng=check_rng
    )
    state = checked.run()
    check_outcome(game, state, variant.seats)
    check_table(game, variant, check_rng, max_decisions)
    assert CHANCE not in state.answers
    return checked.seen
