"""The game state: plain data, and a stack of steps still to come (the agenda).

What a game will do next is data, too, so a state can be copied, saved and searched in the middle of
a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from types import MappingProxyType
from typing import Any, Final, Self, TypeVarTuple

from bestiary.core.choice import Choice, Event
from bestiary.core.outcome import Outcome
from bestiary.core.seats import Seat
from bestiary.core.step import Decision, Reason, Step, rule_of

NO_ANSWERS: Final[Mapping[Seat, Choice]] = MappingProxyType({})


Parts = TypeVarTuple("Parts")


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple([each.name for each in fields(kind)])


def is_compiled() -> bool:
    """Whether the engine runs as machine code, built by `make compiled`, or from its sources."""
    return not __file__.endswith(".py")


@dataclass(slots=True, kw_only=True)
class State:
    """Base class of game states; a game adds its table as fields and writes `copy()`.

    The agenda is a stack: its last step is carried out next, and stays there while seats are
    asked. `standing` holds steps offered beside the agenda to seats that are not to move: the
    table never waits for them. `answers` keeps secret simultaneous answers until the last is in.
    `events` is None in copies: what bots try out is not told.
    """

    agenda: list[Step] = field(default_factory=list)
    standing: list[Step] = field(default_factory=list)
    answers: dict[Seat, Choice] = field(default_factory=dict)
    outcome: Outcome | None = None
    revealed: bool = field(default=False, compare=False)
    events: list[Event] | None = field(default=None, compare=False, repr=False)
    _asked: Sequence[Decision] | None = field(default=None, compare=False, repr=False)

    def copy(self) -> Self:
        """Make a state that shares nothing that can change with this one; each game writes it."""
        raise NotImplementedError("abstract: each game copies its own fields")

    def twin(self) -> Self:
        """Make an empty state with the core's own fields copied; `copy()` begins with it."""
        twin = type(self).__new__(type(self))
        twin.agenda = self.agenda.copy()
        twin.standing = self.standing.copy()
        twin.answers = self.answers.copy()
        twin.outcome = self.outcome
        twin.revealed = False
        twin.events = None
        twin._asked = None
        return twin

    def __getstate__(self) -> tuple[None, Mapping[str, Any]]:
        """What a snapshot holds, the same of compiled states as of others."""
        # The form in which pickle stores slots: (no __dict__, slots by name).
        kind: type = type(self)
        names = _field_names(kind)
        return None, {name: getattr(self, name) for name in names if hasattr(self, name)}

    def __setstate__(self, stored: tuple[None, Mapping[str, Any]]) -> None:
        """Take over a snapshot; what an earlier version kept besides is left out."""
        kind: type = type(self)
        for name in set(_field_names(kind)).intersection(stored[1]):
            setattr(self, name, stored[1][name])

    def then(self, *steps: Step) -> None:
        """Put `steps` before everything on the agenda; the first is carried out first."""
        number = len(steps)
        if number == 1:  # nearly always one or two: appending makes no reversed tuple
            self.agenda.append(steps[0])
        elif number == 2:
            self.agenda.append(steps[1])
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]

    def tell(self, kind: Callable[[*Parts], Event], *parts: *Parts) -> None:
        """Say what has just happened: the event is made only where somebody is told."""
        if self.events is not None:
            self.events.append(kind(*parts))

    def reveal(self) -> None:
        """Mark that somebody has just learned something new: no take-back past this point."""
        self.revealed = True

    def finish(self, outcome: Outcome) -> None:
        """End the game: nothing is left to do."""
        self.outcome = outcome
        self.agenda.clear()
        self.standing.clear()

    @property
    def decisions(self) -> Sequence[Decision]:
        """What the table waits for: one decision, or several to be taken in secret at once."""
        if self._asked is None:
            self._asked = self.agenda[-1].ask(self) if self.agenda else ()
        return self._asked

    def ask_again(self) -> None:
        """Forget what is asked: after a change by hand it is found anew from the top step.

        Rules never need it. Positions that are built for a test or a study do.
        """
        self._asked = None

    @property
    def pending(self) -> Sequence[Decision]:
        """Those of `decisions` that are not answered yet."""
        asked = self.decisions if self._asked is None else self._asked
        answers = self.answers
        return [d for d in asked if d.seat not in answers] if answers else asked

    def offers(self) -> Iterable[tuple[Step, Decision]]:
        """Every standing offer with its step."""
        return [(step, decision) for step in self.standing for decision in step.ask(self)]

    def open_to(self, seat: Seat) -> list[Decision]:
        """Everything `seat` may choose now: what the table waits for, then standing offers."""
        waiting = [d for d in self.pending if d.seat == seat]
        return waiting + [d for _, d in self.offers() if d.seat == seat]

    def advance(self) -> None:
        """Carry steps out until someone must choose, or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            asked = step.ask(self)
            if asked:
                self._asked = asked
                return
            agenda.pop()  # before it is resolved, for it may put other steps on top
            step.resolve(self, NO_ANSWERS)
        self._asked = ()

    def play(self, seat: Seat, choice: Choice) -> None:
        """Take `choice` for `seat` and advance. It must be on offer: a `Table` checks, this not."""
        if self.standing and self._is_offer(seat, choice):
            self._take_offer(seat, choice)
            return
        if len(self._asked or self.decisions) == 1:
            self.agenda.pop().resolve(self, {seat: choice})
            self.advance()
        else:
            self._keep_secret(seat, choice)

    def _keep_secret(self, seat: Seat, choice: Choice) -> None:
        """Let an answer wait until every seat that is asked has given one."""
        self.answers[seat] = choice
        if len(self.answers) == len(self.decisions):
            # Emptied first: the steps that follow may ask the same seats again.
            answers, self.answers = self.answers, {}
            self.agenda.pop().resolve(self, answers)
            self.advance()

    def _is_offer(self, seat: Seat, choice: Choice) -> bool:
        """Whether `choice` takes up a standing offer, and is none of what the table waits for."""
        for step in self.standing:  # loops, not any(): a tenth of Cryptid's time
            if step.may_take(choice):
                break
        else:
            return False
        for decision in self.pending:
            if decision.seat == seat and choice in decision.options:
                return False
        return True

    def _take_offer(self, seat: Seat, choice: Choice) -> None:
        step = next(s for s, d in self.offers() if d.seat == seat and choice in d.options)
        # What the table waits for may change by it, so the step on the agenda is asked again.
        self._asked = None
        step.resolve(self, {seat: choice})
        self.advance()

    def reasons(self, seat: Seat, place: str = "") -> tuple[Reason, ...]:
        """Why expected actions are not on offer; only a seat that is asked learns it.

        Of those that speak of places only those about `place`, if there are any.
        """
        if not any(decision.seat == seat for decision in self.pending):
            return ()
        explain = getattr(self.agenda[-1], "reasons", None)
        reasons = tuple(explain(self, seat)) if explain else ()
        return tuple([reason for reason in reasons if place in reason.at]) or reasons

    @property
    def is_race(self) -> bool:
        """Whether it matters who of the seats asked at once answers first."""
        return bool(self.agenda) and self.agenda[-1].is_race(self)

    @property
    def rule(self) -> str:
        """The `§` of the step the table is at."""
        return rule_of(self.agenda[-1]) if self.agenda else ""
