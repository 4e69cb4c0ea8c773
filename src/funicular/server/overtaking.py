"""Two processes at one table: who comes second looks again and tries once more."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from .refusing import Refused

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

TRIES = 4


class Overtaken(Refused):
    """Another process has changed the table since this one looked; nothing has happened."""

    def __init__(self) -> None:
        super().__init__("unavailable")


def again_if_overtaken(
    work: Callable[Arguments, Coroutine[Any, Any, Result]],
) -> Callable[Arguments, Coroutine[Any, Any, Result]]:
    """For what takes a table's lock, freshens it and stores a change."""

    @wraps(work)
    async def tried(*args: Arguments.args, **named: Arguments.kwargs) -> Result:
        for _ in range(TRIES - 1):
            try:
                return await work(*args, **named)
            except Overtaken:
                continue
        return await work(*args, **named)

    return tried
