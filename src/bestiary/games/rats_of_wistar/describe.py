"""A view in words: for the terminal and for screen readers."""

from collections.abc import Iterable, Iterator
from typing import Any

from bestiary.core import View, Words


def describe(view: View, words: Words) -> str:
    """The board from the wheel to the farm, the markets, then the players and the own hand."""
    return "\n".join(_lines(view, words))


def _lines(view: View, words: Words) -> Iterator[str]:
    yield words("view-round", round=view["round"])
    yield words("view-order", names=", ".join(who(s, view, words) for s in view["order"]))
    yield from (_sector(sector, view, words) for sector in view["wheel"])
    hut = ", ".join(who(s, view, words) for s in view["hut"]) or words("nothing")
    yield words("view-hut", names=hut)
    if view["round_mouse"]:
        yield words("view-round-mouse", text=effect("mouse", view["round_mouse"], words))
    yield from (_goal(goal, view, words) for goal in view["goals"])
    yield from (_room(room, view, words) for room in view["farm"])
    shut = [words(f"passage-{p['passage']}") for p in view["passages"] if p["door"]]
    yield words("view-doors", names=_join(shut, words))
    for deck in ("basic", "advanced"):
        names = [words(f"card-{card}") for card in view["markets"][deck]]
        yield words("view-market", deck=deck, names=_join(names, words))
    if view["rival"]:
        yield words("view-rival", vp=view["rival"]["vp"], total=view["rival"]["total"])
    for seat, player in enumerate(view["players"]):
        yield from _player(seat, player, words)
    if view["hand"]:
        yield words("view-hand")
        yield from (f"  {card_line(held['card'], words)}" for held in view["hand"])


def who(seat: int, view: View, words: Words) -> str:
    """The name of a player, or of the solo rival."""
    return words("rival") if seat >= len(view["players"]) else words.player(seat)


def effect(kind: str, name: str, words: Words) -> str:
    """The effect of a component in one line."""
    return words(f"effect-{kind}", **{kind: name})


def card_line(card: str, words: Words) -> str:
    """A card with its effect."""
    return words("view-card", name=words(f"card-{card}"), text=effect("card", card, words))


def _join(names: Iterable[str], words: Words) -> str:
    return ", ".join(names) or words("nothing")


def bonus_text(bonus: list[Any], words: Words) -> str:
    """A bonus of the wheel."""
    name, number = bonus
    return words(f"bonus-{name}-some" if name == "move-workers" else f"bonus-{name}", number=number)


def _sector(sector: dict[str, Any], view: View, words: Words) -> str:
    cells = []
    for cell in sector["cells"]:
        text = "; ".join(bonus_text(bonus, words) for bonus in cell["bonus"])
        chief = cell["chief"]
        cells.append(text if chief is None else f"{text} [{who(chief, view, words)}]")
    return words("view-sector", action=words(f"main-action-{sector['main']}"),
                 cells=" / ".join(cells))  # fmt: skip


def _goal(goal: dict[str, Any], view: View, words: Words) -> str:
    discs = [who(seat, view, words) for seat in goal["discs"]]
    cells = " / ".join(map(str, goal["cells"]))
    return words("view-goal", name=words(f"goal-{goal['goal']}"),
                 text=effect("goal", goal["goal"], words), cells=cells,
                 discs=_join(discs, words))  # fmt: skip


def _room(room: dict[str, Any], view: View, words: Words) -> str:
    parts = []
    if room["hidden_mission"]:
        parts.append(words("view-hidden-mission"))
    for row in room["rows"]:
        name = words(f"row-{row['row']}")
        marker = row["marker"]
        if marker is not None:
            name += f" [{who(marker, view, words)}]"
        elif row["shut"]:
            name += f" [{words('view-locked')}]"
        parts.append(name)
    if room["mice"]:
        parts.append(words("view-mice", number=room["mice"]))
    parts += [words(f"mouse-{cheese}") for cheese in room["cheeses"]]
    parts += [words("view-explorer", seat=seat) for seat in room["explorers"]]
    parts += [words("view-tent", seat=seat) for seat in room["tents"]]
    return words("view-room", name=words(f"room-{room['room']}"), parts=_join(parts, words))


def _player(seat: int, player: dict[str, Any], words: Words) -> Iterator[str]:
    goods = {name: player["goods"][name] for name in ("wood", "metal", "movement", "joker", "vp")}
    yield words("view-player", seat=seat, **goods)
    yield words("view-workers", **player["workers"], entrance=player["entrance"])
    yield words(
        "view-home",
        beds=player["beds"],
        dug=player["dug"],
        free=player["free_rooms"],
        current=player["goods"]["current"],
        hand=sum(player["hand"].values()),
    )
    symbols = [f"{words(f'symbol-{n}')} {k}" for n, k in player["symbols"].items() if k]
    yield words("view-symbols", names=_join(symbols, words))
    yield words("view-played", names=_join((words(f"card-{c}") for c in player["played"]), words))
    mice = (effect("mouse", mouse, words) for mouse in player["mice"])
    yield words("view-own-mice", names=_join(mice, words))
    freed = (words(f"cell-{cell}") for cell in player["freed"])
    yield words("view-freed", names=_join(freed, words))
