"""Lays the pages of the site out in one folder, with everything that they link to.

In the repository a page may link to any file of it. On the site, pages beyond docs/ get a place
beside the others, and other files get a page that shows them.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from .markdown import is_external, links, with_links

ROOT = Path(__file__).resolve().parents[2]
PAGES_BEYOND = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
"""Pages at the root of the repository, and which page of the site they are."""
LANGUAGES = {
    ".py": "python",
    ".sh": "sh",
    ".ts": "ts",
    ".toml": "toml",
    ".conf": "nginx",
    ".service": "ini",
}
FIRST_PAGE = "index.md"
"""It has the whole width: its three ways in are its navigation."""
WIDE = "---\nhide:\n  - navigation\n  - toc\n---\n\n"
ALWAYS = ("favicon.svg", "site.css")
"""What the site's configuration asks for."""


class BadLink(Exception):
    """A page links to something that the site cannot show; the message says which."""


def lay_out(target: Path, root: Path = ROOT) -> None:
    """Make `target` hold the whole source of the site; what is there already is left alone."""
    wanted = {target / place: content for place, content in contents(root).items()}
    for path in [path for path in target.rglob("*") if path.is_file() and path not in wanted]:
        path.unlink()
    for path, content in wanted.items():
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def contents(root: Path = ROOT) -> dict[str, bytes]:
    """The files of the site's source, by their places."""
    pages = {root / name: place for name, place in PAGES_BEYOND.items() if name != "README.md"}
    pages |= {page: page.name for page in sorted((root / "docs").glob("*.md"))}
    made = {place: _page(page, root) for page, place in pages.items()}
    files = _linked_files(pages, root) | {root / "docs" / name for name in ALWAYS}
    return made | {_place(path, root): _file(path, root) for path in sorted(files)}


def _page(page: Path, root: Path) -> bytes:
    text = with_links(page.read_text(encoding="utf-8"), lambda link: _moved(link, page, root))
    return (WIDE + text if page.name == FIRST_PAGE else text).encode()


def _file(path: Path, root: Path) -> bytes:
    in_docs = path.is_relative_to(root / "docs")
    return path.read_bytes() if in_docs else _shown(path, root).encode()


def _resolve(link: str, page: Path, root: Path) -> Path:
    path = (page.parent / link.partition("#")[0]).resolve()
    if not path.is_file() or not path.is_relative_to(root):
        raise BadLink(f"{page.relative_to(root)}: {link} leads to no file of the repository")
    return path


def _moved(link: str, page: Path, root: Path) -> str:
    """Where a link leads on the site."""
    if is_external(link) or link.startswith("#"):
        return link
    heading = link.partition("#")[1:]
    return _place(_resolve(link, page, root), root) + "".join(heading)


def _place(path: Path, root: Path) -> str:
    """Where a file of the repository is on the site."""
    name = path.relative_to(root).as_posix()
    if name in PAGES_BEYOND:
        return PAGES_BEYOND[name]
    if path.is_relative_to(root / "docs"):
        return path.relative_to(root / "docs").as_posix()
    return f"files/{name}.md"


def _linked_files(sources: dict[Path, str], root: Path) -> set[Path]:
    """Everything that the pages link to or show, beside each other."""
    found = {
        _resolve(link, page, root)
        for page in sources
        for link in links(page.read_text(encoding="utf-8"))
        if not is_external(link) and not link.startswith("#")
    }
    return {path for path in found if path not in sources and path != root / "README.md"}


def _shown(path: Path, root: Path) -> str:
    """A page that shows a file; the search is for what was written for readers."""
    text = path.read_text(encoding="utf-8")
    fence = "`" * (max((len(run) for run in re.findall(r"`{3,}", text)), default=2) + 1)
    language = LANGUAGES.get(path.suffix, "text")
    if text.startswith("#!/bin/sh"):
        language = "sh"
    return (
        "---\nsearch:\n  exclude: true\n---\n\n"
        f"# {path.relative_to(root).as_posix()}\n\n"
        f"{fence}{language}\n{text.rstrip()}\n{fence}\n"
    )


def newest_change(root: Path = ROOT) -> float:
    """When a source of the site was last changed."""
    watched = [root / "zensical.toml", *(root / name for name in PAGES_BEYOND)]
    watched += [Path(folder, name) for folder, _, names in os.walk(root / "docs") for name in names]
    return max(path.stat().st_mtime for path in watched)
