"""Why an action is not on offer, told to the one who is asked: only what that player may know."""

from collections.abc import Iterable, Iterator

from bestiary.core import Choice
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar import choices as c
from bestiary.games.rats_of_wistar.abilities import usable_cells
from bestiary.games.rats_of_wistar.box.components import (
    BED_TRACK,
    CELLS,
    DUNGEON_TRACK,
    GOALS,
    INVENTIONS,
    MISSIONS,
    MOST_CELLS,
    NUMBERS,
    OUTSIDE,
    PANTRY,
    PASSAGES,
    POSITIONS,
    ROOMS,
    WHEEL,
    MissionRow,
)
from bestiary.games.rats_of_wistar.box.stock import (
    counter,
)
from bestiary.games.rats_of_wistar.inventions.prices import Bill, short_of
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import HIDDEN, NOBODY, Wistar, doors_beside


def short_of_row(player: Player, row: MissionRow, waived: int = 0) -> dict[str, int]:
    """What is missing for a mission, whichever marker goes there."""
    price = row.price
    waived += player.waived_for_missions
    return short_of(player, price, (price.wood, price.metal, 0), waived)


def row_missing(player: Player, row: MissionRow) -> dict[str, int]:
    """What is missing for a mission, the fee of the last markers included."""
    missing = short_of_row(player, row)
    return {"any": 1} if not missing and lacks_fee(player, row) else missing


def lacks_fee(player: Player, row: MissionRow) -> bool:
    """Whether the only markers left for a row cost a unit that is not there."""
    return _has_marker(player, row) and not usable_cells(player, row)


def wheel_reasons(state: Wistar) -> Iterator[Reason]:
    """Which sectors no chief of the actor may enter."""
    cells = WHEEL[state.like]
    for (action, _), sector in zip(POSITIONS, state.wheel, strict=True):
        first = MOST_CELLS * sector
        taken = state.chiefs[first : first + len(cells[sector])]
        about = (("action", action),)
        if state.actor in taken:
            yield Reason("place-chief", "own-chief", "§3.1", about)
        elif NOBODY not in taken:
            yield Reason("place-chief", "cells-taken", "§3.1", about)


def goal_reasons(state: Wistar) -> Iterator[Reason]:
    """Which goals the actor cannot achieve yet, and what is missing."""
    me = state.me
    if me.goals_achieved >= NUMBERS["goal_discs"]:
        return
    for goal in state.goals:
        card = GOALS[goal]
        discs = state.discs.get(goal, ())
        least = card.least(state.like)
        if state.actor in discs:
            yield Reason("achieve-this", "own-disc", "§8.7", (("goal", card.goal),))
        elif len(discs) == len(least):
            yield Reason("achieve-this", "goal-full", "§8.7", (("goal", card.goal),))
        elif (have := counter(card.counter)(me)) < least[len(discs)]:
            about = (("goal", card.goal), ("have", have), ("least", least[len(discs)]))
            yield Reason("achieve-this", "goal-short", "§8.7", about)


def once_reasons(me: Player) -> Iterator[Reason]:
    """Which 1× effects are used up for this round."""
    for card in me.played:
        if INVENTIONS[card].timing == "once" and not me.ready >> card & 1:
            yield Reason("use-card", "used", "§8.4", (("card", INVENTIONS[card].card),))


def card_reasons(me: Player, bills: Iterable[tuple[int, Bill | None]]) -> Iterator[Reason]:
    """What is missing to play each card of the hand; without a bill it is not of the kind asked."""
    for card, bill in bills:
        invention = INVENTIONS[card]
        about = (("card", invention.card),)
        if bill is None:
            yield Reason("play-this", "wrong-kind", "§6.5", about)
            continue
        missing = short_of(me, invention.price, bill, me.waived_for_cards)
        if missing:
            yield Reason("play-this", "missing", "§6.5", (*about, ("thing", tuple(missing))))


def mission_reasons(state: Wistar, waived: int = 0) -> Iterator[Reason]:
    """Why rows of missions within reach cannot be completed."""
    here = [m for room in state.me.presence() if (m := state.missions[room]) >= 0]
    if not here:
        yield Reason("complete", "no-mission-here", "§7.1")
    for mission in here:
        rows = MISSIONS[mission].rows
        opened_locks = {row.opens for row in rows if state.rows[row.number] != NOBODY}
        for row in rows:
            shut = row.lock is not None and row.lock not in opened_locks
            yield from _row_reasons(state, row, waived, shut=shut)


def _row_reasons(state: Wistar, row: MissionRow, waived: int, *, shut: bool) -> Iterator[Reason]:
    me = state.me
    about = (("row", row.row),)
    if state.rows[row.number] != NOBODY:
        yield Reason("complete-this", "row-taken", "§7.2", about)
    elif shut:
        yield Reason("complete-this", "row-locked", "§7.2", about)
    elif not _has_marker(me, row):
        yield Reason("complete-this", "no-marker", "§7.3", about)
    elif missing := short_of_row(me, row, waived):
        yield Reason("complete-this", "missing", "§7.1", (*about, ("thing", tuple(missing))))
    elif lacks_fee(me, row):
        yield Reason("complete-this", "fee", "§7.3", about)


def _has_marker(me: Player, row: MissionRow) -> bool:
    return any(
        not me.freed >> n & 1 and (row.basement or not cell.grey) for n, cell in enumerate(CELLS)
    )


def marker_reasons(me: Player, *, basement: bool, units: int) -> Iterator[Reason]:
    """Which markers cannot go to a row, and why."""
    for number, cell in enumerate(CELLS):
        if me.freed >> number & 1:
            continue
        if cell.grey and not basement:
            yield Reason("free-this", "grey-marker", "§7.3", (("cell", cell.cell),))
        elif cell.fee and me.payable() <= units:
            yield Reason("free-this", "fee", "§7.3", (("cell", cell.cell),))


def explore_reasons(state: Wistar) -> Iterator[Reason]:
    """Which doors, mission cards and mice are out of reach."""
    me = state.me
    here = me.presence()
    beside = doors_beside((*here, OUTSIDE) if me.explorer == OUTSIDE else here, state.doors)
    far = [PASSAGES[n] for n in range(len(PASSAGES)) if state.doors >> n & 1 and n not in beside]
    if far:
        yield Reason("open-doors", "not-beside", "§4.6", (("passages", tuple(far)),))
    hidden = tuple(ROOMS[n] for n, m in enumerate(state.missions) if m == HIDDEN and n not in here)
    if hidden:
        yield Reason("reveal-in", "nobody-there", "§4.8", (("rooms", hidden),))
    if me.free_rooms <= 0 and any(state.mice[room] for room in here):
        yield Reason("take-mouse", "no-free-room", "§4.9")
    if PANTRY in here and state.cheeses and (me.has_cheese or me.free_rooms <= 0):
        yield Reason("take-cheese", "one-cheese" if me.has_cheese else "no-free-room", "§4.10")


def dig_reasons(me: Player, strength: int, most: int) -> Iterator[Reason]:
    """Why no more rooms can be dug than are on offer."""
    if me.rooms_dug + most == len(DUNGEON_TRACK):
        yield Reason("dig-more", "all-dug", "§4.2")
    elif most == strength:
        yield Reason("dig-more", "strength", "§4.1", (("number", strength),))
    else:
        yield Reason("dig-more", "no-metal", "§4.2")


def bed_reasons(me: Player, strength: int, most: int) -> Iterator[Reason]:
    """Why no more beds can be built than are on offer."""
    if me.beds_built + most == len(BED_TRACK):
        yield Reason("build-more", "all-built", "§4.3")
    elif most == strength:
        yield Reason("build-more", "strength", "§4.1", (("number", strength),))
    elif most == max(0, me.free_rooms):
        yield Reason("build-more", "no-free-room", "§4.3")
    else:
        yield Reason("build-more", "no-wood", "§4.3")


_DEEDS: dict[type, str] = {
    c.TakeMain: "main",
    c.EndTurn: "end",
    c.Skip: "skip",
    c.BuyJoker: "buy:joker",
    c.BuyCurrent: "buy:current",
    c.Afford: "afford",
}
_NONE = (c.Dig(0), c.Build(0))


def offered_keys(options: Iterable[Choice]) -> list[str]:
    """What may be done now that lies nowhere on the table, each once."""
    return list(dict.fromkeys(name for choice in options if (name := _deed(choice))))


def _deed(choice: Choice) -> str | None:
    if isinstance(choice, c.TakeBonus):
        return f"bonus:{choice.bonus.value}"
    return "skip" if choice in _NONE else _DEEDS.get(type(choice))
