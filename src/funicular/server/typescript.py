"""The protocol's types in TypeScript, made from the message classes.

    python -m funicular.server.typescript web/src/protocol.ts

writes them; a test compares the committed file with what this module makes.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from . import (
    export_messages,
    history_messages,
    map_messages,
    messages,
    notice_messages,
    order_messages,
    replay_messages,
    table_messages,
    view_messages,
)

MODULES = (
    map_messages,
    view_messages,
    table_messages,
    notice_messages,
    order_messages,
    history_messages,
    export_messages,
    replay_messages,
    messages,
)
UNIONS: dict[str, Any] = {
    "Clock": table_messages.Clock,
    "Order": order_messages.Order,
    "TableCommand": table_messages.TableCommand,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
}
ALIASES: dict[str, Any] = {
    "Phase": view_messages.Phase,
    "EventName": view_messages.EventName,
    "GameEnd": view_messages.GameEnd,
    "Status": table_messages.Status,
    "Assist": table_messages.Assist,
    "BotPace": table_messages.BotPace,
    "NoticeEvent": notice_messages.NoticeEvent,
    "OrderState": order_messages.OrderState,
    "RecordKind": history_messages.RecordKind,
    "AnalysisStatus": replay_messages.AnalysisStatus,
    "ErrorCode": messages.ErrorCode,
}
WHOLE = {"TableOptions", "MoveClock", "BankClock", "NoClock"}
"""Sent both ways: the server always sends every field, so a client may rely on them."""

HEADER = """\
// The protocol of the table server. Made by `python -m funicular.server.typescript`
// from the message classes in src/funicular/server; do not edit.
"""


def generate() -> str:
    """The whole TypeScript file."""
    parts = [HEADER, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    for name, alias in ALIASES.items():
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(_literals(alias)) + ";\n")
    for module in MODULES:
        parts.extend(_interface(module, cls) for cls in _structs(module))
    for name, union in UNIONS.items():
        members = "\n  | ".join(cls.__name__ for cls in union.__args__)
        parts.append(f"export type {name} =\n  | {members};\n")
    return "\n".join(parts)


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The public message classes of a module, in the order of the source."""
    for name, value in vars(module).items():
        is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
        if is_struct and value.__module__ == module.__name__ and not name.startswith("_"):
            yield value


def _interface(module: ModuleType, cls: type[msgspec.Struct]) -> str:
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    notes = _field_notes(module, cls.__name__)
    lines = _comment(cls.__doc__, "")
    lines.append(f"export interface {cls.__name__} {{")
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = not field.required and cls.__name__ not in WHOLE
        lines.extend(_comment(notes.get(field.name), "  "))
        mark = "?" if optional else ""
        written = _type(field.type)
        if written == "TableOptions" and cls.__struct_config__.forbid_unknown_fields:
            written = "Partial<TableOptions>"  # what is left out takes its default
        lines.append(f"  {field.encode_name}{mark}: {written};")
    return "\n".join([*lines, "}", ""])


def _comment(text: str | None, indent: str) -> list[str]:
    """A documentation comment; msgspec and dataclasses give none where the source has none."""
    if not text:
        return []
    words = " ".join(text.split())
    return [f"{indent}/** {words} */"]


def _field_notes(module: ModuleType, name: str) -> dict[str, str]:
    """The texts that follow the fields of a class in its source."""
    tree = ast.parse(inspect.getsource(module))
    body = next(
        node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name
    )
    notes = {}
    for field, after in pairwise(body):
        match field, after:
            case (
                ast.AnnAssign(target=ast.Name(id=field_name)),
                ast.Expr(value=ast.Constant(value=str(note))),
            ):
                notes[field_name] = note
    return notes


def _literals(alias: Any) -> list[str]:
    """The values of a Literal in the order in which they are written."""
    return [f'"{value}"' for value in alias.__args__]


def _named_literal(info: types.LiteralType) -> str | None:
    for name, alias in ALIASES.items():
        if set(alias.__args__) == set(info.values):
            return name
    return None


def _type(info: types.Type) -> str:
    simple = {
        types.AnyType: "unknown",
        types.BoolType: "boolean",
        types.FloatType: "number",
        types.IntType: "number",
        types.NoneType: "null",
        types.StrType: "string",
    }
    if type(info) in simple:
        return simple[type(info)]
    match info:
        case types.Metadata():
            return _type(info.type)
        case types.StructType():
            return info.cls.__name__
        case types.LiteralType():
            return _named_literal(info) or " | ".join(f'"{each}"' for each in info.values)
        case types.ListType():
            inner = _type(info.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.DictType():
            return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
        case types.UnionType():
            parts = [_type(each) for each in info.types]
            named = {name: {c.__name__ for c in u.__args__} for name, u in UNIONS.items()}
            for name, members in named.items():
                if members == set(parts):
                    return name
            return " | ".join(parts)
    raise TypeError(f"no TypeScript for {info!r}")


def main() -> None:
    Path(sys.argv[1]).write_text(generate(), encoding="utf-8")


if __name__ == "__main__":
    main()
