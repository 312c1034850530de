"""A view in words, enough to play by: for the terminal and for screen readers."""

from collections.abc import Iterable, Iterator

from bestiary.core import Words
from bestiary.games.rats_of_wistar.box.components import (
    CELLS,
    INVENTIONS,
    NUMBER,
    ROW_NUMBER,
    ROWS,
    TYPE_NAMES,
    Price,
)
from bestiary.games.rats_of_wistar.box.names import Card, Row
from bestiary.games.rats_of_wistar.box.stock import NAMES
from bestiary.games.rats_of_wistar.view_types import (
    GoalView,
    NameAndNumber,
    PlayerView,
    PrivateGoalView,
    RivalView,
    RoomView,
    RowView,
    SectorView,
    WistarView,
)

DECKS = ("basic", "advanced")
GOODS = ("vp", "wood", "metal", "movement", "joker")


def describe(view: WistarView, words: Words) -> str:
    """The board from the wheel to the farm, the markets, then the players and the own hand."""
    return "\n".join(_lines(view, words))


def _lines(view: WistarView, words: Words) -> Iterator[str]:
    yield words("view-round", round=view["round"])
    yield words("view-order", names=", ".join(who(s, view, words) for s in view["order"]))
    yield from _pairs(view, words)
    yield from _wheel(view, words)
    yield from (_goal(goal, view, words) for goal in view["goals"])
    yield from _farm(view, words)
    yield from _supply(view, words)
    if view["rival"]:
        yield from _rival(view["rival"], words)
    for seat, player in enumerate(view["players"]):
        yield from _player(seat, player, words)
    yield from _own(view, words)


def who(seat: int, view: WistarView, words: Words) -> str:
    """The name of a player, or of the solo rival."""
    return words("rival") if seat >= len(view["players"]) else words.player(seat)


def effect(kind: str, name: str, words: Words) -> str:
    """The effect of a component in one line."""
    return words(f"effect-{kind}", **{kind: name})


def points(vp: int) -> str:
    """VP with a true minus."""
    # A hyphen is too short beside figures.
    return str(vp).replace("-", "−")


def counts(price: Price) -> list[tuple[str, int]]:
    """What a price asks for, as names and numbers."""
    spent = [("wood", price.wood), ("metal", price.metal), ("movement", price.movement)]
    spent.append(("any", price.any))
    required = [(NAMES[place], number) for place, number in (*price.skills, *price.needs)]
    return [(name, number) for name, number in (*spent, *required) if number]


def amounts_text(amounts: Iterable[tuple[str, int]], words: Words) -> str:
    return _join((words("amount", thing=name, number=n) for name, n in amounts), words)


def about_card(name: str, words: Words, missing: dict[str, int] | None = None) -> str:
    """Everything about a card: kind, cost and needs, symbols, points, timing, effect."""
    card = INVENTIONS[NUMBER[Card(name)]]
    text = words(
        "about-card",
        name=words(f"card-{name}"),
        type=TYPE_NAMES[card.type],
        deck=DECKS[card.deck],
        cost=amounts_text(counts(card.price), words),
        symbols=amounts_text(((NAMES[place], n) for place, n in card.symbols), words),
        vp=points(card.vp),
        timing=card.timing,
        text=effect("card", name, words),
    )
    return _with_missing(text, missing, words)


def about_row(row: RowView, view: WistarView, words: Words) -> str:
    """Everything about a mission: cost and needs, reward, lock, and who has done it."""
    name = row["row"]
    price = ROWS[ROW_NUMBER[Row(name)]].price
    text = words(
        "about-row",
        name=words(f"row-{name}"),
        cost=amounts_text(counts(price), words),
        reward=effect("row", name, words),
        opens=row["opens"] or 0,
    )
    if row["marker"] is not None:
        return words("about-taken", text=text, name=who(row["marker"], view, words))
    if row["shut"]:
        text = words("about-locked", text=text, lock=row["lock"])
    return _with_missing(text, row["missing"], words)


def _with_missing(text: str, missing: dict[str, int] | None, words: Words) -> str:
    if not missing:
        return text
    return words("about-missing", text=text, missing=amounts_text(missing.items(), words))


def about_ability(number: int, freed: Iterable[str], words: Words) -> str:
    """Everything about a cell of the player board."""
    ability = CELLS[number]
    return words(
        "about-ability",
        text=effect("cell", ability.cell.value, words),
        vp=ability.vp,
        colour="grey" if ability.grey else "brown",
        fee=ability.fee,
        freed="yes" if ability.cell.value in freed else "no",
    )


def _join(names: Iterable[str], words: Words, none: str = "nothing") -> str:
    return ", ".join(names) or words(none)


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"  {line}" for line in lines)


def _pairs(view: WistarView, words: Words) -> Iterator[str]:
    if view["pairs"]:
        yield words("view-pairs")
        for pair in view["pairs"]:
            yield from _indented(about_card(card, words) for card in pair)


def bonus_text(bonus: NameAndNumber, words: Words) -> str:
    """A bonus of the wheel."""
    name, number = bonus
    return words(f"bonus-{name}-some" if name == "move-workers" else f"bonus-{name}", number=number)


def _wheel(view: WistarView, words: Words) -> Iterator[str]:
    yield from (_sector(sector, view, words) for sector in view["wheel"])
    hut = (who(s, view, words) for s in view["hut"])
    yield words("view-hut", names=_join(hut, words, "nobody"))
    if view["round_mouse"]:
        yield words("view-round-mouse", text=words(f"mouse-{view['round_mouse']}"))
    if view["todo"]:
        yield words("view-todo", names=_join((_todo(a, words) for a in view["todo"]), words))


def _todo(action: str, words: Words) -> str:
    return words("choice-take-main") if action == "main" else words(f"bonus-{action}")


def _sector(sector: SectorView, view: WistarView, words: Words) -> str:
    cells = []
    for cell in sector["cells"]:
        text = "; ".join(bonus_text(bonus, words) for bonus in cell["bonus"])
        chief = cell["chief"]
        cells.append(text if chief is None else f"{text} [{who(chief, view, words)}]")
    mine = view["players"][view["seat"] if view["seat"] >= 0 else view["actor"]]
    return words(
        "view-sector",
        action=words(f"main-action-{sector['main']}"),
        strength=mine["workers"][sector["area"]],
        cells=" / ".join(cells),
    )


def _goal(goal: GoalView, view: WistarView, words: Words) -> str:
    return words(
        "view-goal",
        name=words(f"goal-{goal['goal']}"),
        text=effect("goal", goal["goal"], words),
        cells=" / ".join(map(str, goal["cells"])),
        values=", ".join(f"{words.player(s)} {v}" for s, v in enumerate(goal["values"])),
        discs=_join((who(seat, view, words) for seat in goal["discs"]), words),
    )


def _farm(view: WistarView, words: Words) -> Iterator[str]:
    outside = [s for s, player in enumerate(view["players"]) if player["explorer"] is None]
    yield words("about-outside", names=_join(map(words.player, outside), words, "nobody"))
    for room in view["farm"]:
        yield words(
            "view-room", name=words(f"room-{room['room']}"), parts=_join(_room(room, words), words)
        )
        yield from _indented(about_row(row, view, words) for row in room["rows"])
    shut = (words(f"passage-{p['passage']}") for p in view["passages"] if p["door"])
    yield words("view-doors", names=_join(shut, words))


def _room(room: RoomView, words: Words) -> Iterator[str]:
    if room["hidden_mission"]:
        yield words("view-hidden-mission")
    if room["mice"]:
        yield words("view-mice", number=room["mice"])
    yield from (words(f"mouse-{cheese}") for cheese in room["cheeses"])
    yield from (words("view-explorer", seat=seat) for seat in room["explorers"])
    yield from (words("view-tent", seat=seat) for seat in room["tents"])


def _supply(view: WistarView, words: Words) -> Iterator[str]:
    for deck in DECKS:
        cards = view["markets"][deck]
        yield words("view-market", deck=deck)
        missing = view["market_missing"]
        yield from _indented(about_card(card, words, missing.get(card)) for card in cards)
    discards = (words(f"card-{card}") for deck in DECKS for card in view["discards"][deck])
    yield words("view-decks", **view["decks"], discards=_join(discards, words))
    house, basement = view["supply"]
    tokens = amounts_text(view["tokens"].items(), words)
    yield words("view-supply", house=house, basement=basement, tokens=tokens)
    heroes = (words(f"hero-{hero}") for hero in view["heroes"])
    skills = (words(f"skill-{skill}") for skill in view["skills"])
    yield words("view-heroes", heroes=_join(heroes, words), skills=_join(skills, words))


def _rival(rival: RivalView, words: Words) -> Iterator[str]:
    yield words("view-rival", vp=rival["vp"], total=rival["total"])
    if rival["status"]:
        name = words(f"status-{rival['status']}")
        yield f"  {words('view-named', name=name, text=effect('status', rival['status'], words))}"


def _player(seat: int, player: PlayerView, words: Words) -> Iterator[str]:
    goods = amounts_text(((name, player["goods"][name]) for name in GOODS), words)
    yield words("view-player", seat=seat, goods=goods, hand=sum(player["hand"].values()))
    yield words("view-workers", **player["workers"], entrance=player["entrance"])
    yield words(
        "view-home",
        beds=player["beds"],
        dug=player["dug"],
        free=player["free_rooms"],
        doors=len(player["doors"]),
        tents=len(player["tents"]),
        current=player["goods"]["current"],
    )
    symbols = ((name, n) for name, n in player["symbols"].items() if n)
    yield words("view-symbols", names=amounts_text(symbols, words))
    yield words("view-played", names=_join((words(f"card-{c}") for c in player["played"]), words))
    extras = [words(f"hero-{hero}") for hero in player["heroes"]]
    extras += [words(f"skill-{skill}") for skill in player["skills"]]
    yield words("view-extras", names=_join(extras, words))
    yield words("view-own-mice", names=_join((words(f"mouse-{m}") for m in player["mice"]), words))
    yield words("view-freed", names=_join((words(f"cell-{c}") for c in player["freed"]), words))
    yield from (_private(goal, words) for goal in player["private"])


def _private(goal: PrivateGoalView, words: Words) -> str:
    return words(
        "view-private",
        name=words(f"goal-{goal['goal']}"),
        text=effect("goal", goal["goal"], words),
        least=goal["least"],
        value=goal["value"],
        done="yes" if goal["done"] else "no",
    )


def _own(view: WistarView, words: Words) -> Iterator[str]:
    """What only the viewer has: abilities to come, hand, cards and objectives just drawn."""
    if view["seat"] >= 0:
        freed = view["players"][view["seat"]]["freed"]
        left = [n for n, cell in enumerate(CELLS) if cell.cell.value not in freed]
        yield words("view-abilities")
        yield from _indented(about_ability(n, freed, words) for n in left)
    if view["hand"]:
        yield words("view-hand")
        yield from _indented(about_card(h["card"], words, h["missing"]) for h in view["hand"])
    if view["drawn"]:
        yield words("view-drawn")
        yield from _indented(about_card(card, words) for card in view["drawn"])
    if view["drawn_goals"]:
        yield words("view-drawn-goals")
        goals = ((words(f"goal-{g}"), effect("goal", g, words)) for g in view["drawn_goals"])
        yield from _indented(words("view-named", name=name, text=text) for name, text in goals)
