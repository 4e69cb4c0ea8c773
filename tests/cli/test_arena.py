"""`funicular arena`: what may be asked of it, and what it says to what may not."""

from __future__ import annotations

import pytest
from tests.cli.program import run


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["search@soon", "path"], "'search@soon': 'soon' is not a time from 0 to 600 seconds"),
        (["serch@0.1", "path"], "no bot is called 'serch'; did you mean search?"),
    ],
)
def test_bad_input_is_one_line(words: list[str], told: str) -> None:
    done = run("arena", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1
