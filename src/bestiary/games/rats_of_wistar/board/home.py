"""A player's own board: goods, workers, abilities, beds and rooms, mice, and what was invented."""

from collections.abc import Iterator, Sequence
from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    EDGE,
    GAME_INK,
    HAIRLINE,
    INK,
    MOSS,
    OCHRE,
    PLAIN,
    QUIET,
    SLATE,
    SUNK,
    Box,
    Content,
    Lettering,
    Markup,
    at,
    cube,
    group,
    icon,
    label,
    mark,
    note,
    part,
    player,
    remembered,
    ring_box,
    rounded,
    shield,
    svg,
    token,
    wash,
)
from bestiary.games.rats_of_wistar.board.faces import (
    SYMBOL,
    TYPE_INK,
    chip,
    invention,
    key,
    mouse_face,
)
from bestiary.games.rats_of_wistar.box.components import BED_TRACK, CELLS, DUNGEON_TRACK
from bestiary.games.rats_of_wistar.describe import about_ability, effect

WIDTH = 640
TRACKS_END = 462.0
GOODS = ("wood", "metal", "movement", "joker", "vp")
SKILLS = ("cleverness", "agility", "observation", "strength", "endurance", "energy")
NUMBER = Lettering(22, weight=700, align="start")
CAPTION = Lettering(15.5, fill=QUIET, align="start")


@remembered
def home(seat: int, view: View, words: Words) -> str:
    """The board of the player who looks at it."""
    mine = view["players"][seat]
    drawn: list[Content] = [
        _goods(mine, words),
        _symbols(mine, words),
        _people(seat, mine, words),
        _tracks(mine, words),
        _cells(seat, mine, words),
    ]
    mice, height = _mice(mine, TRACKS_END, words)
    top = TRACKS_END + height
    played, height = tableau(mine, Box(8, top, WIDTH - 16, 0), words)
    top += height
    drawn += [mice, played]
    for goal in mine["private"]:
        name = goal["goal"]
        text = f"{words(f'goal-{name}')}: {effect('goal', name, words)}"
        drawn.append(key(f"goal:{name}", text, Box(8, top, WIDTH - 16, 46), "goal"))
        top += 54
    return svg(WIDTH, top, drawn, id="home", aria_label=words("panel-home"))


def _goods(mine: dict[str, Any], words: Words) -> Iterator[Markup]:
    boxes = Box(8, 8, WIDTH - 16, 50).columns(6, 6)
    for name, box in zip(GOODS, boxes, strict=False):
        number = mine["goods"][name]
        yield part(
            f"good:{name}",
            words("amount", thing=name, number=number),
            ring_box(box),
            rounded(box, 6, fill=CARD, stroke=EDGE, stroke_width=1.2),
            at((box.x + 24, box.centre.y), icon(SYMBOL[name], 32)),
            label(str(number), box.after(46), NUMBER),
        )
    box, level = boxes[5], mine["goods"]["current"]
    yield note(
        "current",
        words("about-current", level=level),
        rounded(box, 6, fill=wash(OCHRE) if level else SUNK, stroke=EDGE, stroke_width=1.2),
        at((box.x + 24, box.centre.y), icon("bolt", 32, OCHRE if level else QUIET)),
        label(("–", "+", "++")[level], box.after(46), NUMBER),
    )


def _symbols(mine: dict[str, Any], words: Words) -> Iterator[Markup]:
    """Totals of symbols and types, always in sight."""
    totals = [(name, mine["symbols"][name]) for name in SKILLS]
    totals += [(name, mine["types"][name]) for name in ("tools", "robots", "structures")]
    for (name, number), box in zip(totals, Box(8, 66, WIDTH - 16, 42).columns(9, 4), strict=True):
        ink = TYPE_INK.get(name.removesuffix("s"), INK)
        yield note(
            "amount",
            words("amount", thing=name, number=number),
            rounded(box, 5, fill=SUNK, stroke=HAIRLINE, stroke_width=1),
            at((box.x + 19, box.centre.y), icon(SYMBOL[name], 26, ink if number else QUIET)),
            label(str(number), box.after(36), NUMBER._replace(size=18)),
        )


def _people(seat: int, mine: dict[str, Any], words: Words) -> Markup:
    """Waiting workers, tents, chiefs and discs left."""
    entrance, tents, chiefs, discs = Box(8, 116, WIDTH - 16, 48).columns(4, 6)
    return group(
        part(
            "entrance",
            words("about-entrance", number=mine["entrance"]),
            ring_box(entrance),
            rounded(entrance, 6, fill=CARD, stroke=EDGE, stroke_width=1.2),
            at((entrance.x + 22, entrance.centre.y), token(player(seat), 32, "worker")),
            label(str(mine["entrance"]), entrance.after(44).left(24), NUMBER),
            label(words("waiting"), entrance.after(68).inset(2), CAPTION._replace(lines=2)),
        ),
        part(
            "tent",
            words("about-tents", number=2 - len(mine["tents"])),
            ring_box(tents),
            rounded(tents, 6, fill=CARD, stroke=EDGE, stroke_width=1.2),
            at((tents.x + 22, tents.centre.y), token(player(seat), 32, "tent")),
            label(str(2 - len(mine["tents"])), tents.after(44).left(24), NUMBER),
            label(words("tents"), tents.after(68).inset(2), CAPTION._replace(lines=2)),
        ),
        _left("chief", mine["chiefs"], words("chiefs"), chiefs),
        _left("goal", 3 - mine["goals"], words("discs"), discs),
    )


def _left(symbol: str, number: int, text: str, box: Box) -> Markup:
    return note(
        symbol,
        f"{text}: {number}",
        at((box.x + 22, box.centre.y), icon(symbol, 28)),
        label(str(number), box.after(44).left(24), NUMBER),
        label(text, box.after(68).inset(2), CAPTION._replace(lines=2)),
    )


def _tracks(mine: dict[str, Any], words: Words) -> Iterator[Markup]:
    """Beds and rooms: covered values to come, uncovered ones done."""
    free = words("about-rooms", free=mine["free_rooms"], all=mine["rooms"])
    yield note("dungeon", free, label(free, Box(8, 170, WIDTH - 16, 22), CAPTION))
    beds, rooms = Box(8, 194, WIDTH - 16, 100).rows(2, 6)
    yield from _track("bed", "bed", BED_TRACK, mine["beds"], beds, words)
    yield from _track("dungeon", "room", DUNGEON_TRACK, mine["dug"], rooms, words)


def _track(
    kind: str, symbol: str, values: tuple[int, ...], done: int, box: Box, words: Words
) -> Iterator[Markup]:
    """The next tokens carry the number of beds or rooms made at once."""
    for n, (value, cell) in enumerate(zip(values, box.columns(6, 6), strict=True)):
        ink = MOSS if n < done else QUIET
        drawn = (
            rounded(cell, 6, fill=wash(MOSS) if n < done else SUNK, stroke=ink, stroke_width=1.2),
            at((cell.x + 24, cell.centre.y), icon(symbol, 30, ink)),
            at((cell.right - 24, cell.centre.y), shield(value, 27)),
        )
        text = words(f"about-{kind}", number=n + 1, vp=value)
        ahead = n - done + 1
        if ahead > 0:
            yield part(f"{kind}:{ahead}", text, ring_box(cell), *drawn)
        else:
            yield note(kind, text, *drawn)


def _cells(seat: int, mine: dict[str, Any], words: Words) -> Iterator[Markup]:
    grid = Box(8, 304, WIDTH - 16, 150).grid(5, 2, 6)
    for number, (ability, box) in enumerate(zip(CELLS, grid, strict=True)):
        name = ability.cell.value
        freed = name in mine["freed"]
        ink = SLATE if ability.grey else OCHRE
        points = at((box.right - 15, box.y + 17), shield(ability.vp, 20)) if ability.vp else None
        yield part(
            f"cell:{name}",
            about_ability(number, mine["freed"], words),
            ring_box(box),
            rounded(box, 6, fill=CARD if freed else wash(ink), stroke=ink, stroke_width=1.5),
            label(words(f"cell-{name}"), box.below(28).inset(5, 2), Lettering(15.5, lines=3)),
            points,
            None if freed else at((box.x + 17, box.y + 18), cube(player(seat), 22)),
            at((box.x + 17, box.y + 17), icon("check", 22, GAME_INK)) if freed else None,
        )


def _mice(mine: dict[str, Any], top: float, words: Words) -> tuple[Markup, float]:
    """Mice and cheese that live here."""
    all_ = Box(8, top, WIDTH - 16, 40)
    title = part(
        "own-mice",
        words("own-mice", number=len(mine["mice"])),
        ring_box(all_.left(120)),
        at((all_.x + 22, all_.centre.y), token(PLAIN, 30, "mouse")),
        label(words("own-mice", number=len(mine["mice"])), all_.left(120).after(42), CAPTION),
    )
    drawn, tall = lodgers(mine["mice"], Box(8, top + 44, WIDTH - 16, 0), words, mine=True)
    return group(title, drawn), 48 + tall


def lodgers(
    mice: Sequence[str], box: Box, words: Words, *, mine: bool = False
) -> tuple[Markup, float]:
    """Mice in rows of three; one's own can be clicked."""
    columns = Box(box.x, box.y, box.width, 50).columns(3, 6)
    drawn = (
        _mouse(mouse, columns[n % 3].moved(0, n // 3 * 56), words, mine=mine)
        for n, mouse in enumerate(mice)
    )
    return group(*drawn), -(-len(mice) // 3) * 56


def _mouse(mouse: str, box: Box, words: Words, *, mine: bool) -> Markup:
    """A mouse with its timing, its effect and its points."""
    said, drawn = words(f"mouse-{mouse}"), mouse_face(mouse, box, words)
    if not mine:
        return note(f"mouse:{mouse}", said, *drawn)
    return part(f"mouse:{mouse}", said, ring_box(box), *drawn)


def tableau(mine: dict[str, Any], box: Box, words: Words) -> tuple[Markup, float]:
    """Played inventions grouped by type, spent 1× effects faded; heroes and skill tokens after."""
    order = sorted(mine["played"], key=lambda name: (invention(name).type, invention(name).deck))
    columns = Box(box.x, box.y, box.width, 44).columns(3, 6)
    faded = {n for n in order if invention(n).timing == "once" and n not in mine["ready"]}
    drawn = [
        chip(name, columns[n % 3].moved(0, n // 3 * 50), words, faded=name in faded)
        for n, name in enumerate(order)
    ]
    for n, extra in enumerate(_extras(mine, words), start=len(drawn)):
        text, symbol = extra
        place = columns[n % 3].moved(0, n // 3 * 50)
        drawn.append(_extra(text, symbol, place))
    return group(drawn), -(-len(drawn) // 3) * 50 + 6


def _extras(mine: dict[str, Any], words: Words) -> Iterator[tuple[str, str]]:
    for hero in mine["heroes"]:
        yield words(f"hero-{hero}"), "hero"
    for skill in mine["skills"]:
        yield words(f"skill-{skill}"), skill


def _extra(text: str, symbol: str, box: Box) -> Markup:
    return note(
        "hero" if symbol == "hero" else f"skill:{symbol}",
        text,
        rounded(box, 5, fill=SUNK, stroke=QUIET, stroke_width=1.2),
        at((box.x + 15, box.centre.y), icon(symbol, 20)),
        label(text, box.after(28).inset(2, 1), Lettering(16, align="start", lines=2)),
    )


def player_mark(seat: int, box: Box, words: Words) -> Markup:
    """A player's mark and name."""
    style = Lettering(17, serif=True, weight=600, align="start")
    return group(
        at((box.x + 14, box.centre.y), mark(player(seat), 22)),
        label(words.player(seat), box.after(32), style),
    )
