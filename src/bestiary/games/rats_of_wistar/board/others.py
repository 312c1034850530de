"""Panels of the other players, as strips, and the solo rival."""

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    INK,
    OCHRE,
    SLATE,
    SUNK,
    Box,
    Markup,
    at,
    group,
    label,
    memoize_by_reads,
    note,
    rounded,
    stamp,
    stocks,
    svg,
    wash,
)
from bestiary.games.rats_of_wistar.board.coats import (
    BODY_LETTERING,
    COUNT_LETTERING,
    HEADING_LETTERING,
    WIDTH,
)
from bestiary.games.rats_of_wistar.board.faces import COUNTER_ICON, SYMBOL_ICON
from bestiary.games.rats_of_wistar.board.home import GOODS, SKILLS, lodgers, tableau
from bestiary.games.rats_of_wistar.box.components import CELLS
from bestiary.games.rats_of_wistar.describe import about_ability, amounts_text, effect
from bestiary.games.rats_of_wistar.view_types import PlayerView, WistarView

ROW_HEIGHT = 34


@memoize_by_reads
def strip(view: WistarView, seat: int, words: Words) -> str:
    """What another player has, and what was played."""
    player = view["players"][seat]
    text = words("view-player", seat=seat, hand=sum(player["hand"].values()),
                   goods=amounts_text(((n, player["goods"][n]) for n in GOODS), words))  # fmt: skip
    rows = Box(6, 4, WIDTH - 12, 3 * ROW_HEIGHT).rows(3)
    mice, mice_height = lodgers(player["mice"], Box(6, 152, WIDTH - 12, 0), words)
    inventions, height = tableau(player, Box(6, 152 + mice_height, WIDTH - 12, 0), words)
    return svg(
        WIDTH,
        156 + mice_height + height,
        note(
            "player", text, (stocks(s, r, 22) for s, r in zip(_stocks(player), rows, strict=True))
        ),
        _freed_cells(player, Box(6, 110, WIDTH - 12, 38), words),
        mice,
        inventions,
        id=f"player-{seat}",
        aria_label=text,
    )


def _stocks(player: PlayerView) -> tuple[list[tuple[str, int]], ...]:
    """Goods and cards; beds, rooms, doors and mice; symbols."""
    goods = [(SYMBOL_ICON[name], player["goods"][name]) for name in GOODS]
    goods += [("bolt", player["goods"]["current"]), ("cards", sum(player["hand"].values()))]
    home = [("bed", player["beds"]), ("room", player["dug"])]
    home += [("worker", player["entrance"]), ("goal", player["goals"])]
    home += [("door", len(player["doors"])), ("mouse", len(player["mice"]))]
    return goods, home, [(SYMBOL_ICON[name], player["symbols"][name]) for name in SKILLS]


def _freed_cells(player: PlayerView, box: Box, words: Words) -> Markup:
    """The ten cells of a player's board: which are freed, and what each gives."""
    cells = enumerate(box.columns(len(CELLS), 3))
    return group(_cell(n, player["freed"], cell, words) for n, cell in cells)


def _cell(number: int, freed: list[str], box: Box, words: Words) -> Markup:
    ink = SLATE if CELLS[number].grey else OCHRE
    is_freed = CELLS[number].cell.value in freed
    return note(
        f"cell:{CELLS[number].cell.value}",
        about_ability(number, freed, words),
        rounded(box, 6, fill=wash(ink) if is_freed else SUNK, stroke=ink, stroke_width=1.2),
        at((box.x + 12, box.centre.y), stamp("check" if is_freed else "lock", 17, ink)),
        label(str(number + 1), box.after(22), COUNT_LETTERING._replace(size=15.5)),
    )


@memoize_by_reads
def rival(view: WistarView, words: Words) -> str:
    """The solo rival: points, the card it turned up, and its values for this round."""
    state = view["rival"]
    assert state is not None, "only the solo game has this panel"
    text = words("view-rival", vp=state["vp"], total=state["total"])
    values = [(SYMBOL_ICON.get(name, COUNTER_ICON.get(name, "star")), number)
              for name, number in state["counters"].items()]  # fmt: skip
    box = Box(6, 48, WIDTH - 12, 96)
    return svg(
        WIDTH,
        224,
        note(
            "rival",
            text,
            at((24, 24), stamp("chief", 30, INK)),
            label(
                f"{words('rival')}: {text}",
                Box(48, 2, WIDTH - 54, 44),
                HEADING_LETTERING._replace(lines=2),
            ),
        ),
        _status(state["status"], text, box, words),
        note("rival", words("about-rival-values"), stocks(values, Box(6, 150, WIDTH - 12, 70), 22)),
        id="player-1",
        aria_label=text,
    )


def _status(status: str | None, fallback: str, box: Box, words: Words) -> Markup:
    """The card the rival turned up."""
    text = effect("status", status, words) if status else ""
    return note(
        "status",
        text or fallback,
        rounded(box, 6, fill=CARD, stroke=INK, stroke_width=1.5),
        label(
            words(f"status-{status}") if status else "–",
            box.top(28).inset(10, 2),
            HEADING_LETTERING,
        ),
        label(text, box.below(28).inset(10, 2), BODY_LETTERING._replace(lines=3)),
    )
