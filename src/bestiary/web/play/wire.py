"""What goes over the socket: only the pieces that changed since this page was last told."""

from collections.abc import Iterator

from bestiary.web.play.parts import Nest
from bestiary.web.play.screen import Screen


def swap(id: str, html: str, how: str = "outerMorph") -> str:
    """Tell htmx to put `html` where `id` is; the whole element, so that pieces glide."""
    return f'<hx-partial hx-target="#{id}" hx-swap="{how}">{html}</hx-partial>'


class Wire:
    """Remembers what one page shows, and says what to change."""

    def __init__(self) -> None:
        """A page that has just been opened shows nothing we know of."""
        self._parts: dict[str, int] = {}
        self._shells: dict[str, tuple[str, ...]] = {}
        self._lists: dict[str, tuple[list[str], int]] = {}

    def changes(self, screen: Screen) -> str:
        """The swaps that bring the page up to `screen`; '' if nothing changed."""
        swaps: list[str] = []
        for id, html in screen.parts.items():
            if isinstance(html, Nest):
                swaps += self._hatched(id, html)
            elif self._is_new(id, html):
                swaps.append(swap(id, html))
        return "".join([*swaps, *self._grown(screen)])

    def _hatched(self, id: str, nest: Nest) -> list[str]:
        """Children that changed, or the whole nest if it holds others than before."""
        outline = (nest.shell, *nest.children)
        new = [child for child, html in nest.children.items() if self._is_new(child, html)]
        if self._shells.get(id) == outline:
            return [swap(child, nest.children[child]) for child in new]
        self._shells[id] = outline
        return [swap(id, str(nest))]

    def _is_new(self, id: str, html: str) -> bool:
        known, now = self._parts.get(id), hash(html)
        self._parts[id] = now
        return known != now

    def _grown(self, screen: Screen) -> Iterator[str]:
        for id, lines in screen.lists.items():
            known, self._lists[id] = self._lists.get(id), (lines, len(lines))
            if known is None or not _begins(lines, *known):
                yield swap(id, "".join(lines), "innerHTML")
            elif len(lines) > known[1]:
                yield swap(id, "".join(lines[known[1] :]), "beforeend")


def _begins(lines: list[str], known: list[str], count: int) -> bool:
    """Whether `lines` begin with the first `count` of `known`; mostly it is the same list."""
    return len(lines) >= count and (lines is known or lines[:count] == known[:count])
