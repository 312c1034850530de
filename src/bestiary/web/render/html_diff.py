"""What goes over the socket: only the pieces that changed since this page was last told."""

from functools import lru_cache

from bestiary.web.render.fragments import Nest, Screen, filled
from bestiary.web.render.svg_diff import Patches

CLOSING = "</hx-partial>"
APART = frozenset({"chat-lines"})
"""What others may write at will travels alone: together with a secret its length would tell."""


def swap(id: str, html: str, how: str = "outerMorph") -> str:
    """Tell htmx to put `html` where `id` is; the whole element, so that pieces glide."""
    return f"{_opening(id, how)}{html}{CLOSING}"


@lru_cache(maxsize=1_000)
def _opening(id: str, how: str = "outerMorph") -> str:
    return f'<hx-partial hx-target="#{id}" hx-swap="{how}">'


class Wire:
    """Remembers what one page shows, and says what to change.

    With `patches`, drawings that the page has are not sent whole; it must say that it can read so.
    """

    def __init__(self, patches: Patches | None = None) -> None:
        """A page that has just been opened shows nothing we know of."""
        self._patches = patches
        self._parts: dict[str, str] = {}
        self._shells: dict[str, tuple[str, ...]] = {}
        self._lists: dict[str, tuple[list[str], int]] = {}

    def changes(self, screen: Screen) -> list[str]:
        """The messages that bring the page up to `screen`; none if nothing changed.

        Swaps are put together once, at the end: most of a message is one large drawing.
        """
        swaps: list[str] = []
        known = self._parts
        for id, html in screen.parts.items():
            if type(html) is Nest:
                self._hatch(id, html, swaps)
            elif known.get(id) != html:
                known[id] = html  # type: ignore[assignment] # no Nest
                swaps += (_opening(id), html, CLOSING)  # type: ignore[arg-type] # no Nest
        apart: list[str] = []
        for id, lines in screen.lists.items():
            self._grow(id, lines, apart if id in APART else swaps)
        return [message for message in ("".join(swaps), "".join(apart)) if message]

    def _hatch(self, id: str, nest: Nest, swaps: list[str]) -> None:
        """Children that changed, or the whole nest if it holds others than before."""
        outline = (nest.shell, *nest.children)
        known = self._parts
        new = list[str]()
        is_same = self._shells.get(id) == outline
        for child, html in nest.children.items():
            if known.get(child) != html:
                known[child] = html
                if is_same:
                    new += self._redrawn(child, html)
        if is_same:
            swaps += new
        else:
            swaps += (_opening(id), self._whole(id, nest), CLOSING)
            self._shells[id] = outline

    def _redrawn(self, id: str, drawing: str) -> tuple[str, str, str]:
        patch = self._patches.patch(id, drawing) if self._patches else None
        if patch is None:
            return _opening(id), drawing, CLOSING
        opening = _opening(id).removesuffix(">")
        return f'{opening} data-kept="{patch.kept}">', patch.new, CLOSING

    def _whole(self, id: str, nest: Nest) -> str:
        """All of a nest; for a page that is sent patches later, each child is marked."""
        if self._patches is None:
            return str(nest)
        self._patches.forget(self._shells.get(id, ())[1:])
        for child, html in nest.children.items():
            self._patches.sent(child, html)
        marked = [f"<!--{child}-->{html}<!--/-->" for child, html in nest.children.items()]
        return filled(nest.shell, "".join(marked))

    def _grow(self, id: str, lines: list[str], swaps: list[str]) -> None:
        known = self._lists.get(id)
        self._lists[id] = (lines, len(lines))
        if known is None or not _begins(lines, *known):
            swaps += (_opening(id, "innerHTML"), *lines, CLOSING)
        elif len(lines) > known[1]:
            swaps += (_opening(id, "beforeend"), *lines[known[1] :], CLOSING)


def _begins(lines: list[str], known: list[str], count: int) -> bool:
    """Whether `lines` begin with the first `count` of `known`; mostly it is the same list."""
    return len(lines) >= count and (lines is known or lines[:count] == known[:count])
