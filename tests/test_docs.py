"""The examples of the pages: what they show works."""

import re
from pathlib import Path

import pytest

import funicular
from funicular.game import parse_record, replay

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[tuple[int, str]]:
    """The code blocks of a page in a language, each with the number of its first line."""
    text = page.read_text("utf-8")
    return [
        (text.count("\n", 0, found.start()) + 2, found[1])
        for found in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    ]


def lay_out_example_map(folder: Path) -> None:
    """The map that docs/maps.md prints, where its examples and those of other pages expect it."""
    page = (ROOT / "docs" / "maps.md").read_text("utf-8")
    files = re.findall(r"^`([a-z.]+)`\n\n```\w+\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    target = folder / "maps" / "lakeland"
    target.mkdir(parents=True)
    for name, text in files:
        (target / name).write_text(text, "utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_python_example_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of a page run one after the other, as a reader would try them."""
    lay_out_example_map(tmp_path)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for line, code in blocks(page, "python"):
        padded = "\n" * (line - 1) + code  # so that an error names the line of the page
        exec(compile(padded, str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_printed_record_replays(page: Path) -> None:
    for _, record in blocks(page, "jsonl"):
        assert replay(parse_record(record)).record().text() == record


def test_there_are_examples() -> None:
    python = {page.name for page in PAGES if blocks(page, "python")}
    assert {"maps.md", "records.md"} <= python
    assert blocks(ROOT / "docs" / "records.md", "jsonl")


def test_the_example_of_the_package_runs() -> None:
    """The docstring of `funicular` shows how to begin."""
    text = funicular.__doc__ or ""
    code = [line[4:] for line in text.splitlines() if line.startswith("    ")]
    assert "import funicular" in code
    exec(compile("\n".join(code), "funicular", "exec"), {})


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
        for link in re.findall(r"\]\(([^)\s]+)\)", text):
            path, _, heading = link.partition("#")
            if "://" in link or path.startswith("mailto:"):
                continue
            target = (page.parent / path).resolve() if path else page
            assert target.exists(), f"{page.name}: {link}"
            if heading and target.suffix == ".md":
                assert heading in headings(target), f"{page.name}: {link}"


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings, as web hosts make them."""
    found = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in found}
