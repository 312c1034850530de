"""What goes over the socket: only the pieces that changed since this page was last told."""

from collections.abc import Iterator

from bestiary.web.play.screen import Screen


def swap(id: str, html: str, how: str = "outerMorph") -> str:
    """Tell htmx to put `html` where `id` is; the whole element, so that pieces glide."""
    return f'<hx-partial hx-target="#{id}" hx-swap="{how}">{html}</hx-partial>'


class Wire:
    """Remembers what one page shows, and says what to change."""

    def __init__(self) -> None:
        """A page that has just been opened shows nothing we know of."""
        self._parts: dict[str, int] = {}
        self._lists: dict[str, list[int]] = {}

    def changes(self, screen: Screen) -> str:
        """The swaps that bring the page up to `screen`; '' if nothing changed."""
        return "".join([*self._changed(screen), *self._grown(screen)])

    def _changed(self, screen: Screen) -> Iterator[str]:
        for id, html in screen.parts.items():
            print_ = hash(html)
            if self._parts.get(id) != print_:
                self._parts[id] = print_
                yield swap(id, html)

    def _grown(self, screen: Screen) -> Iterator[str]:
        for id, lines in screen.lists.items():
            prints, known = [hash(line) for line in lines], self._lists.get(id)
            self._lists[id] = prints
            if known == prints:
                continue
            if known is not None and prints[: len(known)] == known:
                yield swap(id, "".join(lines[len(known) :]), "beforeend")
            else:
                yield swap(id, "".join(lines), "innerHTML")
