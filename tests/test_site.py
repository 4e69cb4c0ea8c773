"""The documentation site: everything finds its place in it, and a bad site is told from a good one.

The site itself is built by `./site`, which looks it over in the same way.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.docs.inspecting import faults_of
from tools.docs.laying_out import ROOT, BadLink, contents, lay_out
from tools.docs.markdown import is_external, links

CONFIGURATION = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]
PLACES = contents()


def entries(nav: list[dict[str, Any]]) -> Iterator[str]:
    for entry in nav:
        for below in entry.values():
            if isinstance(below, str):
                yield below
            else:
                yield from entries(below)


def test_every_page_is_in_the_navigation_once() -> None:
    pages = [place for place in PLACES if place.endswith(".md") and not place.startswith("files/")]
    assert sorted(entries(CONFIGURATION["nav"])) == sorted(pages)


def test_there_are_three_ways_in() -> None:
    titles = [title for entry in CONFIGURATION["nav"] for title in entry]
    assert titles == ["Start", "Play and host", "Write a bot", "Work on the code"]


def test_links_of_the_site_stay_within_it() -> None:
    for place, content in PLACES.items():
        if place.endswith(".md") and not place.startswith("files/"):
            for link in links(content.decode()):
                if not is_external(link) and not link.startswith("#"):
                    assert link.partition("#")[0] in PLACES, f"{place}: {link}"


def test_a_file_of_the_repository_is_shown_on_a_page() -> None:
    shown = PLACES["files/examples/ticket_bot.py.md"].decode()
    assert (ROOT / "examples" / "ticket_bot.py").read_text("utf-8").strip() in shown
    assert "](files/examples/ticket_bot.py.md)" in PLACES["bots.md"].decode()


def a_repository(root: Path, page: str) -> Path:
    (root / "docs").mkdir(parents=True)
    for name in ("CONTRIBUTING.md", "CHANGELOG.md", "docs/favicon.svg", "docs/site.css"):
        (root / name).write_text("…", "utf-8")
    (root / "docs" / "page.md").write_text(page, "utf-8")
    return root


@pytest.mark.parametrize("link", ["missing.md", "../docs", "../../beyond.md"])
def test_a_link_to_nowhere_is_refused(link: str, tmp_path: Path) -> None:
    with pytest.raises(BadLink, match=r"docs/page\.md: .* leads to no file"):
        contents(a_repository(tmp_path / "repository", f"[there]({link})"))


def test_what_is_no_longer_wanted_goes_and_what_is_there_stays(tmp_path: Path) -> None:
    root = a_repository(tmp_path / "repository", "```\n[no](link)\n```\n")
    target = tmp_path / "laid_out"
    lay_out(target, root)
    (target / "old.md").write_text("from an earlier time", "utf-8")
    before = (target / "page.md").stat().st_mtime_ns
    lay_out(target, root)
    assert not (target / "old.md").exists()
    assert (target / "page.md").stat().st_mtime_ns == before
    assert "[no](link)" in (target / "page.md").read_text("utf-8")


GOOD = '<link rel="canonical" href="https://example.org/"><h1 id="top">x</h1><a href="https://example.org/">out</a>'


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<a href="#top">up</a><a href="b.html">b</a>', None),
        ('<a href="#nowhere">x</a>', "leads to #nowhere, but there is no such heading"),
        ('<a href="b.html#nowhere">x</a>', "leads to b.html#nowhere, but there is no such heading"),
        ('<a href="c.html">x</a>', "leads to c.html, which is not there"),
        ('<img src="c.png">', "loads c.png, which is not there"),
        ('<script src="https://example.org/x.js"></script>', "loads https://example.org/x.js"),
        ('<link rel="stylesheet" href="//example.org/x.css">', "loads //example.org/x.css"),
    ],
)
def test_faults_of_a_site_are_found(html: str, fault: str | None, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(GOOD + html, "utf-8")
    (tmp_path / "b.html").write_text(GOOD, "utf-8")
    assert faults_of(tmp_path) == ([f"a.html: {fault}"] if fault else [])


def test_a_style_sheet_that_loads_from_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text(
        '@font-face { src: url("https://example.org/f.woff2") }', "utf-8"
    )
    assert faults_of(tmp_path) == ["a.css: loads https://example.org/f.woff2"]
