"""Information sets: what one seat may know, and determinisations of it.

A determinisation is a complete state, a world, that the seat cannot tell from the true one. Bots
search in such worlds and never see the state of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from bestiary.core.choice import Choice, Event
from bestiary.core.keys import key_of
from bestiary.core.presentation import View
from bestiary.core.seats import CHANCE, Seat
from bestiary.core.state import State
from bestiary.core.step import Decision, LazyOptions

if TYPE_CHECKING:  # bots are a part of the game, and know positions
    from bestiary.core.game import Game


def pick(options: Collection[Choice], rng: Random) -> Choice:
    """One of `options`, all equally likely; asks a lazy sequence for no more than that one."""
    # One number for one choice, whatever the kind of options: the same seed gives the same game.
    draw: float = rng.random()
    if isinstance(options, LazyOptions):  # quicker than by `len` and `[]`, above all compiled
        return options.at(int(draw * options.size))
    index = int(draw * len(options))
    try:
        choice: Choice = options[index]  # type: ignore[index]
        return choice
    except TypeError:  # a set, say
        return list(options)[index]


def imagine(game: Game[Any, Any], state: State, seat: Seat, rng: Random) -> State:
    """A determinisation (determinization): a world sampled from the information set of `seat`.

    Secret answers of others are imagined, too: by the game's policy, or uniformly at random.
    """
    world: State = game.rules.imagine(state, seat, rng)
    policy = game.opponents.advice.policy
    for decision in world.decisions if state.answers else ():
        if decision.seat in state.answers and decision.seat != seat:
            answer = policy(world, decision.seat, rng) if policy else pick(decision.options, rng)
            world.answers[decision.seat] = answer
    return world


Log: TypeAlias = Callable[[Seat], Iterable[Event]]
"""What a seat was told, each event as it saw it."""


def _no_log(_: Seat) -> Iterable[Event]:
    return ()


class Position:
    """The information set of one seat at one moment: all that a bot is given.

    No public name leads to the true state or its seed: `world` gives imagined ones.
    Nothing is worked out before it is asked for, and nothing is kept: while a game goes on, a
    position shows the moment it is at.
    """

    __slots__ = ("_log", "_state", "game", "rng", "seat")

    def __init__(
        self, game: Game[Any, Any], state: State, seat: Seat, rng: Random, log: Log = _no_log
    ) -> None:
        """`rng` is the bot's own, not the table's."""
        self.game: Game[Any, Any] = game
        self.seat: Seat = seat
        self.rng: Random = rng
        self._state = state
        self._log = log

    @classmethod
    def of(
        cls, game: Game[Any, Any], state: State, seat: Seat, rng: Random, log: Log = _no_log
    ) -> Position:
        """What `seat` knows of `state`."""
        return cls(game, state, seat, rng, log)

    @property
    def decisions(self) -> list[Decision]:
        """All that the seat may choose now, standing offers after what the table waits for."""
        return self._state.open_to(self.seat)

    @property
    def options(self) -> Collection[Choice]:
        """What the seat may choose in the decision the table waits for."""
        state = self._state
        seat = self.seat
        if seat not in state.answers:
            # `_asked` first: the property costs a call, and this runs at every choice of a bot.
            for decision in state._asked or state.decisions:
                if decision.seat == seat:
                    return decision.options
        return self.decisions[0].options

    def world(self) -> State:
        """Sample a determinisation, a new one at each call."""
        return imagine(self.game, self._state, self.seat, self.rng)

    def worlds(self, number: int) -> list[tuple[State, float]]:
        """Sample determinisations with weights that add up to 1 (importance weights).

        A game that knows how others play weighs a world by what they did in it.
        """
        worlds = [self.world() for _ in range(number)]
        likelihood = self.game.opponents.advice.likelihood
        seat = self.seat
        if likelihood is None:
            return [(world, 1 / number) for world in worlds]
        log = self.log()
        weights = [likelihood(world, seat, log) for world in worlds]
        total = sum(weights)
        # Where the game's model of the others excludes every world, none is preferred.
        shares = [weight / total if total else 1 / number for weight in weights]
        return list(zip(worlds, shares, strict=True))

    def key(self) -> str:
        """Content hash of the information set: equal where a seat knows and is asked the same."""
        questions = [(decision.prompt, decision.about) for decision in self.decisions]
        return key_of((self.game.id, self.seat, self.view(), questions))

    def log(self) -> tuple[Event, ...]:
        """What the seat was told so far, each event as it saw it."""
        return tuple(self._log(self.seat))

    def view(self) -> View:
        """Everything the seat may know, as plain data."""
        # Through an imagined world: a view that leaked secrets would show imagined ones.
        view: View = self.game.rules.view(self.world(), self.seat)
        return view


Chooser: TypeAlias = Callable[[Position], Choice]
"""Chooses for a seat by what it knows: a bot's `choose`."""

Watch: TypeAlias = Callable[[State, Seat, Choice], None]
"""An observer: called with every choice, those of chance included, before it is made."""


def play_on(
    game: Game[Any, Any],
    state: State,
    choosers: Sequence[Chooser],
    luck: Sequence[Random],
    log: Log = _no_log,
    watch: Watch | None = None,
) -> int:
    """Game loop: play `state` to its end, and return how many decisions the seats took.

    `luck` is what chance draws from, then what each seat does. Where the first to answer gains,
    chance says who is quickest.
    """
    chance = luck[0]
    decisions = 0
    positions = [Position(game, state, seat, luck[seat + 1], log) for seat in range(len(choosers))]
    while state.outcome is None:
        pending = state.pending
        decision = pending[0]
        if len(pending) > 1 and state.is_race:
            decision = chance.choice(pending)
        seat = decision.seat
        if seat == CHANCE:
            choice = decision.options.sample(chance)  # type: ignore[attr-defined]
        else:
            decisions += 1
            choice = choosers[seat](positions[seat])
        if watch is not None:
            watch(state, seat, choice)
        state.play(seat, choice)
    return decisions
