"""§10 Aggressive effects: what rivals who have more must give up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.rats_of_wistar.actions.mice import release
from bestiary.games.rats_of_wistar.box.components import MICE, MOUSE_NUMBER, NUMBER, SOLO
from bestiary.games.rats_of_wistar.box.script import Raw, kind
from bestiary.games.rats_of_wistar.box.stock import INDEX, METAL, VP, WOOD, counter
from bestiary.games.rats_of_wistar.choices import Loss, PayCard, Release, Suffer
from bestiary.games.rats_of_wistar.events import STUFF, Lost, RivalLost
from bestiary.games.rats_of_wistar.gains import drop
from bestiary.games.rats_of_wistar.inventions.prices import PAY_WOOD, Unit, units
from bestiary.games.rats_of_wistar.state import Silent, Wistar


@dataclass(frozen=True, slots=True)
class Attack(Silent):
    """§10.1 Rivals with strictly more of what is named suffer, in turn order; card 95 protects."""

    count: str
    then: Raw

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        count = counter(self.count)
        mine = count(state.me)
        if state.rival is not None:
            if SOLO["counters"][self.count][state.round - 1] > mine:
                hurt_rival(state, self.then)
            return
        start = state.order.index(state.actor)
        # In turn order, from the player after the attacker on.
        others = state.order[start + 1 :] + state.order[:start]
        # Compared before anybody suffers: one victim's loss does not save the next.
        victims = [s for s in others if count(state.players[s]) > mine]
        hurt = (s for s in victims if not state.players[s].is_immune)
        state.then_all(tuple(loss_step(s, self.then) for s in hurt))


@kind("rivals")
def _rivals(_: str, count: str, then: Raw) -> Attack:
    return Attack(count, then)


def hurt_rival(state: Wistar, then: Raw) -> None:
    """§11.6 The solo rival loses the VP shown, or 2 VP where only goods are lost."""
    rival = state.rival
    assert rival is not None
    ((name, *rest),) = then
    losses = [option[0] for option in rest[0]] if name == "choose" else [(name, *rest)]
    points = next((n for _, what, n in losses if what == "vp"), SOLO["goods_vp"])
    lost = min(points, rival.vp)
    rival.vp -= lost
    state.tell(RivalLost, lost)


def loss_step(seat: int, then: Raw) -> Step:
    """The step by which `seat` suffers a raw loss."""
    ((name, *rest),) = then
    if name == "lose":
        return Lose(seat, *rest)
    ((_, what, number),), ((_, _, points),) = rest[0]
    return LoseEither(seat, what, number, points)


def lose(state: Wistar, seat: int, good: int, number: int) -> None:
    """§10.2 Who has too little loses what is there; the track stops at 0."""
    stock = state.players[seat].stock
    lost = min(number, stock[good])
    if lost:
        stock[good] -= lost
        state.tell(Lost, seat, STUFF[good], lost)


@dataclass(frozen=True, slots=True)
class Lose(Step):
    """§10.3 The victim picks which card, unit or mouse to give up."""

    seat: int
    what: str
    number: int

    def _options(self, state: Wistar) -> Sequence[Release | Unit]:
        player = state.players[self.seat]
        if self.what == "mouse":
            return [Release(MICE[mouse].mouse) for mouse in player.mice]
        if self.what in ("card", "any"):
            return units(player, goods=self.what == "any")
        return []

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Which one, if there is a choice."""
        options = self._options(state)
        return (Decision(self.seat, f"lose-{self.what}", options),) if len(options) > 1 else ()

    def resolve(self, state: Wistar, answers: Mapping[Seat, Release | Unit]) -> None:
        if self.what in INDEX:
            lose(state, self.seat, INDEX[self.what], self.number)
            return
        options = self._options(state)
        if options:
            give_up(state, self.seat, answers.get(self.seat) or options[0])


def give_up(state: Wistar, seat: int, what: Release | Unit) -> None:
    """Lose one thing that was picked."""
    if isinstance(what, Release):
        release(state, seat, MOUSE_NUMBER[what.mouse])
    elif isinstance(what, PayCard):
        drop(state, seat, NUMBER[what.card])
    else:
        lose(state, seat, WOOD if what == PAY_WOOD else METAL, 1)


@dataclass(frozen=True, slots=True)
class LoseEither(Step):
    """§10.4 Goods or VP: the goods only in full, otherwise the VP are lost."""

    seat: int
    what: str
    number: int
    points: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Goods or points, if the goods are there."""
        player = state.players[self.seat]
        owned = len(player.mice) if self.what == "mouse" else player.stock[INDEX[self.what]]
        if owned < self.number:
            return ()
        options = (Suffer(Loss(self.what)), Suffer(Loss.VP))
        about = (("what", self.what), ("number", self.number), ("points", self.points))
        return (Decision(self.seat, "suffer", options, about),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, Suffer]) -> None:
        answer = answers.get(self.seat)
        if answer is None or answer.loss is Loss.VP:
            lose(state, self.seat, VP, self.points)
        else:
            state.then(Lose(self.seat, self.what, self.number))
