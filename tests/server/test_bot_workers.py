"""Bots think in processes of their own, which may crash or hang without harm."""

import asyncio
import gc
import os
import signal
import time
import warnings
from pathlib import Path

import pytest
from tests.looping import run_apart
from tests.server.running import Client, RunningServer

from funicular.bots import bot_names
from funicular.client.positions import PositionError, game_view, position_facts
from funicular.game import new_game, notation_of
from funicular.server.bot_workers import BotFailed, BotWorkers


def children(pid: int) -> list[int]:
    """Of whichever thread started them."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(each) for thread in threads for each in thread.read_text().split()]


def test_view_survives_the_journey() -> None:
    game = new_game("san_francisco", 3, seed=1)
    view = game.view(1)
    facts = position_facts(view.position)
    again = game_view(notation_of(game.map), facts, game.names)
    assert again.facts() == view.facts()
    assert again.position == view.position
    with pytest.raises(PositionError):
        game_view(notation_of(game.map), facts | {"deck_size": "many"}, game.names)
    with pytest.raises(PositionError):
        game_view(notation_of(game.map), {}, game.names)
    with pytest.raises(PositionError):
        game_view(notation_of(game.map), facts, game.names[1:])


def test_every_bot_chooses_legally_and_failures_are_told() -> None:
    async def ask() -> None:
        workers = BotWorkers(1)
        game = new_game("europe", 2, seed=1)
        facts = position_facts(game.view(0).position)
        try:
            for bot in bot_names():
                action = await workers.choose(bot, game.map, facts, game.names)
                assert action in game.legal_actions(0).texts()
            for nobody in ("nobody", "cmd:true"):  # a server starts no commands
                with pytest.raises(BotFailed):
                    await workers.choose(nobody, game.map, facts, game.names)
            action = await workers.choose("random", game.map, facts, game.names)
            assert action in game.legal_actions(0).texts()
        finally:
            await workers.close()

    run_apart(ask())


def test_hanging_worker_is_replaced() -> None:
    async def ask() -> None:
        workers = BotWorkers(1, patience=10)
        game = new_game("europe", 2, seed=1)
        facts = position_facts(game.view(0).position)
        try:
            others = children(os.getpid())
            await workers.choose("random", game.map, facts, game.names)
            (pid,) = set(children(os.getpid())) - set(others)
            os.kill(pid, signal.SIGSTOP)
            action = await workers.choose("random", game.map, facts, game.names)
            assert action in game.legal_actions(0).texts()
            assert pid not in children(os.getpid())
        finally:
            await workers.close()

    run_apart(ask())


def test_interrupted_thought_leaves_nothing_open() -> None:
    async def ask() -> None:
        workers = BotWorkers(1)
        game = new_game("europe", 2, seed=1)
        facts = position_facts(game.view(0).position)
        others = set(children(os.getpid()))
        thought = asyncio.create_task(workers.choose("random", game.map, facts, game.names))
        async with asyncio.timeout(10):
            while not set(children(os.getpid())) - others:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)  # it has been asked, and takes longer to start than this
        thought.cancel()
        await asyncio.wait({thought})
        await workers.close()
        assert not set(children(os.getpid())) - others

    gc.collect()  # what others have left is not of interest here
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always", ResourceWarning)
        run_apart(ask())
        gc.collect()
    assert [str(each.message) for each in heard] == []


def test_killed_worker_is_replaced_in_the_middle_of_a_game(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "t.sqlite") as server, Client(server) as ada:
        table = ada.new_table(bots=["random"], start=True)
        with ada.sit(table) as chair:
            for stop in (10, 20, 30):
                chair.play(until=stop)
                for worker in children(server.pid):
                    os.kill(worker, signal.SIGKILL)
            chair.play()
        workers = children(server.pid)
        server.kill()
        deadline = time.monotonic() + 10
        while any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers):
            assert time.monotonic() < deadline, "a worker outlives its server"
            time.sleep(0.05)
