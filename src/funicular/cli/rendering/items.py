"""Items in a row that wrap between each other, never inside one."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Items:
    """Short texts with something between them, such as `" · "`."""

    def __init__(self, items: Iterable[Text], between: str = " · ") -> None:
        self._items = list(items)
        self._between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        tail = len(self._between.rstrip())  # stays at the end of a line that is not the last
        for number, item in enumerate(self._items):
            longer = line.cell_len + len(self._between) + item.cell_len
            last = number == len(self._items) - 1
            if line and longer + (0 if last else tail) > options.max_width:
                line.append(self._between.rstrip())
                yield line
                line = Text()
            elif number:
                line.append(self._between)
            line.append_text(item)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len + len(self._between) for item in self._items] or [0]
        most = min(sum(widths), options.max_width)
        return Measurement(min(max(widths), most), most)
