"""Maps as clients get them, encoded once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from funicular.maps import Map, Word, bundled_maps, load_map

from .map_messages import (
    MapData,
    MapList,
    MapSummary,
    PlaceData,
    PlayerColour,
    RouteData,
    RuleData,
    TicketData,
    WordData,
)

SHAPES = ("circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "heart")
"""One for each player colour of a map, in order: nobody has to tell colours apart."""
LAYOUT = "layout.json"
BACKDROP = "backdrop.json"


def playable_map(map_id: str) -> Map | None:
    """A map that tables can be made for."""
    return load_map(map_id) if map_id in bundled_maps() else None


def player_colours(source: Map) -> tuple[PlayerColour, ...]:
    return tuple(
        PlayerColour(colour, shape)
        for colour, shape in zip(source.names.player_colours, SHAPES, strict=False)
    )


def shape_of(source: Map, colour: str) -> str:
    return next(each.shape for each in player_colours(source) if each.colour == colour)


def map_list() -> MapList:
    maps = (load_map(each) for each in bundled_maps())
    return MapList(
        [
            MapSummary(m.id, m.title, m.digest, m.rules.players.min, m.rules.players.max)
            for m in maps
        ]
    )


@cache
def encoded_map(map_id: str) -> bytes:
    """The MapData of a playable map as JSON."""
    source = load_map(map_id)
    twins = {a.id: b.id for a, b in source.doubles} | {b.id: a.id for a, b in source.doubles}
    return msgspec.json.encode(
        MapData(
            id=source.id,
            title=source.title,
            digest=source.digest,
            places=[
                PlaceData(p.id, p.name, p.latitude, p.longitude, p.tokens) for p in source.places
            ],
            routes=[
                RouteData(
                    id=r.id,
                    start=r.start,
                    end=r.end,
                    length=r.length,
                    colour=r.colour,
                    tunnel=r.tunnel,
                    wilds=r.wilds,
                    points=source.rules.points_for(r.length),
                    twin=twins.get(r.id),
                )
                for r in source.routes
            ],
            tickets=[TicketData(t.id, t.start, t.end, t.points, t.long) for t in source.tickets],
            rules=_rule_data(source),
            wild=_word(source.names.wild),
            car=_word(source.names.car),
            card=_word(source.names.card),
            player_colours=list(player_colours(source)),
            token_names=dict(source.names.tokens),
            layout=_drawing(map_id, LAYOUT),
            backdrop=_drawing(map_id, BACKDROP),
        )
    )


def _word(word: Word) -> WordData:
    return WordData(word.singular, word.plural)


def _drawing(map_id: str, name: str) -> object:
    """A drawing that lies beside the map's files; a map may have none."""
    file = files("funicular.maps") / "data" / map_id / name
    return msgspec.json.decode(file.read_bytes()) if file.is_file() else None


def _rule_data(source: Map) -> RuleData:
    rules = source.rules
    return RuleData(
        players_min=rules.players.min,
        players_max=rules.players.max,
        colours=list(rules.cards.colours),
        cards_each=rules.cards.each,
        cards_wild=rules.cards.wild,
        opening_hand=rules.cards.opening_hand,
        cars=rules.cars.each,
        last_round_at=rules.cars.last_round_at,
        points={str(length): points for length, points in rules.points},
        opening_long=rules.tickets.opening_long,
        opening_tickets=rules.tickets.opening,
        opening_keep=rules.tickets.opening_keep,
        drawn_tickets=rules.tickets.drawn,
        keep=rules.tickets.keep,
        doubles_closed_up_to=rules.doubles.closed_up_to_players,
        stations=rules.stations.each,
        unbuilt_station_points=rules.stations.unbuilt_points,
        symbols=list(rules.tokens.symbols),
        token_points=list(rules.tokens.points),
        longest_path=rules.bonus.longest_path,
    )
