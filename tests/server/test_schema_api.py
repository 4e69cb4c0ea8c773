"""The HTTP API against its own description: whatever is sent, the answer is as told there."""

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.postgres import Postgres
from tests.server.running import Client, RunningServer

from funicular.server.http_api import BASE, ENDPOINTS

OPERATIONS = [(each.method, each.path) for each in ENDPOINTS]
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SHORT, LONG = 10, 400
"""Requests of each operation."""


@pytest.fixture(scope="module")
def strict(postgres: Postgres) -> Iterator[RunningServer]:
    """A server on PostgreSQL, which is the stricter of the two about what it stores."""
    with RunningServer(postgres.new_database()) as running:
        yield running


def hammer(server: RunningServer, method: str, path: str, times: int) -> None:
    """Requests made from the description, right and wrong ones, by a guest and by nobody."""
    description = schemathesis.openapi.from_url(f"{server.origin}{BASE}/openapi.json")
    operation = description[BASE + path][method]
    with Client(server) as ada, requests.Session() as session:
        session.trust_env = False  # no proxy: this stays on the machine
        places = {"map": "europe", "token": "none", "table": ada.new_table()}
        known = {name: places[name] for name in places if f"{{{name}}}" in path}
        cases = [operation.as_strategy(mode) for mode in GenerationMode]
        if known:
            cases += [operation.as_strategy(m, path_parameters=known) for m in GenerationMode]

        @settings(
            max_examples=times,
            deadline=None,
            database=None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        )
        @given(case=st.one_of(cases), is_known=st.booleans())
        def ask(case: schemathesis.Case[Any], is_known: bool) -> None:
            headers = {"authorization": f"Bearer {ada.token}"} if is_known else {}
            case.call_and_validate(session=session, headers=headers, checks=CHECKS)

        ask()
    assert server.metric("internal_errors_total") == 0


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_described(strict: RunningServer, method: str, path: str) -> None:
    hammer(strict, method, path, SHORT)


@pytest.mark.long
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_described_for_long(
    server: RunningServer, strict: RunningServer, method: str, path: str
) -> None:
    for each in (server, strict):
        hammer(each, method, path, LONG)
