"""The HTTP part of the API as an OpenAPI document, made from the same classes as the rest."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

from funicular import __version__

from .messages import ErrorMessage

REF = "#/components/schemas/{name}"
REFUSED = {"$ref": REF.format(name=ErrorMessage.__name__)}


class Endpoint(NamedTuple):
    """One request of the API: what it takes and what it gives."""

    method: str
    path: str
    handler: str
    answer: Any
    body: Any = None
    status: int = 200
    needs_guest: bool = True
    query: type[msgspec.Struct] | None = None
    """What may stand after the question mark."""
    media: str = "application/json"
    """Of an answer; one that is no JSON has no class."""


def describe(base: str, endpoints: tuple[Endpoint, ...], about: dict[str, str]) -> dict[str, Any]:
    """The document; every endpoint may also answer with an ErrorMessage.

    `about` says what each handler is for.
    """
    wanted = [each for e in endpoints for each in (e.body, e.answer) if each is not None]
    schemas, components = msgspec.json.schema_components([*wanted, ErrorMessage], ref_template=REF)
    ready = iter(schemas)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        body = next(ready) if endpoint.body is not None else None
        answer = next(ready) if endpoint.answer is not None else None
        operation = _operation(endpoint, body, answer)
        operation["summary"] = about[endpoint.handler]
        paths.setdefault(base + endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Funicular tables", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "funicular"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: Endpoint, body: Any, answer: Any) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.handler,
        "responses": {
            str(endpoint.status): {
                "description": "done",
                "content": {endpoint.media: {"schema": answer or {"type": "string"}}},
            },
            "default": {
                "description": "refused",
                "content": {"application/json": {"schema": REFUSED}},
            },
        },
    }
    if endpoint.needs_guest:
        operation["security"] = [{"cookie": []}, {"bearer": []}]
    if body is not None:
        content = {"application/json": {"schema": body}}
        operation["requestBody"] = {"required": True, "content": content}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    if endpoint.query is not None:
        parameters += _query_parameters(endpoint.query)
    if parameters:
        operation["parameters"] = parameters
    return operation


def _query_parameters(query: type[msgspec.Struct]) -> list[dict[str, Any]]:
    _, components = msgspec.json.schema_components([query], ref_template=REF)
    schema = components[query.__name__]
    return [
        {
            "name": name,
            "in": "query",
            "required": name in schema.get("required", []),
            "schema": _plain(each),
        }
        for name, each in schema["properties"].items()
    ]


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """What may be left out cannot be null: there is no way to write that in an address."""
    kinds = [each for each in schema.get("anyOf", []) if each != {"type": "null"}]
    return kinds[0] if kinds else {k: v for k, v in schema.items() if k != "default"}
