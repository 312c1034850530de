"""Drawing of the objectives: what each counts, what it brings, and whose discs lie there."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    INK,
    Box,
    Markup,
    Point,
    at,
    badge,
    disc,
    label,
    part,
    ring_box,
    rounded,
    shield,
    stamp,
    wash,
)
from bestiary.games.rats_of_wistar.board.coats import (
    COUNT_LETTERING,
    HEADING_LETTERING,
    SHIELD_SIZE,
    WIDTH,
    coat,
)
from bestiary.games.rats_of_wistar.board.faces import COUNTER_ICON, SYMBOL_ICON
from bestiary.games.rats_of_wistar.box.components import GOALS
from bestiary.games.rats_of_wistar.describe import effect
from bestiary.games.rats_of_wistar.view_types import GoalView, WistarView

GOALS_TOP = 556
GOALS_HEIGHT = 98
GOAL_REWARDS = {goal.goal.value: goal.reward for goal in GOALS}
ACT_ICONS = {"explore": "map", "potion": "potion"}


def goals(view: WistarView, words: Words) -> Iterator[Markup]:
    """Three objectives side by side."""
    boxes = Box(6, GOALS_TOP, WIDTH - 12, GOALS_HEIGHT).columns(3, 6)
    for goal, box in zip(view["goals"], boxes, strict=False):
        yield _goal(goal, box, view, words)


def _goal(goal: GoalView, box: Box, view: WistarView, words: Words) -> Markup:
    name = goal["goal"]
    values = ", ".join(f"{words.player(s)}: {v}" for s, v in enumerate(goal["values"]))
    style = HEADING_LETTERING._replace(size=15.5, lines=2)
    return part(
        f"goal:{name}",
        words("about-goal", name=words(f"goal-{name}"), text=effect("goal", name, words),
              cells=", ".join(map(str, goal["cells"])), values=values),
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=INK, stroke_width=1.5),
        rounded(box.top(36).inset(2), 5, fill=wash(GAME_INK)),
        label(words(f"goal-{name}"), box.top(36).inset(8, 2), style),
        _bargain(goal, box.below(37).top(29)),
        _cells(goal, box.below(66).inset(6, 0), view),
    )  # fmt: skip


def _bargain(goal: GoalView, box: Box) -> Iterator[Markup]:
    """What is counted, and after an arrow what it brings."""
    counter_icon = COUNTER_ICON.get(goal["counter"]) or SYMBOL_ICON[goal["counter"]]
    yield at((box.x + 20, box.centre.y), stamp(counter_icon, 26, GAME_INK))
    yield at((box.x + 48, box.centre.y), stamp("arrow-right", 16))
    x = box.x + 62
    for kind, thing, number in GOAL_REWARDS[goal["goal"]].raw:
        place = Point(x + 13, box.centre.y)
        if thing == "vp":
            yield at(place.moved(4, 0), shield(number, SHIELD_SIZE))
            continue
        yield at(place, stamp(ACT_ICONS.get(thing) or SYMBOL_ICON[thing], 24))
        if kind == "gain" and number > 1:
            yield label(str(number), Box(x + 26, box.y, 16, box.height), COUNT_LETTERING)
        x += 40


def _cells(goal: GoalView, box: Box, view: WistarView) -> Iterator[Markup]:
    spots = box.columns(len(goal["cells"]), 2)
    # Discs fill the cells from the top; the others show what they ask for.
    discs = [*goal["discs"], *[None] * (len(spots) - len(goal["discs"]))]
    for least, seat, cell in zip(goal["cells"], discs, spots, strict=True):
        content = badge(f"{least}+", 29) if seat is None else disc(coat(seat, view), 28)
        yield at(cell.centre, content)
