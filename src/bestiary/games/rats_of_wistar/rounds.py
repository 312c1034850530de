"""§2 Five rounds; from the second on a round begins with steps A to G."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import CHANCE, Choice, Decision, Outcome, Score, Seat, Step
from bestiary.games.rats_of_wistar.actions.mice import BASEMENT, HOUSE, odds, out_of_pool
from bestiary.games.rats_of_wistar.actions.projects import RenewMarkets
from bestiary.games.rats_of_wistar.box.components import INVENTIONS, MICE, MOUSE_NUMBER, NUMBERS
from bestiary.games.rats_of_wistar.box.script import Raw, Script
from bestiary.games.rats_of_wistar.choices import DrawMouse
from bestiary.games.rats_of_wistar.events import MouseShown, RoundBegan, WheelTurned, order_event
from bestiary.games.rats_of_wistar.scoring import rival_total, score
from bestiary.games.rats_of_wistar.solo import RivalGoal, TurnStatus
from bestiary.games.rats_of_wistar.state import NOBODY, Silent, Wistar
from bestiary.games.rats_of_wistar.turn import REFILL, TAKE_TURN

CHIEFS: Final[int] = NUMBERS["chiefs"]


@dataclass(frozen=True, slots=True)
class NextTurn(Silent):
    """§2.1 Turn by turn in turn order, until everyone has placed three chiefs."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Begin the next turn, or end the round."""
        if state.turn == CHIEFS * len(state.order):
            state.then(EndRound())
            return
        actor = state.order[state.turn % len(state.order)]
        state.turn += 1
        if actor == len(state.players):  # the solo rival
            state.then_all(RIVAL_TURN)
            return
        state.actor = actor
        state.chief_placed = False
        state.todo = ()
        state.then_all(TURN)


@dataclass(frozen=True, slots=True)
class EndRound(Silent):
    """§2.9 After the fifth round the turn order is updated once more and the game is scored."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Begin the next round, or score."""
        state.then_all(END_OF_GAME if state.round == NUMBERS["rounds"] else ROUND)
        if state.rival:
            state.then(RivalGoal())


@dataclass(frozen=True, slots=True)
class UpdateOrder(Silent):
    """§2.2 A: by the leftmost chief of each in the hut; the others follow in their old order."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        # Of several mentions the first counts: the leftmost chief, else the old place.
        order = tuple(dict.fromkeys((*state.hut, *state.order)))
        if order != state.order:
            state.order = order
            state.tell(order_event, order, len(state.players))


@dataclass(frozen=True, slots=True)
class TakeChiefsBack(Silent):
    """§2.3 B: everyone takes the three chiefs back."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        state.round += 1
        state.turn = 0
        state.chiefs = [NOBODY] * len(state.chiefs)
        state.hut = ()
        state.tell(RoundBegan, state.round)


@dataclass(frozen=True, slots=True)
class NextMouse(Step):
    """§2.4 C: a left round mouse is discarded, the next is turned up: 3 house, then 2 basement."""

    def ask(self, state: Wistar) -> Sequence[Decision]:
        kind = HOUSE if state.round <= NUMBERS["round_house_mice"] else BASEMENT
        return (Decision(CHANCE, "mouse", odds(state.mouse_pools[kind])),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, DrawMouse]) -> None:
        if state.round_mouse != NOBODY:
            state.gone = (*state.gone, MICE[state.round_mouse].mouse)
        mouse = answers[CHANCE].mouse
        state.round_mouse = MOUSE_NUMBER[mouse]
        out_of_pool(state, state.round_mouse)
        state.tell(MouseShown, mouse)


@dataclass(frozen=True, slots=True)
class TurnWheel(Silent):
    """§2.5 D: the wheel turns on by one sector, clockwise."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        state.wheel = (state.wheel[-1], *state.wheel[:-1])
        state.tell(WheelTurned)


@dataclass(frozen=True, slots=True)
class Income(Silent):
    """§2.6 E: incomes of cards and mice, in turn order; those with a choice come last.

    Nothing else about their order matters, so nobody is asked for it.
    """

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Let everyone with incomes receive them."""
        seats = (s for s in state.order if s < len(state.players))
        state.then(*(IncomeOf(s) for s in seats if state.players[s].incomes))


@dataclass(frozen=True, slots=True)
class IncomeOf(Silent):
    """The incomes of one player."""

    seat: int

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        state.actor = self.seat
        scripts = [_INCOMES[source] for source in state.me.incomes]
        # The sort is stable: without a choice they stay in the order of arrival.
        scripts.sort(key=lambda script: _has_choice(script.raw))
        state.then_all(tuple(step for script in scripts for step in script.steps))


def _has_choice(raw: Raw) -> bool:
    return any(name == "choose" for name, *_ in raw)


_INCOMES: Final[dict[str, Script]] = {
    **{i.effect.source: i.effect for i in INVENTIONS[1:] if i.timing == "income"},
    **{m.effect.source: m.effect for m in MICE if m.timing == "income"},
}


@dataclass(frozen=True, slots=True)
class ReadyCards(Silent):
    """§2.7 F: the 1× tokens leave all cards."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Make 1× effects usable again."""
        for player in state.players:
            # From the cards, not by adding bits: some may be ready still.
            player.ready = sum(1 << c for c in player.played if INVENTIONS[c].timing == "once")


@dataclass(frozen=True, slots=True)
class FinalScoring(Silent):
    """§12.1 Most VP wins; of those who tie, the one earlier in turn order."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        """Score and end the game."""
        scores = tuple(map(score, state.players))
        if state.rival:
            state.finish(_against(rival_total(state), scores))
            return
        best = max(s.total for s in scores)
        # `UpdateOrder` came just before: the tie is broken by the new order.
        level = [seat for seat in state.order if scores[seat].total == best]
        tie = "turn-order" if len(level) > 1 else None
        state.finish(Outcome((level[0],), scores, "rounds", tie))


def _against(rival: int, scores: tuple[Score, ...]) -> Outcome:
    """How the solo game ends: with as many points as the rival nothing is won."""
    won = scores[0].total > rival
    reason = "solo-won" if won else "solo-lost"
    return Outcome((0,) if won else (), scores, reason, about=(("points", rival),))


NEXT_TURN: Final = NextTurn()
TURN: Final = (TAKE_TURN, REFILL, NEXT_TURN)
RIVAL_TURN: Final = (TurnStatus(), REFILL, NEXT_TURN)
START_OF_ROUND: Final = (
    *(UpdateOrder(), TakeChiefsBack(), NextMouse(), TurnWheel()),
    *(Income(), ReadyCards(), RenewMarkets()),
)
ROUND: Final = (*START_OF_ROUND, NEXT_TURN)
"""§2.2 to §2.8, then turn by turn; `NextTurn` ends the round."""
END_OF_GAME: Final = (UpdateOrder(), FinalScoring())
