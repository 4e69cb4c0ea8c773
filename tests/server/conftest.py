from collections.abc import Iterator

import pytest
from tests.server.running import RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that leave others' tables alone."""
    with RunningServer(tmp_path_factory.mktemp("server") / "tables.sqlite") as running:
        yield running
