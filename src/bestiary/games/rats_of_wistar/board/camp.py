"""Round the wheel: the alchemist's hut, the round's mouse, the areas with workers, the goals."""

from collections.abc import Iterator
from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    INK,
    OCHRE,
    PLAIN,
    QUIET,
    SLATE,
    SUNK,
    Box,
    Lettering,
    Markup,
    at,
    badge,
    disc,
    group,
    icon,
    label,
    mark,
    note,
    part,
    pawn,
    player,
    ring_box,
    rounded,
    token,
    wash,
)
from bestiary.games.rats_of_wistar.board.coats import AREA_ICON, AREA_INK, BONUS_ICON, WIDTH, coat
from bestiary.games.rats_of_wistar.board.faces import mouse_face
from bestiary.games.rats_of_wistar.box.names import Area
from bestiary.games.rats_of_wistar.choices import Draught
from bestiary.games.rats_of_wistar.describe import effect, who

RIGHT = Box(424, 16, 208, 404)


def hut(view: View, words: Words) -> Markup:
    box = RIGHT.top(204)
    chiefs = (
        at((box.x + 22 + n % 7 * 27, box.y + 60 + n // 7 * 24), pawn(coat(s, view), 26))
        for n, s in enumerate(view["hut"])
    )
    names = ", ".join(who(s, view, words) for s in view["hut"]) or words("nobody")
    top = box.top(104)
    hut = part(
        "hut",
        words("about-hut", names=names),
        ring_box(top),
        rounded(top, 6, fill=CARD, stroke=INK, stroke_width=1.5),
        at((top.x + 20, top.y + 19), icon("shack", 25, GAME_INK)),
        label(words("hut"), top.top(38).after(38).inset(2, 4),
              Lettering(18, serif=True, weight=600, align="start", lines=2)),
        chiefs,
    )  # fmt: skip
    return group(hut, _potions(box.below(112), words))


def _potions(box: Box, words: Words) -> Iterator[Markup]:
    yield note(
        "potion",
        words("potion"),
        at((box.x + 16, box.y + 14), icon("potion", 24, GAME_INK)),
        label(words("potion"), box.top(28).after(34), Lettering(15.5, align="start")),
    )
    for draught, cell in zip(Draught, box.below(32).columns(4, 6), strict=True):
        yield part(
            f"potion:{draught.value}",
            words("about-potion", text=words(f"draught-{draught.value}")),
            ring_box(cell),
            rounded(cell, 6, fill=SUNK, stroke=QUIET, stroke_width=1),
            at(cell.centre, icon(BONUS_ICON[draught.value], 30)),
        )


def round_mouse(view: View, words: Words) -> Markup:
    """The round's mouse, the supply of mice, the turn order."""
    box = RIGHT.below(212)
    mouse = view["round_mouse"]
    text = words(f"mouse-{mouse}") if mouse else words("nothing")
    return group(
        note(
            "round-mouse",
            words("view-round-mouse", text=text),
            mouse_face(mouse, box.top(72), words) if mouse else _no_mouse(box.top(72), words),
        ),
        part(
            "supply",
            words("about-supply", house=view["supply"][0], basement=view["supply"][1]),
            ring_box(Box(box.x, box.y + 80, 124, 28)),
            at((box.x + 15, box.y + 94), icon("mouse", 22, OCHRE)),
            label(str(view["supply"][0]), Box(box.x + 29, box.y + 82, 26, 24), STRONG),
            at((box.x + 75, box.y + 94), icon("mouse", 22, SLATE)),
            label(str(view["supply"][1]), Box(box.x + 89, box.y + 82, 26, 24), STRONG),
        ),
        label(words("turn-order"), Box(box.x, box.y + 112, 208, 20),
              Lettering(15.5, align="start", fill=QUIET)),
        (
            note("order", who(seat, view, words), at((box.x + 20 + n * 46, box.y + 154),
                 disc(coat(seat, view), 34)))
            for n, seat in enumerate(view["order"])
        ),
    )  # fmt: skip


def _no_mouse(box: Box, words: Words) -> Markup:
    return group(
        rounded(box, 6, fill=SUNK, stroke=QUIET, stroke_width=1.2),
        at((box.x + 27, box.y + 36), token(PLAIN, 42, "mouse")),
        label(words("nothing"), box.after(54).inset(4), Lettering(16, align="start")),
    )


STRONG = Lettering(16, weight=700, align="start")


def areas(view: View, words: Words) -> Iterator[Markup]:
    boxes = Box(8, 436, WIDTH - 16, 92).columns(3, 8)
    for area, box in zip(Area, boxes, strict=True):
        ink = AREA_INK[area.value]
        workers = [(s, p["workers"][area.value]) for s, p in enumerate(view["players"])]
        spoken = ", ".join(f"{words.player(s)} {n}" for s, n in workers)
        yield part(
            f"area:{area.value}",
            words("about-area", name=words(f"area-{area.value}"), workers=spoken),
            ring_box(box),
            rounded(box, 6, fill=wash(ink), stroke=ink, stroke_width=1.5),
            at((box.x + 21, box.y + 20), icon(AREA_ICON[area.value], 26, ink)),
            label(words(f"area-{area.value}"), box.top(38).after(40),
                  Lettering(18, serif=True, weight=600, align="start")),
            (_workers(s, n, box, len(workers)) for s, n in workers),
        )  # fmt: skip


def _workers(seat: int, number: int, box: Box, players: int) -> Markup:
    cell = box.below(38).inset(4, 2).columns(players, 2)[seat]
    style = Lettering(19, weight=700, align="start")
    return group(
        at((cell.x + 14, cell.centre.y), mark(player(seat), 20)),
        label(str(number), Box(cell.x + 27, cell.y, 20, cell.height), style),
    )


def goals(view: View, words: Words) -> Iterator[Markup]:
    boxes = Box(8, 540, WIDTH - 16, 124).columns(3, 8)
    for goal, box in zip(view["goals"], boxes, strict=False):
        yield _goal(goal, box, view, words)


def _goal(goal: dict[str, Any], box: Box, view: View, words: Words) -> Markup:
    text = effect("goal", goal["goal"], words)
    cells = box.below(84).inset(8, 2)
    spots = cells.columns(len(goal["cells"]), 4)
    discs = [*goal["discs"], *[None] * (len(spots) - len(goal["discs"]))]
    values = ", ".join(f"{words.player(s)} {v}" for s, v in enumerate(goal["values"]))
    return part(
        f"goal:{goal['goal']}",
        words("about-goal", name=words(f"goal-{goal['goal']}"), text=text,
              cells=", ".join(map(str, goal["cells"])), values=values),
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=INK, stroke_width=1.5),
        at((box.x + 18, box.y + 18), icon("goal", 22, GAME_INK)),
        label(words(f"goal-{goal['goal']}"), box.top(34).after(34).inset(2, 3),
              Lettering(17, serif=True, weight=600, align="start", lines=2)),
        label(text, box.below(33).top(52).inset(8, 2), Lettering(15.5, lines=3)),
        (
            _goal_cell(least, seat, cell, view)
            for least, seat, cell in zip(goal["cells"], discs, spots, strict=True)
        ),
    )  # fmt: skip


def _goal_cell(least: int, seat: int | None, cell: Box, view: View) -> Markup:
    drawn = badge(f"{least}+", 31) if seat is None else disc(coat(seat, view), 31)
    return at(cell.centre, drawn)
