"""`funicular map`: check a map, say what it holds, list those there are."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING, Any

from .options import (
    FAILED,
    GAME_HELP,
    OK,
    BadInput,
    add_command,
    add_group,
    completes,
    print_json,
    the_map,
)

if TYPE_CHECKING:
    from funicular.maps import Map

    from .options import Commands


def add(commands: Commands) -> None:
    below = add_group(
        commands,
        "map",
        summary="check and describe maps",
        examples=("map list", "map info europe", "map check my_maps/alps"),
    )
    check = add_command(
        below,
        "check",
        run_check,
        summary="find everything that is wrong with a map",
        details="A map with defects is exit code 1; one that cannot be read is 2.",
        examples=("map check my_maps/alps", "map check europe --json"),
    )
    path = check.add_argument("path", metavar="PATH", help="the folder of a map, or a map's id")
    completes(path, "folders", "maps")
    info = add_command(
        below,
        "info",
        run_info,
        summary="say what a map holds",
        details="Without GAME: all maps, with --json one on each line.",
        examples=("map info europe", "map info --json"),
    )
    completes(
        info.add_argument("game", metavar="GAME", nargs="?", help=GAME_HELP), "maps", "folders"
    )
    add_command(
        below,
        "list",
        run_list,
        summary="list the maps",
        details="Folders named in the variable FUNICULAR_MAPS are searched for maps of your own.",
        examples=("map list",),
    )


# check


def run_check(args: argparse.Namespace) -> int:
    from funicular.maps import DefectCode, MapError, check_map, find_map, load_map

    from .words import counted

    try:
        folder = find_map(args.path)
    except MapError as error:
        raise BadInput(f"{args.path}: {error.defects[0].message}") from error
    defects = check_map(folder)
    unread = {DefectCode.MISSING_FILE, DefectCode.UNREADABLE_FILE, DefectCode.WRONG_HEADER}
    if args.json:
        facts = [
            {"code": each.code, "file": each.file, "line": each.line, "key": each.key}
            | {"message": each.message}
            for each in defects
        ]
        print_json({"path": args.path, "ok": not defects, "defects": facts})
    else:
        for defect in defects:
            print(f"{args.path}: {defect}")
        if not defects:
            print(f"{args.path}: ok ({_summary(load_map(args.path))})")
    if any(defect.code in unread for defect in defects):
        raise BadInput(f"{args.path} cannot be read as a map ({counted(len(defects), 'defect')})")
    return FAILED if defects else OK


# list


def run_list(args: argparse.Namespace) -> int:
    from funicular.maps import MapError, load_map, map_ids

    for map_id in map_ids():
        try:
            source = load_map(map_id)
        except MapError as error:
            facts: dict[str, Any] = {"id": map_id, "ok": False, "message": str(error)}
            line = f"{map_id:15} {error}"
        else:
            players = source.rules.players
            facts = {"id": map_id, "ok": True, "title": source.title, "hash": source.digest}
            facts["players"] = [players.min, players.max]
            line = f"{map_id:15} {source.title} ({_summary(source)})"
        if args.json:
            print_json(facts)
        else:
            print(line)
    return OK


def _summary(source: Map) -> str:
    players = source.rules.players
    return (
        f"{players.min} to {players.max} players, {len(source.places)} places, "
        f"{len(source.routes)} routes, {len(source.tickets)} tickets"
    )


# info


def run_info(args: argparse.Namespace) -> int:
    from funicular.maps import map_ids

    for name in [args.game] if args.game is not None else map_ids():
        source = the_map(name)
        if args.json:
            print_json(map_facts(source))
        else:
            _draw(source, args.color)
    return OK


def map_facts(source: Map) -> dict[str, Any]:
    """What a map holds, counted."""
    routes = source.routes
    rules = source.facts()["rules"]
    colours = Counter(route.colour for route in routes)
    lengths = Counter(route.length for route in routes)
    return {
        "id": source.id,
        "title": source.title,
        "hash": source.digest,
        "players": rules["players"],
        "places": len(source.places),
        "routes": len(routes),
        "spaces": sum(route.length for route in routes),
        "doubles": len(source.doubles),
        "tunnels": sum(route.tunnel for route in routes),
        "ferries": sum(route.wilds > 0 for route in routes),
        "lengths": {str(length): lengths[length] for length in sorted(lengths)},
        "colours": {colour: colours[colour] for colour in (*source.rules.cards.colours, "grey")},
        "tickets": sum(not ticket.long for ticket in source.tickets),
        "long_tickets": sum(ticket.long for ticket in source.tickets),
        "ticket_points": sum(ticket.points for ticket in source.tickets),
        "cards": source.rules.cards.total,
        "rules": rules,
    }


def _draw(source: Map, color: str) -> None:
    from .rendering.console import out_console
    from .rendering.maps import draw_map_info

    out_console(color).print(draw_map_info(source, map_facts(source)))
