"""The bots that a table can seat are those of the registry, whoever put them there."""

from pathlib import Path

import pytest
from tests.server.running import Client, RunningServer

from funicular.bots import bot_names

STRANGER = '''
class Stranger:
    """Plays the first legal action."""

    name = "stranger"

    def choose(self, view):
        return next(iter(view.legal_actions))


def make(seed=None, budget=None):
    return Stranger()
'''


def test_bots_are_listed_as_the_registry_has_them(server: RunningServer) -> None:
    with Client(server) as ada:
        assert ada.get("/bots")["bots"] == list(bot_names())
        options = ada.get(f"/tables/{ada.new_table()}")["options"]
        assert options["expiry_bot"] == "planner"


def test_bot_of_another_package_is_listed_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "installed"
    facts = package / "stranger-1.0.dist-info"
    facts.mkdir(parents=True)
    (package / "stranger.py").write_text(STRANGER)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[funicular.bots]\nstranger = stranger:make\n")
    monkeypatch.setenv("PYTHONPATH", str(package), prepend=":")
    with RunningServer(tmp_path / "tables.sqlite") as server, Client(server) as ada:
        assert ada.get("/bots")["bots"] == [*bot_names(), "stranger"]
        table = ada.new_table(map="san_francisco", bots=["stranger"], start=True)
        with ada.sit(table) as chair:
            chair.play(until=12)
            bots = {m["move"]["seat"] for m in chair.heard if m.get("move", {}).get("by_bot")}
            assert bots == {seat["seat"] for seat in chair.table["seats"] if seat["bot"]}
        assert server.metric("bot_failures_total") == 0
