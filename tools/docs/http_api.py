"""The reference of the HTTP API, from the OpenAPI document that the server itself gives."""

from __future__ import annotations

import re
from typing import Any

from funicular.server.http_api import BASE, api_document

PAGE = "http-api.md"
"""Where the bodies are described."""


def request_table() -> str:
    """All requests: what each takes, what it answers, what it is for."""
    rows = ["| request | body → answer | |", "|---|---|---|"]
    for path, operations in api_document()["paths"].items():
        short = re.sub(r"\{\w+\}", "ID", path.removeprefix(BASE))
        rows += [
            f"| `{m.upper()} {short}` | {_bodies(o)} | {_told(o)} |" for m, o in operations.items()
        ]
    return "\n".join(rows) + "\n"


def body_reference() -> str:
    """All bodies and answers, each with its fields."""
    schemas = api_document()["components"]["schemas"]
    return "\n".join(_section(name, schemas[name]) for name in sorted(schemas))


def _told(operation: dict[str, Any]) -> str:
    """What a request is for; one that anybody may make says so."""
    told = operation["summary"].removesuffix(".")
    told = told[:1].lower() + told[1:]
    return told if "security" in operation else f"{told} (open to all)"


def _bodies(operation: dict[str, Any]) -> str:
    taken = operation.get("requestBody", {}).get("content", {}).get("application/json")
    status, given = next(iter(operation["responses"].items()))
    kind, content = next(iter(given["content"].items()))
    answer = "JSON Lines" if kind == "application/jsonl" else _type(content["schema"], PAGE)
    made = f" ({status})" if status != "200" else ""
    return (f"{_type(taken['schema'], PAGE)} " if taken else "") + f"→ {answer}{made}"


def _section(name: str, schema: dict[str, Any]) -> str:
    parts = [f"### {name}"]
    if "description" in schema:
        parts.append(" ".join(schema["description"].split()))
    fields = schema.get("properties", {})
    if fields:
        required = schema.get("required", [])
        rows = [_row(field, fields[field], field in required) for field in fields]
        parts.append("\n".join(["| field | type | |", "|---|---|---|", *rows]))
    elif "enum" in schema:
        parts.append(_type(schema))
    else:
        parts.append("No fields.")
    return "\n\n".join(parts) + "\n"


def _row(field: str, schema: dict[str, Any], required: bool) -> str:
    notes = [_limits(schema)]
    if not required:
        notes.append(f"may be missing{_default(schema)}")
    return f"| `{field}` | {_type(schema)} | {'; '.join(note for note in notes if note)} |"


def _default(schema: dict[str, Any]) -> str:
    if "default" not in schema:
        return ""
    value = schema["default"]
    if isinstance(value, dict):
        return ": each of its fields has a default"
    words = {True: "true", False: "false", None: "null", "": '""'}
    plain = not isinstance(value, int | list) or isinstance(value, bool)
    return f": `{words.get(value, value) if plain else value}`"


def _limits(schema: dict[str, Any]) -> str:
    told = []
    for part in (schema, *schema.get("anyOf", [])):
        if "minimum" in part and "maximum" in part:
            told.append(f"{part['minimum']} to {part['maximum']}")
        elif "minimum" in part:
            told.append(f"at least {part['minimum']}")
        elif "maximum" in part:
            told.append(f"at most {part['maximum']}")
        if "maxLength" in part:
            told.append(f"{part.get('minLength', 0)} to {part['maxLength']} characters")
        if "maxItems" in part:
            told.append(f"at most {part['maxItems']}")
    return "; ".join(told)


def _type(schema: dict[str, Any], page: str = "") -> str:
    """A schema in a few words, with links to the others."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}]({page}#{name.lower()})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_type(each, page) for each in schema[several])
    if "enum" in schema:
        return " or ".join(f"`{each}`" for each in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return f"list of {_type(schema.get('items', {}), page)}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object with values: {_type(schema['additionalProperties'], page)}"
    return str(kind) if kind else "any JSON"
