"""`funicular backup`: a copy of the table server's database, whole and consistent."""

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
        "backup",
        run,
        summary="copy the table server's database",
        details="The server may be running; the copy is as of one moment. It is a SQLite file\n"
        "whatever the database is; funicular restore puts it back, into either.",
        examples=(
            "backup tables-2026-01-31.sqlite",
            "backup --database postgresql://funicular@localhost/tables copy.sqlite",
        ),
    )
    completes(parser.add_argument("target", metavar="COPY", help="a new file"), "files")
    parser.add_argument(
        "--database", metavar="WHERE", help="the database (FUNICULAR_DATABASE, or the usual one)"
    )


def run(args: argparse.Namespace) -> int:
    from funicular.server.copying import backup
    from funicular.server.schema import SchemaError
    from funicular.server.storage import StorageError, shown

    source = args.database or default_database()
    try:
        tables = backup(source, args.target)
    except (SchemaError, StorageError) as error:
        raise BadInput(str(error)) from error
    if args.json:
        print_json({"source": shown(source), "copy": args.target, "tables": tables})
    else:
        note(f"{tables} tables are copied to {args.target}.")
    return OK
