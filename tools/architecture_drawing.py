"""Draws the architecture: folders, the way of a move, threads, and the queues where things wait.

`python -m tools.architecture_drawing FILE` draws it. Colours come from the site's style sheet, by
day and by lamplight; a test compares the names in it with the folders.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

from bestiary.drawing.markup import Markup, el, group, svg

PACKAGE = Path(__file__).parents[1] / "src" / "bestiary"
SHEET = PACKAGE / "web" / "static" / "bestiary" / "css" / "tokens.css"
WIDTH, HEIGHT = 1000, 930
STEP = 66
TALL = 50
PAD = 14
TOP = 110


class Lane(NamedTuple):
    """A thread, or a machine of its own."""

    name: str
    x: float
    width: float

    @property
    def inner(self) -> tuple[float, float]:
        return self.x + PAD, self.width - 2 * PAD


READER = Lane("browser", 20, 248)
LOOP = Lane("the event loop", 280, 284)
WRITER = Lane("the writer thread", 612, 368)


class Stop(NamedTuple):
    """A box: a file or folder of the web, and what happens there."""

    file: str
    words: str
    lane: Lane
    row: float


WAY = (
    Stop("live/socket.py", "reads a message, limits their rate", LOOP, 0),
    Stop("writer/thread.py", "takes what waits, writes first", WRITER, 0),
    Stop("live/commands/", "what the message asks for, if it may", WRITER, 1),
    Stop("tables/moves.py", "checks the choice and makes it", WRITER, 2),
    Stop("tables/move_batch.py", "turns what changed into rows", WRITER, 3),
    Stop("writer/batch_commit.py", "one commit for all that waited together", WRITER, 4),
    Stop("live/subscriptions.py", "goes through the open pages", WRITER, 5),
    Stop("render/table_page.py", "draws what each reader may see", WRITER, 6),
    Stop("render/html_diff.py", "keeps what is new to the page", WRITER, 7),
)
BESIDE = (
    Stop("background/periodic.py", "looks over all tables every 5 s", LOOP, 2),
    Stop("background/bot_scheduler.py", "wakes bots, and moves for them", LOOP, 3),
    Stop("worker.py", "owns all this; announces moves", LOOP, 4),
    Stop("background/bus.py", "pub/sub between workers", LOOP, 5),
    Stop("background/bot_process.py", "bots think", READER, 3),
)
AT_THE_READER = (
    Stop("a click", "one option is sent", READER, 0),
    Stop("the page", "pieces glide to their places", READER, 7),
)
REQUESTS = (
    ("http/", "pages by address"),
    ("http/api/", "for programs"),
    ("accounts/", "who a client is"),
)
GROUND = (("infra/", "limits, logs, texts"), ("models.py", "what is stored"))
BELOW = (
    ("registry.py", "finds games"),
    ("games/", "rules"),
    ("bots/", "who plays"),
    ("drawing/", "ink, paper"),
    ("core/", "state, steps"),
)
BESIDE_WEB = (("cli/", "in a terminal"), ("lab/", "measures"))


def colours() -> str:
    """The style sheet's colours as rules for a drawing that stands alone."""
    found = re.findall(
        r"(--[a-z-]+): light-dark\((#\w+), (#\w+)\)", SHEET.read_text(encoding="utf-8")
    )
    used = {"--paper", "--card", "--sunk", "--ink", "--quiet", "--edge", "--madder"}
    light, dark = (
        "".join(f"{name}:{pair[side]};" for name, *pair in found if name in used) for side in (0, 1)
    )
    return f":root{{{light}}}@media (prefers-color-scheme: dark){{:root{{{dark}}}}}"


STYLE = """
text{font-family:system-ui,sans-serif;font-size:13px;fill:var(--ink)}
.title{font-size:21px;font-weight:600}.lane{font-size:14px;font-weight:600}
.file{font-weight:600}.quiet{fill:var(--quiet);font-size:12px}
.paper{fill:var(--paper)}.sunk{fill:var(--sunk)}
.card{fill:var(--card);stroke:var(--edge);stroke-width:1.5}
.way{fill:none;stroke:var(--madder);stroke-width:2.5}.head{fill:var(--madder)}
.aside{fill:none;stroke:var(--edge);stroke-width:1.5;stroke-dasharray:5 4}
.wait{fill:var(--card);stroke:var(--madder);stroke-width:1.5}.count{fill:var(--madder)}
"""


def words(x: float, y: float, said: str, kind: str, anchor: str | None = None) -> Markup:
    return el("text", said, x=x, y=y, class_=kind, text_anchor=anchor)


def box(x: float, y: float, width: float, name: str, said: str) -> Markup:
    """A folder or a file, with what happens there."""
    return group(
        el("rect", x=x, y=y, width=width, height=TALL, rx=6, class_="card"),
        words(x + 12, y + 21, name, "file"),
        words(x + 12, y + 39, said, "quiet"),
    )


def place(stop: Stop) -> tuple[float, float, float]:
    """Where a box stands, and how wide it is."""
    x, width = stop.lane.inner
    return x, TOP + stop.row * STEP, width


def stop_box(stop: Stop) -> Markup:
    """A box in its lane."""
    return box(*place(stop), stop.file, stop.words)


def lane(one: Lane, first: float = 0, last: float = 7, name: str = "") -> Markup:
    """The ground of a thread, from one row to another, and its name."""
    y = TOP + first * STEP - 36
    bottom = TOP + last * STEP + TALL + PAD
    return group(
        el("rect", x=one.x, y=y, width=one.width, height=bottom - y, rx=10, class_="sunk"),
        words(one.x + PAD, y + 23, name or one.name, "lane"),
    )


def lanes() -> Markup:
    """Browser and writer thread, and between them the loop with the processes that it calls."""
    return group(
        lane(READER, 0, 0),
        lane(READER, 3, 3, "processes of their own"),
        lane(READER, 5, 5, "other workers"),
        lane(READER, 7, 7),
        lane(LOOP),
        lane(WRITER),
    )


def path(points: str, kind: str = "way") -> Markup:
    """A line with an arrow's head at its end."""
    return el("path", d=points, class_=kind, marker_end=f"url(#{kind})")


def waiting(x: float, y: float) -> Markup:
    """A pile: here things wait."""
    sheets = [
        el("rect", x=x - 16 + d, y=y - 12 - d, width=32, height=24, rx=3, class_="wait")
        for d in (8, 4, 0)
    ]
    return group(*sheets)


def level(row: float) -> float:
    """The middle of a row."""
    return TOP + row * STEP + TALL / 2


def below(row: int, x: float, kind: str = "way") -> Markup:
    """From a box to the one under it."""
    return path(f"M{x} {level(row) + TALL / 2} V{level(row + 1) - TALL / 2 - 3}", kind)


def ways() -> Markup:
    """The way of a move, from the browser and back to it."""
    return group(
        path(f"M254 {level(0)} H291"),
        path(f"M550 {level(0)} H623"),
        [below(row, 796) for row in range(7)],
        path(f"M626 {level(7)} H257"),
        waiting(588, level(0)),
        waiting(500, level(7)),
        words(LOOP.x + PAD, level(0) + 44, "waits: the writer's queue", "count"),
        words(LOOP.x + PAD, level(7) - 26, "waits: the page's outbox", "count"),
        words(LOOP.x + PAD, level(7) + 30, "sent in order", "quiet"),
    )


def asides() -> Markup:
    """What is told on the side, and what goes on by itself."""
    x, _ = READER.inner
    return group(
        below(2, 422, "aside"),
        path(f"M422 {level(4) - 25} V{level(3) + 28}", "aside"),
        below(4, 422, "aside"),
        path(f"M626 {level(4)} H553", "aside"),
        path(f"M294 {level(3)} H257", "aside"),
        path(f"M550 {level(3)} H588 V{level(0) + 17}", "aside"),
        path(f"M294 {level(5)} H257", "aside"),
        words(x, level(5) - 3, "the same again,", "quiet"),
        words(x, level(5) + 15, "told through Redis", "quiet"),
    )


class Band(NamedTuple):
    """Boxes beside each other on one ground."""

    title: str
    boxes: tuple[tuple[str, str], ...]
    x: float
    y: float
    width: float


BANDS = (
    Band("a thread for each request", REQUESTS, 20, 652, 560),
    Band("what all folders stand on", GROUND, 596, 652, 384),
    Band("what the web stands on", BELOW, 20, 812, 640),
    Band("beside the web", BESIDE_WEB, 676, 812, 304),
)


def band(one: Band) -> Markup:
    room = (one.width - PAD) / len(one.boxes)
    return group(
        el("rect", x=one.x, y=one.y, width=one.width, height=98, rx=10, class_="sunk"),
        words(one.x + PAD, one.y + 23, one.title, "lane"),
        [
            box(one.x + PAD + n * room, one.y + 34, room - PAD, name, said)
            for n, (name, said) in enumerate(one.boxes)
        ],
    )


def head(kind: str, fill: str) -> Markup:
    """The arrow's head of a kind of line."""
    return el(
        "marker",
        el("path", d="M0 0 L7 3.5 L0 7 Z", class_=fill),
        id=kind,
        markerUnits="userSpaceOnUse",
        markerWidth=8,
        markerHeight=8,
        refX=6,
        refY=3.5,
        orient="auto",
    )


def drawing() -> str:
    return svg(
        WIDTH,
        HEIGHT,
        el("title", "The package, and the way of a move through its web"),
        el("style", Markup(colours() + STYLE)),
        el("defs", head("way", "head"), head("aside", "quiet")),
        el("rect", width=WIDTH, height=HEIGHT, rx=12, class_="paper"),
        words(20, 46, "The way of a move through the web", "title"),
        lanes(),
        [stop_box(stop) for stop in AT_THE_READER + WAY + BESIDE],
        asides(),
        ways(),
        words(20, 793, "The whole package", "title"),
        [band(one) for one in BANDS],
        role="img",
        class_=None,
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawing() + "\n", encoding="utf-8")
