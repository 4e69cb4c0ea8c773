"""Games to test with: maps with every mixture of mechanisms, and random play with undos."""

from collections.abc import Container, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from tests.making import make_map

from funicular.game import Game, new_game
from funicular.maps import Map, MapError, load_map

TINY = Path(__file__).parents[1] / "maps" / "tiny"
MOST_DECISIONS = 2000
COLOURS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")

BUNDLED = [
    *(("europe", players) for players in (2, 3, 4, 5)),
    *(("san_francisco", players) for players in (2, 3, 4)),
]


@cache
def tiny_map() -> Map:
    """The smallest map with every mechanism."""
    return load_map(TINY)


@cache
def narrow_map() -> Map:
    """Few cards, few tickets, more cars than routes: its games end with everybody passing."""
    return make_map(
        "a-b 1 red",
        "b-c 2 blue",
        "c-d 2 grey tunnel",
        "a-d 3 grey ferry=1",
        colours="red blue",
        each=5,
        wild=2,
        opening_hand=1,
        cars=20,
        players=(2, 3),
        tickets=("a-c 3", "b-d 4", "a-d 5", "a-b 1", "c-d 2"),
    )


@cache
def generated_map(number: int) -> Map:
    """One of endlessly many maps: tunnels, ferries, stations, tokens, bonuses in any mixture."""
    rng = Random(number)
    while True:
        try:
            return Map.from_facts(_random_facts(rng), id=f"generated_{number}")
        except MapError:
            continue  # such as a board that does not hang together


def _random_facts(rng: Random) -> dict[str, Any]:
    places = [f"p{n}" for n in range(rng.randint(4, 8))]
    colours = sorted(rng.sample(COLOURS, rng.randint(2, 4)), key=COLOURS.index)
    pairs = list(combinations(places, 2))
    rng.shuffle(pairs)
    routes = [_random_route(rng, pair, colours) for pair in pairs[: 2 * len(places)]]
    routes += [_random_route(rng, (row[1], row[0]), colours) for row in routes[: rng.randint(0, 3)]]
    tickets = [[a, b, rng.randint(1, 9), 0] for a, b in rng.sample(pairs, min(len(pairs), 12))]
    for row in tickets[:4]:
        row[3] = 1
    rules: dict[str, Any] = {
        "players": {"min": 2, "max": rng.randint(2, 4)},
        "cards": {
            "colours": colours,
            "each": rng.randint(4, 10),
            "wild": rng.randint(3, 8),
            "opening_hand": rng.randint(0, 3),
        },
        "cars": {"each": rng.randint(8, 16), "last_round_at": rng.randint(0, 3)},
        "points": {"1": 1, "2": 2, "3": 4, "4": 7},
        "tickets": {
            "opening_long": rng.randint(0, 1),
            "opening": rng.randint(1, 2),
            "opening_keep": 1,
            "opening_returns": rng.choice(["leave", "bottom"]),
            "drawn": rng.randint(1, 3),
            "keep": 1,
        },
        "doubles": {"closed_up_to_players": rng.randint(0, 3)},
    }
    if rng.random() < 0.6:
        rules["stations"] = {"each": rng.randint(1, 4), "unbuilt_points": rng.randint(0, 4)}
    if rng.random() < 0.6:
        rules["bonus"] = {"longest_path": rng.randint(1, 10)}
    starts = rng.sample(places, 2) if rng.random() < 0.6 else []
    if starts:
        rules["tokens"] = {
            "symbols": ["sun", "moon", "star"],
            "per_stack": [rng.randint(1, 3) for _ in range(rules["players"]["max"] - 1)],
            "singles_up_to_players": rng.randint(0, 3),
            "points": [0, 1, 2, 5],
        }
    return {
        "format": 1,
        "rules": rules,
        "places": [[place, int(place in starts)] for place in places],
        "routes": routes,
        "tickets": tickets,
    }


def _random_route(rng: Random, ends: tuple[Any, Any], colours: list[str]) -> list[Any]:
    length = rng.randint(1, 4)
    wilds = rng.randint(1, length) if rng.random() < 0.2 else 0
    tunnel = int(rng.random() < 0.3)
    return [*ends, length, rng.choice([*colours, "grey"]), tunnel, wilds]


def custom_maps() -> list[Map]:
    return [tiny_map(), narrow_map(), *(generated_map(number) for number in range(6))]


def games_of_all_kinds() -> list[tuple[Map, int]]:
    """The bundled maps with every number of players, and custom ones with their fewest and most."""
    bundled = [(load_map(name), players) for name, players in BUNDLED]
    custom = [
        (each, players)
        for each in custom_maps()
        for players in sorted({each.rules.players.min, each.rules.players.max})
    ]
    return bundled + custom


def name_of(kind: object) -> str:
    """How pytest calls a map or a number of players."""
    return kind.id if isinstance(kind, Map) else str(kind)


ALL_KINDS = games_of_all_kinds()
KIND_NAMES = [f"{each.id}-{players}-{n}" for n, (each, players) in enumerate(ALL_KINDS)]


def is_among(action: object, legal: Container[object]) -> bool:
    """`action in legal`, for a value, a text or anything else."""
    return action in legal


def play_on(game: Game, rng: Random, undo: float = 0.1) -> Iterator[Game]:
    """Play at random to the end, sometimes taking decisions back; the game after every change."""
    while not game.is_over and game.decisions < MOST_DECISIONS:
        if game.can_undo and rng.random() < undo:
            game.undo()
        else:
            seat = rng.choice(game.awaited)
            game.play(game.legal_actions(seat).pick(rng.randrange), seat)
        yield game


def random_game(source: Map | str, players: int, number: int, undo: float = 0.1) -> Game:
    """A whole random game."""
    game = new_game(source, players, seed=f"random game {number}")
    for _ in play_on(game, Random(number), undo):
        pass
    return game


def random_prefix(source: Map | str, players: int, number: int) -> Game:
    """A random game, left after a random number of changes."""
    rng = Random(number)
    game = new_game(source, players, seed=f"random game {number}")
    stop = rng.randrange(250)
    for count, _ in enumerate(play_on(game, rng)):
        if count == stop:
            break
    return game
