"""A panel for every player: name, score, ship, medals, and the others' zones in small."""

from typing import Final

from bestiary.core import Panel, Words
from bestiary.drawing import (
    BODY,
    NUMBER,
    Box,
    Markup,
    Point,
    around,
    at,
    badge,
    group,
    icon,
    label,
    mark,
    memoize_by_reads,
    note,
    player,
    shield,
    svg,
)
from bestiary.games.big_monster.board.area import LandedZone, frame_of, ground_of, zone_drawing
from bestiary.games.big_monster.board.art import PLANET_ASPECT, UNIT, ship
from bestiary.games.big_monster.board.medals import decoration
from bestiary.games.big_monster.board.tiles import tile_face
from bestiary.games.big_monster.board.tray import pile
from bestiary.games.big_monster.box.components import MEDALS, Explorer, Medal
from bestiary.games.big_monster.view_types import MonsterView, PlayerView

WIDTH: Final = 400
HEAD: Final = 34
SHIP: Final = 68
ABOUT: Final = BODY._replace(align="start", lines=2)


@memoize_by_reads
def strip(view: MonsterView, seat: int, words: Words) -> Panel:
    who = view["players"][seat]
    area = None if seat == view["seat"] else _small_zone(who, words)
    table = SHIP if _has_table(view, who) else 0
    height = HEAD + table + (area[0] if area else 0) + 4
    drawing = svg(
        WIDTH,
        height,
        _head(view, who, words),
        _table(view, who, words),
        area and at((0, HEAD + table), area[1]),
        id=f"player-{seat}",
        aria_label=words("panel-zone", seat=seat),
    )
    return Panel(f"player-{seat}", "player", drawing)


def _has_table(view: MonsterView, who: PlayerView) -> bool:
    is_draft = view["mode"] in ("individual", "teams")
    return bool(is_draft or who["medals"] or who["has-chosen"])


def _head(view: MonsterView, who: PlayerView, words: Words) -> Markup:
    """The team, the explorer and the points; the page writes the player's name above."""
    seat = who["seat"]
    total = sum(view["scores"][seat].values())
    team = who["team"]
    coat = player(seat)
    return group(
        at(
            (20, 18),
            mark(coat, 18) if team is None else badge(words(f"team-{team}"), 26, coat),
        ),
        label(_about(who, words), Box(38, 2, 286, 32), ABOUT),
        view["lead"] == seat and at((340, 18), note("lead", words("view-lead"), icon("flag", 20))),
        at((376, 18), note("score", words("panel-score"), shield(total, 30))),
    )


def _about(who: PlayerView, words: Words) -> str:
    explorer = who["explorer"]
    return words("view-explorer", explorer=Explorer(explorer)) if explorer else ""


def _table(view: MonsterView, who: PlayerView, words: Words) -> Markup:
    box = Box(8, HEAD, WIDTH - 16, SHIP - 6)
    draft = view["mode"] in ("individual", "teams") and who["explorer"]
    return group(
        draft and _ship(who, box.left(136), words),
        _chosen(who, box.after(136).left(40), words),
        _medals(view, who, box.after(182), words),
    )


def _ship(who: PlayerView, box: Box, words: Words) -> Markup:
    """The lander, and beside it the stack that waits or the one in hand."""
    seat = who["seat"]
    waiting = who["ship"]
    in_hand = who["hand"]
    lander = around(Point(box.x + 26, box.centre.y), 48, 62)
    return note(
        "ship",
        words("view-ship", player=seat, hand=in_hand, ship=waiting),
        ship(lander, player(seat).fill),
        waiting and at(Point(box.x + 62, box.centre.y + 8), pile(waiting)),
        in_hand and at(Point(box.x + 98, box.centre.y), icon("cards", 26)),
        in_hand and label(str(in_hand), Box(box.x + 110, box.y, 22, box.height), NUMBER),
    )


def _chosen(who: PlayerView, box: Box, words: Words) -> Markup | None:
    if who["chosen"]:
        face = tile_face(who["chosen"], lettering=0)
        text = words(f"tile-{who['chosen']}")
        return at(box.centre, note(f"tile:{who['chosen']}", text, face), scale=0.6)
    return at(box.centre, icon("check", 26)) if who["has-chosen"] else None


def _medals(view: MonsterView, who: PlayerView, box: Box, words: Words) -> Markup:
    won = [(medal, "personal") for medal in who["medals"]]
    won += [(medal, "team") for medal in who["team-medals"]]
    pieces = [_medal(medal, kind, words) for medal, kind in won]
    dragons = who["dragons"] + (view["dragon"] == who["seat"])
    pieces += [note("dragon", words("view-angry"), badge("", 28), icon("dragon", 20))] * dragons
    step = min(46.0, box.width / max(len(pieces), 1))  # many medals overlap rather than leave
    return group(
        at(Point(box.x + step * (number + 0.5), box.centre.y), piece)
        for number, piece in enumerate(pieces)
    )


def _medal(medal: str, kind: str, words: Words) -> Markup:
    points = MEDALS[Medal(medal)].points
    return note(
        f"medal:{medal}",
        words(f"medal-{medal}"),
        decoration(medal, points, team=kind == "team"),
    )


def _small_zone(who: PlayerView, words: Words) -> tuple[float, Markup] | None:
    if who["explorer"] is None:
        return None
    zone = LandedZone(who["explorer"], who["tiles"], who["crystals"])
    frame = frame_of(who["tiles"], [], None)
    scale = WIDTH / (frame.width * UNIT)
    # Numbers would be too small to be read here: the large drawing on hover has them.
    drawing = zone_drawing(zone, frame, words, f"zone-{who['seat']}", lettering=0)
    return WIDTH / PLANET_ASPECT, at((0, 0), ground_of(frame), drawing, scale=scale)
