"""The tiny map: the smallest one that has every mechanism."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A copy of the tiny map's folder, free to be spoilt."""
    folder = tmp_path / "tiny"
    shutil.copytree(Path(__file__).with_name("tiny"), folder)
    return folder


@pytest.fixture
def edit(tiny: Path) -> Callable[[str, str, str], None]:
    """Replaces a text, which must stand there once, in a file of that copy."""

    def replace(file: str, old: str, new: str) -> None:
        text = (tiny / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} must stand once in {file} of the tiny map"
        (tiny / file).write_text(text.replace(old, new), encoding="utf-8")

    return replace
