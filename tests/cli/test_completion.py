"""`funicular completion`: what a shell would propose."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.program import run, surroundings

from funicular.bots import bot_names
from funicular.cli.completion import SCRIPTS, proposals
from funicular.cli.parser import build_parser, subcommands


def complete(line: str) -> list[str]:
    """The proposals for the last word of a line; a blank at its end begins a new word."""
    return proposals(build_parser(), line.split(" ")[1:])


def test_commands() -> None:
    assert complete("funicular ") == list(subcommands(build_parser()))
    assert complete("funicular ver") == ["verify"]
    assert complete("funicular map ") == ["check", "info", "list"]
    assert complete("funicular bot ") == ["list", "check"]
    assert "--time" in complete("funicular bot check --")
    assert complete("funicular nonsense ") == []


def test_options_and_their_choices() -> None:
    assert "--players" in complete("funicular simulate --")
    assert complete("funicular simulate europe --pl") == ["--players"]
    assert complete("funicular play --seating ") == ["given", "random"]
    assert complete("funicular play --seating=r") == ["--seating=random"]
    assert complete("funicular play --seating = r") == ["random"]  # as bash splits it
    assert complete("funicular simulate --games 5 --color n") == ["never"]
    assert complete("funicular simulate --json ") == ["europe", "san_francisco", ":folders"]


def test_maps_bots_and_files() -> None:
    assert complete("funicular simulate eu") == ["europe", ":folders"]
    assert complete("funicular replay ") == [":files"]
    assert complete("funicular play --record ") == [":files"]
    assert complete("funicular play --bots ") == list(bot_names())
    assert complete("funicular play --bots random,ran") == ["random,random"]
    assert complete("funicular arena path ra") == ["random", "racer"]
    assert complete("funicular connect LINK --bot plan") == ["planner-lite", "planner"]
    assert complete("funicular ladder --bots path,ra") == ["path,random", "path,racer"]
    assert complete("funicular ladder --out ") == [":files"]
    assert complete("funicular bot check ") == [":files"]
    assert complete("funicular bot check python3 my_") == [":files"]
    assert complete("funicular simulate --seed ") == []
    assert complete("funicular completion ") == list(SCRIPTS)


@pytest.mark.parametrize("shell", SCRIPTS)
def test_scripts_ask_the_program(shell: str) -> None:
    done = run("completion", shell)
    assert done.returncode == 0
    assert "funicular _complete" in done.stdout
    assert json.loads(run("completion", shell, "--json").stdout)["script"] == done.stdout


def test_the_hidden_command_answers_a_line_each() -> None:
    done = run("_complete", "map", "")
    assert done.stdout.split() == ["check", "info", "list"]
    assert run("_complete").stdout.split()[0] == "play"
    assert "_complete" not in run("--help").stdout


BASH = """\
{script}
funicular() {{ {python} -m funicular "$@"; }}
COMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_funicular
printf '%s\\n' "${{COMPREPLY[@]}}"
"""

if shutil.which("bash"):

    @pytest.mark.parametrize(
        ("line", "wanted"),
        [
            ("funicular sim", ["simulate"]),
            ("funicular map ''", ["check", "info", "list"]),
            ("funicular play --seating = r", ["random"]),
            ("funicular replay ga", ["game one.jsonl"]),
            ("funicular simulate eu", ["europe", "eu_maps"]),
        ],
    )
    def test_bash_completes(line: str, wanted: list[str], tmp_path: Path) -> None:
        (tmp_path / "game one.jsonl").touch()
        (tmp_path / "eu_maps").mkdir()
        program = BASH.format(script=SCRIPTS["bash"], python=sys.executable, line=line)
        done = subprocess.run(
            ["bash", "-c", program],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            env=surroundings(),
            check=False,
        )
        assert done.stdout.splitlines() == wanted, done.stderr
