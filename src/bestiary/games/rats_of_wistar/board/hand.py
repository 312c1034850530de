"""Panels of the hand (goods, the buttons of the moment, own cards) and of the markets."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    GAME_INK,
    Box,
    Markup,
    at,
    badge,
    card_back,
    label,
    leaves,
    memoize_by_reads,
    part,
    ring_box,
    svg,
)
from bestiary.games.rats_of_wistar.board.cards import CardWithLack, card_grid
from bestiary.games.rats_of_wistar.board.coats import (
    BONUS_ICON,
    HEADING_LETTERING,
    MIN_TOUCH_SIZE,
    WIDTH,
)
from bestiary.games.rats_of_wistar.board.faces import key
from bestiary.games.rats_of_wistar.board.home.stores import STORES_HEIGHT, stores
from bestiary.games.rats_of_wistar.describe import effect
from bestiary.games.rats_of_wistar.view_types import WistarView

KEY_HEIGHT = MIN_TOUCH_SIZE
GAP = 4
KEYS = {
    "end": ("choice-end-turn", "check"),
    "skip": ("key-skip", "close"),
    "buy:joker": ("key-joker", "joker"),
    "buy:current": ("key-current", "bolt"),
    "afford": ("choice-afford", "coin"),
    "main": ("choice-take-main", "gear"),
}
Key = tuple[str, str, str]
"""Of a button: its part, its words, its icon."""
Row = dict[int, Key]
"""Buttons by their column."""
KEY_COLUMNS = {"buy:joker": 0, "afford": 0, "buy:current": 1, "end": 2, "skip": 2}


@memoize_by_reads
def markets(view: WistarView, words: Words) -> str:
    both = (_market(deck, view, words) for deck in ("basic", "advanced"))
    return leaves(both, id="markets", aria_label=words("panel-markets"))


def _market(deck: str, view: WistarView, words: Words) -> Markup:
    """The deck, and beneath it what lies open, the oldest card last."""
    lacking = view["market_missing"]
    cards = [(card, lacking.get(card, {})) for card in view["markets"][deck]]
    grid, bottom = card_grid(cards, 70, words)
    content = (_deck(deck, Box(6, 4, WIDTH - 12, 60), view, words), grid)
    return svg(WIDTH, bottom, content, id=f"market-{deck}", aria_label=words("market", deck=deck))


def _deck(deck: str, box: Box, view: WistarView, words: Words) -> Markup:
    back = box.left(84)
    text = words("about-deck", deck=deck, number=view["decks"][deck],
                 discards=len(view["discards"][deck]))  # fmt: skip
    return part(
        f"deck:{deck}",
        text,
        ring_box(box),
        card_back(back, "card" if deck == "basic" else "bulb", GAME_INK),
        at((back.right - 12, back.bottom - 13), badge(view["decks"][deck], 30)),
        label(
            words("market", deck=deck), box.after(100), HEADING_LETTERING._replace(size=17, lines=2)
        ),
    )


@memoize_by_reads
def hand(view: WistarView, words: Words) -> str:
    """Goods and symbols, the buttons of the moment, then my cards with what they lack."""
    seat = view["seat"]
    total = sum(view["scores"][seat].values())
    content: list[Markup] = list(stores(view["players"][seat], total, words))
    rows = key_rows(list(_keys(view, words)))
    columns = Box(6, STORES_HEIGHT, WIDTH - 12, KEY_HEIGHT).columns(3, GAP)
    for n, row in enumerate(rows):
        for column, (name, text, symbol) in row.items():
            box = columns[column].moved(0, n * (KEY_HEIGHT + GAP))
            content.append(key(name, text, box, symbol))
    top: float = STORES_HEIGHT + len(rows) * (KEY_HEIGHT + GAP)
    cards, top = card_grid(list(_hand_and_offers(view)), top, words)
    content.append(cards)
    for goal in view["drawn_goals"]:
        content.append(_drawn_goal(goal, Box(6, top, WIDTH - 12, KEY_HEIGHT), words))
        top += KEY_HEIGHT + GAP
    return svg(WIDTH, top, content, id="hand", aria_label=words("panel-hand"))


def _hand_and_offers(view: WistarView) -> Iterator[CardWithLack]:
    """My hand; beside it what is on offer: drawn cards, and the pairs of the set-up."""
    for held in view["hand"]:
        yield held["card"], held["missing"]
    for card in (*view["drawn"], *_pairs(view)):
        yield card, {}


def _pairs(view: WistarView) -> Iterator[str]:
    """What lies there for the reader to choose from; who has chosen leaves the rest to others."""
    if not view["hand"]:
        for pair in view["pairs"]:
            yield from pair


def _keys(view: WistarView, words: Words) -> Iterator[Key]:
    """Only what can be done now."""
    for name in view["offered"]:
        if name.startswith("bonus:"):
            bonus = name.removeprefix("bonus:")
            text = words(f"bonus-{bonus}")
            yield name, text[:1].upper() + text[1:], BONUS_ICON[bonus]
        else:
            text, symbol = KEYS[name]
            yield name, words(text), symbol


def key_rows(keys: list[Key]) -> list[Row]:
    """Every button keeps its column, so that none slides under the finger: the end is the last."""
    fixed = {KEY_COLUMNS[key[0]]: key for key in keys if key[0] in KEY_COLUMNS}
    main = [key for key in keys if key[0] == "main"]
    others = [key for key in keys if key[0] not in KEY_COLUMNS and key[0] != "main"]
    deeds = dict(enumerate(main)) | {1 + n: key for n, key in enumerate(others)}
    rows: list[Row] = [fixed] if fixed else []
    for top in range(0, max(deeds, default=-1) + 1, 3):
        rows.append({at - top: key for at, key in deeds.items() if top <= at < top + 3})
    return rows


def _drawn_goal(goal: str, box: Box, words: Words) -> Markup:
    text = f"{words(f'goal-{goal}')}: {effect('goal', goal, words)}"
    return key(f"goal:{goal}", text, box, "goal")
