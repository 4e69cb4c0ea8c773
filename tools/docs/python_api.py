"""The reference of the Python API, from the sources: signatures as written, and docstrings."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from importlib import import_module
from typing import Any

Definition = ast.FunctionDef | ast.AsyncFunctionDef


def reference_of(path: str) -> str:
    """The description of a public function or class, by its dotted name."""
    module, _, name = path.rpartition(".")
    thing = getattr(import_module(module), name)
    tree = ast.parse(textwrap.dedent(inspect.getsource(thing))).body[0]
    if isinstance(tree, ast.ClassDef):
        return _class(module, name, tree)
    if isinstance(tree, Definition):
        return _function(module, name, tree)
    raise TypeError(f"{path} is neither a function nor a class")


def _function(module: str, name: str, tree: Definition) -> str:
    return _section(module, name, f"```py\ndef {_signature(tree, room=84)}\n```", _docstring(tree))


def _class(module: str, name: str, tree: ast.ClassDef) -> str:
    members = [
        line
        for each in _pairs(tree.body)
        for line in _members(*each)
        if not line.startswith("- `_")
    ]
    return _section(module, name, _docstring(tree), "\n".join(members))


def _section(module: str, name: str, *parts: str) -> str:
    """A heading, where it is imported from, and what there is to say."""
    shown = [f"### {name}", f"`from {module} import {name}`", *parts]
    return "\n\n".join(part for part in shown if part) + "\n"


def _pairs(body: list[ast.stmt]) -> list[tuple[ast.stmt, ast.stmt | None]]:
    """Each statement with the one after it, which may be the docstring of a field."""
    return list(zip(body, [*body[1:], None], strict=True))


def _members(statement: ast.stmt, after: ast.stmt | None) -> list[str]:
    """Lines about a public field, property or method; of `__init__`, about what it sets."""
    if isinstance(statement, Definition) and statement.name == "__init__":
        return [_line(shown, "") for shown in _set_attributes(statement)]
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        kind = ast.unparse(statement.annotation)
        if kind.startswith("ClassVar"):
            return []
        value = "" if statement.value is None else _default(statement.value)
        return [_line(f"{statement.target.id}: {kind}{value}", _text_of(after))]
    if isinstance(statement, Definition):
        if _decorated(statement, "property", "cached_property"):
            return [_line(f"{statement.name}: {_returned(statement)}", _docstring(statement))]
        made = "class method: " if _decorated(statement, "classmethod", "staticmethod") else ""
        return [_line(_signature(statement), made + _docstring(statement))]
    return []


def _line(shown: str, told: str) -> str:
    told = re.sub(r"\s+", " ", told).strip()
    return f"- `{shown}`" + (f": {_first_lower(told)}" if told else "")


def _set_attributes(tree: Definition) -> list[str]:
    """What `__init__` sets and says the type of: by an annotation, or because it was given."""
    given = {a.arg: ast.unparse(a.annotation) for a in tree.args.args if a.annotation}
    shown = []
    target: ast.expr
    for statement in tree.body:
        if isinstance(statement, ast.AnnAssign):
            target, kind = statement.target, ast.unparse(statement.annotation)
        elif isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Name):
            target, kind = statement.targets[0], given.get(statement.value.id, "")
        else:
            continue
        if isinstance(target, ast.Attribute) and kind and not target.attr.startswith("_"):
            shown.append(f"{target.attr}: {kind}")
    return shown


def _default(value: ast.expr) -> str:
    return " = …" if isinstance(value, ast.Call) else f" = {ast.unparse(value)}"


def _decorated(tree: Definition, *names: str) -> bool:
    return any(isinstance(each, ast.Name) and each.id in names for each in tree.decorator_list)


def _returned(tree: Definition) -> str:
    return ast.unparse(tree.returns) if tree.returns else "Any"


def _signature(tree: Definition, room: int = 10_000) -> str:
    """A function's name, parameters and result; over several lines where there is no room."""
    parameters = _parameters(tree.args)
    line = f"{tree.name}({', '.join(parameters)}) -> {_returned(tree)}"
    if len(line) <= room:
        return line
    inside = "".join(f"    {each},\n" for each in parameters)
    return f"{tree.name}(\n{inside}) -> {_returned(tree)}"


def _parameters(given: ast.arguments) -> list[str]:
    plain = [*given.posonlyargs, *given.args]
    values: list[ast.expr | None] = [None] * (len(plain) - len(given.defaults)) + [*given.defaults]
    written = [
        _parameter(a, v) for a, v in zip(plain, values, strict=True) if a.arg not in ("self", "cls")
    ]
    if given.vararg:
        written.append(f"*{_parameter(given.vararg, None)}")
    elif given.kwonlyargs:
        written.append("*")
    written += [_parameter(a, v) for a, v in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    return written


def _parameter(argument: ast.arg, value: ast.expr | None) -> str:
    kind = f": {ast.unparse(argument.annotation)}" if argument.annotation else ""
    return f"{argument.arg}{kind}" + (f" = {ast.unparse(value)}" if value is not None else "")


def _docstring(tree: Definition | ast.ClassDef) -> str:
    return ast.get_docstring(tree) or ""


def _text_of(statement: ast.stmt | None) -> str:
    value: Any = statement.value if isinstance(statement, ast.Expr) else None
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def _first_lower(text: str) -> str:
    """A sentence that goes on after a colon; names and abbreviations stay as they are."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
