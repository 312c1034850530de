"""SVG for templates, memoized per process; made by our own library, hence safe unescaped."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from bestiary import drawing, registry
from bestiary.drawing import plates


def safe_svg(markup: Any) -> SafeString:
    """Mark our own SVG as HTML."""
    return mark_safe(str(markup))


COLOUR_SCHEMES = {"system": "light dark", "light": "light", "dark": "dark"}
"""What a theme lets a drawing's colours be."""
COLOUR_TOKENS_FILE = Path(__file__).parents[1] / "static/bestiary/css/tokens.css"
PLATE_STYLE = """
.plate-art {{
  color-scheme: {scheme};
  --silhouette: light-dark(var(--game), var(--sunk));
  --lit: light-dark(var(--ochre-wash), var(--ochre));
}}
.plate-art text {{ font-family: var(--serif); }}
"""
"""Shapes that stay dark by lamplight, and what shines in them."""


@cache
def plate_svg(game: str, theme: str) -> str:
    """The creature of a game as a picture that stands alone: it brings its colours along."""
    plate = registry.game(game).page.plate
    style = (
        COLOUR_TOKENS_FILE.read_text(encoding="utf-8")
        + ink_rule(game)
        + PLATE_STYLE.format(scheme=COLOUR_SCHEMES[theme])
    )
    opening, rest = str(plates.frame(game, plate.draw() if plate else None)).split(">", 1)
    return f"{opening}><style>{style}</style>{rest}"


def ink_rule(game: str) -> str:
    """CSS: the pages and pictures of a game are set in its ink, others in the site's."""
    plate = registry.game(game).page.plate
    if plate is None:
        return ""
    ink = f"--game: var(--{plate.ink}); --game-wash: var(--{plate.ink}-wash);"
    return f'[data-game="{game}"] {{ {ink} }}\n'


@cache
def game_styles() -> str:
    """The style sheets of all games in one file: their inks, then what each board brings along."""
    games = registry.catalogue()
    sheets = [game.style_sheet for game in games if game.style_sheet.exists()]
    inks = [ink_rule(game.id) for game in games]
    return "".join(inks + [sheet.read_text(encoding="utf-8") for sheet in sheets])


@cache
def game_styles_digest() -> str:
    return sha256(game_styles().encode()).hexdigest()[:12]


@cache
def plate_digest(game: str, theme: str) -> str:
    """Changes whenever the drawing or a colour does."""
    return sha256(plate_svg(game, theme).encode()).hexdigest()[:12]


@cache
def sign(name: str) -> SafeString:
    """A small icon beside a word."""
    return safe_svg(drawing.sign(name))


@cache
def seat_mark(seat: int) -> SafeString:
    """A seat's colour and shape."""
    return safe_svg(plates.seat_mark(seat))


@cache
def definitions() -> SafeString:
    """Hatch patterns that all drawings on a page refer to."""
    return safe_svg(drawing.definitions())


@cache
def logo() -> SafeString:
    return safe_svg(plates.logo())
