"""Builds the documentation site into build/site (`./site`), or shows it while pages are written."""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import time

from .inspecting import faults_of
from .laying_out import ROOT, BadLink, lay_out, newest_change

SOURCE = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
PORT = 8001


def main() -> int:
    parser = argparse.ArgumentParser(prog="./site", description="Build the documentation site.")
    parser.add_argument("--serve", metavar="PORT", nargs="?", type=int, const=PORT)
    port = parser.parse_args().serve
    try:
        fault = build()
        if fault:
            print(fault, file=sys.stderr)
            return 1
        print(f"The site is in {SITE.relative_to(ROOT)}: open {SITE / 'index.html'}")
        return serve(port) if port is not None else 0
    except KeyboardInterrupt:
        return 130


def build() -> str | None:
    """Build the site; what is wrong with it, if anything."""
    try:
        lay_out(SOURCE)
    except BadLink as bad:
        return str(bad)
    done = _zensical("build", "--clean", "--strict", capture=True)
    if done.returncode != 0:
        return done.stdout + done.stderr
    return "\n".join(faults_of(SITE)) or None


def serve(port: int) -> int:
    """Show the site until Ctrl-C; a page that was changed is laid out anew, and shown anew."""
    address = f"127.0.0.1:{port}"
    command = [sys.executable, "-m", "zensical", "serve", "--dev-addr", address]
    print(f"Showing it on http://{address}/ (Ctrl-C ends it)")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what was started ends too
    with subprocess.Popen(command, cwd=ROOT) as shown:
        try:
            seen = newest_change()
            while shown.poll() is None:
                time.sleep(0.5)
                if (now := newest_change()) > seen:
                    seen = now
                    _lay_out_again()
            return shown.returncode
        finally:
            shown.terminate()


def _lay_out_again() -> None:
    try:
        lay_out(SOURCE)
    except BadLink as bad:
        print(bad, file=sys.stderr)


def _zensical(*words: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "zensical", *words],
        cwd=ROOT,
        capture_output=capture,
        text=True,
        check=False,
    )


if __name__ == "__main__":
    raise SystemExit(main())
