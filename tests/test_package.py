"""The package as a whole: what it loads, what it ships, and what its files may not say."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import funicular

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {
    "play": ("fast", "server"),
    "host": ("fast", "server", "postgres"),
    "dev": ("fast", "server", "postgres", "arena", "dev"),
    "bench": ("fast", "bench"),
}
LINES_AT_MOST = 450


def run(*command: str) -> str:
    """The output of a command, which must succeed, run in the project's folder."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def project_files() -> list[Path]:
    """Every file that is in the repository, or would be after `git add`."""
    listing = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    paths = sorted({ROOT / name for name in listing.split("\0") if name})
    return [path for path in paths if path.is_file()]


def package_files() -> set[str]:
    """The files of the package, as paths under `src`."""
    source = ROOT / "src"
    return {
        path.relative_to(source).as_posix()
        for path in project_files()
        if path.is_relative_to(source)
    }


def test_version_is_a_release_number() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", funicular.__version__)


def test_python_m_funicular_tells_its_version() -> None:
    assert funicular.__version__ in run(sys.executable, "-m", "funicular", "--version")


@pytest.mark.parametrize(
    "module", ["funicular", "funicular.maps", "funicular.engine", "funicular.game"]
)
def test_interpreted_path_loads_only_the_standard_library(module: str) -> None:
    program = (
        "import sys; before = set(sys.modules)\n"
        f"import {module}\n"
        "print(*{name.split('.')[0] for name in set(sys.modules) - before})"
    )
    loaded = set(run(sys.executable, "-c", program).split())
    assert "funicular" in loaded
    assert loaded - {"funicular"} <= sys.stdlib_module_names


def test_wheel_and_sdist_hold_every_file_of_the_package(tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "--directory", str(tmp_path))
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        in_wheel = set(wheel.namelist())
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as sdist:
        in_sdist = {name.partition("/")[2] for name in sdist.getnames()}
    assert "funicular/py.typed" in package_files()
    assert package_files() - in_wheel == set()
    assert {f"src/{name}" for name in package_files()} - in_sdist == set()


def test_files_name_no_machine_and_no_package_index() -> None:
    forbidden = re.compile(
        r"(?<![\w.])/(?:work|root|home|Users|tmp)/[\w.]"
        r"|pypi\.org|pythonhosted\.org|registry\.npmjs|deb\.debian\.org"
    )
    files = project_files()
    assert ROOT / "pyproject.toml" in files
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if forbidden.search(line)
    ]
    assert found == []


def test_modules_are_short_enough_to_read() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in project_files()
        if path.suffix == ".py"
    }
    assert "tests/test_package.py" in lengths
    assert {name: lines for name, lines in lengths.items() if lines > LINES_AT_MOST} == {}


def locked(name: str) -> list[tuple[Requirement, list[str]]]:
    """The requirements of a lock file, each with its hashes."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    entries = []
    for line in joined.splitlines():
        requirement, *hashes = line.split(" --hash=")
        entries.append((Requirement(requirement), hashes))
    return entries


@pytest.mark.parametrize("name", [*LOCKS, "docs", "node"])
def test_locks_pin_and_hash_every_requirement(name: str) -> None:
    entries = locked(name)
    assert entries
    for requirement, hashes in entries:
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each.strip()) for each in hashes)


@pytest.mark.parametrize("name", LOCKS)
def test_locks_answer_what_the_project_asks_for(name: str) -> None:
    """A dependency that changed in pyproject.toml is locked anew with `requirements/lock`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = list(project["project"]["dependencies"])
    asked += project["build-system"]["requires"]
    for extra in LOCKS[name]:
        asked += project["project"]["optional-dependencies"][extra]
    pins = [requirement for requirement, _ in locked(name)]
    for wanted in map(Requirement, asked):
        versions = [
            str(pin.specifier).removeprefix("==")
            for pin in pins
            if canonicalize_name(pin.name) == canonicalize_name(wanted.name)
        ]
        assert versions, f"{wanted} is not in requirements/{name}.txt"
        assert all(version in wanted.specifier for version in versions), (wanted, versions)


def test_locks_agree_on_every_package_they_share() -> None:
    pins: dict[tuple[str, str], set[str]] = {}
    for name in (*LOCKS, "docs"):
        for requirement, _ in locked(name):
            python = re.findall(r"python_full_version [<>=]+ \"[\d.]+\"", str(requirement.marker))
            pins.setdefault((requirement.name, " ".join(python)), set()).add(
                str(requirement.specifier)
            )
    assert {key: versions for key, versions in pins.items() if len(versions) > 1} == {}
