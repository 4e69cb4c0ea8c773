"""Every rule of the specification has a test that names it."""

import ast
import re
from pathlib import Path

RULE_IDS = (
    *("S1", "S2", "S3", "S4", "S5", "S6", "S7"),
    *("T1", "T2"),
    *("M1", "M2", "M3", "M4", "M5", "M6"),
    *("C1", "C2", "C3", "C4", "C5", "C6"),
    *("U1", "U2", "U3", "U4"),
    *("K1", "K2", "K3"),
    *("B1", "B2", "B3"),
    *("E1", "E2", "E3", "E4", "E5", "E6"),
    *("V1", "V2", "V3"),
    "custom_maps",
)


def named_tests() -> list[str]:
    """The names of all test functions of the engine."""
    return [
        node.name
        for path in sorted(Path(__file__).parent.glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_every_rule_is_named_by_a_test() -> None:
    names = named_tests()
    untested = [
        each
        for each in RULE_IDS
        if not any(name.startswith(f"test_{each.lower()}_") for name in names)
    ]
    assert untested == []


def test_no_test_names_a_rule_that_there_is_not() -> None:
    named = {
        found.group(1).upper()
        for name in named_tests()
        if (found := re.match(r"test_([a-z]\d+)_", name))
    }
    assert named - set(RULE_IDS) == set()
