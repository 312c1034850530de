"""The colours of the style sheet: readable, and apart for every kind of eye."""

import re
from itertools import combinations, product
from math import dist
from pathlib import Path

import pytest

import bestiary.web
from bestiary.drawing import MARKS, PAINTS, TERRAINS

SHEET = Path(bestiary.web.__file__).parent / "static/bestiary/css/tokens.css"
INKS = ("moss", "slate", "madder", "ochre", "plum")

# Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
Light = tuple[float, float, float]


def themes() -> dict[str, dict[str, str]]:
    pairs = re.findall(
        r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", SHEET.read_text("utf-8")
    )
    return {
        "day": {name: day for name, day, _ in pairs},
        "lamplight": {name: lamplight for name, _, lamplight in pairs},
    }


THEMES = themes()


def light(colour: str) -> Light:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return r, g, b


def contrast(one: str, other: str) -> float:
    low, high = sorted(
        0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (light(one), light(other))
    )
    return (high + 0.05) / (low + 0.05)


def seen(colour: str, eye: str) -> Light:
    """Place of a colour in the space OKLab, as that eye sees it."""
    source = light(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(w * s for w, s in zip(row, source, strict=True))))
        for row in EYES[eye]
    )
    long = (0.4122 * r + 0.5363 * g + 0.0514 * b) ** (1 / 3)
    middle = (0.2119 * r + 0.6807 * g + 0.1074 * b) ** (1 / 3)
    short = (0.0883 * r + 0.2817 * g + 0.6300 * b) ** (1 / 3)
    return (
        0.2105 * long + 0.7936 * middle - 0.0041 * short,
        1.9780 * long - 2.4286 * middle + 0.4506 * short,
        0.0259 * long + 0.7828 * middle - 0.8087 * short,
    )


def distance(one: Light, other: Light) -> float:
    return dist(one, other)


TEXT = [
    *product(("ink", "quiet", *INKS), ("paper", "card", "sunk")),
    *((ink, f"{ink}-wash") for ink in INKS),
    *product(("ink",), [f"{ink}-wash" for ink in INKS]),
    *product(("ink",), [f"ground-{terrain}" for terrain in TERRAINS]),
    *((f"player-{n}-ink", f"player-{n}") for n in range(1, 7)),
    *((f"paint-{paint}-ink", f"paint-{paint}") for paint in PAINTS),
    *product(("on-ink",), INKS),
    ("on-ink", "ink"),
    ("ink", "accent-wash"),
]
MARKINGS = [
    *product([f"player-{n}" for n in range(1, 7)], ("paper", "card")),
    *product(("accent", "edge"), ("paper", "card")),
    *product(("night-window", "night-moon", "night-lane"), ("night-sky",)),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXT)
def test_text_is_readable(theme: str, text: str, ground: str) -> None:
    assert contrast(THEMES[theme][text], THEMES[theme][ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("mark", "ground"), MARKINGS)
def test_marks_stand_out(theme: str, mark: str, ground: str) -> None:
    assert contrast(THEMES[theme][mark], THEMES[theme][ground]) >= 3


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_players_stay_apart_for_every_eye(theme: str, eye: str) -> None:
    players = [seen(THEMES[theme][f"player-{n}"], eye) for n in range(1, 7)]

    assert min(distance(a, b) for a, b in combinations(players, 2)) >= 0.1


def test_every_player_has_a_mark_of_its_own() -> None:
    assert len(set(MARKS)) == 6
