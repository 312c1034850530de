"""§4 Mouse tokens: into a free room, effect at once, points at the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bestiary.core import CHANCE, Choice, Decision, Seat, Step
from bestiary.core.chance import Lot
from bestiary.games.rats_of_wistar.box.components import MICE, MOUSE_NUMBER
from bestiary.games.rats_of_wistar.box.script import act
from bestiary.games.rats_of_wistar.choices import DrawMouse, Skip, TakeIn
from bestiary.games.rats_of_wistar.effects.interpreter import Rule, When
from bestiary.games.rats_of_wistar.events import MouseLost, MouseTaken
from bestiary.games.rats_of_wistar.gains import SKIP, trigger_steps
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import NOBODY, Silent, Wistar

HOUSE: Final = 0
BASEMENT: Final = 1
TAKE_IN: Final = TakeIn()
DRAW_MOUSE: Final = tuple(DrawMouse(token.mouse) for token in MICE)


def odds(pool: tuple[int, ...]) -> Lot:
    """Any of the mice not seen yet, equally likely."""
    return Lot(DRAW_MOUSE, pool)


def out_of_pool(state: Wistar, mouse: int) -> None:
    """Note that a mouse has been seen."""
    house, basement = state.mouse_pools
    # Looked for in both: a mouse is in one of them, whichever way it was seen.
    state.mouse_pools = (
        tuple([m for m in house if m != mouse]),
        tuple([m for m in basement if m != mouse]),
    )
    state.reveal()


def welcome(state: Wistar, mouse: int) -> None:
    """§4.9 A mouse takes a free room and its effect works at once; incomes also at later rounds."""
    me = state.me
    token = MICE[mouse]
    me.add_mouse(mouse)
    state.tell(MouseTaken, state.actor, token.mouse)
    if token.timing == "income":
        me.incomes = (*me.incomes, token.effect.source)
    state.then_all((*token.effect.steps, *trigger_steps(me, "mouse")))


def release(state: Wistar, seat: int, mouse: int) -> None:
    """§10.5 A discarded mouse leaves the game; its room is free, its effect and VP are gone."""
    player = state.players[seat]
    token = MICE[mouse]
    player.remove_mouse(mouse)
    player.incomes = tuple(i for i in player.incomes if i != token.effect.source)
    # Permanent effects are taken back; what was gained once stays.
    for step in token.effect.steps:
        _undo(player, step)
    state.gone = (*state.gone, token.mouse)
    state.tell(MouseLost, seat, token.mouse)


def _undo(player: Player, step: Any) -> None:
    if isinstance(step, Rule):
        step.apply(player, -step.number)
    elif isinstance(step, When):
        left = tuple(t for t in player.triggers[step.event] if t != step.trigger)
        player.triggers = player.triggers | {step.event: left}


@dataclass(frozen=True, slots=True)
class TurnMouse(Step):
    """A face-down mouse of the farm or the supply is turned over and moves in."""

    kind: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        return (Decision(CHANCE, "mouse", odds(state.mouse_pools[self.kind])),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, DrawMouse]) -> None:
        mouse = MOUSE_NUMBER[answers[CHANCE].mouse]
        out_of_pool(state, mouse)
        welcome(state, mouse)


@dataclass(frozen=True, slots=True)
class TakeRoundMouse(Silent):
    """§5.5 The mouse of the round moves in if there is a free room; else it stays where it is."""

    def resolve(self, state: Wistar, _: Mapping[Seat, Choice]) -> None:
        if state.round_mouse != NOBODY and state.me.free_rooms > 0:
            mouse, state.round_mouse = state.round_mouse, NOBODY
            welcome(state, mouse)


@dataclass(frozen=True, slots=True)
class TakeSupplyMouse(Step):
    """§5.6 A mouse from the supply may move in; without a free room or a mouse it is lost."""

    kind: int

    def ask(self, state: Wistar) -> Sequence[Decision]:
        """Take it in, or leave it in its stack."""
        if state.me.free_rooms <= 0 or not state.supply[self.kind]:
            return ()
        about = (("kind", "basement" if self.kind == BASEMENT else "house"),)
        return (Decision(state.actor, "supply-mouse", (TAKE_IN, SKIP), about),)

    def resolve(self, state: Wistar, answers: Mapping[Seat, TakeIn | Skip]) -> None:
        """Take it from its stack."""
        if isinstance(answers.get(state.actor), TakeIn):
            house, basement = state.supply
            state.supply = (house - (self.kind == HOUSE), basement - (self.kind == BASEMENT))
            state.then(TurnMouse(self.kind))


@act("take-mouse")
def _take_mouse(_: int, source: str) -> TakeRoundMouse | TakeSupplyMouse:
    if source == "round":
        return TakeRoundMouse()
    return TakeSupplyMouse(BASEMENT if source == "basement" else HOUSE)
