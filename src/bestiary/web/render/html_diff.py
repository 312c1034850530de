"""HTML diff: the htmx partials that bring one page from what it shows to a new screen.

A move changes few of a table's fragments, so only these are sent. The server remembers per page
what it sent last; nothing is asked of the browser.
"""

from functools import lru_cache

from bestiary.web.render.fragments import Fragment, Screen, fill
from bestiary.web.render.svg_diff import SvgDiff

CLOSING = "</hx-partial>"
SENT_APART = frozenset({"chat-lines"})
"""Lists that travel in a message of their own.

What others may write at will must not be compressed together with a secret: the length of the
message would tell about it (as in the attacks CRIME and BREACH).
"""


def swap(id: str, html: str, how: str = "outerMorph") -> str:
    """Tell htmx to put `html` where `id` is; the whole element, so that pieces glide."""
    return f"{_opening(id, how)}{html}{CLOSING}"


@lru_cache(maxsize=1_000)
def _opening(id: str, how: str = "outerMorph") -> str:
    return f'<hx-partial hx-target="#{id}" hx-swap="{how}">'


class HtmlDiff:
    """What one page was last sent, to compare with.

    With `svg_diff`, drawings that the page has are patched instead of sent whole; the page must
    have said that its script can read patches.
    """

    def __init__(self, svg_diff: SvgDiff | None = None) -> None:
        self._svg_diff = svg_diff
        self._parts: dict[str, str] = {}
        self._outlines: dict[str, tuple[str, ...]] = {}
        """Of each fragment its shell and the ids of its children."""
        self._lists: dict[str, tuple[list[str], int]] = {}
        """Of each list the lines, and how many of them there were when they were sent."""

    def changes(self, screen: Screen) -> list[str]:
        """The messages that bring the page up to `screen`; none if nothing changed."""
        # Strings are collected and joined once, at the end: most of a message is one large
        # drawing, which would be copied at each concatenation.
        swaps: list[str] = []
        sent = self._parts
        for id, html in screen.parts.items():
            if type(html) is Fragment:
                self._diff_fragment(id, html, swaps)
            elif sent.get(id) != html:
                sent[id] = html  # type: ignore[assignment] # no Fragment
                swaps += (_opening(id), html, CLOSING)  # type: ignore[arg-type] # no Fragment
        apart: list[str] = []
        for id, lines in screen.lists.items():
            self._diff_list(id, lines, apart if id in SENT_APART else swaps)
        return [message for message in ("".join(swaps), "".join(apart)) if message]

    def _diff_fragment(self, id: str, fragment: Fragment, swaps: list[str]) -> None:
        """The children that changed, or the whole fragment if it holds others than before."""
        outline = (fragment.shell, *fragment.children)
        sent = self._parts
        changed = list[str]()
        is_same = self._outlines.get(id) == outline
        for child, html in fragment.children.items():
            if sent.get(child) != html:
                sent[child] = html
                if is_same:
                    changed += self._swap_child(child, html)
        if is_same:
            swaps += changed
        else:
            swaps += (_opening(id), self._whole(id, fragment), CLOSING)
            self._outlines[id] = outline

    def _swap_child(self, id: str, drawing: str) -> tuple[str, str, str]:
        patch = self._svg_diff.patch(id, drawing) if self._svg_diff else None
        if patch is None:
            return _opening(id), drawing, CLOSING
        opening = _opening(id).removesuffix(">")
        return f'{opening} data-kept="{patch.runs}">', patch.new, CLOSING

    def _whole(self, id: str, fragment: Fragment) -> str:
        """All of a fragment; for a page that is sent patches later, comments mark each child.

        Between them the page's script finds the texts to which it applies the patches.
        """
        if self._svg_diff is None:
            return str(fragment)
        self._svg_diff.forget(self._outlines.get(id, ())[1:])
        for child, html in fragment.children.items():
            self._svg_diff.note_sent(child, html)
        marked = [f"<!--{child}-->{html}<!--/-->" for child, html in fragment.children.items()]
        return fill(fragment.shell, "".join(marked))

    def _diff_list(self, id: str, lines: list[str], swaps: list[str]) -> None:
        """The lines that were added, or all of them after a take-back."""
        sent = self._lists.get(id)
        self._lists[id] = (lines, len(lines))
        if sent is None or not _starts_with(lines, *sent):
            swaps += (_opening(id, "innerHTML"), *lines, CLOSING)
        elif len(lines) > sent[1]:
            swaps += (_opening(id, "beforeend"), *lines[sent[1] :], CLOSING)


def _starts_with(lines: list[str], sent: list[str], count: int) -> bool:
    """Whether `lines` begin with the first `count` of `sent`; mostly it is the same list."""
    return len(lines) >= count and (lines is sent or lines[:count] == sent[:count])
