"""Funicular: an open, self-hosted home for two railway board games.

    import funicular

    game = funicular.new_game("europe", players=3, seed="a text")
    game.play("keep 1,2")
    print(list(game.legal_actions()))

Importing this package loads nothing but the standard library, and nothing that is slow.
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from funicular.game import (
        Game,
        GameRecord,
        GameView,
        new_game,
        parse_record,
        read_record,
        replay,
        resume,
    )
    from funicular.maps import load_map, map_ids
    from funicular.simulation import play_many

_HOMES = {
    "Game": "funicular.game",
    "GameRecord": "funicular.game",
    "GameView": "funicular.game",
    "load_map": "funicular.maps",
    "map_ids": "funicular.maps",
    "new_game": "funicular.game",
    "parse_record": "funicular.game",
    "play_many": "funicular.simulation",
    "read_record": "funicular.game",
    "replay": "funicular.game",
    "resume": "funicular.game",
}

__all__ = [
    "Game",
    "GameRecord",
    "GameView",
    "__version__",
    "load_map",
    "map_ids",
    "new_game",
    "parse_record",
    "play_many",
    "read_record",
    "replay",
    "resume",
]


def __getattr__(name: str) -> Any:
    """The public names, each imported when it is first used."""
    if name not in _HOMES:
        raise AttributeError(f"module 'funicular' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return __all__
