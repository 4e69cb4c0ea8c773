"""A worker process: reads views as JSON lines, lets a bot choose, writes the action."""

from __future__ import annotations

import signal
import sys
from functools import cache
from threading import Thread
from typing import Any

import msgspec

from funicular.bots import Bot, make_bot, searches, warm_up_search
from funicular.client.positions import game_view
from funicular.game import Notation, notation_of
from funicular.maps import Map, load_map
from funicular.simulation import can_compile


@cache
def bot_of(name: str) -> Bot:
    if searches(name) and can_compile():
        # Until that is done it plays as the planner does; the first time takes minutes.
        Thread(target=warm_up_search, daemon=True).start()
    return make_bot(name)


@cache
def notation_for(map_id: str, digest: str, facts: bytes) -> Notation:
    written = msgspec.json.decode(facts)
    source = load_map(map_id) if written is None else Map.from_facts(written, id=map_id)
    if source.digest != digest:
        raise ValueError("the map is another one here")
    return notation_of(source)


def choose(request: dict[str, Any]) -> str:
    facts = msgspec.json.encode(request["facts"])
    notation = notation_for(request["map"], request["digest"], facts)
    view = game_view(notation, request["position"], tuple(request["names"]))
    return str(bot_of(request["bot"]).choose(view))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us, by closing our input
    for line in sys.stdin.buffer:
        try:
            answer = {"action": choose(msgspec.json.decode(line))}
        except Exception as error:  # whatever a bot does wrong, the next request is served
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
