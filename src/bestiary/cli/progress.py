"""Progress bar on the error stream, so that piped output stays clean."""

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


class SpeedColumn(ProgressColumn):
    """Column of a progress bar: games a second."""

    def render(self, task: Task) -> Text:
        """The speed of the last while, once there is one."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s")


def with_progress(items: Iterable[T], total: int, done: int = 0) -> Iterator[T]:
    """Iterate over `items` with a progress bar, which disappears at the end."""
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        SpeedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total, completed=done)
        for item in items:
            yield item
            progress.advance(task)
