"""The medals on the table: what each asks for, and how far everybody is."""

from typing import Final, NamedTuple

from bestiary.core import Panel, Seat, Words
from bestiary.drawing import (
    BODY,
    CARD,
    HAIRLINE,
    INK,
    NUMBER,
    QUIET,
    SUNK,
    Box,
    Markup,
    Point,
    around,
    at,
    badge,
    el,
    group,
    icon,
    label,
    memoize,
    memoize_by_reads,
    note,
    paint,
    player,
    rounded,
    svg,
)
from bestiary.drawing.pieces import with_true_minus
from bestiary.games.big_monster.board.score import columns
from bestiary.games.big_monster.box.components import Medal
from bestiary.games.big_monster.view_types import MedalView, MonsterView

WIDTH: Final = 310
HEAD: Final = 30
MEDAL_ROW: Final = 48
TEAM_ROW: Final = 34
COLUMN: Final = 26
GOAL: Final = BODY._replace(size=12.5, align="start", lines=3)
COUNT: Final = NUMBER._replace(size=15)
RIBBON: Final = "var(--madder)"
SIGNS: Final = {
    "sand": "cactus",
    "stone": "boulder",
    "penalty": "warning",
    "lake": "lake",
    "swamp-grass": "tuft",
    "terrains": "map",
    "lava": "flame",
    "crystals": "crystal",
    "ice": "snowflake",
    "mutagen": "ray",
}


@memoize_by_reads
def medals(view: MonsterView, words: Words) -> Panel:
    """Every medal to be won, what it asks for, and how far each player is."""
    rows = [row for medal in view["medals"] for row in _goals(medal)]
    top = float(HEAD)
    lines = []
    for row in rows:
        lines.append(at((0, top), _medal(row, view, words)))
        top += _height(row)
    drawing = svg(
        WIDTH,
        top + 4,
        rounded(Box(1, 1, WIDTH - 2, top + 2), 8, fill=SUNK, stroke=HAIRLINE, stroke_width=1),
        columns(view, words, _places(view)),
        lines,
        id="medals",
        aria_label=words("panel-medals"),
    )
    return Panel("medals", "side", drawing)


class Goal(NamedTuple):
    """A row of the panel: a medal as one player or as a team may win it."""

    medal: str
    points: int
    is_team: bool
    number: int
    is_open: bool
    owners: list[Seat]
    progress: list[int]


def _goals(medal: MedalView) -> list[Goal]:
    """A row for the personal goal and one for the team's; a penalty is the whole team's."""
    name, points = medal["medal"], medal["points"]
    alone = (medal["goal"], medal["open"], medal["owners"], medal["progress"])
    personal = Goal(name, points, False, *alone)
    if medal["team-goal"] is None:
        return [personal]
    progress = medal["team-progress"] * 2  # by seat: partners sit opposite, A B A B
    together = (medal["team-goal"], medal["team-open"], medal["team-owners"], progress)
    team = Goal(name, points, True, *together)
    return [team] if medal["medal"] == Medal.PENALTY else [personal, team]


def _height(row: Goal) -> float:
    return TEAM_ROW if row.is_team and row.number else MEDAL_ROW


def _places(view: MonsterView) -> list[float]:
    return [_names(view) + COLUMN * (seat + 0.5) for seat in range(view["seats"])]


def _names(view: MonsterView) -> float:
    """The width left for words beside a column for every player."""
    return float(WIDTH - 6 - COLUMN * view["seats"])


def _medal(row: Goal, view: MonsterView, words: Words) -> Markup:
    goal = words(f"goal-{row.medal}", goal=row.number)
    height = _height(row)
    is_told = row.is_team and row.number  # the row above says of what
    text = f"{words('view-team-goal')}: {row.number}" if is_told else goal
    medal = decoration(row.medal, row.points, team=row.is_team)
    return group(
        el("path", d=f"M8 0H{WIDTH - 8}", class_="hairline"),
        at((24, height / 2), note(f"medal:{row.medal}", goal, medal)),
        label(text, Box(56, 1, _names(view) - 58, height - 2), GOAL),
        [_progress(row, seat, Point(x, height / 2)) for seat, x in enumerate(_places(view))],
    )


@memoize
def decoration(medal: str, points: int, *, team: bool = False) -> Markup:
    """A medal on its ribbon: its points, and beside them what it is given for."""
    coat = paint("black") if points < 0 else paint("yellow" if not team else "white")
    ribbon = el("path", d="M-14-19h28l-7 14h-14Z", fill=RIBBON, stroke=INK, stroke_width=1)
    disc = el("circle", cy=3, r=14, fill=coat.fill, stroke=INK, stroke_width=1.4)
    rim = el("circle", cy=3, r=11.5, fill="none", stroke=coat.ink, stroke_width=0.7)
    style = NUMBER._replace(size=11.8 if points < 0 else 13, fill=coat.ink)  # clear of the rim
    return group(
        team and at((6, -2), ribbon, disc),
        ribbon,
        disc,
        rim,
        label(with_true_minus(points), Box(-11, -6, 22, 18), style),
        at((19, 12), el("circle", r=8, fill=CARD, stroke=INK), icon(SIGNS[medal], 12)),
    )


def _progress(row: Goal, seat: int, place: Point) -> Markup | None:
    """How far a player is, or the medal in the player's colour."""
    if seat >= len(row.progress):  # before landing nobody has any
        return None
    if seat in row.owners:
        return at(place, badge(row.progress[seat], COLUMN - 2, player(seat)))
    ink = INK if row.is_open or not row.number else QUIET
    box = around(place, COLUMN, 24)
    return label(str(row.progress[seat]), box, COUNT._replace(fill=ink))
