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
    kind = "application/json" if answer is not None else "application/jsonl"
    operation: dict[str, Any] = {
        "operationId": endpoint.handler,
        "responses": {
            str(endpoint.status): {
                "description": "done",
                "content": {kind: {"schema": answer or {"type": "string"}}},
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
    names = re.findall(r"\{(\w+)\}", endpoint.path)
    if names:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
    return operation
