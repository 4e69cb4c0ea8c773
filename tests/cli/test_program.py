"""The program as a whole: help, exit codes, bad input, pipes, colours."""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.program import ROOT, run, surroundings

from funicular import __version__
from funicular.cli.options import EXIT_CODES
from funicular.cli.parser import build_parser, subcommands


def all_parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for below in subcommands(parser).values():
        yield from all_parsers(below)


PARSERS = {parser.prog: parser for parser in all_parsers(build_parser())}


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"funicular {__version__}")


@pytest.mark.parametrize("words", [["--help"], []])
def test_help_names_every_command(words: list[str]) -> None:
    done = run(*words)
    assert (done.returncode, done.stderr) == (0, "")
    for name in subcommands(build_parser()):
        assert f"\n    {name}" in done.stdout


@pytest.mark.parametrize("prog", PARSERS)
def test_every_help_has_examples_and_fits_the_terminal(
    prog: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = PARSERS[prog].format_help()
    if prog != "funicular":
        assert "examples:\n  funicular " in text
        assert EXIT_CODES in text
    too_long = [line for line in text.splitlines() if len(line) > 100]
    assert too_long == []


@pytest.mark.parametrize("prog", PARSERS)
def test_every_command_speaks_json(prog: str) -> None:
    parser = PARSERS[prog]
    options = [name for action in parser._actions for name in action.option_strings]
    assert bool(subcommands(parser)) != ("--json" in options)


def test_help_loads_nothing_slow() -> None:
    program = (
        "import sys\n"
        "from funicular.cli import main\n"
        "assert main(['--help']) == 0\n"
        "slow = {'rich', 'numpy', 'numba', 'funicular.game', 'funicular.maps', 'asyncio'}\n"
        "print(*sorted(slow & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=surroundings(),
        check=True,
    )
    assert done.stderr.strip() == ""


BAD_INPUT = {
    "simulat": "did you mean simulate?",
    "nonsense": "there are play,",
    "map chek europe": "did you mean check?",
    "-x": "'-x' is no option",
    "--verison": "did you mean --version?",
    "simulate europe --players 2 --gmaes 3": "did you mean --games?",
    "simulate europe --games 3": "--players",
    "simulate eurpe --players 2 --games 3": "did you mean europe?",
    "simulate atlantis --players 2 --games 3": "there are europe, san_francisco",
    "simulate europe --players 6 --games 3": "europe is for 2 to 5 players",
    "simulate europe --players two --games 3": "a whole number from 1 is needed, not 'two'",
    "simulate europe --players 2 --games 0": "a whole number from 1 to",
    "simulate europe --players 2 --games 9 --threads -1": "--threads",
    "simulate europe extra --players 2 --games 3": "'extra' is one argument too many",
    "play --players 7": "europe is for 2 to 5 players, not 7",
    "play san_francisco --humans 5": "san_francisco is for 2 to 4 players, not 5",
    "play --bots nobody": "no bot is called 'nobody'",
    "play --bots random,,random": "names with commas",
    "play --players 3 --humans 3 --bots random --names A,B": "2 names for 3 people",
    "play --humans 1 --players 2 --names Ann,Ben": "2 names for 1 people",
    "play --names Ann,Ann": "once only",
    "play --humans 2 --players 2 --names Ann,\x07": "printable",
    "play --record missing/game.jsonl": "there is no folder missing",
    "play --resume missing.jsonl": "cannot read missing.jsonl",
    "play --resume missing.jsonl --seed x": "leave --seed out",
    "play --seating sideways": "invalid choice",
    "play atlantis": "no map is called 'atlantis'",
    "replay missing.jsonl": "cannot read missing.jsonl",
    "verify missing.jsonl": "cannot read missing.jsonl",
    "verify": "FILE",
    "verify missing.jsonl --commitment 12": "64 hexadecimal digits",
    "show missing.jsonl --at 1": "cannot read missing.jsonl",
    "show missing.jsonl --at -1": "a whole number from 0",
    "map info atlantis": "no map is called 'atlantis'",
    "map check missing": "no such map",
    "completion tcsh": "invalid choice",
    "replay . --color sometimes": "invalid choice",
    "replay .": "Is a directory",
}


@pytest.mark.parametrize("line", BAD_INPUT)
def test_bad_input_is_one_line_and_exit_code_2(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*line.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert BAD_INPUT[line] in done.stderr
    assert list(tmp_path.iterdir()) == []  # nothing half-written


def test_a_command_without_its_subcommand_explains_itself() -> None:
    done = run("map")
    assert done.returncode == 0
    assert "check" in done.stdout


def test_a_broken_pipe_is_quiet(finished: Path) -> None:
    command = [sys.executable, "-m", "funicular", "replay", str(finished)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 141


@pytest.mark.parametrize("how", ["option", "variable"])
def test_colours_can_be_switched_off(how: str) -> None:
    words = ["map", "info", "europe"]
    assert "\x1b[" in run(*words, "--color=always").stdout
    if how == "option":
        done = run(*words, "--colour=never", FORCE_COLOR="1", TERM="xterm")
    else:
        done = run(*words, NO_COLOR="1", FORCE_COLOR="1", TERM="xterm")
    assert "\x1b[" not in done.stdout
    assert "♥ red" in done.stdout  # the shapes and names stay


def test_colours_only_on_a_terminal() -> None:
    assert "\x1b[" not in run("map", "info", "europe", TERM="xterm").stdout


def test_a_poor_encoding_stops_nothing(finished: Path) -> None:
    done = run("replay", finished, PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "? red" in done.stdout


def test_python_m_and_the_script_are_the_same() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["scripts"]["funicular"] == "funicular.cli:main"


def test_json_is_alone_on_stdout_even_if_something_fails(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n")
    for command in ("replay", "verify", "show"):
        done = run(command, broken, "--json")
        assert (done.returncode, done.stdout) == (2, "")
        assert f"{broken}, line 1" in done.stderr


def test_no_tracebacks_in_a_closed_stdin() -> None:
    done = run("play", "--seed", "closed", typed="")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "left unfinished" in done.stdout
