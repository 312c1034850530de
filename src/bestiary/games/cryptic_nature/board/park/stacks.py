"""Panel of the terrain tiles that may still be taken, laid out by terrain."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import INK, QUIET, TITLE, Box, Markup, group, label, memoize_by_reads, svg
from bestiary.games.cryptic_nature.board.desk.things import felt
from bestiary.games.cryptic_nature.board.marks import terrain_tile
from bestiary.games.cryptic_nature.board.park.plan import HEIGHT, WIDTH
from bestiary.games.cryptic_nature.view_types import ExpeditionView, SanctuaryView

TILES_PER_ROW, ROW_COUNT = 9, 2


@memoize_by_reads
def stacks(view: ExpeditionView, words: Words) -> Markup:
    """One tray for each terrain."""
    park = view["sanctuary"]
    trays = Box(4, 4, WIDTH - 8, HEIGHT - 8).rows(3, 8)
    return svg(
        WIDTH,
        HEIGHT,
        [
            _tray(terrain, tiles, tray, park, words)
            for (terrain, tiles), tray in zip(park["stacks"].items(), trays, strict=True)
        ],
        id="nature-stacks",
        aria_label=words("panel-stacks"),
    )


def _tray(terrain: str, tiles: list[str], box: Box, park: SanctuaryView, words: Words) -> Markup:
    closed = terrain in park["closed"]
    text = words("view-closed" if closed else "view-stack", terrain=terrain, number=len(tiles))
    places = box.below(30).inset(10, 4).grid(TILES_PER_ROW, ROW_COUNT, 6)
    drawings = (
        [] if closed else [terrain_tile(t, words, b) for t, b in zip(tiles, places, strict=False)]
    )
    style = TITLE._replace(size=21, align="start", fill=QUIET if closed else INK)
    title = Box(box.x + 16, box.y + 6, box.width - 32, 24)
    return group(felt(box), label(text, title, style), *drawings)
