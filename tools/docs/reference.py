"""Writes the parts of the pages that are made from the code.

    python -m tools.docs.reference            all pages of docs/
    python -m tools.docs.reference --check    only says which are out of date

A page marks such a part with two comments, which nobody sees when it is shown:

    <!-- made from: python funicular.game.Game -->
    …
    <!-- end -->
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from .command_line import command_reference
from .http_api import body_reference, request_table
from .python_api import reference_of

ROOT = Path(__file__).resolve().parents[2]
PART = re.compile(r"(<!-- made from: (.+?) -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the reference parts of docs/ anew.")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if any is old")
    only_check = parser.parse_args().check
    old = out_of_date()
    for page, text in old.items():
        if not only_check:
            page.write_text(text, encoding="utf-8")
        print(f"{page.relative_to(ROOT)} {'is out of date' if only_check else 'written'}")
    return int(only_check and bool(old))


def out_of_date() -> dict[Path, str]:
    """The pages whose made parts are not as the code has them, and what they should say."""
    pages = {
        page: page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs").glob("*.md"))
    }
    written = {page: fill(text) for page, text in pages.items()}
    return {page: text for page, text in written.items() if text != pages[page]}


def fill(text: str) -> str:
    """A page with its made parts as the code has them now."""
    return PART.sub(lambda part: f"{part[1]}\n{make(part[2]).strip()}\n\n{part[3]}", text)


def make(source: str) -> str:
    """A part, by what its comment names."""
    kind, _, name = source.partition(" ")
    if kind == "python":
        return "\n".join(reference_of(each) for each in name.split(", "))
    makers = {
        "command line": command_reference,
        "HTTP requests": request_table,
        "HTTP bodies": body_reference,
    }
    if source not in makers:
        raise ValueError(
            f"nothing is made from {source!r}; there are {', '.join(makers)}, python NAME"
        )
    return makers[source]()


if __name__ == "__main__":
    raise SystemExit(main())
