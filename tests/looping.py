"""Coroutines of tests: each runs in a thread of its own.

The browser's driver keeps an event loop in the thread of the tests, from the first browser test of
a worker on; another loop cannot run there.
"""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()
