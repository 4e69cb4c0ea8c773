"""The pages: what they show works, what they link to is there, what is made from code is new."""

import os
import re
import shlex
import subprocess
import sys
from itertools import pairwise, takewhile
from pathlib import Path

import pytest
from tools.docs.markdown import blocks, headings, is_external, links, prose
from tools.docs.reference import out_of_date

import funicular
from funicular.bots import LEVELS, describe_bot
from funicular.cli.parser import parse
from funicular.game import parse_record, replay

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]
TUTORIAL = DOCS / "first-bot.md"


def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def named_files(page: Path) -> dict[str, str]:
    """The files that a page prints: a line with the name, then a block with the text."""
    found = re.findall(
        r"^`([a-z_.]+)`\n\n```\w+\n(.*?)^```$", text_of(page), re.DOTALL | re.MULTILINE
    )
    return dict(found)


def lay_out(files: dict[str, str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_python_example_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The blocks of a page run one after the other, as a reader would try them."""
    lay_out(named_files(DOCS / "maps.md"), tmp_path / "maps" / "lakeland")
    lay_out(named_files(page), tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "modules", dict(sys.modules))  # what an example imports leaves with it
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks(text_of(page), "python"):
        padded = "\n" * (block.line - 1) + block.text  # so that an error names the line of the page
        exec(compile(padded, str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_printed_record_replays(page: Path) -> None:
    for block in blocks(text_of(page), "jsonl"):
        assert replay(parse_record(block.text)).record().text() == block.text


def test_there_are_examples() -> None:
    python = {page.name for page in PAGES if blocks(text_of(page), "python")}
    assert {"README.md", "first-bot.md", "maps.md", "python-api.md", "records.md"} <= python
    assert blocks(text_of(DOCS / "records.md"), "jsonl")


def our_commands(page: Path) -> list[tuple[int, list[str]]]:
    """The calls of `funicular` in a page's shell examples: line and words."""
    found = []
    for block in blocks(text_of(page), "sh"):
        for number, line in enumerate(block.text.replace("\\\n", "  ").splitlines()):
            words = shlex.split(re.sub(r"\$\(.*?\)", "OUTPUT", line), comments=True)
            while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
                words.pop(0)
            if words and Path(words[0]).name == "funicular":
                own = list(takewhile(lambda word: word not in ("|", ">"), words[1:]))
                found.append((block.line + number, own))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_line_is_one_of_ours(page: Path) -> None:
    """Whatever it would do, its command and its options are there."""
    for line, words in our_commands(page):
        try:
            if words != ["--help"]:
                parse(words)
        except Exception as error:
            pytest.fail(f"{page.name}, line {line}: {error}")


def test_there_are_command_lines() -> None:
    assert {"README.md", "bots.md", "commands.md", "hosting.md"} <= {
        page.name for page in PAGES if our_commands(page)
    }


def test_the_tutorial_runs_from_the_first_line_to_the_last(tmp_path: Path) -> None:
    """Its files are written, and its commands typed, in a folder of its own."""
    lay_out(named_files(TUTORIAL), tmp_path)
    installed = tmp_path / "installed"
    paths = os.pathsep.join([str(installed), str(ROOT / "src")])
    surroundings = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": paths,
        "COLUMNS": "120",  # so that no name in a table is cut, whatever the luck
        # `pip install .`, but beside this environment and with what is already there.
        "PIP_TARGET": str(installed),
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip's way to say: without isolation
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    told = ""
    for block in blocks(text_of(TUTORIAL), "sh"):
        done = subprocess.run(
            ["sh", "-euc", block.text],
            cwd=tmp_path,
            env=surroundings,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"line {block.line}: {done.stdout}{done.stderr}"
        told += done.stdout
    assert "of the package greedy_bot" in told
    assert "python3 line_bot.py plays by the protocol" in told
    assert re.search(r"^greedy +10 ", told, re.MULTILINE)
    assert re.search(r"^cmd:line_bot +10 ", told, re.MULTILINE)


def test_the_example_of_the_package_runs() -> None:
    """The docstring of `funicular` shows how to begin."""
    text = funicular.__doc__ or ""
    code = [line[4:] for line in text.splitlines() if line.startswith("    ")]
    assert "import funicular" in code
    exec(compile("\n".join(code), "funicular", "exec"), {})


def test_what_is_made_from_the_code_is_up_to_date() -> None:
    old = [page.name for page in out_of_date()]
    assert old == [], "run: python -m tools.docs.reference (./check --fix does)"


def test_players_are_told_of_the_levels_in_the_same_words() -> None:
    rows = [f"| {name.capitalize()} | {describe_bot(name)} |" for name in LEVELS]
    assert "\n".join(rows) in text_of(DOCS / "playing.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(text_of(page)):
        path, _, heading = link.partition("#")
        if is_external(link):
            continue
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if heading and target.suffix == ".md":
            assert heading in headings(text_of(target)), link


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
def test_a_page_reads_the_same_in_both_places(page: Path) -> None:
    """Repository hosts see a list right below a line of text, and a bar in code in a table."""
    assert not re.search(r"`[^`\n]*\\\|[^`\n]*`", prose(text_of(page))), "a bar in code in a table"
    lines = prose(text_of(page)).splitlines()
    for above, line in pairwise(lines):
        begins = re.match(r"[-*] |\d+\. ", line)
        if begins and above.strip() and not above.startswith((" ", "<!--")):
            assert re.match(r"[-*] |\d+\. ", above), f"a blank line is missing above: {line}"
