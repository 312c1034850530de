"""A line on the error stream: how far, how fast, how long still."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

T = TypeVar("T")


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        """The speed of the last while, once there is one."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s")


def watched(items: Iterable[T], total: int, done: int = 0) -> Iterator[T]:
    """Hand `items` on and show how far they are; it is in nobody's way."""
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total, completed=done)
        for item in items:
            yield item
            progress.advance(task)
