"""Whether a map can be played: every check that looks at more than one value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from funicular.maps import limits
from funicular.maps.defects import Defect, DefectCode, MapError, shown
from funicular.maps.model import Map, Names, Place, Route, Ticket
from funicular.maps.names_file import Site, name_from_id, read_geography, read_names
from funicular.maps.rows import (
    PlaceRow,
    RouteRow,
    Rows,
    TicketRow,
    place_rows,
    route_rows,
    ticket_rows,
)
from funicular.maps.rules_file import RulesDraft, read_rules
from funicular.maps.sources import RULES_FILE, Source, read_facts, read_folder


@dataclass(frozen=True, slots=True)
class Draft:
    """A map as far as it could be read."""

    rules_file: str
    rules: RulesDraft
    places: Rows[PlaceRow]
    routes: Rows[RouteRow]
    tickets: Rows[TicketRow]
    title: str
    names: Names
    sites: Mapping[str, Site]


def check_map(folder: str | Traversable) -> list[Defect]:
    """Everything that is wrong with the map in this folder; nothing if it can be played."""
    where = Path(folder).resolve() if isinstance(folder, str | Path) else folder
    return _read_map_folder(where)[1]


def map_from_folder(folder: Traversable) -> Map:
    """The map in this folder; MapError if anything is wrong with it."""
    draft, defects = _read_map_folder(folder)
    if draft is None or defects:
        raise MapError(folder.name, defects)
    return _assemble(folder.name, draft)


def map_from_facts(facts: Mapping[str, object], map_id: str) -> Map:
    """The map with these facts; MapError if anything is wrong with them."""
    defects: list[Defect] = []
    _check_map_id(map_id, defects)
    draft = _draft(read_facts(facts, defects), map_id, defects)
    _check_draft(draft, defects)
    if defects:
        raise MapError(map_id, defects)
    return _assemble(map_id, draft)


def _read_map_folder(folder: Traversable) -> tuple[Draft | None, list[Defect]]:
    defects: list[Defect] = []
    if not folder.is_dir():
        message = f"no such folder; a map is a folder with a {RULES_FILE}"
        return None, [Defect(DefectCode.UNKNOWN_MAP, str(folder), message)]
    _check_map_id(folder.name, defects)
    draft = _draft(read_folder(folder, defects), folder.name, defects)
    _check_draft(draft, defects)
    return draft, defects


def _check_map_id(map_id: str, defects: list[Defect]) -> None:
    if not limits.ID_PATTERN.fullmatch(map_id):
        message = "not a map id; name the folder with small letters a-z, digits and _"
        defects.append(Defect(DefectCode.BAD_ID, map_id, message))


def _draft(source: Source, map_id: str, defects: list[Defect]) -> Draft:
    rules = read_rules(source, defects)
    places = place_rows(source.places, defects)
    ids = frozenset(place.id for place in places.sound) if places.whole else None
    title, names = read_names(source, map_id, rules.players, rules.tokens, defects)
    return Draft(
        source.rules_file,
        rules,
        places,
        route_rows(source.routes, defects),
        ticket_rows(source.tickets, defects),
        title,
        names,
        read_geography(source, ids, defects),
    )


def _check_draft(draft: Draft, defects: list[Defect]) -> None:
    """All checks across values. A check whose facts could not be read is left out."""
    _check_sizes(draft, defects)
    _check_places(draft, defects)
    network_known = _check_ends(draft, defects)
    _check_tracks(draft, defects)
    _check_routes_can_be_claimed(draft, defects)
    _check_tickets(draft, defects)
    if network_known:
        _check_network(draft, defects)
    _check_deals(draft, defects)
    _check_tokens(draft, defects)


def _check_sizes(draft: Draft, defects: list[Defect]) -> None:
    for rows, most, what in (
        (draft.places, limits.MAX_PLACES, "places"),
        (draft.routes, limits.MAX_ROUTES, "routes"),
        (draft.tickets, limits.MAX_TICKETS, "tickets"),
    ):
        if len(rows.sound) > most:
            message = f"{len(rows.sound)} {what}; a map has at most {most}"
            defects.append(Defect(DefectCode.TOO_MANY, rows.file, message))


def _check_places(draft: Draft, defects: list[Defect]) -> None:
    first: dict[str, int] = {}
    for place in draft.places.sound:
        if place.id in first:
            message = f"{place.id} is already on line {first[place.id]}; keep one of them"
            defects.append(
                Defect(DefectCode.PLACE_TWICE, draft.places.file, message, line=place.line)
            )
        first.setdefault(place.id, place.line)


def _check_ends(draft: Draft, defects: list[Defect]) -> bool:
    """Routes and tickets name known places; whether all routes do, so that they are a network."""
    if not draft.places.whole:
        return False
    known = {place.id for place in draft.places.sound}
    routes_sound = _check_ends_of(draft.routes.file, draft.routes.sound, known, defects)
    _check_ends_of(draft.tickets.file, draft.tickets.sound, known, defects)
    return routes_sound and draft.routes.whole


def _check_ends_of(
    file: str, rows: Iterable[RouteRow | TicketRow], known: set[str], defects: list[Defect]
) -> bool:
    sound = True
    for row in rows:
        for end in (row.start, row.end):
            if end not in known:
                message = f"{shown(end)} is not a place of places.csv; add it there or correct it"
                defects.append(Defect(DefectCode.UNKNOWN_PLACE, file, message, line=row.line))
                sound = False
    return sound


def _check_tracks(draft: Draft, defects: list[Defect]) -> None:
    """A route joins two places, and at most two routes join the same two."""
    tracks: dict[frozenset[str], int] = {}
    for route in draft.routes.sound:
        if route.start == route.end:
            message = f"a route from {shown(route.start)} to itself; it must join two places"
            code = DefectCode.ROUTE_TO_ITSELF
        else:
            tracks[route.pair] = tracks.get(route.pair, 0) + 1
            if tracks[route.pair] <= 2:
                continue
            message = (
                f"track {tracks[route.pair]} between {shown(route.start)} and {shown(route.end)}; "
                "there can be at most two"
            )
            code = DefectCode.THIRD_TRACK
        defects.append(Defect(code, draft.routes.file, message, line=route.line))


def _check_routes_can_be_claimed(draft: Draft, defects: list[Defect]) -> None:
    for route in draft.routes.sound:
        for code, message in _why_unclaimable(draft.rules, route):
            defects.append(Defect(code, draft.routes.file, message, line=route.line))


def _why_unclaimable(rules: RulesDraft, route: RouteRow) -> Iterable[tuple[DefectCode, str]]:
    length, wilds = route.length, route.wilds
    if wilds > length:
        message = f"{wilds} wilds on a route of length {length}; use at most {length}"
        yield DefectCode.MORE_WILDS_THAN_LENGTH, message
    if rules.points is not None and length not in dict(rules.points):
        message = f"no points for length {length}; give it some in [points] of rules.toml"
        yield DefectCode.LENGTH_WITHOUT_POINTS, message
    if rules.cars is not None and length > rules.cars.each:
        message = f"length {length}, but a player has only {rules.cars.each} cars"
        yield DefectCode.ROUTE_LONGER_THAN_CARS, message
    if rules.cards is None:
        return
    if route.colour not in (*rules.cards.colours, limits.GREY):
        colours = ", ".join((*rules.cards.colours, limits.GREY))
        yield DefectCode.UNKNOWN_COLOUR, f"{shown(route.colour)} is unknown; use one of {colours}"
    if length > rules.cards.each + rules.cards.wild:
        message = (
            f"length {length}, but there are only {rules.cards.each} cards of a colour "
            f"and {rules.cards.wild} wilds to pay with"
        )
        yield DefectCode.UNPAYABLE_ROUTE, message
    elif rules.cards.wild < wilds <= length:
        message = f"{wilds} wilds, but there are only {rules.cards.wild} in the deck"
        yield DefectCode.UNPAYABLE_ROUTE, message


def _check_tickets(draft: Draft, defects: list[Defect]) -> None:
    first: dict[frozenset[str], int] = {}
    for ticket in draft.tickets.sound:
        pair = frozenset((ticket.start, ticket.end))
        if ticket.start == ticket.end:
            message = f"a ticket from {shown(ticket.start)} to itself; it must name two places"
            code = DefectCode.TICKET_TO_ITSELF
        elif pair in first:
            message = f"the same two places as on line {first[pair]}; keep one of them"
            code = DefectCode.TICKET_TWICE
        else:
            first[pair] = ticket.line
            continue
        defects.append(Defect(code, draft.tickets.file, message, line=ticket.line))


def _check_network(draft: Draft, defects: list[Defect]) -> None:
    """Every place has a route, and both ends of a ticket lie in one network of routes."""
    network = _networks(draft.routes.sound)
    for place in draft.places.sound:
        if place.id not in network:
            message = f"no route reaches {place.id}; add one, or remove the place"
            defects.append(
                Defect(DefectCode.PLACE_WITHOUT_ROUTE, draft.places.file, message, line=place.line)
            )
    known = {place.id for place in draft.places.sound}
    for ticket in draft.tickets.sound:
        if ticket.start == ticket.end or not {ticket.start, ticket.end} <= known:
            continue  # already reported as such
        start, end = network.get(ticket.start), network.get(ticket.end)
        if start is None or start != end:
            message = f"no routes lead from {ticket.start} to {ticket.end}"
            defects.append(
                Defect(DefectCode.UNREACHABLE_TICKET, draft.tickets.file, message, line=ticket.line)
            )


def _networks(routes: Iterable[RouteRow]) -> dict[str, str]:
    """For each place with a route, one place that stands for all that it is joined to."""
    neighbours: dict[str, set[str]] = {}
    for route in routes:
        if route.start != route.end:
            neighbours.setdefault(route.start, set()).add(route.end)
            neighbours.setdefault(route.end, set()).add(route.start)
    network: dict[str, str] = {}
    for origin in neighbours:
        waiting = [] if origin in network else [origin]
        while waiting:
            place = waiting.pop()
            if place not in network:
                network[place] = origin
                waiting.extend(neighbours[place])
    return network


def _check_deals(draft: Draft, defects: list[Defect]) -> None:
    """Enough cards and tickets for the opening deal with the most players."""
    players, cards, tickets = draft.rules.players, draft.rules.cards, draft.rules.tickets
    if players and cards:
        needed = players.max * cards.opening_hand + limits.MARKET
        if cards.total <= needed:
            message = (
                f"{cards.total} cards in all; {players.max} opening hands and the market take "
                f"{needed}, so there must be more"
            )
            defects.append(
                Defect(DefectCode.NOT_ENOUGH_CARDS, draft.rules_file, message, key="cards.each")
            )
    if not (players and tickets and draft.tickets.whole):
        return
    long = sum(ticket.long for ticket in draft.tickets.sound)
    regular = len(draft.tickets.sound) - long
    for found, each, kind, code in (
        (regular, tickets.opening, "regular", DefectCode.NOT_ENOUGH_TICKETS),
        (long, tickets.opening_long, "long", DefectCode.NOT_ENOUGH_LONG_TICKETS),
    ):
        if found < players.max * each:
            message = (
                f"{found} {kind} tickets; {players.max} players are dealt {each} each, "
                f"so there must be at least {players.max * each}"
            )
            defects.append(Defect(code, draft.tickets.file, message))


def _check_tokens(draft: Draft, defects: list[Defect]) -> None:
    tokens, players = draft.rules.tokens, draft.rules.players
    if tokens is None:
        return
    symbols, places = len(tokens.symbols), draft.places
    starts = sum(place.tokens for place in places.sound)
    if starts > symbols:
        message = f"{starts} places start with tokens, but there are only {symbols} symbols"
        defects.append(Defect(DefectCode.MORE_TOKEN_STARTS_THAN_SYMBOLS, places.file, message))
    if places.whole and len(places.sound) < symbols:
        message = f"{len(places.sound)} places; {symbols} symbols need as many places"
        defects.append(Defect(DefectCode.FEWER_PLACES_THAN_SYMBOLS, places.file, message))
    if players and symbols and len(tokens.per_stack) != len(players.counts):
        message = (
            f"{len(tokens.per_stack)} entries; there should be {len(players.counts)}, "
            f"for {players.min} to {players.max} players"
        )
        defects.append(
            Defect(DefectCode.WRONG_PER_STACK, draft.rules_file, message, key="tokens.per_stack")
        )


def _assemble(map_id: str, draft: Draft) -> Map:
    """The map, once nothing is wrong with its draft."""
    return Map(
        map_id,
        draft.title,
        draft.rules.rules(),
        tuple(_place(row, draft.sites.get(row.id)) for row in draft.places.sound),
        tuple(_routes(draft.routes.sound)),
        tuple(
            Ticket(f"{row.start}-{row.end}", row.start, row.end, row.points, row.long)
            for row in draft.tickets.sound
        ),
        draft.names,
    )


def _place(row: PlaceRow, site: Site | None) -> Place:
    if site is None:
        return Place(row.id, name_from_id(row.id), row.tokens)
    return Place(row.id, site.name, row.tokens, site.latitude, site.longitude)


def _routes(rows: Iterable[RouteRow]) -> Iterable[Route]:
    """Routes with their ids: the two tracks of a double share the first one's, with /1 and /2."""
    tracks: dict[frozenset[str], list[RouteRow]] = {}
    rows = tuple(rows)
    for row in rows:
        tracks.setdefault(row.pair, []).append(row)
    for row in rows:
        pair = tracks[row.pair]
        route_id = f"{pair[0].start}-{pair[0].end}"
        if len(pair) == 2:
            route_id += f"/{1 + pair.index(row)}"
        yield Route(route_id, row.start, row.end, row.length, row.colour, row.tunnel, row.wilds)
