"""`funicular serve`: the table server."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from .options import BadInput, add_command, note, print_json, whole

if TYPE_CHECKING:
    from .options import Commands

DETAILS = """\
Serves the page and the API (docs/protocol.md) until it is interrupted. All games are kept in one
SQLite file, or in a PostgreSQL database; either may be copied while the server runs: funicular
backup."""


def default_database() -> str:
    """Where games are kept unless somebody says otherwise."""
    if "FUNICULAR_DATABASE" in os.environ:
        return os.environ["FUNICULAR_DATABASE"]
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "funicular" / "tables.sqlite")


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "serve",
        run,
        summary="run the table server",
        details=DETAILS,
        examples=(
            "serve",
            "serve --lan --open",
            "serve --host 0.0.0.0 --port 8080 --database tables.sqlite",
        ),
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    where.add_argument(
        "--lan",
        action="store_true",
        help="let people on the home network in, and show them the way with a QR code",
    )
    parser.add_argument(
        "--open", action="store_true", help="open the page in a browser, where there is a screen"
    )
    parser.add_argument(
        "--port", type=whole(0, 65535), default=8000, help="port; 0 takes a free one (8000)"
    )
    parser.add_argument(
        "--database",
        metavar="WHERE",
        help="SQLite file, made if it is missing, or postgresql:// URL (FUNICULAR_DATABASE, "
        "or a file in the data folder)",
    )
    parser.add_argument(
        "--workers",
        type=whole(1, 64),
        default=1,
        metavar="N",
        help="processes that serve (1); more need PostgreSQL",
    )
    parser.add_argument(
        "--bot-workers",
        type=whole(1, 64),
        default=1,
        metavar="N",
        help="processes in which bots think, for each process that serves (1)",
    )
    parser.add_argument(
        "--limits",
        choices=("on", "off"),
        default="on",
        help="limits on how often one address may ask (on); sizes are always limited",
    )
    parser.add_argument(
        "--notices",
        choices=("public", "any", "off"),
        default="public",
        help="your-turn notices to addresses that players name: public ones (default), any, "
        "also in the server's own network, or none",
    )
    parser.add_argument(
        "--trusted-proxies",
        default="127.0.0.1",
        metavar="LIST",
        help="addresses whose X-Forwarded headers are believed (127.0.0.1)",
    )
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="info"
    )


def run(args: argparse.Namespace) -> int:
    try:
        from funicular.server.app import Settings
        from funicular.server.limits import OFF, Limits
        from funicular.server.schema import SchemaError
        from funicular.server.serving import serve
        from funicular.server.storage import StorageError, is_postgres, shown
    except ModuleNotFoundError as missing:
        raise BadInput(
            f"the server needs the package {missing.name}: install 'funicular[server]'"
        ) from missing
    database = args.database or default_database()
    if not is_postgres(database):
        Path(database).parent.mkdir(parents=True, exist_ok=True)
    host = "0.0.0.0" if args.lan else args.host
    limits = Limits() if args.limits == "on" else OFF
    settings = Settings(database, args.bot_workers, args.workers, limits, args.notices)

    def ready(port: int) -> None:
        link = f"http://{lan_address() if args.lan else _shown(host)}:{port}/"
        if args.json:
            print_json({"url": link, "port": port, "database": shown(database), "pid": os.getpid()})
        else:
            note(f"Funicular is at {link} (games are kept in {shown(database)}); Ctrl-C ends it.")
            if args.lan:
                show_qr(link)
        if args.open:
            open_page(f"http://{_shown(host)}:{port}/")

    try:
        return serve(
            settings,
            host,
            args.port,
            ready=ready,
            log_level=args.log_level,
            trusted_proxies=args.trusted_proxies,
        )
    except (SchemaError, StorageError) as error:
        raise BadInput(str(error)) from error


def _shown(host: str) -> str:
    """An address that a browser on this machine understands."""
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """This machine's address on the home network, as the route to elsewhere has it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing; it only chooses the way out. The address
            # is one of those set aside for documentation.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show_qr(link: str) -> None:
    """The link as a QR code, if there is a terminal to draw it on."""
    if sys.stderr.isatty():
        import segno

        segno.make_qr(link).terminal(out=sys.stderr, compact=True, border=2)


def open_page(link: str) -> None:
    """Open a browser for a person who sits at this machine; a server room has none."""
    screen = sys.platform in ("darwin", "win32") or any(
        name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if screen and sys.stderr.isatty():
        import webbrowser

        webbrowser.open(link)
