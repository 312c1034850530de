"""Medals with everyone's progress, and the score pad as it stands."""

from typing import Any, Final

from bestiary.core import Panel, View, Words
from bestiary.drawing import (
    BODY,
    HAIRLINE,
    INK,
    NUMBER,
    QUIET,
    SMALL,
    TITLE,
    Box,
    Markup,
    Point,
    at,
    badge,
    group,
    label,
    line,
    mark,
    note,
    paint,
    player,
    remembered,
    shield,
    svg,
)
from bestiary.games.big_monster.scoring import LINES

WIDTH: Final = 400
HEAD: Final = 30
MEDAL_ROW: Final = 44
SCORE_ROW: Final = 24
COLUMN: Final = 37


@remembered
def medals(view: View, words: Words) -> Panel:
    rows = [row for medal in view["medals"] for row in _goals(medal)]
    height = HEAD + MEDAL_ROW * len(rows) + 6
    drawn = [
        at((0, HEAD + MEDAL_ROW * number), _medal(row, view, words))
        for number, row in enumerate(rows)
    ]
    drawing = svg(
        WIDTH, height, _columns(view, words), drawn, id="medals", aria_label=words("panel-medals")
    )
    return Panel("medals", "side", drawing)


def _goals(medal: dict[str, Any]) -> list[dict[str, Any]]:
    """A row for the personal goal and one for the team's."""
    personal = {**medal, "team": False}
    if medal["team-goal"] is None:
        return [personal]
    team = {
        **medal,
        "team": True,
        "goal": medal["team-goal"],
        "open": medal["team-open"],
        "owners": medal["team-owners"],
        "progress": medal["team-progress"] * 2,
    }
    return [personal, team]


def _places(view: View) -> list[float]:
    return [_names(view) + COLUMN * (seat + 0.5) for seat in range(view["seats"])]


def _names(view: View) -> float:
    """The width left for words beside a column for every player."""
    return float(WIDTH - 8 - COLUMN * view["seats"])


def _columns(view: View, words: Words) -> Markup:
    return group(at((x, 16), _sign(view, seat, words)) for seat, x in enumerate(_places(view)))


def _sign(view: View, seat: int, words: Words) -> Markup:
    """A player's mark; in teams the team's letter in the player's colour."""
    team = view["players"][seat]["team"]
    coat = player(seat)
    return mark(coat, 16) if team is None else badge(words(f"team-{team}"), 22, coat)


def _medal(row: dict[str, Any], view: View, words: Words) -> Markup:
    goal = words(f"goal-{row['medal']}", goal=row["goal"])
    coat = paint("yellow") if row["team"] else paint("white")
    title = words("view-team-goal" if row["team"] else f"medal-{row['medal']}")
    style = TITLE._replace(size=13, align="start")
    return group(
        line(Point(8, 0), Point(WIDTH - 8, 0), stroke=HAIRLINE),
        at((20, 20), note(f"medal:{row['medal']}", goal, shield(row["points"], 26, coat))),
        label(title, Box(38, 3, _names(view) - 40, 16), style),
        label(goal, Box(38, 18, _names(view) - 40, 24), SMALL._replace(align="start", lines=2)),
        [_progress(row, seat, x) for seat, x in enumerate(_places(view))],
    )


def _progress(row: dict[str, Any], seat: int, x: float) -> Markup | None:
    if seat >= len(row["progress"]):
        return None
    won = seat in row["owners"]
    ink = INK if row["open"] or won or not row["goal"] else QUIET
    text = str(row["progress"][seat])
    if won:
        return at((x, 20), shield(row["points"], 26, player(seat)._replace(mark=None)))
    return label(text, Box(x - 14, 8, 28, 24), NUMBER._replace(size=14, fill=ink, weight=500))


@remembered
def score(view: View, words: Words) -> Panel:
    """The pad: a line for each kind, a column for each player."""
    pads = view["scores"]
    mine = view["pending"].get("score") if view["pending"] else None
    if mine:
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
        _columns(view, words),
        rows,
        line(Point(8, total + 2), Point(WIDTH - 8, total + 2)),
        at((0, total + 4), label("Σ", Box(12, 0, 30, SCORE_ROW), NUMBER), sums),
        at((0, total + 4 + SCORE_ROW), _team_results(totals, view, words)),
        id="score",
        aria_label=words("panel-score"),
    )
    return Panel("score", "side", drawing)


def _team_results(totals: list[int], view: View, words: Words) -> Markup | None:
    """The pad's last row: the lower of the two results stands under both partners."""
    if not view["teams"]:
        return None
    places = _places(view)
    cells = [
        _cell(min(totals[partner] for partner in team["seats"]), places[seat], 700)
        for team in view["teams"]
        for seat in team["seats"]
    ]
    return group(_name(words("score-team"), view), cells)


def _line(name: str, pads: list[dict[str, int]], view: View, words: Words) -> Markup:
    cells = [_cell(pad[name], x, 500) for pad, x in zip(pads, _places(view), strict=True)]
    return group(_name(words(f"score-{name}"), view), cells)


def _name(text: str, view: View) -> Markup:
    return label(text, Box(12, 0, _names(view) - 14, SCORE_ROW), BODY._replace(align="start"))


def _cell(points: int, x: float, weight: int) -> Markup:
    style = NUMBER._replace(size=14, weight=weight, fill=INK if points else QUIET)
    signed = str(points).replace("-", "\N{MINUS SIGN}")
    return label(signed, Box(x - 18, 0, 36, SCORE_ROW), style)
