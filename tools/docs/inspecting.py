"""Looks a built site over: every link leads somewhere, and nothing comes from other hosts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {("script", "src"), ("link", "href"), ("img", "src"), ("source", "src"), ("iframe", "src")}
"""What a browser fetches by itself when it shows a page."""
FROM_ELSEWHERE = re.compile(r"(?:url\(\s*['\"]?|@import\s+['\"])((?:https?:)?//[^'\")]+)")


class Page(HTMLParser):
    """The anchors of a page, and what it links to and loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.leads: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if given.get(name)}
        for name, value in given.items():
            if (tag, name) in LOADS and not _is_only_named(tag, given):
                self.loads.append(value)
            elif (tag, name) == ("a", "href"):
                self.leads.append(value)


def _is_only_named(tag: str, given: dict[str, str]) -> bool:
    """A link to another page in the head of this one: nothing is fetched for it."""
    return tag == "link" and given.get("rel") in ("canonical", "next", "prev")


def faults_of(site: Path) -> list[str]:
    """What is wrong with a built site, a line for each thing."""
    pages = {
        path.resolve(): Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")
    }
    faults = [
        f"{path.relative_to(site.resolve())}: {fault}"
        for path, page in pages.items()
        for fault in _faults_of_page(path, page, pages, site.resolve())
    ]
    for sheet in site.rglob("*.css"):
        elsewhere = FROM_ELSEWHERE.findall(sheet.read_text(encoding="utf-8"))
        faults += [f"{sheet.relative_to(site)}: loads {each}" for each in elsewhere]
    return sorted(faults)


def _faults_of_page(path: Path, page: Page, pages: dict[Path, Page], site: Path) -> Iterator[str]:
    for url in page.loads:
        if urlsplit(url).netloc:
            yield f"loads {url}"
        elif not url.startswith("data:") and not _target(path, url, site).is_file():
            yield f"loads {url}, which is not there"
    for url in page.leads:
        parts = urlsplit(url)
        if parts.scheme or parts.netloc:
            continue
        target = _target(path, url, site)
        if not target.is_file():
            yield f"leads to {url}, which is not there"
        elif (
            parts.fragment
            and target in pages
            and unquote(parts.fragment) not in pages[target].anchors
        ):
            yield f"leads to {url}, but there is no such heading"


def _target(path: Path, url: str, site: Path) -> Path:
    """The file behind a link of a page."""
    named = unquote(urlsplit(url).path)
    if not named:
        return path
    target = site / named.lstrip("/") if named.startswith("/") else (path.parent / named).resolve()
    return target / "index.html" if target.is_dir() else target
