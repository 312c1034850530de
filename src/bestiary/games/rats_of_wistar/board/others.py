"""The other players as strips, the solo rival, and what lies beside the board."""

from collections.abc import Iterator
from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    HAIRLINE,
    INK,
    OCHRE,
    QUIET,
    SLATE,
    SUNK,
    Box,
    Lettering,
    Markup,
    at,
    group,
    icon,
    label,
    note,
    part,
    remembered,
    ring_box,
    rounded,
    stocks,
    svg,
    wash,
)
from bestiary.games.rats_of_wistar.board.faces import COUNTED, SYMBOL, TYPE_INK, invention, key
from bestiary.games.rats_of_wistar.board.home import GOODS, SKILLS, lodgers, player_mark, tableau
from bestiary.games.rats_of_wistar.box.components import CELLS
from bestiary.games.rats_of_wistar.describe import about_ability, about_card, effect, listed

WIDTH = 640


@remembered
def strip(seat: int, view: View, words: Words) -> str:
    """What another player has, and what was played."""
    player = view["players"][seat]
    spoken = words("view-player", seat=seat, hand=sum(player["hand"].values()),
                   goods=listed(((n, player["goods"][n]) for n in GOODS), words))  # fmt: skip
    goods = [(SYMBOL[name], player["goods"][name]) for name in GOODS]
    goods += [("bolt", player["goods"]["current"]), ("cards", sum(player["hand"].values()))]
    home = [("bed", player["beds"]), ("room", player["dug"]), ("mouse", len(player["mice"]))]
    home += [
        ("door", len(player["doors"])),
        ("goal", player["goals"]),
        ("worker", player["entrance"]),
    ]
    symbols = [(SYMBOL[name], player["symbols"][name]) for name in SKILLS]
    cells = _freed(player, Box(8, 152, WIDTH - 16, 40), words)
    mice, tall = lodgers(player["mice"], Box(8, 198, WIDTH - 16, 0), words)
    played, height = tableau(player, Box(8, 200 + tall, WIDTH - 16, 0), words)
    return svg(
        WIDTH,
        202 + tall + height,
        note(
            "player",
            spoken,
            player_mark(seat, Box(8, 6, 240, 34), words),
            stocks(goods, Box(8, 42, WIDTH - 16, 34), 24),
            stocks(home, Box(8, 78, WIDTH - 16, 34), 24),
            stocks(symbols, Box(8, 114, WIDTH - 16, 34), 24),
        ),
        cells,
        mice,
        played,
        id=f"player-{seat}",
        aria_label=spoken,
    )


def _freed(player: dict[str, Any], box: Box, words: Words) -> Markup:
    """The ten cells of a player's board: which are freed, and what each gives."""
    cells = enumerate(box.columns(len(CELLS), 5))
    return group(_cell(n, player["freed"], cell, words) for n, cell in cells)


def _cell(number: int, freed: list[str], box: Box, words: Words) -> Markup:
    ink = SLATE if CELLS[number].grey else OCHRE
    is_freed = CELLS[number].cell.value in freed
    return note(
        f"cell:{CELLS[number].cell.value}",
        about_ability(number, freed, words),
        rounded(box, 6, fill=wash(ink) if is_freed else SUNK, stroke=ink, stroke_width=1.2),
        at((box.x + 16, box.centre.y), icon("check" if is_freed else "lock", 18, ink)),
        label(str(number + 1), box.after(30), Lettering(16, weight=700, align="start")),
    )


@remembered
def rival(view: View, words: Words) -> str:
    """The solo rival: points, the card it turned up, and its values for this round."""
    state = view["rival"]
    spoken = words("view-rival", vp=state["vp"], total=state["total"])
    values = [(SYMBOL.get(name, COUNTED.get(name, "star")), number)
              for name, number in state["counters"].items()]  # fmt: skip
    status = state["status"]
    text = effect("status", status, words) if status else ""
    title = Lettering(17, serif=True, weight=600, align="start")
    return svg(
        WIDTH,
        206,
        note(
            "rival",
            spoken,
            at((24, 24), icon("chief", 28, INK)),
            label(
                f"{words('rival')}: {spoken}", Box(48, 6, WIDTH - 56, 36), title._replace(lines=2)
            ),
        ),
        note(
            "status",
            text or spoken,
            rounded(Box(8, 50, WIDTH - 16, 76), 6, fill=CARD, stroke=INK, stroke_width=1.5),
            label(words(f"status-{status}") if status else "–", Box(18, 52, WIDTH - 36, 26), title),
            label(text, Box(18, 76, WIDTH - 36, 48), Lettering(15.5, align="start", lines=3)),
        ),
        note("rival", words("about-rival-values"), stocks(values, Box(8, 132, WIDTH - 16, 68), 22)),
        id="player-1",
        aria_label=spoken,
    )


@remembered
def beside(view: View, words: Words) -> str:
    """Heroes, skill tokens and the open discard piles."""
    drawn = list(_supply(view, words))
    top = 8.0 + -(-len(drawn) // 3) * 50 + 4
    cards = [*view["discards"]["basic"], *view["discards"]["advanced"]]
    drawn.append(
        label(words("discards", number=len(cards)), Box(8, top, WIDTH - 16, 24),
              Lettering(14, align="start", fill=QUIET))
    )  # fmt: skip
    top += 28
    columns = Box(8, top, WIDTH - 16, 40).columns(3, 5)
    drawn += [
        _slip(card, columns[n % 3].moved(0, n // 3 * 45), words) for n, card in enumerate(cards)
    ]
    top += -(-len(cards) // 3) * 45 + 6
    return svg(WIDTH, top, drawn, id="beside", aria_label=words("panel-beside"))


def _supply(view: View, words: Words) -> Iterator[Markup]:
    columns = Box(8, 8, WIDTH - 16, 44).columns(3, 6)
    things: list[tuple[str, str, str, str]] = [
        (f"hero:{h}", words(f"hero-{h}"), "hero", effect("hero", h, words)) for h in view["heroes"]
    ]
    things += [
        (f"skill:{s}", words(f"skill-{s}"), s, words("about-skill", skill=s))
        for s in view["skills"]
    ]
    for n, (name, text, symbol, _) in enumerate(things):
        yield key(name, text, columns[n % 3].moved(0, n // 3 * 50), symbol)


def _slip(card: str, box: Box, words: Words) -> Markup:
    """A discarded card by its name."""
    data: Any = invention(card)
    ink = list(TYPE_INK.values())[data.type]
    return part(
        f"card:{card}",
        about_card(card, words),
        ring_box(box),
        rounded(box, 4, fill=SUNK, stroke=HAIRLINE, stroke_width=1),
        label(
            words(f"card-{card}"),
            box.inset(6, 1),
            Lettering(15, align="start", fill=ink, lines=2),
        ),
    )
