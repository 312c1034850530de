"""Panel of the score pad as it stands now."""

from typing import Final

from bestiary.core import Panel, Words
from bestiary.drawing import (
    BODY,
    INK,
    NUMBER,
    QUIET,
    Box,
    Markup,
    Point,
    at,
    badge,
    group,
    label,
    line,
    mark,
    memoize_by_reads,
    player,
    svg,
)
from bestiary.games.big_monster.scoring import LINES
from bestiary.games.big_monster.view_types import MonsterView

WIDTH: Final = 310
HEAD: Final = 30
SCORE_ROW: Final = 28
COLUMN: Final = 30
NAME: Final = BODY._replace(align="start", lines=2)


def _places(view: MonsterView) -> list[float]:
    return [_names(view) + COLUMN * (seat + 0.5) for seat in range(view["seats"])]


def _names(view: MonsterView) -> float:
    """The width left for words beside a column for every player."""
    return float(WIDTH - 8 - COLUMN * view["seats"])


def columns(view: MonsterView, words: Words, places: list[float]) -> Markup:
    return group(at((x, 16), _sign(view, seat, words)) for seat, x in enumerate(places))


def _sign(view: MonsterView, seat: int, words: Words) -> Markup:
    """A player's mark; in teams the team's letter in the player's colour."""
    team = view["players"][seat]["team"]
    coat = player(seat)
    return mark(coat, 18) if team is None else badge(words(f"team-{team}"), 24, coat)


@memoize_by_reads
def score(view: MonsterView, words: Words) -> Panel:
    """The pad: a line for each kind, a column for each player."""
    pads = view["scores"]
    # Once the reader has laid a tile in secret, their column already counts it.
    pending = view["pending"]
    if pending is not None and "score" in pending:
        mine = pending["score"]
        pads = [mine if seat == view["seat"] else pad for seat, pad in enumerate(pads)]
    rows = [
        at((0, HEAD + SCORE_ROW * number), _line(name, pads, view, words))
        for number, name in enumerate(LINES)
    ]
    total = HEAD + SCORE_ROW * len(LINES)
    totals = [sum(pad.values()) for pad in pads]
    sums = [_cell(points, x, 700) for points, x in zip(totals, _places(view), strict=True)]
    drawing = svg(
        WIDTH,
        total + (34 + SCORE_ROW if view["teams"] else 34),
        columns(view, words, _places(view)),
        rows,
        line(Point(8, total + 2), Point(WIDTH - 8, total + 2)),
        at((0, total + 4), label("Σ", Box(12, 0, 30, SCORE_ROW), NUMBER), sums),
        at((0, total + 4 + SCORE_ROW), _team_results(totals, view, words)),
        id="score",
        aria_label=words("panel-score"),
    )
    return Panel("score", "side", drawing)


def _team_results(totals: list[int], view: MonsterView, words: Words) -> Markup | None:
    """The pad's last row: the lower of the two results stands under both partners."""
    if not view["teams"]:
        return None
    # From the totals shown above and not from `team["result"]`: a pending tile counts here, too.
    places = _places(view)
    cells = [
        _cell(min(totals[partner] for partner in team["seats"]), places[seat], 700)
        for team in view["teams"]
        for seat in team["seats"]
    ]
    return group(_name(words("score-team"), view), cells)


def _line(name: str, pads: list[dict[str, int]], view: MonsterView, words: Words) -> Markup:
    cells = [_cell(pad[name], x, 500) for pad, x in zip(pads, _places(view), strict=True)]
    return group(_name(words(f"score-{name}"), view), cells)


def _name(text: str, view: MonsterView) -> Markup:
    return label(text, Box(12, 0, _names(view) - 14, SCORE_ROW), NAME)


def _cell(points: int, x: float, weight: int) -> Markup:
    style = NUMBER._replace(size=14, weight=weight, fill=INK if points else QUIET)
    signed = str(points).replace("-", "\N{MINUS SIGN}")
    return label(signed, Box(x - 15, 0, 30, SCORE_ROW), style)
