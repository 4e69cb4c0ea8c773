"""`funicular restore`: a backup becomes the table server's database again."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from .options import OK, BadInput, add_command, completes, note, print_json
from .serve import default_database

if TYPE_CHECKING:
    from .options import Commands


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "restore",
        run,
        summary="put a backup of the table server's database back",
        details="The server must not be running. The backup is checked first, and stays as it is.\n"
        "A backup of either database can be restored to either: SQLite or PostgreSQL.",
        examples=(
            "restore tables-2026-01-31.sqlite",
            "restore --database postgresql://funicular@localhost/tables copy.sqlite",
        ),
    )
    completes(parser.add_argument("source", metavar="COPY", help="made by backup"), "files")
    parser.add_argument(
        "--database", metavar="WHERE", help="the database (FUNICULAR_DATABASE, or the usual one)"
    )
    parser.add_argument(
        "--overwrite", action="store_true", help="replace the tables that are there already"
    )


def run(args: argparse.Namespace) -> int:
    from funicular.server.copying import restore
    from funicular.server.schema import SchemaError
    from funicular.server.storage import StorageError, shown

    target = args.database or default_database()
    try:
        tables = restore(args.source, target, args.overwrite)
    except (OSError, SchemaError, StorageError) as error:
        raise BadInput(str(error)) from error
    if args.json:
        print_json({"copy": args.source, "database": shown(target), "tables": tables})
    else:
        note(f"{tables} tables are restored to {shown(target)}.")
    return OK
