"""The folders of compiled code: used ones stay, old ones go, nothing else is touched."""

import os
import time
from pathlib import Path

import pytest

from funicular.engine import compiled


def a_folder(root: Path, name: str, days: float) -> Path:
    folder = root / name
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "code.nbi").write_bytes(b"compiled")
    then = time.time() - days * 86400
    os.utime(folder, (then, then))
    return folder


def test_folders_long_unused_go_when_a_new_one_comes(tmp_path: Path) -> None:
    old = a_folder(tmp_path, "0" * 16, days=31)
    recent = a_folder(tmp_path, "1" * 16, days=29)
    compiled.use_folder(tmp_path / ("2" * 16))
    assert not old.exists()
    assert recent.exists()
    assert (tmp_path / ("2" * 16)).is_dir()


def test_using_a_folder_keeps_it(tmp_path: Path) -> None:
    old = a_folder(tmp_path, "0" * 16, days=40)
    compiled.use_folder(old)
    compiled.use_folder(tmp_path / ("2" * 16))
    assert (old / "inner" / "code.nbi").exists()


def test_only_folders_of_ours_are_deleted(tmp_path: Path) -> None:
    root = tmp_path / "cache"
    foreign = [a_folder(root, name, days=400) for name in ("keep", "0" * 15, "g" * 16)]
    outside = a_folder(tmp_path, "outside", days=400)
    (root / ("3" * 16)).symlink_to(outside)
    compiled.prune(root)
    assert all(folder.exists() for folder in foreign)
    assert (outside / "inner" / "code.nbi").exists()


def test_the_oldest_go_if_there_are_too_many_but_none_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "MOST_FOLDERS", 2)
    today = [a_folder(tmp_path, f"{n:016x}", days=0.1) for n in range(4)]
    older = [a_folder(tmp_path, f"{n:016x}", days=n) for n in range(5, 8)]
    compiled.prune(tmp_path)
    assert all(folder.exists() for folder in today)
    assert not any(folder.exists() for folder in older)
