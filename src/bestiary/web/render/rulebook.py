"""Renders a game's rulebook from Markdown to HTML, with an anchor at every `§`.

The prompt links to the rule that is being played, and rules link to each other.
"""

import re
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt

from bestiary.core import Game

_RULE = re.compile(r"<(p|li|h[1-6])>((?:<strong>)?§\s?(\d+(?:\.\d+)*))")
_MENTION = re.compile(r"(?<=[\s(])§\d+\.\d+")
"""A paragraph that another one speaks of: it never begins a line, as a paragraph's own does."""
_HEADING = re.compile(r"<h2(?: id=\"([^\"]+)\")?[^>]*>(.*?)</h2>")
_BARE_HEADING = re.compile(r"<h2>")
_MODULE_COMMENT = re.compile(r"^<!-- .* -->$\n?", re.MULTILINE)
"""Where a chapter stands in the source: for developers, not for players."""


class RulebookPage(NamedTuple):
    """A text and its chapters as (anchor, title)."""

    html: SafeString
    chapters: tuple[tuple[str, str], ...]


@cache
def anchor(rule: str) -> str:
    """`§3.2` as the id of its paragraph."""
    return "rule-" + rule.lstrip("§ ").replace(".", "-")


def rules(game: Game[Any, Any], language: str) -> RulebookPage | None:
    """The rules in `language`, or None if they are not written."""
    return _page(_file(game.folder, "RULES", language))


def about(game: Game[Any, Any], language: str) -> RulebookPage | None:
    """What is published, derived and reconstructed in this edition."""
    return _page(_file(game.folder, "ABOUT", language))


def _file(folder: Path, name: str, language: str) -> Path:
    return folder / (f"{name}.md" if language == "en" else f"{name}.{language}.md")


@cache
def _page(path: Path) -> RulebookPage | None:
    if not path.exists():
        return None
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    html = _RULE.sub(_add_anchor, markdown.render(_text(path)))
    html = _MENTION.sub(_add_link, html)
    chapter = count(1)
    html = _BARE_HEADING.sub(lambda _: f'<h2 id="chapter-{next(chapter)}">', html)
    chapters = tuple((a, re.sub("<[^>]+>", "", t)) for a, t in _HEADING.findall(html))
    # Safe: written by us, rendered with raw HTML switched off.
    return RulebookPage(mark_safe(html), chapters)


def _text(path: Path) -> str:
    return _MODULE_COMMENT.sub("", path.read_text(encoding="utf-8"))


def _add_link(match: re.Match[str]) -> str:
    return f'<a href="#{anchor(match[0])}">{match[0]}</a>'


def _add_anchor(match: re.Match[str]) -> str:
    tag, start, rule = match.groups()
    return f'<{tag} id="{anchor(rule)}" class="rule" data-rule="§{rule}">{start}'
