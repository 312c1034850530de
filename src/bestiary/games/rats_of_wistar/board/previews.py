"""Previews of a choice before it is made: strength, yield, prices, and what does nothing."""

from collections.abc import Callable, Iterator
from typing import Any

from bestiary.core import Choice, Seat
from bestiary.core.presentation import Preview
from bestiary.games.rats_of_wistar import choices as c
from bestiary.games.rats_of_wistar.actions.burrow import BuildBeds, DigRooms
from bestiary.games.rats_of_wistar.actions.workers import AREAS, strength
from bestiary.games.rats_of_wistar.box.components import (
    AREA_OF,
    INVENTIONS,
    MOST_CELLS,
    NUMBER,
    ROW_NUMBER,
    ROWS,
    WHEEL,
)
from bestiary.games.rats_of_wistar.box.names import MainAction
from bestiary.games.rats_of_wistar.box.stock import INDEX
from bestiary.games.rats_of_wistar.inventions.play import PlayCards
from bestiary.games.rats_of_wistar.inventions.prices import PayUnits
from bestiary.games.rats_of_wistar.missions import CompleteMission
from bestiary.games.rats_of_wistar.state import NOBODY, Wistar
from bestiary.games.rats_of_wistar.turn import main_action, sector_at
from bestiary.games.rats_of_wistar.view import missing_for

MAIN_YIELD = {
    MainAction.GATHER_WOOD: "wood",
    MainAction.GATHER_METAL: "metal",
    MainAction.DIG: "rooms",
    MainAction.BEDS: "beds",
    MainAction.PROJECT: "project",
    MainAction.EXPLORE: "explore",
}


def previews(state: Wistar, seat: Seat, choice: Choice) -> Iterator[Preview]:
    """Only the one whose turn it is has choices that do something here."""
    preview = _PREVIEWERS.get(type(choice))
    if preview is not None and seat == state.actor:
        yield from preview(state, choice)


def _main(state: Wistar, action: MainAction, loses: bool = True) -> Iterator[Preview]:
    """What a main action brings now; with strength 0 it does nothing and is lost."""
    number = strength(state.me, action)
    if number:
        yield Preview(MAIN_YIELD[action], (("number", number),))
        return
    area = (("area", AREAS[AREA_OF[action]]),)
    yield Preview("no-strength", area, loses, weighs=not loses)
    if waiting := state.me.waiting:
        yield Preview("waiting", (("number", waiting),))


def _chief(state: Wistar, choice: c.PlaceChief) -> Iterator[Preview]:
    yield from _main(state, choice.action, loses=False)
    for raw in WHEEL[state.like][sector_at(state, choice.action)][choice.cell - 1]:
        yield from _bonus(state, raw[1])


def _bonus(state: Wistar, bonus: str) -> Iterator[Preview]:
    """A bonus that cannot be used now says so."""
    if bonus == c.Bonus.PLAY.value and not PlayCards(1).options(state):
        yield Preview("nothing-to-play")
    if bonus == c.Bonus.MISSION.value and not CompleteMission(1).options(state):
        yield Preview("nothing-to-complete")


def _end(state: Wistar, _: c.EndTurn) -> Iterator[Preview]:
    """What the chief could still do, and will not."""
    for action in state.todo:
        if not isinstance(action, c.TakeBonus):
            if strength(state.me, main_action(state, state.place // MOST_CELLS)):
                yield Preview("main-unused", loses=True)
        elif _is_of_use(state, action.bonus):
            yield Preview("bonus-unused", (("bonus", action.bonus),), loses=True)


def _is_of_use(state: Wistar, bonus: c.Bonus) -> bool:
    """Whether a bonus would do anything now."""
    if bonus is c.Bonus.MOUSE:
        return state.round_mouse != NOBODY and state.me.free_rooms > 0
    return not any(_bonus(state, bonus.value))


def _worker(state: Wistar, choice: c.PlaceWorker) -> Iterator[Preview]:
    number = state.me.workers_in(AREAS.index(choice.area))
    yield Preview("strength", (("number", number + 1),))


def _play(state: Wistar, choice: c.Play) -> Iterator[Preview]:
    """What the card costs after discounts, jokers included."""
    step = state.agenda[-1]
    if not isinstance(step, PlayCards):
        return
    number = NUMBER[choice.card]
    wood, metal, either = step.allowance.bill(state.me, INVENTIONS[number])
    if not (wood or metal or choice.jokers):
        yield Preview("free")
    yield from _costs({"wood": wood, "metal": metal, "joker": choice.jokers})
    if either and wood + metal:
        yield Preview("cheaper", (("number", min(either, wood + metal)),))


def _costs(prices: dict[str, int]) -> Iterator[Preview]:
    for good, number in prices.items():
        if number:
            yield Preview(f"{good}-cost", (("number", number),))


def _dig_preview(state: Wistar, choice: c.Dig) -> Iterator[Preview]:
    step = state.agenda[-1]
    if isinstance(step, DigRooms) and choice.rooms:
        yield from _costs({"metal": step.cost(state.me, choice.rooms)})


def _build_preview(state: Wistar, choice: c.Build) -> Iterator[Preview]:
    step = state.agenda[-1]
    if isinstance(step, BuildBeds) and choice.beds:
        yield from _costs({"wood": step.cost(state.me, choice.beds)})


def _mission_preview(state: Wistar, choice: c.Complete) -> Iterator[Preview]:
    """What a mission costs: what is fixed, what is free to choose, and jokers for symbols."""
    price = ROWS[ROW_NUMBER[choice.row]].price
    prices = {"wood": price.wood, "metal": price.metal, "movement": price.movement}
    prices |= {"any": price.any, "joker": choice.jokers}
    if not any(prices.values()):
        yield Preview("free")
    yield from _costs(prices)


def _card_preview(state: Wistar, choice: c.TakeCard) -> Iterator[Preview]:
    """What a card from the market still lacks to be played."""
    if missing := missing_for(state.me, NUMBER[choice.card]):
        yield Preview("lacking", (("thing", tuple(missing)),))


_PREVIEWERS: dict[type, Callable[[Wistar, Any], Iterator[Preview]]] = {
    c.PlaceChief: _chief,
    c.TakeMain: lambda state, _: _main(state, main_action(state, state.place // MOST_CELLS)),
    c.ChooseMain: lambda state, choice: _main(state, choice.action),
    c.TakeBonus: lambda state, choice: _bonus(state, choice.bonus.value),
    c.EndTurn: _end,
    c.PlaceWorker: _worker,
    c.Play: _play,
    c.Dig: _dig_preview,
    c.Build: _build_preview,
    c.Complete: _mission_preview,
    c.TakeCard: _card_preview,
}


def repeats(state: Wistar, seat: Seat, choice: Choice) -> int:
    """How many units of a good can be paid at once."""
    step = state.agenda[-1]
    if seat != state.actor or not isinstance(choice, c.Pay) or not isinstance(step, PayUnits):
        return 1
    return min(step.number, state.me.stock[INDEX[choice.good.value]])
