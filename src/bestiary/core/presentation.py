"""The presentation interface of a game: panels, line above the board, legend, verbs, previews."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from bestiary.core.choice import Choice
from bestiary.core.step import About
from bestiary.core.words import Words, bundle, identifiers

View: TypeAlias = Mapping[str, Any]
"""What a seat may know of a state, as plain data. Each game names its entries in a TypedDict."""
END = "end-turn"
"""The verb that ends a turn, in every game that has one."""


class Panel(NamedTuple):
    """One picture of the board: `kind` is board, tray, player, side or folded.

    What is folded lies at the side under its name, until somebody opens it.
    """

    id: str
    kind: str
    svg: str


class Aim(NamedTuple):
    """The line above the board, in words: short, for a phone has room for two lines.

    `who` the reader is, with what they alone may know; nothing for somebody who only looks on.
    `want` is what they play for, `when` the round and phase of how many, `end` what ends the game,
    `threat` what they must keep ahead of where nobody sits across the table.
    """

    want: str
    when: str
    end: str
    who: str = ""
    threat: str = ""


class Plate(NamedTuple):
    """The picture of a game beside its title, drawn once, and the ink that its pages are set in.

    `ink` is a design token: `var(--moss)` for lines and letters, `var(--moss-wash)` behind them.
    """

    draw: Callable[[], str]
    ink: str


class Mark(NamedTuple):
    """Whose question it is: the colour and shape of seat `coat`, and in which role."""

    coat: int
    role: str = ""


class LegendEntry(NamedTuple):
    """What a thing on the board is: its name, what it does, where the rules say so, its icon."""

    name: str
    does: str
    rule: str
    icon: str


LEGEND = "legend"
"""The folder of a game that holds the texts of its legend."""


@cache
def legend(folder: Path, language: str) -> Mapping[str, LegendEntry]:
    """Every entry of a game's legend by its key, in the order written; none where there is none."""
    texts = folder / LEGEND
    if not texts.exists():
        return {}
    # Ids of Fluent have no colon, keys of parts have: `_` stands for it.
    return {
        id.replace("_", ":"): _entry(bundle(texts, language), id)
        for id in identifiers(texts, language)
    }


def _entry(texts: Any, id: str) -> LegendEntry:
    message = texts.get_message(id)
    patterns = (message.value, *(message.attributes[name] for name in LegendEntry._fields[1:]))
    return LegendEntry(*(str(texts.format_pattern(pattern, {})[0]) for pattern in patterns))


def legend_keys(part: str) -> Iterator[str]:
    """Where the legend may speak of a part, the most exact first.

    `row:1:ice-blue` may stand under itself, `row:ice-blue`, `row:ice`, `any:ice-blue`, `any:ice`,
    or `row`.
    """
    yield part
    head, *_, last = part.split(":") if ":" in part else (part, "")
    words = last.split("-")
    shorter = ["-".join(words[:n]) for n in range(len(words), 0, -1)] if last else []
    yield from (f"{family}:{name}" for family in (head, "any") for name in shorter)
    yield head


class Verb(NamedTuple):
    """One button: the options it narrows to.

    Its text is `verb-<id>`. Where it holds no option, the reasons for `actions` say why.
    """

    id: str
    holds: Callable[[Choice], bool]
    actions: tuple[str, ...] = ()

    def speaks_for(self, action: str) -> bool:
        """Whether a reason for `action` tells why this button is dead."""
        return action == self.id or action in self.actions


def of_kinds(*kinds: type) -> Callable[[Choice], bool]:
    """A test for `Verb.holds`: whether a choice is of one of these kinds."""
    return lambda choice: type(choice) in kinds


class Click(NamedTuple):
    """One of the clicks that build a choice: on which part of the board, and what it means."""

    part: str
    any_order: bool = False
    """Whether it may come in any order among the run of such clicks that it stands in."""
    optional: bool = False
    """Whether it may be left out: the choice is complete without it."""
    held: bool = False
    """Whether the first of its kind counts as clicked from the start, as a tile lies in a turn."""
    seals: bool = False
    """Whether it seals the choice, which is shown before it is made where this was not clicked."""


def in_order(*parts: str) -> tuple[Click, ...]:
    """Clicks on these parts, one after another."""
    return tuple([Click(part) for part in parts])


def in_any_order(*parts: str) -> tuple[Click, ...]:
    """Clicks on these parts, none of which must come first."""
    return tuple([Click(part, any_order=True) for part in parts])


class Preview(NamedTuple):
    """One thing that a choice will do: the text `preview-<id>` and its arguments."""

    id: str
    about: About = ()
    loses: bool = False
    """Whether something is lost by it for nothing, so that the chooser is asked first."""
    spends: str = ""
    """The part that it uses up without being clicked: places that cost it are marked apart."""
    weighs: bool = False
    """Whether a finger, which cannot hover, is told this first and chooses with a second tap."""


def preview_text(words: Words, previews: Iterable[Preview]) -> str:
    """What a choice will do, in words; '' if the game says nothing of it."""
    return " ".join([words(f"preview-{preview.id}", **dict(preview.about)) for preview in previews])
