"""What every engine test checks besides its own assertions."""

from collections.abc import Iterator

import pytest
from tests.engine.table import Table


@pytest.fixture(autouse=True)
def _all_that_was_dictated_happened() -> Iterator[None]:
    """A test that dictates a card nobody draws believes in something that did not happen."""
    Table.made.clear()
    yield
    assert all(table.all_dictated() for table in Table.made)
