"""The plates of the home page, the logo, and players' marks for the text of a page."""

from functools import cache

from bestiary.drawing.colours import GAME_INK, INK, player
from bestiary.drawing.icons import icon
from bestiary.drawing.markup import Markup, el, group
from bestiary.drawing.pieces import mark_path
from bestiary.drawing.placing import at
from bestiary.drawing.plates.pen import HEIGHT, WASH, WIDTH, blot, ring


def _placeholder() -> Markup:
    """A plate for a game that has no creature yet."""
    return group(
        blot(f"M0 0H{WIDTH}V{HEIGHT}H0Z", WASH),
        ring((WIDTH / 2, HEIGHT / 2), 70),
        at((WIDTH / 2, HEIGHT / 2), icon("beast", 90, GAME_INK)),
    )


def frame(game: str, drawing: Markup | str | None) -> Markup:
    """The picture of a game, decoration beside its title."""
    return el(
        "svg",
        _placeholder() if drawing is None else Markup(drawing),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
        class_="plate-art",
        data_game=game,
        aria_hidden="true",
        focusable="false",
    )


LOGO = (
    "M6 27Q4 17 9 11L7 3l7 4.5h8L29 3l-2 8q5 6 3 16",
    "M12 15q2-2 4.5 0M20 15q2-2 4.5 0M15.5 20.5 18 22l2.5-1.5",
    "M3 27q7.5-3 15 1.5 7.5-4.5 15-1.5v5q-7.5-2-15 2-7.5-4-15-2ZM18 28.5v5.5",
)


@cache
def logo() -> Markup:
    """A beast looking out over an open atlas."""
    return el(
        "svg",
        group(
            [el("path", d=d) for d in LOGO],
            fill="none",
            stroke="currentColor",
            stroke_width=2,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        viewBox="0 0 36 36",
        width=36,
        height=36,
        class_="logo",
        aria_hidden="true",
    )


@cache
def seat_mark(seat: int) -> Markup:
    """A player's mark beside a name."""
    coat = player(seat)
    return el(
        "svg",
        el(
            "path",
            d=mark_path(coat.mark or "circle", 18),
            fill=coat.fill,
            stroke=INK,
            stroke_width=1,
            stroke_linejoin="round",
        ),
        viewBox="-12 -12 24 24",
        width=20,
        height=20,
        class_="mark",
        aria_hidden="true",
    )
