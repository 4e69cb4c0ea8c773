"""Just enough Markdown: the links, headings and code blocks of a page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")


class Block(NamedTuple):
    """A code block, and the number of its first line on the page."""

    language: str
    text: str
    line: int


def blocks(text: str, language: str | None = None) -> list[Block]:
    """The code blocks of a page, all of them or those in one language."""
    found = [
        Block(each[1], each[2], text.count("\n", 0, each.start()) + 2)
        for each in BLOCK.finditer(text)
    ]
    return [block for block in found if language in (None, block.language)]


def prose(text: str) -> str:
    """A page without its code blocks."""
    return FENCED.sub("", text)


def links(text: str) -> list[str]:
    """Where the links and pictures of a page lead."""
    return LINK.findall(prose(text))


def is_external(link: str) -> bool:
    return "://" in link or link.startswith("mailto:")


def headings(text: str) -> set[str]:
    """The anchors of a page's headings, as repository hosts make them."""
    titles = re.findall(r"^#+ (.*)$", prose(text), re.MULTILINE)
    plain = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title) for title in titles]
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in plain}


def with_links(text: str, moved: Callable[[str], str]) -> str:
    """A page whose links, but not those in code blocks, lead where `moved` says."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.DOTALL | re.MULTILINE)
    return "".join(
        part if part.startswith("```") else LINK.sub(lambda link: moved(link[1]), part)
        for part in parts
    )
