"""My cards, the markets and the buttons of a turn."""

from collections.abc import Iterator, Sequence

from bestiary.core import View, Words
from bestiary.drawing import (
    GAME_INK,
    Box,
    Lettering,
    Markup,
    at,
    badge,
    card_back,
    label,
    part,
    remembered,
    ring_box,
    svg,
)
from bestiary.games.rats_of_wistar.board.coats import BONUS_ICON
from bestiary.games.rats_of_wistar.board.faces import face, key
from bestiary.games.rats_of_wistar.describe import effect

WIDTH = 640
CARD_TALL, GAP = 128, 8
COLUMNS = 2


def _grid(number: int, top: float) -> Iterator[Box]:
    columns = Box(8, top, WIDTH - 16, CARD_TALL).columns(COLUMNS, GAP)
    for n in range(number):
        yield columns[n % COLUMNS].moved(0, n // COLUMNS * (CARD_TALL + GAP))


def _bottom(number: int, top: float) -> float:
    return top + -(-number // COLUMNS) * (CARD_TALL + GAP)


@remembered
def markets(view: View, words: Words) -> str:
    """Both markets, the oldest card last, and the decks."""
    drawn: list[Markup] = []
    top = 8.0
    for deck in ("basic", "advanced"):
        drawn.append(_deck(deck, Box(8, top, WIDTH - 16, 62), view, words))
        top += 70
        cards = view["markets"][deck]
        drawn += [
            face(card, box, words, view["market_missing"].get(card))
            for card, box in zip(cards, _grid(len(cards), top), strict=True)
        ]
        top = _bottom(len(cards), top) + 6
    return svg(WIDTH, top, drawn, id="markets", aria_label=words("panel-markets"))


def _deck(deck: str, box: Box, view: View, words: Words) -> Markup:
    back = box.left(78)
    text = words("about-deck", deck=deck, number=view["decks"][deck],
                 discards=len(view["discards"][deck]))  # fmt: skip
    return part(
        f"deck:{deck}",
        text,
        ring_box(box),
        card_back(back, "card" if deck == "basic" else "bulb", GAME_INK),
        at((back.right - 10, back.bottom - 10), badge(view["decks"][deck], 28)),
        label(words("market", deck=deck), box.after(96),
              Lettering(18, serif=True, weight=600, align="start", lines=2)),
    )  # fmt: skip


@remembered
def hand(view: View, words: Words) -> str:
    """The buttons of a turn, then my cards with what they lack."""
    drawn = list(_keys(view, words))
    top = 8.0 + -(-len(drawn) // 3) * 52 + 4
    cards = [(held["card"], held["missing"]) for held in view["hand"]]
    cards += [(card, {}) for card in _spare(view)]
    drawn += [
        face(card, box, words, missing)
        for (card, missing), box in zip(cards, _grid(len(cards), top), strict=True)
    ]
    top = _bottom(len(cards), top)
    for goal in view["drawn_goals"]:
        drawn.append(_drawn_goal(goal, Box(8, top, WIDTH - 16, 48), words))
        top += 56
    return svg(WIDTH, top, drawn, id="hand", aria_label=words("panel-hand"))


def _spare(view: View) -> list[str]:
    """Cards on offer beside the hand: drawn ones, and the pairs of the set-up."""
    return [*view["drawn"], *(card for pair in view["pairs"] for card in pair)]


def _keys(view: View, words: Words) -> Iterator[Markup]:
    buttons: list[tuple[str, str, str]] = [("end", words("choice-end-turn"), "check")]
    buttons.append(("skip", words("key-skip"), "close"))
    for action in view["todo"] if view["actor"] == view["seat"] else ():
        if action == "main":
            buttons.append(("main", words("choice-take-main"), "gear"))
        else:
            buttons.append((f"bonus:{action}", words(f"bonus-{action}"), BONUS_ICON[action]))
    buttons += [
        ("buy:joker", words("key-joker"), "joker"),
        ("buy:current", words("key-current"), "bolt"),
        ("afford", words("choice-afford"), "coin"),
    ]
    for (name, text, symbol), box in zip(buttons, _key_boxes(buttons), strict=True):
        yield key(name, text, box, symbol)


def _key_boxes(buttons: Sequence[object]) -> Iterator[Box]:
    columns = Box(8, 8, WIDTH - 16, 44).columns(3, 8)
    for n in range(len(buttons)):
        yield columns[n % 3].moved(0, n // 3 * 52)


def _drawn_goal(goal: str, box: Box, words: Words) -> Markup:
    text = f"{words(f'goal-{goal}')}: {effect('goal', goal, words)}"
    return key(f"goal:{goal}", text, box, "goal")
