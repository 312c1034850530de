"""Terms of a game in its rulebook, each a link to the paragraph that explains it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial

TAG = re.compile(r"(<[^>]+>)")
NAME = re.compile(r"</?(\w+)")
RULE = re.compile(r'id="(rule-[\d-]+)"')
TERM = re.compile(r"[^\W\d_]+(?:[ -][^\W\d_]+)*")
"""Words only: what has numbers or signs in its name is no term."""
ENDING = re.compile("(?:[аеёиоуыэюя][йямхе]|[аеёиоуыэюяйь])$")
"""What Russian words lose when they are inflected."""
UNLINKED_TAGS = frozenset({"a", "strong", "code", "th", "h1", "h2", "h3"})
"""Where nothing is linked: links, headings, names of paragraphs."""
EVERYDAY_WORDS = frozenset(
    {
        *("up", "down", "left", "right", "draw", "open", "pay", "decline"),
        *("вверх", "вниз", "влево", "вправо", "ряд", "счёт", "колода", "отказаться", "взять карты"),
    }
)
"""Names that are everyday words as well: these are not linked."""
UNINFLECTED_LETTERS = 4
"""A word of so many letters has no ending to lose."""
CONJUNCTION = re.compile(" (?:and|or|и|или) ")


def link_terms(html: str, terms: Mapping[str, str]) -> str:
    """`html` in which each term leads to its anchor, once a chapter and never to itself."""
    every = {one: at for name, at in terms.items() for one in (name, *CONJUNCTION.split(name))}
    fit = {name: at for name, at in every.items() if _is_term(name) and f'id="{at}"' in html}
    if not fit:
        return html
    ordered = sorted(fit, key=len, reverse=True)
    # One group per term, so that `lastindex` of a match says which it was; longest terms first.
    forms = "|".join(rf"(\b{_inflection_pattern(name)}\b)" for name in ordered)
    pattern = re.compile(forms, re.IGNORECASE)
    return "".join(_pieces(html, pattern, [fit[name] for name in ordered]))


def _pieces(html: str, pattern: re.Pattern[str], anchors: list[str]) -> Iterator[str]:
    met = set[str]()
    here = ""
    depth = 0
    for piece in TAG.split(html):
        if not piece.startswith("<"):
            yield piece if depth else pattern.sub(partial(_link, anchors, met, here), piece)
            continue
        name = NAME.match(piece)
        if name and name[1] in UNLINKED_TAGS:
            depth += -1 if piece.startswith("</") else 1
        if piece.startswith("<h2"):
            met.clear()
        if rule := RULE.search(piece):
            here = rule[1]
        yield piece


def _link(anchors: list[str], met: set[str], here: str, match: re.Match[str]) -> str:
    assert match.lastindex is not None
    anchor = anchors[match.lastindex - 1]
    if anchor == here or anchor in met:
        return match[0]
    met.add(anchor)
    return f'<a class="term" href="#{anchor}">{match[0]}</a>'


def _is_term(name: str) -> bool:
    return name.lower() not in EVERYDAY_WORDS and TERM.fullmatch(name) is not None


def _inflection_pattern(name: str) -> str:
    """A pattern for every form of a term that begins alike."""
    return "[ -]".join(_form(word) for word in re.split("[ -]", name))


def _form(word: str) -> str:
    if word.isascii():
        return f"{re.escape(word)}(?:e?s)?"
    return re.escape(ENDING.sub("", word) if len(word) > UNINFLECTED_LETTERS else word) + r"\w{0,3}"
